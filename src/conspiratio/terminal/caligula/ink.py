"""Colours and signs of Caligula. Colour is never the only sign; every sign is one cell wide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from conspiratio.caligula.cards import DOUBLES, Card, Colour, Kind, stack_of
from conspiratio.caligula.view import DOUBLE_BACK

from ..ink import DARK, filled

COLOURS_OF_CARDS: Mapping[str, str] = {
    "legionarii": "#e8645a",
    "praetoriani": "#6aa5e0",
    "tribuni": "#74bf6b",
    "plebs": "#b9b9b9",
    "nobiles": "#ee9142",
}
ICONS: Mapping[str, str] = {
    "legionarii": "▲",
    "praetoriani": "⌂",
    "tribuni": "§",
    "plebs": "≡",
    "nobiles": "¤",
}
KINDS: Mapping[Kind, str] = {"single": "•", "group": "∴", "negative": "▼"}

CONIURA, PUGIO = "∞", "†"
SYMBOLS: Mapping[str, str] = {"coniura": CONIURA, "pugio": PUGIO}
SHIELD = "▣"
LIFE = "♥"
MARKERS = "▪"
FREE = "·"

PLAYERS = ("#f2ead8", "#e8d44d", "#c39bea", "#62c9c4", "#f29bb5")
"""The players' colours, by seat: none of a Civitas card."""

CURRENT = Style(color=DARK, bgcolor="#f4ecd8", bold=True)
"""What is being carried out, or comes next."""
PICKED = Style(color=DARK, bgcolor="#ffffff", bold=True)


def colour_of(colour: Colour | str) -> str:
    return COLOURS_OF_CARDS[colour]


SIGNS: Mapping[str, Style] = {colour: Style(color=of, bold=True) for colour, of in COLOURS_OF_CARDS.items()}
"""How a sentence shows a colour of the Civitas."""


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """A sign for each player: a letter of the name that nobody else has, or else the number of the seat.

    >>> initials(["Livia", "Lucius", "Lu"])
    ('L', 'U', '3')
    """
    signs: list[str] = []
    for number, name in enumerate(names, 1):
        letters = [letter for letter in name.upper() if letter.isalpha() and cell_len(letter) == 1]
        signs.append(next((letter for letter in letters if letter not in signs), str(number)))
    return tuple(signs)


def player_style(seat: int) -> Style:
    return filled(PLAYERS[seat % len(PLAYERS)])


def badge(sign: str, seat: int) -> Text:
    return Text(f" {sign} ", player_style(seat))


def symbols(card: str) -> str:
    """What a hand card shows, the symbol of its stack first: ``∞``, ``†∞``."""
    first = SYMBOLS[stack_of(card)]
    if card in DOUBLES or card == DOUBLE_BACK:
        return first + (PUGIO if first == CONIURA else CONIURA)
    return first


def threshold(card: Card) -> str:
    """Kind and minimum: ``•≥2`` for who has the most of at least 2, ``▼<1`` hits who has less than 1."""
    return f"{KINDS[card.kind]}{'<' if card.kind == 'negative' else '≥'}{card.minimum}"
