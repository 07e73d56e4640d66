"""Deck files: the tables of cards of a game, in TOML, with complaints that name the line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .game import Complaint

OLDEST_GAME = "pax"
"""The game of a deck file that doesn't say which."""


def load_toml(text: str, game: str) -> tuple[str, dict[str, Any]]:
    """The name of a deck and its tables; ``game``: whose deck it must be."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, a number of thousands of digits, nested too deeply
        raise Complaint("deck-not-toml", why=str(error).partition(";")[0]) from None
    line = line_of(text, "game") if "game" in data else 1
    found = data.pop("game", OLDEST_GAME)
    if found != game:
        raise Complaint("deck-game", line=line, found=str(found), game=game)
    name = data.pop("name", "")
    if not isinstance(name, str):
        raise Complaint("deck-name", line=line_of(text, "name"))
    return name, data


def game_of(text: str) -> Any:
    """Which game a deck file is for, if it can be read at all."""
    try:
        return tomllib.loads(text).get("game", OLDEST_GAME)
    except (ValueError, RecursionError):
        return OLDEST_GAME


def line_of(text: str, key: str) -> int:
    """The line a key or table stands on: TOML readers don't tell."""
    pattern = re.compile(rf"""\s*\[?\s*["']?{re.escape(key)}["']?\s*(=|\]|\.)""")
    lines = text.splitlines()
    return next((n for n, line in enumerate(lines, 1) if pattern.match(line)), max(1, len(lines)))


@contextmanager
def at_line(text: str, key: str) -> Iterator[None]:
    """Complaints that come up in here name the line this key stands on."""
    try:
        yield
    except Complaint as complaint:
        complaint.line = line_of(text, key)
        raise
