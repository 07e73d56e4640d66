"""Colours and signs of PAX."""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style
from rich.text import Text

from conspiratio.pax.cards import CATEGORIES, Card, Category

from ..ink import PURPLE, filled, outlined, written

COLOURS: Mapping[Category, str] = {
    "wealth": "#dcc9a3",
    "fleet": "#6aa5e0",
    "army": "#ee9142",
    "religion": "#b9b9b9",
    "senator": "#ecd443",
    "land": "#74bf6b",
    "intrigue": "#e8645a",
}
ICONS: Mapping[Category, str] = {
    "wealth": "¤",
    "fleet": "≈",
    "army": "▲",
    "religion": "☼",
    "senator": "§",
    "land": "⌂",
    "intrigue": "◊",
}
"""Colour is never the only sign. All are one cell wide."""

ROME = PURPLE
CONSPIRATOR = "†"
ROME_TAKES = "▼"


def ink(category: Category) -> Style:
    return written(COLOURS[category])


SIGNS: Mapping[str, Style] = {category: ink(category) for category in CATEGORIES}
"""How a sentence shows a card."""


def face(category: Category) -> Style:
    return filled(COLOURS[category])


def outline(category: Category) -> Style:
    """A card that can't be played now."""
    return outlined(COLOURS[category])


def dots(card: Card) -> str:
    return "●" * card.symbols if card.symbols <= 3 else f"{card.symbols}●"


def chip(card: Card, lit: bool = True) -> Text:
    """A card in one line, as short as can be: ▲●●4."""
    style = face(card.category) if lit else outline(card.category)
    return Text(f"{ICONS[card.category]}{dots(card)}{card.value}", style)
