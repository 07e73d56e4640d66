"""The end of a round."""

from random import Random

import pytest

from conspiratio.caligula.cards import COLOURS
from conspiratio.caligula.events import EmpireFell, PointsGained, RoundBegan
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Reward
from conspiratio.caligula.state import Options, Placing
from tests.caligula.build import GO, about_to, about_to_resolve, after, events_of, fields, of_type, points, supplies
from tests.caligula.players import wild


def last_card(**more):
    """The last conspiracy window of a round: GO ends it."""
    row = {"sequentia": (("draw",), ("ordo",)), "slot": 1}
    return about_to(("ordo",), **(row | more))


# caligula.round.favour


@pytest.mark.rule("caligula.round.favour")
def test_each_favour_on_the_emperor_is_worth_his_points():
    state = last_card(seats=3, emperor="domitianus", favours=(2, 0), points=((1, 1), (1, 0), (0, 2)))
    assert points(after(state, GO)) == [(3, 1), (1, 0), (2, 2)]
    assert of_type(PointsGained, events_of(state, GO)) == [
        PointsGained(2, "victory", 2, "favour"),
        PointsGained(0, "victory", 2, "favour"),
    ]


@pytest.mark.rule("caligula.round.favour")
@pytest.mark.parametrize(
    ("seats", "emperor", "worth"),
    [(2, "galba", 1), (2, "otho", 2), (2, "elagabalus", 2), (4, "commodus", 3), (4, "nero", 2), (5, "caracalla", 3)],
)
def test_it_is_the_reigning_emperor_who_counts(seats, emperor, worth):
    state = last_card(seats=seats, emperor=emperor, favours=(1,))
    assert points(after(state, GO))[1] == (worth, 0)


@pytest.mark.rule("caligula.round.favour")
def test_the_markers_stay_where_they_are():
    state = last_card(emperor="galba", favours=(1, 0), markers={("plebs", 1): [(0, 3)], ("nobiles", 2): [(1, 4)]})
    nxt = after(state, GO)
    assert nxt.favours == (1, 0)
    assert (fields(nxt, "plebs")[0], fields(nxt, "nobiles", 2)[0]) == ((0, 3), (1, 4))
    assert supplies(nxt) == [(-1, 0, 1, 2, 4), (-1, 0, 1, 2, 3)]


@pytest.mark.rule("caligula.round.favour")
def test_the_same_favour_pays_again_every_round():
    state = after(last_card(emperor="galba", favours=(1,)), GO)
    assert points(state)[1] == (1, 0)
    assert points(after(last_card(emperor="galba", favours=state.favours, points=points(state)), GO))[1] == (2, 0)


@pytest.mark.rule("caligula.round.favour")
def test_favours_pay_before_the_empire_falls_too():
    state = last_card(emperor="otho", favours=(0,), civitas={"plebs": ("plebs-1", None)}, stacks={"plebs": ()})
    fallen = after(state, GO)
    assert (fallen.fallen, points(fallen)[0], fallen.favours) == (True, (2, 0), ())


@pytest.mark.rule("caligula.round.favour")
def test_there_are_no_points_before_the_last_sequentia_card():
    state = about_to(("draw",), emperor="galba", favours=(0,))
    assert points(after(state, GO, GO)) == [(0, 0), (0, 0)]


# caligula.round.next


@pytest.mark.rule("caligula.round.next")
def test_with_ten_open_cards_a_new_round_begins():
    state = last_card(seats=3, ordo=(2, 0, 1), round=3)
    nxt = after(state, GO)
    assert (nxt.round, nxt.slot, nxt.phase) == (4, None, Placing(2))
    assert of_type(RoundBegan, events_of(state, GO)) == [RoundBegan(4, (2, 0, 1))]


@pytest.mark.rule("caligula.round.next")
@pytest.mark.parametrize("pair", [("plebs-1", None), (None, None)])
def test_with_fewer_the_empire_falls(pair):
    state = last_card(civitas={"plebs": pair}, stacks={"plebs": ()})
    assert of_type(EmpireFell, events_of(state, GO)) == [EmpireFell(())]
    fallen = after(state, GO)
    assert (fallen.fallen, fallen.round, fallen.slot) == (True, 1, None)


@pytest.mark.rule("caligula.round.next")
def test_an_empty_stack_behind_ten_open_cards_is_enough_for_a_round():
    state = last_card(stacks=dict.fromkeys(COLOURS, ()))
    assert after(state, GO).phase == Placing(0)


@pytest.mark.rule("caligula.round.next")
def test_it_is_counted_at_the_end_of_the_round_not_before():
    """The Plebs run out with the first Sequentia card, but the second is carried out and conspired after."""
    state = about_to_resolve("plebs-7", civitas={"plebs": ("plebs-7", None)}, stacks={"plebs": ()})
    state = after(state, GO)
    assert not state.fallen
    assert after(state, GO, GO).slot == 2
    assert after(state, GO, GO, GO, GO).fallen


@pytest.mark.rule("caligula.round.next", "caligula.material.civitas")
def test_eleven_cards_of_which_two_are_resolved_a_round_last_five_rounds():
    """Without a card removed the Empire falls after the fifth round."""
    rng = Random(3)
    state = CALIGULA.start(CALIGULA.deal(Options(), 2, rng))
    while not state.fallen:
        moves = CALIGULA.legal_moves(state)
        tame = [move for move in moves if not isinstance(move, Reward) or move.effect in ("coniura", "pugio", "primus")]
        state = after(state, wild(state, tame, rng))
    assert state.round == 5
    assert [len([card for card in pair if card]) for pair in state.civitas] == [1] * 5
