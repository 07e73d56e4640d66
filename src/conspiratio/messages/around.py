"""What is told beside the tables: games and their rules, the campaign, the deal of the day, how the server is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from conspiratio.core.options import Option


@dataclass(frozen=True, slots=True)
class Progress:
    won: tuple[int, ...]
    """The games of the campaign that you have won."""
    next: int
    done: bool
    """All of them are won."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    name: str
    least: int
    """The least number of players."""
    most: int
    options: tuple[Option, ...]
    """What can be set when a table is made."""
    rules: str
    """The version of the rules."""
    decks: tuple[str, ...]
    """The decks that we ship, by name, in the order in which they are offered."""
    deck: str
    """The usual one of them."""


@dataclass(frozen=True, slots=True)
class Games:
    games: tuple[GameInfo, ...]
    levels: tuple[str, ...]
    """Of bots, the weakest first."""


@dataclass(frozen=True, slots=True)
class RuleInfo:
    id: str
    title: str
    text: str
    ruling: str | None
    """What we play where the rulebooks are silent or disagree."""
    option: str | None
    """The option that changes it."""
    where: Mapping[str, str]
    """The heading it stands under in the rulebook of each language."""


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: str
    rules: tuple[RuleInfo, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    game: str
    version: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    rank: int | None
    """Null: your own game, which is not ranked."""
    name: str
    place: int
    """At their table."""
    score: int | None
    late: bool
    """Finished when the day was over and the deal lay open."""
    yours: bool


@dataclass(frozen=True, slots=True)
class Board:
    day: str
    game: str
    over: bool
    table: str | None
    """Your table, if you have begun."""
    played: int
    """How many have finished it, guests too."""
    ranked: bool
    """Whether your game stands on the board, or would: you have an account, and did not begin it as a guest."""
    ranking: tuple[Placed, ...] | None
    """Null as long as you have not played it."""


@dataclass(frozen=True, slots=True)
class Workers:
    busy: int
    waiting: int
    """Questions that wait for a bot."""


@dataclass(frozen=True, slots=True)
class Health:
    status: Literal["ok"]
    bots: Workers | None = None
    """Only for programs on the same machine: whether a bot is thinking may be about somebody's hand."""
