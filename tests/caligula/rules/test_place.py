"""Placing markers: forced, face down, from the left, on fields that are open."""

from random import Random

import pytest

from conspiratio.caligula.cards import COLOURS
from conspiratio.caligula.events import MarkerPlaced
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Pass, Place, Reward, Spot
from conspiratio.caligula.state import Options, Placing
from tests.caligula.build import (
    GO,
    a_state,
    about_to_resolve,
    after,
    all_told,
    events_of,
    fields,
    of_type,
    refused,
    supplies,
)

FORCED = "caligula.place.forced"


def all_placed(*, but=()):
    """Two players whose 12 markers lie on cards, apart from those named (seat, marker)."""
    spots = [(colour, position) for colour in COLOURS for position in (1, 2)]
    markers = {spot: [] for spot in spots}
    for seat in (0, 1):
        for n, value in enumerate(range(-1, 5)):
            if (seat, value) not in but:
                markers[spots[n]].append((seat, value))
    return markers


# Forced


@pytest.mark.rule("caligula.place.forced")
def test_markers_are_placed_one_at_a_time_round_and_round_in_ordo_order():
    state = a_state(seats=3, ordo=(2, 0, 1))
    asked = []
    for move in (
        *(Place(4, "plebs", 1), Place(3, "plebs", 1), Place(2, "plebs", 1)),
        *(Place(0, "nobiles", 2), Place(4, "nobiles", 2)),
    ):
        asked.append(state.phase.seat)
        state = after(state, move)
    assert asked == [2, 0, 1, 2, 0]
    assert state.phase == Placing(1)
    assert fields(state, "plebs")[:3] == [(2, 4), (0, 3), (1, 2)]
    assert supplies(state) == [(-1, 0, 1, 2), (-1, 0, 1, 3, 4), (-1, 1, 2, 3)]


@pytest.mark.rule("caligula.place.forced")
def test_nobody_passes_who_can_place():
    state = a_state()
    assert Pass() not in CALIGULA.legal_moves(state)
    assert refused(state, Pass()) == (FORCED, "pass")


@pytest.mark.rule("caligula.place.forced")
def test_any_marker_of_the_supply_may_go_on_any_open_card_with_a_free_field():
    state = a_state()
    assert set(CALIGULA.legal_moves(state)) == {
        Place(marker, colour, position) for marker in range(-1, 5) for colour in COLOURS for position in (1, 2)
    }


@pytest.mark.rule("caligula.place.forced")
def test_only_ones_own_supply_can_be_placed():
    state = a_state(markers={("plebs", 1): [(0, 3)]}, late=(0, 1))
    for marker in (3, 5, 6, 9):
        assert refused(state, Place(marker, "nobiles", 1)) == (FORCED, "marker")
    late = a_state(late=(1,))
    assert refused(late, Place(5, "nobiles", 1)) is None


@pytest.mark.rule("caligula.place.forced")
def test_there_must_be_a_card_to_place_it_on():
    state = a_state(civitas={"plebs": ("plebs-1", None)}, stacks={"plebs": ()})
    for position in (0, 2, 3, -1):
        assert refused(state, Place(1, "plebs", position)) == (FORCED, "no-card")


@pytest.mark.rule("caligula.place.forced")
def test_who_has_no_marker_left_is_left_out_and_the_others_go_on():
    markers = all_placed(but=[(1, 3), (1, 4)])
    state = a_state(markers=markers, phase=Placing(1))
    again = after(state, Place(3, "tribuni", 1))
    assert again.phase == Placing(1)
    assert after(again, Place(4, "tribuni", 2)).phase.type == "starting"


@pytest.mark.rule("caligula.place.forced")
def test_it_is_over_when_nobody_has_a_marker_left():
    state = a_state(markers=all_placed(but=[(1, 4)]), phase=Placing(1))
    state = after(state, Place(4, "nobiles", 1))
    assert supplies(state) == [(), ()]
    assert state.slot == 0


@pytest.mark.rule("caligula.place.forced")
def test_it_is_over_when_no_field_is_free_even_if_markers_are_left():
    """With two players a colour with one card less still has 18 fields: only a short table runs out."""
    few = dict.fromkeys(COLOURS[:-1], (None, None)) | {"nobiles": ("nobiles-1", None)}
    state = a_state(civitas=few, stacks=dict.fromkeys(COLOURS, ()))
    state = after(state, Place(4, "nobiles", 1), Place(4, "nobiles", 1))
    assert state.phase.type != "placing"
    assert supplies(state) == [(-1, 0, 1, 2, 3)] * 2


@pytest.mark.rule("caligula.place.forced")
def test_a_round_that_begins_with_no_marker_in_any_supply_goes_straight_on():
    state = a_state(markers=all_placed(), sequentia=(("draw",),), slot=0, phase=about_to_resolve("plebs-1").phase)
    nxt = after(state, GO)
    assert (nxt.round, nxt.slot, nxt.phase.type) == (2, 0, "starting")


