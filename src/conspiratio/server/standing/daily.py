"""The deal of the day: for each game one that everybody can play once, with the same bots, and compare.

Guests may play it, but only accounts stand on the board: somebody can be as many guests as they like. A guest's game
never becomes an account's result. Guests who then sign in or sign up have used their try, and are not ranked that day.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.core.codec import shorten
from conspiratio.core.game import Complaint
from conspiratio.games import game_called
from conspiratio.messages.around import Board, Placed

from ..people.person import Person
from ..store.database import Database
from ..store.schema import dailies, people, tables
from ..tables.desk import Desk
from ..tables.lobby import Lobby
from ..tables.play import places
from ..tables.setup import Chair, Setup, deck_of
from ..tables.table import Table, read_setup, rules_of
from ..trouble import Conflict, Missing
from ..upkeep.keys import Keys

RANKED = 100
"""How many are shown of a day's ranking; oneself always."""


class Daily:
    def __init__(self, database: Database, desk: Desk, lobby: Lobby, keys: Keys, now: Callable[[], int]) -> None:
        self.database, self.desk, self.lobby, self.keys, self.now = database, desk, lobby, keys, now

    def today(self) -> str:
        """The day in UTC, so that it is the same for everybody."""
        return _day_at(self.now())

    def is_open(self, table: Table) -> bool:
        """Whether a table's deal may be shown once its game is over."""
        return is_open(table, self.today())

    async def play(self, person: Person, game: str) -> Table:
        """Today's table of this person: the one they have begun, or a new one."""
        game_called(game)
        day = self.today()
        begun = await self._begun(day, game, person.id)
        if begun is not None:
            return await self.desk.table(begun)
        try:
            setup = _setup(game, await self._deck(day, game))
            table = await self.lobby.create(person, setup, daily=_name(day, game), seed=self._seed(day, game))
        except (Conflict, Missing):
            begun = await self._begun(day, game, person.id)  # by another request of theirs, at the same time
            if begun is None:
                raise
            table = await self.desk.table(begun)
        return table

    async def hook(self, connection: AsyncConnection, before: Table, after: Table) -> None:
        if not after.daily:
            return
        if before.status == "open" and after.status == "playing":
            await self._begin(connection, after)
        elif before.status == "playing" and after.status in ("over", "aborted"):
            await self._finish(connection, after)

    async def board(self, day: str, game: str, me: Person | None) -> Board:
        """How a day's deal went. People who have not played it yet see only how many others have."""
        game_called(game)
        _check_day(day)
        that = (dailies.c.day == day) & (dailies.c.game == game)
        query = select(dailies, people.c.name).join(people, people.c.id == dailies.c.person).where(that)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        mine = next((row for row in rows if me is not None and row.person == me.id), None)
        finished = [row for row in rows if row.place is not None]
        is_over = day < self.today()
        may_see = is_over or (mine is not None and mine.place is not None)
        lines = [row for row in finished if row.ranked or row is mine]
        return Board(
            day=day,
            game=game,
            over=is_over,
            table=mine.table if mine else None,
            played=len(finished),
            ranked=mine.ranked if mine else me is not None and me.kind == "account",
            ranking=_ranking(lines, day, mine) if may_see else None,
        )

    async def _begun(self, day: str, game: str, person: str) -> str | None:
        that = (dailies.c.day == day) & (dailies.c.game == game) & (dailies.c.person == person)
        async with self.database.read() as connection:
            return (await connection.execute(select(dailies.c.table).where(that))).scalar()

    async def _deck(self, day: str, game: str) -> str | None:
        """The deck of those who have begun it already, perhaps by earlier rules; None: nobody has."""
        that = (dailies.c.day == day) & (dailies.c.game == game)
        query = select(tables).join(dailies, dailies.c.table == tables.c.id).where(that).limit(1)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else deck_of(read_setup(row), rules_of(row))

    async def _begin(self, connection: AsyncConnection, table: Table) -> None:
        """Written with the deal, in one transaction: of two attempts only one is dealt."""
        day = _day_of(table)
        kind = await connection.scalar(select(people.c.kind).where(people.c.id == table.host))
        row = {"day": day, "game": table.setup.game, "person": table.host, "table": table.id, "at": table.changed_at}
        row["ranked"] = kind == "account"  # bots would have as many tries as their owner makes bots
        try:
            await connection.execute(insert(dailies), row)
        except IntegrityError:
            raise Conflict("daily-begun") from None

    async def _finish(self, connection: AsyncConnection, table: Table) -> None:
        assert table.play
        came = places(table.play)
        result = table.outcome()["result"] or {}
        scores = result.get("scores") or result.get("points")
        values = {
            "place": came[0] if came else len(table.seats),  # who aborts it has seen the deal all the same
            "score": scores[0]["total"] if scores else None,
            "at": table.changed_at,
        }
        that = (dailies.c.day == _day_of(table)) & (dailies.c.table == table.id)
        await connection.execute(update(dailies).where(that).values(values))

    def _seed(self, day: str, game: str) -> str:
        """Nobody can reckon it without the server's key."""
        return hmac.new(self.keys.deal.encode(), f"daily/{day}/{game}".encode(), hashlib.sha256).hexdigest()


def is_open(table: Table, today: str) -> bool:
    """A deal of the day stays secret until the day is over: others have it still before them."""
    return table.daily is None or _day_of(table) < today


def _setup(game: str, deck: str | None) -> Setup:
    chairs = [Chair("me"), Chair("bot"), Chair("bot"), Chair("bot")]
    return Setup(game, chairs, named_deck=deck, visibility="invitation", spectators=False, bot_pace=600)


def _name(day: str, game: str) -> str:
    """
    >>> _name("2026-11-15", "caligula")
    '2026-11-15-cali'
    """
    return f"{day}-{game[:4]}"


def _day_of(table: Table) -> str:
    assert table.daily
    return table.daily[:10]


def _day_at(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def _check_day(day: str) -> None:
    with suppress(ValueError):
        if date.fromisoformat(day).isoformat() == day:
            return
    raise Complaint("daily-day", found=shorten(day))


def _ranking(rows: list[Row[Any]], day: str, mine: Row[Any] | None) -> tuple[Placed, ...]:
    """By place and then by score; who finished when the deal was open already comes after those who didn't.
    Last, without a rank, comes oneself if one is not ranked."""

    def merit(row: Row[Any]) -> tuple[bool, bool, int, bool, int]:
        return (not row.ranked, _day_at(row.at) > day, row.place, row.score is None, -(row.score or 0))

    ranking: list[Placed] = []
    ordered = sorted(rows, key=lambda row: (merit(row), row.name, row.person))
    for nth, row in enumerate(ordered):
        shared = nth > 0 and merit(row) == merit(ordered[nth - 1])
        rank = None if not row.ranked else ranking[-1].rank if shared else nth + 1
        ranking.append(Placed(rank, row.name, row.place, row.score, late=merit(row)[1], yours=row is mine))
    return tuple(line for nth, line in enumerate(ranking) if nth < RANKED or line.yours)
