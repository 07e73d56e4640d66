"""Whose decision it is, and about what."""

import pytest

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
    Strike,
)
from conspiratio.caligula.state import Bidding, Favouring, Nominating, Over, Paying, Placing, Rewarding, Starting
from conspiratio.core.game import IllegalMove
from tests.caligula.build import GO, a_state, about_to_resolve, after, hands, may_conspire, refused

ORDER = "caligula.turn.order"
ALL_MOVES = (
    Place(1, "plebs", 1),
    Reward("pugio"),
    Penalty("lose-point", point="victory"),
    Conspire(("coniura-1",)),
    Join(("coniura-1",)),
    Raise(("coniura-1", "coniura-2")),
    Nominate("galba"),
    Favour("galba"),
    Protect("pugio-1"),
    Strike(("pugio-1",)),
)
BID = (Conspire(("coniura-1",)), Join(("coniura-2",)))


def phases():
    """One state in each phase, with the types of moves that belong to it."""
    plot = may_conspire(
        seats=3, candidates=("galba", "otho"), hand=(["coniura-1", "pugio-1"], ["coniura-2", "coniura-3"], ["pugio-2"])
    )
    return {
        "placing": (a_state(), {"place"}),
        "rewarding": (after(about_to_resolve("legionarii-1", [(0, 2)]), GO), {"reward"}),
        "paying": (after(about_to_resolve("plebs-11", points=((1, 1),)), GO), {"penalty"}),
        "starting": (plot, {"conspire"}),
        "bidding": (after(plot, BID[0]), {"join", "raise"}),
        "nominating": (after(plot, *BID, GO), {"nominate"}),
        "favouring": (after(plot, *BID, GO, Nominate("galba")), {"favour"}),
        "protecting": (after(plot, *BID, GO, Nominate("galba"), Favour("galba"), GO), {"protect"}),
        "striking": (after(plot, *BID, GO, Nominate("galba"), Favour("galba"), GO, GO), {"strike"}),
    }


@pytest.mark.rule("caligula.turn.order")
@pytest.mark.parametrize("phase", phases())
def test_only_what_is_due_may_be_decided(phase):
    state, due = phases()[phase]
    assert state.phase.type == phase
    assert {move.type for move in CALIGULA.legal_moves(state)} - {"pass"} == due
    for move in ALL_MOVES:
        wrong = refused(state, move)
        assert (wrong == (ORDER, f"now-{phase}")) == (move.type not in due)


@pytest.mark.rule("caligula.turn.order")
@pytest.mark.parametrize("phase", phases())
def test_nobody_else_decides(phase):
    state, _ = phases()[phase]
    acting = CALIGULA.to_act(state)
    for seat in range(len(state.players)):
        for move in (*CALIGULA.legal_moves(state)[:3], *ALL_MOVES):
            if seat != acting:
                assert refused(state, move, seat) == (ORDER, "not-your-turn")


@pytest.mark.rule("caligula.turn.order")
def test_nobody_decides_when_the_game_is_over():
    over = a_state(phase=Over(), fallen=True)
    assert CALIGULA.to_act(over) is None
    assert CALIGULA.legal_moves(over) == ()
    for move in (*ALL_MOVES, Pass()):
        assert refused(over, move, 0) == (ORDER, "game-over")
        with pytest.raises(IllegalMove):
            CALIGULA.play(over, move)


@pytest.mark.rule("caligula.turn.order")
def test_an_illegal_move_is_never_carried_out():
    state = a_state()
    with pytest.raises(IllegalMove) as raised:
        CALIGULA.play(state, Place(5, "plebs", 1))
    assert raised.value.refusal.rule == "caligula.place.forced"


@pytest.mark.rule("caligula.turn.order")
def test_a_reward_is_decided_by_whoever_gets_it():
    state = about_to_resolve("plebs-7", [(0, 1), (2, 4)], seats=3)
    assert after(state, GO).phase == Rewarding(2, "plebs", (0,))
    assert after(state, GO, Reward("pugio")).phase == Rewarding(0, "plebs")


