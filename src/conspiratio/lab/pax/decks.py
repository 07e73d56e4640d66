"""Decks around ours, to learn from: whoever corrects the deck from the box shall meet bots that know such decks."""

from __future__ import annotations

from random import Random

from conspiratio.pax.cards import CATEGORIES, COUNTS, VALUES, Card, Deck
from conspiratio.pax.game import Pax


def random_game(rng: Random) -> Pax:
    """As many cards of each category as the rules say; how much they cost and show differs from deck to deck.

    >>> len(random_game(Random(1)).faces.cards)
    74
    """
    dear = rng.random()
    cards = []
    for category in CATEGORIES:
        many = COUNTS[category]
        doubles = min(many, max(2, round(rng.gauss(4, 1))))
        cheaper = rng.gauss(0.35 if many > 10 else 0.0, 0.25)
        for n in range(1, many + 1):
            symbols = 2 if n > many - doubles else 1
            mean = (1.6 + 2.1 * dear if symbols == 2 else 1.2 + 0.9 * dear) - cheaper
            value = min(VALUES[1], max(VALUES[0], round(rng.gauss(mean, 0.7))))
            cards.append(Card(f"{category}-{n}", category, symbols, value))
    return Pax(Deck(tuple(cards)))
