"""What each number of an observation of PAX is at most, as a rule, and which seats and cards there are."""

from __future__ import annotations

from collections.abc import Sequence

from conspiratio.kernel.pax.bridge import cards_of
from conspiratio.kernel.pax.state import ROME
from conspiratio.pax.cards import Deck

MOST = {
    "seats": 8,
    "solo_game": 5,
    "round": 16,
    "to_come": 3,
    "played": 8,
    "drawn": 5,
    "deck": 148,
    "removed": 40,
    "rome_hidden": 8,
    "money": 25,
    "hand_size": 16,
    "symbols": 14,
    "piles": 10,
    "column_worth": 16,
    "column_size": 8,
    "in_deck": 148,
    "in_drawn": 5,
    "in_played": 8,
    "in_column": 8,
}
"""What is more is told as 1, as this is; what is not here is 0 or 1."""
AXES: dict[str, tuple[str | None, ...]] = {
    **dict.fromkeys(("to_act", "first", "conspirator", "caller", "money", "hand_size"), ("seat",)),
    **dict.fromkeys(("symbols", "piles"), ("owner", None)),
    **dict.fromkeys(("in_deck", "in_rome_hidden", "in_drawn", "in_played"), ("card",)),
    "in_column": (None, "card"),
    "in_hand": ("seat", "card"),
    "in_display": ("owner", "card"),
}


def used(faces: Deck, seats: int) -> dict[str | None, Sequence[int]]:
    """Of each axis the places that a game with this deck and so many seats has a use for."""
    cards = range(len(cards_of(faces, seats).cards))
    return {"seat": range(seats), "owner": [*range(seats), ROME], "card": cards}
