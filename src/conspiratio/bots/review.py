"""A finished game looked at again: everybody's chances move by move, what each decision cost, and what was luck.

Two questions are asked of the search, and kept apart. What somebody who saw all hands would have bet on: for the chart,
and for what the cards did. And what the deciding seat should have thought of its moves, given what it knew then: for
what a decision cost. So nobody is blamed for what they could not know.

It is made of parts, one for every move, each with luck of its own: they can be made in any order, anywhere, and a
review that was broken off goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from random import Random
from typing import Any, Literal

from conspiratio.core.game import AnyGame, Seat
from conspiratio.core.match import Match

from .searching import Effort, Opinion, can_search, chances, judge, outlook

SHOWN = 3
"""So many of the best moves are told, and so many moments."""
NOTICED = 0.01
"""What costs less is no mistake: nobody could tell, we included."""
DECISIVE = 0.04
"""What moves a chance by less decided nothing."""

Tell = Callable[[int, int], None]
Kind = Literal["mistake", "luck", "stroke"]


@dataclass(frozen=True)
class Pains:
    """How hard a review looks, in iterations of the search."""

    judging: int = 200
    """For a decision."""
    chances: int = 200
    """For a point of the chart."""
    worlds: int = 8
    """A move that looks worse than the best is compared with it once more in so many worlds, the same for both."""
    comparing: int = 32
    """For each move in each of them."""


@dataclass(frozen=True)
class Chances:
    """After ``n`` moves: each seat's chance to win, and that Rome does (whose Primus Conspiratus wins with it)."""

    n: int
    win: tuple[float, ...]
    rome: float


@dataclass(frozen=True)
class Choice:
    move: Any
    value: float
    win: float
    share: float
    """Of the search's attention."""


@dataclass(frozen=True)
class Decision:
    """A decision with a real choice, as its seat could see it."""

    n: int
    seat: Seat
    played: Any
    cost: float
    """How much less the move played was worth than the best one, never below 0."""
    lost: float
    """The same in chances to win."""
    win: float
    """The chance to win with the move played."""
    best: tuple[Choice, ...]

    @property
    def margin(self) -> float:
        """By how much the best move was better than the next; one that was hardly tried proves little."""
        if len(self.best) < 2:
            return 0.0
        first, second = self.best[:2]
        return max(0.0, first.win - second.win) * min(1.0, second.share * 20)


@dataclass(frozen=True)
class Part:
    """What there is to say of the position after ``chances.n`` moves, and of the decision made there."""

    chances: Chances
    decision: Decision | None = None


@dataclass(frozen=True)
class Account:
    """How a seat's chance at the start became its share of the victory."""

    seat: Seat
    start: float
    end: float
    skill: float
    """What its own decisions gave away, as it could have known."""
    luck: float
    """What came with its own moves beyond that."""
    rivals: float
    """What came with the others' moves."""


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


def can_review(match: Match) -> bool:
    return can_search(match.game, match.deal.faces, len(match.names))


def review(match: Match, seed: str, pains: Pains = Pains(), tell: Tell = lambda done, of: None) -> Review:  # noqa: B008
    return assemble(match, list(parts(match, seed, pains, tell)))


def parts(match: Match, seed: str, pains: Pains, tell: Tell, have: int = 0) -> Iterator[Part]:
    """The parts of a review in order, from the first that is missing."""
    count = len(match.states)
    for n in range(have, count):
        tell(n, count)
        yield part_of(match.game, question(match, n), seed, pains)
    tell(count, count)


@dataclass(frozen=True)
class Question:
    """All that one part is made from."""

    n: int
    state: Any
    played: Any = None
    """None: it is the last position."""


def question(match: Match, n: int) -> Question:
    return Question(n, match.states[n], match.moves[n][1] if n < len(match.moves) else None)


def part_of(game: AnyGame, asked: Question, seed: str, pains: Pains) -> Part:
    state, seat = asked.state, game.to_act(asked.state)
    win, rome = outlook(game, state, Random(f"{seed}/{asked.n}/chances"), pains.chances)
    point = Chances(asked.n, win, rome)
    if seat is None or asked.played is None:
        return Part(point)
    moves = game.legal_moves(state)
    if len(moves) == 1:
        return Part(point)
    rng = Random(f"{seed}/{asked.n}/decision")
    return Part(point, weigh(game, game.view(state, seat), moves, asked, rng, pains))


# One decision, from the view alone


def weigh(game: AnyGame, view: Any, moves: tuple[Any, ...], asked: Question, rng: Random, pains: Pains) -> Decision:
    """What a seat's decision cost, given its view. (Of the question only the move played is looked at.)"""
    judgement = judge(view, moves, rng, Effort(pains.judging), game)
    best, played = judgement.opinions[0], judgement.of(asked.played)
    cost = lost = 0.0
    if best.value - played.value > NOTICED:
        cost, lost = _compared(game, view, best.move, asked.played, rng, pains)
    choices = judgement.choices(rather=asked.played)
    tries = sum(opinion.visits for opinion in choices) or 1

    def told(opinion: Opinion) -> Choice:
        value, win, share = opinion.value, opinion.win, opinion.visits / tries
        if opinion.move == asked.played:
            value, win = best.value - cost, best.win - lost
        return Choice(opinion.move, _told(value), _told(win), _told(share))

    shown = tuple(told(opinion) for opinion in choices[:SHOWN])
    return Decision(asked.n, view.eye, asked.played, cost, lost, _told(best.win - lost), shown)


