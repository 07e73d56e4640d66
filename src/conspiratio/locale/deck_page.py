"""What a deck file that was found good has in it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from conspiratio.caligula.cards import COLOURS
from conspiratio.caligula.cards import Deck as CaligulaDeck
from conspiratio.pax.cards import CATEGORIES
from conspiratio.pax.cards import Deck as PaxDeck

from . import Texts


def deck_page(texts: Texts, game: str, deck: Any, usual: Any) -> list[str]:
    """``usual``: the deck that we ship."""
    lines = _caligula(texts, deck) if game == "caligula" else _pax(texts, deck)
    differing = differing_cards(game, deck, usual)
    return [*("  " + line for line in lines), texts("deck-good", count=_size(deck), differing=differing)]


def differing_cards(game: str, deck: Any, usual: Any) -> int:
    """How many cards of a deck are not as in the other."""
    ids = {id for id in (*deck.by_id, *usual.by_id) if id[-1] != "b"}
    differing: int = sum(usual.by_id.get(id) != deck.by_id.get(id) for id in ids)
    if game == "caligula":
        differing += sum(usual.by_name[name] != emperor for name, emperor in deck.by_name.items())
        ours, theirs = Counter(usual.sequentia), Counter(deck.sequentia)
        differing += max((ours - theirs).total(), (theirs - ours).total())
    return differing


def _size(deck: Any) -> int:
    if isinstance(deck, CaligulaDeck):
        return len(deck.cards) + len(deck.emperors) + len(deck.sequentia)
    return len(deck.cards)


def _pax(texts: Texts, deck: PaxDeck) -> list[str]:
    lines = []
    for category in CATEGORIES:
        cards = [card for card in deck.cards if card.category == category]
        symbols, value = sum(card.symbols for card in cards), sum(card.value for card in cards)
        name = texts(f"category-{category}")
        lines.append(texts("deck-category-line", category=name, count=len(cards), symbols=symbols, value=value))
    return lines


def _caligula(texts: Texts, deck: CaligulaDeck) -> list[str]:
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
