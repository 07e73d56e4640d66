"""Where tables are kept: loaded from their rows, changed one writer at a time, told to whoever looks on.

Every change counts the table's ``version`` up from the one it was decided on. Of two processes that try at
once only one succeeds; the other reads what happened and decides anew.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import entries, seats, tables
from conspiratio.server.trouble import Missing, Unavailable

from .entries import Entry, read_entry, write_entry
from .table import Table, read_beginning, read_table

KEPT = 1000
"""Tables that are kept in memory, the last used ones."""
TRIES = 50
PATIENT = 5
"""Times that a transaction is tried again which PostgreSQL gave up because another one was in its way."""

Hook = Callable[[AsyncConnection, Table, Table], Awaitable[None]]
"""Done in the same transaction as a change: the connection, the table before and after."""
Listener = Callable[[Table], None]


class _Plan(NamedTuple):
    after: Table
    """The table as its row will be."""
    work: Callable[[AsyncConnection], Awaitable[Table]]
    """Writes what there is besides, and gives the whole table as it then is."""
    entry: dict[str, Any] | None = None
    """The row of an entry, if that is all there is."""


class _Overtaken(Exception):  # noqa: N818 - nothing is wrong: decide anew
    """Somebody else changed the table first."""


class Desk:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database = database
        self.now = now
        self.hooks: list[Hook] = []
        """Done with every change."""
        self.milestones: list[Hook] = []
        """Done when a table starts or ends."""
        self.listeners: list[Listener] = []
        self._known: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._work: set[asyncio.Task[Table]] = set()

    # Reading

    async def table(self, id: str) -> Table:
        """A table as it stands in the database."""
        known = self._known.get(id)
        if known and self.database.is_sqlite:
            self._known.move_to_end(id)
            return known  # we are the only process: nothing happens behind our back
        return await self._read_on(id)

    def known(self, id: str) -> Table | None:
        """A table as we last saw it."""
        return self._known.get(id)

    async def woken(self, id: str) -> None:
        """Somebody else has changed the rows of a table: read on, if anybody here knows it."""
        if id in self._known:
            with suppress(Missing):
                await self._read_on(id)

    async def _read_on(self, id: str) -> Table:
        async with self.database.read() as connection:
            if not self.database.is_sqlite:  # where it is so anyway: all the rows as of one moment
                await connection.execution_options(isolation_level="REPEATABLE READ")
            try:
                table = await _read(connection, id, self._known.get(id))
            except Missing:
                self.forget(id)
                raise
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        """However we come to know of a change, it is told: by the time somebody else does, it is no news any more."""
        newest = self._known.get(table.id)
        is_news = newest is None or newest.version < table.version
        if is_news:
            self._known[table.id] = table
        self._known.move_to_end(table.id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        if is_news:
            for listener in self.listeners:
                listener(table)

    def forget(self, id: str) -> None:
        self._known.pop(id, None)

    # Changing

    async def enter(self, id: str, decide: Callable[[Table], Entry | None]) -> Table:
        """Add what ``decide`` makes of the table as it stands to its entries; None: nothing is to be done.

        ``decide`` may raise a Complaint, and may be asked again. When this returns, the entry is kept.
        """

        def plan(table: Table) -> _Plan | None:
            entry = decide(table)
            if entry is None:
                return None
            at = self.now()
            assert table.play
            body = {"table": id, "number": table.play.number, "body": write_entry(entry), "at": at}
            after = table.after(entry, at)

            async def row(connection: AsyncConnection) -> Table:
                await connection.execute(insert(entries), body)
                return after

            return _Plan(after, row, body)

        return await self._changed(id, plan)

    async def change(self, id: str, work: Callable[[AsyncConnection, Table], Awaitable[None]]) -> Table:
        """Change the rows of a table; ``work`` may raise a Complaint, and then nothing has changed."""

        def plan(table: Table) -> _Plan | None:
            after = replace(table, version=table.version + 1, changed_at=self.now())

            async def rows(connection: AsyncConnection) -> Table:
                await work(connection, table)
                return await _read(connection, id, table)

            return _Plan(after, rows)

        return await self._changed(id, plan)

    async def begin(self, connection: AsyncConnection, id: str, deal: Callable[[Table], Awaitable[None]]) -> None:
        """A table that is just being made, in the same transaction, starts at once."""
        before = await _read(connection, id, None)
        await deal(before)
        await self._run_hooks(connection, before, await _read(connection, id, None))

    async def _run_hooks(self, connection: AsyncConnection, before: Table, after: Table) -> None:
        for hook in (*self.hooks, *(self.milestones if after.status != before.status else ())):
            await hook(connection, before, after)

    async def _changed(self, id: str, plan: Callable[[Table], _Plan | None]) -> Table:
        """Whoever asked may go away meanwhile: what is begun is brought to its end, and told."""
        work = asyncio.create_task(self._change(id, plan))
        self._work.add(work)
        work.add_done_callback(self._work.discard)
        return await asyncio.shield(work)

    async def settle(self) -> None:
        """Wait until all that is begun is done."""
        await asyncio.gather(*self._work, return_exceptions=True)

    async def _change(self, id: str, plan: Callable[[Table], _Plan | None]) -> Table:
        async with self._locks.setdefault(id, asyncio.Lock()):
            for tries in range(TRIES):
                try:
                    before, after = await self._try(id, plan)
                except _Overtaken:
                    await self._read_on(id)
                    continue
                except (asyncio.CancelledError, Unavailable) as trouble:
                    if _was_in_the_way(trouble) and not self.database.is_sqlite and tries < PATIENT:
                        continue
                    if self.database.is_sqlite:
                        self.forget(id)  # it may have been kept, or not: the rows will tell
                    raise
                if after is None:
                    return before
                self._keep(after)
                return after
        raise Unavailable("table-busy")

    async def _try(self, id: str, plan: Callable[[Table], _Plan | None]) -> tuple[Table, Table | None]:
        table = self._known.get(id) or await self.table(id)
        try:
            planned = plan(table)
        except Exception:
            await self._check_fresh(table)  # it may have been decided on what is no longer so
            raise
        if planned is None:
            await self._check_fresh(table)
            return table, None
        after = planned.after
        is_milestone = after.status != table.status
        if planned.entry and self.database.is_sqlite and not self.hooks and not is_milestone:
            if not await self.database.write_rows([(_CHANGE, _row(table, after)), (_ENTER, planned.entry)]):
                raise _Overtaken
            return table, after
        async with self.database.write() as connection:
            done = await connection.execute(_row_change(table, after))
            if done.rowcount != 1:
                raise _Overtaken
            after = await planned.work(connection)
            await self._run_hooks(connection, table, after)
            await self.database.notify(connection, f"table {id}")
        return table, after

    async def _check_fresh(self, table: Table) -> None:
        if (await self.table(table.id)).version != table.version:
            raise _Overtaken


def _was_in_the_way(trouble: BaseException) -> bool:
    return isinstance(trouble, Unavailable) and trouble.key == "database-busy"


async def _read(connection: AsyncConnection, id: str, known: Table | None) -> Table:
    """A table from its rows; of the entries only those that aren't known yet."""
    row = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
    if row is None:
        raise Missing("table-missing")
    if known and known.version == row["version"]:
        return known
    query = select(seats).where(seats.c.table == id).order_by(seats.c.seat)
    table = read_table(row, (await connection.execute(query)).mappings().all())
    if row["deal"] is None:
        return table
    same = known is not None and (known.setup, known.names) == (table.setup, table.names)
    play = known.play if known and same and known.play else read_beginning(table, row)
    later = entries.c.number >= play.number
    query = select(entries.c.body, entries.c.at).where(entries.c.table == id, later).order_by(entries.c.number)
    for body, at in await connection.execute(query):
        play = play.after(read_entry(body), at)
    return replace(table, play=play)


def _row_change(table: Table, after: Table) -> Any:
    play = after.play
    changes: dict[str, Any] = {"version": after.version, "changed_at": after.changed_at}
    if play and table.play is not None:
        changes |= {"status": after.status, "to_act": play.to_act, "due_at": play.due_at()}
        if play.ending:
            changes["outcome"] = msgspec.json.encode(after.outcome()).decode()
    return update(tables).where(tables.c.id == table.id, tables.c.version == table.version).values(changes)


# The same for a table that plays on, for the fast lane.
_CHANGE = """
UPDATE tables SET version = :version, changed_at = :changed_at, to_act = :to_act, due_at = :due_at
WHERE id = :id AND version = :before
"""
_ENTER = 'INSERT INTO entries ("table", number, body, at) VALUES (:table, :number, :body, :at)'


def _row(table: Table, after: Table) -> dict[str, Any]:
    play = after.play
    assert play
    return {
        "id": table.id,
        "before": table.version,
        "version": after.version,
        "changed_at": after.changed_at,
        "to_act": play.to_act,
        "due_at": play.due_at(),
    }
