"""Cards and decks: the faces of the 74 influence cards, and the check of a deck file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from conspiratio.core.codec import shorten
from conspiratio.core.decks import line_of, load_toml
from conspiratio.core.game import Complaint
from conspiratio.core.shelf import Shelf

Category: TypeAlias = Literal["wealth", "fleet", "army", "religion", "senator", "land", "intrigue"]
CATEGORIES: tuple[Category, ...] = get_args(Category)
INDEX: Mapping[Category, int] = {category: i for i, category in enumerate(CATEGORIES)}
COUNTS: Mapping[Category, int] = {c: 12 if c in ("land", "intrigue") else 10 for c in CATEGORIES}
"""pax.material.categories"""

SYMBOLS = (1, 2)
VALUES = (1, 4)
FREE_RANGE = (1, 9)
"""pax.material.card; a free deck may have more."""
MOST_CARDS = 130
"""The most in a free deck: the kernel has space for this many, with the cards of the second copy."""

LEAVE = {1: 30, 2: 20, 3: 10}
SECOND_COPY = {5: 15, 6: 30, 7: 45, 8: 60}
"""pax.setup.deck: cards that leave the game, or join it from a second copy, by number of players."""


class Card(NamedTuple):
    """An influence card. ``id`` is ``<category>-<n>``; a trailing ``b`` is the second copy.

    >>> str(Card("army-10", "army", 2, 4))
    'army-10'
    """

    id: str
    category: Category
    symbols: int
    value: int

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True)
class Deck:
    """The faces of one copy of the game."""

    cards: tuple[Card, ...]
    name: str = field(default="", compare=False)

    @cached_property
    def second(self) -> tuple[Card, ...]:
        """The second copy, for 5 to 8 players."""
        return tuple(card._replace(id=card.id + "b") for card in self.cards)

    @cached_property
    def by_id(self) -> Mapping[str, Card]:
        return {card.id: card for card in (*self.cards, *self.second)}


def read_deck(text: str, *, free: bool = False) -> Deck:
    """The deck of a TOML file; a Complaint says which line and which card are wrong."""
    name, data = load_toml(text, "pax")
    cards: list[Card] = []
    for category, entries in data.items():
        if category not in INDEX or not isinstance(entries, dict):
            line = line_of(text, category)
            raise Complaint("deck-category", line=line, found=category, known=", ".join(CATEGORIES))
        cards += [_read_card(text, id, category, entry, free) for id, entry in entries.items()]
    if not cards:
        raise Complaint("deck-empty")
    if len(cards) > MOST_CARDS:
        line = line_of(text, cards[MOST_CARDS].id)
        raise Complaint("deck-cards-many", line=line, found=len(cards), most=MOST_CARDS)
    if not free:
        _check_counts(text, cards)
    return Deck(in_order(cards), name)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=_card_order))


def _card_order(card: Card) -> tuple[int, int]:
    return INDEX[card.category], int(card.id.rpartition("-")[2])


def is_card_id(id: str, category: str) -> bool:
    return re.fullmatch(rf"{category}-[1-9][0-9]{{0,2}}", id) is not None


def _read_card(text: str, id: str, category: Any, entry: Any, free: bool) -> Card:
    if not is_card_id(id, category):
        raise Complaint("deck-card-id", line=line_of(text, id), card=id, category=category)
    if not isinstance(entry, dict):
        raise Complaint("deck-card-form", line=line_of(text, id), card=id)
    for name in entry:
        if name not in ("symbols", "value"):
            raise Complaint("deck-card-field", line=line_of(text, id), card=id, field=name)
    numbers = []
    for name, (least, most) in (("symbols", SYMBOLS), ("value", VALUES)):
        if free:
            least, most = FREE_RANGE
        number = entry.get(name)
        if number is None:
            raise Complaint("deck-card-missing", line=line_of(text, id), card=id, field=name)
        if type(number) is not int or not least <= number <= most:
            raise Complaint(
                "deck-card-number",
                line=line_of(text, id),
                card=id,
                field=name,
                found=shorten(number),
                least=least,
                most=most,
            )
        numbers.append(number)
    return Card(id, category, *numbers)


def _check_counts(text: str, cards: list[Card]) -> None:
    for category, count in COUNTS.items():
        ids = {card.id for card in cards if card.category == category}
        wanted = {f"{category}-{n}" for n in range(1, count + 1)}
        for id in sorted(ids - wanted):
            raise Complaint("deck-card-extra", line=line_of(text, id), card=id, category=category, count=count)
        for id in sorted(wanted - ids, key=lambda id: int(id.rpartition("-")[2])):
            raise Complaint(
                "deck-card-absent",
                line=line_of(text, category),
                card=id,
                category=category,
                count=count,
                found=len(ids),
            )


DECKS = Shelf(__package__, ("usual", "harsh", "weak"), read_deck)
