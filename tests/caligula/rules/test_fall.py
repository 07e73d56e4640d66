"""The fall of the Empire: the last conspiracy."""

import pytest

from conspiratio.caligula.events import (
    BiddingEnded,
    CandidateDrawn,
    EmperorMurdered,
    EmperorSurvived,
    EmpireFell,
    GameEnded,
    PointsGained,
)
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Conspire, Join, Pass, Protect, Raise, Strike
from conspiratio.caligula.state import Bidding, Over, Protecting, Starting, Striking
from tests.caligula.build import GO, about_to, after, events_of, hands, ids, of_type, points


def falling(**more):
    """The last window of the last round: GO brings the fall."""
    row = {
        "sequentia": (("draw",), ("ordo",)),
        "slot": 1,
        "civitas": {"plebs": ("plebs-1", None)},
        "stacks": {"plebs": ()},
    }
    return about_to(("ordo",), **(row | more))


@pytest.mark.rule("caligula.fall.last-plot")
def test_all_favours_leave_the_emperor():
    state = falling(seats=3, emperor="galba", favours=(2, 0))
    assert of_type(EmpireFell, events_of(state, GO)) == [EmpireFell((2, 0))]
    assert after(state, GO).favours == ()


@pytest.mark.rule("caligula.fall.last-plot")
def test_then_in_ordo_order_each_may_start_the_last_conspiracy():
    state = after(falling(seats=3, ordo=(2, 0, 1), hand=([], ["coniura-1"], [])), GO)
    assert state.phase == Starting(2, (0, 1))
    assert after(state, GO, GO, Conspire(("coniura-1",))).phase == Bidding(2)


@pytest.mark.rule("caligula.fall.last-plot")
def test_it_may_be_though_an_emperor_was_murdered_this_round():
    state = about_to(
        ("draw",),
        sequentia=(("ordo",), ("draw",)),
        civitas={"plebs": ("plebs-1", None)},
        stacks={"plebs": ()},
        murdered=True,
    )
    fallen = after(state, GO)
    assert (fallen.murdered, fallen.phase) == (True, Starting(0, (1,)))


@pytest.mark.rule("caligula.fall.last-plot")
def test_there_is_no_favour_phase():
    state = after(falling(emperor="galba", hand=(["coniura-1", "coniura-2"], ["coniura-3"])), GO)
    state = after(state, Conspire(("coniura-1",)), Join(("coniura-3",)))
    assert state.phase == Striking(0, (1,))
    assert state.plot.nominee is None


@pytest.mark.rule("caligula.fall.last-plot")
def test_bidding_shields_and_daggers_are_as_usual():
    hand = (["coniura-1"], ["coniura-2", "coniura-3", "pugio-1"], ["pugio-2", "coniura-11"])
    state = after(falling(seats=3, emperor="otho", hand=hand), GO)
    state, events = CALIGULA.play(after(state, Conspire(("coniura-1",)), Raise(("coniura-2", "coniura-3")), Pass()), GO)
    assert [(event.conspirators, event.others) for event in of_type(BiddingEnded, events)] == [((1,), (0, 2))]
    assert state.phase == Protecting(0, (2,))
    state = after(state, Pass(), Protect("coniura-11"))
    events = events_of(state, Strike(("pugio-1",)))
    assert of_type(EmperorSurvived, events) == [EmperorSurvived("otho", 1, 3, ())]


@pytest.mark.rule("caligula.fall.last-plot")
def test_if_he_dies_the_rewards_are_as_usual_and_nobody_follows_him():
    hand = (["coniura-1", "pugio-1"], ["coniura-2", "pugio-2"], [])
    state = after(falling(seats=3, emperor="otho", favours=(2,), hand=hand), GO)
    state = after(state, Conspire(("coniura-1",)), Join(("coniura-2",)), Pass(), Pass(), Strike(("pugio-1",)))
    over, events = CALIGULA.play(state, Strike(("pugio-2",)))
    assert of_type(EmperorMurdered, events) == [EmperorMurdered("otho", 2, 2, None, ())]
    assert of_type(PointsGained, events) == [
        PointsGained(0, "conspiracy", 1, "leader"),
        PointsGained(0, "victory", 1, "dagger"),
        PointsGained(1, "victory", 1, "dagger"),
    ]
    assert not of_type(CandidateDrawn, events)
    assert len(over.candidates) == 2
    assert points(over) == [(1, 1), (1, 0), (2, 0)], "2 had the favour's points when the round ended"
    assert over.phase == Over()


@pytest.mark.rule("caligula.fall.last-plot")
def test_if_he_lives_nobody_gets_points_and_the_game_is_over():
    state = after(falling(emperor="galba", hand=(["coniura-1", "pugio-1"], [])), GO)
    over, events = CALIGULA.play(after(state, Conspire(("coniura-1",)), GO, GO), Strike(("pugio-1",)))
    assert of_type(PointsGained, events) == []
    assert of_type(GameEnded, events) == [GameEnded()]
    assert (over.phase, points(over)) == (Over(), [(0, 0), (0, 0)])


@pytest.mark.rule("caligula.fall.last-plot")
def test_if_nobody_starts_it_the_game_is_over():
    state = after(falling(hand=(["coniura-1"], [])), GO)
    over, events = CALIGULA.play(after(state, GO), GO)
    assert (over.phase, of_type(GameEnded, events)) == (Over(), [GameEnded()])
    assert CALIGULA.result(over) is not None


@pytest.mark.rule("caligula.fall.last-plot")
def test_the_cards_laid_go_back_before_hands_are_counted():
    """They are not in hand any more when the tie is broken."""
    state = after(falling(hand=(["coniura-1", "coniura-2"], ["coniura-3"])), GO)
    over = after(state, Conspire(("coniura-1",)), GO, GO, GO)
    assert hands(over) == [["coniura-2"], ["coniura-3"]]
    assert ids(over.coniura)[-1] == "coniura-1"
    assert CALIGULA.result(over).by == "shared"


@pytest.mark.rule("caligula.fall.last-plot")
def test_even_caligula_can_be_the_last_victim():
    state = after(falling(hand=(["coniura-1", "pugio-1", "pugio-2", "coniura-11"], [])), GO)
    move = Strike(("pugio-1", "pugio-2", "coniura-11"))
    assert points(after(state, Conspire(("coniura-1",)), GO, GO, move))[0] == (1, 1)
