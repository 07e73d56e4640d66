"""A table as it stands, whole: the row, the seats, and the game. A value; changes make a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from conspiratio.core.game import AnyGame, Json, Seat
from conspiratio.core.match import Match
from conspiratio.games import game_called
from conspiratio.server.clock import APART
from conspiratio.server.trouble import Conflict

from .entries import Entry
from .play import Play, begin, places
from .setup import Setup

_setup = msgspec.json.Decoder(Setup)


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits on a seat: a person, a bot, or nobody so far."""

    person: str | None = None
    bot: str | None = None
    name: str | None = None
    link: str | None = field(default=None, repr=False)

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Table:
    id: str
    setup: Setup
    status: str
    version: int
    host: str | None
    invite: str = field(repr=False)
    commitment: str | None
    created_at: int
    changed_at: int
    daily: str | None
    rematch: str | None
    seats: tuple[Sitting, ...]
    rules: str
    """The version by which it is played; what was begun by an earlier one goes on by it."""
    play: Play | None = field(default=None, repr=False)
    barred: str = ""
    """Who was sent away before the start."""
    learn: bool = False
    """A table for learning the game; its deal is always the same."""

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        return tuple(seat for seat, sitting in enumerate(self.seats) if person and sitting.person == person)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitting.name or "" for sitting in self.seats)

    @property
    def people(self) -> tuple[str, ...]:
        """Everyone who plays here, once each."""
        return tuple(dict.fromkeys(sitting.person for sitting in self.seats if sitting.person))

    def read_move(self, json: Json) -> Any:
        """A move that somebody sent."""
        if self.play is None:
            raise Conflict("table-not-started")
        return self.play.match.game.read_move(json, "move")

    def after(self, entry: Entry, at: int) -> Table:
        assert self.play
        play = self.play.after(entry, at)
        status = {None: "playing", "aborted": "aborted"}.get(play.ending, "over")
        changed_at = at if at < self.changed_at - APART else max(self.changed_at, at)
        return replace(self, version=self.version + 1, status=status, changed_at=changed_at, play=play)

    def outcome(self) -> Json:
        """How it ended, for everybody to see."""
        play = self.play
        if play is None or play.ending is None:
            return None
        result = play.match.game.result(play.match.state)
        return {
            "ending": play.ending,
            "result": None if result is None else play.match.game.result_json(result),
            "places": places(play),
            "resigned": play.resigned,
        }


def read_table(row: RowMapping, seat_rows: Sequence[RowMapping]) -> Table:
    """A table from its rows; what is played on it is still to be read."""
    setup = read_setup(row)
    seats = tuple(Sitting(one["person"], one["bot"], one["name"], one["link"]) for one in seat_rows)
    return Table(
        **{name: row[name] for name in ("id", "status", "version", "host", "invite", "commitment", "daily", "rematch")},
        rules=rules_of(row),
        setup=setup,
        created_at=row["created_at"],
        changed_at=row["changed_at"],
        seats=seats,
        barred=row["barred"],
        learn=row["learn"],
    )


def read_setup(row: RowMapping) -> Setup:
    return _setup.decode(row["setup"])


def rules_of(row: RowMapping) -> str:
    """Of an open table earlier programs didn't say it: there was only the first version then."""
    return row["rules"] or f"{row['game']}-1"


def read_beginning(table: Table, row: RowMapping) -> Play:
    """The game of a table that was dealt, before the first entry. A deal tells of its cards: no deck is read again.
    Complains about a game that was begun with rules that we no longer have: it would not be the same game."""
    match = deal_match(game_called(row["game"]).under(table.rules), row["deal"], table.names, row["nonce"])
    return begin(table.setup, match, [sitting.bot for sitting in table.seats], row["began_at"])


def deal_match(game: AnyGame, deal_json: str, names: tuple[str, ...], nonce: str) -> Match:
    fields: Any = msgspec.json.decode(deal_json)
    return Match(game, game.read_deal(len(names), fields["options"], fields["setup"]), names, nonce)
