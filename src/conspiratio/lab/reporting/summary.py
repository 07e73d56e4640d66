"""What many games come to. Summaries of parts add up to the summary of the whole, in any order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any, Self

from conspiratio.core.game import Seat


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


@dataclass(frozen=True, slots=True)
class Summary:
    """What the summaries of all games have; the room of each game adds its own. Tuples hold one entry a seat, unless
    said otherwise."""

    bots: tuple[str, ...]
    games: int
    wins: tuple[int, ...]
    """Won alone."""
    shared_wins: tuple[int, ...]
    """Took part in a shared victory."""
    rounds: Spread
    decisions: Spread
    scores: tuple[Spread, ...]
    sources: tuple[Spread, ...]
    """Points, one entry for each source of them."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    def __add__(self, other: Self) -> Self:
        """All fields are sums of something over the games, but for the bots."""
        assert self.bots == other.bots, "summaries of different tables"
        names = [field.name for field in fields(self) if field.name != "bots"]
        return replace(self, **{name: _sum(getattr(self, name), getattr(other, name)) for name in names})


def _sum(ours: Any, theirs: Any) -> Any:
    """Of tuples: entry by entry."""
    if isinstance(ours, tuple):
        return tuple(a + b for a, b in zip(ours, theirs, strict=True))
    return ours + theirs


def one_each(chosen: Iterable[Seat], seats: int) -> tuple[int, ...]:
    """1 for each of these seats, 0 for the others.

    >>> one_each([2], 4)
    (0, 0, 1, 0)
    """
    those = set(chosen)
    return tuple(int(seat in those) for seat in range(seats))
