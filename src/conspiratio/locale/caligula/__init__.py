"""Caligula in the words of one language."""

from __future__ import annotations

from collections.abc import Mapping

from conspiratio.caligula.cards import COLOURS, STACKS

from .deck import deck_lines, deck_size, differing_cards
from .words import CaligulaWords

WORDS = CaligulaWords
SIGNS: Mapping[str, str] = {
    **{f"colour-{colour}": colour for colour in COLOURS},
    **{f"caligula-card-{stack}": stack for stack in STACKS},
}
"""The messages that have a sign of their own."""

__all__ = ["SIGNS", "WORDS", "CaligulaWords", "deck_lines", "deck_size", "differing_cards"]
