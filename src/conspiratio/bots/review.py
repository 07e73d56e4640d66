"""A finished game looked at again: everybody's chances move by move, what each decision cost, and what was luck.

Three questions are asked of the search, and kept apart. What somebody who saw all hands would have bet on: for the
chart. What the deciding seat should have thought of its moves, given what it knew then: for what a decision cost. So
nobody is blamed for what they could not know. And where a move turned up cards, by how much those that came were better
or worse for each seat than others that might have come: that is luck, and on the whole it favours nobody.

It is made of parts, one for every move, each with luck of its own: they can be made in any order, anywhere, and a
review that was broken off goes on where it was. ``review_summary`` puts them together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from conspiratio.core.game import AnyGame, Seat
from conspiratio.core.match import Match

from .choices import SHOWN, Choice
from .hindsight import chances, fortune, mean_and_error, open_chances
from .search_from_view import Effort, Opinion, can_search, judge

NOTICED = 0.01
"""What costs less is no mistake: nobody could tell, we included."""


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
    fates: int = 64
    """Cards that were turned up are compared with so many others that might have come. Rather many, hardly looked at,
    than few that are thought through: what came instead makes more of a difference."""
    fate: int = 16
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
    doubt: tuple[float, ...] | None = None
    """The standard error of that; None: it turned up none, or an older version did not say."""


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
        return Part(point, None, *luck)
    rng = Random(f"{seed}/{at.n}/decision")
    return Part(point, weigh(game, game.view(state, seat), moves, at, rng, effort), *luck)


def _with(game: AnyGame, moves: tuple[Any, ...], played: Any) -> tuple[Any, ...]:
    """The moves on offer, with the one that was made in the place of the one that it is as good as."""
    gist = game.gist(played)
    return tuple(played if game.gist(move) == gist else move for move in moves)


def _luck(
    game: AnyGame, at: Situation, rng: Random, effort: ReviewEffort
) -> tuple[tuple[float, ...] | None, tuple[float, ...] | None]:
    """What the cards did, and the standard error of it."""
    _, events = game.play(at.state, at.played)
    if not any(event.luck for event in events):
        return None, None
    gains, errors = fortune(game, at.state, at.played, rng, effort.fates, effort.fate)
    return tuple(round(gain, 4) for gain in gains), tuple(round(error, 4) for error in errors)


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
    mean, error = mean_and_error(differences)
    return max(0.0, mean - error)
