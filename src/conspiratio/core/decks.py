"""Deck files: the tables of cards of a game, in TOML, with complaints that name the line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .files import about, read_text
from .game import AnyGame, Complaint

OLDEST_GAME = "pax"
"""The game of a deck file that doesn't say which."""
LONGEST_NAME = 80
LONGEST_WORD = 16
"""No deck that we ship is called by a longer one."""

# What a stranger's deck may be, so that it is read within a moment: a reader of TOML takes seconds for a few kilobytes
# of keys nested deeply enough. The decks we ship have up to 110 lines of 130 signs, 900 parts and no dots.
LONGEST_LINE = 300
MOST_LINES = 1000
MOST_DOTS = 3
"""In a line, outside texts and comments: each is a table within a table."""
MOST_PARTS = 4000
"""Equals signs, commas and opening brackets outside texts and comments."""
_QUOTED = re.compile(
    r'"{3}(?:\\.|[^\\])*?"{3,5}' r"|'{3}.*?'{3,5}" r'|"(?:\\.|[^"\\\n])*"' r"|'[^'\n]*'" r"|#[^\n]*", re.DOTALL
)
"""Texts and comments of TOML."""
_PARTS = re.compile(r"[=,\[{]")


def with_deck(game: AnyGame, wish: str, *, free: bool) -> AnyGame:
    """The game with the deck that a person asked for: by its name, or by the path of a file."""
    if not _is_name(game, wish):
        return with_deck_file(game, Path(wish), free=free)
    if free:
        raise Complaint("free-needs-deck")
    return game.with_named_deck(wish)


def _is_name(game: AnyGame, wish: str) -> bool:
    """Whoever writes a word without a dot or a folder, and has no such file, has mistaken the name of a deck."""
    path = Path(wish)
    is_word = not path.suffix and path.name == wish and len(wish) <= LONGEST_WORD
    return wish in game.decks or (is_word and not path.exists())


def with_deck_file(game: AnyGame, path: Path, *, free: bool) -> AnyGame:
    """The game with the deck of a file that a person named."""
    with about(path):
        return game.with_deck(read_text(path), free=free)


def load_toml(text: str, game: str) -> tuple[str, dict[str, Any]]:
    """The name of a deck and its tables; ``game``: whose deck it must be."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, a number of thousands of digits, nested too deeply
        raise Complaint("deck-not-toml", why=str(error).partition(";")[0]) from None
    given = "game" in data
    found = data.pop("game", OLDEST_GAME)
    if found != game:
        line = line_of(text, "game") if given else 1
        raise Complaint("deck-game", line=line, found=str(found)[:60], game=game)
    name = data.pop("name", "")
    if not isinstance(name, str):
        raise Complaint("deck-name", line=line_of(text, "name"))
    if len(name) > LONGEST_NAME:
        raise Complaint("deck-name-long", line=line_of(text, "name"), found=len(name), most=LONGEST_NAME)
    return name, data


def check_size(text: str) -> None:
    """Complains about a deck that would take too long to read, before anything else is done with it."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise Complaint("deck-lines-many", line=MOST_LINES + 1, found=len(lines), most=MOST_LINES)
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise Complaint("deck-line", line=number, most=LONGEST_LINE)
    parts = 0
    bare = _QUOTED.sub(lambda quoted: "\n" * quoted[0].count("\n"), text)
    for number, line in enumerate(bare.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise Complaint("deck-dots-many", line=number, most=MOST_DOTS)
        parts += len(_PARTS.findall(line))
        if parts > MOST_PARTS:
            raise Complaint("deck-parts-many", line=number, most=MOST_PARTS)


def game_of(text: str) -> Any:
    """Which game a deck file is for, if it can be read at all."""
    try:
        return tomllib.loads(text).get("game", OLDEST_GAME)
    except (ValueError, RecursionError):
        return OLDEST_GAME


def line_of(text: str, key: str) -> int:
    """The line a key or table stands on: TOML readers don't tell. It looks through the whole text: only to complain."""
    pattern = re.compile(rf"""\[?\s*["']?{re.escape(key)}["']?\s*(=|\]|\.)""")
    lines = text.splitlines()
    return next((n for n, line in enumerate(lines, 1) if pattern.match(line.lstrip())), max(1, len(lines)))


@contextmanager
def at_line(text: str, key: str) -> Iterator[None]:
    """Complaints that come up in here name the line this key stands on."""
    try:
        yield
    except Complaint as complaint:
        complaint.line = line_of(text, key)
        raise
