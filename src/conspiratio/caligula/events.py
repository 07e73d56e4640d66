"""What happened, each with who may see what of it.

What not everyone may see stands in an event as FaceDown or FaceDownValue; ``seen_by`` turns it into what it
hides, or into None for those who don't know it. ``news`` is true if anybody learnt something hidden by the event:
what followed from it can't be undone. ``luck`` is true if a card came off a stack: nobody chose it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from conspiratio.core.game import Seat
from conspiratio.core.hidden import Happened

from .cards import Card, Colour, SequentiaCard, Stack
from .moves import Point, Spot
from .state import FaceDown, FaceDownValue

ShownCard: TypeAlias = FaceDown | str | None
ShownValue: TypeAlias = FaceDownValue | int | None


class Sum(NamedTuple):
    """What a player has on a card that was turned up: marker by marker from the left, and in all."""

    seat: Seat
    values: tuple[int, ...]
    total: int


# Rounds and Sequentia


@dataclass(frozen=True, slots=True)
class RoundBegan(Happened):
    type: ClassVar[str] = "round-began"
    news: ClassVar[bool] = False
    round: int
    ordo: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Happened):
    type: ClassVar[str] = "marker-placed"
    news: ClassVar[bool] = False
    seat: Seat
    spot: Spot
    marker: ShownValue


@dataclass(frozen=True, slots=True)
class SequentiaReached(Happened):
    """The Sequentia marker is on this card now."""

    type: ClassVar[str] = "sequentia-reached"
    news: ClassVar[bool] = False
    slot: int
    card: SequentiaCard


@dataclass(frozen=True, slots=True)
class CardDrawn(Happened):
    type: ClassVar[str] = "card-drawn"
    luck: ClassVar[bool] = True
    seat: Seat
    stack: Stack
    card: ShownCard
    news: bool = True


@dataclass(frozen=True, slots=True)
class StackFoundEmpty(Happened):
    type: ClassVar[str] = "stack-found-empty"
    news: ClassVar[bool] = False
    seat: Seat
    stack: Stack


@dataclass(frozen=True, slots=True)
class OrdoPassedLeft(Happened):
    type: ClassVar[str] = "ordo-passed-left"
    news: ClassVar[bool] = False
    ordo: tuple[Seat, ...]


# Civitas cards


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Happened):
    """The markers on a Civitas card are turned up. ``concerned``: who gets its effect, in order."""

    type: ClassVar[str] = "card-turned-up"
    card: Card
    sums: tuple[Sum, ...]
    concerned: tuple[Seat, ...]
    news: bool = True


@dataclass(frozen=True, slots=True)
class CardLeft(Happened):
    """A Civitas card leaves the game. ``home``: whose markers go back, from the left."""

    type: ClassVar[str] = "card-left"
    card: Card
    position: int
    home: tuple[Seat, ...]
    news: bool = False


@dataclass(frozen=True, slots=True)
class CardOpened(Happened):
    type: ClassVar[str] = "card-opened"
    luck: ClassVar[bool] = True
    news: ClassVar[bool] = True
    card: Card
    position: int


@dataclass(frozen=True, slots=True)
class RewardDeclined(Happened):
    type: ClassVar[str] = "reward-declined"
    news: ClassVar[bool] = False
    seat: Seat
    effects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RewardVoid(Happened):
    """None of the effects can do anything now."""

    type: ClassVar[str] = "reward-void"
    news: ClassVar[bool] = False
    seat: Seat
    effects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardRemoved(Happened):
    """Somebody has an open Civitas card leave the game unresolved; CardLeft follows."""

    type: ClassVar[str] = "card-removed"
    news: ClassVar[bool] = False
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class MarkerGained(Happened):
    type: ClassVar[str] = "marker-gained"
    news: ClassVar[bool] = False
    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class PrimusTaken(Happened):
    type: ClassVar[str] = "primus-taken"
    news: ClassVar[bool] = False
    seat: Seat
    from_seat: Seat | None


@dataclass(frozen=True, slots=True)
class MarkersSwapped(Happened):
    type: ClassVar[str] = "markers-swapped"
    news: ClassVar[bool] = False
    seat: Seat
    spots: tuple[Spot, ...]
    owners: tuple[Seat, ...]
    """Whose marker lay on the first spot, and on the second, before."""


@dataclass(frozen=True, slots=True)
class MarkerReturned(Happened):
    """Somebody sends a marker back to its owner, or (a penalty) takes one of their own back."""

    type: ClassVar[str] = "marker-returned"
    seat: Seat
    owner: Seat
    spot: Spot
    marker: ShownValue
    penalty: bool = False
    news: bool = False


@dataclass(frozen=True, slots=True)
class OrdoSwapped(Happened):
    type: ClassVar[str] = "ordo-swapped"
    news: ClassVar[bool] = False
    seat: Seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PositionsSwapped(Happened):
    type: ClassVar[str] = "positions-swapped"
    news: ClassVar[bool] = False
    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class SequentiaSwapped(Happened):
    type: ClassVar[str] = "sequentia-swapped"
    news: ClassVar[bool] = False
    seat: Seat
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PointLost(Happened):
    type: ClassVar[str] = "point-lost"
    news: ClassVar[bool] = False
    seat: Seat
    point: Point


@dataclass(frozen=True, slots=True)
class CardLost(Happened):
    """A card goes from the hand under its stack, for all to see."""

    type: ClassVar[str] = "card-lost"
    seat: Seat
    card: str
    symbol: Stack
    news: bool = True


@dataclass(frozen=True, slots=True)
class HandShown(Happened):
    """A player without the card that was to be lost proves it."""

    type: ClassVar[str] = "hand-shown"
    seat: Seat
    cards: tuple[str, ...]
    symbols: tuple[Stack, ...]
    news: bool = True


@dataclass(frozen=True, slots=True)
class PenaltyDue(Happened):
    """A player has to choose how to pay. If only a card can be lost, all may learn by this that there is one."""

    type: ClassVar[str] = "penalty-due"
    seat: Seat
    effects: tuple[str, ...]
    news: bool = False


@dataclass(frozen=True, slots=True)
class PenaltyVoid(Happened):
    """A penalty that can't be paid does nothing."""

    type: ClassVar[str] = "penalty-void"
    news: ClassVar[bool] = False
    seat: Seat
    effects: tuple[str, ...]


