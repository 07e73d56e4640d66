"""What the API answers where its functions put plain values together: the frame of a seat, lists, small notes.

Nothing is made with these; they describe. A test holds real answers against them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from conspiratio.core.options import Option
from conspiratio.server.people.passkey_store import PasskeyInfo
from conspiratio.server.people.people import SessionInfo
from conspiratio.server.people.robots import BotInfo
from conspiratio.server.ratings import Ranked, Rating, RatingChange

from .shapes import SeatInfo

# Complaints


class Trouble(msgspec.Struct):
    key: str
    """What is wrong, the same in every language."""
    text: str
    """What is wrong and what to do, in the language of the request."""


class Error(msgspec.Struct):
    error: Trouble


class Refusal(msgspec.Struct):
    rule: str
    """The id of the rule that says no."""
    text: str
    """Why not."""
    where: str
    """The rule by its name, and under which heading the rulebook has it."""


class Refused(msgspec.Struct):
    refused: Refusal


# The same on a socket


class SocketTrouble(Trouble):
    status: int
    """As HTTP would answer; a line that is closed for it ends with 4000 more."""


class SocketError(msgspec.Struct):
    error: SocketTrouble
    decision: int | UnsetType = UNSET
    """The number of the decision that was sent, if it could be read."""


class SocketRefused(Refused):
    decision: int


# At the table


class OfferInfo(msgspec.Struct):
    number: int
    """To be named in the answer."""
    seat: int
    """Who proposed it."""
    what: Literal["undo", "abort"]
    agreed: list[int]
    waits_for: list[int]
    """The seats that have not answered yet."""


class Outcome(msgspec.Struct):
    ending: Literal["finished", "resigned", "aborted"]
    result: dict[str, Any] | None
    """Winners and points, as the game tells them; null if it was not played to its end."""
    places: list[int] | None
    """The place of each seat, 1 for who won; null if it was ended without a result."""
    resigned: list[int]
    """The seats that gave up, in the order in which they did."""


class InWords(msgspec.Struct):
    events: list[str]
    """One sentence for each of ``events``."""
    moves: list[str] | UnsetType = UNSET
    """One sentence for each of ``moves``."""
    result: str | UnsetType = UNSET
    """Who won, once it is over."""


class Update(msgspec.Struct):
    """All that a seat, or a spectator, may know. Until the game begins there are only the first five fields."""

    table: str
    version: int
    """Counts every change of the table."""
    status: Literal["open", "playing", "over", "aborted"]
    seat: int | None
    """Through whose eyes this is seen; null: a spectator's."""
    seats: list[SeatInfo]
    commitment: str | UnsetType = UNSET
    """The seal on the deal, which the replay file opens when the game is over."""
    to_act: int | UnsetType | None = UNSET
    """The seat whose decision it is; null: the game is over."""
    decided_by: Literal["person", "bot", "stand-in"] | UnsetType | None = UNSET
    """Who decides for it: its owner, the bot that sits there, or a bot for an owner who is away."""
    hurried: bool | UnsetType = UNSET
    """Many wait for bots: those at this table think shorter for now than their levels do."""
    view: dict[str, Any] | UnsetType = UNSET
    """The table as this seat knows it. The deck (``faces``) is in the first update of a connection alone."""
    aids: dict[str, Any] | UnsetType = UNSET
    """What can be worked out from the view: prices, what comes next, how it stands."""
    events: list[dict[str, Any]] | UnsetType = UNSET
    """What happened since the last update, as this seat saw it; in the first one everything since the deal."""
    event_moves: list[int] | UnsetType = UNSET
    """For each of ``events``, after how many moves it stands; 0: before the first one."""
    events_from: int | UnsetType = UNSET
    """How many events came before these: a log is cut to that length, and goes on with them."""
    taken_back: int | UnsetType = UNSET
    """How many moves that were told before were taken back; ``events`` are what came after that."""
    offer: OfferInfo | UnsetType | None = UNSET
    """What somebody proposes."""
    outcome: Outcome | UnsetType | None = UNSET
    """How it ended; null: it goes on."""
    rematch: str | UnsetType | None = UNSET
    """The table where these people play again."""
    clocks: list[int | None] | UnsetType = UNSET
    """With a clock: the milliseconds that each seat has left, null where a bot decides."""
    increment: int | UnsetType = UNSET
    """With a clock: the milliseconds that a decision adds to it."""
    decision: int | UnsetType = UNSET
    """Of a seat: the number of its next decision, to be sent with it."""
    moves: list[dict[str, Any]] | UnsetType = UNSET
    """Of a seat: the moves on offer to it now; empty if it is not its turn."""
    undo: int | UnsetType = UNSET
    """Of a seat: how many of its moves it may take back without asking."""
    words: InWords | UnsetType = UNSET
    """Moves and events as sentences, if they were asked for."""
    accepted: int | UnsetType = UNSET
    """On a socket: the decision with this number, which came from here, has been kept."""


