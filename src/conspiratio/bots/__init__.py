"""Bots: they get a view and the moves on offer, never a state."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol


class Bot(Protocol):
    """Chooses one of ``moves``, knowing only ``view``; all its luck comes from ``rng``."""

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any: ...
