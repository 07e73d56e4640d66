"""Deals for the comparison of kernel and referee: every number of players, every option, decks of any kind."""

from __future__ import annotations

from random import Random
from typing import Any

from conspiratio.caligula.cards import (
    ANY,
    CARDS_A_COLOUR,
    COLOURS,
    DECKS,
    PENALTIES,
    REWARDS,
    Emperor,
    make_deck,
)
from conspiratio.caligula.cards import Card as CivitasCard
from conspiratio.caligula.cards import Deck as CaligulaDeck
from conspiratio.caligula.game import CALIGULA, Caligula
from conspiratio.caligula.state import Options as CaligulaOptions
from conspiratio.core.game import AnyGame
from conspiratio.pax.cards import CATEGORIES, COUNTS, Card, Deck
from conspiratio.pax.game import PAX, Pax
from conspiratio.pax.state import Options


def a_deal(game: str, rng: Random, seats: int | None = None) -> tuple[AnyGame, Any]:
    """A game and a deal of it; every third time with a deck of its own."""
    if game == "pax":
        seats = seats or rng.randint(1, 8)
        pax = Pax(_pax_deck(rng)) if rng.random() < 1 / 3 else PAX
        options = Options(rng.random() < 0.5, rng.random() < 0.5, rng.randint(1, 5) if seats == 1 else None)
        return pax, pax.deal(options, seats, rng)
    seats = seats or rng.randint(2, 5)
    caligula = Caligula(_caligula_deck(rng)) if rng.random() < 1 / 3 else CALIGULA
    return caligula, caligula.deal(CaligulaOptions(rng.random() < 0.5), seats, rng)


def _pax_deck(rng: Random) -> Deck:
    """Faces of every kind; the rich ones make long turns, the poor ones empty columns."""
    most = rng.choice([2, 4, 9])
    cards = [
        Card(f"{category}-{n}", category, rng.randint(1, most), rng.randint(1, most))
        for category in CATEGORIES
        for n in range(1, COUNTS[category] + rng.randint(-1, 2) + 1)
    ]
    return Deck(tuple(cards), "any")


def _caligula_deck(rng: Random) -> CaligulaDeck:
    cards = []
    for colour in COLOURS:
        for n in range(1, rng.randint(5, CARDS_A_COLOUR + 2) + 1):
            kind: Any = rng.choice(["single", "group", "negative"])
            effects = rng.sample(PENALTIES if kind == "negative" else REWARDS, rng.randint(1, 2))
            fields = [ANY, *(rng.choice([ANY, 3, 4, 5]) for _ in range(rng.randint(0, 5)))]
            rng.shuffle(fields)
            cards.append(CivitasCard(f"{colour}-{n}", colour, kind, rng.randint(0, 5), tuple(fields), tuple(effects)))
    standard = DECKS.deck("usual")
    emperors = [
        Emperor(emperor.name, rng.randint(1, 5), rng.randint(0, 4), rng.randint(0, 4)) for emperor in standard.emperors
    ]
    more = [tuple(rng.sample(COLOURS, rng.randint(1, 3))) for _ in range(rng.randint(0, 3))]
    sequentia: list[tuple[str, ...]] = [*standard.sequentia, *more]
    if rng.random() < 0.3:
        sequentia.remove(("ordo",))
    return make_deck(cards, emperors, sequentia, "any")
