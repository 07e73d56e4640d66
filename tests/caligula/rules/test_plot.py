"""The conspiracy, first part: who starts it, who leads, who is in."""

from itertools import permutations

import pytest

from conspiratio.caligula.events import BiddingEnded, BidMade, PlotDeclined, SequentiaReached
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Conspire, Favour, Join, Nominate, Pass, Raise
from conspiratio.caligula.state import Bidding, Nominating, Starting
from tests.caligula.build import (
    GO,
    SEQUENTIA,
    about_to,
    after,
    events_of,
    hands,
    ids,
    may_conspire,
    moves_of,
    of_type,
    refused,
)

BID = "caligula.plot.bid"


def singles(*numbers):
    return tuple(f"coniura-{n}" for n in numbers)


# caligula.plot.window


@pytest.mark.rule("caligula.plot.window")
@pytest.mark.parametrize("slot", range(6))
def test_after_each_sequentia_card_a_conspiracy_can_begin(slot):
    """Nobody has a marker on a card, so that no Civitas card asks anybody anything."""
    state = after(about_to(SEQUENTIA[slot]), GO)
    assert state.phase == Starting(state.ordo[0], state.ordo[1:])


@pytest.mark.rule("caligula.plot.window")
def test_after_the_last_sequentia_card_too():
    state = after(about_to(("draw",), sequentia=(("ordo",), ("draw",))), GO)
    assert state.phase == Starting(0, (1,))
    assert after(state, GO, GO).phase.type == "placing", "and after it the round is over"


@pytest.mark.rule("caligula.plot.window")
def test_there_is_no_conspiracy_while_a_sequentia_card_is_carried_out():
    state = about_to(("tribuni", "praetoriani", "nobiles"))
    assert [type(event).__name__ for event in events_of(state, GO)].count("CardTurnedUp") == 3
    assert after(state, GO).phase == Starting(0, (1,))


@pytest.mark.rule("caligula.plot.window")
def test_after_a_murder_there_is_none_in_this_round():
    state = about_to(("draw",), sequentia=(("ordo",), ("draw",), ("ordo",)), murdered=True)
    state, events = CALIGULA.play(state, GO)
    assert [event.slot for event in of_type(SequentiaReached, events)] == [1, 2], "the other cards are carried out"
    assert (state.round, state.phase.type) == (2, "placing")


@pytest.mark.rule("caligula.plot.window")
def test_the_next_round_allows_them_again():
    state = after(about_to(("draw",), sequentia=(("ordo",), ("draw",)), murdered=True), GO)
    assert (state.round, state.murdered) == (2, False)
    while state.phase.type == "placing":
        state = after(state, CALIGULA.legal_moves(state)[0])
    assert (state.slot, state.phase) == (0, Starting(1, (0,)))


@pytest.mark.rule("caligula.plot.window")
def test_a_failed_conspiracy_does_not_rule_out_the_next():
    state = may_conspire(hand=(["coniura-1"], []), candidates=("galba", "otho"))
    state = after(state, Conspire(("coniura-1",)), GO, Nominate("galba"), Favour("galba"), GO, GO)
    assert (state.slot, state.phase) == (1, Starting(1, (0,)))


# caligula.plot.start


@pytest.mark.rule("caligula.plot.start")
def test_in_ordo_order_each_is_asked_until_one_starts():
    state = may_conspire(seats=3, ordo=(1, 2, 0), hand=([], [], singles(1, 2)))
    assert state.phase == Starting(1, (2, 0))
    assert of_type(PlotDeclined, events_of(state, GO)) == [PlotDeclined(1)]
    started = after(state, GO, Conspire(("coniura-2",)))
    assert (started.plot.leader, started.plot.bids) == (2, (0, 0, 1))
    assert started.phase == Bidding(0)


@pytest.mark.rule("caligula.plot.start")
def test_any_number_of_coniura_symbols_may_start_it_but_at_least_one():
    state = may_conspire(hand=(["coniura-1", "coniura-11", "pugio-8", "pugio-1"],))
    assert {move.cards for move in moves_of(state, Conspire)} == {
        cards
        for n in (1, 2, 3)
        for cards in permutations(("coniura-1", "coniura-11", "pugio-8"), n)
        if list(cards) == sorted(cards)
    }
    assert refused(state, Conspire(())) == ("caligula.plot.start", "none")


