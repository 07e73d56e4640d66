"""The decisions of Caligula, one frozen value each, in the public notation of moves.

Lists in a move have no order: there is one way to write each, and that is sorted.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

from conspiratio.core.game import Seat

from .cards import Colour

Point: TypeAlias = Literal["victory", "conspiracy"]


class Spot(NamedTuple):
    """A field of an open Civitas card; position 1 is resolved first, field 0 is the leftmost."""

    colour: Colour
    position: int
    field: int


def _sort(move: Any, *names: str) -> None:
    for name in names:
        listed: Iterable[Any] = getattr(move, name)
        object.__setattr__(move, name, tuple(sorted(listed)))


@dataclass(frozen=True, slots=True)
class Place:
    """Put a marker from the supply face down on the leftmost free field of a card."""

    type: ClassVar[str] = "place"
    marker: int
    colour: Colour
    position: int


@dataclass(frozen=True, slots=True)
class Reward:
    """Take one of the effects of a single or group card, with what the effect needs."""

    type: ClassVar[str] = "reward"
    effect: str
    position: int | None = None
    marker: int | None = None
    colour: Colour | None = None
    spot: Spot | None = None
    spots: tuple[Spot, ...] = ()
    seats: tuple[Seat, ...] = ()
    slots: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        _sort(self, "spots", "seats", "slots")


@dataclass(frozen=True, slots=True)
class Penalty:
    """Take one of the effects of a negative card."""

    type: ClassVar[str] = "penalty"
    effect: str
    point: Point | None = None
    spot: Spot | None = None
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Conspire:
    """Start a conspiracy."""

    type: ClassVar[str] = "conspire"
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        _sort(self, "cards")


@dataclass(frozen=True, slots=True)
class Join:
    """Bring your bid to the leader's; ``cards`` are those added."""

    type: ClassVar[str] = "join"
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        _sort(self, "cards")


@dataclass(frozen=True, slots=True)
class Raise:
    """Bid more than the leader, and lead."""

    type: ClassVar[str] = "raise"
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        _sort(self, "cards")


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline: a reward, to start or to join a conspiracy, a favour, a shield, a dagger."""

    type: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Nominate:
    type: ClassVar[str] = "nominate"
    candidate: str


@dataclass(frozen=True, slots=True)
class Favour:
    """Put your favour marker on the emperor or on the nominee."""

    type: ClassVar[str] = "favour"
    emperor: str


@dataclass(frozen=True, slots=True)
class Protect:
    """Shield the emperor with a Pugio symbol."""

    type: ClassVar[str] = "protect"
    card: str


@dataclass(frozen=True, slots=True)
class Strike:
    """Lay daggers against the emperor."""

    type: ClassVar[str] = "strike"
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        _sort(self, "cards")


Move: TypeAlias = Place | Reward | Penalty | Conspire | Join | Raise | Pass | Nominate | Favour | Protect | Strike
