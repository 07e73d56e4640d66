"""What the kernel's search has to say of a decision, from nothing but the view of the seat that decides.

The view is turned into one state that fits it (the referee's ``imagine``); every iteration of the search then deals
anew whatever the seat does not know. So nothing gets in that the view does not tell.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from conspiratio import kernel
from conspiratio.core.game import AnyGame
from conspiratio.games import GAMES, room

OPEN_HANDS, EVERYTHING = -2, -3
CHUNK = 64
"""Iterations between two looks at the clock."""
GUESSES = 4
"""Where the view does not even tell how much the others hold, so many different guesses share the search."""


@dataclass(frozen=True)
class Effort:
    """How hard a bot thinks."""

    iterations: int
    seconds: float = 60.0
    look: int = 16
    """How many new moves are judged at once; 1: each is met by itself."""
    evaluation: bool = True
    """Judge by the network; otherwise by playing on at random."""
    threads: int = 1
    overrule: float | None = None
    """The move of the rules of thumb is made unless the search finds one that is worth so much more (0 to 1)."""

    def shortened(self, share: float) -> Effort:
        """So much of it, at least one look."""
        return replace(self, iterations=max(1, round(self.iterations * share)), seconds=self.seconds * share)


@dataclass(frozen=True)
class Opinion:
    """One move: how often the search tried it, what it is worth to who moves (0 to 1), and their chance to win."""

    move: Any
    visits: int
    value: float
    win: float


@dataclass(frozen=True)
class Judgement:
    opinions: tuple[Opinion, ...]
    """The best first: the one tried most often."""
    win: tuple[float, ...]
    """Each seat's chance to win, as the deciding seat sees it."""
    rome: float

    def of(self, move: Any) -> Opinion:
        return next(opinion for opinion in self.opinions if opinion.move == move)

    def choices(self, rather: Any = None) -> tuple[Opinion, ...]:
        """Those that were tried, the best first. Moves that give away one of several cards that look alike are one to
        the search, so that all it says of them is equal: they are told once, by ``rather`` if that is one of them."""
        found: dict[tuple[int, float, float], Opinion] = {}
        for opinion in self.opinions:
            told = (opinion.visits, opinion.value, opinion.win)
            if opinion.visits and (told not in found or opinion.move == rather):
                found[told] = opinion
        return tuple(found.values())


def can_search(game: AnyGame, faces: Any, seats: int) -> bool:
    """Is the kernel there, and has it room for this deck?"""
    return kernel.is_compiled() and bool(kernel.twin(game.name).can_play(faces, seats))


def judge(view: Any, moves: tuple[Any, ...], rng: Random, effort: Effort, game: AnyGame) -> Judgement:
    """What a seat should think of its moves, given what it knows."""
    searches = [_Question(game, view, moves, rng, effort) for _ in range(_how_many(view, effort))]
    _run(searches, effort)
    return merged(searches)


def _how_many(view: Any, effort: Effort) -> int:
    guessing = any(getattr(player, "hand_size", 0) is None for player in view.players)
    return max(effort.threads, GUESSES if guessing else 1)


class _Question:
    """A search from one state that fits the view."""

    def __init__(self, game: AnyGame, view: Any, moves: tuple[Any, ...], rng: Random, effort: Effort) -> None:
        from conspiratio.kernel.search import Search

        twin = kernel.twin(game.name)
        self.state = game.imagine(view, rng)
        self.moves = moves
        self.actions = [twin.action_of(self.state, move) for move in moves]
        self.search = Search(
            twin.position_of(self.state),
            view.eye,
            net=network(game, len(view.players)) if effort.evaluation else None,
            seed=rng.getrandbits(60),
            look=effort.look,
        )

    def run(self, iterations: int, until: float) -> None:
        while iterations > 0 and time.monotonic() < until:
            self.search.run(min(CHUNK, iterations))
            iterations -= CHUNK


