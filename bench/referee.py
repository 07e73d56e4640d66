"""How fast is the referee? Decisions a second of random play, beside Catanatron and RLCard.

Every contender generates the legal moves of every decision and plays one of them at random. All run on
one core in short slices, turn about, timed by the processor's clock, so that a busy machine slows all of
them alike: the ratio is the result, not the figure.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from conspiratio.bots import bot
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.state import Options as CaligulaOptions
from conspiratio.core.game import AnyGame
from conspiratio.pax.game import PAX
from conspiratio.pax.state import Options as PaxOptions

try:
    import rlcard
    from catanatron import Color, Game, RandomPlayer
except ImportError as missing:
    print(f"bench/referee.py needs Catanatron and RLCard, but {missing.name} is not installed.", file=sys.stderr)
    print("Run `make bench`: it sets up .venv-bench with both.", file=sys.stderr)
    raise SystemExit(2) from None

SLICE = 1.0
SLICES = 5
WARM_UP = 0.5
SAMPLE = 2_000

Player = Iterator[None]
"""Plays on for ever, one step a decision."""


OPTIONS = {PAX: PaxOptions(), CALIGULA: CaligulaOptions()}


def play(game: AnyGame, seats: int, *, with_view: bool = False) -> Player:
    rng, player = random.Random(1), bot(game.name, "random")
    while True:
        state = game.start(game.deal(OPTIONS[game], seats, rng))
        while moves := game.legal_moves(state):
            if with_view:
                game.view(state, game.to_act(state))
            state, _ = game.play(state, player.choose(None, moves, rng))
            yield


def play_catanatron() -> Player:
    while True:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            yield


def play_rlcard() -> Player:
    rng = random.Random(1)
    env = rlcard.make("gin-rummy")
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            yield


@dataclass
class Contender:
    name: str
    player: Player
    decisions: int = 0
    seconds: float = 0.0

    def run(self, seconds: float) -> tuple[int, float]:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(100):
                next(self.player)
            decisions += 100
        return decisions, spent

    def measure(self) -> None:
        decisions, seconds = self.run(SLICE)
        self.decisions += decisions
        self.seconds += seconds

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


def contenders() -> list[Contender]:
    return [
        Contender("PAX, 4 players", play(PAX, 4)),
        Contender("PAX, 2 players", play(PAX, 2)),
        Contender("PAX, 8 players", play(PAX, 8)),
        Contender("PAX, solo", play(PAX, 1)),
        Contender("PAX, 4 players, and a view a decision", play(PAX, 4, with_view=True)),
        Contender("Caligula, 4 players", play(CALIGULA, 4)),
        Contender("Caligula, 4 players, and a view a decision", play(CALIGULA, 4, with_view=True)),
        Contender("Catanatron, 4 players", play_catanatron()),
        Contender("RLCard gin rummy (builds an observation)", play_rlcard()),
    ]


def sample_states(game: AnyGame, seats: range) -> list[tuple[Any, tuple[Any, ...]]]:
    """States of random games for these numbers of players, and what may be done in them."""
    rng, player = random.Random(2), bot(game.name, "random")
    states: list[tuple[Any, tuple[Any, ...]]] = []
    while len(states) < SAMPLE:
        state = game.start(game.deal(OPTIONS[game], rng.choice(seats), rng))
        while moves := game.legal_moves(state):
            if rng.random() < 0.05:
                states.append((state, moves))
            state, _ = game.play(state, player.choose(None, moves, rng))
    return states[:SAMPLE]


def microseconds(calls: list[Callable[[], object]]) -> float:
    for call in calls:
        call()
    start = time.process_time()
    for _ in range(10):
        for call in calls:
            call()
    return (time.process_time() - start) / (10 * len(calls)) * 1e6


def small_times(game: AnyGame, seats: range) -> tuple[float, float]:
    """The mean time of ``view`` and of ``refusal``: of each move on offer and of one that mostly isn't."""
    states = sample_states(game, seats)
    acting = [game.to_act(state) or 0 for state, _ in states]
    views = [lambda s=state, e=seat: game.view(s, e) for (state, _), seat in zip(states, acting, strict=True)]
    refusals = [
        lambda s=state, e=acting[i], m=move: game.refusal(s, e, m)
        for i, (state, moves) in enumerate(states)
        for move in (*moves, states[i - 1][1][0])
    ]
    return microseconds(views), microseconds(refusals)


def main() -> None:
    table = contenders()
    for contender in table:
        contender.run(WARM_UP)
    for _ in range(SLICES):
        for contender in table:
            contender.measure()
    speed = {contender.name: contender.speed for contender in table}
    ours = [speed["PAX, 4 players"], speed["Caligula, 4 players"]]
    print(f"{'random play, one core':<44}{'decisions/s':>12}{'PAX : it':>12}{'Caligula : it':>16}")
    for name, theirs in speed.items():
        print(f"{name:<44}{theirs:>12,.0f}{ours[0] / theirs:>11.2f}x{ours[1] / theirs:>15.2f}x")
    print()
    for name, game, seats in (("PAX", PAX, range(2, 9)), ("Caligula", CALIGULA, range(2, 6))):
        view, refusal = small_times(game, seats)
        print(f"{name}: view {view:.1f} µs, refusal {refusal:.2f} µs (mean over {SAMPLE:,} states of random games)")


if __name__ == "__main__":
    main()
