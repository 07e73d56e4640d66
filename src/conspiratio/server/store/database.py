"""Connections to SQLite (one writer, several readers, WAL) or PostgreSQL, through one door.

Whatever a database can do wrong comes out of here as ``Unavailable`` with a reason a person can read,
and with nothing half-written: every ``write`` is one transaction.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import URL, NullPool, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from conspiratio.core.files import file_trouble
from conspiratio.core.game import Complaint
from conspiratio.server.trouble import Unavailable

from .fast_lane import FastLane, Statement

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CHANNEL = "conspiratio"
REBUILDING = 0x434F4E53
"""The advisory lock for a change of the schema: several processes may start at once."""
PATIENCE = 10
"""Seconds to wait for a database that somebody else holds."""
TOO_MANY_CONNECTIONS = "53300"
PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 2.0)
"""Seconds between tries to connect, when PostgreSQL has as many connections as it can have."""
MOST_WAITING = 500
"""The most that may wait for a connection. The next one is refused at once, and should come again later."""
log = logging.getLogger("conspiratio.server")


def read_url(given: str) -> URL:
    """The address of a database as SQLAlchemy wants it, with the driver we use."""
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise Complaint("database-url", found=given.rpartition("@")[2]) from None
    driver = DRIVERS.get(url.get_backend_name())
    no_file = not url.database or url.database == ":memory:" or url.database.startswith("file:")
    if driver is None or (driver == DRIVERS["sqlite"] and no_file):
        raise Complaint("database-url", found=url.render_as_string(hide_password=True))
    return url.set(drivername=driver)


class Database:
    def __init__(self, given: str) -> None:
        self.url = read_url(given)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._turn = asyncio.Lock()
        self._waiting = 0
        self.on_trouble: Callable[[], None] = lambda: None
        """Told of every trouble, to count it."""
        if self.is_sqlite:
            self._fast_lane = FastLane(Path(self.url.database or ""), _pragmas(), self._turn)
            self._reader = _sqlite_engine(self.url, "BEGIN", 4)
            self._writer = _sqlite_engine(self.url, "BEGIN IMMEDIATE", 1)
        else:
            self._reader = self._writer = create_async_engine(
                self.url,
                pool_size=10,
                max_overflow=10,
                pool_timeout=PATIENCE,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"timeout": 5, "command_timeout": 20},
            )

    @property
    def name(self) -> str:
        """How to call it in front of people: no password."""
        return str(self.file) if self.file else self.url.set(drivername="postgresql").render_as_string()

    @property
    def file(self) -> Path | None:
        return Path(self.url.database or "") if self.is_sqlite else None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with _troubles(self.on_trouble):
            async with self._connected(self._reader) as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: committed when left, rolled back when anything is raised in it."""
        turn = self._turn if self.is_sqlite else nullcontext()  # waiting here is fairer than in SQLite
        with _troubles(self.on_trouble):
            async with turn, self._connected(self._writer) as connection, connection.begin():
                yield connection

    async def write_rows(self, statements: Sequence[Statement]) -> bool:
        """The fast lane, in SQLite: each statement changes one row, or (False) nothing is changed at all."""
        with _troubles(self.on_trouble):
            return await self._fast_lane.write(statements)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Everything as it stands at one moment, for as long as the reading takes."""
        if self.is_sqlite:
            async with self.read() as connection:  # a read transaction in WAL is a snapshot
                yield connection
            return
        with _troubles(self.on_trouble):
            async with _apart(self.url) as engine, self._connected(engine) as connection:
                yield await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    @asynccontextmanager
    async def rebuild(self) -> AsyncIterator[AsyncConnection]:
        """One transaction in which the schema itself may change, for as long as it takes.

        In SQLite foreign keys are off meanwhile: a table that is made anew would take along all that refers to it.
        """
        with _troubles(self.on_trouble), _file_for(self.file):
            async with (
                self._turn,
                _apart(self.url) as engine,
                self._connected(engine) as connection,
                connection.begin(),
            ):
                if not self.is_sqlite:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": REBUILDING})
                yield connection

    @asynccontextmanager
    async def _connected(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        async with AsyncExitStack() as stack:
            yield await self._connect(engine, stack)

    async def _connect(self, engine: AsyncEngine, stack: AsyncExitStack) -> AsyncConnection:
        """From the pool, which may have to make one. At PostgreSQL's limit we wait: somebody may hang up, or one of
        ours come back into the pool."""
        if self._waiting >= MOST_WAITING:
            raise Unavailable("database-busy")
        self._waiting += 1
        try:
            for pause in PAUSES:
                try:
                    return await stack.enter_async_context(engine.connect())
                except DBAPIError as error:
                    if _code_of(error) != TOO_MANY_CONNECTIONS:
                        raise
                await asyncio.sleep(pause)
            return await stack.enter_async_context(engine.connect())
        finally:
            self._waiting -= 1

    async def notify(self, connection: AsyncConnection, what: str) -> None:
        """Wake the other processes, when and if the transaction is committed. Only ids: rows are the truth."""
        if not self.is_sqlite:
            await connection.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": what})

    async def close(self) -> None:
        if self.is_sqlite:
            await self._fast_lane.close()
        await self._reader.dispose()
        await self._writer.dispose()


def _pragmas(*, foreign_keys: bool = True) -> list[str]:
    return [
        "journal_mode=WAL",
        "synchronous=FULL",
        f"foreign_keys={foreign_keys:d}",
        f"busy_timeout={PATIENCE * 1000:.0f}",
    ]


def _sqlite_engine(url: URL, begin: str, size: int, *, foreign_keys: bool = True) -> AsyncEngine:
    pragmas = _pragmas(foreign_keys=foreign_keys)
    engine = create_async_engine(
        url, pool_size=size, max_overflow=0, hide_parameters=True, connect_args={"timeout": PATIENCE}
    )

    rollbacks: set[asyncio.Task[None]] = set()

    @event.listens_for(engine.sync_engine, "do_connect")
    def connect(dialect: Any, _: Any, arguments: Any, options: Any) -> Any:
        connection = dialect.connect(*arguments, **options)
        driver = connection.driver_connection
        driver.stop = cache(driver.stop)  # a cancellation may stop it twice; the second would wait for ever
        return connection

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, and which one
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "invalidate")
    def let_go(connection: Any, _: Any, __: Any) -> None:
        # A statement cut off by a cancellation keeps its locks, closed or not, while anybody remembers the exception.
        # Not waited for: the connection's own thread does this before it closes, and we may be cancelled once more.
        rollback = asyncio.get_running_loop().create_task(connection.driver_connection.rollback())
        rollbacks.add(rollback)
        rollback.add_done_callback(done)

    def done(rollback: asyncio.Task[None]) -> None:
        rollbacks.discard(rollback)
        if not rollback.cancelled():
            rollback.exception()  # nothing to do about it: the connection goes anyway

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


@asynccontextmanager
async def _apart(url: URL) -> AsyncIterator[AsyncEngine]:
    """A connection outside the pool, for one long piece of work: no statement of it has a time limit."""
    if url.get_backend_name() == "sqlite":
        engine = _sqlite_engine(url, "BEGIN IMMEDIATE", 1, foreign_keys=False)
    else:
        engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True, connect_args={"timeout": 5})
    try:
        yield engine
    finally:
        await engine.dispose()


@contextmanager
def _file_for(file: Path | None) -> Iterator[None]:
    """A new SQLite file is for its owner's eyes only, and gone again if nothing comes of it."""
    if file is None or file.exists():
        yield
        return
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    except OSError as error:
        raise file_trouble("file-unwritable", file, error) from None
    try:
        yield
    except BaseException:
        file.unlink(missing_ok=True)
        raise


