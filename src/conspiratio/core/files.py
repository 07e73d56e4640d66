"""Files that people name and programs keep: read with clear complaints, written whole or not at all."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .game import Complaint, Json


def read_text(path: Path) -> str:
    """The text of a file that a person named; a byte order mark before it is forgiven."""
    try:
        return path.read_text("utf-8-sig")
    except OSError as error:
        raise file_trouble("file-unreadable", path, error) from None
    except UnicodeDecodeError as error:
        raise Complaint("file-not-text", file=str(path), position=error.start) from None


def load_json(text: str) -> Json:
    try:
        value = json.loads(text)
        # A lone half of a surrogate pair is valid JSON, but no text: nothing could print it.
        json.dumps(value, ensure_ascii=False).encode()
        return value
    except json.JSONDecodeError as error:
        raise Complaint("not-json", line=error.lineno, column=error.colno, why=error.msg) from None
    except (RecursionError, ValueError) as error:  # nested too deeply, or a number of thousands of digits
        raise Complaint("not-json", line=1, column=1, why=str(error).partition(";")[0]) from None


def read_json(path: Path) -> Json:
    with about(path):
        return load_json(read_text(path))


def write_json(path: Path, value: Json) -> str:
    """Write a file whole or not at all; gives back what was written."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
    write_text(path, text)
    return text


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, suffix=".part", delete=False, encoding="utf-8") as file:
            try:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
                os.chmod(file.name, 0o666 & ~_umask())  # readable as files usually are here, not for us alone
                os.replace(file.name, path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        raise file_trouble("file-unwritable", path, error) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def file_trouble(key: str, file: object, error: OSError) -> Complaint:
    """A Complaint about a file that the operating system does not let us read or write."""
    code = errno.errorcode.get(error.errno or 0, "").lower()
    return Complaint(key, file=str(file), why=error.strerror or str(error), code=code)


@contextmanager
def about(file: object) -> Iterator[None]:
    """Complaints that come up in here name this file."""
    try:
        yield
    except Complaint as complaint:
        complaint.file = complaint.file or str(file)
        raise
