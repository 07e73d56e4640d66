"""What the search has to say: hints, and reviews of finished games. Each game's module says what a move is there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Generic, Literal, TypeVar

from .table import Sentence

Move = TypeVar("Move")
AnyAdvised = TypeVar("AnyAdvised")
AnyDecision = TypeVar("AnyDecision")
AnyReview = TypeVar("AnyReview")


@dataclass(frozen=True, slots=True)
class Advised(Generic[Move]):
    move: Move
    """As in ``moves``."""
    win: float
    """The chance to win with it."""
    value: float
    """What it is worth to the seat that decides, from 0 to 1: half for the victory, half for coming before the others;
    alone at the table nearly all for the victory."""
    share: float
    """How much of its time the search has spent on it: of the moves that are told it trusts the first one most."""


@dataclass(frozen=True, slots=True)
class Hint(Generic[AnyAdvised]):
    tag_field: ClassVar = "game"
    seat: int
    """Which of your seats it is for,"""
    decision: int
    """and which of that seat's decisions: the number that goes along with the move."""
    best: tuple[AnyAdvised, ...]
    """Up to three moves, the best first."""
    win: tuple[float, ...]
    """Each seat's chance to win, as your seat can see it."""
    rome: float
    """The chance that Rome wins; its Primus Conspiratus wins with it, and has that in ``win`` too."""


@dataclass(frozen=True, slots=True)
class ChancesThen:
    n: int
    """The number of moves made by then."""
    win: tuple[float, ...]
    """Each seat's chance to win, for somebody who sees all hands."""
    rome: float


@dataclass(frozen=True, slots=True)
class DecisionMade(Generic[Move, AnyAdvised]):
    n: int
    """It is the move with this number, from 0."""
    seat: int
    played: Move
    win: float
    """The seat's chance to win with the move played, as it could see it."""
    lost: float
    """How much less that was than with the best one; never below 0."""
    cost: float
    """The same in ``value``."""
    best: tuple[AnyAdvised, ...]
    """Up to three moves, the best first."""


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """``start`` + ``skill`` + ``luck`` + ``rivals`` = ``end``, but for rounding."""

    seat: int
    start: float
    end: float
    """The seat's share of the victory; of a game that was given up, its chance then."""
    skill: float
    """What its own decisions gave away: minus all that they ``lost``."""
    luck: float
    """What the cards that were turned up did to it, whoever turned them up."""
    rivals: float
    """All the rest: what the others (alone at the table: Rome) did and hid."""
    luck_within: float | None = None
    """How far chance may have moved ``luck`` (and with it ``rivals``), because only some of the cards that might have
    come were tried: 1.96 standard errors; null in a review that an older version made."""


@dataclass(frozen=True, slots=True)
class MomentInfo:
    n: int
    seat: int
    kind: Literal["mistake", "luck", "stroke"]
    """A decision that cost much, what the cards did, or a move to which there was no second."""
    swing: float
    """How much it moved the seat's chance to win; below 0: bad luck."""


@dataclass(frozen=True, slots=True)
class Review(Generic[AnyDecision]):
    version: int
    chances: tuple[ChancesThen, ...]
    """From before the first move to after the last."""
    decisions: tuple[AnyDecision, ...]
    """Those with a real choice."""
    seats: tuple[SeatAccount, ...]
    moments: tuple[MomentInfo, ...]
    """What decided the game: three at most, in order."""


@dataclass(frozen=True, slots=True)
class Reviewed(Generic[AnyReview]):
    tag_field: ClassVar = "game"
    state: Literal["none", "waiting", "running", "ready", "unavailable"]
    """``unavailable``: this server has no compiled kernel, the deck is too large for it, or it failed; asking again
    tries again."""
    progress: float
    """From 0 to 1."""
    review: AnyReview | None


@dataclass(frozen=True, slots=True)
class DecisionWords:
    n: int
    played: Sentence
    best: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class ReviewWords:
    decisions: tuple[DecisionWords, ...]
    """As in the review."""
