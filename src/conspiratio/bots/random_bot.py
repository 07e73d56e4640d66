"""Bots that know nothing."""

from __future__ import annotations

from random import Random
from typing import Any


class RandomBot:
    """Any move on offer, each as likely as the other."""

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return rng.choice(moves)


class RandomByType:
    """Any type of move on offer, then any move of that type.

    Where moves lay sets of cards there are many more ways to lay most of a hand than a little of it: with every
    move as likely as the other, a bot would nearly always conspire, raise or strike with all it has.
    """

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        types = list(dict.fromkeys(move.type for move in moves))
        wanted = rng.choice(types)
        return rng.choice([move for move in moves if move.type == wanted])
