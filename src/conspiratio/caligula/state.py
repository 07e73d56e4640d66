"""The whole truth of a game of Caligula at one moment, and small queries on its parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Protocol, TypeAlias

from conspiratio.core.game import Eye, Seat

from .cards import COLOURS, INDEX, Card, Colour, Deck, Emperor, SequentiaCard
from .moves import Spot

FIRST_MARKERS = (-1, 0, 1, 2, 3, 4)
LATE_MARKERS = (5, 6)
"""caligula.setup.markers: the second of these comes after the first."""


class FaceDown(NamedTuple):
    """A Coniura or Pugio card, and who has seen it and knows it still."""

    card: str
    known: frozenset[Eye]
    opening: bool = False
    """Everybody knows that it is a double: the one its holder began with."""


class FaceDownValue(NamedTuple):
    """The value of a marker, and who may know it."""

    value: int
    known: frozenset[Eye]


class Marker(NamedTuple):
    """An SPQR marker that lies on a Civitas card."""

    owner: Seat
    value: int
    ruled_out: frozenset[int] = frozenset()
    """Values that lay open elsewhere when it was placed, or that its owner showed or got since: everybody can rule
    them out."""


class OpenCard(NamedTuple):
    """A Civitas card on position 1 or 2 and the markers on its fields."""

    card: Card
    markers: tuple[Marker | None, ...]


Pair: TypeAlias = Sequence[OpenCard | None]
"""Positions 1 and 2 of a colour."""


@dataclass(frozen=True, slots=True)
class Options:
    memory_aid: bool = True
    """caligula.place.hidden: the table shows owners the values of the markers they have placed."""


@dataclass(frozen=True, slots=True)
class Player:
    supply: tuple[int, ...] = FIRST_MARKERS
    hand: tuple[FaceDown, ...] = ()
    late: int = 0
    """How many of LATE_MARKERS the player has got."""
    victory: int = 0
    conspiracy: int = 0

    @property
    def markers(self) -> tuple[int, ...]:
        """All the markers the player has, placed or not."""
        return FIRST_MARKERS + LATE_MARKERS[: self.late]


class Laid(NamedTuple):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Plot:
    """A conspiracy under way."""

    leader: Seat
    bids: tuple[int, ...]
    """Coniura symbols laid by each seat."""
    laid: tuple[Laid, ...] = ()
    """The cards of the bids, in the order they came, until they go back under their stacks."""
    passed: frozenset[Seat] = frozenset()
    nominee: str | None = None
    backing: tuple[Seat, ...] = ()
    """Whose favours lie on the nominee."""
    shields: tuple[Laid, ...] = ()
    daggers: tuple[Laid, ...] = ()


# Whose decision it is, and what about. ``queue``: who comes after.


@dataclass(frozen=True, slots=True)
class Placing:
    type: ClassVar[str] = "placing"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Rewarding:
    type: ClassVar[str] = "rewarding"
    seat: Seat
    colour: Colour
    queue: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Paying:
    """A penalty is due."""

    type: ClassVar[str] = "paying"
    seat: Seat
    colour: Colour
    queue: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Starting:
    """May start a conspiracy."""

    type: ClassVar[str] = "starting"
    seat: Seat
    queue: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Bidding:
    type: ClassVar[str] = "bidding"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Nominating:
    type: ClassVar[str] = "nominating"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Favouring:
    type: ClassVar[str] = "favouring"
    seat: Seat
    queue: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Protecting:
    type: ClassVar[str] = "protecting"
    seat: Seat
    queue: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Striking:
    type: ClassVar[str] = "striking"
    seat: Seat
    queue: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Over:
    type: ClassVar[str] = "over"
    seat: None = None


Phase: TypeAlias = (
    Placing | Rewarding | Paying | Starting | Bidding | Nominating | Favouring | Protecting | Striking | Over
)


@dataclass(frozen=True, slots=True)
class State:
    faces: Deck
    options: Options
    round: int
    ordo: tuple[Seat, ...]
    """Who has which Ordo card: I first."""
    sequentia: tuple[SequentiaCard, ...]
    slot: int | None
    """Where the Sequentia marker is; None while markers are placed, and once the Empire has fallen."""
    step: int
    """Which colour of that Sequentia card is being resolved."""
    civitas: tuple[tuple[OpenCard | None, OpenCard | None], ...]
    """In the order of COLOURS."""
    stacks: tuple[tuple[Card, ...], ...]
    """The Civitas cards to come, in the order of COLOURS, top first."""
    coniura: tuple[FaceDown, ...]
    """Top first."""
    pugio: tuple[FaceDown, ...]
    emperor: Emperor
    candidates: tuple[Emperor, ...]
    heirs: tuple[Emperor, ...]
    """The Augustus stack, top first."""
    favours: tuple[Seat, ...]
    """Whose favours lie on the emperor."""
    primus: Seat | None
    players: tuple[Player, ...]
    phase: Phase
    plot: Plot | None = None
    murdered: bool = False
    """An emperor was murdered this round."""
    fallen: bool = False
    """The Empire has fallen: this is the last conspiracy, or it is over."""

    def __str__(self) -> str:
        from .show import show_state

        return show_state(self)


# Queries. A Table is a State, or a Draft in which a state is being changed.


class Table(Protocol):
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


def open_card(table: Table, colour: Colour, position: int) -> OpenCard | None:
    return table.civitas[INDEX[colour]][position - 1] if position in (1, 2) else None


def open_cards(table: Table) -> Iterator[tuple[Location, OpenCard]]:
    for colour, pair in zip(COLOURS, table.civitas, strict=True):
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


def placed_markers(table: Table) -> Iterator[tuple[Spot, Marker]]:
    for (colour, position), card in open_cards(table):
        for field, marker in enumerate(card.markers):
            if marker is not None:
                yield Spot(colour, position, field), marker


def marker_at(table: Table, spot: Spot) -> Marker | None:
    card = open_card(table, spot.colour, spot.position)
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


def favour_room(table: Table, name: str) -> int:
    """How many free fields the emperor or the nominee has."""
    plot = table.plot
    if name == table.emperor.name:
        return table.emperor.fields - len(table.favours)
    assert plot is not None
    return table.faces.by_name[name].fields - len(plot.backing)


def life(emperor: Emperor, plot: Plot | None) -> int:
    """caligula.murder.protect: the daggers it takes now."""
    return emperor.life + (len(plot.shields) if plot else 0)
