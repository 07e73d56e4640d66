"""A deck of PAX: what is in it, and how far it is the usual one."""

from __future__ import annotations

from conspiratio.pax.cards import CATEGORIES, Deck

from .. import Texts


def deck_lines(texts: Texts, deck: Deck) -> list[str]:
    lines = []
    for category in CATEGORIES:
        cards = [card for card in deck.cards if card.category == category]
        symbols, value = sum(card.symbols for card in cards), sum(card.value for card in cards)
        name = texts(f"category-{category}")
        lines.append(texts("deck-category-line", category=name, count=len(cards), symbols=symbols, value=value))
    return lines


def deck_size(deck: Deck) -> int:
    return len(deck.cards)


def differing_cards(deck: Deck, usual: Deck) -> int:
    """How many cards of a deck are not as in the other."""
    ours, theirs = ({card.id: card for card in one.cards} for one in (usual, deck))
    return sum(ours.get(id) != theirs.get(id) for id in ours.keys() | theirs.keys())
