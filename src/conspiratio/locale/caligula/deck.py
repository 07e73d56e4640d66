"""A deck of Caligula: what is in it, and how far it is the usual one."""

from __future__ import annotations

from collections import Counter

from conspiratio.caligula.cards import COLOURS, Deck

from .. import Texts


def deck_lines(texts: Texts, deck: Deck) -> list[str]:
    lines = []
    for colour in COLOURS:
        cards = deck.of_colour(colour)
        kinds = Counter(card.kind for card in cards)
        lines.append(
            texts(
                "deck-colour-line",
                colour=texts(f"colour-{colour}"),
                count=len(cards),
                single=kinds["single"],
                group=kinds["group"],
                negative=kinds["negative"],
            )
        )
    return [*lines, texts("deck-caligula-line", emperors=len(deck.emperors), sequentia=len(deck.sequentia))]


def deck_size(deck: Deck) -> int:
    return len(deck.cards) + len(deck.emperors) + len(deck.sequentia)


def differing_cards(deck: Deck, usual: Deck) -> int:
    """How many cards of a deck are not as in the other."""
    ours, theirs = Counter(usual.sequentia), Counter(deck.sequentia)
    return (
        sum(usual.by_id.get(id) != deck.by_id.get(id) for id in deck.by_id.keys() | usual.by_id.keys())
        + sum(usual.by_name[name] != emperor for name, emperor in deck.by_name.items())
        + max((ours - theirs).total(), (theirs - ours).total())
    )
