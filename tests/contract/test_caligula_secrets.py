"""The secrets that only Caligula has: values of markers, and what a seat could have done in a conspiracy."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from conspiratio.caligula.cards import DOUBLES, stack_of
from conspiratio.caligula.events import CardDrawn, CardLost, CardTurnedUp, HandShown
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Pass
from conspiratio.caligula.state import FaceDown, State
from conspiratio.core.game import Seat
from conspiratio.core.match import Match
from tests.examples import examples

from .caligula_subject import CALIGULA_SUBJECT
from .test_contract import a_match, eyes_of, play_on, seeds

PLOTTING = ("starting", "bidding", "protecting", "striking")


def turned_up(happened: tuple[Any, ...], owner: Seat) -> set[int]:
    """The values on the owner's markers that everybody sees now."""
    sums = [shown for event in happened if isinstance(event, CardTurnedUp) for shown in event.sums]
    return {value for shown in sums if shown.seat == owner for value in shown.values}


@given(data=st.data(), seed=seeds)
@examples(60)
def test_the_values_of_markers_change_nothing_for_others_until_they_are_turned_up(
    data: st.DataObject, seed: int
) -> None:
    match = play_on(CALIGULA_SUBJECT, a_match(CALIGULA_SUBJECT, data), Random(seed))
    owner = data.draw(st.sampled_from(range(len(match.names))), label="owner")
    eye = data.draw(st.sampled_from([eye for eye in eyes_of(match) if eye != owner]), label="eye")
    one, other = data.draw(st.sampled_from([(-1, 4), (0, 3), (1, 2), (2, 4), (-1, 0)]), label="values")
    exchange = {one: other, other: one}
    twin = Match(CALIGULA, match.deal, match.names, match.nonce)
    for (seat, move), happened in zip(match.moves, match.events, strict=True):
        if seat == owner and getattr(move, "marker", None) in exchange:
            move = replace(move, marker=exchange[move.marker])
        if exchange.keys() & turned_up(happened, owner):
            return
        twin = twin.after(seat, move)
        said = twin.events[-1]
        assert [event.seen_by(eye) for event in said] == [event.seen_by(eye) for event in happened]
        assert twin.view(eye) == CALIGULA.view(match.states[len(twin.moves)], eye)


def with_other_hand(state: State, seat: int, doubles: bool) -> State:
    """The state with the cards that only this seat knows in its hand exchanged for doubles, or for singles, as far as
    the unseen cards of the same stack go."""
    piles = {"coniura": list(state.coniura), "pugio": list(state.pugio)}
    hand = []
    for down in state.players[seat].hand:
        pile = piles[stack_of(down.card)]
        fits = (i for i, card in enumerate(pile) if not card.known and (card.card in DOUBLES) == doubles)
        i = next(fits, None)
        if i is None or down.known != {seat} or down.opening:
            hand.append(down)
            continue
        hand.append(FaceDown(pile[i].card, down.known))
        pile[i] = FaceDown(down.card, frozenset())
    players = list(state.players)
    players[seat] = replace(players[seat], hand=tuple(hand))
    return replace(state, players=tuple(players), coniura=tuple(piles["coniura"]), pugio=tuple(piles["pugio"]))


def shows_a_card(event: Any) -> bool:
    return isinstance(event, HandShown | CardLost) or (isinstance(event, CardDrawn) and event.card is not None)


@given(data=st.data(), seed=seeds)
@examples(40)
def test_whether_a_seat_could_have_joined_protected_or_struck_does_not_show(data: st.DataObject, seed: int) -> None:
    rng = Random(seed)
    match = a_match(CALIGULA_SUBJECT, data)
    while (seat := match.to_act) is not None:
        move: Any = CALIGULA_SUBJECT.choose(match.state, match.legal_moves(), rng)
        if match.state.phase.type in PLOTTING and rng.random() < 0.7:
            move = Pass()
            variants = [with_other_hand(match.state, seat, doubles) for doubles in (True, False)]
            after = [CALIGULA.play(state, move) for state in (match.state, *variants)]
            for eye in (eye for eye in eyes_of(match) if eye != seat):
                views = [CALIGULA.view(state, eye) for state in (match.state, *variants)]
                assert views[0] == views[1] == views[2]
                happened = [[event.seen_by(eye) for event in events] for _, events in after]
                then = [CALIGULA.view(state, eye) for state, _ in after]
                # The pass may lead on to the next Sequentia card, and that to a card drawn or a hand shown.
                if not any(shows_a_card(event) for events in happened for event in events):
                    assert happened[0] == happened[1] == happened[2]
                    assert then[0] == then[1] == then[2]
        match = match.after(seat, move)
