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

from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Move
from conspiratio.pax.state import Options, State

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


def play_pax(seats: int, *, with_view: bool = False) -> Player:
    rng = random.Random(1)
    while True:
        state = PAX.start(PAX.deal(Options(), seats, rng))
        while moves := PAX.legal_moves(state):
            if with_view:
                PAX.view(state, PAX.to_act(state))
            state, _ = PAX.play(state, rng.choice(moves))
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
        Contender("PAX, 4 players", play_pax(4)),
        Contender("PAX, 2 players", play_pax(2)),
        Contender("PAX, 8 players", play_pax(8)),
        Contender("PAX, solo", play_pax(1)),
        Contender("PAX, 4 players, and a view a decision", play_pax(4, with_view=True)),
        Contender("Catanatron, 4 players", play_catanatron()),
        Contender("RLCard gin rummy (builds an observation)", play_rlcard()),
    ]


def sample_states() -> list[tuple[State, tuple[Move, ...]]]:
    """States of random games for 2 to 8 players, and what may be done in them."""
    rng = random.Random(2)
    states: list[tuple[State, tuple[Move, ...]]] = []
    while len(states) < SAMPLE:
        state = PAX.start(PAX.deal(Options(), rng.randint(2, 8), rng))
        while moves := PAX.legal_moves(state):
            if rng.random() < 0.05:
                states.append((state, moves))
            state, _ = PAX.play(state, rng.choice(moves))
    return states[:SAMPLE]


def microseconds(calls: list[Callable[[], object]]) -> float:
    for call in calls:
        call()
    start = time.process_time()
    for _ in range(10):
        for call in calls:
            call()
    return (time.process_time() - start) / (10 * len(calls)) * 1e6


def small_times() -> tuple[float, float]:
    """The mean time of ``view`` and of ``refusal``: of each move on offer and of one that mostly isn't."""
    states = sample_states()
    seats = [state.phase.seat or 0 for state, _ in states]
    views = [lambda s=state, e=seat: PAX.view(s, e) for (state, _), seat in zip(states, seats, strict=True)]
    refusals = [
        lambda s=state, e=seats[i], m=move: PAX.refusal(s, e, m)
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
    ours = table[0].speed
    print(f"{'random play, one core':<42}{'decisions/s':>12}{'ours : it':>12}")
    for contender in table:
        print(f"{contender.name:<42}{contender.speed:>12,.0f}{ours / contender.speed:>11.2f}x")
    view, refusal = small_times()
    print(f"\nview {view:.1f} µs, refusal {refusal:.2f} µs (mean over {SAMPLE:,} states of random games)")


if __name__ == "__main__":
    main()
