"""A sensible player of PAX who thinks to the end of the turn, and guesses from there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from conspiratio.pax.cards import CATEGORIES, INDEX, Card
from conspiratio.pax.legal import FOLLOW_COST
from conspiratio.pax.moves import Buy, Draw, End, Follow, Move, Open, Place, Play
from conspiratio.pax.state import Column, column_value, discounted, income_from, play_cost
from conspiratio.pax.view import View

from .prospects import Prospects, Weights
from .reading import ARMY, FLEET, INTRIGUE, LAND, WEALTH, Holding, Reading

MOST_CARDS = 7
"""Of a large hand only the best so many are weighed against each other."""


class Greedy:
    """Plays what gives the best chance at the end of its own turn; it never dreams further."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        if len(moves) == 1:
            return moves[0]
        if view.turn.phase == "choosing":
            return Draw()  # a look at Rome costs a turn, and a turn is worth more
        thought = _Thought(Reading(view), self.weights)
        match view.turn.phase:
            case "opening":
                return thought.open(view, moves)
            case "drawing":
                return thought.place(view, moves)
            case "buying":
                return thought.buy(moves)
            case "following":
                return thought.follow(moves)
            case _:
                return thought.play(view)


class _Thought:
    """One decision."""

    def __init__(self, reading: Reading, weights: Weights) -> None:
        self.reading = reading
        self.weights = weights
        self.mine = reading.mine
        self.prospects = self.look(reading.legions)

    def look(self, legions: Sequence[Column]) -> Prospects:
        return Prospects(self.reading, legions, self.weights)

    def price(self, column: Column) -> int:
        """pax.buy.price"""
        return discounted(column_value(column), self.mine.symbols[WEALTH])

    def open(self, view: View, moves: Sequence[Move]) -> Move:
        drawn = {card.id: card for card in view.turn.drawn if card}

        def chance(move: Move) -> float:
            assert isinstance(move, Open)
            holding = self.mine
            for id in move.display:
                holding = holding.after_drawing(drawn[id]).after_playing(drawn[id], 0)
            return self.prospects.chance(holding.after_drawing(drawn[move.keep]))

        return max(moves, key=chance)

    def place(self, view: View, moves: Sequence[Move]) -> Move:
        placing = _Placing(self)
        drawn = {card.id: card for card in view.turn.drawn if card}

        def worth(move: Move) -> float:
            assert isinstance(move, Place)
            card = drawn[move.card]
            others = [other for other in drawn.values() if other is not card]
            places = [place for place in view.turn.free if place != move.to]
            here = placing.worth(card, move.to) if move.legion is None else placing.below(card, move.legion)
            return here + placing.hope(others, places, view.turn.to_come)

        return max(moves, key=worth)

    def buy(self, moves: Sequence[Move]) -> Move:
        def chance(move: Move) -> float:
            if not isinstance(move, Buy):
                return best_plan(self.prospects, self.mine, ())[0]
            legions = list(self.reading.legions)
            column, legions[move.legion - 1] = legions[move.legion - 1], ()
            return best_plan(self.look(legions), self.mine.after_buying(column, self.price(column)), ())[0]

        return max(moves, key=chance)

    def play(self, view: View) -> Move:
        _, card = best_plan(self.prospects, self.mine, view.turn.played)
        return End() if card is None else Play(card.id)

    def follow(self, moves: Sequence[Move]) -> Move:
        hand = {card.id: card for card in self.mine.hand}

        def chance(move: Move) -> float:
            if not isinstance(move, Follow):
                return self.prospects.chance(self.mine)
            return self.prospects.chance(self.mine.after_playing(hand[move.card], FOLLOW_COST))

        return max(moves, key=chance)


