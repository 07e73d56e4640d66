"""When two names are one to the people who read them: the same letters, or letters that look the same."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from .tokens import token_hash

LONGEST = 40
_MOST_SEATS = 8

_UNSEEN = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180F, 0x3164, 0xFFA0}
_UNSEEN |= {*range(0x180B, 0x180E), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""Letters and marks that show nothing, and variation selectors."""
_BESIDES = str.maketrans({"i": "l", "w": "vv"})
"""Not in Unicode's table: LIVIA has the sign that Livla has, once capitals don't count."""
_DRESSED = (range(0x250, 0x2B0), range(0x1D00, 0x1D80), range(0x1F100, 0x1F200))
_DRESSED_LETTER = re.compile(r".*(?:LATIN CAPITAL LETTER|LATIN LETTER SMALL CAPITAL|SYMBOL LETTER) ([A-Z])")
"""Nor are small capitals, letters in squares and those of flags."""


def folded(name: str) -> str:
    """The letters of a name, however it is written and spaced: by this one signs in.

    >>> folded("Ｌucia  Fabricia") == folded("LUCIAFABRICIA")
    True
    """
    shape = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return _fitting("".join(shape.split()))


def skeleton(name: str) -> str:
    """What names have in common that look alike: after UTS #39, and without case, marks, spaces and punctuation.

    >>> skeleton("Livia") == skeleton("LlVlA") == skeleton("Lіvíа.")
    True
    """
    shape = _bare(name)
    for _ in range(2):  # M has no twin, but m has
        shape = _bare(shape.translate(_prototypes())).casefold()
    letters = "".join(sign for sign in shape if unicodedata.category(sign)[0] != "P")
    return _fitting((letters or shape).translate(_BESIDES))


def alike(one: str, other: str) -> bool:
    return folded(one) == folded(other) or skeleton(one) == skeleton(other)


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, or if it looks like one of the others, ``Livia (2)``."""
    numbers = iter(numbered(name))
    return next((own for own in numbers if not any(alike(own, other) for other in others)), name)


def numbered(name: str) -> list[str]:
    """All that ``told_apart`` may make of a name at a table."""
    return [name, *(f"{name} ({number})" for number in range(2, _MOST_SEATS + 2))]


def _bare(text: str) -> str:
    """Without spaces, marks on letters, and whatever shows nothing."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if not _is_extra(sign))


def _is_extra(sign: str) -> bool:
    category = unicodedata.category(sign)
    is_mark = unicodedata.combining(sign) > 0 or category == "Me"  # marks of class 0 are vowels, in scripts of India
    return is_mark or category in ("Cf", "Cc") or ord(sign) in _UNSEEN or sign.isspace()


def _fitting(plain: str) -> str:
    if len(plain) <= LONGEST and plain.isprintable():
        return plain
    return token_hash(plain)[:LONGEST]  # nobody's name, or one of those signs that unfold into a sentence


@cache
def _prototypes() -> dict[int, str]:
    """For each sign what Unicode says it looks like.

    The package lists the pairs both ways. A prototype is like many signs, any other sign only like its prototype;
    where two have but each other, a text of several signs is the prototype, or else the second.
    """
    table: dict[int, str] = {}
    for sign, twins in confusables_data.items():
        plain, (twin, *more) = sign.strip("\u200e"), (one["c"].strip("\u200e") for one in twins)
        if not more and len(plain) == 1 and table.get(ord(twin) if len(twin) == 1 else -1) != plain:
            table[ord(plain)] = twin
    for code in (code for some in _DRESSED for code in some):
        letter = _DRESSED_LETTER.fullmatch(unicodedata.name(chr(code), ""))
        if letter:
            table.setdefault(code, letter[1])
    return table
