"""Legality, written once: ``refusal`` says why not; ``legal_moves`` is what would not be refused.

There are up to 2ⁿ ways to choose cards that are laid together, but one card of a kind is as good as another. So of the
moves that lay as many of each kind (they have the same ``gist``) one is on offer: with those that have been in the hand
for longest. No hand has more than 10, 10, 7 and 7 cards of the four kinds, and a bid takes three of them: at most
11 · 11 · 8 moves.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import chain, product
from typing import assert_never

from conspiratio.core.game import Refusal, Seat

from .cards import Stack, kind_of, shows
from .effects import RULES, breach, breach_of_cards, breach_of_placing, ways
from .moves import (
    Conspire,
    Favour,
    Join,
    Move,
    Nominate,
    Pass,
    Penalty,
    Place,
    Protect,
    Raise,
    Reward,
    Strike,
)
from .queries import Location, StateLike, free_favour_fields, open_card, open_cards
from .state import (
    Bidding,
    Favouring,
    Nominating,
    Over,
    Paying,
    Placing,
    Plot,
    Protecting,
    Rewarding,
    Starting,
    State,
    Striking,
)


def legal_moves(state: State) -> tuple[Move, ...]:
    phase = state.phase
    match phase:
        case Placing():
            return _placings(state, phase.seat)
        case Starting():
            return Pass(), *[Conspire(cards) for cards in _choices(state, phase.seat, "coniura", 1)]
        case Bidding():
            needed = to_join(plot_in(state), phase.seat)
            choices = _choices(state, phase.seat, "coniura", needed)
            return Pass(), *[Join(cards) if len(cards) == needed else Raise(cards) for cards in choices]
        case Striking():
            return Pass(), *[Strike(cards) for cards in _choices(state, phase.seat, "pugio", 1)]
    return tuple([move for move in _candidates(state) if _breach(state, move) is None])


def gist(move: Move) -> Hashable:
    """All that counts of a move."""
    if isinstance(move, Conspire | Join | Raise | Strike):
        return move.type, tuple(sorted(map(kind_of, move.cards)))
    return move


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not make this move now, or None if it may."""
    acting = state.phase.seat
    if acting is None:
        return RULES.refuse("caligula.turn.order", "game-over")
    if seat != acting:
        return RULES.refuse("caligula.turn.order", "not-your-turn", acting=acting)
    return _breach(state, move)


def _candidates(state: State) -> Iterator[Move]:
    phase = state.phase
    match phase:
        case Rewarding() | Paying():
            for effect in effects_of(state, phase):
                yield from ways(state, phase.seat, effect)
            yield Pass()
        case Nominating():
            for candidate in state.candidates:
                yield Nominate(candidate.name)
        case Favouring():
            for emperor in favour_cards(state):
                yield Favour(emperor)
            yield Pass()
        case Protecting():
            yield Pass()
            for down in state.players[phase.seat].hand:
                yield Protect(down.card)
        case Placing() | Starting() | Bidding() | Striking() | Over():
            return
        case _:
            assert_never(phase)


def _placings(state: State, seat: Seat) -> tuple[Place, ...]:
    """Where one marker of the supply may go, all of them may: each card is asked about once. A third of all decisions
    are of this kind, and each has up to 80 moves."""
    supply = state.players[seat].supply
    cards = [location for location, _ in open_cards(state)]
    return tuple(
        [
            Place(marker, colour, position)
            for colour, position in cards
            if breach_of_placing(state, seat, supply[0], colour, position) is None
            for marker in supply
        ]
    )


def _choices(state: State, seat: Seat, symbol: Stack, least: int) -> list[tuple[str, ...]]:
    """Cards that can be laid together, the fewest first: for each number of each kind those longest in the hand."""
    kinds: dict[int, list[str]] = {}
    for down in sorted(state.players[seat].hand, key=lambda down: kind_of(down.card)):
        if shows(down.card, symbol):
            kinds.setdefault(kind_of(down.card), []).append(down.card)
    numbers = product(*(range(len(cards), -1, -1) for cards in kinds.values()))
    choices = [
        tuple(chain.from_iterable(cards[:number] for cards, number in zip(kinds.values(), some, strict=True)))
        for some in numbers
        if sum(some) >= least
    ]
    return sorted(choices, key=len)


