"""A guest who signs in: what they did as a guest is from then on the account's.

Of the deals of the day only that they were played comes along: a guest's game is never ranked (``dailies.ranked``)."""

from __future__ import annotations

from sqlalchemy import RowMapping, Table, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.server.store.schema import (
    campaign,
    dailies,
    messages,
    muted,
    outbox,
    people,
    seats,
    subscriptions,
    tables,
)

from .naming import show_name
from .records import Work


async def absorb(work: Work, guest: RowMapping, account: RowMapping) -> None:
    """All that is the guest's becomes the account's, and the guest is no more. Both rows are locked."""
    connection = work.connection
    sits = select(seats.c.table).where(seats.c.person == guest["id"])
    touched = await work.touch(or_(tables.c.id.in_(sits), tables.c.host == guest["id"]))
    if touched:
        await _move_seats(connection, guest, account)
        waiting = select(tables.c.id).where(tables.c.id.in_(touched), tables.c.status == "open")
        for table in (await connection.execute(waiting)).scalars().all():
            await show_name(connection, table, account["id"], guest["name"], account["name"])
        await connection.execute(update(tables).where(tables.c.host == guest["id"]).values(host=account["id"]))
    for rows, same in ((campaign, ("number",)), (dailies, ("day", "game")), (muted, ("table",))):
        await _move_new(connection, rows, same, guest["id"], account["id"])
    for rows in (messages, subscriptions, outbox):
        await connection.execute(update(rows).where(rows.c.person == guest["id"]).values(person=account["id"]))
    await connection.execute(delete(people).where(people.c.id == guest["id"]))


async def _move_seats(connection: AsyncConnection, guest: RowMapping, account: RowMapping) -> None:
    """Before the start nobody gets a second seat this way. A game that plays must not lose one: there both are theirs,
    like the seats of several people at one device."""
    is_open = seats.c.table.in_(select(tables.c.id).where(tables.c.status == "open"))
    sits_already = seats.c.table.in_(select(seats.c.table).where(seats.c.person == account["id"]))
    theirs = update(seats).where(seats.c.person == guest["id"])
    await connection.execute(theirs.where(is_open, sits_already).values(person=None, name=None, link=None))
    await connection.execute(theirs.values(person=account["id"]))


async def _move_new(connection: AsyncConnection, table: Table, same: tuple[str, ...], guest: str, account: str) -> None:
    """Move the rows that the account has not: what it has already counts."""
    kept = table.alias()
    has = exists().where(kept.c.person == account, *(kept.c[name] == table.c[name] for name in same))
    await connection.execute(update(table).where(table.c.person == guest, ~has).values(person=account))
