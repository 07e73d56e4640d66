"""What a seat can expect of a game of PAX: how strong Rome will be, who will win, what a card is worth.

All of it is estimated from one view. Points are the currency; at the end they become a chance of winning.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import NamedTuple

from conspiratio.pax.cards import CATEGORIES, INDEX, SECOND_COPY, Card
from conspiratio.pax.scoring import ROME_NEEDS, SOLO_GOALS
from conspiratio.pax.state import Column, column_value, strength, with_bonus
from conspiratio.pax.view import Back, PlayerView, View

WEALTH, FLEET, ARMY, RELIGION, SENATOR, LAND, INTRIGUE = range(len(CATEGORIES))


@dataclass(frozen=True, slots=True)
class Weights:
    """What experience says. Points, unless said otherwise."""

    aureus: float = 0.35
    """An Aureus while there are turns left to spend it in."""
    engine: float = 0.12
    """A card in the longest pile, for each turn left to collect from it."""
    discount: float = 0.25
    """3 Wealth symbols, for each turn left."""
    insight: float = 0.3
    """Each Religion threshold, for each turn left."""
    room: float = 0.12
    """Each Fleet or Army symbol that could still be laid, for each turn left."""
    senate: float = 0.5
    """Calling the other players to play a card."""
    in_hand: tuple[float, ...] = (0.75, 0.5, 0.3, 0.2, 0.1)
    """What part of its points a card in hand is worth, the best first."""
    pace: float = 0.6
    """How much of Rome's growth to come a player can't keep up with."""
    reply: float = 0.3
    """Symbols that the best player of a category adds in a turn to come."""
    column: float = 2.5
    """Cards Rome takes in a round to come."""
    stays: float = 0.8
    """Chance that a later player leaves the column that Rome would take."""
    spread: float = 4.0
    """Lead, in points, that makes a win likely; more while there are turns left."""


class Holding(NamedTuple):
    """What a seat has, as far as it matters: symbols and cards on display, money, the hand."""

    symbols: tuple[int, ...]
    piles: tuple[int, ...]
    money: int
    hand: tuple[Card, ...]

    def laid(self, card: Card, cost: int) -> Holding:
        i = INDEX[card.category]
        symbols, piles = list(self.symbols), list(self.piles)
        symbols[i] += card.symbols
        piles[i] += 1
        hand = list(self.hand)
        hand.remove(card)
        return Holding(tuple(symbols), tuple(piles), self.money - cost, tuple(hand))

    def fits(self, card: Card) -> bool:
        """pax.play.limit"""
        i = INDEX[card.category]
        return i not in (FLEET, ARMY) or self.symbols[i] + card.symbols <= self.limit

    @property
    def limit(self) -> int:
        return max(self.symbols[LAND], self.symbols[INTRIGUE])


def likely(x: float) -> float:
    """About the normal distribution function."""
    return 1 / (1 + exp(-1.7 * max(-30.0, min(30.0, x))))


class Table:
    """What a seat reads off the table once, before it thinks."""

    def __init__(self, view: View, weights: Weights) -> None:
        assert view.eye is not None
        self.weights = weights
        self.seat = view.eye
        self.seats = len(view.players)
        self.solo_goal = SOLO_GOALS[view.options.solo_game or 1] if self.seats == 1 else None
        self.mine = _holding(view.me)
        self.rivals = [_holding(player) for seat, player in enumerate(view.players) if seat != self.seat]
        turn = self.seat if view.turn.caller is None else view.turn.caller
        self.later = (view.first - turn - 1) % self.seats
        self.turns = _turns_left(view, self.later)
        self.final = view.exhausted and not view.options.final_column
        self.legions = view.legions
        self._read_rome(view)
        self._read_rivals(view)

    def _read_rome(self, view: View) -> None:
        self.unseen = _unseen(view)
        cards = max(1.0, sum(self.unseen) / 1.4)
        self.share = [symbols / cards for symbols in self.unseen]
        hidden = [back.card for back in view.rome_hidden]
        self.hidden = sum(card is None for card in hidden)
        self.rome = [
            open_ + self.hidden * share for open_, share in zip(strength(view.rome), self.share, strict=True)
        ]
        _add(self.rome, (card for card in hidden if card))

    def _read_rivals(self, view: View) -> None:
        totals = [with_bonus(rival.symbols) for rival in self.rivals]
        self.best = [max((total[i] for total in totals), default=0) for i in range(len(CATEGORIES))]
        self.wealth = max((rival.money + len(rival.hand) for rival in self.rivals), default=0)
        self.holder_is_me = view.conspirator == self.seat
        self.has_holder = view.conspirator is not None
        self.intrigue = max((rival.symbols[INTRIGUE] for rival in self.rivals), default=0)


GUESSED_MONEY, GUESSED_HAND = 4, 3
_BLANK = Card("?", "wealth", 1, 2)


def _holding(player: PlayerView) -> Holding:
    money = GUESSED_MONEY if player.money is None else player.money
    size = GUESSED_HAND if player.hand_size is None else player.hand_size
    hand = [back.card for back in player.hand if back.card]
    hand += [_BLANK] * (size - len(hand))
    return Holding(tuple(strength(player.display)), tuple(map(len, player.display)), money, tuple(hand))


def _turns_left(view: View, later: int) -> float:
    """How many turns the seat has after this one: cards of the deck against cards used in a round."""
    if view.exhausted:
        return 0.0
    seats = len(view.players)
    empty = sum(not column for column in view.legions)
    drawing = view.turn.to_come if view.turn.phase in ("drawing", "choosing") else 0
    slack = len(view.deck) - 2 * later - drawing - empty - 1 - later // 2
    sure = min(1.0, max(0.0, 0.5 + slack / (seats + 1)))
    return sure + max(0, slack) / (2.6 * seats + 1)


def _unseen(view: View) -> list[float]:
    """The symbols of each category that may still be anywhere."""
    unseen = [0.0] * len(CATEGORIES)
    _add(unseen, view.faces.cards)
    second = SECOND_COPY.get(len(view.players), 0) / max(1, len(view.faces.cards))
    unseen = [symbols * (1 + second) for symbols in unseen]
    for display in (view.rome, *(player.display for player in view.players)):
        for i, count in enumerate(strength(display)):
            unseen[i] -= count
    backs: Iterable[Back] = (*view.deck, *view.rome_hidden, *view.turn.drawn)
    _add(unseen, (card for column in view.legions for card in column), -1)
    _add(unseen, (back.card for back in backs if back.card), -1)
    _add(unseen, (back.card for player in view.players for back in player.hand if back.card), -1)
    return [max(0.0, symbols) for symbols in unseen]


def _add(totals: list[float], cards: Iterable[Card], sign: int = 1) -> None:
    for card in cards:
        totals[INDEX[card.category]] += sign * card.symbols


class Outlook:
    """How the game may end if the columns lie like this at the end of the seat's turn."""

    def __init__(self, table: Table, legions: Sequence[Column]) -> None:
        self.table = table
        self.rome, self.doubt = _rome_at_the_end(table, legions)
        self._ahead: list[dict[int, float]] = [{} for _ in CATEGORIES]
        self.rival = max((self._points(rival) for rival in table.rivals), default=0.0)

    def ahead(self, i: int, symbols: int) -> float:
        """The chance that this many symbols are more than Rome's."""
        known = self._ahead[i].get(symbols)
        if known is None:
            known = likely((symbols - self.rome[i] - 0.5) / self.doubt[i])
            self._ahead[i][symbols] = known
        return known

    def chance(self, holding: Holding) -> float:
        """The chance of winning with this."""
        table = self.table
        points = self._points(holding) + self._hand(holding)
        total = with_bonus(holding.symbols)
        if table.solo_goal is not None:
            return self._solo_chance(holding, points, total)
        rich = likely((holding.money + len(holding.hand) - table.wealth) / (0.6 + 1.5 * table.turns))
        primus = self._primus(holding)
        lead = points - self.rival + 4 * (2 * rich - 1) + 2 * primus - 1
        rome = self.rome_wins(total)
        return (1 - rome) * likely(lead / (table.weights.spread * (1 + table.turns / 2))) + rome * primus

    def rome_wins(self, total: Sequence[int]) -> float:
        table, held, doubt = self.table, 0.0, 0.15 + 0.1 * self.table.turns
        reply = table.weights.reply * table.turns
        for i, best in enumerate(table.best):
            chance = 1 - likely((max(best, total[i]) + reply - self.rome[i] - 0.5) / self.doubt[i])
            held += chance
            doubt += chance * (1 - chance)
        return likely((held - ROME_NEEDS + 0.5) / sqrt(doubt))

    def _primus(self, holding: Holding) -> float:
        """The chance to hold Primus Conspiratus at the end."""
        table = self.table
        lead = holding.symbols[INTRIGUE] - table.intrigue
        if table.holder_is_me or lead > 0:
            return likely((lead + 0.7) / (0.3 + 0.7 * table.turns))
        return likely((lead - 0.7) / (0.3 + 0.7 * table.turns))

    def _points(self, holding: Holding) -> float:
        """The points on display, and what display and money may yet bring."""
        table, weights = self.table, self.table.weights
        symbols, turns = holding.symbols, table.turns
        total = with_bonus(symbols)
        points = 2.0 * sum(pile > 0 for pile in holding.piles) + total[FLEET] + total[ARMY]
        for i, count in enumerate(total):
            points += 3 * self.ahead(i, count)
        if turns <= 0:
            return points
        points += weights.aureus * min(1.0, turns) * min(holding.money, 4 + 3 * turns)
        longest = max(holding.piles[:INTRIGUE])
        thresholds = min(6, symbols[RELIGION]) / 3
        room = max(0, 2 * holding.limit - symbols[FLEET] - symbols[ARMY])
        per_turn = weights.engine * longest + weights.discount * (symbols[WEALTH] / 3)
        return points + turns * (per_turn + weights.insight * thresholds + weights.room * min(6, room))

    def _hand(self, holding: Holding) -> float:
        """What the cards in hand may bring in turns to come."""
        if self.table.turns <= 0 or not holding.hand:
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
        weights = self.table.weights.in_hand
        return min(1.0, self.table.turns) * sum(g * w for g, w in zip(gains, weights, strict=False))

    def gain(self, symbols: Sequence[int], i: int, more: int) -> float:
        """The points that more symbols in a category bring."""
        have = symbols[i]
        points = 3 * (self.ahead(i, have + more) - self.ahead(i, have)) + 2 * (not have) + 0.3
        return points + more if i in (FLEET, ARMY) else points

    def _solo_chance(self, holding: Holding, points: float, total: Sequence[int]) -> float:
        return points / 100


def _rome_at_the_end(table: Table, legions: Sequence[Column]) -> tuple[list[float], list[float]]:
    """Rome's symbols to be expected in each category, and how sure that is."""
    weights = table.weights
    grown = [0.0] * len(CATEGORIES)
    if not table.final:
        left = 1.0
        for column in sorted(legions, key=column_value, reverse=True):
            taken = left * weights.stays**table.later if left == 1.0 else left * weights.stays
            left -= taken
            for card in column:
                grown[INDEX[card.category]] += taken * card.symbols
            if left < 0.05:
                break
        to_come = weights.column * table.turns * weights.pace
        for i, share in enumerate(table.share):
            grown[i] += to_come * share
    rome = [now + more for now, more in zip(table.rome, grown, strict=True)]
    doubt = [
        0.15 + sqrt(share * (table.hidden + weights.column * table.turns) * 1.5 + 0.5 * more)
        for share, more in zip(table.share, grown, strict=True)
    ]
    fleet, army = rome[FLEET], rome[ARMY]
    rome[FLEET] += max(0.0, army - 1 if army % 1 else army // 1) / 3 if army >= 3 else army / 9
    rome[ARMY] += max(0.0, fleet - 1) / 3 if fleet >= 3 else fleet / 9
    return rome, doubt