# Face down


@pytest.mark.rule("caligula.place.hidden")
def test_nobody_else_sees_the_value_of_a_placed_marker():
    state = a_state(seats=3)
    (event,) = of_type(MarkerPlaced, events_of(state, Place(4, "plebs", 1)))
    assert event.spot == Spot("plebs", 1, 0)
    assert [event.seen_by(eye).marker for eye in (None, 0, 1, 2)] == [None, 4, None, None]
    placed = after(state, Place(4, "plebs", 1))
    shown = [CALIGULA.view(placed, eye).civitas[3][0].markers[0] for eye in (None, 0, 1, 2)]
    assert [marker.value for marker in shown] == [None, 4, None, None]
    assert {marker.owner for marker in shown} == {0}


@pytest.mark.rule("caligula.place.hidden")
def test_without_the_memory_aid_not_even_the_owner_is_shown_it():
    state = a_state(memory_aid=False)
    (event,) = of_type(MarkerPlaced, events_of(state, Place(4, "plebs", 1)))
    assert [event.seen_by(eye).marker for eye in (None, 0, 1)] == [None] * 3
    placed = after(state, Place(4, "plebs", 1))
    for eye in (None, 0, 1):
        assert CALIGULA.view(placed, eye).civitas[3][0].markers[0].value is None


@pytest.mark.rule("caligula.place.hidden")
def test_the_memory_aid_is_on_unless_switched_off():
    setup = CALIGULA.setup_json(CALIGULA.deal(Options(), 2, Random(1)))
    assert CALIGULA.read_deal(2, {}, setup).options.memory_aid
    assert not CALIGULA.read_deal(2, {"memory_aid": False}, setup).options.memory_aid


@pytest.mark.rule("caligula.place.hidden")
def test_when_the_card_is_resolved_all_see_the_values():
    state = after(about_to_resolve("plebs-7", [(0, 1), (1, 4)], memory_aid=False), GO)
    for eye in (None, 0, 1):
        assert [marker.value for marker in CALIGULA.view(state, eye).civitas[3][0].markers[:2]] == [1, 4]


# From the left


@pytest.mark.rule("caligula.place.leftmost")
def test_fields_are_filled_from_the_left():
    moves = [Place(marker, "plebs", 2) for marker in (4, 4, 3)]
    events = of_type(MarkerPlaced, all_told(a_state(seats=3), *moves))
    assert [event.spot.field for event in events] == [0, 1, 2]


@pytest.mark.rule("caligula.place.leftmost")
def test_a_gap_left_by_a_removed_marker_is_the_leftmost_free_field_again():
    state = a_state(seats=3, markers={("plebs", 1): [(0, 1), None, (2, 3)]})
    assert fields(after(state, Place(4, "plebs", 1)), "plebs") == [(0, 1), (0, 4), (2, 3), None]


@pytest.mark.rule("caligula.place.leftmost")
def test_a_marker_sent_back_leaves_such_a_gap():
    state = about_to_resolve(
        "plebs-1", [(0, 1)], seats=3, markers={("nobiles", 1): [(1, 2), (2, 3)]}, sequentia=(("draw",), ("plebs",))
    )
    state = after(state, GO, Reward("return-marker", spot=Spot("nobiles", 1, 0)), GO, GO, GO)
    assert state.phase == Placing(0)
    state = after(state, Place(4, "nobiles", 1))
    assert fields(state, "nobiles") == [(0, 4), (2, 3), None, None]


# Fields that are open


@pytest.mark.rule("caligula.place.fields")
@pytest.mark.parametrize(("seats", "single", "group"), [(2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 4, 5)])
def test_a_field_is_open_only_with_as_many_players_as_it_says(seats, single, group):
    for id, room in (("plebs-1", single), ("plebs-5", group)):
        state = a_state(seats=seats, civitas={"plebs": (id, "plebs-2")})
        for _ in range(room):
            marker = state.players[state.phase.seat].supply[0]
            assert refused(state, Place(marker, "plebs", 1)) is None
            state = after(state, Place(marker, "plebs", 1))
        marker = state.players[state.phase.seat].supply[0]
        # With empty fields left it is the number of players that closes them; else the card is simply full.
        rule = "caligula.place.fields" if None in fields(state, "plebs") else "caligula.place.forced"
        assert refused(state, Place(marker, "plebs", 1)) == (rule, "full")


@pytest.mark.rule("caligula.place.fields")
def test_markers_may_be_placed_next_to_ones_own():
    state = a_state(markers={("plebs", 1): [(0, 1)]})
    assert fields(after(state, Place(4, "plebs", 1)), "plebs") == [(0, 1), (0, 4), None, None]
