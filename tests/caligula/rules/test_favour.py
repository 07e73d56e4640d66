"""The conspiracy, second part: the nominee, and whose favour goes where."""

import pytest

from conspiratio.caligula.events import FavourPlaced, FavourWithheld, NoFavourRoom, Nominated
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Conspire, Favour, Join, Nominate, Pass
from conspiratio.caligula.state import Favouring, Nominating, Protecting, Striking
from tests.caligula.build import GO, after, events_of, may_conspire, of_type, refused

PLACE = "caligula.favour.place"


def plotters(count, seats=None, ordo=None, **more):
    """A conspiracy of so many, led by the first in order; all others have passed. The leader is to name a candidate."""
    seats = seats or count
    ordo = tuple(range(seats) if ordo is None else ordo)
    hand = [[f"coniura-{seat + 1}"] for seat in range(seats)]
    state = may_conspire(seats=seats, ordo=ordo, hand=hand, **more)
    moves = [Conspire((f"coniura-{ordo[0] + 1}",)), *(Join((f"coniura-{seat + 1}",)) for seat in ordo[1:count])]
    return after(state, *moves, *[Pass()] * (seats - count))


def four(emperor="galba", candidates=("nero", "otho"), **more):
    """Four conspirators. Galba has 3 fields, Nero 3, Otho 2, Caracalla 1."""
    return plotters(4, emperor=emperor, candidates=candidates, **more)


# caligula.favour.nominate


@pytest.mark.rule("caligula.favour.nominate")
def test_the_leader_names_one_of_the_two_candidates():
    state = four()
    assert state.phase == Nominating(0)
    assert CALIGULA.legal_moves(state) == (Nominate("nero"), Nominate("otho"))
    assert of_type(Nominated, events_of(state, Nominate("otho"))) == [Nominated(0, "otho")]
    assert after(state, Nominate("otho")).plot.nominee == "otho"


@pytest.mark.rule("caligula.favour.nominate")
def test_nobody_but_a_candidate_can_be_named():
    state = four(heirs=("caracalla",))
    for name in ("galba", "caracalla", "caligula", "domitianus", ""):
        assert refused(state, Nominate(name)) == ("caligula.favour.nominate", "no-candidate")


@pytest.mark.rule("caligula.favour.nominate")
def test_the_leader_must_name_one():
    assert refused(four(), Pass()) == ("caligula.favour.nominate", "pass")


@pytest.mark.rule("caligula.favour.nominate", "caligula.murder.dead")
def test_a_single_candidate_is_the_nominee_without_being_named():
    state = plotters(2, emperor="galba", candidates=("otho",), heirs=())
    assert (state.phase, state.plot.nominee) == (Favouring(0, (1,)), "otho")


# caligula.favour.place: the leader


@pytest.mark.rule("caligula.favour.place")
@pytest.mark.parametrize("name", ["galba", "nero"])
def test_the_leader_puts_the_favour_on_the_emperor_or_on_the_nominee(name):
    state = after(four(), Nominate("nero"))
    assert set(CALIGULA.legal_moves(state)) == {Favour("galba"), Favour("nero")}
    assert of_type(FavourPlaced, events_of(state, Favour(name))) == [FavourPlaced(0, name)]
    placed = after(state, Favour(name))
    assert (placed.favours, placed.plot.backing) == (((0,), ()) if name == "galba" else ((), (0,)))


@pytest.mark.rule("caligula.favour.place")
def test_the_leader_must_place_it_where_there_is_a_free_field():
    assert refused(after(four(), Nominate("nero")), Pass()) == (PLACE, "leader")


@pytest.mark.rule("caligula.favour.place")
def test_a_leader_whose_favour_is_on_the_emperor_may_leave_it_or_move_it():
    state = after(four(favours=(0, 2)), Nominate("nero"))
    assert set(CALIGULA.legal_moves(state)) == {Favour("nero"), Pass()}
    assert refused(state, Favour("galba")) == (PLACE, "there-already")
    assert of_type(FavourWithheld, events_of(state, Pass())) == [FavourWithheld(0, on_emperor=True)]
    assert after(state, Pass()).favours == (0, 2)
    assert of_type(FavourPlaced, events_of(state, Favour("nero"))) == [FavourPlaced(0, "nero", moved=True)]
    moved = after(state, Favour("nero"))
    assert (moved.favours, moved.plot.backing) == ((2,), (0,))


