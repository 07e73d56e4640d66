"""What an action number means, for people; programs need only the number."""

from __future__ import annotations

from functools import cache
from typing import Any

from conspiratio import kernel
from conspiratio.games import GAMES, room


def action_name(game: str, faces: Any, seats: int, action: int) -> str:
    """
    >>> from conspiratio.pax.cards import DECKS
    >>> [action_name("pax", DECKS.deck("harsh"), 4, action) for action in (34, 160, 177, 199, 206)]
    ['keep 2 show 2', 'draw', 'place 2 legion 1', 'buy 3', 'play wealth-1']
    """
    try:
        if not 0 <= action < _how_many(game):
            raise IndexError
        return str(room("envs", game, "action_names").action_name(faces, seats, action))
    except IndexError:
        raise ValueError(f"there is no action {action}") from None


@cache
def _how_many(game: str) -> int:
    return int(kernel.bridge(game).dealt(GAMES[game].faces, 2, 0).actions)
