"""A sensible player of PAX who thinks to the end of the turn, and guesses from there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from conspiratio.pax.cards import CATEGORIES, INDEX, Card
from conspiratio.pax.moves import Buy, Draw, End, Follow, Move, Open, Pass, Place, Play
from conspiratio.pax.state import Column, column_value
from conspiratio.pax.view import View

from .pax_outlook import ARMY, FLEET, INTRIGUE, SENATOR, WEALTH, Holding, Outlook, Table, Weights

MOST_CARDS = 6
"""Of a large hand only so many cards are weighed against each other."""


class GreedyPax:
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        if len(moves) == 1:
            return moves[0]
        table = Table(view, self.weights)
        match view.turn.phase:
            case "opening":
                return _open(table, view, moves)
            case "choosing":
                return Draw()  # a look at Rome costs a turn, and a turn is worth more
            case "drawing":
                return _place(table, view, moves)
            case "buying":
                return _buy(table, moves)
            case "following":
                return _follow(table, moves)
            case _:
                return _play(table, view)


def _open(table: Table, view: View, moves: Sequence[Move]) -> Move:
    outlook = Outlook(table, table.legions)
    drawn = {back.card.id: back.card for back in view.turn.drawn if back.card}

    def chance(move: Move) -> float:
        assert isinstance(move, Open)
        holding = table.mine._replace(hand=tuple(drawn[id] for id in (move.keep, *move.display)))
        for id in move.display:
            holding = holding.laid(drawn[id], 0)
        return outlook.chance(holding)

    return max(moves, key=chance)


# Drawing


def _place(table: Table, view: View, moves: Sequence[Move]) -> Move:
    placing = _Placing(table)
    drawn = [back.card for back in view.turn.drawn if back.card]
    cards = {card.id: card for card in drawn}

    def worth(move: Move) -> float:
        assert isinstance(move, Place)
        card = cards[move.card]
        others = [other for other in drawn if other is not card]
        slots = [slot for slot in view.turn.free if slot != move.to]
        here = placing.worth(card, move.to) if move.legion is None else placing.in_column(card, move.legion)
        return here + placing.rest(others, slots, view.turn.to_come)

    return max(moves, key=worth)


class _Placing:
    """What a drawn card is worth in the hand, below a Legion, or under the deck."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.outlook = Outlook(table, table.legions)
        self.base = self.outlook.chance(table.mine)
        self.shopping = self._best_buy(table.legions)
        self.columns: dict[tuple[Card, int], float] = {}
        probe = table.mine._replace(hand=(*table.mine.hand, Card("", "land", 2, 1)))
        self.mean = self._mean_in_hand()

    def in_hand(self, card: Card) -> float:
        mine = self.table.mine
        return self.outlook.chance(mine._replace(hand=(*mine.hand, card))) - self.base

    def _mean_in_hand(self) -> float:
        shares = self.table.share
        whole = sum(shares) or 1.0
        return sum(
            share / whole * self.in_hand(Card("", category, 1, 2))
            for category, share in zip(CATEGORIES, shares, strict=True)
        )

    def in_column(self, card: Card, legion: int) -> float:
        known = self.columns.get((card, legion))
        if known is None:
            legions = list(self.table.legions)
            legions[legion - 1] = (*legions[legion - 1], card)
            known = Outlook(self.table, legions).chance(self.table.mine) - self.base
            known += self._best_buy(legions) - self.shopping
            self.columns[card, legion] = known
        return known

    def _best_buy(self, legions: Sequence[Column]) -> float:
        """About what the best column is worth to buy."""
        table, mine = self.table, self.table.mine
        best = 0.0
        for column in legions:
            cost = max(0, column_value(column) - mine.symbols[WEALTH] // 3)
            if column and cost <= mine.money:
                holding = mine._replace(money=mine.money - cost, hand=mine.hand + column)
                best = max(best, self.outlook.chance(holding) - self.base)
        return best

    def worth(self, card: Card, slot: str) -> float:
        if slot == "hand":
            return self.in_hand(card)
        if slot == "under":
            return 0.0
        return max(self.in_column(card, legion) for legion in range(1, len(self.table.legions) + 1))

    def rest(self, cards: list[Card], slots: list[str], to_come: int) -> float:
        """The best that can be hoped for of the cards and destinations left."""
        if not cards:
            # A choice between two cards for the hand is better than one.
            return self.mean * (1 + 0.3 * (to_come > 1)) if "hand" in slots and to_come else 0.0
        first, others = cards[0], cards[1:]
        return max(
            self.worth(first, slot) + self.rest(others, [other for other in slots if other != slot], to_come)
            for slot in slots
        )


# Buying


def _buy(table: Table, moves: Sequence[Move]) -> Move:
    mine = table.mine

    def chance(move: Move) -> float:
        if not isinstance(move, Buy):
            return best_plan(Outlook(table, table.legions), mine, ())[0]
        column = table.legions[move.legion - 1]
        legions = list(table.legions)
        legions[move.legion - 1] = ()
        cost = max(0, column_value(column) - mine.symbols[WEALTH] // 3)
        holding = mine._replace(money=mine.money - cost, hand=mine.hand + column)
        return best_plan(Outlook(table, legions), holding, ())[0]

    return max(moves, key=chance)


# Playing


def _play(table: Table, view: View) -> Move:
    card = best_plan(Outlook(table, table.legions), table.mine, view.turn.played)[1]
    return End() if card is None else Play(card.id)


def _follow(table: Table, moves: Sequence[Move]) -> Move:
    outlook = Outlook(table, table.legions)
    cards = {card.id: card for card in table.mine.hand}

    def chance(move: Move) -> float:
        if isinstance(move, Follow):
            return outlook.chance(table.mine.laid(cards[move.card], 1))
        return outlook.chance(table.mine)

    return max(moves, key=chance)


def best_plan(outlook: Outlook, holding: Holding, played: Sequence[Card]) -> tuple[float, Card | None]:
    """The best set of cards to play in this turn: the chance it gives, and its first card (None: end)."""
    best = (outlook.chance(_with_income(outlook, holding, played)), None)
    return best if not holding.hand else _search(outlook, holding, tuple(played), best, -1)


def _search(
    outlook: Outlook,
    holding: Holding,
    played: tuple[Card, ...],
    best: tuple[float, Card | None],
    last: int,
) -> tuple[float, Card | None]:
    cost = len(played)
    if cost > holding.money:
        return best
    tried = set()
    for card in holding.hand:
        kind = _order(card)
        if kind < last or kind in tried or not holding.fits(card):
            continue
        tried.add(kind)
        laid = holding.laid(card, cost)
        now = (*played, card)
        chance = outlook.chance(_with_income(outlook, laid, now))
        if chance > best[0]:
            best = (chance, card)
        if laid.hand:
            deeper = _search(outlook, laid, now, best, kind)
            if deeper[0] > best[0]:
                best = (deeper[0], card)
    return best


_FIRST = (0, 5, 6, 1, 2, 3, 4)


def _order(card: Card) -> int:
    """Sets are tried in one order only: what gives room for Fleets and Armies comes before them."""
    i = INDEX[card.category]
    return (2 if i in (FLEET, ARMY) else 1 if i < 5 else 0) * 100 + i * 10 + card.symbols


def _with_income(outlook: Outlook, holding: Holding, played: Sequence[Card]) -> Holding:
    """pax.income.*"""
    if not played:
        return holding._replace(money=holding.money + 2)
    kinds = {INDEX[card.category] for card in played}
    if INTRIGUE in kinds:
        return holding
    return holding._replace(money=holding.money + max(holding.piles[i] for i in kinds) + (SENATOR in kinds))
