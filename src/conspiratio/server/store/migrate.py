"""Brings a database up to date by itself when a server starts, or leaves it exactly as it was.

Also the lock on the data folder: two servers on one SQLite file would not hear of each other's moves.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, inspect, text

from conspiratio.core.files import file_trouble
from conspiratio.core.game import Complaint

from .database import Database, trouble_of
from .schema import metadata

SCRIPTS = Path(__file__).parent / "migrations"


async def upgrade(database: Database) -> None:
    """Check the database and bring it to the newest schema; an SQLite file that will change is copied first."""
    newest, found = newest_revision(), None
    copy: Path | None = None
    if database.file is not None:
        await asyncio.to_thread(check_file, database.file)
    try:
        async with database.rebuild() as connection:
            found = await connection.run_sync(current_revision)
            if found == newest:
                return
            if database.file is not None and await connection.run_sync(_has_tables):
                copy = await asyncio.to_thread(_copy, database.file, newest)
            await connection.run_sync(migrate_to, newest)
            if broken := await connection.run_sync(broken_reference):
                raise AssertionError(f"the migration left rows in {broken} that refer to nothing")
    except Exception as error:
        if copy is not None and await _is_at(database, found):
            copy.unlink()  # or a server that is started again and again would fill the disk
        if isinstance(error, Complaint):
            raise
        raise Complaint("migration-failed", database=database.name, revision=newest) from error


async def is_empty(database: Database) -> bool:
    """Whether there is nothing yet: no file, or no tables. It only looks; a damaged file is not empty."""
    if database.file is not None:
        return await asyncio.to_thread(_is_empty_file, database.file)
    async with database.read() as connection:
        return await connection.run_sync(current_revision) is None


def _is_empty_file(file: Path) -> bool:
    try:
        if not file.exists():
            return True
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as connection:
            return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None
    except (OSError, sqlite3.Error):
        return False  # `upgrade` says what is wrong with it


async def _is_at(database: Database, revision: str | None) -> bool:
    try:
        async with database.read() as connection:
            return await connection.run_sync(current_revision) == revision
    except Complaint:
        return False


def newest_revision() -> str:
    return ScriptDirectory(str(SCRIPTS)).get_current_head() or ""


def knows_revision(revision: str) -> bool:
    return revision in {script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()}


def current_revision(connection: Connection) -> str | None:
    """How new the schema of a database is; None: there is none yet."""
    found = MigrationContext.configure(connection).get_current_heads()
    if not found and (others := metadata.tables.keys() & inspect(connection).get_table_names()):
        raise Complaint("database-foreign", table=min(others))
    if len(found) > 1 or not all(knows_revision(revision) for revision in found):
        raise Complaint("database-newer", found=", ".join(found))
    return found[0] if found else None


def migrate_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@cache
def schema_at(revision: str) -> MetaData:
    """The tables as they were at a revision. They are shared: only look at them."""
    tables = MetaData()
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate_to(connection, revision)
        tables.reflect(connection)
    engine.dispose()
    tables.remove(tables.tables["alembic_version"])
    return tables


def broken_reference(connection: Connection) -> str | None:
    """A table of SQLite with a row that refers to nothing, if there is one; PostgreSQL would not have let it in."""
    if connection.dialect.name != "sqlite":
        return None
    row = connection.execute(text("PRAGMA foreign_key_check")).first()
    return None if row is None else str(row[0])


def _has_tables(connection: Connection) -> bool:
    return bool(inspect(connection).get_table_names())


def check_file(file: Path) -> None:
    """A damaged file is not touched at all: what can be saved of it is for a person to decide."""
    try:
        if not file.exists():
            return
        with file.open("rb") as content:
            start = content.read(16)
        if start and start != b"SQLite format 3\0":  # SQLite itself would overwrite a very short file
            raise Complaint("database-file-damaged", file=str(file))
    except OSError as error:
        raise file_trouble("file-unreadable", file, error) from None
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        trouble = trouble_of(error)
        if trouble is not None and trouble.key != "database-damaged":
            raise trouble from None
        found = "damaged"
    if found != "ok":
        raise Complaint("database-file-damaged", file=str(file))


def _copy(file: Path, revision: str) -> Path:
    """A copy beside the file, with all that is still in its write-ahead log."""
    copy = file.with_name(f"{file.name}.before-{revision}-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}")
    try:
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        copy.chmod(file.stat().st_mode & 0o777)
        with copy.open("rb+") as written:
            os.fsync(written.fileno())
        sync_folder(copy.parent)
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy


def sync_folder(folder: Path) -> None:
    """Make the names in a folder as durable as the files."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def claim(data: Path) -> Iterator[None]:
    """Be the only process with this data folder, as long as this lasts; the folder is made if need be."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(data / "lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise file_trouble("file-unwritable", data, error) from None
    try:
        if not _lock(handle):
            raise Complaint("data-in-use", folder=str(data))
        yield
    finally:
        os.close(handle)


def _lock(handle: int) -> bool:
    """Ask the operating system, which gives the lock back by itself when the process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
