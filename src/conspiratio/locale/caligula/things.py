"""The things of Caligula in words: colours, cards, effects, emperors, markers and where they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from conspiratio.caligula.cards import (
    DOUBLES,
    EMPERORS,
    HAND_CARDS,
    INDEX,
    PENALTIES,
    REWARDS,
    STACKS,
    Card,
    Deck,
    Emperor,
    SequentiaCard,
    stack_of,
)
from conspiratio.caligula.effects import RULES
from conspiratio.caligula.moves import Spot
from conspiratio.caligula.state import Phase
from conspiratio.caligula.view import DOUBLE_BACK, View
from conspiratio.core.game import Seat

from .. import Texts
from ..sentence import Part, Sentence, joined, sentence
from ..words import NUMERALS, Words

SORTS = ("coniura", "pugio", "coniura-double", "pugio-double", "coniura-back", "pugio-back", "unseen")
"""What can be said of a card of the hand, in this order."""
LONGEST_WORD = 40


class CaligulaThings(Words):
    rulebook = RULES

    def __init__(self, texts: Texts, names: Sequence[str], deck: Deck | None = None) -> None:
        super().__init__(texts, names)
        self.deck = deck

    # Civitas cards and their effects

    def colour(self, colour: str) -> Sentence:
        return self.say(f"colour-{colour}")

    def effect(self, effect: str) -> Sentence:
        """A short phrase, to be put after "may": ``draw a Pugio``."""
        if effect not in REWARDS and effect not in PENALTIES:  # a file may name anything
            return self.unknown(effect)
        name, _, colour = effect.partition(":")
        return self.say(f"effect-{name}", colour=self.colour(colour)) if colour else self.say(f"effect-{name}")

    def effects(self, effects: Iterable[str]) -> Sentence:
        return joined(" AUT ", map(self.effect, effects))

    def face(self, card: Card) -> Sentence:
        """What a card says, without its colour: ``group 1, draw a Coniura``."""
        return self.say(f"caligula-face-{card.kind}", minimum=card.minimum, effects=self.effects(card.effects))

    def card(self, card: Card) -> Sentence:
        """
        >>> from conspiratio.caligula.cards import DECKS
        >>> from conspiratio.locale.caligula import CaligulaWords
        >>> str(CaligulaWords(Texts("en"), ()).card(DECKS.deck("usual").by_id["plebs-6"]))
        'Plebs: group 1, draw a Coniura'
        """
        return self.say("label", label=self.colour(card.colour), text=self.face(card))

    def place(self, colour: str, position: int) -> Sentence:
        """``Plebs 1``, kept on one line."""
        return sentence(self.colour(colour), f"\xa0{position}")

    def spot(self, spot: Spot) -> Sentence:
        return self.say("caligula-spot", place=self.place(spot.colour, spot.position), field=spot.field + 1)

    def marker(self, spot: Spot, view: View) -> Sentence:
        """The marker that lies on a spot, as the eye of the view knows it."""
        card = view.civitas[INDEX[spot.colour]][spot.position - 1] if spot.position in (1, 2) else None
        marker = card.markers[spot.field] if card and 0 <= spot.field < len(card.markers) else None
        if marker is None:
            return self.spot(spot)
        if marker.owner != view.eye:
            return self.say("caligula-marker-of", name=self.seats[marker.owner], spot=self.spot(spot))
        if marker.value is None:
            return self.say("caligula-marker-yours", spot=self.spot(spot))
        return self.say("caligula-marker-yours-known", marker=str(marker.value), spot=self.spot(spot))

    # Cards of the hand

    def hand_card(self, card: str) -> Sentence:
        """A card by its id, or what is known of it by its back."""
        sort = _sort_of(card)
        if card in (*STACKS, DOUBLE_BACK):
            return self.hand_cards([card])
        return self.say(f"caligula-card-{sort}") if sort else self.unknown(card)

    def hand_cards(
        self, cards: Iterable[str | None], exposed: Collection[str] = (), *, nominative: bool = False
    ) -> Sentence:
        """Equal cards are counted; ``exposed`` are those to be told apart because everybody knows them.
        ``nominative``: for lists; otherwise as the object of a sentence, which is another case in German."""
        case = "nominative" if nominative else "accusative"
        counts = Counter((_sort_of(card), card in exposed) for card in cards)
        groups: list[Part | Sentence] = []
        for sort in SORTS:
            for known in (False, True):
                if count := counts[sort, known]:
                    said = self.say(f"caligula-cards-{sort}", count=count, case=case)
                    groups.append(self.say("caligula-known", cards=said) if known else said)
        return self.list(groups) if groups else self.say("caligula-cards-none")

    # Emperors, Sequentia, Ordo, points

    def emperor(self, name: str) -> Sentence:
        return sentence(name.capitalize()) if name in EMPERORS else self.unknown(name)

    def emperor_face(self, emperor: Emperor) -> Sentence:
        """An emperor with his numbers."""
        return self.say(
            "caligula-emperor",
            emperor=self.emperor(emperor.name),
            life=emperor.life,
            points=emperor.points,
            fields=emperor.fields,
        )

    def sequentia(self, card: SequentiaCard) -> Sentence:
        if card in (("draw",), ("ordo",)):
            return self.say(f"caligula-sequentia-{card[0]}")
        return joined(", ", map(self.colour, card))

    def numeral(self, ordo: int) -> str:
        """The number of an Ordo card, from 1 on."""
        return NUMERALS[ordo]

    def order(self, ordo: Sequence[Seat]) -> Sentence:
        return joined(", ", [sentence(f"{self.numeral(n)}\xa0", self.seats[seat]) for n, seat in enumerate(ordo, 1)])

    def phase(self, phase: Phase) -> str:
        """What is being decided."""
        return str(self.say(f"phase-caligula-{phase.type}"))

    # Players

    def named(self, seats: Iterable[Seat]) -> Sentence:
        return self.list([self.seats[seat] for seat in seats])

    def counted(self, seats: Iterable[Seat]) -> Sentence:
        """``Livia, Marcus (2×)``: who is there how often. A bare number would look like the value of a marker."""
        counts = Counter(seats).items()
        return joined(
            ", ", [sentence(self.seats[seat], f"\xa0({count}×)" if count > 1 else "") for seat, count in counts]
        )

    # What we don't know

    def unknown(self, word: str) -> Sentence:
        """A name that a person or a file gave to something that is not in the game."""
        short = word if len(word) <= LONGEST_WORD else f"{word[: LONGEST_WORD - 1]}…"
        return self.say("quoted", text=sentence(short))


def _sort_of(card: str | None) -> str:
    if card is None:
        return "unseen"
    if card == DOUBLE_BACK:
        return "coniura-double"
    if card in STACKS:
        return f"{card}-back"
    stack = stack_of(card)
    if card not in HAND_CARDS[stack]:
        return ""
    return f"{stack}-double" if card in DOUBLES else stack
