"""Two players at a table of several seats, on mirrored deals: the contests that most games have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Literal, TypeAlias

from conspiratio.bots import LEVELS
from conspiratio.bots.search_from_view import can_search
from conspiratio.core.game import AnyGame, Complaint, Json
from conspiratio.locale import Texts

from ..arena.games import ArenaGame, block_of, play_seated
from ..arena.lineups import line_up, rotated
from ..arena.standings import standings, whole_blocks
from ..reporting.estimates import Estimate
from ..running.journal import deck_mark
from .contest import Contest, Figure, Measured
from .players import Player, former, ismcts, now

Seating: TypeAlias = Literal["among", "pairs"]


@dataclass(frozen=True, slots=True)
class Duel:
    """A block is one deal, played from every seat; the decks take turns, block after block.

    ``seating``: one seat is ``a``'s and all others ``b``'s (among), or both have half of them (pairs).
    """

    name: str
    decks: tuple[AnyGame, ...]
    """The game, once with each deck that is played with."""
    a: Player
    b: Player
    seating: Seating
    figures: tuple[Figure, ...]
    """Of ``a``: ``won`` (of its seats), ``decided`` (comparisons) or ``outright`` (wins)."""
    seats: int = 4
    luck: str = "strength"

    @property
    def kept(self) -> type[ArenaGame]:
        return ArenaGame

    @property
    def bots(self) -> tuple[str, ...]:
        return (self.a.name, self.b.name)

    @property
    def seed(self) -> str:
        """No two contests have the same deals, so that luck does not help two figures at once."""
        return f"{self.luck}/{self.name}"

    @property
    def game(self) -> AnyGame:
        return self.decks[0]

    @property
    def settings(self) -> Mapping[str, Json]:
        return {
            "command": "strength",
            "contest": self.name,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "players": self.seats,
            "seating": self.seating,
            "bots": [player.thinking(self.game.name) for player in (self.a, self.b)],
            "seed": self.seed,
            "decks": [deck_mark(game.faces) for game in self.decks],
        }

    def check(self) -> None:
        if self.a.name == self.b.name:
            raise Complaint("arena-bots", found=", ".join(self.bots))
        self.game.check_seats(self.seats)
        if self.seats < 2:
            raise Complaint("arena-alone")
        if self.seating == "pairs" and self.seats % 2:
            raise Complaint("strength-odd", seats=self.seats)
        for player in (self.a, self.b):
            player.check(self.game.name)
        for game in self.decks:
            game.deal(game.options_type(), self.seats, Random(0))
            # Without room for its deck a search would play by rules of thumb, and nobody would notice.
            if (self.a.searches or self.b.searches) and not can_search(game, game.faces, self.seats):
                raise Complaint("solo-deck", found=len(game.faces.cards))

    def numbers(self, games: int) -> range:
        return range(1, -(-games // self.seats) * self.seats + 1)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in the game of that number."""
        block, rotation = block_of(number, self.seats)
        if self.seating == "among":
            return rotated((self.a.name, *[self.b.name] * (self.seats - 1)), rotation)
        return rotated(line_up(self.bots, self.seats, self.seed, block), rotation)

    def __call__(self, number: int) -> ArenaGame:
        block, _ = block_of(number, self.seats)
        game = self.decks[(block - 1) % len(self.decks)]
        players, names = {self.a.name: self.a, self.b.name: self.b}, self.seated(number)
        bots = [players[name].bot(game.name) for name in names]
        return play_seated(game, game.options_type(), names, self.seed, number, bots)

    def measured(self, records: Mapping[int, ArenaGame], numbers: range) -> Measured:
        blocks = whole_blocks(records, self.seats, len(numbers) // self.seats)
        if not blocks:
            return Measured(0, 0, (None,) * len(self.figures))
        found = standings(self, blocks)
        ours = found.rows[0]
        counted: Mapping[str, Estimate | None] = {
            "won": ours.won,
            "decided": ours.decided[1],
            "outright": ours.outright[1],
        }
        return Measured(found.games, found.blocks, tuple(counted[figure.counted] for figure in self.figures))

    def shown(self, texts: Texts) -> str:
        a, b = self.a.shown(texts), self.b.shown(texts)
        if self.seating == "among":
            said = texts("strength-among", game=self.game.title, a=a, b=b, others=self.seats - 1)
        else:
            said = texts("strength-pairs", game=self.game.title, a=a, b=b, others=self.seats // 2)
        return texts("strength-decks", what=said, count=len(self.decks)) if len(self.decks) > 1 else said


# What every game can be asked


def one_among(game: AnyGame, weak: str, strong: str, most: float) -> Contest:
    """A weak bot shall seldom win among strong ones."""
    name = f"{game.name}-{weak}-among-{strong}"
    return Duel(name, (game,), Player(weak), Player(strong), "among", (Figure("won", at_most=most),))


def level_pairs(game: AnyGame, least: float) -> tuple[Contest, ...]:
    """Each level against the one below it."""
    return tuple(
        Duel(f"{game.name}-{high}-over-{low}", (game,), Player(high), Player(low), "pairs", both(least))
        for low, high in pairwise(LEVELS)
    )


def over_former(game: AnyGame, seconds: float, least: float) -> Contest:
    ours, theirs = now(game.name, seconds), former(game.name, seconds)
    return Duel(f"{game.name}-over-former", (game,), ours, theirs, "pairs", both(least))


def over_openspiel(game: AnyGame, seconds: float, times: int) -> Contest:
    """OpenSpiel's own search may think so many times as long as ours."""
    ours, theirs = now(game.name, seconds), ismcts(seconds * times)
    figures = (Figure("won"), Figure("decided"), Figure("outright"))
    return Duel(f"{game.name}-over-openspiel-{times}", (game,), ours, theirs, "pairs", figures)


def both(least: float) -> tuple[Figure, ...]:
    return (Figure("decided", at_least=least), Figure("outright", at_least=least))
