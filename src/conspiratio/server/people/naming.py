"""Who is called what: an account's name is its own, whatever looks like it included; guests take what is left."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.server.store.schema import people, seats, tables
from conspiratio.server.trouble import Conflict

from .likeness import folded, numbered, skeleton, told_apart
from .names import roman_name
from .records import Work


async def namesake(connection: AsyncConnection, name: str, *, but: str | None = None) -> str | None:
    """The account or bot (``but`` for one) that has this name, or one that looks like it."""
    same = or_(people.c.login == folded(name), people.c.skeleton == skeleton(name))
    query = select(people.c.id).where(people.c.kind != "guest", same, people.c.id != (but or "")).limit(1)
    found: str | None = (await connection.execute(query)).scalar()
    return found


async def free_name(connection: AsyncConnection) -> str:
    """For a guest."""
    while await namesake(connection, name := roman_name(SystemRandom())):
        pass
    return name


async def hold_name(work: Work, name: str) -> None:
    """Of two who want names that look alike, the second waits here until the first has theirs. Comes before any row
    is locked."""
    if not work.database.is_sqlite:
        await work.connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(skeleton(name)))))


async def give_name(work: Work, person: RowMapping, name: str, **changes: Any) -> None:
    """Accounts and bots have their names alone: guests who had such a one get another."""
    kind = changes.get("kind", person["kind"])
    if await namesake(work.connection, name, but=person["id"]):
        raise Conflict("name-taken")
    if kind == "account":
        changes["login"] = folded(name)
    try:
        await _rename(work, person, name, changes)
    except IntegrityError:
        raise Conflict("name-taken") from None
    if kind != "guest":
        await free_of_guests(work, name)


async def free_of_guests(work: Work, name: str) -> None:
    """Nobody is a guest by this name any more."""
    same = (people.c.kind == "guest") & (people.c.skeleton == skeleton(name))
    for guest in (await work.connection.execute(select(people).where(same))).mappings().all():
        await _rename(work, guest, await free_name(work.connection), {})


async def make_account(work: Work, guest: RowMapping, name: str, password: str | None = None) -> None:
    """Under the name that they had when they asked. If somebody else got it meanwhile, they have another one now."""
    await give_name(work, guest, name, kind="account", password=password)


async def _rename(work: Work, person: RowMapping, name: str, changes: dict[str, Any]) -> None:
    """Tables that have not started show the new name at once; those that have keep the old one."""
    row = {**changes, "name": name, "skeleton": skeleton(name)}
    await work.connection.execute(update(people).where(people.c.id == person["id"]).values(row))
    if name != person["name"]:
        sits = tables.c.id.in_(select(seats.c.table).where(_shows(person["id"], person["name"])))
        for table in await work.touch(tables.c.status == "open", sits):
            await show_name(work.connection, table, person["id"], person["name"], name)


async def show_name(connection: AsyncConnection, table: str, person: str, old: str, new: str) -> None:
    """On the seats of this person that show the old name."""
    here, mine = seats.c.table == table, _shows(person, old)
    query = select(seats.c.seat, seats.c.name, mine.label("mine")).where(here, seats.c.name.is_not(None))
    rows = (await connection.execute(query.order_by(seats.c.seat))).all()
    names = [row.name for row in rows if not row.mine]
    for row in rows:
        if row.mine:
            names.append(told_apart(new, names))
            await connection.execute(update(seats).where(here, seats.c.seat == row.seat).values(name=names[-1]))


def _shows(person: str, name: str) -> ColumnElement[bool]:
    return (seats.c.person == person) & seats.c.name.in_(numbered(name))
