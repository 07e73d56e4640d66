"""The whole truth of a PAX game at one moment, and small queries on its parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from conspiratio.core.game import Eye, Seat

from .cards import CATEGORIES, INDEX, Card, Category, Deck
from .moves import Destination

Display: TypeAlias = tuple[tuple[Card, ...], ...]
"""Seven piles, in the order of CATEGORIES."""
Column: TypeAlias = tuple[Card, ...]
EMPTY_DISPLAY: Display = ((),) * len(CATEGORIES)
MOST_SEATS = 8
SOLO_GAMES = range(1, 6)


class FaceDown(NamedTuple):
    """A card that not everyone sees, and who has seen it and knows it still."""

    card: Card
    known: frozenset[Eye]


@dataclass(frozen=True, slots=True)
class Options:
    open_counts: bool = True
    """pax.setup.secrecy: the table shows how much money and how many cards everyone holds."""
    final_column: bool = False
    """pax.end.exhausted: Rome takes a column in the last round too."""
    solo_game: int | None = field(default=None, metadata={"values": SOLO_GAMES})
    """pax.solo.goal: which of the five games; only with one player."""
    first: Seat | None = field(default=None, metadata={"least": 0, "most": MOST_SEATS - 1})
    """pax.setup.first-player: a given seat instead of a random one."""


@dataclass(frozen=True, slots=True)
class Player:
    money: int
    hand: tuple[FaceDown, ...] = ()
    display: Display = EMPTY_DISPLAY


@dataclass(frozen=True, slots=True)
class Opening:
    type: ClassVar[str] = "opening"
    seat: Seat
    drawn: tuple[FaceDown, ...]


@dataclass(frozen=True, slots=True)
class Choosing:
    type: ClassVar[str] = "choosing"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Drawing:
    type: ClassVar[str] = "drawing"
    seat: Seat
    drawn: tuple[FaceDown, ...]
    to_come: int
    """Cards still to be drawn after these."""
    free: tuple[Destination, ...] = ("hand", "legion", "under")


@dataclass(frozen=True, slots=True)
class Buying:
    type: ClassVar[str] = "buying"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Playing:
    type: ClassVar[str] = "playing"
    seat: Seat
    played: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Following:
    """The Senate's call: ``seat`` is asked, ``caller`` had the turn."""

    type: ClassVar[str] = "following"
    seat: Seat
    caller: Seat


@dataclass(frozen=True, slots=True)
class Over:
    type: ClassVar[str] = "over"
    reason: Literal["no-refill", "exhausted"]
    seat: None = None


Phase: TypeAlias = Opening | Choosing | Drawing | Buying | Playing | Following | Over


@dataclass(frozen=True, slots=True)
class State:
    faces: Deck
    options: Options
    round: int
    first: Seat
    """Who holds Primus: the first player of this round."""
    conspirator: Seat | None
    """Who holds Primus Conspiratus."""
    deck: tuple[FaceDown, ...]
    """Top first."""
    removed: tuple[Card, ...]
    rome_hidden: tuple[FaceDown, ...]
    rome: Display
    legions: tuple[Column, ...]
    players: tuple[Player, ...]
    phase: Phase
    exhausted: bool = False
    """A player found the deck empty: the game ends with this round."""

    def __str__(self) -> str:
        from .show import show_state

        return show_state(self)


def opening_size(nth: int, seats: int, solo_game: int | None) -> int:
    """pax.setup.opening-hand, pax.solo.opening: how many cards the nth player (from 0) draws at the start."""
    return max(2, solo_game or 0) if seats == 1 else min(2 + nth, 5)


def symbols(display: Display, category: Category) -> int:
    """pax.material.symbols"""
    count = 0
    for card in display[INDEX[category]]:
        count += card.symbols
    return count


@lru_cache(2000)
def strength(display: Display) -> tuple[int, ...]:
    """Symbols in each category, bonus pieces not counted. Cached: a display is read far more often than it changes."""
    return tuple(sum(card.symbols for card in pile) for pile in display)


def with_bonus(strength: Sequence[int]) -> list[int]:
    """pax.end.bonus"""
    fleet, army = INDEX["fleet"], INDEX["army"]
    total = list(strength)
    total[fleet] += strength[army] // 3
    total[army] += strength[fleet] // 3
    return total


@lru_cache(2000)
def total_strength(display: Display) -> tuple[int, ...]:
    """Symbols in each category, bonus pieces included."""
    return tuple(with_bonus(strength(display)))


def add_cards(display: Display, cards: Iterable[Card]) -> Display:
    piles = list(display)
    for card in cards:
        i = INDEX[card.category]
        piles[i] = (*piles[i], card)
    return tuple(piles)


def arms_limit(display: Display) -> int:
    """pax.play.limit: how many Fleets, and how many Armies, this display allows."""
    return max(symbols(display, "land"), symbols(display, "intrigue"))


def column_value(column: Column) -> int:
    value = 0
    for card in column:
        value += card.value
    return value


def price(column: Column, display: Display) -> int:
    """pax.buy.price: what a group costs the owner of this display."""
    return discounted(column_value(column), symbols(display, "wealth"))


def discounted(value: int, wealth: int) -> int:
    """pax.buy.price, from numbers: 1 Aureus less for every full 3 Wealth symbols."""
    return max(0, value - wealth // 3)


def play_cost(already_played: int) -> int:
    """pax.play.cost: the first card is free, the second costs 1, and so on."""
    return already_played


def income(display: Display, played: Sequence[Card]) -> int:
    """pax.income.*: what ending the turn brings, with the cards played this turn on display."""
    return income_from([len(pile) for pile in display], played)


def income_from(piles: Sequence[int], played: Sequence[Card]) -> int:
    """pax.income.*, from the number of cards in each category."""
    if not played:
        return 2
    categories = {card.category for card in played}
    if "intrigue" in categories:
        return 0
    return max(piles[INDEX[category]] for category in categories) + ("senator" in categories)


def romes_choice(legions: Sequence[Column]) -> int | None:
    """pax.round.rome-takes: the number (1 is Legion I) of the column Rome would take now."""
    values = [column_value(column) for column in legions]
    if not any(values):
        return None
    return values.index(max(values)) + 1


def together(display: Display) -> int:
    """pax.draw.religion-3, pax.draw.religion-6: how many cards are drawn and looked at at once."""
    religion = symbols(display, "religion")
    return 3 if religion >= 6 else 2 if religion >= 3 else 1
