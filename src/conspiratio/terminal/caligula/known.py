"""What an eye knows without seeing it on the table, in words: cards in the stacks, values of hidden markers."""

from __future__ import annotations

from itertools import groupby

from conspiratio.caligula.cards import STACKS
from conspiratio.caligula.known import known_stack, markers_of, possible_values
from conspiratio.caligula.view import View
from conspiratio.core.game import Seat
from conspiratio.locale.caligula import CaligulaWords
from conspiratio.locale.sentence import Part, Sentence, joined


def known_stacks(view: View, words: CaligulaWords) -> list[str]:
    """A sentence for each of the Coniura and Pugio stacks in which the eye knows a card."""
    lines = []
    for stack in STACKS:
        cards = known_stack(view, stack)
        if cards:
            # Equal cards that lie one below the other are counted; the order is what one wants to know.
            runs = [list(run) for _, run in groupby(cards, key=words.hand_card)]
            known = joined(", ", [words.hand_cards(run, nominative=True) for run in runs])
            lines.append(words.texts("caligula-play-known-stack", stack=stack.capitalize(), cards=known))
    return lines


def hidden_markers(view: View, words: CaligulaWords, seat: Seat) -> list[str]:
    """What the hidden markers of a seat can be; those that can have the same values are told of together."""
    cards = [spot[:2] for spot in markers_of(view, seat)]
    found: dict[tuple[int, ...], list[Part | Sentence]] = {}
    for spot, values in possible_values(view, seat).items():
        alone = cards.count(spot[:2]) == 1
        found.setdefault(values, []).append(words.place(*spot[:2]) if alone else words.spot(spot))
    return [
        words.texts("caligula-table-look-hidden", places=words.list(places), values=_either(words, values))
        for values, places in found.items()
    ]


def _either(words: CaligulaWords, values: tuple[int, ...]) -> str:
    *first, last = map(str, values)
    return words.texts("caligula-table-or", first=", ".join(first), last=last) if first else last
