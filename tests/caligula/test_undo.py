"""A move can be taken back until somebody has learnt something by it, and not a move longer or shorter."""

from __future__ import annotations

import pytest

from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Move, Pass, Place
from conspiratio.caligula.state import State
from conspiratio.core.growing import Growing
from conspiratio.core.match import Match
from tests.caligula.build import GO, a_state, about_to_resolve, may_conspire


def can_be_undone(state: State, move: Move) -> bool:
    seats = len(state.players)
    names = ("Livia", "Marcus", "Nerva", "Octavia", "Publius")[:seats]
    match = Match(CALIGULA, None, names, "", states=Growing([state]))
    seat = match.to_act
    assert seat is not None
    match = match.after(seat, move)
    return match.can_take_back(seat) > 0


def test_a_placed_marker_is_taken_back() -> None:
    assert can_be_undone(a_state(), Place(4, "plebs", 1))


def test_a_pass_in_a_conspiracy_is_taken_back_while_nothing_follows_from_it() -> None:
    assert can_be_undone(may_conspire(seats=3), Pass())


def test_a_card_that_is_turned_up_ends_it() -> None:
    assert not can_be_undone(about_to_resolve("plebs-6", [(0, 4)]), GO)


@pytest.mark.parametrize(
    ("card", "hand", "undone"),
    [
        ("nobiles-11", ["pugio-8"], False),  # a Coniura AUT a marker: with no marker out, all learn that it is a double
        ("plebs-10", ["coniura-1"], True),  # a card of the Coniura stack shows a Coniura in any case
        ("plebs-10", ["pugio-8"], False),
        ("praetoriani-11", ["pugio-1"], True),  # a Coniura AUT a Pugio: any card will do
    ],
)
def test_being_asked_for_a_card_ends_it_only_if_that_tells_something(card: str, hand: list[str], undone: bool) -> None:
    state = about_to_resolve(card, hand=(hand, []), ordo=(0, 1))
    last = state.ordo[-1]
    while state.phase.seat != last:
        state, _ = CALIGULA.play(state, Pass())
    after, _ = CALIGULA.play(state, Pass())
    assert (after.phase.type, after.phase.seat) == ("paying", 0)
    assert can_be_undone(state, Pass()) == undone


def test_a_game_that_is_over_stays_as_it_ended() -> None:
    state = may_conspire(seats=2, fallen=True, slot=None)
    state, _ = CALIGULA.play(state, Pass())
    assert not can_be_undone(state, Pass())


def test_without_the_memory_aid_a_marker_that_comes_home_tells_its_owner_something() -> None:
    for aid in (True, False):
        state = about_to_resolve("tribuni-10", markers={("nobiles", 2): [(0, 3)]}, ordo=(1, 0), memory_aid=aid)
        events = []
        while not events or state.phase.type == "starting":
            state, more = CALIGULA.play(state, Pass())
            events += more
        returned = [event for event in events if event.type == "marker-returned"]
        assert [event.news for event in returned] == [not aid]
