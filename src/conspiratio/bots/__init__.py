"""Bots: they get a view and the moves on offer, never a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from random import Random
from typing import Any, Protocol

from conspiratio import kernel
from conspiratio.core.game import Complaint, Json

from .caligula_greedy import GreedyCaligula
from .pax_greedy import GreedyPax
from .random_bot import RandomBot, RandomByType
from .searching import Effort, SearchBot


class Bot(Protocol):
    """Chooses one of ``moves``, knowing only ``view``; all its luck comes from ``rng``."""

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any: ...


LEVELS = ("tiro", "quaestor", "aedilis", "praetor", "consul")
"""What people play against, the weakest first. They differ in how far they look, not in how often they blunder."""

DEFAULT_LEVEL = "aedilis"

_EFFORTS: Mapping[str, Mapping[str, Effort]] = {
    "pax": {
        "tiro": Effort(2, evaluation=False, look=1),
        "quaestor": Effort(60, evaluation=False, look=1),
        "aedilis": Effort(1, look=3),
        "praetor": Effort(8),
        "consul": Effort(3000, seconds=1.5),
    },
    "caligula": {
        "tiro": Effort(1, look=4),
        "quaestor": Effort(1),
        "aedilis": Effort(6),
        "praetor": Effort(80),
        "consul": Effort(1000, seconds=1.5, overrule=0.03),
    },
}

_SIMPLE: Mapping[str, Mapping[str, Callable[[], Bot]]] = {
    "pax": {"random": RandomBot, "greedy": GreedyPax},
    "caligula": {"random": RandomByType, "greedy": GreedyCaligula},
}
"""Bots that need no kernel: for measuring others against them, and for machines without a compiler."""

BOTS: tuple[str, ...] = (*_SIMPLE["pax"], *LEVELS)


def bot(game: str, name: str) -> Bot:
    """A bot of that name for that game.

    >>> type(bot("pax", "random")).__name__
    'RandomBot'
    """
    if name not in BOTS:
        raise Complaint("bot-unknown", found=name, known=", ".join(BOTS))
    if name in LEVELS:
        return SearchBot(game, _EFFORTS[game][name])
    return _SIMPLE[game][name]()


def effort_of(game: str, level: str) -> Effort:
    """How hard a level thinks."""
    if level not in LEVELS:
        raise Complaint("bot-unknown", found=level, known=", ".join(LEVELS))
    return _EFFORTS[game][level]


def thinking(game: str, name: str) -> dict[str, Json]:
    """What decides how a bot of that name plays here; journals of games note it, so as not to mix two of them."""
    if name not in LEVELS:
        return {"name": name}
    if not kernel.is_compiled():
        return {"name": name, "kernel": False}
    from conspiratio.kernel.weights import mark_of

    return {"name": name, **asdict(_EFFORTS[game][name]), "weights": mark_of(game)}


def without_kernel(game: str) -> Bot:
    """Who plays for every level where the kernel is not compiled, or has no room for a deck."""
    return _SIMPLE[game]["greedy"]()
