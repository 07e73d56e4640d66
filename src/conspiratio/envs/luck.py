"""A deal as a sequence of small chances, for programs that want to see each of them."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from random import Random
from typing import Any, TypeVar

from .kernel_match import Setting

T = TypeVar("T")


class Luck(Random):
    """Takes the ``n``-th of those that are left, as the outcomes say; where they say nothing, the first."""

    def __init__(self, outcomes: Sequence[int] = ()) -> None:
        super().__init__(0)
        self.outcomes: Iterator[int] = iter(outcomes)
        self.sizes: list[int] = []
        """How many there were to choose from, each time; where there was no choice it is not counted."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        assert stop is None, "a deal asks only for a number below another"
        return self._choose(start)

    def shuffle(self, x: MutableSequence[Any]) -> None:
        x[:] = self.sample(x, len(x))

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        left = list(population)
        return [left.pop(self._choose(len(left))) for _ in range(k)]

    def _choose(self, count: int) -> int:
        if count == 1:
            return 0
        self.sizes.append(count)
        return next(self.outcomes, 0)


def sizes_of(setting: Setting) -> tuple[int, ...]:
    """How many outcomes each chance of a deal has: the same whatever comes out."""
    luck = Luck()
    setting.game.deal(setting.options, setting.seats, luck)
    return tuple(luck.sizes)


def deal_of(setting: Setting, outcomes: Sequence[int]) -> Any:
    return setting.game.deal(setting.options, setting.seats, Luck(outcomes))