@pytest.mark.rule("caligula.favour.place")
def test_caligula_has_no_field():
    state = after(four(emperor="caligula"), Nominate("nero"))
    assert CALIGULA.legal_moves(state) == (Favour("nero"),)
    assert refused(state, Favour("caligula")) == (PLACE, "full")


@pytest.mark.rule("caligula.favour.place")
def test_a_full_emperor_has_no_room_for_the_leader():
    state = after(four(emperor="otho", candidates=("nero", "galba"), favours=(1, 2)), Nominate("nero"))
    assert refused(state, Favour("otho")) == (PLACE, "full")
    assert CALIGULA.legal_moves(state) == (Favour("nero"),)


# The joiners


@pytest.mark.rule("caligula.favour.place")
def test_then_the_joiners_may_do_the_same_in_order_from_the_leader_on():
    state = plotters(3, 4, ordo=(2, 3, 0, 1), emperor="galba", candidates=("nero", "otho"))
    state = after(state, Nominate("nero"))
    assert state.phase == Favouring(2, (3, 0))
    state = after(state, Favour("nero"))
    assert state.phase == Favouring(3, (0,))
    assert set(CALIGULA.legal_moves(state)) == {Favour("galba"), Favour("nero"), Pass()}
    state = after(state, Favour("galba"), Favour("nero"))
    assert (state.favours, state.plot.backing) == ((3,), (2, 0))
    assert state.phase == Protecting(1)


@pytest.mark.rule("caligula.favour.place")
def test_a_joiner_may_keep_the_favour_in_the_supply():
    state = after(four(), Nominate("nero"), Favour("nero"))
    assert of_type(FavourWithheld, events_of(state, Pass())) == [FavourWithheld(1, on_emperor=False)]
    state = after(state, Pass())
    assert (state.favours, state.plot.backing, state.phase.seat) == ((), (0,), 2)


@pytest.mark.rule("caligula.favour.place")
def test_nobody_may_choose_the_other_candidate_wherever_the_leader_went():
    for leader in ("galba", "nero"):
        state = after(four(), Nominate("nero"), Favour(leader))
        assert refused(state, Favour("otho")) == (PLACE, "not-these")
    assert refused(after(four(), Nominate("nero")), Favour("otho")) == (PLACE, "not-these")


@pytest.mark.rule("caligula.favour.place")
def test_the_last_in_order_may_find_no_free_field():
    state = after(four(emperor="caligula", candidates=("otho", "nero")), Nominate("otho"), Favour("otho"))
    assert of_type(NoFavourRoom, events_of(state, Favour("otho"))) == [NoFavourRoom(2), NoFavourRoom(3)]
    assert after(state, Favour("otho")).phase == Striking(0, (1, 2, 3))


@pytest.mark.rule("caligula.favour.place")
def test_a_marker_that_moves_frees_its_field_at_once():
    state = after(four(emperor="otho", candidates=("nero", "galba"), favours=(0, 3)), Nominate("nero"))
    stays = after(state, Pass())
    assert refused(stays, Favour("otho")) == (PLACE, "full")
    moves = after(state, Favour("nero"))
    assert moves.phase == Favouring(1, (2, 3))
    assert refused(moves, Favour("otho")) is None
    taken = after(moves, Favour("otho"))
    assert taken.favours == (3, 1)
    assert refused(taken, Favour("otho")) == (PLACE, "full")


@pytest.mark.rule("caligula.favour.place")
def test_a_joiner_on_the_emperor_may_move_to_the_nominee_if_there_is_room():
    state = four(emperor="galba", candidates=("caracalla", "nero"), favours=(1, 2))
    state = after(state, Nominate("caracalla"), Favour("galba"))
    assert state.phase == Favouring(1, (2, 3))
    assert set(CALIGULA.legal_moves(state)) == {Favour("caracalla"), Pass()}
    full = after(state, Favour("caracalla"))
    assert (full.favours, full.plot.backing) == ((2, 0), (1,))
    assert full.phase == Favouring(3), "2 lies on the emperor, the nominee is full: no decision"


@pytest.mark.rule("caligula.favour.place")
def test_who_has_passed_places_no_favour():
    state = after(plotters(1, 3, candidates=("galba", "otho")), Nominate("galba"), Favour("galba"))
    assert state.phase == Protecting(1, (2,))


@pytest.mark.rule("caligula.favour.place")
def test_favours_of_outsiders_stay_on_the_emperor():
    state = plotters(1, 3, emperor="galba", candidates=("otho", "vitellius"), favours=(1, 2))
    assert after(state, Nominate("otho"), Favour("otho"), GO, GO).favours == (1, 2)