@pytest.mark.rule("caligula.turn.order")
def test_markers_are_placed_and_plots_begun_in_ordo_order():
    assert a_state(seats=3, ordo=(2, 0, 1)).phase == Placing(2)
    state = may_conspire(seats=3, ordo=(2, 0, 1))
    assert [state.phase, after(state, GO).phase, after(state, GO, GO).phase] == [
        Starting(2, (0, 1)),
        Starting(0, (1,)),
        Starting(1),
    ]


@pytest.mark.rule("caligula.turn.order")
def test_in_a_conspiracy_the_order_goes_from_the_leader_on():
    state = may_conspire(seats=4, ordo=(2, 0, 3, 1), hand=(["coniura-1"], ["coniura-2"], ["coniura-3"], ["coniura-4"]))
    bidding = after(state, GO, Conspire(("coniura-1",)))
    asked = [bidding.phase.seat]
    for card in (4, 2):
        bidding = after(bidding, Join((f"coniura-{card}",)))
        asked.append(bidding.phase.seat)
    assert asked == [3, 1, 2]
    assert after(bidding, GO).phase == Nominating(0)


@pytest.mark.rule("caligula.turn.order")
def test_who_has_no_fitting_card_is_asked_all_the_same():
    """Otherwise the table would know what is in that hand."""
    state = may_conspire(seats=3, hand=([], ["coniura-1"], []), candidates=("galba", "otho"))
    assert CALIGULA.legal_moves(state) == (Pass(),)
    bidding = after(state, GO, Conspire(("coniura-1",)))
    assert (bidding.phase, CALIGULA.legal_moves(bidding)) == (Bidding(2), (Pass(),))
    asked = []
    for move in (GO, GO, Nominate("galba"), Favour("galba"), GO, GO):
        bidding = after(bidding, move)
        asked.append((bidding.phase.type, bidding.phase.seat))
    assert asked[-3:] == [("protecting", 0), ("protecting", 2), ("striking", 1)]


@pytest.mark.rule("caligula.turn.order")
def test_the_last_marker_is_placed_by_its_owner_even_where_there_is_no_choice():
    """One marker in hand, one field free: still a move."""
    few = dict.fromkeys(("legionarii", "praetoriani", "tribuni"), (None, None))
    few |= {"plebs": ("plebs-4", "plebs-7"), "nobiles": ("nobiles-1", "nobiles-2")}
    lying = {
        ("plebs", 1): [(0, -1), (0, 0)],
        ("plebs", 2): [(1, -1), (1, 0)],
        ("nobiles", 1): [(0, 1), (0, 2)],
        ("nobiles", 2): [(0, 3), None],
    }
    state = a_state(civitas=few, markers=lying, phase=Placing(0))
    assert CALIGULA.legal_moves(state) == (Place(4, "nobiles", 2),)
    assert after(state, Place(4, "nobiles", 2)).phase.type != "placing"


@pytest.mark.rule("caligula.turn.order")
def test_a_favour_with_no_free_field_is_no_decision():
    """Caligula has no field, Elagabalus one: the joiner finds none."""
    state = may_conspire(candidates=("elagabalus", "otho"), hand=(["coniura-1"], ["coniura-2"]))
    favouring = after(state, *BID, Nominate("elagabalus"))
    assert favouring.phase == Favouring(0, (1,))
    assert after(favouring, Favour("elagabalus")).phase.type == "striking"


@pytest.mark.rule("caligula.turn.order")
def test_a_player_with_cards_is_asked_for_the_card_to_give_up_even_if_only_one_fits():
    """Not to be asked would tell the table how many fit."""
    state = after(about_to_resolve("plebs-10", hand=(["coniura-1", "pugio-1"], [])), GO)
    assert state.phase == Paying(0, "plebs", (1,))
    assert CALIGULA.legal_moves(state) == (Penalty("lose-coniura", card="coniura-1"),)
    assert CALIGULA.implied(state) == Penalty("lose-coniura", card="coniura-1")
    assert hands(after(state, Penalty("lose-coniura", card="coniura-1"))) == [["pugio-1"], []]


@pytest.mark.rule("caligula.turn.order")
def test_nothing_is_implied_where_there_is_a_choice_or_no_penalty():
    choice = after(about_to_resolve("plebs-10", hand=(["coniura-1", "pugio-8"], [])), GO)
    assert CALIGULA.implied(choice) is None
    assert CALIGULA.implied(may_conspire()) is None
