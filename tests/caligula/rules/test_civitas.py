"""Resolving a Civitas card: who gets it, in which order."""

import pytest

from conspiratio.caligula.events import (
    CardTurnedUp,
    PointLost,
    Sum,
)
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Pass, Reward, Spot
from conspiratio.caligula.state import Rewarding, Starting
from tests.caligula.build import (
    GO,
    about_to,
    about_to_resolve,
    after,
    events_of,
    fields,
    hands,
    of_type,
    points,
)


def concerned(id, markers=(), **more):
    """Who gets the effect of a card, in order, and the sums on it."""
    (event,) = of_type(CardTurnedUp, events_of(about_to_resolve(id, markers, **more), GO))
    return event.concerned


# caligula.civitas.reveal


@pytest.mark.rule("caligula.civitas.reveal")
def test_the_markers_are_turned_up_and_each_players_values_added_up():
    state = about_to_resolve("plebs-5", [(1, 4), (0, 2), (1, -1)], seats=3)
    (event,) = of_type(CardTurnedUp, events_of(state, GO))
    assert event.card.id == "plebs-5"
    assert event.sums == (Sum(1, (4, -1), 3), Sum(0, (2,), 2))
    assert [event.seen_by(eye).sums for eye in (None, 0, 1, 2)] == [event.sums] * 4


@pytest.mark.rule("caligula.civitas.reveal")
def test_markers_on_other_cards_stay_face_down():
    state = about_to_resolve("plebs-7", [(0, 1)], markers={("plebs", 2): [(0, 2)], ("nobiles", 1): [(0, 3)]})
    view = CALIGULA.view(after(state, GO), 1)
    assert view.civitas[3][0].markers[0].value == 1
    assert view.civitas[3][1].markers[0].value is None
    assert view.civitas[4][0].markers[0].value is None


# caligula.civitas.single


@pytest.mark.rule("caligula.civitas.single")
def test_only_the_highest_sum_gets_a_single_card():
    assert concerned("legionarii-1", [(0, 2), (2, 4), (1, 3)], seats=3) == (2,)


@pytest.mark.rule("caligula.civitas.single")
def test_it_is_the_sum_that_counts_not_the_highest_marker():
    assert concerned("legionarii-1", [(0, 4), (1, 3), (1, 2)], seats=3) == (1,)
    assert concerned("legionarii-1", [(0, 4), (1, 2), (0, -1), (1, 0)], seats=4) == (0,)
    assert concerned("legionarii-1", [(0, 3), (1, 3), (0, -1)], seats=3) == (1,)


@pytest.mark.rule("caligula.civitas.single")
@pytest.mark.parametrize(("value", "winners"), [(1, ()), (2, (0,)), (3, (0,))])
def test_the_highest_sum_must_reach_the_minimum(value, winners):
    assert concerned("legionarii-1", [(0, value)]) == winners


@pytest.mark.rule("caligula.civitas.single")
def test_a_tie_goes_to_the_leftmost_marker():
    assert concerned("legionarii-1", [(1, 3), (0, 3)]) == (1,)
    assert concerned("legionarii-1", [(0, 3), (1, 3)], ordo=(1, 0)) == (0,), "whatever the Ordo says"


@pytest.mark.rule("caligula.civitas.single")
def test_in_a_tie_of_sums_the_leftmost_of_all_their_markers_decides():
    assert concerned("legionarii-1", [(0, 0), (1, 3), (0, 3)], seats=3) == (0,)


@pytest.mark.rule("caligula.civitas.single")
def test_a_swapped_marker_counts_where_it_lies_now():
    state = about_to(
        ("praetoriani", "legionarii"),
        civitas={"praetoriani": ("praetoriani-5", "praetoriani-1"), "legionarii": ("legionarii-1", "legionarii-2")},
        markers={("praetoriani", 1): [(1, 2)], ("legionarii", 1): [(0, 3), (1, 3)]},
    )
    swap = Reward("swap-markers", spots=(Spot("legionarii", 1, 0), Spot("legionarii", 1, 1)))
    assert after(state, GO, swap).phase == Rewarding(1, "legionarii")
    assert after(state, GO, Pass()).phase == Rewarding(0, "legionarii")