class Message(msgspec.Struct):
    room: Literal["players", "watchers"]
    name: str
    text: str
    at: int


class Said(msgspec.Struct):
    chat: list[Message]


class Nothing(msgspec.Struct):
    pass


class Sent(msgspec.Struct):
    sent: str


class Confirmed(msgspec.Struct):
    confirmed: str
    """The name of the account."""


class Subscribed(msgspec.Struct):
    subscribed: bool


class Muted(msgspec.Struct):
    muted: bool


# Lists of one's own


class Sessions(msgspec.Struct):
    sessions: list[SessionInfo]


class PasskeyList(msgspec.Struct):
    passkeys: list[PasskeyInfo]


class Bots(msgspec.Struct):
    bots: list[BotInfo]


class MyRatings(msgspec.Struct):
    ratings: list[Rating]
    history: dict[str, list[RatingChange]]
    """By game, the first one first."""


class Progress(msgspec.Struct):
    won: list[int]
    """The games of the campaign that you have won."""
    next: int
    done: bool
    """All of them are won."""


# Around


class GameInfo(msgspec.Struct):
    name: str
    least: int
    """So many play at least."""
    most: int
    options: list[Option]
    """What can be set when a table is made."""
    rules: str
    """The version of the rules."""


class Games(msgspec.Struct):
    games: list[GameInfo]
    levels: list[str]
    """Of bots, the weakest first."""


class RuleInfo(msgspec.Struct):
    id: str
    title: str
    text: str
    ruling: str | None
    """What we play where the rulebooks are silent or disagree."""
    option: str | None
    """The option that changes it."""
    where: dict[str, str]
    """The heading it stands under in the rulebook of each language."""


class Chapter(msgspec.Struct):
    id: str
    title: str
    rules: list[RuleInfo]


class Rules(msgspec.Struct):
    game: str
    version: str
    chapters: list[Chapter]


class Leaderboard(msgspec.Struct):
    ratings: list[Ranked]


class Placed(msgspec.Struct):
    rank: int | None
    """Null: your own game, which is not ranked."""
    name: str
    place: int
    """At their table."""
    score: int | None
    late: bool
    """Finished when the day was over and the deal lay open."""
    yours: bool


class Board(msgspec.Struct):
    day: str
    game: str
    over: bool
    table: str | None
    """Yours, if you have begun."""
    played: int
    """How many have finished it, guests too."""
    ranked: bool
    """Whether your game stands on the board, or would: you have an account, and did not begin it as a guest."""
    ranking: list[Placed] | None
    """Null as long as you have it still before you."""


class Turn(msgspec.Struct):
    seat: int
    move: dict[str, Any]
    """As in ``moves``."""


class StepWords(msgspec.Struct):
    events: list[str]
    result: str | UnsetType = UNSET
    """Who won, with the last move."""


class Past(msgspec.Struct):
    number: int
    of: int
    """How many moves there were."""
    to_act: int | None
    view: dict[str, Any]
    """The table as this seat knew it then."""
    aids: dict[str, Any]
    """What can be worked out from the view."""


class Step(Past):
    rounds: list[int]
    """After how many moves each round begins."""
    events: list[dict[str, Any]]
    """What the last move brought about."""
    move: Turn | None
    """The last move."""
    words: StepWords


class Line(msgspec.Struct):
    move: int
    """After how many moves it stands; 0: before the first one."""
    text: str
    round: int | None
    """The round that begins with it, if one does."""


class Log(msgspec.Struct):
    lines: list[Line]


class Workers(msgspec.Struct):
    busy: int
    waiting: int
    """Questions that wait for a bot."""


class Health(msgspec.Struct):
    status: Literal["ok"]
    bots: Workers | None = None
    """Only for programs on the same machine: whether a bot is thinking may be about somebody's hand."""
