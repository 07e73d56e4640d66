"""PAX, as the contract needs to know it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from hypothesis import strategies as st

from conspiratio.core.game import Eye
from conspiratio.core.match import Match
from conspiratio.pax.deal import Deal
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy, Draw, End, Follow, Open, Pass, Peek, Place, Play
from conspiratio.pax.state import Drawing, Opening, Options, State
from conspiratio.pax.view import View

from .subject import Subject


@st.composite
def pax_deals(draw: st.DrawFn) -> Deal:
    seats = draw(st.integers(1, 8), label="seats")
    solo = draw(st.integers(1, 5), label="solo game") if seats == 1 else None
    options = Options(draw(st.booleans()), draw(st.booleans()), solo)
    return PAX.deal(options, seats, Random(draw(st.integers(0, 2**32), label="seed")))


def pax_conceivable(state: State) -> Iterator[Any]:
    yield from (Draw(), Peek(), End(), Pass())
    yield from (Buy(legion) for legion in range(-1, len(state.legions) + 2))
    some = [down.card.id for down in (*_hidden(state), *state.deck[:2], *state.deck[-2:])]
    for id in (*some, "army-99", ""):
        yield Play(id)
        yield Follow(id)
        yield Place(id, "hand")
        yield Place(id, "under")
        yield Place(id, "hand", 1)
        yield from (Place(id, "legion", legion) for legion in (None, *range(len(state.legions) + 2)))
    drawn = [down.card.id for down in state.phase.drawn] if isinstance(state.phase, Opening) else some[:4]
    for keep in drawn:
        for count in range(4):
            yield from (Open(keep, display) for display in combinations(drawn, count))


def _hidden(state: State) -> list[Any]:
    drawn = state.phase.drawn if isinstance(state.phase, Opening | Drawing) else ()
    return [*drawn, *(down for player in state.players for down in player.hand)]


def pax_seen(state: State, eye: Eye) -> set[str]:
    displays = (state.rome, *(player.display for player in state.players))
    cards = [card for display in displays for pile in display for card in pile]
    cards += [card for column in state.legions for card in column]
    if eye is not None:
        cards += [down.card for down in state.players[eye].hand]
        if isinstance(state.phase, Opening | Drawing) and state.phase.seat == eye:
            cards += [down.card for down in state.phase.drawn]
    return {card.id for card in cards}


def pax_looked(match: Match, number: int, eye: Eye) -> set[str]:
    state, (seat, move) = match.states[number - 1], match.moves[number - 1]
    return {down.card.id for down in state.rome_hidden} if isinstance(move, Peek) and seat == eye else set()


def pax_secrets(deal: Deal) -> list[list[str]]:
    left_out = [card.id for card in deal.faces.second if card.id not in deal.order] if deal.seats >= 5 else []
    return [[*deal.order, *left_out]]


def pax_swap(deal: Deal, one: str, other: str) -> Deal:
    exchange = {one: other, other: one}
    return replace(deal, order=tuple(exchange.get(id, id) for id in deal.order))


def pax_counts_are_open(deal: Deal) -> bool:
    return deal.options.open_counts


def pax_disguise(state: State, seat: int, move: Any) -> Any:
    return move


PAX_SUBJECT = Subject(
    game=PAX,
    deals=pax_deals,
    conceivable=pax_conceivable,
    choose=lambda state, moves, rng: rng.choice(moves),
    seen=pax_seen,
    looked=pax_looked,
    secrets=pax_secrets,
    swap=pax_swap,
    disguise=pax_disguise,
    counts_are_open=pax_counts_are_open,
    state_type=State,
    view_type=View,
)
