"""Bots: they get a view and the moves on offer, never a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from conspiratio.core.game import Complaint

from .caligula_greedy import GreedyCaligula
from .pax_greedy import GreedyPax
from .random_bot import RandomBot, RandomByType


class Bot(Protocol):
    """Chooses one of ``moves``, knowing only ``view``; all its luck comes from ``rng``."""

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any: ...


_BOTS: Mapping[str, Mapping[str, Callable[[], Bot]]] = {
    "pax": {"random": RandomBot, "greedy": GreedyPax},
    "caligula": {"random": RandomByType, "greedy": GreedyCaligula},
}
"""For each game its levels, the weakest first; every game has them all."""

LEVELS: tuple[str, ...] = tuple(_BOTS["pax"])


def bot(game: str, level: str) -> Bot:
    """A bot of that level for that game.

    >>> type(bot("pax", "random")).__name__
    'RandomBot'
    """
    if level not in LEVELS:
        raise Complaint("bot-unknown", found=level, known=", ".join(LEVELS))
    return _BOTS[game][level]()
