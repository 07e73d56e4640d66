"""What a person may take along, and what becomes of the rest when they leave, or have long been gone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.core.game import Json
from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import (
    campaign,
    dailies,
    mail_tokens,
    messages,
    muted,
    outbox,
    passkeys,
    people,
    rating_changes,
    ratings,
    seats,
    sessions,
    subscriptions,
    tables,
)
from conspiratio.server.trouble import Unauthenticated

from .people import People
from .person import Person
from .records import Work, person_from

DAY = 24 * 60 * 60 * 1000
SESSION_DAYS = 180
AT_ONCE = 500
"""Guests that are deleted in one transaction: games must not wait for long."""
ANONYMOUS = "…"


class Farewell:
    def __init__(self, database: Database, now: Callable[[], int], people: People) -> None:
        self.database = database
        self.now = now
        self.people = people

    # What they may take along

    async def export(self, person: Person) -> dict[str, Json]:
        """All that is kept of a person; of others, and of games that still go on, nothing that they don't know."""
        async with self.database.read() as connection:
            profile = await _rows(connection, select(people).where(people.c.id == person.id))
            if not profile:
                raise Unauthenticated("person-gone")
            record: dict[str, Json] = {"format": "conspiratio-person/1", "profile": _profile(profile[0])}
            for name, columns in _OWN.items():
                whose = columns[0].table.c.person == person.id
                record[name] = await _rows(connection, select(*columns).where(whose).order_by(columns[0]))
            bots = select(people.c.id, people.c.name, people.c.created_at, people.c.seen_at)
            record["bots"] = await _rows(connection, bots.where(people.c.owner == person.id))
            record["tables"] = await _tables(connection, person.id)
        return record

    # What becomes of the rest

    async def delete(self, person: Person, leave_tables: Callable[[Person], Awaitable[None]]) -> None:
        """Forget the person and their bots; where they play, ``leave_tables`` sees to it that others can go on."""
        for bot in await self._bots(person):
            await self.delete(bot, leave_tables)
        await leave_tables(person)
        async with self.people.working() as work:
            await forget(work, person.id)

    async def _bots(self, person: Person) -> list[Person]:
        async with self.database.read() as connection:
            rows = await connection.execute(select(people).where(people.c.owner == person.id))
            return [person_from(row) for row in rows.mappings()]

    async def sweep(self, older_than_days: int = 60) -> int:
        """Forget guests who never did anything, sessions that nobody uses, links that are no longer good.

        How many guests there were.
        """
        now = self.now()
        async with self.database.write() as connection:
            await connection.execute(delete(mail_tokens).where(mail_tokens.c.expires_at <= now))
            await connection.execute(delete(sessions).where(sessions.c.seen_at < now - SESSION_DAYS * DAY))
        gone = (
            select(people.c.id)
            .where(people.c.kind == "guest", people.c.seen_at < now - older_than_days * DAY)
            .where(*(~exists().where(column == people.c.id) for column in _TRACES))
            .limit(AT_ONCE)
        )
        swept = 0
        while True:
            async with self.database.write() as connection:
                done = (await connection.execute(delete(people).where(people.c.id.in_(gone)))).rowcount
            swept += done
            if done < AT_ONCE:
                return swept


async def forget(work: Work, person: str) -> None:
    """The person is gone, and with them all that is theirs alone.

    Games need their seats: what is left there, and of what was said at the table, has no name any more.
    """
    # Held like this nobody can sit down or speak in their name while we clear away.
    await work.connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    await _clear_tables(work, person)
    said = update(messages).where(messages.c.person == person)
    await work.connection.execute(said.values(name=ANONYMOUS, text=""))
    await work.connection.execute(delete(people).where(people.c.id == person))


_TRACES = (seats.c.person, tables.c.host, messages.c.person)
"""What a guest leaves that others see."""

