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
    """The move of the rules of thumb is made unless the search finds one that is worth this much more (0 to 1)."""
    weights: str | None = None
    """The file of another network than the one we ship."""
    own_turn: bool = False
    """Look no further than to the end of the own turn, but in more of the worlds that may be."""
    victory: float | None = None
    """How much of a payoff is the victory; None: as usual."""

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
    neutral: float
    """The chance of the side that no seat plays: Rome in PAX, nobody in most games."""

    def of(self, move: Any) -> Opinion:
        return next(opinion for opinion in self.opinions if opinion.move == move)

    def choices(self, rather: Any = None) -> tuple[Opinion, ...]:
        """Those that were tried, the best first. Moves that give away one of several cards that look alike are one to
        the search, so that all it says of them is equal: only one of them is named, ``rather`` if it is one of them."""
        found: dict[tuple[int, float, float], Opinion] = {}
        for opinion in self.opinions:
            worth = (opinion.visits, opinion.value, opinion.win)
            if opinion.visits and (worth not in found or opinion.move == rather):
                found[worth] = opinion
        return tuple(found.values())


def can_search(game: AnyGame, faces: Any, seats: int) -> bool:
    """Is the kernel there, and has it room for this deck?"""
    return kernel.is_compiled() and bool(kernel.bridge(game.name).can_play(faces, seats))


def judge(view: Any, moves: tuple[Any, ...], rng: Random, effort: Effort, game: AnyGame) -> Judgement:
    """What a seat should think of its moves, given what it knows."""
    guesses = [Guess(game, view, moves, rng, effort) for _ in range(guesses_for(view, effort))]
    run(guesses, effort)
    return merged(guesses)


def guesses_for(view: Any, effort: Effort) -> int:
    """From how many states that fit the view it has to be searched."""
    guessing = any(getattr(player, "hand_size", 0) is None for player in view.players)
    return max(effort.threads, GUESSES if guessing else 1)


class Guess:
    """One state that fits the view, and the search from it."""

    def __init__(self, game: AnyGame, view: Any, moves: tuple[Any, ...], rng: Random, effort: Effort) -> None:
        from conspiratio.kernel.search import Search, stake
        from conspiratio.kernel.weights import load_once, network

        bridge = kernel.bridge(game.name)
        self.eye = view.eye
        self.victory = stake(len(view.players)) if effort.victory is None else effort.victory
        self.state = game.imagine(view, rng)
        self.moves = moves
        self.actions = [bridge.action_of(self.state, move) for move in moves]
        net = network(game.name, len(view.players)) if effort.weights is None else load_once(effort.weights, game.name)
        self.search = Search(
            bridge.position_of(self.state),
            view.eye,
            net=net if effort.evaluation else None,
            seed=rng.getrandbits(60),
            look=effort.look,
            victory=self.victory,
            own_turn=effort.own_turn,
        )

    def found(self) -> dict[int, tuple[int, float, float]]:
        """For each action how often it was tried, what it is worth to who moves, and their chance to win.

        All moves may be one to the search, such as giving away one of several cards that look alike. Then it makes it
        without a thought, and what it finds is about later decisions: what comes of them is what the move is worth."""
        if len(set(self.actions)) > 1:
            return {action: (visits, value, win) for action, visits, value, win in self.search.moves()}
        wins, ranks, _ = self.search.chances()
        win, rank = wins[self.eye], ranks[self.eye]
        return {self.actions[0]: (self.search.iterations, self.victory * win + (1 - self.victory) * rank, win)}

    def run(self, iterations: int, until: float) -> None:
        while iterations > 0 and time.monotonic() < until:
            self.search.run(min(CHUNK, iterations))
            iterations -= CHUNK


def run(guesses: list[Guess], effort: Effort) -> None:
    until = time.monotonic() + effort.seconds
    share = -(-effort.iterations // len(guesses))
    if effort.threads == 1:
        for i, guess in enumerate(guesses):
            left = until - time.monotonic()
            guess.run(share, time.monotonic() + left / (len(guesses) - i))
        return
    with ThreadPoolExecutor(effort.threads) as pool:
        list(pool.map(lambda guess: guess.run(share, until), guesses))


def _share(estimate: float) -> float:
    """A move is compared with what its worlds promise on the average, and a sure thing can come out a little above 1.

    >>> _share(1.0001), _share(0.25), _share(-0.002)
    (1.0, 0.25, 0.0)
    """
    return min(1.0, max(0.0, estimate))


def merged(guesses: list[Guess]) -> Judgement:
    """What the searches found together."""
    totals: dict[int, list[float]] = {}
    for guess in guesses:
        found = guess.found()
        for i, action in enumerate(guess.actions):
            visits, value, win = found[action]
            total = totals.setdefault(i, [0, 0.0, 0.0])
            total[0] += visits
            total[1] += visits * value
            total[2] += visits * win
    averages = [
        (int(visits), value / max(1, visits), win / max(1, visits), i) for i, (visits, value, win) in totals.items()
    ]
    averages.sort(key=lambda found: (-found[0], -found[1]))
    opinions = [Opinion(guesses[0].moves[i], visits, _share(value), _share(win)) for visits, value, win, i in averages]
    chances = [guess.search.chances() for guess in guesses if guess.search.iterations] or [guesses[0].search.chances()]
    seats = range(len(chances[0][0]))
    win_shares = tuple(sum(win[seat] for win, _, _ in chances) / len(chances) for seat in seats)
    return Judgement(tuple(opinions), win_shares, sum(neutral for *_, neutral in chances) / len(chances))
