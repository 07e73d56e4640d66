"""A journal of games played: one line of JSON each, written as soon as it is over, so that long work can go on later.

The first line says what the games have in common; going on with anything else is refused. Every other line has a sum
of its own, so that a damaged one is found even where it still looks like a game.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Generic, TypeVar

from conspiratio.core.codec import from_json, shorten, to_json
from conspiratio.core.files import file_trouble, load_json
from conspiratio.core.game import Complaint, Json

FORMAT = "conspiratio-journal/2"
R = TypeVar("R")


class Journal(AbstractContextManager["Journal[R]"], Generic[R]):
    """``records``: what is known of each game, by its number."""

    def __init__(self, path: Path, settings: Mapping[str, Json], kind: type[R]) -> None:
        """Open the journal in that file, or begin it; ``kind`` is a record, a dataclass of plain things."""
        self.path = path
        self._head = {"format": FORMAT, "settings": settings}
        self.records: dict[int, R] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            whole = self._read(kind) if path.exists() else 0
            self._file = path.open("ab")
            # A line that was being written when the power went is no line: its game is played again.
            self._file.truncate(whole)
        except OSError as error:
            raise file_trouble("file-unwritable", path, error) from None
        if not whole:
            self._write(self._head)

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def append(self, number: int, record: R) -> None:
        game = to_json(record)
        self._write({"number": number, "game": game, "sum": _sum(number, game)})
        self.records[number] = record

    def missing(self, numbers: Iterable[int]) -> Iterator[int]:
        return (number for number in numbers if number not in self.records)

    def count(self, numbers: range) -> int:
        """How many of them there are."""
        return sum(number in numbers for number in self.records)

    def _write(self, line: Json) -> None:
        try:
            self._file.write(_line(line))
            self._file.flush()
        except OSError as error:
            raise file_trouble("file-unwritable", self.path, error) from None

    def _read(self, kind: type[R]) -> int:
        """Take in what is there; gives back how many bytes of it are whole lines."""
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        if not whole and not _line(self._head).startswith(content):
            raise Complaint("journal-format", file=str(self.path))
        for number, line in enumerate(content[:whole].splitlines(), 1):
            try:
                value = load_json(line.decode())
                if number == 1:
                    self._compare(value)
                else:
                    if value["sum"] != _sum(value["number"], value["game"]):
                        raise ValueError
                    self.records[from_json(int, value["number"])] = from_json(kind, value["game"])
            except (Complaint, ValueError, KeyError, TypeError) as error:
                if isinstance(error, Complaint) and error.key.startswith("journal-"):
                    raise
                if number == 1:
                    raise Complaint("journal-format", file=str(self.path)) from None
                raise Complaint("journal-line", file=str(self.path), line=number) from None
        return whole

    def _compare(self, head: Json) -> None:
        if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("settings"), dict):
            raise Complaint("journal-format", file=str(self.path))
        for setting, theirs, ours in _differences(head["settings"], self._head["settings"]):
            found, wanted = shorten(theirs), shorten(ours)
            raise Complaint("journal-settings", file=str(self.path), setting=setting, found=found, wanted=wanted)


def _line(value: Json) -> bytes:
    return (json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def _sum(number: Json, game: Json) -> int:
    return zlib.crc32(_line([number, game]))


def _differences(theirs: Json, ours: Json, where: str = "") -> Iterator[tuple[str, Json, Json]]:
    """What was, and what is now, as deep inside as can be said."""
    if isinstance(theirs, dict) and isinstance(ours, Mapping):
        for name in dict.fromkeys([*ours, *theirs]):
            yield from _differences(theirs.get(name), ours.get(name), f"{where}.{name}" if where else name)
    elif isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        for i, value in enumerate(ours):
            yield from _differences(theirs[i], value, f"{where}.{i + 1}")
    elif theirs != ours:
        yield where, theirs, ours


def deck_mark(faces: Any) -> Json:
    """What tells one deck from another: its name, and a digest of its cards."""
    cards = {name: value for name, value in to_json(faces).items() if name != "name"}
    return {"name": faces.name, "digest": hashlib.sha256(json.dumps(cards, sort_keys=True).encode()).hexdigest()[:16]}