def effects_of(state: StateLike, phase: Rewarding | Paying) -> tuple[str, ...]:
    """The effects of the card that is being resolved."""
    card = open_card(state, phase.colour, 1)
    assert card is not None
    return card.card.effects


def favour_cards(state: StateLike) -> tuple[str, ...]:
    """caligula.favour.place: the two cards that favours may go to."""
    nominee = plot_in(state).nominee
    assert nominee is not None
    return state.emperor.name, nominee


def to_join(plot: Plot, seat: Seat) -> int:
    """caligula.plot.bid: how many symbols bring this seat to the leader's total."""
    return plot.bids[plot.leader] - plot.bids[seat]


def plot_in(state: StateLike) -> Plot:
    assert state.plot is not None
    return state.plot


def _breach(state: State, move: Move) -> Refusal | None:
    """The rule a move of the acting seat would break."""
    phase = state.phase
    match move:
        case Place() if isinstance(phase, Placing):
            return breach_of_placing(state, phase.seat, move.marker, move.colour, move.position)
        case Pass():
            return _breach_of_pass(state)
        case Reward() if isinstance(phase, Rewarding):
            return _breach_of_effect(state, phase, move)
        case Penalty() if isinstance(phase, Paying):
            return _breach_of_effect(state, phase, move)
        case Conspire() if isinstance(phase, Starting):
            return _breach_of_laying("caligula.plot.start", state, phase.seat, move.cards, "coniura")
        case Join() | Raise() if isinstance(phase, Bidding):
            return _breach_of_bid(state, phase.seat, move)
        case Nominate() if isinstance(phase, Nominating):
            if move.candidate not in [candidate.name for candidate in state.candidates]:
                return RULES.refuse("caligula.favour.nominate", "no-candidate", emperor=move.candidate)
            return None
        case Favour() if isinstance(phase, Favouring):
            return breach_of_favour(state, phase.seat, move.emperor)
        case Protect() if isinstance(phase, Protecting):
            return breach_of_cards(state, phase.seat, [move.card], "pugio")
        case Strike() if isinstance(phase, Striking):
            return _breach_of_laying("caligula.murder.strike", state, phase.seat, move.cards, "pugio")
        case _:
            return RULES.refuse("caligula.turn.order", f"now-{phase.type}", move=move.type)


def _breach_of_pass(state: State) -> Refusal | None:
    phase = state.phase
    match phase:
        case Placing():
            return RULES.refuse("caligula.place.forced", "pass")
        case Paying():
            return RULES.refuse("caligula.civitas.optional", "penalty")
        case Nominating():
            return RULES.refuse("caligula.favour.nominate", "pass")
        case Favouring() if phase.seat == plot_in(state).leader and phase.seat not in state.favours:
            return RULES.refuse("caligula.favour.place", "leader")
    return None


def _breach_of_effect(state: State, phase: Rewarding | Paying, move: Reward | Penalty) -> Refusal | None:
    effects = effects_of(state, phase)
    if move.effect not in effects:
        return RULES.refuse("caligula.civitas.aut", "not-on-card", effect=move.effect, effects=" ".join(effects))
    return breach(state, phase.seat, move, Location(phase.colour, 1))


def _breach_of_laying(rule: str, state: State, seat: Seat, cards: tuple[str, ...], symbol: Stack) -> Refusal | None:
    if not cards:
        return RULES.refuse(rule, "none")
    return breach_of_cards(state, seat, cards, symbol)


def _breach_of_bid(state: State, seat: Seat, move: Join | Raise) -> Refusal | None:
    wrong = breach_of_cards(state, seat, move.cards, "coniura")
    if wrong:
        return wrong
    needed, found = to_join(plot_in(state), seat), len(move.cards)
    if isinstance(move, Join) and found != needed:
        return RULES.refuse("caligula.plot.bid", "join", needed=needed, found=found)
    if isinstance(move, Raise) and found <= needed:
        return RULES.refuse("caligula.plot.bid", "raise", needed=needed + 1, found=found)
    return None


def breach_of_favour(state: StateLike, seat: Seat, emperor: str) -> Refusal | None:
    if emperor not in favour_cards(state):
        return RULES.refuse("caligula.favour.place", "not-these", emperor=emperor)
    if emperor == state.emperor.name and seat in state.favours:
        return RULES.refuse("caligula.favour.place", "there-already", emperor=emperor)
    if not free_favour_fields(state, emperor):
        return RULES.refuse("caligula.favour.place", "full", emperor=emperor)
    return None
