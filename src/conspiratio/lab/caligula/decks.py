"""Decks around ours, to learn from: bots should know the deck of an owner who corrects ours from the box."""

from __future__ import annotations

from random import Random

from conspiratio.caligula.cards import COLOURS, EMPEROR_RANGES, Card, Emperor, SequentiaCard, make_deck
from conspiratio.caligula.game import Caligula

MOST_DEMANDED = 5
"""The highest minimum: more than two good markers hardly reach it."""


def random_game(rng: Random) -> Caligula:
    """Ours with other minima and emperors; effects change places, and so do the colours of the Sequentia.

    >>> len(random_game(Random(1)).faces.cards)
    55
    """
    ours = Caligula().faces
    cards: list[Card] = []
    for kind in ("single", "group", "negative"):
        alike = [card for card in ours.cards if card.kind == kind]
        effects = [card.effects for card in alike]
        for one in range(len(alike)):
            if rng.random() < 0.5:
                two = rng.randrange(len(alike))
                effects[one], effects[two] = effects[two], effects[one]
        for card, new in zip(alike, effects, strict=True):
            least = min(MOST_DEMANDED, max(0, card.minimum + rng.choice((-1, 0, 0, 1))))
            cards.append(card._replace(minimum=least, effects=new))
    emperors = [_changed(emperor, rng) for emperor in ours.emperors]
    colours: dict[str, str] = dict(zip(COLOURS, rng.sample(COLOURS, len(COLOURS)), strict=True))
    sequentia: list[SequentiaCard] = [tuple(colours.get(step, step) for step in card) for card in ours.sequentia]
    return Caligula(make_deck(cards, emperors, sequentia))


def _changed(emperor: Emperor, rng: Random) -> Emperor:
    def near(name: str) -> int:
        number: int = getattr(emperor, name)
        least, most = EMPEROR_RANGES[name]
        return min(most, max(least, number + rng.choice((-1, 0, 0, 1)))) if number else 0

    return emperor._replace(life=near("life"), points=near("points"), fields=near("fields"))
