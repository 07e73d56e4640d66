"""The decisions of PAX, one frozen value each, in the public notation of moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

Destination: TypeAlias = Literal["hand", "legion", "under"]


@dataclass(frozen=True, slots=True)
class Open:
    """Keep one card of the opening hand; in solo games 3 to 5 lay some out; slip the rest under."""

    type: ClassVar[str] = "open"
    keep: str
    display: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """The order of the cards laid out does not matter: there is one way to write it."""
        object.__setattr__(self, "display", tuple(sorted(self.display)))


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the full turn: draw, buy, play and collect."""

    type: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at Rome's face-down cards and take 2 Aurei instead of a turn."""

    type: ClassVar[str] = "peek"


@dataclass(frozen=True, slots=True)
class Place:
    """Put a drawn card where it belongs; ``legion`` 1 is Legion I."""

    type: ClassVar[str] = "place"
    card: str
    to: Destination
    legion: int | None = None


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy all the cards below a Legion."""

    type: ClassVar[str] = "buy"
    legion: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Buy nothing, or don't answer the Senate's call."""

    type: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Play:
    """Add a card from the hand to the display."""

    type: ClassVar[str] = "play"
    card: str


@dataclass(frozen=True, slots=True)
class End:
    """Play no more cards and collect the income."""

    type: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Follow:
    """Answer the Senate's call with a card, for 1 Aureus."""

    type: ClassVar[str] = "follow"
    card: str


Move: TypeAlias = Open | Draw | Peek | Place | Buy | Pass | Play | End | Follow
