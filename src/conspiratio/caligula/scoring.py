"""The end: who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from conspiratio.core.game import Seat

from .events import PointLost, PointsGained
from .state import Over, State

TieBreak: TypeAlias = Literal["primus", "conspiracy", "cards", "shared"]


@dataclass(frozen=True, slots=True)
class Points:
    derived: ClassVar = ("total",)
    victory: int
    conspiracy: int

    @property
    def total(self) -> int:
        return self.victory + self.conspiracy


@dataclass(frozen=True, slots=True)
class Result:
    winners: tuple[Seat, ...]
    points: tuple[Points, ...]
    by: TieBreak | None = None
    """What decided between equal totals, if that was needed."""


def result(state: State) -> Result | None:
    if not isinstance(state.phase, Over):
        return None
    hands = [len(player.hand) for player in state.players]
    return standing([Points(player.victory, player.conspiracy) for player in state.players], state.primus, hands)


def standing(points: list[Points], primus: Seat | None, hands: list[int]) -> Result:
    """caligula.end.winner"""
    tied = _best(list(range(len(points))), lambda seat: points[seat].total)
    by: TieBreak | None = None
    tie_breaks: list[tuple[TieBreak, Callable[[Seat], int]]] = [
        ("primus", lambda seat: seat == primus),
        ("conspiracy", lambda seat: points[seat].conspiracy),
        ("cards", lambda seat: hands[seat]),
    ]
    for name, merit in tie_breaks:
        if len(tied) > 1:
            fewer = _best(tied, merit)
            by = name if len(fewer) < len(tied) else by
            tied = fewer
    return Result(tuple(tied), tuple(points), "shared" if len(tied) > 1 else by)


SOURCES = ("leader", "dagger", "favour", "lost")
"""Where points come from, and where they go."""


def points_by_source(events: Iterable[object]) -> Counter[tuple[Seat, str]]:
    """What each seat got from each of SOURCES; lost points are negative."""
    points: Counter[tuple[Seat, str]] = Counter()
    for event in events:
        if isinstance(event, PointsGained):
            points[event.seat, event.why] += event.points
        elif isinstance(event, PointLost):
            points[event.seat, "lost"] -= 1
    return points


def _best(seats: list[Seat], merit: Callable[[Seat], int]) -> list[Seat]:
    most = max(merit(seat) for seat in seats)
    return [seat for seat in seats if merit(seat) == most]
