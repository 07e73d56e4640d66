"""The moves that a review speaks of, in words. A review itself is kept without any: people speak several languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conspiratio.core.game import Json
from conspiratio.core.match import Match
from conspiratio.locale import Texts
from conspiratio.locale.words import words_for


def review_words(match: Match, review: Json, texts: Texts) -> list[Json]:
    """For each decision of a review: what was played and what was best, as the deciding seat would have read it."""
    game, words = match.game, words_for(match.game.name, texts, match.names, match.deal.faces)

    def told(moves: Sequence[Json], view: Any) -> list[str]:
        return [words.move(game.read_move(move, "move"), view) for move in moves]

    found: list[Json] = []
    for decision in review["decisions"]:
        view = game.view(match.states[decision["n"]], decision["seat"])
        played, *best = told([decision["played"], *(choice["move"] for choice in decision["best"])], view)
        found.append({"n": decision["n"], "played": played, "best": best})
    return found
