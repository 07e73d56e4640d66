"""The bot that knows nothing: any move on offer, each as likely as the other."""

from __future__ import annotations

from random import Random
from typing import Any


class RandomBot:
    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return rng.choice(moves)
