"""PAX for bots: how far each level looks, and who plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Mapping

from ..random_bot import RandomBot
from ..search_from_view import Effort
from .greedy import Greedy

EFFORTS: Mapping[str, Effort] = {
    "tiro": Effort(2, evaluation=False, look=1),
    "quaestor": Effort(60, evaluation=False, look=1),
    "aedilis": Effort(1, look=3),
    "praetor": Effort(8),
    "consul": Effort(3000, seconds=1.5),
}
SIMPLE = {"random": RandomBot, "greedy": Greedy}