@contextmanager
def _troubles(on_trouble: Callable[[], None]) -> Iterator[None]:
    """Turns what a database raises into what a person is told. Broken constraints are the caller's own affair."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        trouble = trouble_of(error)
        if trouble is None:
            raise
        # Only the kind of trouble is logged: the statement's values may be anybody's secrets.
        log.error("database trouble", extra={"trouble": trouble.key, "cause": _code_of(error) or type(error).__name__})
        on_trouble()
        raise trouble from None


def trouble_of(error: BaseException) -> Unavailable | None:
    """What a database's error means for people; None if it is a mistake of ours."""
    code = _code_of(error)
    if code in ("SQLITE_FULL", "53100"):
        return Unavailable("database-full")
    if code in ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR", "XX001", "XX002", "58030"):
        return Unavailable("database-damaged")
    if code in ("SQLITE_READONLY", "25006"):
        return Unavailable("database-readonly")
    if code in ("SQLITE_BUSY", "SQLITE_LOCKED", "40001", "40P01", "55P03", "57014", TOO_MANY_CONNECTIONS):
        return Unavailable("database-busy")
    if code in ("SQLITE_PERM", "SQLITE_AUTH", "3D000", "42501") or code.startswith("28"):
        return Unavailable("database-refused")
    if isinstance(error, PoolTimeoutError):
        return Unavailable("database-busy")
    gone = isinstance(error, DBAPIError) and error.connection_invalidated
    if gone or isinstance(error, OSError) or code == "SQLITE_CANTOPEN" or code.startswith(("08", "57P")):
        return Unavailable("database-away")
    return None


def _code_of(error: BaseException) -> str:
    """SQLite's name for the error, or PostgreSQL's five characters."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        return "_".join(getattr(cause, "sqlite_errorname", "").split("_")[:2])  # SQLITE_IOERR_READ is an SQLITE_IOERR
    return str(getattr(cause, "sqlstate", None) or "")