@pytest.mark.rule("caligula.plot.start")
def test_declining_to_start_is_not_passing():
    state = may_conspire(hand=(singles(1, 3), singles(2)))
    bidding = after(state, GO, Conspire(("coniura-2",)))
    assert bidding.phase == Bidding(0)
    assert {move.type for move in CALIGULA.legal_moves(bidding)} == {"pass", "join", "raise"}


@pytest.mark.rule("caligula.plot.start")
def test_if_nobody_starts_the_next_sequentia_card_follows():
    state = may_conspire(seats=3)
    nxt = after(state, GO, GO, GO)
    assert (nxt.plot, nxt.slot) == (None, 1)


@pytest.mark.rule("caligula.plot.start")
def test_one_may_start_it_without_a_dagger_in_hand():
    state = may_conspire(hand=(singles(1),))
    assert after(state, Conspire(("coniura-1",))).phase == Bidding(1)


# caligula.plot.bid


@pytest.mark.rule("caligula.plot.bid")
def test_the_others_pass_join_or_raise():
    state = may_conspire(hand=(singles(1, 2), singles(3, 4, 5, 6)))
    bidding = after(state, Conspire(singles(1, 2)))
    counts = {(move.type, len(getattr(move, "cards", ()))) for move in CALIGULA.legal_moves(bidding)}
    assert counts == {("pass", 0), ("join", 2), ("raise", 3), ("raise", 4)}


@pytest.mark.rule("caligula.plot.bid")
def test_joining_takes_exactly_the_leaders_total():
    bidding = after(may_conspire(hand=(singles(1, 2), singles(3, 4, 5, 6))), Conspire(singles(1, 2)))
    for cards in (singles(3), singles(3, 4, 5), ()):
        assert refused(bidding, Join(cards)) == (BID, "join")


@pytest.mark.rule("caligula.plot.bid")
def test_raising_takes_more_than_the_leaders_total():
    bidding = after(may_conspire(hand=(singles(1, 2), singles(3, 4, 5, 6))), Conspire(singles(1, 2)))
    for cards in (singles(3), singles(3, 4), ()):
        assert refused(bidding, Raise(cards)) == (BID, "raise")


@pytest.mark.rule("caligula.plot.bid")
def test_what_one_has_laid_counts_and_only_the_rest_is_added():
    """The rulebook: started with 1, raised to 2 by another, 1 more joins and 2 more raise again."""
    state = may_conspire(hand=(singles(1, 2, 3), singles(4, 5)))
    bidding = after(state, Conspire(singles(1)), Raise(singles(4, 5)))
    assert bidding.phase == Bidding(0)
    assert {(move.type, len(getattr(move, "cards", ()))) for move in CALIGULA.legal_moves(bidding)} == {
        ("pass", 0),
        ("join", 1),
        ("raise", 2),
    }
    (joined,) = of_type(BidMade, events_of(bidding, Join(singles(2))))
    assert (joined.what, joined.total) == ("join", 2)
    (raised,) = of_type(BidMade, events_of(bidding, Raise(singles(2, 3))))
    assert (raised.what, raised.total) == ("raise", 3)


@pytest.mark.rule("caligula.plot.bid")
def test_whoever_raises_leads_and_all_who_have_not_passed_are_asked_again_from_there():
    state = may_conspire(seats=5, ordo=(4, 0, 1, 2, 3), hand=[singles(3 * n + 1, 3 * n + 2) for n in range(5)])
    moves = [Conspire(singles(13)), Join(singles(1)), Pass(), Raise(singles(7, 8))]
    state = after(state, *moves)
    assert state.plot.leader == 2
    asked = []
    for move in (Join(singles(10, 11)), Join(singles(14)), Join(singles(2))):
        asked.append(state.phase.seat)
        state = after(state, move)
    assert asked == [3, 4, 0], "not 1, who has passed"
    assert state.phase == Nominating(2)


