"""What happened, each with who may see what of it.

A card that not everyone may see stands in an event as FaceDown; ``seen_by`` turns it into the Card,
or into None for those who don't know it. ``news`` is true if anybody learnt something hidden by the
event: what followed from it can't be undone. ``luck`` is true if a card came off a stack: nobody chose it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from conspiratio.core.game import Seat
from conspiratio.core.hidden import Happened

from .cards import Card, Category
from .moves import Destination
from .state import FaceDown

Shown: TypeAlias = FaceDown | Card | None


@dataclass(frozen=True, slots=True)
class OpeningDrawn(Happened):
    type: ClassVar[str] = "opening-drawn"
    luck: ClassVar[bool] = True
    news: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class OpeningChosen(Happened):
    type: ClassVar[str] = "opening-chosen"
    news: ClassVar[bool] = False
    seat: Seat
    kept: Shown
    slipped: tuple[Shown, ...]
    shown: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class LegionsFilled(Happened):
    """One card each below these Legions (1 is Legion I)."""

    type: ClassVar[str] = "legions-filled"
    luck: ClassVar[bool] = True
    news: ClassVar[bool] = True
    legions: tuple[int, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Happened):
    type: ClassVar[str] = "round-began"
    news: ClassVar[bool] = False
    round: int
    first: Seat


@dataclass(frozen=True, slots=True)
class CardsDrawn(Happened):
    type: ClassVar[str] = "cards-drawn"
    luck: ClassVar[bool] = True
    news: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class DeckFoundEmpty(Happened):
    """The game ends with this round; ``money`` is what the seat gets for drawing no card at all."""

    type: ClassVar[str] = "deck-found-empty"
    news: ClassVar[bool] = False
    seat: Seat
    money: int


@dataclass(frozen=True, slots=True)
class CardPlaced(Happened):
    type: ClassVar[str] = "card-placed"
    seat: Seat
    card: Shown
    to: Destination
    legion: int | None = None
    news: bool = False


@dataclass(frozen=True, slots=True)
class RomeSeen(Happened):
    type: ClassVar[str] = "rome-seen"
    news: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Shown, ...]
    money: int


@dataclass(frozen=True, slots=True)
class GroupBought(Happened):
    type: ClassVar[str] = "group-bought"
    news: ClassVar[bool] = False
    seat: Seat
    legion: int
    cards: tuple[Card, ...]
    price: int


@dataclass(frozen=True, slots=True)
class Passed(Happened):
    """Nothing bought, or no answer to the Senate's call."""

    type: ClassVar[str] = "passed"
    news: ClassVar[bool] = False
    seat: Seat
    what: Literal["buying", "following"]


@dataclass(frozen=True, slots=True)
class CardPlayed(Happened):
    type: ClassVar[str] = "card-played"
    seat: Seat
    card: Card
    cost: int
    news: bool = False


@dataclass(frozen=True, slots=True)
class PrimusConspiratusTaken(Happened):
    type: ClassVar[str] = "primus-conspiratus-taken"
    news: ClassVar[bool] = False
    seat: Seat
    from_seat: Seat | None


@dataclass(frozen=True, slots=True)
class IncomeTaken(Happened):
    type: ClassVar[str] = "income-taken"
    news: ClassVar[bool] = False
    seat: Seat
    money: int
    why: Literal["base", "intrigue", "longest"]
    category: Category | None = None
    senator: bool = False


@dataclass(frozen=True, slots=True)
class SenateCalled(Happened):
    type: ClassVar[str] = "senate-called"
    news: ClassVar[bool] = False
    seat: Seat


@dataclass(frozen=True, slots=True)
class RomeTook(Happened):
    type: ClassVar[str] = "rome-took"
    news: ClassVar[bool] = False
    legion: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Happened):
    """Rome's face-down cards are turned up."""

    type: ClassVar[str] = "game-ended"
    news: ClassVar[bool] = True
    reason: Literal["no-refill", "exhausted"]
    rome: tuple[Card, ...]


Event: TypeAlias = (
    OpeningDrawn
    | OpeningChosen
    | LegionsFilled
    | RoundBegan
    | CardsDrawn
    | DeckFoundEmpty
    | CardPlaced
    | RomeSeen
    | GroupBought
    | Passed
    | CardPlayed
    | PrimusConspiratusTaken
    | IncomeTaken
    | SenateCalled
    | RomeTook
    | GameEnded
)
