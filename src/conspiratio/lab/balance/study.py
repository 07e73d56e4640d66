"""A study of how a game is balanced: the same bot on every seat, for each player count and level."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, TypeAlias

from conspiratio.bots import bot, thinking
from conspiratio.core.codec import to_json
from conspiratio.core.game import AnyGame, Complaint, Json
from conspiratio.games import room

from ..running.journal import deck_mark
from ..running.playing import play


class Cell(NamedTuple):
    """A study has a cell for each level and player count."""

    level: str
    seats: int


Games: TypeAlias = Mapping[Cell, Sequence[Any]]
"""The records of the games of each cell."""


@dataclass(frozen=True, slots=True)
class Study:
    """What all the games of one study have in common."""

    game: AnyGame
    """With the deck that is played with."""
    levels: tuple[str, ...]
    counts: tuple[int, ...]
    """Of players."""
    options: Any
    """The Options of that game."""
    seed: str

    @property
    def cells(self) -> list[Cell]:
        return [Cell(level, seats) for level in self.levels for seats in self.counts]

    def check(self) -> None:
        """Complains about what can't be played before anything is."""
        for level in self.levels:
            bot(self.game.name, level)
        if len(set(self.levels)) < len(self.levels):
            raise Complaint("balance-bots", found=", ".join(self.levels))
        for seats in self.counts:
            self.game.deal(self.options, seats, Random(0))

    @property
    def settings(self) -> Mapping[str, Json]:
        """What a journal of these games begins with."""
        return {
            "command": "balance",
            "game": self.game.name,
            "rules": self.game.rules_version,
            "bots": [thinking(self.game.name, name) for name in self.levels],
            "players": list(self.counts),
            "seed": self.seed,
            "options": to_json(self.options),
            "deck": deck_mark(self.game.faces),
        }

    def numbers(self, games: int) -> range:
        """The games, so many a cell. One game of each cell comes before the second of any, so that a study that was
        stopped tells a little of all."""
        return range(1, games * len(self.cells) + 1)

    def by_cell(self, records: Mapping[int, Any], games: int) -> Games:
        found: dict[Cell, list[Any]] = {cell: [] for cell in self.cells}
        for number in self.numbers(games):
            if number in records:
                found[self.cell_of(number)[0]].append(records[number])
        return found

    def cell_of(self, number: int) -> tuple[Cell, int]:
        """The cell of a game, and which of the cell's games it is (from 1)."""
        before, cell = divmod(number - 1, len(self.cells))
        return self.cells[cell], before + 1


def play_one(study: Study, number: int) -> Any:
    """The record of a game, which depends on nothing but the study and its number. All levels get the same deals."""
    (level, seats), nth = study.cell_of(number)
    game, seed = study.game, f"{study.seed}/{seats}/{nth}"
    luck = [Random(f"{seed}/{level}/{seat}") for seat in range(seats)]
    played = play(game, game.deal(study.options, seats, Random(seed)), (level,) * seats, luck)
    return room("lab", game.name, "record").record((level,) * seats, played.match)


def player_counts(game: AnyGame, wish: str | None) -> tuple[int, ...]:
    """Player counts as people write them: ``4``, ``2-8``, ``2,4,6``; None: all that make a table.

    >>> from conspiratio.games import GAMES
    >>> player_counts(GAMES["pax"], "2-4,8")
    (2, 3, 4, 8)
    """
    least, most = max(2, game.seats[0]), game.seats[-1]
    if wish is None:
        return tuple(range(least, most + 1))
    counts: set[int] = set()
    for part in wish.split(","):
        ends = re.fullmatch(r"\s*([0-9]{1,9})\s*(?:-\s*([0-9]{1,9})\s*)?", part)
        if not ends:
            raise Complaint("players-range", found=wish)
        first, last = int(ends[1]), int(ends[2] or ends[1])
        for count in (first, last):
            if not least <= count <= most:
                raise Complaint("players-count", game=game.title, least=least, most=most, found=count)
        counts |= set(range(first, last + 1))
    if not counts:
        raise Complaint("players-range", found=wish)
    return tuple(sorted(counts))
