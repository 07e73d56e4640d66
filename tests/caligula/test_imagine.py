"""Imagined states fit all that the eye has seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from conspiratio.caligula.cards import DOUBLES
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.imagine import _assign
from conspiratio.caligula.moves import Conspire, Reward, Spot
from conspiratio.caligula.state import Options, State
from conspiratio.caligula.view import MarkerView
from tests.caligula.build import (
    GO,
    a_state,
    about_to,
    about_to_resolve,
    after,
    everything,
    fields,
    hands,
    ids,
    may_conspire,
    supplies,
)
from tests.caligula.players import lively, played


def imagined(state: State, eye: int | None, times: int = 60) -> Iterator[State]:
    rng = Random(1)
    for _ in range(times):
        yield CALIGULA.imagine(CALIGULA.view(state, eye), rng)


def values(state: State, colour: str, position: int = 1, field: int = 0) -> int:
    marker = fields(state, colour, position)[field]
    assert marker is not None
    return marker[1]


def test_everything_is_imagined_exactly_once() -> None:
    for seats in CALIGULA.seats:
        match = played(seats, seats, lively, memory_aid=seats % 2 == 0)
        for state in match.states[::25]:
            for eye in (None, *range(seats)):
                for other in imagined(state, eye, 1):
                    assert everything(other) == everything(state)


def test_a_rivals_marker_may_be_any_of_theirs() -> None:
    state = a_state(markers={("plebs", 1): [(1, 3)]}, late=(0, 1))
    assert {values(other, "plebs") for other in imagined(state, 0)} == {-1, 0, 1, 2, 3, 4, 5}
    for other in imagined(state, 0, 10):
        assert sorted([values(other, "plebs"), *supplies(other)[1]]) == [-1, 0, 1, 2, 3, 4, 5]


def test_ones_own_markers_are_as_they_are_with_the_aid() -> None:
    state = a_state(markers={("plebs", 1): [(0, 3), (0, 1)]})
    assert {tuple(fields(other, "plebs")[:2]) for other in imagined(state, 0)} == {((0, 3), (0, 1))}


def test_without_the_aid_ones_own_markers_are_those_missing_in_the_supply() -> None:
    state = a_state(markers={("plebs", 1): [(0, 3), (0, 1)]}, memory_aid=False)
    seen = {tuple(fields(other, "plebs")[:2]) for other in imagined(state, 0)}
    assert seen == {((0, 3), (0, 1)), ((0, 1), (0, 3))}
    assert {supplies(other)[0] for other in imagined(state, 0)} == {(-1, 0, 2, 4)}


def test_without_the_aid_an_empty_supply_stays_empty() -> None:
    spots = [(colour, n) for colour in ("plebs", "nobiles", "tribuni") for n in (1, 2)]
    state = a_state(
        markers={spot: [(0, value)] for spot, value in zip(spots, range(-1, 5), strict=True)}, memory_aid=False
    )
    assert {supplies(other)[0] for other in imagined(state, 0)} == {()}


def test_values_that_were_ruled_out_are_not_imagined() -> None:
    state = about_to_resolve("plebs-7", [(1, 1), (1, -1)], markers={("nobiles", 1): [(1, 3)], ("tribuni", 1): [(1, 4)]})
    state = after(state, GO, GO)
    for other in imagined(state, 0):
        assert values(other, "nobiles") not in (1, -1)
        assert values(other, "tribuni") not in (1, -1)
    assert {values(other, "nobiles") for other in imagined(state, 0)} == {0, 2, 3, 4}


def test_values_that_lie_open_are_not_imagined_elsewhere() -> None:
    state = after(about_to_resolve("plebs-7", [(1, 1)], markers={("nobiles", 1): [(1, 3)]}), GO)
    assert {values(other, "nobiles") for other in imagined(state, 0)} == {-1, 0, 2, 3, 4}


def test_a_swapped_marker_is_imagined_where_it_lies_now() -> None:
    state = about_to_resolve("praetoriani-5", [(1, 4)], markers={("nobiles", 1): [(0, 1)], ("plebs", 2): [(1, 3)]})
    state = after(state, GO, Reward("swap-markers", spots=(Spot("nobiles", 1, 0), Spot("plebs", 2, 0))))
    for other in imagined(state, 0):
        assert fields(other, "plebs", 2)[0] == (0, 1)
        assert fields(other, "nobiles")[0][0] == 1
        assert values(other, "nobiles") != 4, "which was turned up when it lay there already"


def test_a_tight_puzzle_is_solved() -> None:
    """Six markers of a rival lie on the table, and what each can't be leaves one way."""
    state = a_state(
        markers={
            ("plebs", 1): [(1, -1), (1, 0)],
            ("plebs", 2): [(1, 1), (1, 2)],
            ("nobiles", 1): [(1, 3), (1, 4)],
        }
    )
    below = {value: frozenset(range(-1, value)) for value in range(-1, 5)}
    civitas = tuple(
        tuple(on._replace(markers=tuple(m and m._replace(ruled_out=below[m.value]) for m in on.markers)) for on in pair)
        for pair in state.civitas
    )
    for other in imagined(replace(state, civitas=civitas), 0):
        assert fields(other, "plebs")[:2] == [(1, -1), (1, 0)]
        assert fields(other, "nobiles")[:2] == [(1, 3), (1, 4)]


# Cards


def test_hidden_cards_come_from_the_stack_they_were_drawn_from() -> None:
    state = a_state(hand=(["coniura-1"], ["coniura-2", "pugio-3", "pugio-4"]))
    for other in imagined(state, 0):
        assert hands(other)[0] == ["coniura-1"]
        assert [card.split("-")[0] for card in sorted(hands(other)[1])] == ["coniura", "pugio", "pugio"]
    assert len({tuple(hands(other)[1]) for other in imagined(state, 0)}) > 20


