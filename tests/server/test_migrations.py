"""A server brings its database up to date by itself, and a database that it can't is left exactly as it was."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import produce_migrations, render_python_code
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from conspiratio.core.game import Complaint
from conspiratio.server.store import migrate
from conspiratio.server.store.database import Database
from conspiratio.server.store.migrate import claim, migrate_to, newest_revision, schema_at, upgrade
from conspiratio.server.store.schema import dailies, entries, metadata, people, tables
from conspiratio.server.trouble import Unavailable
from tests.real_parts import Postgres
from tests.server.next_release import MIGRATION, NEXT, OURS, scripts_and

BROKEN = MIGRATION + '    op.execute("UPDATE tables SET game = 99")\n    op.execute("UPDATE nowhere SET nothing = 1")\n'
TOO_MUCH = (
    MIGRATION
    + """
    op.execute("PRAGMA max_page_count = 1")
    op.execute("CREATE TABLE big AS SELECT zeroblob(1000000)")
"""
)
ORPHANS = MIGRATION + '    op.execute("DELETE FROM tables")\n'
START = "import asyncio, sys; from conspiratio.server.store import migrate, database"
UPGRADE = f"{START}; asyncio.run(migrate.upgrade(database.Database(sys.argv[1])))"
CRASH = """
import os, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("INSERT INTO processes VALUES ('crashed', 1)")
os._exit(9)
"""
HOLD = """
import pathlib, sys
from conspiratio.server.store.migrate import claim
with claim(pathlib.Path(sys.argv[1])):
    print("claimed", flush=True)
    sys.stdin.readline()
"""
PERSON = {"kind": "guest", "name": "x", "email_confirmed": False, "notices": "{}", "created_at": 0, "seen_at": 0}
TABLE = {"game": "pax", "setup": "{}", "status": "open", "visibility": "public", "version": 1, "invite": "i"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "conspiratio.sqlite"


@pytest.fixture
async def sqlite(file: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite:///{file}")
    yield database
    await database.close()


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await upgrade(database)
    yield database
    await database.close()


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Goes on with a program that has our migrations and one more."""
    return lambda migration: monkeypatch.setattr(
        migrate, "SCRIPTS", scripts_and(migration, tmp_path / "100% migrations")
    )


