"""What is to be trained, and how much is played for it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from conspiratio import kernel
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.games import GAMES

from ..running.engine import check_games
from .self_play import Decks

PIECES = 20
"""Into at least so many pieces of work the games of a generation are divided, if there are so many of them."""
CHUNK = 50
"""The most games in one piece of work."""
MOST_HIDDEN = 128
"""The kernel has room for so many in a layer."""
MOST_DEALS = 200
MOST_WATCHED = 2000
"""So many games of the bots that go by rules of thumb are watched at most: they take ten times as long as others."""


@dataclass(frozen=True)
class Plan:
    game: str
    solo: bool = False
    seats: tuple[int, ...] = ()
    """Empty: as ``tables`` has it."""
    generations: int = 6
    games: int = 8_000
    iterations: int = 4
    epochs: int = 12
    hidden: tuple[int, int] = (64, 32)
    seed: str = "train"
    start: Path | None = None
    """Weights that the first generation goes on from, instead of watching."""
    deck: AnyGame | None = None
    """The game with another deck than ours."""
    decks: Decks = "one"

    @property
    def played(self) -> AnyGame:
        """The game, with the deck that is played with."""
        return self.deck or GAMES[self.game]

    @property
    def name(self) -> str:
        return f"{self.game}-solo" if self.solo else self.game

    @property
    def tables(self) -> tuple[int, ...]:
        """The numbers of players: all there are, those of most evenings more often. Large tables take long."""
        company, usual = [seats for seats in GAMES[self.game].seats if seats > 1], (3, 4, 4, 4)
        return self.seats or ((1,) if self.solo else (*company, *usual))

    def games_of(self, generation: int) -> int:
        watched = generation == 1 and not self.solo and self.start is None
        return min(self.games, MOST_WATCHED) if watched else self.games

    @property
    def piece(self) -> int:
        """Games in one piece of work."""
        return min(CHUNK, -(-self.games // PIECES))

    @property
    def deals(self) -> int:
        """Of the match of a generation against the one before."""
        return max(2, min(MOST_DEALS, self.games // 40))

    def check(self) -> None:
        """Complains about what can't be trained before anything is."""
        if not kernel.is_compiled():
            raise Complaint("kernel-needed")
        for option, least in {"generations": 1, "games": 2, "iterations": 1, "epochs": 1}.items():
            if getattr(self, option) < least:
                raise Complaint("train-number", option=f"--{option}", least=least, found=getattr(self, option))
        if not all(1 <= width <= MOST_HIDDEN for width in self.hidden):
            raise Complaint("train-hidden", found=",".join(map(str, self.hidden)), most=MOST_HIDDEN)
        check_games(self.games)
        if self.decks not in get_args(Decks):
            raise Complaint("train-decks", found=self.decks, known=", ".join(get_args(Decks)))
        for seats in self.tables:
            GAMES[self.game].check_seats(seats)


def hidden_layers(wish: str) -> tuple[int, int]:
    """The widths of the two hidden layers, as people write them.

    >>> hidden_layers("32, 16")
    (32, 16)
    """
    widths = re.fullmatch(r"\s*([0-9]{1,9})\s*,\s*([0-9]{1,9})\s*", wish)
    if not widths:
        raise Complaint("train-hidden", found=wish, most=MOST_HIDDEN)
    return int(widths[1]), int(widths[2])
