"""What Civitas cards are worth to a seat: what their effects would bring now, and the chance to get them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from conspiratio.caligula.cards import Card, Colour
from conspiratio.caligula.effects import name_of
from conspiratio.caligula.state import LATE_MARKERS
from conspiratio.caligula.view import CardView, MarkerView
from conspiratio.core.game import Seat

from .reading import Reading

Markers = Sequence[MarkerView | None]
Chances = Mapping[int, float]
"""The chance of each sum."""

HALF_WAY = 0.2
"""What part of a card's worth the first of two markers that it takes is given."""


class Worth:
    """What the effects of Civitas cards are worth at this reading."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading

    def of(self, card: Card, seat: Seat) -> float:
        """What it is worth to a seat to be among those who reach the minimum."""
        if card.kind == "negative":
            return min(self._harm(effect, seat) for effect in card.effects)
        worths = sorted(self.benefit(effect, seat) for effect in card.effects)
        return worths[-1] + 0.2 * sum(worths[:-1])

    def benefit(self, effect: str, seat: Seat) -> float:
        reading, weights, view = self.reading, self.reading.weights, self.reading.view
        match name_of(effect):
            case "coniura":
                return reading.time * (weights.coniura + weights.double / 2) if view.coniura else 0.0
            case "pugio":
                return reading.time * (weights.pugio + weights.double / 2) if view.pugio else 0.0
            case "spqr":
                has_all = LATE_MARKERS[-1] in view.players[seat].markers
                return 0.0 if has_all else weights.spqr * (reading.rounds - 1)
            case "primus":
                return weights.primus / (1 if reading.rounds <= 2 else 2)  # there is time for others to take it
            case "swap-ordo" | "swap-positions" | "swap-sequentia":
                return weights.order
            case _:
                return weights.trick

    def _harm(self, effect: str, seat: Seat) -> float:
        reading, player = self.reading, self.reading.view.players[seat]
        match effect:
            case "lose-point":
                return 1.0 if player.victory + player.conspiracy else reading.weights.not_yet
            case "lose-pugio":
                return reading.time * reading.weights.pugio * min(1.0, sum(reading.symbols(seat, "pugio")))
            case "lose-coniura":
                return reading.time * reading.weights.coniura * min(1.0, sum(reading.symbols(seat, "coniura")))
            case _:
                return reading.weights.trick


class Prospects:
    """Who can expect the effect of which open card."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.worth = Worth(reading)

    # Where to place

    def gains(self, colour: Colour, position: int, card: CardView, values: Iterable[int]) -> dict[int, float]:
        """What it brings the bot to add a marker to an open card, for each of these values."""
        sums, minimum = _Sums(self, card), card.card.minimum
        before = sums.chance(None)
        worth = self.worth.of(card.card, self.reading.me) * self.reading.soon(colour, position)
        if card.card.kind == "single":
            worth *= 1 + self.reading.weights.denial
        gains = {}
        for value in values:
            more = sums.chance(value) - before
            if more <= 0 and 0 < sums.mine + value < minimum:
                more = HALF_WAY * value / minimum  # a second marker may complete it
            gains[value] = worth * more
        return gains

    # The balance of a card

    def balance(self, card: Card, markers: Markers) -> float:
        """What a card with these markers brings the bot, less what it brings its rivals."""
        reading = self.reading
        totals = {seat: self.sum_of(card, markers, seat) for seat in range(reading.seats)}
        gains = [self._share(card, markers, totals, seat) * self.worth.of(card, seat) for seat in range(reading.seats)]
        return reading.net(gains)

    def _share(self, card: Card, markers: Markers, totals: Mapping[Seat, Chances | None], seat: Seat) -> float:
        """The chance that a seat gets the effect, or minus the chance that a penalty hits it."""
        own = totals[seat]
        if card.kind != "single":
            reaches = sum(chance for total, chance in own.items() if total >= card.minimum) if own else 0.0
            return reaches - 1 if card.kind == "negative" else reaches
        if own is None:
            return 0.0
        rivals = [other for other in totals if other != seat]
        return sum(
            chance * _all_below(total, [(totals[other], _is_left(markers, seat, other)) for other in rivals])
            for total, chance in own.items()
            if total >= card.minimum
        )

    def sum_of(self, card: Card, markers: Markers, seat: Seat) -> Chances | None:
        """The chance of each sum that a seat may have there; None: no marker."""
        sums: dict[int, float] | None = None
        for marker in markers:
            if marker is not None and marker.owner == seat:
                values = self._values(card, marker)
                added: dict[int, float] = {}
                for total, chance in (sums or {0: 1.0}).items():
                    for value, part in values.items():
                        added[total + value] = added.get(total + value, 0.0) + chance * part
                sums = added
        return sums

    def _values(self, card: Card, marker: MarkerView) -> Chances:
        """Players put their better markers where only the best one counts."""
        if marker.value is not None:
            return {marker.value: 1.0}
        own = marker.owner == self.reading.me
        away = (self.reading.view.me.supply or ()) if own else ()
        player = self.reading.view.players[marker.owner]
        possible = [value for value in player.markers if value not in marker.ruled_out and value not in away]
        weight = {value: 1.0 + (max(0, value) if card.kind == "single" else 0) for value in possible}
        whole = sum(weight.values())
        return {value: part / whole for value, part in weight.items()}

    # Markers still to come

    @cached_property
    def crowd(self) -> float:
        """How many of the free fields rivals can still fill in this phase."""
        reading = self.reading
        markers = sum(reading.view.players[rival].supply_size for rival in reading.rivals)
        fields = sum(card.free_fields(reading.seats) for _, _, card in reading.open_cards())
        return min(1.0, markers / max(1, fields)) if reading.view.slot is None else 0.0

    def typical(self, total: int) -> float:
        """The chance that a marker a rival may yet place is higher than this."""
        values = [value for rival in self.reading.rivals for value in self.reading.view.players[rival].markers]
        return sum(value > total for value in values) / len(values)


