"""What an eye knows without seeing it on the table: cards in the stacks, and values that hidden markers can have."""

from __future__ import annotations

from itertools import groupby

from conspiratio.caligula.cards import COLOURS, STACKS
from conspiratio.caligula.moves import Spot
from conspiratio.caligula.view import MarkerView, View
from conspiratio.core.game import Seat
from conspiratio.locale.caligula_words import CaligulaWords


def known_stacks(view: View, words: CaligulaWords) -> list[str]:
    """A sentence for each of the Coniura and Pugio stacks in which the eye knows a card."""
    lines = []
    for stack in STACKS:
        cards: tuple[str, ...] = getattr(view, stack)
        if any(card not in STACKS for card in cards):
            # Equal cards that lie one below the other are counted; the order is what one wants to know.
            runs = [list(run) for _, run in groupby(cards, key=words.hand_card)]
            known = ", ".join(words.hand_cards(run, nominative=True) for run in runs)
            lines.append(words.texts("caligula-play-known-stack", stack=stack.capitalize(), cards=known))
    return lines


def possible_values(view: View, seat: Seat) -> dict[Spot, tuple[int, ...]]:
    """For the hidden markers of a seat of which some value is ruled out: the values that they can still have."""
    markers = _markers_of(view, seat)
    seen = {marker.value for marker in markers.values()}
    left = [value for value in view.players[seat].markers if value not in seen]
    return {
        spot: tuple(value for value in left if value not in marker.ruled_out)
        for spot, marker in markers.items()
        if marker.value is None and not marker.ruled_out.isdisjoint(left)
    }


def hidden_markers(view: View, words: CaligulaWords, seat: Seat) -> list[str]:
    """The same in words; markers that can have the same values are told of together."""
    cards = [spot[:2] for spot in _markers_of(view, seat)]
    found: dict[tuple[int, ...], list[str]] = {}
    for spot, values in possible_values(view, seat).items():
        alone = cards.count(spot[:2]) == 1
        found.setdefault(values, []).append(words.place(*spot[:2]) if alone else words.spot(spot))
    return [
        words.texts("caligula-table-look-hidden", places=words.list(places), values=_either(words, values))
        for values, places in found.items()
    ]


def _markers_of(view: View, seat: Seat) -> dict[Spot, MarkerView]:
    return {
        Spot(colour, position, field): marker
        for colour, pair in zip(COLOURS, view.civitas, strict=True)
        for position, card in enumerate(pair, 1)
        for field, marker in enumerate(card.markers if card else ())
        if marker is not None and marker.owner == seat
    }


def _either(words: CaligulaWords, values: tuple[int, ...]) -> str:
    *first, last = map(str, values)
    return words.texts("caligula-table-or", first=", ".join(first), last=last) if first else last