# caligula.civitas.group


@pytest.mark.rule("caligula.civitas.group")
def test_every_sum_that_reaches_the_minimum_gets_a_group_card_highest_first():
    markers = [(0, 1), (1, 2), (2, 4), (3, 3)]
    assert concerned("legionarii-6", markers, seats=4) == (2, 3, 1)


@pytest.mark.rule("caligula.civitas.group")
def test_of_equal_sums_the_leftmost_marker_comes_first():
    assert concerned("legionarii-6", [(2, 2), (1, 3), (0, 2)], seats=3) == (1, 2, 0)


@pytest.mark.rule("caligula.civitas.group")
def test_with_minimum_0_a_marker_is_needed_all_the_same():
    assert concerned("plebs-5", [(1, 0)], seats=3) == (1,)
    assert concerned("plebs-5", [], seats=3) == ()


@pytest.mark.rule("caligula.civitas.group")
def test_a_sum_below_0_does_not_reach_the_minimum_0():
    assert concerned("plebs-5", [(1, -1), (0, 0)], seats=3) == (0,)


@pytest.mark.rule("caligula.civitas.group")
def test_each_of_them_gets_the_effect_one_after_the_other():
    state = about_to_resolve("plebs-7", [(0, 1), (1, 4)], pugio=("pugio-3", "pugio-9"))
    state = after(state, GO)
    assert state.phase == Rewarding(1, "plebs", (0,))
    state = after(state, Reward("pugio"), Reward("pugio"))
    assert hands(state) == [["pugio-9"], ["pugio-3"]]
    assert state.phase == Starting(0, (1,))


@pytest.mark.rule("caligula.civitas.group")
def test_the_rulebooks_group_card_lets_all_with_a_sum_of_1_place_another_marker():
    state = after(about_to_resolve("legionarii-8", [(0, 1), (1, 0), (2, 2)], seats=3), GO)
    assert state.phase == Rewarding(2, "legionarii", (0,))
    state = after(state, Reward("place", marker=4, colour="nobiles", position=1))
    assert (fields(state, "nobiles")[0], state.phase) == ((2, 4), Rewarding(0, "legionarii"))


# caligula.civitas.negative


@pytest.mark.rule("caligula.civitas.negative")
def test_a_negative_card_hits_every_sum_below_the_minimum_and_everyone_without_a_marker():
    assert concerned("tribuni-11", [(0, 2), (1, 1)], seats=4) == (1, 2, 3)


@pytest.mark.rule("caligula.civitas.negative")
def test_sums_count_on_a_negative_card_too():
    assert concerned("tribuni-11", [(0, 3), (1, 1), (0, -1), (1, 0)], seats=4) == (1, 2, 3)
    assert concerned("tribuni-11", [(0, 2), (1, 1), (0, -1), (1, 2)], seats=4) == (0, 2, 3)


@pytest.mark.rule("caligula.civitas.negative")
def test_without_any_marker_it_hits_all():
    assert concerned("plebs-11", seats=5) == (0, 1, 2, 3, 4)


@pytest.mark.rule("caligula.civitas.negative")
def test_penalties_are_taken_in_ordo_order():
    assert concerned("plebs-11", [(1, 1), (0, -1)], seats=4, ordo=(3, 1, 0, 2)) == (3, 0, 2)
    events = events_of(about_to_resolve("plebs-11", seats=3, ordo=(2, 0, 1), points=((1, 0), (0, 1), (2, 0))), GO)
    assert of_type(PointLost, events) == [
        PointLost(2, "victory"),
        PointLost(0, "victory"),
        PointLost(1, "conspiracy"),
    ]


@pytest.mark.rule("caligula.civitas.negative")
def test_the_rulebooks_negative_card_takes_a_point_from_all_who_have_not_placed_1_there():
    state = about_to_resolve("plebs-11", [(0, 1), (1, 0)], seats=4, points=((3, 0), (3, 0), (3, 0), (0, 0)))
    assert points(after(state, GO)) == [(3, 0), (2, 0), (2, 0), (0, 0)]
