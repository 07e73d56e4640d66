"""What a seat reads off a view of PAX once, before it thinks: plain numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from conspiratio.pax.cards import CATEGORIES, INDEX, SECOND_COPY, Card
from conspiratio.pax.state import strength, with_bonus
from conspiratio.pax.view import PlayerView, View

WEALTH, FLEET, ARMY, RELIGION, SENATOR, LAND, INTRIGUE = range(len(CATEGORIES))

GUESSED_MONEY, GUESSED_HAND = 4, 3
"""What a rival has where the table doesn't show it."""
UNKNOWN = Card("?", "wealth", 1, 2)
CARDS_A_TURN = 2.6
"""Cards that leave the deck for each player in a round: two drawn and kept out, and what fills a bought column."""


class Holding(NamedTuple):
    """What a seat has, as far as it matters: symbols and cards on display, money, the hand."""

    symbols: tuple[int, ...]
    piles: tuple[int, ...]
    money: int
    hand: tuple[Card, ...]

    @property
    def limit(self) -> int:
        """pax.play.limit"""
        return max(self.symbols[LAND], self.symbols[INTRIGUE])

    def fits(self, card: Card) -> bool:
        i = INDEX[card.category]
        return i not in (FLEET, ARMY) or self.symbols[i] + card.symbols <= self.limit

    def after_playing(self, card: Card, cost: int) -> Holding:
        i = INDEX[card.category]
        symbols, piles, hand = list(self.symbols), list(self.piles), list(self.hand)
        symbols[i] += card.symbols
        piles[i] += 1
        hand.remove(card)
        return Holding(tuple(symbols), tuple(piles), self.money - cost, tuple(hand))

    def after_buying(self, column: tuple[Card, ...], price: int) -> Holding:
        return Holding(self.symbols, self.piles, self.money - price, self.hand + column)

    def after_drawing(self, card: Card) -> Holding:
        return Holding(self.symbols, self.piles, self.money, (*self.hand, card))

    def after_income(self, money: int) -> Holding:
        return Holding(self.symbols, self.piles, self.money + money, self.hand)


class Reading:
    """All numbers are from the viewing seat's side: ``mine`` against ``rivals``."""

    def __init__(self, view: View) -> None:
        assert view.eye is not None
        self.seats = len(view.players)
        self.legions = view.legions
        self.mine = _holding(view.me)
        self.rivals = [_holding(player) for seat, player in enumerate(view.players) if seat != view.eye]
        self.is_conspirator = view.conspirator == view.eye
        self.is_last_round = view.exhausted and not view.options.final_column
        turn = view.eye if view.turn.caller is None else view.turn.caller
        self.later = (view.first - turn - 1) % self.seats
        """Players whose turn is still to come in this round."""
        self.turns = _turns_left(view, self.later)
        """Turns the seat may have after this one, about."""
        self.share = _share(view)
        """The symbols of each category to be expected of a card that the seat hasn't seen."""
        self._read_rome(view)
        self._compare()

    def _read_rome(self, view: View) -> None:
        seen = [card for card in view.rome_hidden if card]
        self.hidden = len(view.rome_hidden) - len(seen)
        self.rome = [
            symbols + self.hidden * share for symbols, share in zip(strength(view.rome), self.share, strict=True)
        ]
        for card in seen:
            self.rome[INDEX[card.category]] += card.symbols

    def _compare(self) -> None:
        """The best of the rivals in each category, in Intrigue and in money with cards in hand."""
        totals = [with_bonus(rival.symbols) for rival in self.rivals]
        self.best = [max(counts) for counts in zip(*totals, strict=True)] or [0] * len(CATEGORIES)
        self.intrigue = max((rival.symbols[INTRIGUE] for rival in self.rivals), default=0)
        self.wealth = max((rival.money + len(rival.hand) for rival in self.rivals), default=0)


def _holding(player: PlayerView) -> Holding:
    money = GUESSED_MONEY if player.money is None else player.money
    size = GUESSED_HAND if player.hand_size is None else player.hand_size
    hand = [card or UNKNOWN for card in player.hand]
    hand += [UNKNOWN] * (size - len(hand))
    piles = tuple([len(pile) for pile in player.display])
    return Holding(tuple(strength(player.display)), piles, money, tuple(hand))


def _turns_left(view: View, later: int) -> float:
    """The cards of the deck against those used in a round; a doubtful last round counts in part."""
    if view.exhausted:
        return 0.0
    seats = len(view.players)
    drawing = 2 if view.turn.phase == "choosing" else view.turn.to_come
    to_fill = 1 + later // 2 + sum(not column for column in view.legions)
    left = len(view.deck) - 2 * later - drawing - to_fill
    another = min(1.0, max(0.0, 0.5 + left / (seats + 1)))
    return another + max(0, left) / (CARDS_A_TURN * seats + 1)


def _share(view: View) -> list[float]:
    symbols = [0.0] * len(CATEGORIES)
    for card in view.faces.cards:
        symbols[INDEX[card.category]] += card.symbols
    cards = float(len(view.faces.cards))
    copies = 1 + SECOND_COPY.get(len(view.players), 0) / cards
    symbols, cards = [count * copies for count in symbols], cards * copies
    for card in _seen(view):
        symbols[INDEX[card.category]] -= card.symbols
        cards -= 1
    return [max(0.0, count) / max(1.0, cards) for count in symbols]


def _seen(view: View) -> Iterator[Card]:
    for display in (view.rome, *[player.display for player in view.players]):
        for pile in display:
            yield from pile
    for column in view.legions:
        yield from column
    for cards in (view.deck, view.rome_hidden, view.turn.drawn, *[player.hand for player in view.players]):
        yield from (card for card in cards if card)