class _Sums:
    """The sums on one card, as the bot sees them."""

    def __init__(self, prospects: Prospects, card: CardView) -> None:
        self.prospects = prospects
        self.card = card
        reading = prospects.reading
        own = prospects.sum_of(card.card, card.markers, reading.me)
        self.there = own is not None
        self.mine = round(sum(total * chance for total, chance in (own or {}).items()))

    def chance(self, value: int | None) -> float:
        """The chance to get a reward or escape a penalty, with one more marker."""
        if value is None and not self.there:
            return 0.0
        total = self.mine + (value or 0)
        if total < self.card.card.minimum:
            return 0.0
        return self._is_highest(total, value is not None) if self.card.card.kind == "single" else 1.0

    def _is_highest(self, total: int, added: bool) -> float:
        reading, weights = self.prospects.reading, self.prospects.reading.weights
        chance = _all_below(total, self._rivals)
        free = self.card.free_fields(reading.seats) - added
        to_come = free * self.prospects.crowd * weights.pull
        return float(chance * (1 - self.prospects.typical(total)) ** max(0.0, to_come))

    @cached_property
    def _rivals(self) -> list[tuple[Chances | None, bool]]:
        reading, markers = self.prospects.reading, self.card.markers
        return [
            (self.prospects.sum_of(self.card.card, markers, rival), _is_left(markers, reading.me, rival))
            for rival in reading.rivals
        ]


def _is_left(markers: Markers, seat: Seat, other: Seat) -> bool:
    """caligula.civitas.single: of two equal sums that counts whose marker lies leftmost."""
    for marker in markers:
        if marker is not None and marker.owner in (seat, other):
            return marker.owner == seat
    return False


def _all_below(total: int, others: Sequence[tuple[Chances | None, bool]]) -> float:
    """The chance that none of the other sums beats this one; with each: whether a tie is won."""
    chance = 1.0
    for sums, wins_tie in others:
        if sums is not None:
            chance *= sum(part for other, part in sums.items() if other < total or (wins_tie and other == total))
    return chance
