"""What a deck file that was found good has in it."""

from __future__ import annotations

from typing import Any

from conspiratio.games import room

from . import Texts


def deck_page(texts: Texts, game: str, deck: Any, usual: Any) -> list[str]:
    """``usual``: the deck that we ship."""
    its = room("locale", game)
    good = texts("deck-good", count=its.deck_size(deck), differing=its.differing_cards(deck, usual))
    return [*("  " + line for line in its.deck_lines(texts, deck)), good]
