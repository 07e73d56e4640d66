"""A bot that searches, from nothing but the views it is given."""

from __future__ import annotations

from random import Random
from typing import Any

from conspiratio import kernel
from conspiratio.games import GAMES, room

from .search_from_view import Effort, Guess, Judgement, can_search, guesses_for, judge, merged, run


class SearchBot:
    """A bot that searches; it keeps its tree from one decision of its turn to the next."""

    def __init__(self, game: str, effort: Effort, *, steady: bool = False) -> None:
        """``steady``: it thinks about a single move, too, so that its time does not tell that there was no choice."""
        self.game = GAMES[game]
        self.effort = effort
        self.steady = steady
        self._kept: tuple[Guess, Any, Any] | None = None

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        if len(moves) == 1 and not self.steady:
            return moves[0]
        if not can_search(self.game, view.faces, len(view.players)):
            return self._by_rule_of_thumb(view, moves, rng)
        if guesses_for(view, self.effort) > 1:
            return self._decide(judge(view, moves, rng, self.effort, self.game), view, moves, rng)
        guess = self._continued(view, moves, rng) or Guess(self.game, view, moves, rng, self.effort)
        run([guess], self.effort)
        best = self._decide(merged([guess]), view, moves, rng)
        self._kept = (guess, view.eye, best)
        return best

    def _decide(self, judgement: Judgement, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        best = judgement.opinions[0]
        if self.effort.overrule is None:
            return best.move
        usual = judgement.of(self._by_rule_of_thumb(view, moves, rng))
        return best.move if best.value - usual.value > self.effort.overrule else usual.move

    def _by_rule_of_thumb(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return room("bots", self.game.name).SIMPLE["greedy"]().choose(view, moves, rng)

    def _continued(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Guess | None:
        """The guess of the decision before with its tree, if this is what came of it and nobody else has moved."""
        kept, self._kept = self._kept, None
        if kept is None or kept[1] != view.eye or self.game.to_act(kept[0].state) != view.eye:
            return None
        guess, eye, chosen = kept
        bridge = kernel.bridge(self.game.name)
        after, _ = self.game.play(guess.state, chosen)
        if not bridge.is_same_turn(self.game.view(after, eye), view):
            return None
        action = bridge.action_of(guess.state, chosen)
        guess.state = self.game.imagine(view, rng)
        guess.moves = moves
        guess.actions = [bridge.action_of(guess.state, move) for move in moves]
        guess.search.advance(action, bridge.position_of(guess.state))
        return guess
