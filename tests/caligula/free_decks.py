"""Decks of our own for tests: the standard deck with a card changed, and a small one."""

from __future__ import annotations

from typing import Any

from conspiratio.caligula.cards import DECKS, Deck, card_from, make_deck, read_deck


def deck_with(id: str, **changed: Any) -> Deck:
    """The standard deck in which one card is another; ``changed`` as in a deck file."""
    deck = DECKS.deck("usual")
    colour: Any = id.partition("-")[0]
    entry = {"fields": ["any", "any", 3, 4]} | changed
    cards = [card_from(id, colour, entry) if card.id == id else card for card in deck.cards]
    return make_deck(cards, deck.emperors, deck.sequentia, "changed")


SMALL = """
game = "caligula"
name = "small"

[legionarii]
legionarii-1 = { kind = "group", minimum = 0, fields = ["any", "any", "any"], effects = ["pugio"] }
legionarii-2 = { kind = "single", minimum = 1, fields = ["any", 3, "any"], effects = ["swap-positions", "place"] }
legionarii-3 = { kind = "group", minimum = 1, fields = ["any", "any", 3], effects = ["pugio", "spqr"] }
legionarii-12 = { kind = "negative", minimum = 3, fields = ["any", "any"], effects = ["lose-point", "lose-marker"] }

[praetoriani]
praetoriani-1 = { kind = "group", minimum = 2, fields = ["any", "any", "any"], effects = ["pugio"] }
praetoriani-4 = { kind = "single", minimum = 0, fields = [3, "any"], effects = ["remove:praetoriani", "remove:plebs"] }
praetoriani-7 = { kind = "group", minimum = 0, fields = ["any", "any"], effects = ["place", "pugio"] }

[tribuni]
tribuni-1 = { kind = "group", minimum = 1, fields = ["any", "any"], effects = ["swap-sequentia", "swap-markers"] }
tribuni-2 = { kind = "single", minimum = 4, fields = ["any", "any"], effects = ["spqr"] }
tribuni-3 = { kind = "negative", minimum = 1, fields = ["any", "any", "any"], effects = ["lose-pugio"] }

[plebs]
plebs-1 = { kind = "group", minimum = 0, fields = ["any", "any", "any"], effects = ["coniura"] }
plebs-2 = { kind = "group", minimum = 0, fields = ["any", "any", "any"], effects = ["return-marker", "coniura"] }
plebs-3 = { kind = "single", minimum = 2, fields = ["any", "any"], effects = ["primus"] }

[nobiles]
nobiles-1 = { kind = "single", minimum = 2, fields = ["any", "any"], effects = ["swap-ordo"] }
nobiles-2 = { kind = "group", minimum = 2, fields = ["any", "any", "any"], effects = ["coniura", "pugio"] }
nobiles-3 = { kind = "negative", minimum = 2, fields = ["any"], effects = ["lose-coniura", "lose-point"] }

[emperors]
caligula = { life = 1, points = 1, fields = 1 }
domitianus = { life = 2, points = 2, fields = 0 }
vitellius = { life = 2, points = 1, fields = 2 }
elagabalus = { life = 1, points = 2, fields = 1 }
claudius = { life = 2, points = 2, fields = 3 }
commodus = { life = 2, points = 3, fields = 2 }
nero = { life = 1, points = 2, fields = 3 }
galba = { life = 2, points = 0, fields = 3 }
otho = { life = 1, points = 2, fields = 2 }
caracalla = { life = 2, points = 3, fields = 1 }

[sequentia]
cards = [["plebs", "legionarii", "nobiles"], ["draw"], ["draw"], ["praetoriani", "tribuni"]]
"""


def small_deck() -> Deck:
    """A deck of 16 cards and 4 Sequentia cards that no box has."""
    return read_deck(SMALL, free=True)
