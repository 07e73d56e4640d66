"""Rewards and penalties: which effect, and whom or what it is to hit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

from conspiratio.caligula.cards import INDEX, Card, Colour
from conspiratio.caligula.effects import colour_in, name_of
from conspiratio.caligula.moves import Move, Pass, Penalty, Reward, Spot
from conspiratio.caligula.view import CardView, MarkerView

from .reading import Reading
from .worth import Prospects

Markers = Sequence[MarkerView | None]


class Rewards:
    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.view = reading.view
        self.prospects = Prospects(reading)
        self._balances: dict[tuple[Card, tuple[MarkerView | None, ...]], float] = {}

    def best(self, moves: Iterable[Move]) -> Move:
        return max(moves, key=self._worth)

    def _worth(self, move: Move) -> float:
        if isinstance(move, Pass):
            return 0.0
        if isinstance(move, Penalty):
            return -self._harm(move)
        assert isinstance(move, Reward)
        worths: dict[str, Callable[[Any], float]] = {
            "remove": self._remove,
            "place": self._place,
            "swap-markers": self._swap_markers,
            "return-marker": self._return_marker,
            "swap-ordo": self._swap_ordo,
            "swap-positions": self._swap_positions,
            "swap-sequentia": self._swap_sequentia,
        }
        special = worths.get(name_of(move.effect))
        return special(move) if special else self._plain(move)

    def _plain(self, move: Reward) -> float:
        """Cards and markers: never to be declined."""
        return 0.01 + self.prospects.worth.benefit(move.effect, self.reading.me)

    # Penalties

    def _harm(self, move: Penalty) -> float:
        if move.card is not None:
            return self.reading.cost([move.card])
        if move.spot is not None:
            return self._balance_at(move.spot) - self._without(move.spot)
        return 1.0 if move.point == "victory" else 1.1  # conspiracy points break ties

    # Cards and markers on the table

    def _card(self, colour: Colour, position: int) -> CardView:
        card = self.view.civitas[INDEX[colour]][position - 1]
        assert card is not None
        return card

    def _balance(self, colour: Colour, position: int, markers: Markers) -> float:
        card, key = self._card(colour, position).card, tuple(markers)
        known = self._balances.get((card, key))
        if known is None:
            known = self.prospects.balance(card, markers) * self.reading.soon(colour, position)
            self._balances[card, key] = known
        return known

    def _balance_at(self, spot: Spot) -> float:
        return self._balance(spot.colour, spot.position, self._card(spot.colour, spot.position).markers)

    def _with(self, spot: Spot, marker: MarkerView | None) -> float:
        """The balance of a card with another marker on a field of it, or none."""
        markers = list(self._card(spot.colour, spot.position).markers)
        markers[spot.field] = marker
        return self._balance(spot.colour, spot.position, markers)

    def _without(self, spot: Spot) -> float:
        return self._with(spot, None)

    def _marker(self, spot: Spot) -> MarkerView:
        marker = self._card(spot.colour, spot.position).markers[spot.field]
        assert marker is not None
        return marker

    def _return_marker(self, move: Reward) -> float:
        assert move.spot is not None
        return self._without(move.spot) - self._balance_at(move.spot)

    def _swap_markers(self, move: Reward) -> float:
        """Only swaps between a marker of its own and a rival's are thought through: there are hundreds of others."""
        one, other = move.spots
        first, second = self._marker(one), self._marker(other)
        if (first.owner == self.reading.me) == (second.owner == self.reading.me) or one[:2] == other[:2]:
            return -1.0
        before = self._balance_at(one) + self._balance_at(other)
        return self._with(one, second) + self._with(other, first) - before

    def _place(self, move: Reward) -> float:
        assert move.marker is not None
        assert move.colour is not None
        assert move.position is not None
        return self._gains[move.colour, move.position][move.marker]

    @cached_property
    def _gains(self) -> dict[tuple[Colour, int], dict[int, float]]:
        supply = self.view.me.supply or ()
        return {
            (colour, position): self.prospects.gains(colour, position, card, supply)
            for colour, position, card in self.reading.open_cards()
        }

    def _remove(self, move: Reward) -> float:
        """What it was to bring is lost; in its place an unknown card is resolved without markers."""
        colour = colour_in(move.effect)
        assert move.position is not None
        return -self._balance(colour, move.position, self._card(colour, move.position).markers)

    # Orders

    def _swap_positions(self, move: Reward) -> float:
        """It matters where only one of the two cards will still be resolved this round."""
        assert move.colour is not None
        if self.reading.to_resolve.count(move.colour) != 1:
            return -0.01
        first, second = self._card(move.colour, 1), self._card(move.colour, 2)
        prospects = self.prospects
        return prospects.balance(second.card, second.markers) - prospects.balance(first.card, first.markers)

    def _swap_ordo(self, move: Reward) -> float:
        """Forward, past the rival who is furthest ahead in points; a rival of a rival is let be."""
        if self.reading.me not in move.seats:
            return -0.01
        other = next(seat for seat in move.seats if seat != self.reading.me)
        ordo = self.view.ordo
        steps = ordo.index(self.reading.me) - ordo.index(other)
        rival = self.view.players[other]
        return self.reading.weights.order * (steps + 0.01 * (rival.victory + rival.conspiracy)) / len(ordo)

    def _swap_sequentia(self, move: Reward) -> float:
        """A card that was carried out changes places with one that was not: the one again, the other not."""
        left, right = move.slots
        slot = self.view.slot
        if slot is None or not left < slot < right:
            return -0.01
        return self._carried_out(left) - self._carried_out(right)

    def _carried_out(self, slot: int) -> float:
        """What it brings if the first cards of these colours are resolved now."""
        worth = 0.0
        for colour in self.view.sequentia[slot]:
            if colour in INDEX:
                card = self.view.civitas[INDEX[colour]][1 if colour == self.reading.resolving else 0]
                worth += self.prospects.balance(card.card, card.markers) if card is not None else 0.0
        return worth
