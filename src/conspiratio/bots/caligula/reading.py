"""What a seat can read off its view of Caligula: time left, daggers about, who is ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from conspiratio.caligula.cards import COLOURS, DOUBLES, INDEX, STACKS, Colour, Emperor, Stack, kind_of, shows
from conspiratio.caligula.state import Paying, Rewarding
from conspiratio.caligula.view import DOUBLE_BACK, CardView, View
from conspiratio.core.game import Seat


@dataclass(frozen=True, slots=True)
class Weights:
    """What experience says. Victory points, unless said otherwise."""

    coniura: float = 0.35
    """A Coniura symbol in hand while there is time to use it."""
    pugio: float = 0.5
    double: float = 0.15
    """What a card gains by showing both."""
    last_card: float = 0.02
    """Any card in the last conspiracy: it may break a tie."""
    survival: float = 0.33
    """Chance that an emperor lives through a round, before his life points count."""
    resilience: float = 0.07
    """What a life point adds to that chance."""
    rivalry: float = 0.8
    """What the rivals gain, all together as much as the bot, takes from its gain."""
    envy: float = 3.0
    """A lead of so many points makes a rival twice as important."""
    zeal: float = 0.85
    """Chance that a rival with a reason to lay a dagger does."""
    whim: float = 0.08
    """Chance that one without does."""
    curiosity: float = 0.4
    """Chance that a rival who can pay for it joins a conspiracy."""
    patience: float = 0.1
    """What a conspiracy must bring to be started now, and not by somebody else or later."""
    spqr: float = 0.35
    """A higher marker, for each round to come."""
    primus: float = 0.5
    trick: float = 0.2
    """Effects that move markers and cards about."""
    order: float = 0.1
    """Effects that change an order."""
    marker: float = 0.03
    """What it costs to give a marker away for this round, for each point of its value."""
    not_yet: float = 0.15
    """Chance that a player without points will have one to lose."""
    denial: float = 0.2
    """What part of the worth of a single card lies in nobody else getting it."""
    later: float = 0.6
    """What part a card is worth that won't be resolved before the next round."""
    pull: float = 0.6
    """How many of the fields left on a single card rivals can be expected to fill."""


