"""Buying the cards below a Legion."""

import pytest

from conspiratio.pax.events import GroupBought, Passed
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Buy, Draw, Pass, Place, Play
from conspiratio.pax.state import Buying, Playing
from tests.pax.build import a_state, after, card, events_of, ids, money, refused


def a_market(*columns, money=5, **more):
    return a_state(legions=columns, money=(money,), phase=Buying(0), **more)


@pytest.mark.rule("pax.buy.group")
def test_all_the_cards_below_one_legion_go_into_the_hand():
    state = a_market(["wealth-1"], ["land-1", "army-1", "land-2"], hand=(["senator-1"],))
    assert events_of(state, Buy(2)) == [GroupBought(0, 2, tuple(map(card, ("land-1", "army-1", "land-2"))), 3)]
    bought = after(state, Buy(2))
    assert ids(bought.players[0].hand) == ["senator-1", "land-1", "army-1", "land-2"]
    assert [ids(column) for column in bought.legions] == [["wealth-1"], [], []]


@pytest.mark.rule("pax.buy.group")
def test_at_most_one_group_is_bought_in_a_turn():
    bought = after(a_market(["wealth-1"], ["land-1"]), Buy(1))
    assert bought.phase == Playing(0)
    assert refused(bought, Buy(2)) == ("pax.turn.choice", "now-playing", {"move": "buy"})


@pytest.mark.rule("pax.buy.group")
def test_nobody_has_to_buy():
    state = a_market(["wealth-1"])
    assert events_of(state, Pass()) == [Passed(0, "buying")]
    passed = after(state, Pass())
    assert (passed.phase, passed.legions, money(passed)) == (Playing(0), state.legions, [5, 5])


@pytest.mark.rule("pax.buy.group")
def test_an_empty_column_and_a_legion_that_is_not_there_cannot_be_bought():
    state = a_market(["wealth-1"])
    assert refused(state, Buy(2)) == ("pax.buy.group", "empty", {"legion": 2})
    for legion in (0, -1, 4):
        assert refused(state, Buy(legion)) == ("pax.buy.group", "no-such-legion", {"count": 3})
    assert PAX.legal_moves(state) == (Buy(1), Pass())


@pytest.mark.rule("pax.buy.group")
def test_the_card_just_placed_below_a_legion_is_part_of_its_group():
    state = a_state(deck=("army-1", "fleet-1", "land-1"), legions=(["wealth-1"],))
    state = after(state, Draw(), Place("army-1", "legion", 1), Place("fleet-1", "hand"), Place("land-1", "under"))
    assert ids(after(state, Buy(1)).players[0].hand) == ["fleet-1", "wealth-1", "army-1"]


@pytest.mark.rule("pax.buy.group")
def test_everyone_remembers_who_bought_which_cards():
    bought = after(a_market(["wealth-1"], hand=(["senator-1"],)), Buy(1))
    for eye in (1, None):
        assert sorted(ids(PAX.view(bought, eye).players[0].hand)) == ["?", "wealth-1"]


@pytest.mark.rule("pax.buy.group")
def test_bought_cards_can_be_played_in_the_same_turn():
    played = after(a_market(["wealth-1"]), Buy(1), Play("wealth-1"))
    assert ids(played.players[0].display) == ["wealth-1"]


@pytest.mark.rule("pax.buy.price")
def test_a_group_costs_the_sum_of_its_values():
    """The rulebook's example: a Land and an Intrigue for 4 Aurei."""
    bought = after(a_market(["land-5", "intrigue-5"]), Buy(1))
    assert (money(bought), ids(bought.players[0].hand)) == ([1, 5], ["land-5", "intrigue-5"])


@pytest.mark.rule("pax.buy.price")
@pytest.mark.parametrize(("wealth", "price"), [(0, 7), (2, 7), (3, 6), (5, 6), (6, 5), (8, 5), (9, 4), (12, 3)])
def test_every_full_3_wealth_symbols_on_display_save_1_aureus(wealth, price):
    state = a_market(["army-10", "senator-7"], money=7, display=({"wealth": wealth},))
    assert events_of(state, Buy(1))[0].price == price
    assert money(after(state, Buy(1)))[0] == 7 - price


@pytest.mark.rule("pax.buy.price")
def test_the_discount_is_for_the_group_not_for_each_card():
    state = a_market(["land-1", "land-2", "land-3"], display=({"wealth": 3},))
    assert events_of(state, Buy(1))[0].price == 2


@pytest.mark.rule("pax.buy.price")
def test_the_price_is_never_below_0():
    state = a_market(["land-1"], money=0, display=({"wealth": 6},))
    assert events_of(state, Buy(1))[0].price == 0
    assert money(after(state, Buy(1)))[0] == 0


@pytest.mark.rule("pax.buy.price")
def test_a_group_for_nothing_is_offered_to_a_player_without_money():
    state = a_state(money=(0,), display=({"wealth": 6},), legions=(["land-1"],), deck=("army-1",))
    assert after(state, Draw(), Place("army-1", "hand")).phase == Buying(0)


@pytest.mark.rule("pax.buy.price")
def test_wealth_in_hand_or_in_front_of_others_saves_nothing():
    state = a_market(["land-5"], hand=(["wealth-9", "wealth-10"],), display=({}, {"wealth": 6}))
    assert events_of(state, Buy(1))[0].price == 2


@pytest.mark.rule("pax.buy.money")
def test_a_group_must_be_paid_in_full():
    state = a_market(["army-10"], ["land-1"], money=3)
    assert refused(state, Buy(1)) == ("pax.buy.money", "short", {"price": 4, "money": 3})
    assert PAX.legal_moves(state) == (Buy(2), Pass())


@pytest.mark.rule("pax.buy.money")
def test_the_last_aureus_may_be_spent():
    assert money(after(a_market(["army-10"], money=4), Buy(1)))[0] == 0


@pytest.mark.rule("pax.buy.money")
def test_the_discount_decides_whether_the_money_is_enough():
    discounted = {"price": 3, "money": 2}
    state = a_market(["army-10"], ["senator-7"], money=2, display=({"wealth": 3},))
    assert refused(state, Buy(1)) == ("pax.buy.money", "short", discounted)
    assert refused(state, Buy(2)) is None