_OWN: dict[str, list[Any]] = {
    "sessions": [sessions.c.created_at, sessions.c.seen_at, sessions.c.agent],
    "passkeys": [passkeys.c.created_at, passkeys.c.used_at, passkeys.c.name, passkeys.c.id, passkeys.c.sign_count],
    "mail_links": [mail_tokens.c.expires_at, mail_tokens.c.purpose, mail_tokens.c.email],
    "messages": [messages.c.at, messages.c.table, messages.c.room, messages.c.name, messages.c.text],
    "ratings": [ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.changed_at],
    "rating_changes": [
        *(rating_changes.c.at, rating_changes.c.table, rating_changes.c.game),
        *(rating_changes.c.mu, rating_changes.c.sigma, rating_changes.c.place),
    ],
    "campaign": [campaign.c.number, campaign.c.table, campaign.c.at],
    "dailies": [dailies.c[name] for name in ("day", "game", "table", "place", "score", "ranked", "at")],
    "subscriptions": [subscriptions.c.created_at, subscriptions.c.endpoint],
    "muted": [muted.c.table],
    "notices_waiting": [outbox.c.due_at, outbox.c.channel, outbox.c.table],
}
"""What is told of each kind of row, the first column giving the order. Hashes, keys and links that open something are
left out: who finds the file must not get in by it."""


async def _rows(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def _profile(row: dict[str, Any]) -> Json:
    names = ("id", "kind", "name", "login", "email", "language", "owner", "created_at", "seen_at")
    profile = {name: row[name] for name in names}
    return {**profile, "has_password": row["password"] is not None, "notices": msgspec.json.decode(row["notices"])}


async def _tables(connection: AsyncConnection, person: str) -> Json:
    """Where they sat, how it ended, and what they had set up as host."""
    own: dict[str, list[Json]] = {}
    for row in await _rows(connection, select(seats).where(seats.c.person == person).order_by(seats.c.seat)):
        own.setdefault(row["table"], []).append({"seat": row["seat"], "name": row["name"]})
    sits = select(seats.c.table).where(seats.c.person == person)
    query = select(tables).where(or_(tables.c.id.in_(sits), tables.c.host == person)).order_by(tables.c.created_at)
    names = ("id", "game", "status", "visibility", "daily", "created_at", "began_at", "changed_at")
    return [
        {
            **{name: row[name] for name in names},
            "seats": own.get(row["id"], []),
            "outcome": _decoded(row["outcome"]) if row["outcome"] else None,
            "setup": _decoded(row["setup"]) if row["host"] == person else None,
        }
        for row in await _rows(connection, query)
    ]


async def _clear_tables(work: Work, person: str) -> None:
    connection = work.connection
    sits = select(seats.c.table).where(seats.c.person == person)
    hosts = tables.c.host == person
    await work.touch(or_(tables.c.id.in_(sits), hosts))
    is_open = select(tables.c.id).where(tables.c.status == "open")
    mine = update(seats).where(seats.c.person == person)
    await connection.execute(mine.where(seats.c.table.in_(is_open)).values(person=None, name=None, link=None))
    await connection.execute(mine.values(person=None, name=ANONYMOUS, link=None))
    await connection.execute(update(tables).where(hosts, tables.c.status == "open").values(status="aborted"))
    for row in await _rows(connection, select(tables.c.id, tables.c.setup).where(hosts)):
        setup = _without_names(row["setup"])
        await connection.execute(update(tables).where(tables.c.id == row["id"]).values(setup=setup))


def _decoded(text: str) -> Json:
    """What was kept as JSON; if it is none, as it stands there."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _without_names(setup: str) -> str:
    """A host may have named those who play at the same device. What can't be read is not kept: it may have names."""
    try:
        fields = msgspec.json.decode(setup)
        fields["chairs"] = [{**chair, "name": None} for chair in fields["chairs"]]
    except (msgspec.DecodeError, LookupError, TypeError):
        return ""
    return msgspec.json.encode(fields).decode()
