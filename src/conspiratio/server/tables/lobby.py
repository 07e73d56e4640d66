"""Tables before and after play: made, joined, left, started, played again."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.core.game import Json, Seat
from conspiratio.core.match import new_match
from conspiratio.server.people.likeness import told_apart
from conspiratio.server.people.naming import namesake
from conspiratio.server.people.person import Person
from conspiratio.server.people.tokens import new_id, new_invite
from conspiratio.server.store.schema import people, seats, tables
from conspiratio.server.trouble import Conflict, Denied, Missing

from .aside import SetAside
from .desk import Desk
from .play import begin
from .seating import chair_again, names_beside, seat_row, setup_again, sitting_on, sittings, with_seat
from .setup import DAY, Chair, Setup, checked, fair
from .table import Sitting, Table

MOST_OPEN = 10
"""Tables of one host that wait for players."""
MOST_PLAYING = 40
MOST_PLAYING_GUEST = 20
"""Tables of one host at which a game goes on, and something has happened in the last day."""
USED = "used "
"""Stands before a seat's link that was opened: the person who did so finds the seat again, and nobody else does."""


class Lobby:
    def __init__(self, desk: Desk, luck: Callable[[], str] = lambda: secrets.token_hex(32)) -> None:
        """``luck``: what a game is dealt by when no seed is given."""
        self.desk = desk
        self.luck = luck
        self.database = desk.database

    async def create(
        self, person: Person, setup: Setup, *, daily: str | None = None, learn: bool = False, seed: str | None = None
    ) -> Table:
        """A new table; if nobody else is needed, it starts at once. ``seed``: deal by it, not by luck."""
        rules = await checked(setup)
        setup = fair(setup)
        if setup.rated and person.kind == "guest":
            raise Denied("rated-account")
        await self._check_not_too_many(person)
        id, now = new_id(), self.desk.now()
        placed = sittings(setup.chairs, person)
        row = {
            "id": id,
            "game": setup.game,
            "setup": msgspec.json.encode(setup).decode(),
            "rules": rules.game.rules_version,
            "status": "open",
            "visibility": setup.visibility,
            "version": 0,
            "host": person.id,
            "invite": new_invite(),
            "daily": daily,
            "learn": learn,
            "created_at": now,
            "changed_at": now,
        }
        async with self.database.write() as connection:
            await self._check_names(connection, setup, setup.chairs, person)
            await connection.execute(insert(tables), row)
            await connection.execute(insert(seats), [seat_row(id, *one) for one in enumerate(placed)])
            if not any(chair.who == "open" for chair in setup.chairs):
                await self.desk.begin(connection, id, lambda table: self._deal(connection, table, seed))
        return await self.desk.table(id)

    async def _check_not_too_many(self, person: Person) -> None:
        mine, lately = tables.c.host == person.id, tables.c.changed_at > self.desk.now() - DAY
        query = select(tables.c.status, func.count()).where(mine, (tables.c.status == "open") | lately)
        async with self.database.read() as connection:
            counts = {row.status: row[1] for row in await connection.execute(query.group_by(tables.c.status))}
        if counts.get("open", 0) >= MOST_OPEN:
            raise Conflict("tables-many", most=MOST_OPEN)
        most = MOST_PLAYING_GUEST if person.kind == "guest" else MOST_PLAYING
        if counts.get("playing", 0) >= most:
            raise Conflict("tables-playing", most=most)

    async def join(self, person: Person, id: str, seat: Seat | None = None, invite: str | None = None) -> Table:
        """Take a seat, a given one or the first that is free. By invitation only, unless the table is public."""

        async def work(connection: AsyncConnection, table: Table) -> None:
            if table.setup.visibility != "public" and not _invited(table, person, invite):
                raise Missing("table-missing")
            await self._sit(connection, table, person, seat)

        return await self.desk.change(id, work)

    async def join_by(self, person: Person, token: str) -> tuple[Table, Seat | None]:
        """Open an invitation: that of a table, or that of one of its seats. If no seat is left, one may watch."""
        id, link = await self._opened(token)
        if link and link.link == token:
            return await self._take_over(person, link.table, link.seat, token), link.seat
        if link and link.person == person.id:
            return await self.desk.table(link.table), link.seat
        if id is None:
            raise Missing("invitation-missing")
        table = await self.desk.table(id)
        mine = table.seats_of(person.id)
        if mine:
            return table, mine[0]
        if table.status != "open" or not any(sitting.is_free for sitting in table.seats):
            return table, None
        table = await self.join(person, id, None, token)
        return table, table.seats_of(person.id)[0]

    async def invited_to(self, token: str, person: Person | None) -> Table:
        """The table of an invitation, which is not opened by this."""
        id, link = await self._opened(token)
        if link and (link.link == token or (person and link.person == person.id)):
            id = link.table
        if id is None:
            raise Missing("invitation-missing")
        return await self.desk.table(id)

    async def _opened(self, token: str) -> tuple[str | None, Row[Any] | None]:
        """The table whose invitation this is, or the seat whose link it is or was."""
        async with self.database.read() as connection:
            query = select(tables.c.id).where(tables.c.invite == token)
            id = (await connection.execute(query)).scalar()
            links = select(seats).where(seats.c.link.in_([token, USED + token]))
            return id, (await connection.execute(links)).first()

    async def leave(self, person: Person, id: str) -> Table:
        """Get up before the start; if the host does, the table is closed."""

        async def work(connection: AsyncConnection, table: Table) -> None:
            _must_be_open(table)
            if person.id == table.host:
                await connection.execute(update(tables).where(tables.c.id == id).values(status="aborted"))
            elif not table.seats_of(person.id):
                raise Conflict("seat-not-yours")
            mine = (seats.c.table == id) & (seats.c.person == person.id)
            await connection.execute(update(seats).where(mine).values(person=None, name=None, link=None))

        return await self.desk.change(id, work)

    async def seat_by_host(self, host: Person, id: str, seat: Seat, chair: Chair) -> Table:
        """Before the start the host says who sits where: nobody (which sends away who sat there), a bot, or oneself."""

        async def work(connection: AsyncConnection, table: Table) -> None:
            _must_host(table, host)
            _must_be_open(table)
            _must_exist(table, seat)
            chairs = [chair if at == seat else one for at, one in enumerate(table.setup.chairs)]
            setup = msgspec.structs.replace(table.setup, chairs=chairs)
            await checked(setup)
            await self._check_names(connection, setup, [chair], host)
            if chair.who == "me":
                await self._must_be_welcome(connection, with_seat(table, seat, Sitting()), host)
            row = seat_row(id, seat, sitting_on(seat, chair, host, names_beside(table, seat)))
            await connection.execute(update(seats).where(seats.c.table == id, seats.c.seat == seat).values(row))
            changes = {"setup": msgspec.json.encode(setup).decode()}
            sent_away = table.seats[seat].person
            if sent_away not in (None, host.id):  # and they don't come back, nor by another name with the old link
                changes |= {"barred": f"{table.barred} {sent_away}".strip(), "invite": new_invite()}
            await connection.execute(update(tables).where(tables.c.id == id).values(changes))
            placed = replace(table.seats[seat], person=row["person"], bot=row["bot"], name=row["name"])
            await self._start_if_full(connection, with_seat(replace(table, setup=setup), seat, placed))

        return await self.desk.change(id, work)

    async def start(self, host: Person, id: str) -> Table:
        async def work(connection: AsyncConnection, table: Table) -> None:
            _must_host(table, host)
            _must_be_open(table)
            if any(sitting.is_free for sitting in table.seats):
                raise Conflict("table-not-full")
            await self._deal(connection, table)

        return await self.desk.change(id, work)

    async def seat_link(self, person: Person, id: str, seat: Seat) -> str:
        """A link that hands a seat to the person who opens it. The host makes it before the start, then the owner."""
        link = new_invite()

        async def work(connection: AsyncConnection, table: Table) -> None:
            _must_exist(table, seat)
            sitting = table.seats[seat]
            if table.setup.rated or table.daily or sitting.bot or table.status not in ("open", "playing"):
                raise Conflict("seat-no-link")
            to_fill = sitting.is_free and table.status == "open" and table.host == person.id
            if sitting.person != person.id and not to_fill:
                raise Denied("seat-not-yours")
            await connection.execute(update(seats).where(seats.c.table == id, seats.c.seat == seat).values(link=link))

        await self.desk.change(id, work)
        return link

    async def rematch(self, person: Person, id: str) -> Table:
        """The same table once more, for those who played. The first who asks makes it, and the others join it."""
        table = await self.desk.table(id)
        if not table.seats_of(person.id):
            raise Denied("seat-not-yours")
        if table.status not in ("over", "aborted") or table.daily:
            raise Conflict("table-goes-on")
        known = table.rematch
        if known:
            with suppress(SetAside):
                there = await self.desk.table(known)
                if there.status != "aborted":
                    return (await self.join_by(person, there.invite))[0]
        chairs = [chair_again(table, seat, person) for seat in range(len(table.seats))]
        fresh = await self.create(person, setup_again(table, chairs))

        async def work(connection: AsyncConnection, table: Table) -> None:
            opened = fresh.id if table.rematch == known else table.rematch  # two may ask at the same time
            await connection.execute(update(tables).where(tables.c.id == id).values(rematch=opened))
            if opened != fresh.id:
                await connection.execute(delete(tables).where(tables.c.id == fresh.id))

        if (await self.desk.change(id, work)).rematch == fresh.id:
            return fresh
        self.desk.forget(fresh.id)
        return await self.rematch(person, id)

    # Rows

    async def _sit(self, connection: AsyncConnection, table: Table, person: Person, wish: Seat | None) -> None:
        if table.seats_of(person.id):
            if wish in (None, *table.seats_of(person.id)):
                return  # asked twice
            raise Conflict("seat-already")
        _must_be_open(table)
        await self._must_be_welcome(connection, table, person)
        free = [seat for seat, sitting in enumerate(table.seats) if sitting.is_free]
        if wish is not None:
            _must_exist(table, wish)
        if not free or (wish is not None and wish not in free):
            raise Conflict("seat-taken")
        seat = free[0] if wish is None else wish
        name = told_apart(person.name, names_beside(table, seat))
        where = (seats.c.table == table.id) & (seats.c.seat == seat)
        await connection.execute(update(seats).where(where).values(person=person.id, name=name, link=None))
        taken = replace(table.seats[seat], person=person.id, name=name)
        await self._start_if_full(connection, with_seat(table, seat, taken))

    async def _check_names(
        self, connection: AsyncConnection, setup: Setup, chairs: Sequence[Chair], person: Person
    ) -> None:
        """Where others join or watch, a second player at one device can't have the name of an account."""
        if setup.visibility == "public" or any(chair.who == "open" for chair in setup.chairs):
            for name in {chair.name for chair in chairs if chair.who == "me" and chair.name}:
                if await namesake(connection, name, but=person.id):
                    raise Conflict("chair-name-taken", name=name)

    async def _must_be_welcome(self, connection: AsyncConnection, table: Table, person: Person) -> None:
        if person.id in table.barred.split():
            raise Denied("seat-barred")
        if person.kind == "bot" and not table.setup.bots_welcome:
            raise Denied("bots-not-welcome")
        if not table.setup.rated:
            return
        if person.kind == "guest":
            raise Denied("rated-account")
        query = select(people.c.id, people.c.owner).where(people.c.id.in_([person.id, *table.people]))
        behind = [row.owner or row.id for row in await connection.execute(query)]
        if len(set(behind)) < len(behind):
            raise Denied("rated-own-bot")

    async def _start_if_full(self, connection: AsyncConnection, table: Table) -> None:
        if table.setup.starts == "full" and not any(sitting.is_free for sitting in table.seats):
            await self._deal(connection, table)

    async def _take_over(self, person: Person, id: str, seat: Seat, link: str) -> Table:
        async def work(connection: AsyncConnection, table: Table) -> None:
            sitting = table.seats[seat]
            if sitting.link != link or table.status not in ("open", "playing"):
                raise Missing("invitation-missing")
            if table.status == "open" and sitting.is_free:
                await self._sit(connection, table, person, seat)
                used = update(seats).where(seats.c.table == id, seats.c.seat == seat, seats.c.person == person.id)
                await connection.execute(used.values(link=USED + link))
                return
            await self._must_be_welcome(connection, table, person)
            where = (seats.c.table == id) & (seats.c.seat == seat)
            name = {"name": told_apart(person.name, names_beside(table, seat))} if table.status == "open" else {}
            row = {"person": person.id, "link": USED + link, **name}
            await connection.execute(update(seats).where(where).values(row))

        return await self.desk.change(id, work)

    async def _deal(self, connection: AsyncConnection, table: Table, seed: str | None = None) -> None:
        """All the luck there is, now; kept with a nonce, and committed to before anybody moves."""
        rules = await checked(table.setup, table.rules)
        match = new_match(rules.game, rules.options, table.names, seed or self.luck())
        now = self.desk.now()
        play = begin(table.setup, match, [sitting.bot for sitting in table.seats], now)
        fields: Json = {"options": rules.game.options_json(match.deal), "setup": rules.game.setup_json(match.deal)}
        row = {
            "status": "playing",
            "deal": msgspec.json.encode(fields).decode(),
            "nonce": match.nonce,
            "commitment": match.commitment,
            "began_at": now,
            "to_act": play.to_act,
            "due_at": play.due_at(),
        }
        await connection.execute(update(tables).where(tables.c.id == table.id).values(row))


def _invited(table: Table, person: Person, invite: str | None) -> bool:
    by_link = invite is not None and secrets.compare_digest(table.invite.encode(), invite.encode())
    return by_link or person.id == table.host or bool(table.seats_of(person.id))


def _must_be_open(table: Table) -> None:
    if table.status != "open":
        raise Conflict("table-started")


def _must_host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise Denied("table-not-host")


def _must_exist(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise Missing("seat-missing")
