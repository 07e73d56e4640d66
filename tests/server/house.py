"""A house of people for tests: all that keeps them, on a real database, with a clock that the test sets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import msgspec
from argon2 import PasswordHasher
from sqlalchemy import insert, select

from conspiratio.server.people import passwords
from conspiratio.server.people.farewell import Farewell
from conspiratio.server.people.mailbox import Mailbox
from conspiratio.server.people.passkey_store import Passkeys
from conspiratio.server.people.people import People
from conspiratio.server.people.person import Person
from conspiratio.server.people.robots import Robots
from conspiratio.server.people.tokens import new_id, new_invite
from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import metadata, seats, tables
from conspiratio.server.tables.setup import Chair, Setup
from conspiratio.server.upkeep.keys import Keys

KEYS = Keys("cookie key", "deal key", "push key")
MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE
QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
"""The real hash with a thousandth of the work: there are many accounts in these tests."""
PASSWORD = "four words without sense"


@dataclass
class Clock:
    now: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class House:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = Clock()
        self.people = People(database, KEYS, self.clock)
        self.passkeys = Passkeys(database, KEYS, self.clock, self.people)
        self.mailbox = Mailbox(database, self.clock, self.people)
        self.robots = Robots(database, self.clock, self.people)
        self.farewell = Farewell(database, self.clock, self.people)
        self.changed: list[str] = []
        """Tables of which the listener has heard."""
        self.people.listeners.append(self._hear)

    async def _hear(self, table: str) -> None:
        self.changed.append(table)

    async def guest(self, name: str | None = None) -> Person:
        person, _ = await self.people.new_guest("a browser", "en")
        return await self.people.rename(person, name) if name else person

    async def account(self, name: str, password: str = PASSWORD) -> Person:
        return await self.people.become_account(await self.guest(name), password)

    async def table(self, status: str, host: Person | None, *sitting: Person | None, **more: Any) -> str:
        """A table as the lobby would have made it."""
        id = new_id()
        setup = Setup(
            "pax", [Chair("me", name=f"friend of {host.name}" if host else None), *(Chair() for _ in sitting[1:])]
        )
        row = {
            "id": id,
            "game": "pax",
            "setup": msgspec.json.encode(setup).decode(),
            "status": status,
            "visibility": "public",
            "version": 3,
            "host": host and host.id,
            "invite": new_invite(),
            "created_at": self.clock(),
            "changed_at": self.clock(),
            **more,
        }
        chairs = [
            {"table": id, "seat": seat, "person": person and person.id, "name": person and person.name}
            for seat, person in enumerate(sitting)
        ]
        async with self.database.write() as connection:
            await connection.execute(insert(tables), row)
            await connection.execute(insert(seats), chairs)
        return id

    async def put(self, into: Any, **row: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(insert(into), row)

    async def rows(self, *columns: Any) -> list[Any]:
        """All rows as tuples, in order."""
        async with self.database.read() as connection:
            return sorted((tuple(row) for row in await connection.execute(select(*columns))), key=repr)

    async def seats(self, table: str) -> list[tuple[str | None, str | None]]:
        """Who sits at a table, and under which names."""
        query = select(seats.c.person, seats.c.name).where(seats.c.table == table).order_by(seats.c.seat)
        async with self.database.read() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    async def version(self, table: str) -> int:
        async with self.database.read() as connection:
            found: int = (await connection.execute(select(tables.c.version).where(tables.c.id == table))).scalar_one()
            return found


@asynccontextmanager
async def open_house(database_url: str) -> AsyncIterator[House]:
    database = Database(database_url)
    async with database.rebuild() as connection:
        await connection.run_sync(metadata.create_all)
    with patch.object(passwords, "_HASHER", QUICK):
        yield House(database)
    await database.close()
