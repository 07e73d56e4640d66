"""A finished game looked at again: everybody's chances move by move, what each decision cost, and what was luck.

Three questions are asked of the search, and kept apart. What somebody who saw all hands would have bet on: for the
chart. What the deciding seat should have thought of its moves, given what it knew then: for what a decision cost. So
nobody is blamed for what they could not know. And where a move turned up cards, by how much those that came were better
or worse for each seat than others that might have come: that is luck, and on the whole it favours nobody.

It is made of parts, one for every move, each with luck of its own: they can be made in any order, anywhere, and a
review that was broken off goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from random import Random
from typing import Any, Literal

from conspiratio.core.game import AnyGame, Seat
from conspiratio.core.match import Match

from .choices import SHOWN, Choice
from .hindsight import chances, fortune, open_chances
from .search_from_view import Effort, Opinion, can_search, judge

MOMENTS = 3
"""At most so many turns decided a game."""
NOTICED = 0.01
"""What costs less is no mistake: nobody could tell, we included."""
DECISIVE = 0.04
"""What moves a chance by less decided nothing."""
FROM_A_STACK = {"opening-drawn", "cards-drawn", "legions-filled", "card-drawn", "card-opened", "candidate-drawn"}
"""Events by which a card comes off a stack: nobody chose it."""

Kind = Literal["mistake", "luck", "stroke"]
Lucks = Sequence[tuple[float, ...] | None]
"""Of each move what its cards did to each seat's chance; None: it turned up none."""


@dataclass(frozen=True)
class ReviewEffort:
    """How hard a review looks, in iterations of the search."""

    judging: int = 200
    """For a decision."""
    chances: int = 200
    """For a point of the chart."""
    worlds: int = 8
    """A move that looks worse than the best is compared with it once more in so many worlds, the same for both."""
    comparing: int = 32
    """For each move in each of them."""
    fates: int = 8
    """Cards that were turned up are compared with so many others that might have come."""
    fate: int = 64
    """For each of them."""


@dataclass(frozen=True)
class Chances:
    """After ``n`` moves, for somebody who sees all hands: each seat's chance to win, and the neutral side's."""

    n: int
    win: tuple[float, ...]
    neutral: float


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
    """What there is to say of the position after ``chances.n`` moves, and of the move made there."""

    chances: Chances
    decision: Decision | None = None
    luck: tuple[float, ...] | None = None
    """What the cards that the move turned up did to each seat's chance; None: it turned up none."""


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


def can_review(match: Match) -> bool:
    return can_search(match.game, match.deal.faces, len(match.names))


@dataclass(frozen=True)
class Situation:
    """All that one part is made from: a state of the game, and the move made there."""

    n: int
    state: Any
    played: Any = None
    """None: it is the last position."""


def situation(match: Match, n: int) -> Situation:
    return Situation(n, match.states[n], match.moves[n][1] if n < len(match.moves) else None)


def part_of(game: AnyGame, at: Situation, seed: str, effort: ReviewEffort) -> Part:
    state, seat = at.state, game.to_act(at.state)
    win, neutral = open_chances(game, state, Random(f"{seed}/{at.n}/chances"), effort.chances)
    point = Chances(at.n, win, neutral)
    if seat is None or at.played is None:
        return Part(point)
    luck = _luck(game, at, Random(f"{seed}/{at.n}/luck"), effort)
    moves = _with(game, game.legal_moves(state), at.played)
    if len(moves) == 1:
        return Part(point, luck=luck)
    rng = Random(f"{seed}/{at.n}/decision")
    return Part(point, weigh(game, game.view(state, seat), moves, at, rng, effort), luck)


def _with(game: AnyGame, moves: tuple[Any, ...], played: Any) -> tuple[Any, ...]:
    """The moves on offer, with the one that was made in the place of the one that it is as good as."""
    gist = game.gist(played)
    return tuple(played if game.gist(move) == gist else move for move in moves)


def _luck(game: AnyGame, at: Situation, rng: Random, effort: ReviewEffort) -> tuple[float, ...] | None:
    _, events = game.play(at.state, at.played)
    if not any(event.type in FROM_A_STACK for event in events):
        return None
    gains = fortune(game, at.state, at.played, rng, effort.fates, effort.fate)
    return tuple(round(gain, 4) for gain in gains)


# One decision, from the view alone


def weigh(
    game: AnyGame, view: Any, moves: tuple[Any, ...], at: Situation, rng: Random, effort: ReviewEffort
) -> Decision:
    """What a seat's decision cost, given its view. (Of the situation only the move played is looked at.)"""
    judgement = judge(view, moves, rng, Effort(effort.judging), game)
    best, played = judgement.opinions[0], judgement.of(at.played)
    cost = lost = 0.0
    if best.value - played.value > NOTICED:
        cost, lost = _compared(game, view, best.move, at.played, rng, effort)
    choices = judgement.choices(rather=at.played)
    tries = sum(opinion.visits for opinion in choices) or 1

    def choice(opinion: Opinion) -> Choice:
        value, win, share = opinion.value, opinion.win, opinion.visits / tries
        if opinion.move == at.played:
            value, win = best.value - cost, best.win - lost
        return Choice(opinion.move, _short(value), _short(win), _short(share))

    shown = tuple(choice(opinion) for opinion in choices[:SHOWN])
    return Decision(at.n, view.eye, at.played, cost, lost, _short(best.win - lost), shown)


def _short(share: float) -> float:
    """As it is kept and sent: more digits would be noise."""
    return round(max(0.0, share), 4)


def _compared(
    game: AnyGame, view: Any, best: Any, played: Any, rng: Random, effort: ReviewEffort
) -> tuple[float, float]:
    """By how much one move is better than another: its value, and the chance to win.

    The search hardly tries what looks bad at first, so both are tried equally often here, in the same imagined worlds.
    What may be chance is taken off: a decision is not blamed for it.
    """
    from conspiratio.kernel.search import stake

    seat, values, wins = view.eye, [], []
    victory = stake(len(view.players))
    for _ in range(effort.worlds):
        world, seed = game.imagine(view, rng), rng.getrandbits(60)
        found = []
        for move in (best, played):
            after, _ = game.play(world, move)
            found.append(chances(game, after, seat, Random(seed), effort.comparing))
        (win, rank), (win_played, rank_played) = ((one[0][seat], one[1][seat]) for one in found)
        values.append(victory * (win - win_played) + (1 - victory) * (rank - rank_played))
        wins.append(win - win_played)
    cost = _surely(values)
    return (_short(cost), _short(_surely(wins))) if cost >= NOTICED else (0.0, 0.0)


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
    whole = made[: max(0, len(points) - 1)]  # what came of the last one is not known yet
    lucks = [part.luck for part in whole]
    decisions = tuple(part.decision for part in made[: len(match.moves)] if part.decision)
    known = [part.decision for part in whole]
    seats = tuple(_account(points, known, lucks, seat) for seat in range(len(match.names)))
    return Review(points, decisions, seats, _moments(match, points, known, lucks))


def _account(points: Sequence[Chances], decisions: Sequence[Decision | None], lucks: Lucks, seat: Seat) -> Account:
    start, end = (points[0].win[seat], points[-1].win[seat]) if points else (0.0, 0.0)
    lost = sum(one.lost for one in decisions if one and one.seat == seat)
    luck = sum(one[seat] for one in lucks if one)
    return Account(seat, start, end, -lost, luck, end - start + lost - luck)


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
        moved = gained  # rather told of who had the luck than of who suffered by it
    yield Moment(max(struck, key=lambda n: abs(struck[n][moved])), moved, "luck", sums[moved])
