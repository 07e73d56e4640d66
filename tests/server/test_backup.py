"""A backup holds everything, comes back as it was into either database, and a bad one changes nothing."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import resource
import signal
import stat
import subprocess
import sys
import zipfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, String, Table, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from conspiratio.core.game import Complaint
from conspiratio.server.store import migrate
from conspiratio.server.store.backup import restore_backup, write_backup
from conspiratio.server.store.backup_file import FORMAT, PASSING
from conspiratio.server.store.database import Database
from conspiratio.server.store.migrate import claim, newest_revision, upgrade
from conspiratio.server.store.schema import entries, messages, metadata, outbox, people, processes, tables
from tests.real_parts import Databases
from tests.server.next_release import MIGRATION, OURS, scripts_and

KEPT = [table for table in metadata.sorted_tables if table.name not in PASSING]
PERSON = {"kind": "guest", "name": "x", "email_confirmed": False, "notices": "{}", "created_at": 0, "seen_at": 0}
PERSON |= {"devices": 0}
TABLE = {"game": "pax", "setup": "{}", "status": "playing", "visibility": "public", "created_at": 0, "changed_at": 0}
TABLE |= {"barred": "", "learn": False}
MESSAGE = {"table": "t0", "room": "players", "name": "Tullia", "text": "Salve", "at": 0}
BACKUP = """
import asyncio, pathlib, sys
from conspiratio.server.store import backup, database
def progress(*_):
    print("writing", flush=True)
    sys.stdin.read()