async def fill(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(insert(people).values(id="p", **PERSON))
        await connection.execute(insert(tables).values(id="t", host="p", created_at=0, changed_at=0, **TABLE))
        await connection.execute(insert(entries).values(table="t", number=0, body="{}", at=0))


async def content(database: Database) -> list[Any]:
    async with database.read() as connection:
        rows = [
            *(await connection.execute(text("SELECT id, game, host FROM tables"))).all(),
            *(await connection.execute(text("SELECT * FROM entries"))).all(),
            *(await connection.execute(text("SELECT version_num FROM alembic_version"))).all(),
        ]
    return [tuple(row) for row in rows]


CONTENT = [("t", "pax", "p"), ("t", 0, "{}", 0)]


def copies(file: Path) -> list[Path]:
    return sorted(file.parent.glob(f"{file.name}.before-*"))


def fingerprint(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {path.name: (path.read_bytes(), path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


async def test_the_migrations_make_what_the_schema_says(database: Database) -> None:
    def missing(connection: Connection) -> str:
        context = MigrationContext.configure(connection, opts={"render_as_batch": True, "target_metadata": metadata})
        operations = produce_migrations(context, metadata).upgrade_ops
        assert operations is not None
        return render_python_code(operations, render_as_batch=True, migration_context=context)

    async with database.read() as connection:
        lines = (await connection.run_sync(missing)).splitlines()
    # What is shown here is what a new file in migrations/versions would have to do.
    assert [line for line in lines if not line.strip().startswith("#")] == ["    pass"]


async def test_a_database_of_the_first_schema_gets_all_that_came_since(database_url: str) -> None:
    database = Database(database_url)
    async with database.rebuild() as connection:
        await connection.run_sync(migrate_to, "0001")
    await fill(database)
    await upgrade(database)
    assert await content(database) == [*CONTENT, (OURS,)]
    async with database.read() as connection:
        names = await connection.run_sync(lambda sync: sync.dialect.get_table_names(sync))
    assert set(names) == metadata.tables.keys() | {"alembic_version"}
    await database.close()


async def test_deals_of_the_day_that_guests_played_are_not_ranked_any_more(database_url: str) -> None:
    database = Database(database_url)
    async with database.rebuild() as connection:
        await connection.run_sync(migrate_to, "0002")
    async with database.write() as connection:
        for kind in ("guest", "account", "bot"):
            await connection.execute(insert(people).values(id=kind, **(PERSON | {"kind": kind})))
            row = f"('2026-11-01', 'pax', '{kind}', 't', 1, 20, 0)"
            columns = 'day, game, person, "table", place, score, at'
            await connection.execute(text(f"INSERT INTO dailies ({columns}) VALUES {row}"))
    await upgrade(database)
    async with database.read() as connection:
        ranked = dict((await connection.execute(select(dailies.c.person, dailies.c.ranked))).all())
    assert ranked == {"guest": False, "account": True, "bot": False}
    await database.close()


async def test_a_database_that_is_up_to_date_is_left_alone(sqlite: Database, file: Path) -> None:
    await upgrade(sqlite)
    await fill(sqlite)
    await upgrade(sqlite)
    assert await content(sqlite) == [*CONTENT, (newest_revision(),)]
    assert copies(file) == []


async def test_a_new_file_is_for_its_owner_only(sqlite: Database, file: Path) -> None:
    before = os.umask(0)
    try:
        await upgrade(sqlite)
        assert {stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()} == {0o600}
    finally:
        os.umask(before)


async def test_an_older_database_is_brought_up_to_date_with_all_its_rows(
    database: Database, release: Callable[[str], None]
) -> None:
    await fill(database)
    release(MIGRATION)
    await upgrade(database)
    assert await content(database) == [*CONTENT, (NEXT,)]
    async with database.read() as connection:
        assert (await connection.execute(text("SELECT * FROM guilds"))).all() == []


async def test_an_sqlite_file_is_copied_before_it_is_changed(
    sqlite: Database, file: Path, release: Callable[[str], None]
) -> None:
    await upgrade(sqlite)
    await sqlite.close()
    file.chmod(0o640)
    await fill(sqlite)  # still open, so these rows are in the write-ahead log
    release(MIGRATION)
    await upgrade(sqlite)
    [copy] = copies(file)
    assert copy.name.startswith(f"conspiratio.sqlite.before-{NEXT}-")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o640
    kept = Database(f"sqlite:///{copy}")
    assert await content(kept) == [*CONTENT, (OURS,)]
    await kept.close()


async def test_what_a_crashed_server_left_in_the_log_is_not_lost(
    sqlite: Database, file: Path, release: Callable[[str], None]
) -> None:
    await upgrade(sqlite)
    await sqlite.close()
    subprocess.run([sys.executable, "-c", CRASH, file], check=False)
    assert file.with_name(f"{file.name}-wal").stat().st_size > 0
    release(MIGRATION)
    await upgrade(sqlite)
    with closing(sqlite3.connect(copies(file)[0])) as copy, closing(sqlite3.connect(file)) as ours:
        for connection in (copy, ours):
            assert connection.execute("SELECT * FROM processes").fetchall() == [("crashed", 1)]


async def test_a_migration_that_fails_leaves_everything_as_it_was(
    database: Database, release: Callable[[str], None]
) -> None:
    await fill(database)
    release(BROKEN)
    for _ in range(2):
        with pytest.raises(Complaint, match="migration-failed"):
            await upgrade(database)
    assert await content(database) == [*CONTENT, (OURS,)]
    async with database.read() as connection:
        names = await connection.run_sync(lambda sync: sync.dialect.get_table_names(sync))
    assert set(names) == metadata.tables.keys() | {"alembic_version"}
    if database.file:
        assert copies(database.file) == []  # and no disk is filled by a server that is started again and again


async def test_a_migration_must_not_leave_rows_that_refer_to_nothing(
    sqlite: Database, release: Callable[[str], None]
) -> None:
    await upgrade(sqlite)
    await fill(sqlite)
    release(ORPHANS)
    with pytest.raises(Complaint, match="migration-failed"):
        await upgrade(sqlite)
    assert await content(sqlite) == [*CONTENT, (OURS,)]


async def test_a_migration_for_which_the_disk_is_too_small_says_so(
    sqlite: Database, file: Path, release: Callable[[str], None]
) -> None:
    await upgrade(sqlite)
    await fill(sqlite)
    release(TOO_MUCH)
    with pytest.raises(Unavailable, match="database-full"):
        await upgrade(sqlite)
    assert await content(sqlite) == [*CONTENT, (OURS,)]
    assert copies(file) == []


async def test_a_database_from_the_future_is_refused_unchanged(
    database: Database, release: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    release(MIGRATION)
    await upgrade(database)
    await fill(database)
    monkeypatch.undo()
    with pytest.raises(Complaint, match="database-newer"):
        await upgrade(database)
    assert await content(database) == [*CONTENT, (NEXT,)]


async def test_a_database_of_another_program_is_refused_unchanged(database_url: str) -> None:
    database = Database(database_url)
    async with database.rebuild() as connection:
        await connection.execute(text("CREATE TABLE people (name text)"))
    with pytest.raises(Complaint, match="database-foreign"):
        await upgrade(database)
    async with database.read() as connection:
        names = await connection.run_sync(lambda sync: sync.dialect.get_table_names(sync))
        assert names == ["people"]
    await database.close()


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda old: b"Dear Caesar, " * 400, id="no database"),
        pytest.param(lambda old: b"x", id="one letter"),
        pytest.param(lambda old: old[: len(old) // 2], id="cut off"),
        pytest.param(lambda old: old[:8192] + b"\xa5" * 8192 + old[16384:], id="pages overwritten"),
    ],
)
async def test_a_damaged_file_is_refused_and_not_touched(sqlite: Database, file: Path, damage: Any) -> None:
    await upgrade(sqlite)
    await fill(sqlite)
    await sqlite.close()
    file.write_bytes(damage(file.read_bytes()))
    before = fingerprint(file.parent)
    with pytest.raises(Complaint) as caught:
        await upgrade(sqlite)
    assert (caught.value.key, caught.value.params["file"]) == ("database-file-damaged", str(file))
    assert fingerprint(file.parent).items() >= before.items()


async def test_an_empty_file_is_a_new_database(sqlite: Database, file: Path) -> None:
    file.parent.mkdir()
    file.touch()
    await upgrade(sqlite)
    await fill(sqlite)
    assert await content(sqlite) == [*CONTENT, (newest_revision(),)]
    assert copies(file) == []


async def test_a_place_where_no_file_can_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for place in ("file/conspiratio.sqlite", "folder", "/proc/none/conspiratio.sqlite"):
        database = Database(f"sqlite:///{tmp_path / place}")
        with pytest.raises(Complaint) as caught:
            await upgrade(database)
        assert caught.value.key in ("file-unwritable", "file-unreadable")
        await database.close()


@contextmanager
def nobody() -> Iterator[None]:
    """Root may write anywhere; nobody may not."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_whoever_may_not_read_or_write_there_is_told_so(sqlite: Database, file: Path) -> None:
    await upgrade(sqlite)
    await sqlite.close()
    for mode, key in ((0o000, "file-unreadable"), (0o444, "database-readonly"), (None, "file-unwritable")):
        with tempfile.TemporaryDirectory() as folder:
            there = Path(folder, file.name)
            if mode is not None:
                shutil.copy(file, there)
                there.chmod(mode)
            Path(folder).chmod(0o555)
            database = Database(f"sqlite:///{there}")
            with nobody(), pytest.raises(Complaint) as caught:
                await upgrade(database)
            assert caught.value.key == key
            await database.close()
            Path(folder).chmod(0o755)


async def test_processes_that_start_at_once_take_turns(postgres_url: str) -> None:
    starting = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", UPGRADE, postgres_url, stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    ended = await asyncio.gather(*(process.communicate() for process in starting))
    assert [stderr for _, stderr in ended] == [b""] * 3
    database = Database(postgres_url)
    await fill(database)
    assert await content(database) == [*CONTENT, (newest_revision(),)]
    await database.close()


async def test_a_postgresql_that_is_away_at_the_start_is_said(own_postgres: Postgres) -> None:
    database = Database(own_postgres.new_database())
    own_postgres.stop()
    with pytest.raises(Unavailable, match="database-away"):
        await upgrade(database)
    own_postgres.start()
    await upgrade(database)
    await database.close()


def test_the_schema_of_a_revision_can_be_looked_up() -> None:
    assert schema_at(newest_revision()).tables.keys() == metadata.tables.keys()


def test_a_data_folder_belongs_to_one_process_at_a_time(tmp_path: Path) -> None:
    data = tmp_path / "server"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, data], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with other:
        assert other.stdout
        assert other.stdout.readline() == "claimed\n"
        with pytest.raises(Complaint) as caught, claim(data):
            pass
        assert (caught.value.key, caught.value.params) == ("data-in-use", {"folder": str(data)})
        other.kill()
        other.wait()
    with claim(data), pytest.raises(Complaint, match="data-in-use"), claim(data):
        pass
    with claim(data):
        assert stat.S_IMODE(data.stat().st_mode) == 0o700


def test_a_folder_that_can_not_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Complaint, match="file-unwritable"), claim(tmp_path / "file" / "server"):
        pass
