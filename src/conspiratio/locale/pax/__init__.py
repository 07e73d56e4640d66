"""PAX in the words of one language."""

from __future__ import annotations

from collections.abc import Mapping

from .deck import deck_lines, deck_size, differing_cards
from .words import PaxWords

WORDS = PaxWords
SIGNS: Mapping[str, str] = {}
"""The messages that have a sign of their own; here cards are drawn whole."""

__all__ = ["SIGNS", "WORDS", "PaxWords", "deck_lines", "deck_size", "differing_cards"]
