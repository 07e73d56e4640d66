"""Tables that are set aside: nothing of them is lost, and nothing else waits for them.

A table that this program can't read is tried again after each start, and so is found again by one that can. Of a table
that took too long the row says by which version of the program: another one tries it again.
"""

from __future__ import annotations

from importlib.metadata import version

from sqlalchemy import RowMapping

from conspiratio.core.game import Complaint, IllegalMove
from conspiratio.server.trouble import Missing

from .setup import Chair, Setup
from .table import Sitting, Table, rules_of

PROGRAM = version("conspiratio")


class SetAside(Complaint):
    """A table that can't be played on, for now."""

    status = 409

    def __init__(self, key: str, table: Table) -> None:
        super().__init__(key)
        self.table = table
        """Who sat there, and nothing of the game."""

    def told_to(self, person: str | None) -> Complaint:
        """A stranger does not learn that there is such a table."""
        table = self.table
        mine = person is not None and (person == table.host or bool(table.seats_of(person)))
        return self if mine or table.setup.visibility == "public" else Missing("table-missing")


def unreadable(row: RowMapping, seat_rows: list[RowMapping]) -> SetAside:
    return SetAside("table-broken", _outside(row, seat_rows))


def too_slow(row: RowMapping, seat_rows: list[RowMapping]) -> SetAside:
    return SetAside("table-slow", _outside(row, seat_rows))


def reason(error: Exception) -> str:
    """For the log, without anybody's secrets."""
    if isinstance(error, Complaint):
        return error.key
    return error.refusal.rule if isinstance(error, IllegalMove) else type(error).__name__


def _outside(row: RowMapping, seat_rows: list[RowMapping]) -> Table:
    """The table as far as it can be told without reading what is on it."""
    seats = tuple(Sitting(one["person"], one["bot"], one["name"]) for one in seat_rows)
    setup = Setup(row["game"], [Chair()] * len(seats), visibility=row["visibility"], spectators=False)
    plain = {name: row[name] for name in ("id", "version", "host", "invite", "daily", "created_at", "changed_at")}
    return Table(**plain, setup=setup, status="broken", commitment=None, rematch=None, seats=seats, rules=rules_of(row))
