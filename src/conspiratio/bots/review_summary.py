"""What the parts of a review add up to: each seat's account, and the moments that decided the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from typing import Literal

from conspiratio.core.game import Seat
from conspiratio.core.match import Match

from .review import Chances, Decision, Part

MOMENTS = 3
"""At most so many turns decided a game."""
DECISIVE = 0.04
"""What moves a chance by less decided nothing."""
SURE = 1.96
"""This many standard errors either way hold 95 of 100 figures that differ by chance alone."""

Kind = Literal["mistake", "luck", "stroke"]
Lucks = Sequence[tuple[float, ...] | None]
"""Of each move what its cards did to each seat's chance; None: it turned up none."""


@dataclass(frozen=True)
class Account:
    """How a seat's chance at the start became its share of the victory."""

    seat: Seat
    start: float
    end: float
    skill: float
    """What its own decisions gave away, as it could have known."""
    luck: float
    """What the cards that were turned up did to it, whoever turned them up."""
    luck_within: float | None
    """How far chance may have moved luck: SURE standard errors. None: an older version did not say."""
    rivals: float
    """All the rest: what the others (alone at the table: the neutral side) did and hid."""


@dataclass(frozen=True)
class Moment:
    n: int
    seat: Seat
    kind: Kind
    swing: float
    """How much it moved the seat's chance; luck below 0 was bad luck."""


@dataclass(frozen=True)
class Review:
    chances: tuple[Chances, ...]
    decisions: tuple[Decision, ...]
    seats: tuple[Account, ...]
    moments: tuple[Moment, ...]


def assemble(match: Match, made: Sequence[Part]) -> Review:
    """A review of what is there: the parts from the first on, all of them or not."""
    points = tuple(part.chances for part in made)
    whole = made[: max(0, len(points) - 1)]  # what came of the last one is not known yet
    lucks, doubts = [part.luck for part in whole], _doubts(whole)
    decisions = tuple(part.decision for part in made[: len(match.moves)] if part.decision)
    known = [part.decision for part in whole]
    seats = tuple(_account(points, known, lucks, doubts, seat) for seat in range(len(match.names)))
    return Review(points, decisions, seats, _moments(match, points, known, lucks))


def _doubts(made: Sequence[Part]) -> list[tuple[float, ...]] | None:
    """The standard errors of all luck; None if one of them was not told."""
    found = [part.doubt for part in made if part.luck]
    known = [one for one in found if one is not None]
    return known if len(known) == len(found) else None


def _account(
    points: Sequence[Chances],
    decisions: Sequence[Decision | None],
    lucks: Lucks,
    doubts: Sequence[tuple[float, ...]] | None,
    seat: Seat,
) -> Account:
    start, end = (points[0].win[seat], points[-1].win[seat]) if points else (0.0, 0.0)
    lost = sum(one.lost for one in decisions if one and one.seat == seat)
    luck = sum(one[seat] for one in lucks if one)
    within = None if doubts is None else SURE * sqrt(sum(one[seat] ** 2 for one in doubts))
    return Account(seat, start, end, -lost, luck, within, end - start + lost - luck)


def _moments(
    match: Match, points: Sequence[Chances], decisions: Sequence[Decision | None], lucks: Lucks
) -> tuple[Moment, ...]:
    """The three turns that moved most, each by what moved most in it."""
    found = [
        max(candidates, key=lambda moment: abs(moment.swing))
        for turn in _turns(match, len(decisions))
        if (candidates := [*_decided(turn, points, decisions, lucks), *_fated(turn, lucks)])
    ]
    largest = sorted(found, key=lambda moment: -abs(moment.swing))[:MOMENTS]
    return tuple(sorted((one for one in largest if abs(one.swing) >= DECISIVE), key=lambda moment: moment.n))


def _turns(match: Match, count: int) -> Iterator[list[int]]:
    """The moves that a seat made one after the other in one round."""
    for _, turn in groupby(range(count), key=lambda n: (match.moves[n][0], match.states[n].round)):
        yield list(turn)


def _decided(
    turn: Sequence[int], points: Sequence[Chances], decisions: Sequence[Decision | None], lucks: Lucks
) -> Iterator[Moment]:
    """What a seat gave away in its turn, and what it won by a move to which there was no second: as far as somebody who
    sees all hands was surprised by it, for what everybody would have done is no stroke."""
    for n in turn:
        decision, luck = decisions[n], lucks[n]
        if decision is None:
            continue
        seat = decision.seat
        if decision.lost:
            yield Moment(n, seat, "mistake", decision.lost)
        elif not decision.cost:
            gained = points[n + 1].win[seat] - points[n].win[seat] - (luck[seat] if luck else 0.0)
            if (worth := min(decision.margin, gained)) > 0:
                yield Moment(n, seat, "stroke", worth)


def _fated(turn: Sequence[int], lucks: Lucks) -> Iterator[Moment]:
    """What the cards did that were turned up in a turn, to whom they did most."""
    struck = {n: luck for n in turn if (luck := lucks[n])}
    if not struck:
        return
    sums = [sum(column) for column in zip(*struck.values(), strict=True)]
    moved = max(range(len(sums)), key=lambda seat: abs(sums[seat]))
    gained = max(range(len(sums)), key=lambda seat: sums[seat])
    if sums[gained] * 2 >= abs(sums[moved]):
        moved = gained  # who had the luck is named rather than who suffered by it
    yield Moment(max(struck, key=lambda n: abs(struck[n][moved])), moved, "luck", sums[moved])
