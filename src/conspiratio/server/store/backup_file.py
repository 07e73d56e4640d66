"""The file that a backup is: a zip of ``manifest.json``, a ``<table>.jsonl`` for each table, and the server's secrets.

The secrets are in it so that sessions and sealed deals survive a move: anybody who has the file can read everything.
"""

from __future__ import annotations

import asyncio
import errno
import hashlib
import io
import os
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import msgspec
from sqlalchemy import Boolean, Column, Float, Integer, MetaData, Table

from conspiratio.core.files import file_trouble
from conspiratio.core.game import Complaint

from .migrate import knows_revision, schema_at, sync_folder

FORMAT = "conspiratio-backup/1"
MANIFEST, SECRETS = "manifest.json", "secrets.json"
PASSING = {"processes"}
"""Tables that mean nothing once a server has stopped."""
CHUNK = 1000
MOST_SMALL = 1 << 20
MOST_ROW = 1 << 26
UNREADABLE = (
    *(zipfile.BadZipFile, zlib.error, msgspec.DecodeError),
    *(EOFError, KeyError, NotImplementedError, OverflowError, RuntimeError, ValueError),
)
"""All that zipfile and the decoders raise on bytes that are not what they should be."""

Row = dict[str, Any]
Rows = Iterator[list[Row]]
Progress = Callable[[str, int, int], None]
"""A table (or "check", when a file is read to see that all of it is well), rows done, rows there are."""


class Part(msgspec.Struct, frozen=True):
    rows: int
    size: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    format: str
    revision: str
    made_at: int
    parts: dict[str, Part]


class Backup:
    """A backup file opened to be read. Nothing in it is believed until it has been checked."""

    def __init__(self, source: Path, archive: zipfile.ZipFile) -> None:
        self.source = source
        self._archive = archive
        self.manifest = self._read_manifest()
        self.tables = tables_of(schema_at(self.manifest.revision))
        expected = {part_of(table) for table in self.tables}
        if missing := expected - self.manifest.parts.keys():
            raise self.damaged(min(missing))
        if unknown := self.manifest.parts.keys() - expected - {SECRETS}:
            raise self.damaged(min(unknown))

    def damaged(self, where: str) -> Complaint:
        return Complaint("backup-damaged", file=str(self.source), where=where)

    async def check(self, progress: Progress) -> None:
        """Read all of it once: hashes, sizes, and every row."""
        self.secrets()
        done, total = 0, sum(part.rows for part in self.manifest.parts.values())
        for table in self.tables:
            for chunk in self.rows(table):
                done += len(chunk)
                progress("check", done, total)
                await asyncio.sleep(0)  # here Ctrl-C is heard

    def rows(self, table: Table) -> Rows:
        """The rows of a table, some at a time; when they end, they are all that the manifest promises."""
        lines = self._lines(part_of(table))
        decoder = msgspec.json.Decoder(_row_type(table))
        number = 0
        while chunk := list(islice(lines, CHUNK)):
            rows = []
            for line in chunk:
                number += 1
                try:
                    rows.append(msgspec.structs.asdict(decoder.decode(line)))
                except UNREADABLE:
                    raise self.damaged(f"{part_of(table)}:{number}") from None
            yield rows

    def secrets(self) -> bytes | None:
        if (part := self.manifest.parts.get(SECRETS)) is None:
            return None
        with self._reading(SECRETS), self._archive.open(SECRETS) as file:
            content = file.read(MOST_SMALL)
        if Part(0, len(content), hashlib.sha256(content).hexdigest()) != part:
            raise self.damaged(SECRETS)
        return content

    def _lines(self, name: str) -> Iterator[bytes]:
        promised, digest, size, rows = self.manifest.parts[name], hashlib.sha256(), 0, 0
        with self._reading(name), self._archive.open(name) as compressed:
            content = io.BufferedReader(compressed)  # type: ignore[type-var]
            while line := content.readline(MOST_ROW):
                digest.update(line)
                size, rows = size + len(line), rows + 1
                if size > promised.size or rows > promised.rows:  # small as the file is, this would not end
                    raise self.damaged(name)
                yield line
        if Part(rows, size, digest.hexdigest()) != promised:
            raise self.damaged(name)

    def _read_manifest(self) -> Manifest:
        with self._reading(MANIFEST), self._archive.open(MANIFEST) as file:
            content = file.read(MOST_SMALL)
            form = msgspec.json.decode(content, type=dict[str, Any]).get("format")
            if form == FORMAT:
                manifest = msgspec.json.decode(content, type=Manifest)
                if knows_revision(manifest.revision):
                    return manifest
            elif not str(form).startswith(FORMAT.partition("/")[0]):
                raise self.damaged(MANIFEST)
        raise Complaint("backup-newer", file=str(self.source))

    @contextmanager
    def _reading(self, name: str) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise file_trouble("file-unreadable", self.source, error) from None
        except UNREADABLE:
            raise self.damaged(name) from None


@contextmanager
def open_backup(source: Path) -> Iterator[Backup]:
    try:
        archive = zipfile.ZipFile(source)
    except OSError as error:
        raise file_trouble("file-unreadable", source, error) from None
    except UNREADABLE:
        raise Complaint("backup-damaged", file=str(source), where=source.name) from None
    with archive:
        yield Backup(source, archive)


@contextmanager
def unfinished(target: Path) -> Iterator[Path]:
    """A file beside the target that takes its name when all is well, and is gone when not. For its owner's eyes."""
    with writing(target):
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f"{target.name}.", suffix=".part")
        os.close(handle)
    part = Path(name)
    try:
        yield part
        with writing(target):
            with part.open("rb+") as file:
                os.fsync(file.fileno())
            part.replace(target)
            sync_folder(target.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def writing(target: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise file_trouble("file-unwritable", target, error) from None


def part_of(table: Table) -> str:
    return f"{table.name}.jsonl"


def tables_of(schema: MetaData) -> list[Table]:
    """What refers to a table comes after it."""
    return [table for table in schema.sorted_tables if table.name not in PASSING]


def _row_type(table: Table) -> type[msgspec.Struct]:
    fields = [(str(column.name), _value_type(column)) for column in table.columns]
    return msgspec.defstruct(table.name, fields, forbid_unknown_fields=True)


def _value_type(column: Column[Any]) -> Any:
    """How long a text may be is left to the database: SQLite lets more pass, and must get back what it had."""
    kind: Any = str
    if isinstance(column.type, Boolean):
        kind = bool
    elif isinstance(column.type, Integer):
        kind = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
    elif isinstance(column.type, Float):
        kind = float
    return kind | None if column.nullable else kind