# The conspiracy


@dataclass(frozen=True, slots=True)
class PlotDeclined(Happened):
    """Asked whether to start a conspiracy, and did not."""

    type: ClassVar[str] = "plot-declined"
    news: ClassVar[bool] = False
    seat: Seat


@dataclass(frozen=True, slots=True)
class BidMade(Happened):
    type: ClassVar[str] = "bid-made"
    seat: Seat
    what: Literal["start", "join", "raise"]
    cards: tuple[str, ...]
    total: int
    news: bool = True


@dataclass(frozen=True, slots=True)
class BidPassed(Happened):
    type: ClassVar[str] = "bid-passed"
    news: ClassVar[bool] = False
    seat: Seat


@dataclass(frozen=True, slots=True)
class BiddingEnded(Happened):
    """The conspirators, the leader first, and the others; all the cards laid go back under their stacks."""

    type: ClassVar[str] = "bidding-ended"
    news: ClassVar[bool] = False
    conspirators: tuple[Seat, ...]
    others: tuple[Seat, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Nominated(Happened):
    type: ClassVar[str] = "nominated"
    news: ClassVar[bool] = False
    seat: Seat
    candidate: str


@dataclass(frozen=True, slots=True)
class FavourPlaced(Happened):
    type: ClassVar[str] = "favour-placed"
    news: ClassVar[bool] = False
    seat: Seat
    emperor: str
    moved: bool = False
    """It lay on the emperor before."""


@dataclass(frozen=True, slots=True)
class FavourWithheld(Happened):
    """Stays on the emperor, or in the supply."""

    type: ClassVar[str] = "favour-withheld"
    news: ClassVar[bool] = False
    seat: Seat
    on_emperor: bool


@dataclass(frozen=True, slots=True)
class NoFavourRoom(Happened):
    """A conspirator who finds no free field."""

    type: ClassVar[str] = "no-favour-room"
    news: ClassVar[bool] = False
    seat: Seat


@dataclass(frozen=True, slots=True)
class EmperorProtected(Happened):
    type: ClassVar[str] = "emperor-protected"
    seat: Seat
    card: str
    life: int
    news: bool = True


@dataclass(frozen=True, slots=True)
class ProtectionDenied(Happened):
    type: ClassVar[str] = "protection-denied"
    news: ClassVar[bool] = False
    seat: Seat


@dataclass(frozen=True, slots=True)
class DaggersLaid(Happened):
    """``total``: all the daggers so far, against this life."""

    type: ClassVar[str] = "daggers-laid"
    seat: Seat
    cards: tuple[str, ...]
    total: int
    life: int
    news: bool = True


@dataclass(frozen=True, slots=True)
class NoDaggerLaid(Happened):
    type: ClassVar[str] = "no-dagger-laid"
    news: ClassVar[bool] = False
    seat: Seat


@dataclass(frozen=True, slots=True)
class EmperorMurdered(Happened):
    """``successor`` is None in the last conspiracy; ``home``: whose favours go back."""

    type: ClassVar[str] = "emperor-murdered"
    news: ClassVar[bool] = False
    emperor: str
    daggers: int
    life: int
    successor: str | None
    home: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EmperorSurvived(Happened):
    type: ClassVar[str] = "emperor-survived"
    news: ClassVar[bool] = False
    emperor: str
    daggers: int
    life: int
    home: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CandidateDrawn(Happened):
    type: ClassVar[str] = "candidate-drawn"
    luck: ClassVar[bool] = True
    news: ClassVar[bool] = True
    candidate: str


@dataclass(frozen=True, slots=True)
class PointsGained(Happened):
    type: ClassVar[str] = "points-gained"
    news: ClassVar[bool] = False
    seat: Seat
    point: Point
    points: int
    why: Literal["leader", "dagger", "favour"]


# The end


@dataclass(frozen=True, slots=True)
class EmpireFell(Happened):
    """``home``: whose favours leave the emperor."""

    type: ClassVar[str] = "empire-fell"
    news: ClassVar[bool] = False
    home: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Happened):
    type: ClassVar[str] = "game-ended"
    news: ClassVar[bool] = False


Event: TypeAlias = (
    RoundBegan
    | MarkerPlaced
    | SequentiaReached
    | CardDrawn
    | StackFoundEmpty
    | OrdoPassedLeft
    | CardTurnedUp
    | CardLeft
    | CardOpened
    | RewardDeclined
    | RewardVoid
    | CardRemoved
    | MarkerGained
    | PrimusTaken
    | MarkersSwapped
    | MarkerReturned
    | OrdoSwapped
    | PositionsSwapped
    | SequentiaSwapped
    | PointLost
    | CardLost
    | HandShown
    | PenaltyDue
    | PenaltyVoid
    | PlotDeclined
    | BidMade
    | BidPassed
    | BiddingEnded
    | Nominated
    | FavourPlaced
    | FavourWithheld
    | NoFavourRoom
    | EmperorProtected
    | ProtectionDenied
    | DaggersLaid
    | NoDaggerLaid
    | EmperorMurdered
    | EmperorSurvived
    | CandidateDrawn
    | PointsGained
    | EmpireFell
    | GameEnded
)
