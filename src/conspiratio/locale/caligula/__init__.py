"""Caligula in the words of one language."""

from .deck import deck_lines, deck_size, differing_cards
from .words import CaligulaWords

WORDS = CaligulaWords

__all__ = ["WORDS", "CaligulaWords", "deck_lines", "deck_size", "differing_cards"]
