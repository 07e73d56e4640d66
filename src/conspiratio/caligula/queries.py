"""Small questions about a game of Caligula as it stands, asked by the rules, the views and the aids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from conspiratio.core.game import Seat

from .cards import COLOURS, INDEX, Card, Colour, Deck, Emperor, SequentiaCard
from .moves import Spot
from .state import FaceDown, Marker, OpenCard, Pair, Player, Plot


class StateLike(Protocol):
    """A State, or a Draft in which a state is being changed."""

    @property
    def faces(self) -> Deck: ...
    @property
    def ordo(self) -> tuple[Seat, ...]: ...
    @property
    def sequentia(self) -> tuple[SequentiaCard, ...]: ...
    @property
    def slot(self) -> int | None: ...
    @property
    def civitas(self) -> Sequence[Pair]: ...
    @property
    def coniura(self) -> tuple[FaceDown, ...]: ...
    @property
    def pugio(self) -> tuple[FaceDown, ...]: ...
    @property
    def emperor(self) -> Emperor: ...
    @property
    def candidates(self) -> tuple[Emperor, ...]: ...
    @property
    def favours(self) -> tuple[Seat, ...]: ...
    @property
    def primus(self) -> Seat | None: ...
    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def plot(self) -> Plot | None: ...


class Location(NamedTuple):
    """Where an open Civitas card lies."""

    colour: Colour
    position: int


def open_card(state: StateLike, colour: Colour, position: int) -> OpenCard | None:
    return state.civitas[INDEX[colour]][position - 1] if position in (1, 2) else None


def open_cards(state: StateLike) -> Iterator[tuple[Location, OpenCard]]:
    for colour, pair in zip(COLOURS, state.civitas, strict=True):
        for position, card in enumerate(pair, 1):
            if card is not None:
                yield Location(colour, position), card


class Lying(Protocol):
    """A Civitas card with what is on its fields, seen or not."""

    @property
    def card(self) -> Card: ...
    @property
    def markers(self) -> Sequence[object | None]: ...


def free_field(card: Lying, seats: int) -> int | None:
    """caligula.place.leftmost, caligula.place.fields"""
    for field, (needed, marker) in enumerate(zip(card.card.fields, card.markers, strict=True)):
        if marker is None and needed <= seats:
            return field
    return None


def placed_markers(state: StateLike) -> Iterator[tuple[Spot, Marker]]:
    for (colour, position), card in open_cards(state):
        for field, marker in enumerate(card.markers):
            if marker is not None:
                yield Spot(colour, position, field), marker


def marker_at(state: StateLike, spot: Spot) -> Marker | None:
    card = open_card(state, spot.colour, spot.position)
    if card is None or not 0 <= spot.field < len(card.markers):
        return None
    return card.markers[spot.field]


def sums(card: OpenCard) -> dict[Seat, int]:
    """caligula.civitas.reveal: what each player's markers on a card are worth, leftmost marker first."""
    totals: dict[Seat, int] = {}
    for marker in card.markers:
        if marker is not None:
            totals[marker.owner] = totals.get(marker.owner, 0) + marker.value
    return totals


def concerned(card: OpenCard, ordo: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who gets the effect of a card, in order.

    caligula.civitas.single, caligula.civitas.group, caligula.civitas.negative
    """
    reach = {seat: total for seat, total in sums(card).items() if total >= card.card.minimum}
    if card.card.kind == "negative":
        return tuple(seat for seat in ordo if seat not in reach)
    # sorted() is stable, so that of equal sums the one with the leftmost marker comes first
    best_first = tuple(sorted(reach, key=lambda seat: -reach[seat]))
    return best_first[:1] if card.card.kind == "single" else best_first


def order_from(ordo: Sequence[Seat], leader: Seat) -> tuple[Seat, ...]:
    """The order of play from the leader on."""
    at = ordo.index(leader)
    return (*ordo[at:], *ordo[:at])


def yet_to_answer(plot: Plot, ordo: Sequence[Seat], last: Seat) -> tuple[Seat, ...]:
    """caligula.plot.bid: who is asked about the leader's bid after this seat, in order."""
    order = order_from(ordo, plot.leader)
    return tuple(seat for seat in order[order.index(last) + 1 :] if seat not in plot.passed)


def conspirators(plot: Plot, ordo: Sequence[Seat]) -> tuple[Seat, ...]:
    """caligula.plot.sides, once the bidding is over: the leader first."""
    return tuple(seat for seat in order_from(ordo, plot.leader) if seat not in plot.passed)


def free_favour_fields(state: StateLike, name: str) -> int:
    """How many free fields the emperor or the nominee has."""
    plot = state.plot
    if name == state.emperor.name:
        return state.emperor.fields - len(state.favours)
    assert plot is not None
    return state.faces.by_name[name].fields - len(plot.backing)


def life(emperor: Emperor, plot: Plot | None) -> int:
    """caligula.murder.protect: the daggers it takes now."""
    return emperor.life + (len(plot.shields) if plot else 0)
