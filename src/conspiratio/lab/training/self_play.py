"""Games of a bot against itself inside the kernel: positions as the evaluation sees them, and how the games ended."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Literal, TypeAlias

from conspiratio import kernel
from conspiratio.bots import bot
from conspiratio.core.game import AnyGame
from conspiratio.games import room

from ..extras import numpy
from ..running.engine import leave_if_stopped
from .games import Ending, Games

Decks: TypeAlias = Literal["one", "random"]
"""Always the same deck, or one for each game, drawn from those around ours."""
OWN_DECK = 0.25
"""How often it is ours among random ones: most people play with that."""
POSITIONS_A_GAME = 32
"""As many of its positions are kept: more would only say the same again."""
SURPRISES = 0.01
"""So often a move is made at random, so that the evaluation sees what it would not have chosen."""


@dataclass(frozen=True)
class Job:
    """Some games to be played; all luck comes from ``seed``."""

    game: AnyGame
    """With the deck that is played with."""
    solo: bool
    seats: tuple[int, ...]
    games: int
    iterations: int
    weights: Path | None
    seed: str
    decks: Decks = "one"


def play(job: Job) -> dict[int, Games]:
    """The games by number of players."""
    from conspiratio.kernel.weights import load

    rng = Random(job.seed)
    net = None if job.weights is None else load(job.weights, job.game.name)
    played: dict[int, list[tuple[Any, Ending]]] = {}
    for _ in range(job.games):
        leave_if_stopped()
        seats = rng.choice(job.seats)
        game = _game(job, rng)
        taught = net is None and not job.solo
        rows, ending = _taught_game(game, seats, rng) if taught else _one_game(job, game, seats, net, rng)
        if rows:
            kept = sorted(rng.sample(range(len(rows)), min(POSITIONS_A_GAME, len(rows))))
            played.setdefault(seats, []).append((numpy().stack([rows[i] for i in kept]), ending))
    return {seats: Games.of(games) for seats, games in played.items()}


def _game(job: Job, rng: Random) -> AnyGame:
    """With the deck of the next game."""
    if job.decks == "one" or rng.random() < OWN_DECK:
        return job.game
    another: AnyGame = room("lab", job.game.name, "decks").random_game(rng)
    return another


def _described(position: Any) -> Any:
    from conspiratio.kernel.net import describe

    row = numpy().zeros((position.seats, position.features), "f4")
    describe(position, row)
    return row


def _one_game(job: Job, game: AnyGame, seats: int, net: Any, rng: Random) -> tuple[list[Any], Ending]:
    position, rows = start(game, seats, job.solo, rng), []
    while (seat := position.to_act()) >= 0:
        legal = position.legal()
        rows.append(_described(position))
        if len(legal) == 1 or rng.random() < SURPRISES:
            action = rng.choice(legal)
        else:
            action = chosen(position, seat, net, job.iterations, rng)
        position.play_legal(action)
    return rows, position.outcome()


def _taught_game(game: AnyGame, seats: int, rng: Random) -> tuple[list[Any], Ending]:
    """A game of the bots that go by rules of thumb: who begins with nothing learns faster from sensible games."""
    bridge, teacher, rows = kernel.bridge(game.name), bot(game.name, "greedy"), []
    state = game.start(game.deal(game.options_type(), seats, rng))
    while (seat := game.to_act(state)) is not None:
        moves = game.legal_moves(state)
        rows.append(_described(bridge.position_of(state)))
        if len(moves) == 1 or rng.random() < SURPRISES:
            move = rng.choice(moves)
        else:
            move = teacher.choose(game.view(state, seat), moves, rng)
        state, _ = game.play(state, move)
    return rows, bridge.position_of(state).outcome()


def start(game: AnyGame, seats: int, solo: bool, rng: Random) -> Any:
    more = room("lab", game.name, "solo").training_options(rng) if solo else {}
    return kernel.bridge(game.name).dealt(game.faces, seats, rng.getrandbits(60), **more)


def chosen(position: Any, seat: int, net: Any, iterations: int, rng: Random) -> int:
    """The move that a short search finds. Without a network each look says less, so there are more of them."""
    from conspiratio.kernel.search import Search

    search = Search(position, seat, net=net, seed=rng.getrandbits(60), look=16 if net else 1, room=20_000)
    search.run(iterations if net else 4 * iterations)
    return int(max(search.moves(), key=lambda move: (move[1], move[2]))[0])