class _Placing:
    """What a drawn card is worth in the hand, below a Legion, or under the deck (nothing)."""

    def __init__(self, thought: _Thought) -> None:
        self.thought = thought
        self.mine = thought.mine
        self.now = thought.prospects.chance(self.mine)
        self.shopping = self._best_buy(thought.reading.legions)
        self._below: dict[tuple[Card, int], float] = {}
        self.any_card = self._any_card_in_hand()

    def worth(self, card: Card, place: str) -> float:
        if place == "hand":
            return self._in_hand(card)
        if place == "under":
            return 0.0
        return max(self.below(card, legion) for legion in range(1, len(self.thought.reading.legions) + 1))

    def below(self, card: Card, legion: int) -> float:
        """What Rome may take then, and what there is to buy."""
        known = self._below.get((card, legion))
        if known is None:
            legions = list(self.thought.reading.legions)
            legions[legion - 1] = (*legions[legion - 1], card)
            known = self.thought.look(legions).chance(self.mine) - self.now
            known += self._best_buy(legions) - self.shopping
            self._below[card, legion] = known
        return known

    def hope(self, cards: Sequence[Card], places: Sequence[str], to_come: int) -> float:
        """The best that can come of the other cards drawn, and of those still to be drawn."""
        if cards:
            return max(
                self.worth(cards[0], place) + self.hope(cards[1:], [p for p in places if p != place], to_come)
                for place in places
            )
        if "hand" not in places or not to_come:
            return 0.0
        # The better one of two cards is more than any card.
        return self.any_card * (1.3 if to_come > 1 else 1.0)

    def _in_hand(self, card: Card) -> float:
        return self.thought.prospects.chance(self.mine.after_drawing(card)) - self.now

    def _any_card_in_hand(self) -> float:
        share = self.thought.reading.share
        total = sum(
            part * self._in_hand(Card("?", category, 1, 2)) for category, part in zip(CATEGORIES, share, strict=True)
        )
        return total / (sum(share) or 1.0)

    def _best_buy(self, legions: Sequence[Column]) -> float:
        """About what it is worth to buy a column: its cards in hand for its price."""
        best = 0.0
        for column in legions:
            price = self.thought.price(column)
            if column and price <= self.mine.money:
                best = max(best, self.thought.prospects.chance(self.mine.after_buying(column, price)) - self.now)
        return best


# What to play


def best_plan(prospects: Prospects, holding: Holding, played: tuple[Card, ...]) -> tuple[float, Card | None]:
    """The best set of cards to play in this turn: the chance it gives, and the card to begin with (None: end)."""
    hand = sorted(holding.hand, key=_order)
    if len(hand) > MOST_CARDS:
        hand = _most_useful(prospects, holding, hand)
    return _search(prospects, holding, hand, played)


def _search(
    prospects: Prospects, holding: Holding, hand: Sequence[Card], played: tuple[Card, ...]
) -> tuple[float, Card | None]:
    senator = any(card.category == "senator" for card in played)
    best: tuple[float, Card | None] = (
        prospects.chance(holding.after_income(income_from(holding.piles, played)), calling=senator),
        None,
    )
    cost = play_cost(len(played))
    if cost > holding.money:
        return best
    tried = None
    for n, card in enumerate(hand):
        kind = (card.category, card.symbols)
        if kind == tried or not holding.fits(card):
            continue
        tried = kind
        chance, _ = _search(prospects, holding.after_playing(card, cost), hand[n + 1 :], (*played, card))
        if chance > best[0]:
            best = (chance, card)
    return best


def _order(card: Card) -> tuple[int, int, int]:
    """Sets are tried in one order only: what makes room for Fleets and Armies comes before them."""
    i = INDEX[card.category]
    return (0 if i in (LAND, INTRIGUE) else 2 if i in (FLEET, ARMY) else 1, i, card.symbols)


def _most_useful(prospects: Prospects, holding: Holding, hand: Sequence[Card]) -> list[Card]:
    gains = [prospects.gain(holding.symbols, INDEX[card.category], card.symbols) for card in hand]
    least = sorted(gains)[-MOST_CARDS]
    return [card for card, gain in zip(hand, gains, strict=True) if gain >= least][:MOST_CARDS]
