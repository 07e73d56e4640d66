"""How fast is the kernel? Decisions a second of random play, beside OpenSpiel, Catanatron, RLCard and python-chess.

Every contender generates the legal moves of every decision and plays one of them at random, driven from Python the
same way: a list of moves, one of them chosen, played. A deal takes time and is no decision; OpenSpiel deals card by
card, by chance nodes, and is shown once with these counted as well. Then the same inside the compiled loop, as the
search plays, beside the referee. All run on one core in short slices, turn about, timed by the processor's clock; the
best slice of each counts.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from conspiratio import kernel
from conspiratio.caligula.game import CALIGULA
from conspiratio.core.game import AnyGame
from conspiratio.pax.game import PAX

try:
    import chess
    import pyspiel
    import rlcard
    from catanatron import Color, Game, RandomPlayer
except ImportError as missing:
    print(f"bench/kernel.py needs {missing.name}, which is not installed.", file=sys.stderr)
    print("Run `make bench`: it sets up .venv-bench with all that is compared.", file=sys.stderr)
    raise SystemExit(2) from None

SLICE = 0.25
SLICES = 12
SEATS = 4
MOST_TURNS = 1_000
MOST_PLIES = 200
CLONES = 200_000

PlayGame = Callable[[Callable[[], float]], int]
"""Plays one game, or a good piece of one, by random numbers from 0 to 1; how many decisions that took."""


def from_python(game: AnyGame) -> PlayGame:
    bridge, seeds = kernel.bridge(game.name), Random(1)

    def play(random: Callable[[], float]) -> int:
        position, decisions = bridge.dealt(game.faces, SEATS, seeds.getrandbits(64)), 0
        while position.to_act() >= 0:
            legal = position.legal()
            position.play_legal(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play


def inside(game: AnyGame) -> PlayGame:
    """From positions that are dealt beforehand: as a search plays, from a clone to the end."""
    bridge, seeds = kernel.bridge(game.name), Random(1)
    dealt = [bridge.dealt(game.faces, SEATS, seed) for seed in range(100)]

    def play(random: Callable[[], float]) -> int:
        return sum(position.clone().play_at_random(seeds.getrandbits(64)) for position in dealt)

    return play


def referee(game: AnyGame) -> PlayGame:
    rng = Random(1)

    def play(random: Callable[[], float]) -> int:
        state, decisions = game.start(game.deal(game.options_type(), SEATS, rng)), 0
        while moves := game.legal_moves(state):
            state, _ = game.play(state, moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return play


def openspiel(name: str, *, count_chance: bool = False) -> PlayGame:
    game = pyspiel.load_game(name)

    def play(random: Callable[[], float]) -> int:
        state, steps, chances = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            chances += state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            steps += 1
        return steps if count_chance else steps - chances

    return play


def catanatron(random: Callable[[], float]) -> int:
    game, decisions = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]), 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.play_tick()
        decisions += 1
    return decisions


def rlcard_gin() -> PlayGame:
    env = rlcard.make("gin-rummy")

    def play(random: Callable[[], float]) -> int:
        (state, _), decisions = env.reset(), 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play


def python_chess(random: Callable[[], float]) -> int:
    board, plies = chess.Board(), 0
    while plies < MOST_PLIES and (moves := list(board.legal_moves)):
        board.push(moves[int(random() * len(moves))])
        plies += 1
    return plies


@dataclass
class Contender:
    name: str
    play: PlayGame
    speed: float = 0.0
    """Decisions a second in its best slice: what else the machine does can only slow it down."""

    def measure(self, random: Callable[[], float]) -> None:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SLICE:
            decisions += self.play(random)
        self.speed = max(self.speed, decisions / spent)


DRIVEN = "driven from Python"
INSIDE = "inside the loop"
HEARTS = "OpenSpiel hearts"


def contenders() -> list[Contender]:
    return [
        Contender(f"PAX, 4 players, {DRIVEN}", from_python(PAX)),
        Contender(f"Caligula, 4 players, {DRIVEN}", from_python(CALIGULA)),
        Contender(f"PAX, 4 players, {INSIDE}", inside(PAX)),
        Contender(f"Caligula, 4 players, {INSIDE}", inside(CALIGULA)),
        Contender("PAX, 4 players, the referee", referee(PAX)),
        Contender("Caligula, 4 players, the referee", referee(CALIGULA)),
        Contender(HEARTS, openspiel("hearts")),
        Contender(f"{HEARTS}, its chance nodes counted", openspiel("hearts", count_chance=True)),
        Contender("OpenSpiel bridge", openspiel("bridge(use_double_dummy_result=false)")),
        Contender("OpenSpiel gin rummy", openspiel("gin_rummy")),
        Contender("python-chess", python_chess),
        Contender("Catanatron, 4 players", catanatron),
        Contender("RLCard gin rummy (builds an observation)", rlcard_gin()),
    ]


def clone_time(game: AnyGame) -> float:
    """Nanoseconds, the call from Python and the end of the clone included."""
    position: Any = kernel.bridge(game.name).dealt(game.faces, SEATS, 1)
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for _ in range(CLONES):
            position.clone()
        best = min(best, (time.process_time() - start) / CLONES)
    return best * 1e9


def tell_expectations(speed: dict[str, float], clones: dict[str, float]) -> None:
    pax, caligula = (f"{name}, 4 players, " for name in ("PAX", "Caligula"))
    slower = max(speed[pax + how] / speed[caligula + how] for how in (DRIVEN, INSIDE))
    for what, found, wanted, holds in (
        ("PAX driven from Python : hearts", speed[pax + DRIVEN] / speed[HEARTS], "at least 5", lambda x: x >= 5),
        ("PAX inside the loop : hearts", speed[pax + INSIDE] / speed[HEARTS], "at least 50", lambda x: x >= 50),
        ("clone of PAX, nanoseconds", clones["pax"], "below 150", lambda x: x < 150),
        ("PAX : Caligula, the worse of both ways", slower, "at most 3", lambda x: x <= 3),
        ("clone of Caligula : of PAX", clones["caligula"] / clones["pax"], "at most 3", lambda x: x <= 3),
    ):
        print(f"{what:<44}{found:>12,.1f}   expected {wanted}: {'yes' if holds(found) else 'NO'}")


def main() -> None:
    if not kernel.is_compiled():
        raise SystemExit("The kernel is not compiled: there is nothing to measure. See `python hatch_build.py kernel`.")
    table, random = contenders(), Random(1).random
    for _ in range(SLICES):
        for contender in table:
            contender.measure(random)
    speed = {contender.name: contender.speed for contender in table}
    print(f"{'random play, one core':<44}{'decisions/s':>14}{'ns each':>10}{'it : hearts':>13}")
    for name, found in speed.items():
        print(f"{name:<44}{found:>14,.0f}{1e9 / found:>10,.0f}{found / speed[HEARTS]:>12.2f}x")
    clones = {game.name: clone_time(game) for game in (PAX, CALIGULA)}
    print(f"\nclone: PAX {clones['pax']:.0f} ns, Caligula {clones['caligula']:.0f} ns\n")
    tell_expectations(speed, clones)


if __name__ == "__main__":
    main()
