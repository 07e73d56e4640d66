"""The server's own secrets: made on the first start, kept in one file that only its owner can read."""

from __future__ import annotations

import json
import os
import secrets
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from conspiratio.core.files import file_trouble, load_json, read_text
from conspiratio.core.game import Complaint

FILE = "secrets.json"
FIRST_START = "first-start"
"""A file beside it, from before the secrets are made until the database is there: a first start may be cut short."""


@dataclass(frozen=True, slots=True, repr=False)
class Keys:
    """What signs cookies and passkey ceremonies, what seals deals, and what signs web push. Its repr shows nothing."""

    cookie: str
    deal: str
    push: str


def load_keys(data: Path, new_push_key: Callable[[], str]) -> Keys:
    """The secrets in this data folder; the first caller of all makes them."""
    path = data / FILE
    try:
        if not path.exists():
            _make(path, Keys(secrets.token_urlsafe(32), secrets.token_urlsafe(32), new_push_key()))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
    except OSError as error:
        raise file_trouble("file-unwritable", path, error) from None
    return _read(path)


def note_first_start(data: Path) -> None:
    """Before the secrets are made, if they are still to be made."""
    if not (data / FILE).exists():
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        (data / FIRST_START).touch(0o600)


def note_start(data: Path) -> None:
    """The database is there."""
    (data / FIRST_START).unlink(missing_ok=True)


def has_started(data: Path) -> bool:
    """Whether a server has been there, with a database: if that is gone, something has happened to it."""
    return (data / FILE).exists() and not (data / FIRST_START).exists()


def _make(path: Path, keys: Keys) -> None:
    """Write the file whole before it gets its name, so that no other process ever reads half of it.

    A link, unlike a rename, never replaces: of several processes that start at once one wins, and the
    others read what it wrote.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor, part = tempfile.mkstemp(prefix=f"{FILE}.", dir=path.parent)  # O_EXCL, and 0600 from the first byte
    try:
        with open(descriptor, "w", encoding="utf-8") as file:
            json.dump(asdict(keys), file)
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(part, path)
        except FileExistsError:
            return
    finally:
        os.unlink(part)
    if os.name == "posix":  # elsewhere a folder can't be opened
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _read(path: Path) -> Keys:
    try:
        found = load_json(read_text(path))
    except Complaint as complaint:
        if complaint.key == "file-unreadable":
            raise
        raise Complaint("secrets-damaged", file=str(path)) from None
    names = [field.name for field in fields(Keys)]
    if not isinstance(found, dict) or not all(isinstance(found.get(name), str) and found[name] for name in names):
        raise Complaint("secrets-damaged", file=str(path))
    return Keys(**{name: found[name] for name in names})
