"""The whole truth of a game of Caligula at one moment; queries.py has small questions about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias

from conspiratio.core.game import Eye, Seat

from .cards import Card, Colour, Deck, Emperor, SequentiaCard

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
