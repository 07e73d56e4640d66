"""The moves that a review speaks of, in words. A review itself is kept without any: people speak several languages."""

from __future__ import annotations

from typing import Any

from msgspec import json

from conspiratio.core.match import Match
from conspiratio.locale import Texts
from conspiratio.locale.sentence import Sentence
from conspiratio.locale.words import words_for
from conspiratio.messages.review import DecisionWords, Review


def review_words(match: Match, review: Review[Any], texts: Texts) -> tuple[DecisionWords, ...]:
    """For each decision of a review: what was played and what was best, as the deciding seat would have read it."""
    game, words = match.game, words_for(match.game.name, texts, match.names, match.deal.faces)

    def said(move: Any, view: Any) -> Sentence:
        return words.move(game.read_move(json.decode(json.encode(move)), "move"), view)

    found = []
    for decision in review.decisions:
        view = game.view(match.states[decision.n], decision.seat)
        best = tuple(said(choice.move, view) for choice in decision.best)
        found.append(DecisionWords(decision.n, said(decision.played, view), best))
    return tuple(found)
