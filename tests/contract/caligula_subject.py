"""Caligula, as the contract needs to know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from hypothesis import strategies as st

from conspiratio.caligula.cards import COLOURS, DOUBLES, EMPERORS, PENALTIES, REWARDS, shows
from conspiratio.caligula.deal import Deal
from conspiratio.caligula.events import (
    CandidateDrawn,
    CardLeft,
    CardOpened,
    CardTurnedUp,
    HandShown,
    MarkerReturned,
    PenaltyDue,
)
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import (
    Conspire,
    Favour,
    Join,
    Nominate,
    Pass,
    Penalty,
    Place,
    Protect,
    Raise,
    Reward,
    Spot,
    Strike,
)
from conspiratio.caligula.state import Options, Paying, Placing, Rewarding, State
from conspiratio.caligula.view import View
from conspiratio.core.game import Eye
from conspiratio.core.match import Match
from tests.caligula.players import lively, wild

from .subject import Subject


@st.composite
def caligula_deals(draw: st.DrawFn) -> Deal:
    seats = draw(st.integers(2, 5), label="seats")
    options = Options(memory_aid=draw(st.booleans(), label="memory aid"))
    return CALIGULA.deal(options, seats, Random(draw(st.integers(0, 2**32), label="seed")))


def caligula_conceivable(state: State) -> Iterator[Any]:
    yield Pass()
    for name in (*EMPERORS, "augustus"):
        yield from (Nominate(name), Favour(name))
    seat = state.phase.seat or 0
    hand = [down.card for down in state.players[seat].hand][:5]
    others = [down.card for player in state.players for down in player.hand if down.card not in hand][:2]
    cards = [*hand, *others, "coniura-99"]
    yield from (Protect(card) for card in cards)
    for count in range(5):
        for some in combinations(cards, count):
            yield from (Conspire(some), Join(some), Raise(some), Strike(some))
    if hand:
        yield from (make((hand[0], hand[0])) for make in (Conspire, Join, Raise, Strike))
    for colour in COLOURS:
        for position in range(4):
            for marker in (-2, -1, 3, 6):
                yield Place(marker, colour, position)
                yield Reward("place", marker=marker, colour=colour, position=position)
        yield Reward("swap-positions", colour=colour)
    yield from _conceivable_effects(state, cards)


def _conceivable_effects(state: State, cards: list[str]) -> Iterator[Any]:
    spots = [Spot(colour, position, field) for colour in COLOURS for position in (1, 2) for field in (-1, 0, 1, 4)]
    for effect in (*REWARDS, "lose-point"):
        yield from (Reward(effect, position=position) for position in (None, 0, 1, 2, 3))
    for spot in spots:
        yield Reward("return-marker", spot=spot)
        yield Penalty("lose-marker", spot=spot)
        yield from (Reward("swap-markers", spots=(spot, other)) for other in spots[::5])
    for one in range(-1, 7):
        for other in range(one, 7):
            yield from (Reward("swap-ordo", seats=(one, other)), Reward("swap-sequentia", slots=(one, other)))
    for effect in PENALTIES:
        yield from (Penalty(effect, card=card) for card in cards)
        yield from (Penalty(effect, point="victory"), Penalty(effect, point="conspiracy"), Penalty(effect))


def caligula_choose(state: State, moves: Sequence[Any], rng: Random) -> Any:
    """At random emperors hardly ever die; and who only ever plays well never does most things."""
    return (lively if rng.random() < 0.7 else wild)(state, moves, rng)


def caligula_seen(state: State, eye: Eye) -> set[str]:
    seen = {card.card.id for pair in state.civitas for card in pair if card}
    seen |= {state.emperor.name, *(emperor.name for emperor in state.candidates)}
    if state.plot:
        seen |= {laid.card for laid in (*state.plot.laid, *state.plot.shields, *state.plot.daggers)}
    if eye is not None:
        seen |= {down.card for down in state.players[eye].hand}
    return seen


def caligula_looked(match: Match, number: int, eye: Eye) -> set[str]:
    """Cards laid on the table, if only for a moment; hands shown; and, under names of their own, every value that is
    turned up and that somebody who must lose a card has one (and if it is the only one, which it is)."""
    seen: set[str] = set()
    move: Any = match.moves[number - 1][1]
    events: Any = match.events[number - 1]
    if isinstance(move, Conspire | Join | Raise | Strike):
        seen |= set(move.cards)
    if isinstance(move, Protect | Penalty) and move.card:
        seen.add(move.card)
    for event in events:
        match event:
            case PenaltyDue():
                seen |= _asked_to_pay(match.states[number], event)
            case MarkerReturned() | CardLeft() if not match.deal.options.memory_aid:
                owners = event.home if isinstance(event, CardLeft) else (event.owner,)
                seen |= {"a value that the table kept from its owner"} if eye in owners else set()
            case HandShown():
                seen |= set(event.cards)
            case CardOpened():
                seen.add(event.card.id)
            case CandidateDrawn():
                seen.add(event.candidate)
            case CardTurnedUp():
                seen |= {f"values on {event.card.id}"} if event.sums else set()
    return seen


def _asked_to_pay(state: State, event: PenaltyDue) -> set[str]:
    """That a card can be lost, if nothing else can and it was not plain before; and which, if there is only one."""
    player = state.players[event.seat]
    assert isinstance(state.phase, Paying)
    resolving = state.civitas[COLOURS.index(state.phase.colour)][0]
    lying = [card for pair in state.civitas for card in pair if card and card is not resolving]
    if "lose-marker" in event.effects and any(m and m.owner == event.seat for card in lying for m in card.markers):
        return set()
    if "lose-point" in event.effects and player.victory + player.conspiracy:
        return set()
    symbols: Any = [effect.removeprefix("lose-") for effect in event.effects]
    everybody = {None, *range(len(state.players))}
    plain = {down.card for down in player.hand if down.card.partition("-")[0] in symbols}
    plain |= {down.card for down in player.hand if down.card in DOUBLES and (down.opening or down.known == everybody)}
    fitting = {down.card for down in player.hand if any(shows(down.card, symbol) for symbol in symbols)}
    if plain:
        return set()
    return {f"seat {event.seat} can pay"} | (fitting if len(fitting) == 1 else set())


def caligula_secrets(deal: Deal) -> list[list[str]]:
    doubles = [card for card in (*deal.hands, *deal.coniura) if card in DOUBLES]
    return [list(deal.coniura), doubles, list(deal.pugio), list(deal.augustus), *(list(ids) for ids in deal.civitas)]


def caligula_swap(deal: Deal, one: str, other: str) -> Deal:
    exchange = {one: other, other: one}

    def swapped(ids: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(exchange.get(id, id) for id in ids)

    return replace(
        deal,
        hands=swapped(deal.hands),
        coniura=swapped(deal.coniura),
        pugio=swapped(deal.pugio),
        augustus=swapped(deal.augustus),
        civitas=tuple(swapped(ids) for ids in deal.civitas),
    )


def caligula_disguise(state: State, seat: int, move: Any) -> Any:
    """Nobody but its owner sees which marker is placed."""
    placing = isinstance(state.phase, Placing | Rewarding) and getattr(move, "marker", None) is not None
    return replace(move, marker=state.players[seat].supply[0]) if placing else move


CALIGULA_SUBJECT = Subject(
    game=CALIGULA,
    deals=caligula_deals,
    conceivable=caligula_conceivable,
    choose=caligula_choose,
    seen=caligula_seen,
    looked=caligula_looked,
    secrets=caligula_secrets,
    swap=caligula_swap,
    disguise=caligula_disguise,
    counts_are_open=lambda deal: True,
    state_type=State,
    view_type=View,
)
