"""Caligula for bots: how far each level looks, and who plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Mapping

from ..random_bot import RandomByType
from ..search_from_view import Effort
from .greedy import Greedy

EFFORTS: Mapping[str, Effort] = {
    "tiro": Effort(1, look=4),
    "quaestor": Effort(1),
    "aedilis": Effort(6),
    "praetor": Effort(80),
    "consul": Effort(1000, seconds=1.5, overrule=0.03),
}
SIMPLE = {"random": RandomByType, "greedy": Greedy}
