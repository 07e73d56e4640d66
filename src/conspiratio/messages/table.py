"""What is sent from a table: updates to seats and spectators, the past, replays.

``View``, ``Aids``, ``Event``, ``Move`` and ``Result`` are those of a game: each game's own module here says which.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Generic, Literal, TypeAlias, TypeVar

from conspiratio.core.game import Seat
from conspiratio.locale.sentence import CardPart, SeatPart, SignPart

View = TypeVar("View")
Aids = TypeVar("Aids")
Event = TypeVar("Event")
Move = TypeVar("Move")
Result = TypeVar("Result")
Made = TypeVar("Made")
"""A seat's move."""
Ended = TypeVar("Ended")
"""How it ended, in a game's own results."""

Status = Literal["open", "playing", "over", "aborted"]
Sentence: TypeAlias = tuple[str | CardPart | SeatPart | SignPart, ...]
"""A sentence, in parts."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    name: str | None
    kind: Literal["free", "person", "bot"]
    level: str | None
    yours: bool
    host: bool
    away: bool
    resigned: bool


@dataclass(frozen=True, slots=True)
class OfferInfo:
    number: int
    """To be named in the answer."""
    seat: Seat
    """Who proposed it."""
    what: Literal["undo", "abort"]
    agreed: tuple[Seat, ...]
    waits_for: tuple[Seat, ...]
    """The seats that have not answered yet."""


@dataclass(frozen=True, slots=True)
class Outcome(Generic[Result]):
    """How a game ended."""

    tag_field: ClassVar = "game"
    ending: Literal["finished", "resigned", "aborted"]
    result: Result | None
    """Winners and points, as the game tells them; null if it was not played to its end."""
    places: tuple[int, ...] | None
    """The place of each seat, 1 for the winners; null if it was ended without a result."""
    resigned: tuple[Seat, ...]
    """The seats that gave up, in the order in which they did."""


@dataclass(frozen=True, slots=True)
class InWords:
    always: ClassVar = ("events",)
    events: tuple[Sentence, ...]
    """One sentence for each of ``events``."""
    moves: tuple[Sentence, ...] = ()
    """One sentence for each of ``moves``."""
    result: Sentence | None = None
    """Who won, once it is over."""


@dataclass(frozen=True, slots=True)
class OpenUpdate:
    """A table whose game has not begun."""

    table: str
    version: int
    """Counts every change of the table."""
    seat: Seat | None
    """The seat whose view this is; null: a spectator's."""
    seats: tuple[SeatInfo, ...]
    status: Status


@dataclass(frozen=True, slots=True)
class Update(Generic[View, Aids, Event, Move, Ended]):
    """All that a seat, or a spectator, may know of a game."""

    tag_field: ClassVar = "game"
    always: ClassVar = ("version", "events", "event_moves", "events_from", "taken_back")
    within: ClassVar = ("view", "aids", "words")
    table: str
    version: int
    """Counts every change of the table."""
    status: Status
    seat: Seat | None
    """The seat whose view this is; null: a spectator's."""
    seats: tuple[SeatInfo, ...]
    commitment: str | None
    """The seal on the deal, which the replay file opens when the game is over."""
    to_act: Seat | None
    """The seat whose decision it is; null: the game is over."""
    decided_by: Literal["person", "bot", "stand-in"] | None
    """Who decides for it: its owner, the bot that sits there, or a bot for an owner who is away."""
    hurried: bool
    """Many people wait for bots, so those at this table think for a shorter time than usual."""
    view: View
    """The table as this seat knows it. The deck (``faces``) is only in the first update of a connection."""
    aids: Aids
    """What can be worked out from the view: prices, what comes next, how it stands."""
    events: tuple[Event, ...]
    """What happened since the last update, as this seat saw it; in the first one everything since the deal."""
    event_moves: tuple[int, ...]
    """For each of ``events``, how many moves had been made by then; 0: before the first move."""
    events_from: int
    """The number of the first of them. A table's events are numbered from 0: a log is cut to here, and goes on."""
    taken_back: int
    """How many of the moves told before were taken back; ``events`` are what came after that."""
    offer: OfferInfo | None
    """What somebody proposes."""
    outcome: Ended | None
    """How it ended; null: it goes on."""
    rematch: str | None
    """The table where these people play again."""
    clocks: tuple[int | None, ...] | None = None
    """With a clock: the milliseconds that each seat has left, null where a bot decides."""
    increment: int | None = None
    """With a clock: the milliseconds that a decision adds to it."""
    decision: int | None = None
    """Of a seat: the number of its next decision, to be sent with it."""
    moves: tuple[Move, ...] | None = None
    """Of a seat: the moves on offer to it now; empty if it is not its turn."""
    undo: int | None = None
    """Of a seat: how many of its moves it may take back without asking."""
    words: InWords | None = None
    """Moves and events as sentences, if they were asked for."""
    accepted: int | None = None
    """On a socket: the decision with this number, which came from here, has been kept."""


@dataclass(frozen=True, slots=True)
class Past(Generic[View, Aids]):
    """The table as a seat, or a spectator, knew it then."""

    tag_field: ClassVar = "game"
    number: int
    of: int
    """How many moves there were."""
    to_act: Seat | None
    view: View
    aids: Aids


@dataclass(frozen=True, slots=True)
class Turn(Generic[Move]):
    seat: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class Step(Generic[View, Aids, Event, Made]):
    """The table after a number of moves of a finished game."""

    tag_field: ClassVar = "game"
    number: int
    of: int
    """How many moves there were."""
    to_act: Seat | None
    view: View
    aids: Aids
    rounds: tuple[int, ...]
    """After how many moves each round begins."""
    events: tuple[Event, ...]
    """What the last move brought about."""
    move: Made | None
    """The last move."""
    words: InWords


@dataclass(frozen=True, slots=True)
class LogLine:
    number: int
    """Its place in the log, from 0 on."""
    move: int
    """After how many moves it stands; 0: before the first one."""
    said: Sentence
    round: int | None
    """The round that begins with it, if one does."""


@dataclass(frozen=True, slots=True)
class Log:
    lines: tuple[LogLine, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    rule: str
    """The id of the rule that says no."""
    text: str
    """Why not."""
    where: str
    """The rule by its name, and under which heading the rulebook has it."""


@dataclass(frozen=True, slots=True)
class Refused:
    refused: Refusal


@dataclass(frozen=True, slots=True)
class SocketRefused:
    refused: Refusal
    decision: int | None


@dataclass(frozen=True, slots=True)
class Trouble:
    key: str
    """What is wrong, the same in every language."""
    text: str
    """What is wrong and what to do, in the language of the request."""


@dataclass(frozen=True, slots=True)
class Error:
    error: Trouble


@dataclass(frozen=True, slots=True)
class SocketTrouble(Trouble):
    status: int
    """The HTTP status of this error. If it closes the connection, the close code is 4000 plus this."""


@dataclass(frozen=True, slots=True)
class SocketError:
    error: SocketTrouble
    decision: int | None = None
    """The number of the decision that was sent, if it could be read."""


@dataclass(frozen=True, slots=True)
class Message:
    room: Literal["players", "watchers"]
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Said:
    chat: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Nothing:
    """There is nothing to say."""


@dataclass(frozen=True, slots=True)
class Muted:
    muted: bool
