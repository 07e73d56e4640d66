"""What having something goes with: the win share of the seats that have it, against that of the others at the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Protocol, TypeAlias

from ..reporting.estimates import Estimate, Row, difference
from .study import Games


class Record(Protocol):
    """All that is asked here of the record of a game."""

    @property
    def wins(self) -> tuple[float, ...]: ...


Had: TypeAlias = Callable[[Any], Sequence[Iterable[str]]]
"""From the record of a game: what each seat had."""
Values: TypeAlias = Mapping[str, Estimate]


def values_by_count(games: Games, level: str, had: Had) -> Mapping[int, Values]:
    """The value of everything that somebody had, for each player count."""
    return {cell.seats: values(records, had) for cell, records in games.items() if cell.level == level}


def values(records: Sequence[Record], had: Had) -> Values:
    """Only games tell something in which some had it and some had not."""
    rows: dict[str, list[Row]] = defaultdict(list)
    for record in records:
        holders: dict[str, set[int]] = defaultdict(set)
        for seat, names in enumerate(had(record)):
            for name in names:
                holders[name].add(seat)
        for name, seats in holders.items():
            if len(seats) < len(record.wins):
                rows[name].append(_row(record.wins, seats))
    found = {name: difference(listed) for name, listed in rows.items()}
    return {name: estimate for name, estimate in found.items() if estimate is not None}


def _row(wins: Sequence[float], holders: set[int]) -> Row:
    theirs = sum(share for seat, share in enumerate(wins) if seat in holders)
    return theirs, len(holders), sum(wins) - theirs, len(wins) - len(holders)


def pooled(by_count: Mapping[int, Values]) -> Values:
    """Over all player counts: the mean of those that we can be somewhat sure of. With more at the table everybody wins
    more seldom, so games of different counts are never thrown together.

    >>> by_count = {2: Estimate(0.3, 0.1, 0.5), 3: Estimate(0.1, 0.0, 0.2), 4: Estimate(-0.9)}
    >>> pooled({count: {"army-1": estimate} for count, estimate in by_count.items()})["army-1"].value
    0.2
    """
    names = {name for listed in by_count.values() for name in listed}
    return {name: _mean([listed[name] for listed in by_count.values() if name in listed]) for name in sorted(names)}


def _mean(estimates: Sequence[Estimate]) -> Estimate:
    sure = [(one.value, one.high - one.value) for one in estimates if one.high is not None]
    if not sure:
        return Estimate(sum(one.value for one in estimates) / len(estimates))
    value = sum(value for value, _ in sure) / len(sure)
    half = sqrt(sum(half * half for _, half in sure)) / len(sure)
    return Estimate(value, value - half, value + half)


def above_the_table(amounts: Sequence[Sequence[float]], names: Sequence[str]) -> list[list[str]]:
    """Of what each seat has more than its table on average.

    >>> above_the_table([(3, 1), (1, 1)], ("army", "fleet"))
    [['army'], []]
    """
    means = [sum(column) / len(amounts) for column in zip(*amounts, strict=True)]
    return [[name for name, amount, mean in zip(names, row, means, strict=True) if amount > mean] for row in amounts]
