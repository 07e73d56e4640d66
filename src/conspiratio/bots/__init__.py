"""Bots: they get a view and the moves on offer, never a state.

The room of a game (``pax/``, ``caligula/``) has ``EFFORTS``, how hard each level thinks there, and ``SIMPLE``, the bots
that need no kernel.
"""

from __future__ import annotations

from dataclasses import asdict
from random import Random
from typing import Any, Protocol

from conspiratio import kernel
from conspiratio.core.game import Complaint, Json
from conspiratio.games import room

from .own import mark_of_source, own_bot
from .search_bot import SearchBot
from .search_from_view import Effort


class Bot(Protocol):
    """Chooses one of ``moves``, knowing only ``view``; all its luck comes from ``rng``."""

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any: ...


LEVELS = ("tiro", "quaestor", "aedilis", "praetor", "consul")
"""What people play against, the weakest first. They differ in how far they look, not in how often they blunder."""

DEFAULT_LEVEL = "aedilis"

BOTS = ("random", "greedy", *LEVELS)
"""All that we ship. The first two need no kernel: for measuring others against them, and for machines without it."""


def bot(game: str, name: str) -> Bot:
    """A bot of that name for that game: one of ours, or one's own as ``module:Class``.

    It imports the module that the name says. So only the names that its own user typed belong here; what comes from
    somebody else, over the net, goes to ``our_bot``.

    >>> type(bot("pax", "random")).__name__
    'RandomBot'
    """
    return own_bot(game, name) if ":" in name else our_bot(game, name)


def our_bot(game: str, name: str, *, share: float = 1.0, steady: bool = False) -> Bot:
    """One that we ship, and nothing else. ``share``: how much of its usual effort a level makes; ``steady``: it thinks
    about a single move, too."""
    if name not in BOTS:
        raise Complaint("bot-unknown", found=name, known=", ".join(BOTS))
    if name in LEVELS:
        return SearchBot(game, effort_of(game, name).shortened(share), steady=steady)
    simple: Bot = room("bots", game).SIMPLE[name]()
    return simple


def effort_of(game: str, level: str) -> Effort:
    """How hard a level thinks."""
    if level not in LEVELS:
        raise Complaint("bot-unknown", found=level, known=", ".join(LEVELS))
    effort: Effort = room("bots", game).EFFORTS[level]
    return effort


def thinking(game: str, name: str) -> dict[str, Json]:
    """What decides how a bot of that name plays here; journals of games note it, so as not to mix two of them."""
    if ":" in name:
        return {"name": name, "source": mark_of_source(name)}
    if name not in LEVELS:
        return {"name": name}
    if not kernel.is_compiled():
        return {"name": name, "kernel": False}
    from conspiratio.kernel.weights import mark_of

    return {"name": name, **asdict(effort_of(game, name)), "weights": mark_of(game)}
