"""What many games come to. Summaries of parts add up to the summary of the whole, in any order.

The room of each game has its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, Self

from conspiratio.core.game import Seat


class Summary(Protocol):
    """All that a simulation has to know of it."""

    @property
    def games(self) -> int: ...
    def __add__(self, other: Self) -> Self: ...


@dataclass(frozen=True, slots=True)
class Spread:
    """A series of whole numbers, as far as we remember it.

    >>> both = Spread.of([3, 8]) + Spread.of([1])
    >>> both.mean, both.least, both.most
    (4.0, 1, 8)
    """

    count: int = 0
    total: int = 0
    least: int | None = None
    most: int | None = None

    @classmethod
    def of(cls, values: Iterable[int]) -> Spread:
        numbers = list(values)
        return cls(len(numbers), sum(numbers), min(numbers, default=None), max(numbers, default=None))

    def __add__(self, other: Spread) -> Spread:
        ends = [end for end in (self.least, self.most, other.least, other.most) if end is not None]
        total = self.total + other.total
        return Spread(self.count + other.count, total, min(ends, default=None), max(ends, default=None))

    @property
    def mean(self) -> float | None:
        return self.total / self.count if self.count else None


def add_each(ours: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(ours, theirs, strict=True))


def add_spreads(ours: tuple[Spread, ...], theirs: tuple[Spread, ...]) -> tuple[Spread, ...]:
    return tuple(a + b for a, b in zip(ours, theirs, strict=True))


def one_each(chosen: Iterable[Seat], seats: int) -> tuple[int, ...]:
    """1 for each of these seats, 0 for the others.

    >>> one_each([2], 4)
    (0, 0, 1, 0)
    """
    those = set(chosen)
    return tuple(int(seat in those) for seat in range(seats))
