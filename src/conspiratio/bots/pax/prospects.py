"""What a seat can expect of a game of PAX: how strong Rome will be, what it has is worth, who will win.

All of it is estimated from one view. Points are the currency; at the end they become a chance of winning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from conspiratio.pax.cards import CATEGORIES, INDEX
from conspiratio.pax.scoring import ROME_NEEDS
from conspiratio.pax.state import Column, column_value, with_bonus

from .reading import ARMY, FLEET, INTRIGUE, RELIGION, WEALTH, Holding, Reading


@dataclass(frozen=True, slots=True)
class Weights:
    """What experience says. Points, unless said otherwise."""

    aureus: float = 0.45
    """An Aureus while there are turns left to spend it in."""
    engine: float = 0.12
    """A card in the longest pile, for each turn left to collect from it."""
    discount: float = 0.25
    """3 Wealth symbols, for each turn left."""
    insight: float = 0.3
    """3 Religion symbols, for each turn left."""
    room: float = 0.06
    """Each Fleet or Army symbol that could still be laid, for each turn left."""
    senate: float = 0.5
    """Calling the other players to play a card."""
    in_hand: tuple[float, ...] = (0.75, 0.5, 0.3, 0.2, 0.1)
    """What part of its points a card in hand is worth, the best first."""
    rivals_card: float = 0.5
    """A card in a rival's hand."""
    pace: float = 0.8
    """How much of Rome's growth to come a player can't keep up with."""
    reply: float = 0.2
    """Symbols that the best player of a category adds in a turn to come."""
    column: float = 2.8
    """Cards Rome takes in a round to come."""
    stays: float = 0.7
    """Chance that a later player leaves the column that Rome would take."""
    grip: float = 0.7
    """Lead in Intrigue that makes Primus Conspiratus safe, for each turn left."""
    secret: float = 0.8
    """What part of it an Intrigue symbol in hand counts for Primus Conspiratus."""
    rivalry: float = 0.2
    """Lead in Intrigue that a second rival makes up in a turn; more rivals, more."""
    ambition: float = 0.55
    """How much a win at Rome's side counts beside one by points: under 1, a bot would rather see Rome fall."""
    spread: float = 5.5
    """Lead that makes a win likely; more while there are turns left."""


