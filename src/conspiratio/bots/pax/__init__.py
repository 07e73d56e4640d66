"""PAX for bots: how far each level looks, and who plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Mapping

from ..random_bot import RandomBot
from ..search_from_view import Effort
from .greedy import Greedy

EFFORTS: Mapping[str, Effort] = {
    "tiro": Effort(2, evaluation=False, look=1),
    "quaestor": Effort(60, evaluation=False, look=1),
    "aedilis": Effort(1, look=64, own_turn=True),
    "praetor": Effort(150, own_turn=True),
    "consul": Effort(10_000, seconds=2.0, own_turn=True),
}
SIMPLE = {"random": RandomBot, "greedy": Greedy}