def _told(share: float) -> float:
    """As it is kept and sent: more digits would be noise."""
    return round(max(0.0, share), 4)


def _compared(game: AnyGame, view: Any, best: Any, played: Any, rng: Random, pains: Pains) -> tuple[float, float]:
    """By how much one move is better than another: its value, and the chance to win.

    The search hardly tries what looks bad at first, so both are tried equally often here, in the same imagined worlds.
    What may be chance is taken off: a decision is not blamed for it.
    """
    seat, values, wins = view.eye, [], []
    for _ in range(pains.worlds):
        world, seed = game.imagine(view, rng), rng.getrandbits(60)
        found = []
        for move in (best, played):
            after, _ = game.play(world, move)
            found.append(chances(game, after, seat, Random(seed), pains.comparing))
        (win, rank), (win_played, rank_played) = ((one[0][seat], one[1][seat]) for one in found)
        values.append((win + rank - win_played - rank_played) / 2)
        wins.append(win - win_played)
    cost = _surely(values)
    return (_told(cost), _told(_surely(wins))) if cost >= NOTICED else (0.0, 0.0)


def _surely(differences: Sequence[float]) -> float:
    """The mean, less its standard error; never below 0."""
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((one - mean) ** 2 for one in differences) / max(1, count - 1)
    return max(0.0, mean - sqrt(spread / count))


# The whole


def assemble(match: Match, made: Sequence[Part]) -> Review:
    """A review of what is there: the parts from the first on, all of them or not."""
    points = tuple(part.chances for part in made)
    decisions = tuple(part.decision for part in made[: len(match.moves)] if part.decision)
    seats = tuple(_account(match, points, decisions, seat) for seat in range(len(match.names)))
    return Review(points, decisions, seats, _moments(match, points, decisions))


def _account(match: Match, points: Sequence[Chances], decisions: Sequence[Decision], seat: Seat) -> Account:
    own = rivals = 0.0
    for (mover, _), before, after in zip(match.moves, points, points[1:], strict=False):
        change = after.win[seat] - before.win[seat]
        if mover == seat:
            own += change
        else:
            rivals += change
    lost = sum(one.lost for one in decisions if one.seat == seat and one.n + 1 < len(points))
    start, end = (points[0].win[seat], points[-1].win[seat]) if points else (0.0, 0.0)
    return Account(seat, start, end, -lost, own + lost, rivals)


def _moments(match: Match, points: Sequence[Chances], decisions: Sequence[Decision]) -> tuple[Moment, ...]:
    """The three turns that moved most, each by what moved most in it."""
    decided = {one.n: one for one in decisions}
    found = [
        max(candidates, key=lambda moment: abs(moment.swing))
        for turn in _turns(match, len(points) - 1)
        if (candidates := _of_turn(match, turn, points, decided))
    ]
    largest = sorted(found, key=lambda moment: -abs(moment.swing))[:SHOWN]
    return tuple(sorted((one for one in largest if abs(one.swing) >= DECISIVE), key=lambda moment: moment.n))


def _turns(match: Match, count: int) -> Iterator[list[int]]:
    """The moves that a seat made one after the other in one round."""
    for _, turn in groupby(range(count), key=lambda n: (match.moves[n][0], match.states[n].round)):
        yield list(turn)


def _of_turn(
    match: Match, turn: Sequence[int], points: Sequence[Chances], decided: Mapping[int, Decision]
) -> list[Moment]:
    mover = match.moves[turn[0]][0]
    made = [decided[n] for n in turn if n in decided]
    moments = [Moment(one.n, mover, "mistake", one.lost) for one in made if one.lost]
    lost = sum(one.lost for one in made)
    befores, afters = points[turn[0]].win, points[turn[-1] + 1].win
    changes = [_beyond(after - before, lost) for before, after in zip(befores, afters, strict=True)]
    changes[mover] = afters[mover] - befores[mover] + lost
    moved = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    gained = max(range(len(changes)), key=lambda seat: changes[seat])
    if changes[gained] * 2 >= abs(changes[moved]):
        moved = gained  # rather told of who had the luck than of who suffered by it
    good = max((one for one in made if not one.cost), key=lambda one: one.margin, default=None)
    if good and moved == mover and good.margin * 2 >= changes[mover] > 0:
        return [*moments, Moment(good.n, mover, "stroke", changes[mover])]
    where = max(turn, key=lambda n: abs(points[n + 1].win[moved] - points[n].win[moved]))
    return [*moments, Moment(where, moved, "luck", changes[moved])]


def _beyond(change: float, lost: float) -> float:
    """What others got by a mistake is not their luck."""
    return change - min(lost, change) if change > 0 else change
