"""Advice to a seat that has to decide, from nothing but its view."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from conspiratio.core.game import AnyGame, Json

from .choices import NEUTRAL, SHOWN, Choice, choices_json
from .search_from_view import Effort, judge

EFFORT = Effort(400, seconds=1.0)


@dataclass(frozen=True)
class Hint:
    best: tuple[Choice, ...]
    """Up to three moves, the best first."""
    win: tuple[float, ...]
    """Each seat's chance to win, as the seat that asks sees it."""
    neutral: float


def hint(game: AnyGame, view: Any, moves: tuple[Any, ...], rng: Random, effort: Effort = EFFORT) -> Hint:
    judgement = judge(view, moves, rng, effort, game)
    choices = judgement.choices()
    if len(moves) == 1 or not choices:  # nothing to search for: what the search found is about a later decision
        win = judgement.win[view.eye]
        return Hint((Choice(moves[0], win, win, 1.0),), judgement.win, judgement.neutral)
    tries = sum(opinion.visits for opinion in choices)
    best = tuple(
        Choice(opinion.move, opinion.value, opinion.win, opinion.visits / tries) for opinion in choices[:SHOWN]
    )
    return Hint(best, judgement.win, judgement.neutral)


def hint_json(game: AnyGame, given: Hint) -> Json:
    return {
        "best": choices_json(game, given.best),
        "win": [round(share, 4) for share in given.win],
        NEUTRAL: round(given.neutral, 4),
    }
