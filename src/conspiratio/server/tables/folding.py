"""A table is made from its rows: the deal and every entry since, in slices between which others get their turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeVar

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.server.store.schema import entries, seats, tables
from conspiratio.server.trouble import Missing

from .entries import read_entry
from .play import Play
from .table import Table, read_beginning, read_table

SLICE = 0.02
"""Seconds of reading entries after which others get their turn."""
LONGEST_STEP = 5.0
"""Seconds of computing that one piece of work at a table may take on the event loop. It is the last resort: bounds keep
it to a fiftieth of that, and a small machine that has much to do must not lose a table by it."""
LONGEST_WORK = 30.0
"""The same for what is done beside the event loop, or in slices."""

T = TypeVar("T")


class TooLong(Exception):  # noqa: N818 - nothing is wrong with the table, but others wait
    pass


class Rows(NamedTuple):
    """What the database has of a table, as of one moment."""

    table: RowMapping
    seats: list[RowMapping]
    entries: list[tuple[str, int]]
    """Those that aren't known yet."""
    known: Play | None = None
    """The game up to there."""


async def fetch(connection: AsyncConnection, id: str, known: Table | None) -> Rows:
    row = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
    if row is None:
        raise Missing("table-missing")
    query = select(seats).where(seats.c.table == id).order_by(seats.c.seat)
    sitting = list((await connection.execute(query)).mappings())
    if row["deal"] is None or (known and known.version == row["version"]):
        return Rows(row, sitting, [])
    play = _goes_on(row, sitting, known)
    later = (entries.c.table == id) & (entries.c.number >= (play.number if play else 0))
    query = select(entries.c.body, entries.c.at).where(later).order_by(entries.c.number)
    return Rows(row, sitting, [(body, at) for body, at in await connection.execute(query)], play)


def _goes_on(row: RowMapping, sitting: list[RowMapping], known: Table | None) -> Play | None:
    """The game that is known, unless the rows tell of another: other names, another setup."""
    with suppress(Exception):  # what can't be read is told by who folds it
        table = read_table(row, sitting)
        if known and (known.setup, known.names) == (table.setup, table.names):
            return known.play
    return None


class Folding:
    def __init__(self, watch: Callable[[float], None]) -> None:
        """``watch``: told how long each step took."""
        self.watch = watch
        self.slice = self.total = 0.0

    async def fold(self, rows: Rows) -> Table:
        row = rows.table
        table = read_table(row, rows.seats)
        if row["deal"] is None:
            return table
        play = rows.known or await self._step(partial(read_beginning, table, row))
        for body, at in rows.entries:
            play = await self._step(partial(_after, play, body, at))
        return replace(table, play=play)

    async def _step(self, work: Callable[[], Play]) -> Play:
        done, took = timed(work)
        self.watch(took)
        self.slice += took
        self.total += took
        if took > LONGEST_STEP or self.total > LONGEST_WORK:
            raise TooLong
        if self.slice > SLICE:
            self.slice = 0.0
            await asyncio.sleep(0)
        return done


def _after(play: Play, body: str, at: int) -> Play:
    return play.after(read_entry(body, play.match.game), at)


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What comes of it, and how many seconds this thread was busy with it: a crowded machine is not its fault."""
    began = time.thread_time()
    return work(), time.thread_time() - began
