"""Bots against bots on mirrored deals: what is played, and the record of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from conspiratio.bots import Bot, bot, thinking
from conspiratio.core.codec import to_json
from conspiratio.core.game import AnyGame, Complaint, Json, Seat

from ..running.journal import deck_mark
from ..running.playing import play, win_shares
from .lineups import line_up, rotated

DIGITS = 6
"""Times are kept to the microsecond."""


@dataclass(frozen=True, slots=True)
class Arena:
    """What all the games of one arena have in common."""

    game: AnyGame
    """With the deck that is played with."""
    bots: tuple[str, ...]
    seats: int
    options: Any
    """The Options of that game."""
    seed: str

    def check(self) -> None:
        """Complains about what can't be played before anything is."""
        for level in self.bots:
            bot(self.game.name, level)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise Complaint("arena-bots", found=", ".join(self.bots))
        self.game.check_seats(self.seats)
        if self.seats < 2:
            raise Complaint("arena-alone")
        self.game.deal(self.options, self.seats, Random(0))

    @property
    def settings(self) -> Mapping[str, Json]:
        """What a journal of these games begins with."""
        return {
            "command": "arena",
            "game": self.game.name,
            "rules": self.game.rules_version,
            "bots": [thinking(self.game.name, name) for name in self.bots],
            "players": self.seats,
            "seed": self.seed,
            "options": to_json(self.options),
            "deck": deck_mark(self.game.faces),
        }

    def blocks_for(self, games: int) -> int:
        """So many whole blocks make at least so many games."""
        return -(-games // self.seats)


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """What is kept of a game; the tuples have one entry a seat."""

    bots: tuple[str, ...]
    places: tuple[int, ...]
    wins: tuple[float, ...]
    """A shared victory is divided."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def play_one(arena: Arena, number: int) -> ArenaGame:
    """Games are numbered from 1, block after block; a game depends on nothing but the arena and its number."""
    block, rotation = block_of(number, arena.seats)
    levels = rotated(line_up(arena.bots, arena.seats, arena.seed, block), rotation)
    return play_seated(arena.game, arena.options, levels, arena.seed, number)


def play_seated(
    game: AnyGame, options: Any, levels: tuple[str, ...], seed: str, number: int, bots: Sequence[Bot] | None = None
) -> ArenaGame:
    """The game of that number with these bots on its seats: all games of a block have the same deal."""
    seats = len(levels)
    block, rotation = block_of(number, seats)
    deal = game.deal(options, seats, Random(f"{seed}/{block}"))
    luck = [Random(f"{seed}/{block}/{rotation}/{seat}") for seat in range(seats)]
    played = play(game, deal, levels, luck, bots=bots)
    winners: tuple[Seat, ...] = played.result.winners
    seconds = tuple(round(spent, DIGITS) for spent in played.seconds)
    return ArenaGame(levels, played.places, win_shares(winners, seats), played.decisions, seconds)


def block_of(number: int, seats: int) -> tuple[int, int]:
    """The block of a game (from 1) and its rotation (from 0).

    >>> [block_of(number, 4) for number in (1, 4, 5)]
    [(1, 0), (1, 3), (2, 0)]
    """
    before, rotation = divmod(number - 1, seats)
    return before + 1, rotation
