"""What each number of an observation of Caligula is at most, as a rule, and which seats there are."""

from __future__ import annotations

from collections.abc import Sequence

from conspiratio.caligula.cards import Deck

MOST = {
    "seats": 5,
    "round": 8,
    "step": 3,
    "queue": 5,
    "ordo": 5,
    "sequentia": 3,
    "card": 12,
    "minimum": 8,
    "to_come": 12,
    "favours": 5,
    "victory": 20,
    "conspiracy": 10,
    "late": 2,
    "supply_size": 8,
    "bids": 12,
    "backing": 5,
    "coniura": 20,
    "pugio": 14,
    "backs": 10,
    "in_coniura": 20,
    "in_pugio": 14,
    "laid": 5,
    "shields": 5,
    "daggers": 5,
}
"""What is more is told as 1, as this is; what is not here is 0 or 1."""
_OF_SEATS = ("to_act", "queue", "ordo", "favours", "primus", "victory", "conspiracy", "late", "supply_size")
AXES: dict[str, tuple[str | None, ...]] = {
    **dict.fromkeys(("me", *_OF_SEATS, "leader", "bids", "passed", "backing"), ("seat",)),
    "owner": (None, "seat"),
    **dict.fromkeys(("backs", "in_hand", "exposed", "laid", "shields", "daggers"), ("seat", None)),
}


def used(faces: Deck, seats: int) -> dict[str | None, Sequence[int]]:
    """Of each axis the places that a game with so many seats has a use for."""
    return {"seat": range(seats)}