asyncio.run(backup.write_backup(database.Database(sys.argv[1]), pathlib.Path(), pathlib.Path(sys.argv[2]), progress))
"""
Rows = dict[str, list[dict[str, Any]]]


class Place:
    """A database, its data folder, and what is to be seen of the two."""

    def __init__(self, url: str, data: Path) -> None:
        self.database = Database(url)
        self.data = data
        self.seen: list[tuple[str, int, int]] = []

    async def restore(self, source: Path) -> None:
        self.seen.clear()
        await restore_backup(source, self.database, self.data, lambda *seen: self.seen.append(seen))

    async def trouble_in_restore(self, source: Path) -> str | None:
        try:
            await self.restore(source)
        except Complaint as complaint:
            return complaint.key
        return None

    async def backup(self, target: Path) -> None:
        self.seen.clear()
        await write_backup(self.database, self.data, target, lambda *seen: self.seen.append(seen))

    async def fill(self, rows: Rows) -> None:
        await upgrade(self.database)
        async with self.database.rebuild() as connection:  # SQLite asks for no order then
            for table in KEPT:
                if rows.get(table.name):
                    await connection.execute(insert(table), rows[table.name][::-1])  # owners first

    async def rows(self) -> Rows:
        async with self.database.read() as connection:
            return {
                table.name: [
                    dict(row)
                    for row in (await connection.execute(select(table).order_by(*table.primary_key))).mappings()
                ]
                for table in KEPT
            }

    async def table_names(self) -> list[str]:
        if self.database.file is not None and not self.database.file.exists():
            return []
        async with self.database.read() as connection:
            return await connection.run_sync(lambda sync: sync.dialect.get_table_names(sync))

    @property
    def files(self) -> list[str]:
        return sorted(path.name for path in self.data.iterdir()) if self.data.exists() else []


@pytest.fixture
async def new_place(tmp_path: Path) -> AsyncIterator[Callable[..., Place]]:
    made: list[Place] = []

    def make(url: str | None = None) -> Place:
        data = tmp_path / f"place-{len(made)}"
        made.append(Place(url or f"sqlite:///{data / 'conspiratio.sqlite'}", data))
        return made[-1]

    yield make
    for place in made:
        await place.database.close()


@pytest.fixture
def place(new_place: Callable[..., Place]) -> Place:
    return new_place()


@pytest.fixture
def elsewhere(new_place: Callable[..., Place], database_url: str) -> Place:
    """Where a backup goes: SQLite or PostgreSQL."""
    return new_place(database_url)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.zip"


def some_rows(count: int = 3) -> Rows:
    return {
        "people": [{"id": f"p{i}", "owner": f"p{i + 1}" if i + 1 < count else None, **PERSON} for i in range(count)],
        "tables": [{"id": f"t{i}", "invite": f"i{i}", "version": count, **TABLE} for i in range(count)],
        "entries": [{"table": f"t{i}", "number": n, "body": "{}", "at": n} for i in range(count) for n in range(count)],
        "messages": [{"id": 10 + i, **MESSAGE} for i in range(count)],
    }


def forge(file: Path, rows: Rows | None = None, contents: dict[str, bytes] | None = None, **manifest: Any) -> Path:
    """A backup in which all hashes are right, whatever is in it, unless the manifest is to say something else."""
    written = {
        f"{table.name}.jsonl": b"".join(line(table, row) for row in (rows or {}).get(table.name, [])) for table in KEPT
    }
    written |= contents or {}
    promised = {name: promise(content, name.endswith(".jsonl")) for name, content in written.items()}
    whole = {"format": FORMAT, "revision": newest_revision(), "made_at": 0, "parts": promised} | manifest
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in written.items():
            archive.writestr(name, content)
        archive.writestr("manifest.json", json.dumps(whole))
    return file


def line(table: Table, row: dict[str, Any]) -> bytes:
    return json.dumps({column.name: None for column in table.columns} | row).encode() + b"\n"


def promise(content: bytes, has_rows: bool = True) -> dict[str, Any]:
    rows = content.count(b"\n") if has_rows else 0
    return {"rows": rows, "size": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def promises(**changes: Any) -> dict[str, Any]:
    return {f"{table.name}.jsonl": promise(b"") for table in KEPT} | changes


@contextmanager
def files_up_to(size: int) -> Iterator[None]:
    """As on a disk that is almost full."""
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, unlimited[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)


# What is written comes back


def values(column: Column[Any]) -> st.SearchStrategy[Any]:
    kind = column.type
    strategy: st.SearchStrategy[Any]
    if isinstance(kind, String):
        letters = st.characters(exclude_categories=["Cs"], exclude_characters="\0")
        strategy = st.text(letters, max_size=min(kind.length or 60, 60))
    elif isinstance(kind, BigInteger):
        strategy = st.integers(-(2**63), 2**63 - 1)
    elif isinstance(kind, Integer):
        strategy = st.integers(-(2**31), 2**31 - 1)
    elif isinstance(kind, Boolean):
        strategy = st.booleans()
    else:
        assert isinstance(kind, Float)
        strategy = st.floats(allow_nan=False, allow_infinity=False)
    return st.none() | strategy if column.nullable else strategy


@st.composite
def databases(draw: st.DrawFn) -> Rows:
    """Rows for every table. Who refers to whom is left to luck: a bot may own its owner."""
    found: Rows = {}
    for table in KEPT:
        drawn = draw(st.lists(st.fixed_dictionaries({c.name: values(c) for c in table.columns}), max_size=6))
        for row in drawn:
            for key in table.foreign_keys:
                others = [
                    other["id"] for other in (drawn if key.column.table is table else found[key.column.table.name])
                ]
                if row[key.parent.name] is not None:
                    row[key.parent.name] = draw(st.sampled_from(others)) if others else None
        unique = [tuple(table.primary_key)] + [(c,) for c in table.columns if c.unique]
        kept: list[dict[str, Any]] = []
        taken: set[Any] = set()
        for row in drawn:
            keys = {(n, *(row[c.name] for c in columns)) for n, columns in enumerate(unique)}
            orphan = any(row[c.name] is None for c in table.columns if not c.nullable)
            if not orphan and not keys & taken:
                kept.append(row)
                taken |= {key for key in keys if None not in key}
        ids = {row["id"] for row in kept if "owner" in row}
        found[table.name] = (
            [row | ({"owner": None} if row.get("owner") not in ids else {}) for row in kept] if ids else kept
        )
    return found


@settings(max_examples=6, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(rows=databases())
async def test_all_rows_move_to_postgresql_and_back_unchanged(
    tmp_path_factory: pytest.TempPathFactory, postgres: Databases, rows: Rows
) -> None:
    folder = tmp_path_factory.mktemp("moving")
    url = postgres.new_database()
    first = Place(f"sqlite:///{folder / 'first.sqlite'}", folder / "first")
    second = Place(url, folder / "second")
    third = Place(f"sqlite:///{folder / 'third.sqlite'}", folder / "third")
    await first.fill(rows)
    before = await first.rows()
    assert sum(map(len, before.values())) == sum(map(len, rows.values()))
    await first.backup(folder / "a.zip")
    await second.restore(folder / "a.zip")
    await second.backup(folder / "b.zip")
    await third.restore(folder / "b.zip")
    assert [list(map(repr, rows)) for rows in (await third.rows()).values()] == [
        list(map(repr, rows)) for rows in before.values()
    ]
    for place in (first, second, third):
        await place.database.close()
    postgres.drop_database(url)


async def test_a_backup_comes_back_with_everything(place: Place, elsewhere: Place, file: Path) -> None:
    await place.fill(some_rows(50))
    (place.data / "secrets.json").write_bytes(b'{"key": "\xc3\xa4"}\r\n')
    await place.backup(file)
    assert ("entries", 2500, 2500) in place.seen
    assert place.seen[-1] == ("check", 2650, 2650)
    await elsewhere.restore(file)
    assert ("entries", 2500, 2500) in elsewhere.seen
    assert await elsewhere.rows() == await place.rows()
    secrets = elsewhere.data / "secrets.json"
    assert secrets.read_bytes() == (place.data / "secrets.json").read_bytes()
    assert stat.S_IMODE(secrets.stat().st_mode) == 0o600
    await upgrade(elsewhere.database)  # as a server does when it starts


async def test_new_rows_are_numbered_after_the_restored_ones(place: Place, elsewhere: Place, file: Path) -> None:
    await place.fill(some_rows())
    await place.backup(file)
    await elsewhere.restore(file)
    async with elsewhere.database.write() as connection:
        assert await connection.scalar(insert(messages).values(**MESSAGE).returning(messages.c.id)) == 13
        queued = insert(outbox).values(person="p0", channel="mail", body="", due_at=0)
        assert await connection.scalar(queued.returning(outbox.c.id)) == 1


async def test_references_hold_after_a_restore_as_before(place: Place, elsewhere: Place, file: Path) -> None:
    await place.fill(some_rows())
    await place.backup(file)
    await elsewhere.restore(file)
    async with elsewhere.database.write() as connection:
        await connection.execute(delete(tables).where(tables.c.id == "t1"))
        assert await connection.scalar(select(entries.c.number).where(entries.c.table == "t1")) is None

    async def enter_nowhere() -> None:
        async with elsewhere.database.write() as connection:
            await connection.execute(insert(entries).values(table="nowhere", number=0, body="", at=0))

    with pytest.raises(IntegrityError, match=r"(?i)foreign key"):
        await enter_nowhere()


async def test_a_backup_taken_while_games_go_on_is_one_moment(
    elsewhere: Place, new_place: Callable[..., Place], file: Path
) -> None:
    await elsewhere.fill(some_rows(20))
    writing = asyncio.Event()

    async def play(table: str) -> None:
        number = 20
        while True:
            async with elsewhere.database.write() as connection:
                await connection.execute(insert(entries).values(table=table, number=number, body="{}" * 200, at=0))
                await connection.execute(update(tables).where(tables.c.id == table).values(version=number + 1))
            number += 1
            writing.set()

    games = [asyncio.create_task(play(f"t{i}")) for i in range(8)]
    await writing.wait()
    copy = new_place()
    for attempt in range(4):
        await elsewhere.backup(file.with_suffix(f".{attempt}"))
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    await copy.restore(file.with_suffix(".3"))
    rows = await copy.rows()
    numbers: dict[str, list[int]] = {}
    for entry in rows["entries"]:
        numbers.setdefault(entry["table"], []).append(entry["number"])
    assert numbers == {table["id"]: list(range(table["version"])) for table in rows["tables"]}
    assert sum(map(len, numbers.values())) > 400


async def test_an_older_backup_is_brought_up_to_date(
    place: Place, elsewhere: Place, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await place.fill(some_rows())
    await place.backup(file)
    monkeypatch.setattr(migrate, "SCRIPTS", scripts_and(MIGRATION, tmp_path / "scripts"))
    await upgrade(elsewhere.database)  # so its tables are newer than those of the backup
    await elsewhere.restore(file)
    assert await elsewhere.rows() == await place.rows()
    assert "guilds" in await elsewhere.table_names()
    await place.backup(file)  # a database that is not yet up to date
    with zipfile.ZipFile(file) as archive:
        assert json.loads(archive.read("manifest.json"))["revision"] == OURS
    await elsewhere.backup(file)
    monkeypatch.undo()
    with pytest.raises(Complaint, match="backup-newer"):
        await place.restore(file)


# The file


async def test_a_backup_is_for_its_owner_and_leaves_nothing_beside_it(place: Place, file: Path, tmp_path: Path) -> None:
    await place.fill(some_rows())
    file.write_text("an old backup")
    await place.backup(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.zip", "place-0"]
    with zipfile.ZipFile(file) as archive:
        assert set(archive.namelist()) == {*(f"{table.name}.jsonl" for table in KEPT), "manifest.json"}


async def test_ctrl_c_leaves_nothing_behind(elsewhere: Place, tmp_path: Path) -> None:
    await elsewhere.fill(some_rows(50))
    folder = tmp_path / "backups"
    folder.mkdir()
    url = elsewhere.database.url.render_as_string(hide_password=False)
    process = subprocess.Popen(
        [sys.executable, "-c", BACKUP, url, folder / "backup.zip"],
        stdin=subprocess.PIPE,  # it goes on when that is closed
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    assert process.stdout.readline() == b"writing\n"
    assert len(list(folder.iterdir())) == 1
    process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    assert b"KeyboardInterrupt" in said
    assert list(folder.iterdir()) == []


async def test_a_disk_too_small_for_the_backup_is_said_and_left_clean(place: Place, tmp_path: Path) -> None:
    rows = some_rows()
    rows["messages"] = [{"id": n, **MESSAGE, "text": os.urandom(500).hex()} for n in range(1000)]
    await place.fill(rows)
    folder = tmp_path / "backups"
    folder.mkdir()
    with files_up_to(100_000), pytest.raises(Complaint) as caught:
        await place.backup(folder / "backup.zip")
    assert (caught.value.key, caught.value.params["file"]) == ("file-unwritable", str(folder / "backup.zip"))
    assert list(folder.iterdir()) == []


async def test_a_place_where_no_backup_can_be_is_said(place: Place, tmp_path: Path) -> None:
    await place.fill({})
    for target in (tmp_path, tmp_path / "nowhere" / "backup.zip"):
        with pytest.raises(Complaint, match="file-unwritable"):
            await place.backup(target)


async def test_where_no_server_ran_there_is_nothing_to_back_up(elsewhere: Place, file: Path) -> None:
    with pytest.raises(Complaint, match="backup-nothing"):
        await elsewhere.backup(file)
    assert not file.exists()
    assert elsewhere.files == []


# Restoring where something is


async def test_a_database_with_rows_is_not_restored_into(elsewhere: Place, file: Path) -> None:
    await elsewhere.fill(some_rows())
    elsewhere.data.mkdir(exist_ok=True)
    (elsewhere.data / "secrets.json").write_text("ours")
    before = await elsewhere.rows()
    forge(file, contents={"secrets.json": b"theirs"})
    with pytest.raises(Complaint, match="restore-not-empty"):
        await elsewhere.restore(file)
    assert await elsewhere.rows() == before
    assert (elsewhere.data / "secrets.json").read_text() == "ours"


async def test_a_server_that_is_running_is_not_restored_under(elsewhere: Place, file: Path) -> None:
    await upgrade(elsewhere.database)
    forge(file, some_rows())
    if elsewhere.database.is_sqlite:
        with claim(elsewhere.data), pytest.raises(Complaint, match="data-in-use"):
            await elsewhere.restore(file)
    else:
        async with elsewhere.database.write() as connection:
            await connection.execute(insert(processes).values(id="one", seen_at=0))
        with pytest.raises(Complaint, match="restore-not-empty"):
            await elsewhere.restore(file)
    assert (await elsewhere.rows())["people"] == []


async def test_a_damaged_database_is_not_restored_into(place: Place, file: Path) -> None:
    place.data.mkdir()
    (place.data / "conspiratio.sqlite").write_text("Dear Caesar")
    with pytest.raises(Complaint, match="database-file-damaged"):
        await place.restore(forge(file, some_rows()))
    assert (place.data / "conspiratio.sqlite").read_text() == "Dear Caesar"


async def test_fresh_secrets_give_way_and_are_kept_beside(place: Place, file: Path) -> None:
    place.data.mkdir()
    (place.data / "secrets.json").write_text("fresh")
    await place.restore(forge(file, some_rows(), {"secrets.json": b"theirs"}))
    assert (place.data / "secrets.json").read_text() == "theirs"
    [kept] = place.data.glob("secrets.json.before-restore-*")
    assert (kept.read_text(), stat.S_IMODE(kept.stat().st_mode)) == ("fresh", 0o600)


async def test_a_restore_that_fails_at_the_very_end_puts_the_secrets_back(place: Place, file: Path) -> None:
    place.data.mkdir()
    (place.data / "secrets.json").write_text("fresh")
    forge(file, some_rows(), {"secrets.json": b"theirs"})
    with files_up_to(50_000):  # as little as this reaches SQLite's files only when it commits
        assert await place.trouble_in_restore(file) == "database-damaged"
    assert place.seen[-1][1:] == (3, 3)
    assert place.files == ["lock", "secrets.json"]
    assert (place.data / "secrets.json").read_text() == "fresh"


async def test_a_restore_that_is_given_up_changes_nothing(elsewhere: Place, file: Path) -> None:
    forge(file, some_rows())

    def give_up(part: str, _: int, __: int) -> None:
        task = asyncio.current_task()
        if part == "entries" and task is not None:
            task.cancel()

    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(restore_backup(file, elsewhere.database, elsewhere.data, give_up))
    assert await elsewhere.table_names() == []
    await elsewhere.restore(file)
    assert len((await elsewhere.rows())["entries"]) == 9


# Bad files


GOOD = some_rows(2)
WRONG_ROWS: dict[str, tuple[str, Rows]] = {
    "a number for a name": ("people.jsonl:1", {"people": [{**GOOD["people"][0], "name": 7}]}),
    "a text for a number": (
        "entries.jsonl:2",
        GOOD | {"entries": [GOOD["entries"][0], {**GOOD["entries"][1], "at": "1"}]},
    ),
    "nothing where something must be": ("people.jsonl:1", {"people": [{**GOOD["people"][0], "name": None}]}),
    "a column that we don't have": ("people.jsonl:1", {"people": [{**GOOD["people"][0], "admin": True}]}),
    "a number that no database holds": ("people.jsonl:1", {"people": [{**GOOD["people"][0], "seen_at": 2**63}]}),
    "half a character": ("people.jsonl:1", {"people": [{**GOOD["people"][0], "name": "\ud800"}]}),
    "the same id twice": ("people.jsonl:1-2", {"people": [GOOD["people"][1], GOOD["people"][1]]}),
    "a reference to nothing": ("entries.jsonl", {"entries": GOOD["entries"]}),
}


@pytest.mark.parametrize("wrong", WRONG_ROWS)
async def test_a_row_that_can_not_be_is_found_and_nothing_is_changed(elsewhere: Place, file: Path, wrong: str) -> None:
    where, rows = WRONG_ROWS[wrong]
    forge(file, rows, {"secrets.json": b"theirs"})
    with pytest.raises(Complaint) as caught:
        await elsewhere.restore(file)
    assert (caught.value.key, caught.value.params["where"]) == ("backup-damaged", where)
    assert await elsewhere.table_names() == []
    assert elsewhere.files in ([], ["lock"])


async def test_what_postgresql_would_cut_off_is_refused_and_sqlite_keeps(
    place: Place, postgres_url: str, new_place: Callable[..., Place], file: Path
) -> None:
    long = {"people": [{**GOOD["people"][1], "name": "x" * 60}]}
    await place.restore(forge(file, long))
    assert (await place.rows())["people"][0]["name"] == "x" * 60
    with pytest.raises(Complaint, match=r"backup-damaged.*people.jsonl:1-1"):
        await new_place(postgres_url).restore(file)


@pytest.mark.parametrize(
    ("key", "manifest"),
    [
        ("backup-damaged", {"format": "letters-to-caesar/1"}),
        ("backup-damaged", {"format": None}),
        ("backup-newer", {"format": "conspiratio-backup/2"}),
        ("backup-newer", {"revision": "9999"}),
        ("backup-newer", {"revision": "../0001"}),
        ("backup-damaged", {"revision": 1}),
        ("backup-damaged", {"made_at": "today"}),
        ("backup-damaged", {"parts": []}),
        ("backup-damaged", {"parts": {}}),
        ("backup-damaged", {"parts": promises(**{"../../passwd": promise(b"")})}),
        ("backup-damaged", {"parts": promises(**{"people.jsonl": {"rows": 1, "size": 0, "sha256": ""}})}),
        ("backup-damaged", {"parts": promises(**{"secrets.json": promise(b"")})}),
    ],
)
async def test_a_manifest_that_can_not_be_is_refused(place: Place, file: Path, key: str, manifest: Any) -> None:
    with pytest.raises(Complaint, match=key):
        await place.restore(forge(file, **manifest))
    assert place.files == ["lock"]


async def test_a_small_file_that_would_become_a_huge_one_is_refused_at_once(place: Place, file: Path) -> None:
    row = line(people, GOOD["people"][1])
    for bomb in (row * 200_000, b" " * 100_000_000):
        forge(file, contents={"people.jsonl": bomb}, parts=promises(**{"people.jsonl": promise(row)}))
        assert file.stat().st_size < 2_000_000
        with pytest.raises(Complaint, match=r"backup-damaged.*people.jsonl"):
            await place.restore(file)
    assert place.files == ["lock"]


async def test_names_in_the_file_lead_nowhere(place: Place, file: Path, tmp_path: Path) -> None:
    forge(file, some_rows())
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr("../../escaped", "x")
        archive.writestr("/tmp/escaped", "x")
    await place.restore(file)
    assert not list(tmp_path.rglob("escaped"))
    assert len((await place.rows())["people"]) == 3


async def test_a_file_damaged_anywhere_is_refused_or_comes_back_whole(place: Place, file: Path, tmp_path: Path) -> None:
    await place.fill(some_rows(10))
    (place.data / "secrets.json").write_text("theirs")
    await place.backup(file)
    whole, before = file.read_bytes(), await place.rows()
    damaged = [whole[:size] for size in range(0, len(whole), len(whole) // 15)]
    damaged += [
        whole[:position] + bytes([whole[position] ^ 0xFF]) + whole[position + 1 :]
        for position in range(0, len(whole), len(whole) // 60)
    ]
    refused = 0
    for number, content in enumerate(damaged):
        file.write_bytes(content)
        data = tmp_path / f"attempt-{number}"
        attempt = Place(f"sqlite:///{data / 'conspiratio.sqlite'}", data)
        key = await attempt.trouble_in_restore(file)
        if key is None:
            assert await attempt.rows() == before
            assert (data / "secrets.json").read_text() == "theirs"
        else:
            assert key in ("backup-damaged", "backup-newer")
            assert attempt.files == ["lock"]
            refused += 1
        await attempt.database.close()
    assert refused > len(damaged) // 2


@pytest.mark.parametrize("content", [b"", b"PK", b"Dear Caesar", b"PK\x05\x06" + bytes(18)])
async def test_a_file_that_is_no_backup_is_refused(place: Place, file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(Complaint, match="backup-damaged"):
        await place.restore(file)


async def test_a_file_that_is_not_there_is_said(place: Place, file: Path) -> None:
    for missing in (file, file.parent):
        with pytest.raises(Complaint, match="file-unreadable"):
            await place.restore(missing)


async def test_the_log_of_a_file_that_was_moved_away_does_no_harm(place: Place, file: Path) -> None:
    await place.fill({})
    async with place.database.write() as connection:
        await connection.execute(insert(people), some_rows(50)["people"][::-1])
    assert place.database.file
    log = place.database.file.with_name("conspiratio.sqlite-wal")
    stale = log.read_bytes()
    await place.database.close()
    place.database.file.rename(file.with_suffix(".old"))
    log.write_bytes(stale)
    await place.restore(forge(file, some_rows(2)))
    assert len((await place.rows())["people"]) == 2
    async with place.database.read() as connection:
        assert await connection.scalar(text("PRAGMA integrity_check")) == "ok"