class Reading:
    """One view, and what follows from it."""

    def __init__(self, view: View, weights: Weights) -> None:
        assert view.eye is not None
        self.view = view
        self.weights = weights
        self.me: Seat = view.eye
        self.seats = len(view.players)
        self.rivals = [seat for seat in range(self.seats) if seat != self.me]
        self.hand = view.me.hand
        self.to_resolve = self._to_resolve()
        self.rounds = 0 if view.fallen else 1 + min(self._rounds_after(colour) for colour in COLOURS)
        """How often the emperor will still pay."""

    # Time

    def _to_resolve(self) -> tuple[str, ...]:
        """The colours still to be resolved this round, after the card that is being resolved now."""
        view = self.view
        if view.fallen:
            return ()
        if view.slot is None:
            return tuple(colour for card in view.sequentia for colour in card)
        at = view.step + 1 if isinstance(view.phase, Rewarding | Paying) else len(view.sequentia[view.slot])
        rest = (view.sequentia[view.slot][at:], *view.sequentia[view.slot + 1 :])
        return tuple(colour for card in rest for colour in card)

    def _rounds_after(self, colour: Colour) -> int:
        """How many more rounds the cards of a colour last after this one."""
        i = INDEX[colour]
        cards = self.view.to_come[i] + sum(card is not None for card in self.view.civitas[i])
        cards -= self.to_resolve.count(colour) + (colour == self.resolving)
        a_round = sum(card.count(colour) for card in self.view.sequentia) or 1
        return max(0, (cards - 2) // a_round + 1)

    @property
    def resolving(self) -> Colour | None:
        """The colour whose first card is being resolved."""
        phase = self.view.phase
        return phase.colour if isinstance(phase, Rewarding | Paying) else None

    def soon(self, colour: Colour, position: int) -> float:
        """What part of its worth an open card has: less if it won't be resolved before the next round."""
        ahead = position - (colour == self.resolving)
        return 1.0 if self.to_resolve.count(colour) >= ahead else self.weights.later

    @cached_property
    def windows(self) -> int:
        """In how many windows of this round a conspiracy can still be started, this one included."""
        view = self.view
        if view.fallen or view.murdered:
            return 0
        return len(view.sequentia) - (view.slot or 0)

    @cached_property
    def time(self) -> float:
        """What part of their worth Coniura and Pugio cards have, with so much time left to use them."""
        if self.view.fallen:
            return 0.0
        return min(1.0, 0.5 + 0.2 * (self.rounds - 1) + 0.2 * self.windows / len(self.view.sequentia))

    # Emperors

    def payments(self, emperor: Emperor, *, safe: bool) -> float:
        """How often he can be expected to pay; ``safe``: nothing happens to him this round any more."""
        lives = min(0.9, self.weights.survival + self.weights.resilience * emperor.life)
        expected, chance = 0.0, 1.0
        for _ in range(self.rounds):
            expected += chance
            chance *= lives
        return expected if safe else expected * lives ** ((self.windows - 1) / len(self.view.sequentia))

    # Coniura and Pugio cards

    @cached_property
    def _double_chance(self) -> dict[str, float]:
        """For each kind of back: the chance that it is a double."""
        openings = sum(player.hand.count(DOUBLE_BACK) for player in self.view.players)
        chances = {DOUBLE_BACK: 1.0}
        for stack in STACKS:
            hidden = self.view.unseen(stack)
            taken = openings if stack == "coniura" else 0
            doubles = sum(card in DOUBLES for card in hidden) - taken
            chances[stack] = max(0, doubles) / max(1, len(hidden) - taken)
        return chances

    def symbols(self, seat: Seat, symbol: Stack) -> list[float]:
        """For each card of a hand: the chance that it shows the symbol."""
        chances = []
        for card in self.view.players[seat].hand:
            if card in self._double_chance:
                own = card.startswith(symbol)
                chances.append(1.0 if own or card == DOUBLE_BACK else self._double_chance[card])
            else:
                chances.append(1.0 if shows(card, symbol) else 0.0)
        return chances

    def fitting(self, symbol: Stack) -> list[str]:
        """The bot's own cards that show the symbol, those to be spent first in front; of a kind, as they came."""
        fitting = (card for card in self.hand if shows(card, symbol))
        return sorted(fitting, key=lambda card: (card in DOUBLES, kind_of(card)))

    def cost(self, cards: Iterable[str]) -> float:
        """What it costs to spend these cards."""
        weights = self.weights
        total = 0.0
        for card in cards:
            worth = weights.pugio if card.startswith("pugio") or card in DOUBLES else weights.coniura
            total += weights.last_card + self.time * (worth + (weights.double if card in DOUBLES else 0.0))
        return total

    @cached_property
    def a_dagger(self) -> float:
        """What a dagger costs a rival."""
        return self.weights.last_card + self.time * self.weights.pugio

    # Rivals

    @cached_property
    def _importance(self) -> list[float]:
        totals = [player.victory + player.conspiracy for player in self.view.players]
        return [2.0 ** (total / self.weights.envy) for total in totals]

    def net(self, gains: Sequence[float], seat: Seat | None = None) -> float:
        """What all these gains, one a seat, are worth to a seat: its own, less those of its rivals."""
        seat = self.me if seat is None else seat
        whole = sum(self._importance) - self._importance[seat]
        against = sum(
            gain * weight
            for other, (gain, weight) in enumerate(zip(gains, self._importance, strict=True))
            if other != seat
        )
        return gains[seat] - self.weights.rivalry * against / whole

    # Civitas cards

    def open_cards(self) -> list[tuple[Colour, int, CardView]]:
        """All open cards but the one that is being resolved."""
        return [
            (colour, position, card)
            for colour, pair in zip(COLOURS, self.view.civitas, strict=True)
            for position, card in enumerate(pair, 1)
            if card is not None and not (colour == self.resolving and position == 1)
        ]
