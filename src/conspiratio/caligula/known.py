"""What an eye can still know of hidden markers and stacks."""

from __future__ import annotations

from conspiratio.core.game import Seat

from .cards import COLOURS, STACKS, Stack
from .moves import Spot
from .view import MarkerView, View


def possible_values(view: View, seat: Seat) -> dict[Spot, tuple[int, ...]]:
    """The values that hidden markers of a seat can still have, for markers of which a value is ruled out."""
    markers = markers_of(view, seat)
    seen = {marker.value for marker in markers.values()}
    left = [value for value in view.players[seat].markers if value not in seen]
    return {
        spot: tuple(value for value in left if value not in marker.ruled_out)
        for spot, marker in markers.items()
        if marker.value is None and not marker.ruled_out.isdisjoint(left)
    }


def markers_of(view: View, seat: Seat) -> dict[Spot, MarkerView]:
    return {
        Spot(colour, position, field): marker
        for colour, pair in zip(COLOURS, view.civitas, strict=True)
        for position, card in enumerate(pair, 1)
        for field, marker in enumerate(card.markers if card else ())
        if marker is not None and marker.owner == seat
    }


def known_stack(view: View, stack: Stack) -> tuple[str, ...] | None:
    """A stack as the eye knows it, from the top; None, if it knows no card in it."""
    cards = view.coniura if stack == "coniura" else view.pugio
    return cards if any(card not in STACKS for card in cards) else None