def test_an_opening_double_is_imagined_as_a_double() -> None:
    state = CALIGULA.start(CALIGULA.deal(Options(), 5, Random(1)))
    for eye in (None, 0, 4):
        for other in imagined(state, eye, 20):
            assert all(card in DOUBLES for hand in hands(other) for card in hand)
            assert all(down.opening for player in other.players[1:4] for down in player.hand)


def test_cards_that_went_under_a_stack_are_imagined_there() -> None:
    state = may_conspire(hand=(["coniura-3", "pugio-8"], ["coniura-11"]))
    state = after(state, Conspire(("coniura-3", "pugio-8")), GO)
    for eye in (None, 0, 1):
        for other in imagined(state, eye, 20):
            assert (ids(other.coniura)[-1], ids(other.pugio)[-1]) == ("coniura-3", "pugio-8")


def test_cards_on_the_table_are_imagined_nowhere_else() -> None:
    bidding = after(may_conspire(hand=(["coniura-3"], ["coniura-11"])), Conspire(("coniura-3",)))
    for other in imagined(bidding, 1, 20):
        assert "coniura-3" not in [*ids(other.coniura), *hands(other)[0], *hands(other)[1]]
        assert [laid.card for laid in other.plot.laid] == ["coniura-3"]


def test_a_hand_that_was_shown_is_imagined_as_it_is() -> None:
    state = after(about_to_resolve("legionarii-10", [(1, 1)], hand=(["coniura-5", "coniura-2"], ["pugio-1"])), GO)
    for eye in (None, 1):
        for other in imagined(state, eye, 20):
            assert sorted(hands(other)[0]) == ["coniura-2", "coniura-5"]


def test_a_known_card_drawn_by_a_rival_is_imagined_in_that_hand() -> None:
    """Seat 1 draws the only card left, which went under the stack before the eyes of all."""
    others = [f"coniura-{n}" for n in range(2, 21)]
    state = about_to(("draw",), ordo=(1, 0), hand=([], others))
    top = state.coniura[0]._replace(known=frozenset([None, 0, 1]))
    state = after(replace(state, coniura=(top,)), GO)
    for eye in (None, 0):
        for other in imagined(state, eye, 20):
            assert "coniura-1" in hands(other)[1]


def test_civitas_cards_and_emperors_to_come_are_imagined_in_any_order() -> None:
    state = a_state(stacks={"plebs": ("plebs-3", "plebs-9")}, heirs=("otho", "galba", "caracalla"))
    seen = {tuple(card.id for card in other.stacks[3]) for other in imagined(state, 0)}
    assert seen == {("plebs-3", "plebs-9"), ("plebs-9", "plebs-3")}
    assert len({other.heirs for other in imagined(state, 0)}) == 6


def test_a_marker_placed_at_once_is_not_imagined_as_one_that_lay_turned_up() -> None:
    state = about_to_resolve("legionarii-8", [(1, 4)])
    state = after(state, GO, Reward("place", marker=3, colour="nobiles", position=1))
    assert 4 not in {values(other, "nobiles") for other in imagined(state, 0)}


@pytest.mark.parametrize("seats", CALIGULA.seats)
def test_a_game_can_be_played_on_from_what_is_imagined(seats: int) -> None:
    rng = Random(seats)
    match = played(seats, 11, lively)
    for state in match.states[::40]:
        eye = rng.choice([None, *range(seats)])
        other = CALIGULA.imagine(CALIGULA.view(state, eye), rng)
        while CALIGULA.to_act(other) is not None:
            other, _ = CALIGULA.play(other, lively(other, CALIGULA.legal_moves(other), rng))
        assert CALIGULA.result(other) is not None


# All that fits is equally likely


def share(found: list[bool]) -> float:
    return sum(found) / len(found)


def test_no_place_in_a_stack_is_likelier_to_be_a_double_than_another() -> None:
    """At the start 15 Coniura are in the stack with five players, 5 of them doubles."""
    state = CALIGULA.start(CALIGULA.deal(Options(), 5, Random(1)))
    stacks = [other.coniura for other in imagined(state, 0, 2000)]
    for place in range(15):
        assert 0.27 < share([stack[place].card in DOUBLES for stack in stacks]) < 0.40


def test_values_that_fit_are_equally_likely_whatever_is_ruled_out_for_others() -> None:
    """Of four hidden markers three can't be 0 or 2, the fourth can't be 2: it is the 0 in every other case."""
    markers = [MarkerView(1, None, frozenset(out)) for out in ({2}, {0, 2}, {0, 2}, {0, 2})]
    rng = Random(1)
    assert 0.45 < share([_assign(markers, (0, 1, 3, 4, 5), rng)[0] == 0 for _ in range(2000)]) < 0.55


def test_who_is_asked_to_lose_a_card_is_imagined_with_one_that_fits() -> None:
    """Two unseen cards of the Coniura stack, and a Pugio is to be lost: one of them at least is a double."""
    state = about_to_resolve("legionarii-10", hand=([], ["coniura-3", "coniura-12"]), ordo=(0, 1))
    state = after(state, GO)
    while state.phase.type != "paying":
        state = after(state, GO)
    assert state.phase.seat == 1
    for other in imagined(state, 0, 40):
        assert any(card in DOUBLES for card in hands(other)[1])


def test_what_everybody_knows_of_my_own_hand_is_imagined_too() -> None:
    state = CALIGULA.start(CALIGULA.deal(Options(), 2, Random(1)))
    for other in imagined(state, 0, 5):
        assert CALIGULA.view(other, 1).players[0].hand == ("coniura-double",)
