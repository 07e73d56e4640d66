"""The door to the database: whole transactions or none, and every trouble a real database can make, made for real."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import anyio
import pytest
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.core.game import Complaint
from conspiratio.server.store import database as database_module
from conspiratio.server.store.database import Database, read_url
from conspiratio.server.store.migrate import upgrade
from conspiratio.server.store.schema import people, processes
from conspiratio.server.trouble import Unavailable
from tests.real_parts import Postgres

HOLD_THE_LOCK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
connection.execute("ROLLBACK")
"""


@pytest.fixture
async def database(database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    monkeypatch.setattr(database_module, "PATIENCE", 60)  # the machine may be busy, and then many wait in one queue
    database = Database(database_url)
    await upgrade(database)
    yield database
    await database.close()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite:///{tmp_path / 'conspiratio.sqlite'}")
    await upgrade(database)
    yield database
    await database.close()


async def note(connection: AsyncConnection, id: str, at: int = 0) -> None:
    await connection.execute(insert(processes).values(id=id, seen_at=at))


async def noted(database: Database) -> list[str]:
    async with database.read() as connection:
        return list(await connection.scalars(select(processes.c.id).order_by(processes.c.id)))


async def trouble_in_write(database: Database, *statements: str) -> str:
    try:
        async with database.write() as connection:
            await note(connection, "half-written")
            for statement in statements:
                await connection.execute(text(statement))
    except Unavailable as trouble:
        return trouble.key
    return "none"


async def test_what_is_written_is_there_when_the_write_is_left(database: Database) -> None:
    async with database.write() as connection:
        await note(connection, "a")
        assert await noted(database) == []
    assert await noted(database) == ["a"]


async def test_a_write_in_which_anything_is_raised_leaves_nothing(database: Database) -> None:
    async def complain() -> None:
        async with database.write() as connection:
            await note(connection, "a")
            raise Complaint("some-rule")

    with pytest.raises(Complaint, match="some-rule"):
        await complain()
    assert await noted(database) == []


async def test_a_broken_constraint_is_the_callers_own_affair(database: Database) -> None:
    async def note_twice() -> None:
        async with database.write() as connection:
            await note(connection, "a")
            await note(connection, "a")

    with pytest.raises(IntegrityError):
        await note_twice()
    assert await noted(database) == []


async def test_our_own_mistake_is_no_trouble_of_the_database_and_tells_no_values(database: Database) -> None:
    with pytest.raises(DBAPIError) as caught:
        async with database.write() as connection:
            await connection.execute(text("UPDATE nowhere SET password = :password"), {"password": "hunter2"})
    assert "hunter2" not in str(caught.value)


async def test_a_snapshot_stays_as_it_was_while_others_write(database: Database) -> None:
    count = select(func.count()).select_from(processes)
    async with database.snapshot() as snapshot:
        assert await snapshot.scalar(count) == 0
        async with database.write() as connection:
            await note(connection, "a")
        assert await snapshot.scalar(count) == 0
    assert await noted(database) == ["a"]


async def test_two_hundred_writes_at_once_are_done_one_after_the_other(database: Database) -> None:
    async with database.write() as connection:
        await note(connection, "counter")

    async def count_on() -> None:
        async with database.write() as connection:
            seen = await connection.scalar(select(processes.c.seen_at).with_for_update())
            assert seen is not None
            await connection.execute(update(processes).values(seen_at=seen + 1))

    await asyncio.gather(*(count_on() for _ in range(200)))
    async with database.read() as connection:
        assert await connection.scalar(select(processes.c.seen_at)) == 200


@pytest.mark.parametrize("moment", ["between statements", "in a statement", "while waiting for its turn"])
async def test_a_cancelled_write_leaves_nothing_and_the_next_one_works(database: Database, moment: str) -> None:
    begun, go_on = asyncio.Event(), threading.Event()
    remembered: list[BaseException] = []

    async def linger(connection: AsyncConnection) -> None:
        """A statement that is not done before we have cancelled it."""
        if not database.is_sqlite:
            await connection.execute(text("SELECT pg_sleep(30)"))
            return
        raw = await connection.get_raw_connection()
        assert raw.driver_connection
        await raw.driver_connection.create_function("linger", 0, lambda: go_on.wait(60))
        await connection.execute(text("SELECT linger()"))

    async def interrupted() -> None:
        begun.set()
        try:
            async with database.write() as connection:
                await note(connection, "half-written")
                await (linger(connection) if moment == "in a statement" else asyncio.sleep(60))
        except asyncio.CancelledError as error:
            remembered.append(error)
            raise

    async def cancelled() -> None:
        async with anyio.create_task_group() as group:  # as Starlette does it: it cancels again and again
            group.start_soon(interrupted)
            await begun.wait()
            await asyncio.sleep(0.05)  # into the statement, or into the queue
            group.cancel_scope.cancel()
            go_on.set()

    if moment == "while waiting for its turn":
        async with database.write() as connection:
            await cancelled()
            await note(connection, "first")
    else:
        await cancelled()
    async with database.write() as connection:
        await note(connection, "next")
    assert "half-written" not in await noted(database)
    assert "next" in await noted(database)
    assert len(remembered) == 1


async def test_many_cancellations_leave_no_connection_and_no_task_behind(database: Database) -> None:
    before = asyncio.all_tasks()

    async def look(number: int) -> None:
        async with database.write() if number % 2 else database.read() as connection:
            await connection.execute(select(func.count()).select_from(processes))
            await connection.execute(text("SELECT 1"))

    for number in range(60):
        async with anyio.create_task_group() as group:
            group.start_soon(look, number)
            for _ in range(number // 2):
                await asyncio.sleep(0)
            group.cancel_scope.cancel()
    await noted(database)
    with anyio.fail_after(60):
        while asyncio.all_tasks() - before:
            await asyncio.sleep(0.01)


async def test_writes_cancelled_at_any_moment_are_whole_or_nothing(database: Database) -> None:
    async def pair(number: int) -> None:
        async with database.write() as connection:
            await note(connection, f"{number}-a")
            await note(connection, f"{number}-b")

    for number in range(60):
        task = asyncio.create_task(pair(number))
        for _ in range(number):  # every turn of the event loop is a moment
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    async with database.write() as connection:
        await note(connection, "last")
    found = await noted(database)
    assert found.pop() == "last"
    assert [id[:-2] for id in found[::2]] == [id[:-2] for id in found[1::2]]


async def test_a_full_disk_is_said_and_nothing_is_half_written(
    sqlite: Database, caplog: pytest.LogCaptureFixture
) -> None:
    fill = "INSERT INTO processes SELECT hex(randomblob(16)), value FROM generate"
    numbers = "WITH RECURSIVE generate(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM generate LIMIT 100000)"
    async with sqlite.read() as connection:
        pages = await connection.scalar(text("PRAGMA page_count"))
    key = await trouble_in_write(sqlite, f"PRAGMA max_page_count = {pages + 5}", f"{numbers} {fill}")
    assert key == "database-full"
    assert await noted(sqlite) == []
    assert [
        (record.message, record.__dict__["cause"]) for record in caplog.records if record.levelno >= logging.ERROR
    ] == [("database trouble", "SQLITE_FULL")]
    async with sqlite.write() as connection:  # somebody made room
        await connection.execute(text("PRAGMA max_page_count = 1000000"))
        await note(connection, "a")
    assert await noted(sqlite) == ["a"]


async def test_a_full_disk_under_postgresql_is_said(postgres_url: str) -> None:
    database = Database(postgres_url)
    await upgrade(database)
    full = "DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$"
    assert await trouble_in_write(database, full) == "database-full"
    assert await noted(database) == []
    await database.close()


async def test_a_damaged_page_is_said(sqlite: Database) -> None:
    async with sqlite.write() as connection:
        for number in range(2000):
            await note(connection, f"{number:032}")
    await sqlite.close()
    assert sqlite.file is not None
    content = bytearray(sqlite.file.read_bytes())
    content[8192:] = b"\xa5" * (len(content) - 8192)
    sqlite.file.write_bytes(content)
    with pytest.raises(Unavailable, match="database-damaged"):
        await noted(sqlite)


async def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    file = tmp_path / "letter.sqlite"
    file.write_text("Dear Caesar, " * 1000)
    database = Database(f"sqlite:///{file}")
    with pytest.raises(Unavailable, match="database-damaged"):
        await noted(database)
    await database.close()


async def test_a_database_that_may_only_be_read_is_said(database: Database) -> None:
    readonly = "PRAGMA query_only = 1" if database.is_sqlite else "SET TRANSACTION READ ONLY"
    key = await trouble_in_write(database, readonly, "DELETE FROM processes")
    assert key == "database-readonly"


async def test_a_folder_that_has_gone_is_said(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'gone' / 'conspiratio.sqlite'}")
    with pytest.raises(Unavailable, match="database-away"):
        await noted(database)
    await database.close()


async def test_a_lock_held_by_another_process_is_waited_for_and_then_said(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "PATIENCE", 0.2)
    hasty = Database(str(sqlite.url))
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD_THE_LOCK, str(sqlite.file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with other:
        assert other.stdin
        assert other.stdout
        assert other.stdout.readline() == "held\n"
        assert await noted(sqlite) == []  # reading goes on
        with pytest.raises(Unavailable, match="database-busy"):
            async with hasty.write() as connection:
                await note(connection, "hasty")

        async def patient() -> None:
            async with sqlite.write() as connection:
                await note(connection, "patient")

        waiting = asyncio.create_task(patient())
        await asyncio.sleep(0.1)
        assert not waiting.done()
        other.stdin.write("\n")
        other.stdin.flush()
        await waiting
    async with hasty.write() as connection:
        await note(connection, "later")
    assert await noted(sqlite) == ["later", "patient"]
    await hasty.close()


async def test_a_row_lock_that_is_not_given_is_said(postgres_url: str) -> None:
    database = Database(postgres_url)
    await upgrade(database)
    async with database.write() as connection:
        await note(connection, "a")
    async with database.write() as holder:
        await holder.execute(text("LOCK TABLE people"))
        key = await trouble_in_write(database, "SET LOCAL lock_timeout = '50ms'", "LOCK TABLE people")
    assert key == "database-busy"
    await database.close()


async def test_postgresql_may_stop_and_come_back(own_postgres: Postgres) -> None:
    database = Database(own_postgres.new_database())
    await upgrade(database)
    async with database.write() as connection:
        await note(connection, "before")

    async def write_through_a_crash() -> None:
        async with database.write() as connection:
            await note(connection, "half-written")
            own_postgres.stop("immediate")
            await note(connection, "after the crash")

    with pytest.raises(Unavailable, match="database-away"):
        await write_through_a_crash()
    for _ in range(3):
        with pytest.raises(Unavailable, match="database-away"):
            await noted(database)
        with pytest.raises(Unavailable, match="database-away"):
            async with database.write() as connection:
                await note(connection, "never")
    own_postgres.start()
    assert await noted(database) == ["before"]
    own_postgres.restart()  # nobody noticed: the pool still has the old connections
    async with database.write() as connection:
        await note(connection, "restarted")
    assert await noted(database) == ["before", "restarted"]
    await database.close()


async def test_postgresql_that_lets_us_not_in_is_told_from_one_that_is_away(postgres_url: str) -> None:
    for elsewhere in (postgres_url + "_other", postgres_url.replace("postgres@", "nobody@")):
        database = Database(elsewhere)
        with pytest.raises(Unavailable, match="database-refused"):
            await noted(database)
        await database.close()


async def test_a_user_without_rights_is_told_so(postgres_url: str) -> None:
    database = Database(postgres_url)
    await upgrade(database)
    role = f"role_{postgres_url[-8:]}"
    async with database.write() as connection:
        await connection.execute(text(f"CREATE ROLE {role} LOGIN"))
    poor = Database(postgres_url.replace("postgres@", f"{role}@"))
    with pytest.raises(Unavailable, match="database-refused"):
        await noted(poor)
    await poor.close()
    async with database.write() as connection:
        await connection.execute(text(f"DROP ROLE {role}"))
    await database.close()


async def test_people_are_deleted_with_what_is_theirs(database: Database) -> None:
    async with database.write() as connection:
        one = {"kind": "guest", "name": "x", "email_confirmed": False, "notices": "{}", "created_at": 0, "seen_at": 0}
        await connection.execute(insert(people).values(id="owner", **one))
        await connection.execute(insert(people).values(id="bot", owner="owner", **one))
        await connection.execute(people.delete().where(people.c.id == "owner"))
        assert await connection.scalar(select(func.count()).select_from(people)) == 0


@pytest.mark.parametrize(
    "given",
    [
        "",
        "conspiratio.sqlite",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:x.sqlite?mode=ro&uri=true",
        "mysql://anna:hunter2@example.org/conspiratio",
        "postgresql://anna:hunter2@example.org:many/conspiratio",
        "postgresql//anna:hunter2@example.org/conspiratio",
    ],
)
def test_an_address_that_is_none_is_refused_without_telling_the_password(given: str) -> None:
    with pytest.raises(Complaint) as caught:
        read_url(given)
    assert caught.value.key == "database-url"
    assert "hunter2" not in str(caught.value)


def test_a_database_is_named_without_its_password(tmp_path: Path) -> None:
    assert Database("postgres://anna:hunter2@localhost/c").name == "postgresql://anna:***@localhost/c"
    assert Database(f"sqlite:///{tmp_path}/c.sqlite").name == f"{tmp_path}/c.sqlite"
