"""OpenSpiel's own search as a bot: somebody else's program, for measuring ours against it.

It is the information set Monte Carlo tree search that OpenSpiel brings, as it is. Every decision begins with one state
that fits the view, and every simulation deals anew whatever the seat does not know. Random playouts run on the kernel:
through OpenSpiel's Python states there would be time for ten of them a second.
"""

from __future__ import annotations

import time
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from conspiratio import kernel
from conspiratio.games import game_called

from .openspiel_game import state_at

EXPLORATION = 1.4
"""Utilities reach from minus a fair share to what is missing to 1, which is about what UCT's usual √2 is made for."""
MANY = 10_000_000
"""More simulations than there is time for."""


class IsmctsBot:
    """Thinks for so many seconds about each decision, and a little longer if it would have tried nothing by then."""

    def __init__(self, game: str, seconds: float) -> None:
        self.game = game_called(game)
        self.seconds = seconds

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        if len(moves) == 1:
            return moves[0]
        game = self.game
        if view.faces != game.faces:
            raise ValueError("OpenSpiel's search knows our own deck alone")
        guess = game.imagine(view, rng)
        bridge = kernel.bridge(game.name)
        spiel = _spiel(game.name, len(view.players))
        action = _Timed(spiel, rng, self.seconds).step(state_at(spiel, bridge.position_of(guess)))
        return next(move for move in moves if bridge.action_of(guess, move) == action)


@cache
def _spiel(game: str, seats: int) -> Any:
    return pyspiel.load_game(f"python_{game}", {"players": seats})


class _TimeUp(Exception):  # noqa: N818 - nothing went wrong
    pass


class _Playouts(mcts.Evaluator):  # type: ignore[misc]
    """What a state is worth: how one random game from there ends."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def evaluate(self, state: Any) -> list[float]:
        match = state.match.clone()
        match.position.play_at_random(self.rng.getrandbits(60))
        rewards: list[float] = match.rewards()
        return rewards

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class _Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel counts simulations; this one stops before the first that begins too late."""

    def __init__(self, game: Any, rng: Random, seconds: float) -> None:
        luck = np.random.RandomState(rng.getrandbits(32))
        super().__init__(game, _Playouts(rng), EXPLORATION, MANY, random_state=luck)
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
        self.until = time.monotonic() + seconds

    def get_state_key(self, state: Any) -> tuple[int, bytes]:
        """An information state by its digest: to write all of it down takes most of the time."""
        player = state.current_player()
        return player, state.course.memories[player]

    def sample_root_state(self, state: Any) -> Any:
        if time.monotonic() > self.until and self._root_node.total_visits > 0:
            raise _TimeUp
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        try:
            return super().run_search(state)
        except _TimeUp:
            return self.get_final_policy(state, self._root_node)
