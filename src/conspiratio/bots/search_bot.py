"""A bot that searches, from nothing but the views it is given."""

from __future__ import annotations

from random import Random
from typing import Any

from conspiratio.games import GAMES, room

from .search_from_view import Effort, Judgement, can_search, judge


class SearchBot:
    """A bot that searches; each decision stands for itself, so that the same bot plays in the lab and on the server."""

    def __init__(self, game: str, effort: Effort, *, steady: bool = False) -> None:
        """``steady``: it thinks about a single move, too, so that its time does not tell that there was no choice."""
        self.game = GAMES[game]
        self.effort = effort
        self.steady = steady

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        if len(moves) == 1 and not self.steady:
            return moves[0]
        if not can_search(self.game, view.faces, len(view.players)):
            return self._by_rule_of_thumb(view, moves, rng)
        return self._decide(judge(view, moves, rng, self.effort, self.game), view, moves, rng)

    def _decide(self, judgement: Judgement, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        best = judgement.opinions[0]
        if self.effort.overrule is None:
            return best.move
        usual = judgement.of(self._by_rule_of_thumb(view, moves, rng))
        return best.move if best.value - usual.value > self.effort.overrule else usual.move

    def _by_rule_of_thumb(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return room("bots", self.game.name).SIMPLE["greedy"]().choose(view, moves, rng)
