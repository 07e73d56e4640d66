"""Lists of tables: those of a person, and those that anybody may join or watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import case, func, or_, select

from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import seats, tables

MOST_LISTED = 100


async def public_tables(database: Database, game: str | None) -> Sequence[str]:
    """The ids of open tables that anybody may join, and of public ones that play and may be watched."""
    query = select(tables.c.id).where(tables.c.visibility == "public", tables.c.status.in_(["open", "playing"]))
    if game:
        query = query.where(tables.c.game == game)
    return await _ids(database, query.order_by(tables.c.status, tables.c.changed_at.desc()))


async def tables_of(database: Database, person: str, *, over: bool) -> Sequence[str]:
    """The ids of somebody's own tables; tables that wait for this person come first."""
    states = ["over", "aborted"] if over else ["open", "playing"]
    mine = seats.c.person == person
    waiting = func.max(case((mine & (tables.c.to_act == seats.c.seat), 1), else_=0))
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id, isouter=True)
        .where(or_(mine, tables.c.host == person), tables.c.status.in_(states))
        .group_by(tables.c.id, tables.c.changed_at)
        .order_by(waiting.desc(), tables.c.changed_at.desc())
    )
    return await _ids(database, query)


async def _ids(database: Database, query: Any) -> Sequence[str]:
    async with database.read() as connection:
        return (await connection.execute(query.limit(MOST_LISTED))).scalars().all()
