"""What the API takes and gives, beside what the rest of the server defines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conspiratio.games import GAMES
from conspiratio.messages.any_game import AnyOutcome
from conspiratio.messages.table import SeatInfo
from conspiratio.server.people.passkey_store import PasskeyInfo
from conspiratio.server.people.people import SessionInfo
from conspiratio.server.people.robots import BotInfo
from conspiratio.server.standing.ratings import Ranked, Rating, RatingChange
from conspiratio.server.tables.setup import RATED_STAND_IN, Clock, deck_of
from conspiratio.server.tables.sight import outcome, seats_info
from conspiratio.server.tables.table import Table

Name = Annotated[str, Meta(max_length=80)]
Password = Annotated[str, Meta(max_length=400)]
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
DecisionNumber = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Input(msgspec.Struct, forbid_unknown_fields=True):
    """Unknown fields are refused."""


@dataclass(frozen=True, slots=True)
class Me:
    id: str
    kind: Literal["guest", "account", "bot"]
    name: str
    language: str | None
    email: str | None
    has_password: bool


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table from outside: who sits there and how it is set up, nothing of the game on it."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "aborted", "broken"]
    """Broken: the server can't read its game, or takes too long for it; it is set aside, and nothing of it is lost."""
    visibility: Literal["public", "invitation"]
    clock: Clock
    rated: bool
    spectators: bool
    shared_screen: bool
    bots_welcome: bool
    absent: Literal["bot", "resign"]
    stand_in: str
    """The level of the bot that plays for a person who is absent or has resigned."""
    starts: Literal["full", "host"]
    options: dict[str, bool | int | None]
    own_deck: bool
    deck: str | None
    """Which of the decks that we ship it is played with; null: its own, or its game has only one."""
    seats: tuple[SeatInfo, ...]
    to_act: int | None
    waits_for_you: bool
    is_host: bool
    created_at: int
    changed_at: int
    version: int
    commitment: str | None
    outcome: AnyOutcome | None
    rematch: str | None
    daily: str | None
    learn: bool
    """A table for learning the game; its deal is always the same."""
    muted: bool
    """You want no notices from here."""
    invite: str | None
    """Only for those who sit at the table, and its host."""


def table_info(table: Table, person: str | None, *, muted: bool = False) -> TableInfo:
    setup, play = table.setup, table.play
    mine = bool(person) and (table.host == person or bool(table.seats_of(person)))
    to_act = play.to_act if play else None
    return TableInfo(
        id=table.id,
        game=setup.game,
        status=table.status,  # type: ignore[arg-type]
        visibility=setup.visibility,
        clock=setup.clock,
        rated=setup.rated,
        spectators=setup.spectators,
        shared_screen=setup.shared_screen,
        bots_welcome=setup.bots_welcome,
        absent=setup.absent,
        stand_in=RATED_STAND_IN if setup.rated else setup.stand_in,
        starts=setup.starts,
        options=setup.options,
        own_deck=setup.deck is not None,
        deck=_deck_chosen(table),
        seats=seats_info(table, person),
        to_act=to_act,
        waits_for_you=to_act is not None and to_act in table.seats_of(person),
        is_host=bool(person) and table.host == person,
        created_at=table.created_at,
        changed_at=table.changed_at,
        version=table.version,
        commitment=table.commitment,
        outcome=outcome(table),
        rematch=table.rematch,
        daily=table.daily,
        learn=table.learn,
        muted=muted,
        invite=table.invite if mine else None,
    )


def _deck_chosen(table: Table) -> str | None:
    """Of a table that is set aside not even the game may be known."""
    game = GAMES.get(table.setup.game)
    if game is None or len(game.decks) == 1 or table.status == "broken":
        return None
    return deck_of(table.setup, table.rules)


@dataclass(frozen=True, slots=True)
class Tables:
    tables: list[TableInfo]


@dataclass(frozen=True, slots=True)
class Joined:
    table: TableInfo
    seat: int | None
    """None: there was no seat left, but you may watch."""


@dataclass(frozen=True, slots=True)
class Link:
    token: str
    url: str


# Lists of one's own, and short answers


@dataclass(frozen=True, slots=True)
class Sent:
    sent: str


@dataclass(frozen=True, slots=True)
class Confirmed:
    confirmed: str
    """The name of the account."""


@dataclass(frozen=True, slots=True)
class Subscribed:
    subscribed: bool


@dataclass(frozen=True, slots=True)
class Sessions:
    sessions: list[SessionInfo]


@dataclass(frozen=True, slots=True)
class PasskeyList:
    passkeys: list[PasskeyInfo]


@dataclass(frozen=True, slots=True)
class Bots:
    bots: list[BotInfo]


@dataclass(frozen=True, slots=True)
class MyRatings:
    ratings: list[Rating]
    history: dict[str, list[RatingChange]]
    """By game, the first one first."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    ratings: list[Ranked]
