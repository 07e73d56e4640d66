"""A sentence is a list of parts: plain text, and the cards, seats and signs in it.

Each skin draws the parts of a sentence in its own way: a terminal in colour, a browser as pictures, plain text as text.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias


@dataclass(frozen=True, slots=True)
class CardPart:
    """A card, with what a skin draws of it."""

    type: ClassVar[str] = "card"
    card: str
    """Its id."""
    sign: str
    """What it shows, and how often."""
    dots: int
    value: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class SeatPart:
    """A player by name."""

    type: ClassVar[str] = "seat"
    seat: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class SignPart:
    """A word that has an icon or a colour of its own."""

    type: ClassVar[str] = "sign"
    sign: str
    text: str

    def __str__(self) -> str:
        return self.text


Part: TypeAlias = str | CardPart | SeatPart | SignPart


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Sentence(tuple[Part, ...]):
    """The parts in their order, no two texts side by side; ``str`` of it is the plain text.

    >>> said = sentence(SeatPart(0, "Livia"), " buys", " nothing.")
    >>> list(said), str(said)
    ([SeatPart(seat=0, text='Livia'), ' buys nothing.'], 'Livia buys nothing.')
    """

    __slots__ = ()

    def __str__(self) -> str:
        return "".join(map(str, self))

    def capital(self) -> Sentence:
        """With a capital letter at the beginning."""
        if not self:
            return self
        first, *rest = self
        begins = capital(first) if isinstance(first, str) else replace(first, text=capital(first.text))
        return Sentence([begins, *rest])


def sentence(*pieces: Part | Sentence) -> Sentence:
    """One sentence of texts, parts and other sentences."""
    parts: list[Part] = []
    text = ""
    for piece in pieces:
        if type(piece) is str:
            text += piece
            continue
        for part in piece if isinstance(piece, Sentence) else (piece,):
            if isinstance(part, str):
                text += part
                continue
            if text:
                parts.append(text)
                text = ""
            parts.append(part)
    if text:
        parts.append(text)
    return Sentence(parts)


def joined(separator: str, pieces: Iterable[Part | Sentence]) -> Sentence:
    """
    >>> str(joined(", ", ["Livia", "Marcus"]))
    'Livia, Marcus'
    """
    spread: list[Part | Sentence] = []
    for piece in pieces:
        spread += (separator, piece)
    return sentence(*spread[1:])
