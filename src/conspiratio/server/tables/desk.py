"""Where tables are kept: loaded from their rows, changed by one writer at a time, with news for all who watch.

Every change increases the table's ``version``. If two processes try at once, only one succeeds; the other reads what
happened and decides again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import entries, tables
from conspiratio.server.trouble import Missing, Unavailable

from .aside import PROGRAM, SetAside, reason, too_slow, unreadable
from .entries import Entry, write_entry
from .folding import LONGEST_STEP, LONGEST_WORK, Folding, Rows, TooLong, fetch, timed
from .table import Table

KEPT, KEPT_OVER = 1000, 50
"""Tables that are kept in memory, the last used ones; and of those whose game is over: half a megabyte each, for
people who look back."""
TRIES = 50
PATIENT = 5
"""Times that a transaction is tried again which PostgreSQL gave up because another one was in its way."""
log = logging.getLogger("conspiratio.server")
T = TypeVar("T")

Hook = Callable[[AsyncConnection, Table, Table], Awaitable[None]]
"""Done in the same transaction as a change: the connection, the table before and after."""
Listener = Callable[[Table], None]


class _Prepared(NamedTuple):
    """A change that is decided, but not kept yet."""

    after: Table
    """The table as its row will be."""
    work: Callable[[AsyncConnection], Awaitable[Table]]
    """Writes the other rows, and gives the whole table as it then is."""
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
        self.parting: list[Callable[[SetAside], None]] = []
        """Told of tables that are set aside while somebody may be looking."""
        self.watch: Callable[[float], None] = lambda seconds: None
        """Told how long each piece of work at a table took."""
        self._known: OrderedDict[str, Table] = OrderedDict()
        self._broken: dict[str, int] = {}
        """The versions of tables that can't be read."""
        self._slow: set[str] = set()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._work: set[asyncio.Task[Any]] = set()

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
            with suppress(Missing, SetAside):
                await self._read_on(id)

    async def _read_on(self, id: str) -> Table:
        async with self._reading.setdefault(id, asyncio.Lock()):  # of all who ask at once, one reads
            known = self._known.get(id)
            try:
                async with self.database.read() as connection:
                    if not self.database.is_sqlite:  # where it is so anyway: all the rows as of one moment
                        await connection.execution_options(isolation_level="REPEATABLE READ")
                    rows = await fetch(connection, id, known)
                table = await self._fold(rows, known)
            except (Missing, SetAside):
                self.forget(id)
                raise
            self._keep(table)
            return table

    async def _read(self, connection: AsyncConnection, id: str, known: Table | None) -> Table:
        return await self._fold(await fetch(connection, id, known), known)

    async def _fold(self, rows: Rows, known: Table | None) -> Table:
        """The table of its rows; one that can't be read, or takes too long, is set aside."""
        row = rows.table
        if row["aside"] == PROGRAM:
            raise too_slow(row, rows.seats)
        if known and known.version == row["version"]:
            return known
        if self._broken.get(row["id"]) == row["version"]:
            raise unreadable(row, rows.seats)
        try:
            return await Folding(self.watch).fold(rows)
        except TooLong:
            self._begin(self.put_aside(row["id"]))
            raise too_slow(row, rows.seats) from None
        except Exception as error:
            self._broken[row["id"]] = row["version"]
            log.error("a table can't be read and is set aside", extra={"table": row["id"], "trouble": reason(error)})
            raise unreadable(row, rows.seats) from error

    # Time

    async def work(self, id: str, work: Callable[[], T], *, beside: bool = False) -> T:
        """Do a piece of work at a table and watch how long it takes; ``beside``: in a thread of its own."""
        done, took = await asyncio.to_thread(timed, work) if beside else timed(work)
        self._took(id, took, LONGEST_WORK if beside else LONGEST_STEP)
        return done

    def _took(self, id: str, seconds: float, most: float) -> None:
        self.watch(seconds)
        if seconds > most:
            self._begin(self.put_aside(id))

    async def put_aside(self, id: str) -> None:
        """It would take too long again and again, after a restart, too: its row says so."""
        log.error("a table takes too long and is set aside", extra={"table": id})
        self._slow.add(id)
        self.forget(id)
        try:
            async with self.database.write() as connection:
                await connection.execute(update(tables).where(tables.c.id == id).values(aside=PROGRAM))
            await self._read_on(id)
        except (Missing, Unavailable):
            return
        except SetAside as aside:
            for parting in self.parting:
                parting(aside)

    def _keep(self, table: Table) -> None:
        """However we come to know of a change, it is told: by the time somebody else does, it is no news any more."""
        if table.id in self._slow:
            return  # it was set aside while it was being changed
        newest = self._known.get(table.id)
        is_news = newest is None or newest.version < table.version
        if is_news:
            self._known[table.id] = table
        self._known.move_to_end(table.id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        if is_news and table.play and table.play.ending:
            over = [id for id, one in self._known.items() if one.play and one.play.ending]
            for id in over[:-KEPT_OVER]:
                del self._known[id]
        if is_news:
            for listener in self.listeners:
                listener(table)

    def forget(self, id: str) -> None:
        self._known.pop(id, None)

    # Changing

    async def enter(self, id: str, decide: Callable[[Table], Entry | None]) -> Table:
        """Add what ``decide`` makes of the table as it stands to its entries; None: nothing is to be done.

        ``decide`` may raise a Complaint, and may be asked again. A move against the rules is an IllegalMove. When this
        returns, the entry is kept.
        """

        def prepare(table: Table) -> _Prepared | None:
            entry = decide(table)
            if entry is None:
                return None
            at = self.now()
            assert table.play
            after = table.after(entry, at)
            text = write_entry(entry, table.play.match.game)
            body = {"table": id, "number": table.play.number, "body": text, "at": at}

            async def row(connection: AsyncConnection) -> Table:
                await connection.execute(insert(entries), body)
                return after

            return _Prepared(after, row, body)

        return await self._changed(id, prepare)

    async def change(self, id: str, work: Callable[[AsyncConnection, Table], Awaitable[None]]) -> Table:
        """Change the rows of a table; ``work`` may raise a Complaint, and then nothing has changed."""

        def prepare(table: Table) -> _Prepared | None:
            after = replace(table, version=table.version + 1, changed_at=self.now())

            async def rows(connection: AsyncConnection) -> Table:
                await work(connection, table)
                return await self._read(connection, id, table)

            return _Prepared(after, rows)

        return await self._changed(id, prepare)

    async def begin(self, connection: AsyncConnection, id: str, deal: Callable[[Table], Awaitable[None]]) -> None:
        """A table that is just being made, in the same transaction, starts at once."""
        before = await self._read(connection, id, None)
        await deal(before)
        await self._run_hooks(connection, before, await self._read(connection, id, None))

    async def _run_hooks(self, connection: AsyncConnection, before: Table, after: Table) -> None:
        for hook in (*self.hooks, *(self.milestones if after.status != before.status else ())):
            await hook(connection, before, after)

    async def _changed(self, id: str, prepare: Callable[[Table], _Prepared | None]) -> Table:
        """The caller may go away meanwhile: a change that has begun is finished, and the listeners hear of it."""
        return await asyncio.shield(self._begin(self._change(id, prepare)))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

    async def settle(self) -> None:
        """Wait until all that is begun is done."""
        await asyncio.gather(*self._work, return_exceptions=True)

    async def _change(self, id: str, prepare: Callable[[Table], _Prepared | None]) -> Table:
        async with self._locks.setdefault(id, asyncio.Lock()):
            for tries in range(TRIES):
                try:
                    before, after = await self._try(id, prepare)
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

    async def _try(self, id: str, prepare: Callable[[Table], _Prepared | None]) -> tuple[Table, Table | None]:
        table = self._known.get(id) or await self.table(id)
        try:
            prepared = await self.work(id, lambda: prepare(table))
        except Exception:
            await self._check_fresh(table)  # it may have been decided on what is no longer so
            raise
        if prepared is None:
            await self._check_fresh(table)
            return table, None
        after = prepared.after
        is_milestone = after.status != table.status
        if prepared.entry and self.database.is_sqlite and not self.hooks and not is_milestone:
            if not await self.database.write_rows([(_CHANGE, _row(table, after)), (_ENTER, prepared.entry)]):
                raise _Overtaken
            return table, after
        async with self.database.write() as connection:
            done = await connection.execute(_row_change(table, after))
            if done.rowcount != 1:
                raise _Overtaken
            after = await prepared.work(connection)
            await self._run_hooks(connection, table, after)
            await self.database.notify(connection, f"table {id}")
        return table, after

    async def _check_fresh(self, table: Table) -> None:
        if (await self.table(table.id)).version != table.version:
            raise _Overtaken


def _was_in_the_way(trouble: BaseException) -> bool:
    return isinstance(trouble, Unavailable) and trouble.key == "database-busy"


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
