"""Backups: everything a server knows, taken while it runs, and put into an empty database of either kind."""

from __future__ import annotations

import hashlib
import time
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from sqlalchemy import Integer, Table, func, insert, literal, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.core.files import file_trouble
from conspiratio.core.game import Complaint

from .backup_file import (
    CHUNK,
    FORMAT,
    MANIFEST,
    SECRETS,
    Backup,
    Manifest,
    Part,
    Progress,
    open_backup,
    part_of,
    tables_of,
    unfinished,
    writing,
)
from .database import Database, trouble_of
from .migrate import broken_reference, check_file, claim, current_revision, migrate_to, newest_revision, schema_at


@dataclass(frozen=True, slots=True)
class Summary:
    made_at: int
    rows: dict[str, int]
    """How many, by table."""


async def write_backup(database: Database, data: Path, target: Path, progress: Progress) -> Summary:
    """Everything as it stands at one moment; the file is there whole or not at all."""
    if database.file is not None and not database.file.exists():
        raise Complaint("backup-nothing", database=database.name)
    with unfinished(target) as file:
        async with database.snapshot() as connection:
            revision = await connection.run_sync(current_revision)
            if revision is None:
                raise Complaint("backup-nothing", database=database.name)
            with writing(target), zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                parts = {
                    part_of(table): await _write_rows(connection, table, archive, progress)
                    for table in tables_of(schema_at(revision))
                }
                parts |= _write_secrets(data / SECRETS, archive)
                manifest = Manifest(FORMAT, revision, time.time_ns() // 1_000_000, parts)
                archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
        with open_backup(file) as written:  # what can't be read back is no backup
            await written.check(progress)
    return _summary(manifest)


async def restore_backup(source: Path, database: Database, data: Path, progress: Progress) -> Summary:
    """Fill an empty database; unless all of the backup finds its place, nothing is changed."""
    with ExitStack() as until_done:
        if database.file is not None:
            until_done.enter_context(claim(data))
            check_file(database.file)
        backup = until_done.enter_context(open_backup(source))
        await backup.check(progress)
        async with database.rebuild() as connection:
            await _make_way(connection, database)
            await connection.run_sync(migrate_to, backup.manifest.revision)
            await _load(connection, backup, progress)
            await connection.run_sync(migrate_to, newest_revision())
            until_done.enter_context(_in_place(data / SECRETS, backup.secrets()))
    return _summary(backup.manifest)


def _summary(manifest: Manifest) -> Summary:
    rows = {name.removesuffix(".jsonl"): part.rows for name, part in manifest.parts.items() if name != SECRETS}
    return Summary(manifest.made_at, rows)


async def _write_rows(connection: AsyncConnection, table: Table, archive: zipfile.ZipFile, progress: Progress) -> Part:
    total = await connection.scalar(select(func.count()).select_from(table)) or 0
    found = await connection.stream(select(table).order_by(*table.primary_key), execution_options={"yield_per": CHUNK})
    digest, size, rows = hashlib.sha256(), 0, 0
    with archive.open(part_of(table), "w", force_zip64=True) as part:
        async for chunk in found.mappings().partitions():
            lines = b"".join(msgspec.json.encode(dict(row)) + b"\n" for row in chunk)
            digest.update(lines)
            size, rows = size + len(lines), rows + len(chunk)
            part.write(lines)
            progress(table.name, rows, total)
    return Part(rows, size, digest.hexdigest())


def _write_secrets(file: Path, archive: zipfile.ZipFile) -> dict[str, Part]:
    secrets = _read(file)
    if secrets is None:
        return {}
    archive.writestr(SECRETS, secrets)
    return {SECRETS: Part(0, len(secrets), hashlib.sha256(secrets).hexdigest())}


async def _make_way(connection: AsyncConnection, database: Database) -> None:
    """Take away the tables that nobody has used yet: the backup may need older ones to begin with."""
    found = await connection.run_sync(current_revision)
    if found is None:
        return
    schema = schema_at(found)
    if not database.is_sqlite:  # a server that is running must not write between our look and the end
        names = ", ".join(f'"{name}"' for name in schema.tables)
        await connection.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
    for table in schema.tables.values():
        if await connection.scalar(select(literal(1)).select_from(table).limit(1)):
            raise Complaint("restore-not-empty", database=database.name)
    await connection.run_sync(schema.drop_all)
    await connection.execute(text("DROP TABLE alembic_version"))


async def _load(connection: AsyncConnection, backup: Backup, progress: Progress) -> None:
    await _defer_references(connection, backup.tables)
    for table in backup.tables:
        done, total = 0, backup.manifest.parts[part_of(table)].rows
        for chunk in backup.rows(table):
            try:
                await connection.execute(insert(table), chunk)
            except DBAPIError as error:
                if trouble_of(error) is not None:
                    raise
                raise backup.damaged(f"{part_of(table)}:{done + 1}-{done + len(chunk)}") from None
            done += len(chunk)
            progress(table.name, done, total)
    await _check_references(connection, backup)
    if connection.dialect.name == "postgresql":
        await _continue_numbering(connection, backup.tables)


async def _defer_references(connection: AsyncConnection, tables: list[Table]) -> None:
    """A bot may come before its owner. (SQLite looks at no reference while a database is rebuilt.)"""
    if connection.dialect.name == "postgresql":
        for table, key in _references(tables):
            await connection.execute(
                text(f'ALTER TABLE "{table}" ALTER CONSTRAINT "{key}" DEFERRABLE INITIALLY DEFERRED')
            )


async def _check_references(connection: AsyncConnection, backup: Backup) -> None:
    if broken := await connection.run_sync(broken_reference):
        raise backup.damaged(f"{broken}.jsonl")
    if connection.dialect.name == "postgresql":
        for table, key in _references(backup.tables):
            try:
                await connection.execute(text(f'SET CONSTRAINTS "{key}" IMMEDIATE'))
            except IntegrityError:
                raise backup.damaged(f"{table}.jsonl") from None
        for table, key in _references(backup.tables):
            await connection.execute(text(f'ALTER TABLE "{table}" ALTER CONSTRAINT "{key}" NOT DEFERRABLE'))


def _references(tables: list[Table]) -> Iterator[tuple[str, str]]:
    for table in tables:
        yield from sorted((table.name, str(key.name)) for key in table.foreign_key_constraints)


async def _continue_numbering(connection: AsyncConnection, tables: list[Table]) -> None:
    """PostgreSQL counts apart from the rows; SQLite looks at them."""
    for table in tables:
        key = list(table.primary_key)
        if len(key) == 1 and isinstance(key[0].type, Integer):
            highest = await connection.scalar(select(func.max(key[0])))
            if highest is not None and highest > 0:
                sequence = func.pg_get_serial_sequence(table.name, key[0].name)
                await connection.execute(select(func.setval(sequence, highest)))


@contextmanager
def _in_place(file: Path, secrets: bytes | None) -> Iterator[None]:
    """The server's secrets, put in their place; others that were there are kept beside, and come back on failure."""
    before = _read(file)
    if secrets is None or secrets == before:
        yield
        return
    copy = file.with_name(f"{file.name}.before-restore-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}")
    if before is not None:
        _write_file(copy, before)
    try:
        _write_file(file, secrets)
        yield
    except BaseException:
        if before is None:
            file.unlink(missing_ok=True)
        else:
            copy.replace(file)
        raise


def _read(file: Path) -> bytes | None:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise file_trouble("file-unreadable", file, error) from None


def _write_file(file: Path, content: bytes) -> None:
    with writing(file):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with unfinished(file) as part, writing(file):
        part.write_bytes(content)