@pytest.mark.rule("caligula.plot.bid")
def test_when_all_have_joined_or_passed_the_leader_cannot_raise():
    state = may_conspire(seats=3, hand=(singles(1, 2, 3), singles(4), []))
    state = after(state, Conspire(singles(1)), Join(singles(4)), Pass())
    assert state.phase == Nominating(0)
    assert refused(state, Raise(singles(2))) == ("caligula.turn.order", "now-nominating")


@pytest.mark.rule("caligula.plot.bid")
def test_a_leader_alone_is_a_conspiracy():
    state = after(may_conspire(seats=3, hand=(singles(1), [], [])), Conspire(singles(1)), Pass(), Pass())
    assert state.phase == Nominating(0)


@pytest.mark.rule("caligula.plot.bid")
def test_bids_are_laid_open_and_leave_the_hand():
    state = may_conspire(hand=(singles(1, 2), []))
    laid = after(state, Conspire(singles(1)))
    assert hands(laid)[0] == ["coniura-2"]
    for eye in (None, 0, 1):
        assert [(one.seat, one.card) for one in CALIGULA.view(laid, eye).plot.laid] == [(0, "coniura-1")]


# caligula.plot.cards-back


@pytest.mark.rule("caligula.plot.cards-back")
def test_all_cards_go_under_their_own_stacks_in_the_order_laid_those_of_the_passed_too():
    hand = (["pugio-8", "coniura-1"], ["coniura-11", "pugio-9"], ["pugio-10"])
    state = may_conspire(seats=3, hand=hand)
    stacks = ids(state.coniura), ids(state.pugio)
    # 0 starts and passes in the end, 2 passes after having joined
    ending = after(state, Conspire(("pugio-8",)), Pass(), Join(("pugio-10",)))
    assert ids(ending.coniura) == stacks[0]
    assert ids(ending.pugio) == [*stacks[1], "pugio-8", "pugio-10"]
    ending = after(state, Conspire(("pugio-8",)), Raise(("coniura-11", "pugio-9")), Pass(), Pass())
    assert ending.plot.leader == 1
    assert ids(ending.coniura) == [*stacks[0], "coniura-11"]
    assert ids(ending.pugio) == [*stacks[1], "pugio-8", "pugio-9"]
    assert hands(ending) == [["coniura-1"], [], ["pugio-10"]]


@pytest.mark.rule("caligula.plot.cards-back")
def test_they_lie_on_the_table_until_the_bidding_is_over():
    state = may_conspire(hand=(singles(1), singles(2)))
    bidding = after(state, Conspire(singles(1)))
    assert "coniura-1" not in ids(bidding.coniura)
    assert ids(after(bidding, Join(singles(2))).coniura)[-2:] == ["coniura-1", "coniura-2"]


# caligula.plot.sides


@pytest.mark.rule("caligula.plot.sides")
def test_leader_and_joiners_conspire_and_everyone_else_does_not():
    state = may_conspire(seats=4, ordo=(1, 2, 3, 0), hand=(singles(1), singles(2), [], singles(3)))
    (event,) = of_type(BiddingEnded, events_of(state, Conspire(singles(2)), Pass(), Join(singles(3)), Pass()))
    assert (event.conspirators, event.others) == ((1, 3), (2, 0))


@pytest.mark.rule("caligula.plot.sides")
def test_who_joined_and_then_passed_is_no_conspirator():
    state = may_conspire(seats=3, hand=(singles(1), singles(2), singles(3, 4)))
    moves = [Conspire(singles(1)), Join(singles(2)), Raise(singles(3, 4)), Pass(), Pass()]
    (event,) = of_type(BiddingEnded, events_of(state, *moves))
    assert (event.conspirators, event.others) == ((2,), (0, 1))


@pytest.mark.rule("caligula.plot.sides")
def test_even_the_first_leader_may_end_outside():
    state = may_conspire(hand=(singles(1), singles(2, 3)))
    (event,) = of_type(BiddingEnded, events_of(state, Conspire(singles(1)), Raise(singles(2, 3)), Pass()))
    assert (event.conspirators, event.others) == ((1,), (0,))
