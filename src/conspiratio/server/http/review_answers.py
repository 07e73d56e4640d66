"""What the search has to say, as the API tells it: hints and reviews. (The rest is in ``answers``.)"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Advised(msgspec.Struct):
    move: dict[str, Any]
    """As in ``moves``."""
    value: float
    """What it is worth to who decides, from 0 to 1: half for the victory, half for coming before the others;
    alone at the table nearly all for the victory."""
    win: float
    """The chance to win with it."""
    share: float
    """How much of its time the search has spent on it: of the moves that are told it trusts the first one most."""


class Hint(msgspec.Struct):
    seat: int
    """Which of your seats it is for,"""
    decision: int
    """and which of that seat's decisions: the number that goes along with the move."""
    best: list[Advised]
    """Up to three moves, the best first."""
    win: list[float]
    """Each seat's chance to win, as your seat can see it."""
    rome: float
    """The chance that Rome wins; its Primus Conspiratus wins with it, and has that in ``win`` too."""


class ChancesThen(msgspec.Struct):
    n: int
    """After so many moves."""
    win: list[float]
    """Each seat's chance to win, for somebody who sees all hands."""
    rome: float


class DecisionMade(msgspec.Struct):
    n: int
    """It is the move with this number, from 0."""
    seat: int
    played: dict[str, Any]
    cost: float
    """How much less the move played was worth than the best one, given what the seat knew then; never below 0."""
    lost: float
    """The same in chances to win."""
    win: float
    """The seat's chance to win with the move played, as it could see it."""
    best: list[Advised]
    """Up to three moves, the best first."""


class SeatAccount(msgspec.Struct):
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


class MomentInfo(msgspec.Struct):
    n: int
    seat: int
    kind: Literal["mistake", "luck", "stroke"]
    """A decision that cost much, what the cards did, or a move to which there was no second."""
    swing: float
    """How much it moved the seat's chance to win; below 0: bad luck."""


class ReviewInfo(msgspec.Struct):
    version: int
    chances: list[ChancesThen]
    """From before the first move to after the last."""
    decisions: list[DecisionMade]
    """Those with a real choice."""
    seats: list[SeatAccount]
    moments: list[MomentInfo]
    """What decided the game: three at most, in order."""


class Reviewed(msgspec.Struct):
    state: Literal["none", "waiting", "running", "ready", "unavailable"]
    """``unavailable``: this server has no compiled kernel, the deck is too large for it, or it failed; asking again
    tries again."""
    progress: float
    """From 0 to 1."""
    review: ReviewInfo | None


class DecisionWords(msgspec.Struct):
    n: int
    played: str
    best: list[str]


class ReviewWords(msgspec.Struct):
    decisions: list[DecisionWords]
    """As in the review."""
