"""The best moves of a decision, as hints and reviews name them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from conspiratio.core.game import AnyGame, Json

SHOWN = 3
"""So many of the best moves are named."""
NEUTRAL = "rome"
"""What the neutral side's chance is called in JSON, whatever the game: reviews are stored with this name."""


@dataclass(frozen=True)
class Choice:
    move: Any
    value: float
    win: float
    share: float
    """Of the search's attention."""


def choices_json(game: AnyGame, best: Sequence[Choice]) -> Json:
    return [
        {"move": game.move_json(one.move)} | {name: round(getattr(one, name), 4) for name in ("value", "win", "share")}
        for one in best
    ]
