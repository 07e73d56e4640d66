"""What all that keeps people in the database shares: texts made fit for a column, rows, sessions, transactions."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import people, sessions, tables
from conspiratio.server.trouble import Unauthenticated

from .person import Person
from .tokens import token_hash

LONGEST_AGENT = 200
LONGEST_SESSION = 48

TableListener = Callable[[str], Awaitable[None]]
"""Told the id of a table whose rows were changed outside of its desk."""


# Texts


def agent_text(agent: str) -> str:
    """What a browser calls itself, as far as it can be shown and kept."""
    return "".join(sign for sign in agent if sign.isprintable())[:LONGEST_AGENT]


def may_be_id(text: str) -> bool:
    """Whether this could be an id of ours. PostgreSQL would not even compare some texts."""
    return text.isascii() and text.isprintable()


# Rows


def person_from(row: RowMapping, session: str | None = None) -> Person:
    return Person(row["id"], row["kind"], row["name"], row["language"], session)


async def locked(connection: AsyncConnection, person: str) -> RowMapping:
    """The row of a person, which nobody else changes until the end of the transaction."""
    query = select(people).where(people.c.id == person).with_for_update(key_share=True)
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise Unauthenticated("person-gone")
    return row


# Sessions


def session_id(token: str) -> str:
    return token_hash(token)[:LONGEST_SESSION]


async def open_session(connection: AsyncConnection, person: str, agent: str, now: int) -> str:
    """The token of a new session; only its hash is kept."""
    token = secrets.token_urlsafe(24)
    row = {"id": session_id(token), "person": person, "agent": agent_text(agent), "created_at": now, "seen_at": now}
    await connection.execute(insert(sessions), row)
    return token


# Transactions that reach into tables


@dataclass(frozen=True, slots=True)
class Work:
    """A transaction in which seats and hosts of tables may change as well."""

    database: Database
    connection: AsyncConnection
    touched: list[str] = field(default_factory=list)

    async def touch(self, *which: Any) -> list[str]:
        """Lock these tables and count up their versions: a change that was decided on older rows is decided anew."""
        query = update(tables).where(*which).values(version=tables.c.version + 1).returning(tables.c.id)
        ids = list((await self.connection.execute(query)).scalars())
        for id in ids:
            await self.database.notify(self.connection, f"table {id}")
        self.touched.extend(ids)
        return ids


@asynccontextmanager
async def working(database: Database, listeners: list[TableListener]) -> AsyncIterator[Work]:
    """One transaction; once it is kept, the listeners hear of each table that was touched."""
    async with database.write() as connection:
        work = Work(database, connection)
        yield work
    for id in dict.fromkeys(work.touched):
        for listener in listeners:
            await listener(id)