class Prospects:
    """How the game may end for the seat at the table if the columns lie like this after its turn."""

    def __init__(self, reading: Reading, legions: Sequence[Column], weights: Weights) -> None:
        self.reading = reading
        self.weights = weights
        self.rome, self.doubt = _rome_at_the_end(reading, legions, weights)
        self._ahead: list[dict[int, float]] = [{} for _ in CATEGORIES]
        self._rival = max((self._rivals_points(rival) for rival in reading.rivals), default=0.0)

    def chance(self, holding: Holding, *, calling: bool = False) -> float:
        """The chance of winning with this; in a solo game a measure of it. ``calling``: a Senator was played."""
        reading, weights = self.reading, self.weights
        total = with_bonus(holding.symbols)
        points = self._points(holding, total) + self._hand(holding)
        if reading.seats == 1:
            return (points - total[FLEET] - total[ARMY]) / 100
        if calling and reading.seats >= 5:
            points -= weights.senate
        wealth = holding.money + len(holding.hand)
        rich = likely((wealth - reading.wealth + 0.5) / (0.5 + 1.5 * reading.turns))  # a tie is enough
        primus = self._primus(holding)
        lead = points - self._rival + 4 * (2 * rich - 1) + (2 * primus - 1)
        ahead = likely(lead / (weights.spread * (1 + reading.turns / 2)))
        rome = self.rome_wins(total)
        return (1 - rome) * ahead + rome * primus * weights.ambition

    def rome_wins(self, total: Sequence[int]) -> float:
        """The chance that Rome holds 4 categories against this strength and that of the rivals."""
        reading, held = self.reading, 0.0
        doubt = 0.15 + 0.1 * reading.turns
        reply = self.weights.reply * reading.turns
        for i, best in enumerate(reading.best):
            chance = 1 - likely((max(best, total[i]) + reply - self.rome[i] - 0.5) / self.doubt[i])
            held += chance
            doubt += chance * (1 - chance)
        return likely((held - ROME_NEEDS + 0.5) / sqrt(doubt))

    def gain(self, symbols: Sequence[int], i: int, more: int) -> float:
        """The points that more symbols in a category bring, and a little for what they may lead to."""
        have = symbols[i]
        points = 3 * (self._is_ahead(i, have + more) - self._is_ahead(i, have)) + 2 * (not have) + 0.3
        return points + more if i in (FLEET, ARMY) else points

    def _is_ahead(self, i: int, symbols: int) -> float:
        """The chance that this many symbols are more than Rome's."""
        known = self._ahead[i].get(symbols)
        if known is None:
            known = likely((symbols - self.rome[i] - 0.5) / self.doubt[i])
            self._ahead[i][symbols] = known
        return known

    def _primus(self, holding: Holding) -> float:
        """The chance to hold Primus Conspiratus at the end."""
        reading, weights = self.reading, self.weights
        lead = float(holding.symbols[INTRIGUE] - reading.intrigue)
        lead += 0.7 if reading.is_conspirator or lead > 0 else -0.7
        if reading.turns > 0:
            kept = sum([card.symbols for card in holding.hand if card.category == "intrigue"])
            lead += weights.secret * min(1.0, reading.turns) * kept
        made_up = weights.rivalry * sqrt(len(reading.rivals) - 1) * reading.turns
        return likely((lead - made_up) / (0.2 + weights.grip * reading.turns))

    def _points(self, holding: Holding, total: Sequence[int]) -> float:
        """The points on display, and what display and money may yet bring."""
        weights, turns = self.weights, self.reading.turns
        symbols, piles = holding.symbols, holding.piles
        points = 2.0 * (len(piles) - piles.count(0)) + total[FLEET] + total[ARMY]
        for i, count in enumerate(total):
            points += 3 * self._is_ahead(i, count)
        if turns <= 0:
            return points
        points += weights.aureus * min(1.0, turns) * min(holding.money, 4 + 3 * turns)
        room = max(0, 2 * holding.limit - symbols[FLEET] - symbols[ARMY])
        a_turn = weights.engine * max(piles[:INTRIGUE]) + weights.room * min(6, room)
        a_turn += weights.discount * symbols[WEALTH] / 3 + weights.insight * min(6, symbols[RELIGION]) / 3
        return points + turns * a_turn

    def _rivals_points(self, rival: Holding) -> float:
        cards = len(rival.hand) * min(1.0, self.reading.turns)
        return self._points(rival, with_bonus(rival.symbols)) + self.weights.rivals_card * cards

    def _hand(self, holding: Holding) -> float:
        """What the cards in hand may bring in turns to come."""
        if self.reading.turns <= 0:
            return 0.0
        symbols, gains = list(holding.symbols), []
        for card in holding.hand:
            i = INDEX[card.category]
            gain = self.gain(symbols, i, card.symbols)
            if i in (FLEET, ARMY) and symbols[i] + card.symbols > holding.limit:
                gain *= 0.6
            symbols[i] += card.symbols
            gains.append(gain)
        gains.sort(reverse=True)
        parts = zip(gains, self.weights.in_hand, strict=False)
        return min(1.0, self.reading.turns) * sum([gain * part for gain, part in parts])


def likely(x: float) -> float:
    """About the normal distribution function: how sure is something that ``x`` deviations speak for?

    >>> likely(0)
    0.5
    """
    return 1 / (1 + exp(-1.7 * max(-20.0, min(20.0, x))))


def _rome_at_the_end(reading: Reading, legions: Sequence[Column], weights: Weights) -> tuple[list[float], list[float]]:
    """Rome's symbols to be expected in each category, and how far off that may be."""
    grown = _this_round(reading, legions, weights)
    to_come = weights.column * reading.turns
    rome, doubt = [], []
    for now, soon, share in zip(reading.rome, grown, reading.share, strict=True):
        rome.append(now + soon + weights.pace * to_come * share)
        doubt.append(0.15 + sqrt(1.5 * share * (reading.hidden + to_come) + 0.3 * soon * reading.later))
    fleet, army = rome[FLEET], rome[ARMY]
    rome[FLEET] += _bonus(army)
    rome[ARMY] += _bonus(fleet)
    return rome, doubt


def _bonus(symbols: float) -> float:
    """pax.end.bonus, for an expected number."""
    return symbols // 3 if symbols == int(symbols) else max(0.0, symbols - 1) / 3


def _this_round(reading: Reading, legions: Sequence[Column], weights: Weights) -> list[float]:
    """What Rome may take at the end of this round: each later player may buy the best column away."""
    grown = [0.0] * len(CATEGORIES)
    if reading.is_last_round:
        return grown
    left, stays = 1.0, weights.stays**reading.later
    for column in sorted(legions, key=column_value, reverse=True):
        for card in column:
            grown[INDEX[card.category]] += left * stays * card.symbols
        left *= 1 - stays
        if left < 0.05:
            break
    return grown