def _run(questions: list[_Question], effort: Effort) -> None:
    until = time.monotonic() + effort.seconds
    share = -(-effort.iterations // len(questions))
    if effort.threads == 1:
        for i, question in enumerate(questions):
            left = until - time.monotonic()
            question.run(share, time.monotonic() + left / (len(questions) - i))
        return
    with ThreadPoolExecutor(effort.threads) as pool:
        list(pool.map(lambda question: question.run(share, until), questions))


def merged(questions: list[_Question]) -> Judgement:
    totals: dict[int, list[float]] = {}
    for question in questions:
        told = {action: rest for action, *rest in question.search.moves()}
        for i, action in enumerate(question.actions):
            visits, value, win = told[action]
            total = totals.setdefault(i, [0, 0.0, 0.0])
            total[0] += visits
            total[1] += visits * value
            total[2] += visits * win
    opinions = [
        Opinion(questions[0].moves[i], int(visits), value / max(1, visits), win / max(1, visits))
        for i, (visits, value, win) in totals.items()
    ]
    opinions.sort(key=lambda opinion: (-opinion.visits, -opinion.value))
    chances = [question.search.chances() for question in questions if question.search.iterations] or [
        questions[0].search.chances()
    ]
    seats = range(len(chances[0][0]))
    win_shares = tuple(sum(win[seat] for win, _, _ in chances) / len(chances) for seat in seats)
    return Judgement(tuple(opinions), win_shares, sum(rome for *_, rome in chances) / len(chances))


def outlook(game: AnyGame, state: Any, rng: Random, iterations: int) -> tuple[tuple[float, ...], float]:
    """Each seat's chance to win and Rome's, for somebody who sees all hands but not the order of the stacks.

    Only for games that are over: it looks at a state.
    """
    win, _, rome = chances(game, state, OPEN_HANDS, rng, iterations)
    return win, rome


def chances(
    game: AnyGame, state: Any, eye: int, rng: Random, iterations: int
) -> tuple[tuple[float, ...], tuple[float, ...], float]:
    """Each seat's chance to win, its share of the comparisons, and Rome's chance, as an eye sees a state."""
    position = kernel.twin(game.name).position_of(state)
    win, rank, rome = _chances(game, position, eye, rng.getrandbits(60), iterations)
    return tuple(win), tuple(rank), rome


def _chances(
    game: AnyGame, position: Any, eye: int, seed: int, iterations: int
) -> tuple[list[float], list[float], float]:
    from conspiratio.kernel.search import Search

    found: tuple[list[float], list[float], float]
    if position.to_act() < 0:
        found = position.outcome()
    else:
        search = Search(position, eye, net=network(game, position.seats), seed=seed, look=16, room=20_000)
        search.run(iterations)
        found = search.chances()
    return found


def fortune(game: AnyGame, state: Any, move: Any, rng: Random, worlds: int, iterations: int) -> tuple[float, ...]:
    """What the cards that a move turned up did to each seat's chance to win: the chances after it, less those after it
    in so many worlds in which the stacks lie otherwise. Only for games that are over: it looks at a state.
    """
    twin = kernel.twin(game.name)
    before, action = twin.position_of(state), twin.action_of(state, move)
    after = before.clone()
    after.play(action)
    gains = [0.0] * before.seats
    for _ in range(worlds):
        other = before.clone()
        other.imagine(OPEN_HANDS, rng.getrandbits(60))
        other.play(action)
        seed = rng.getrandbits(60)  # the same for both: what is equal in them is judged equally
        came, might_have = (_chances(game, one, OPEN_HANDS, seed, iterations)[0] for one in (after, other))
        gains = [gain + (now - then) / worlds for gain, now, then in zip(gains, came, might_have, strict=True)]
    return tuple(gains)


def network(game: AnyGame, seats: int) -> Any:
    from conspiratio.kernel.weights import shipped

    return shipped(f"{game.name}-solo" if seats == 1 else game.name)


class SearchBot:
    """A bot that searches; it keeps its tree from one decision of its turn to the next."""

    def __init__(self, game: str, effort: Effort, *, steady: bool = False) -> None:
        """``steady``: it thinks about a single move, too, so that its time does not tell that there was no choice."""
        self.game = GAMES[game]
        self.effort = effort
        self.steady = steady
        self._kept: tuple[_Question, Any, Any] | None = None

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        if len(moves) == 1 and not self.steady:
            return moves[0]
        if not can_search(self.game, view.faces, len(view.players)):
            return self._by_rule_of_thumb(view, moves, rng)
        if _how_many(view, self.effort) > 1:
            return self._decide(judge(view, moves, rng, self.effort, self.game), view, moves, rng)
        question = self._continued(view, moves, rng) or _Question(self.game, view, moves, rng, self.effort)
        _run([question], self.effort)
        best = self._decide(merged([question]), view, moves, rng)
        self._kept = (question, view.eye, best)
        return best

    def _decide(self, judgement: Judgement, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        best = judgement.opinions[0]
        if self.effort.overrule is None:
            return best.move
        usual = judgement.of(self._by_rule_of_thumb(view, moves, rng))
        return best.move if best.value - usual.value > self.effort.overrule else usual.move

    def _by_rule_of_thumb(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return room("bots", self.game.name).SIMPLE["greedy"]().choose(view, moves, rng)

    def _continued(self, view: Any, moves: tuple[Any, ...], rng: Random) -> _Question | None:
        """The question before this one with its tree, if this is what came of its answer and nobody else has moved."""
        kept, self._kept = self._kept, None
        if kept is None or kept[1] != view.eye or self.game.to_act(kept[0].state) != view.eye:
            return None
        question, eye, answer = kept
        twin = kernel.twin(self.game.name)
        after, _ = self.game.play(question.state, answer)
        if not twin.is_same_turn(self.game.view(after, eye), view):
            return None
        action = twin.action_of(question.state, answer)
        question.state = self.game.imagine(view, rng)
        question.moves = moves
        question.actions = [twin.action_of(question.state, move) for move in moves]
        question.search.advance(action, twin.position_of(question.state))
        return question
