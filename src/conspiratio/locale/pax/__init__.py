"""PAX in the words of one language."""

from .deck import deck_lines, deck_size, differing_cards
from .words import PaxWords

WORDS = PaxWords

__all__ = ["WORDS", "PaxWords", "deck_lines", "deck_size", "differing_cards"]
