"""Playing cards from the hand: cost, limit, Primus Conspiratus."""

import pytest

from conspiratio.pax.events import CardPlayed, PrimusConspiratusTaken
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Draw, End, Play
from conspiratio.pax.state import Playing
from tests.pax.build import a_state, after, card, events_of, ids, money, refused

LANDS = ["land-1", "land-2", "land-3", "land-4", "land-5"]


def a_hand(*cards, display=(), money=20, **more):
    return a_state(hand=(cards,), display=display, money=(money,), phase=Playing(0), **more)


@pytest.mark.rule("pax.play.cost")
def test_the_first_card_is_free_and_each_further_one_costs_1_more():
    state = a_hand(*LANDS)
    costs = [events_of(state, *map(Play, LANDS[: n + 1]))[0].cost for n in range(5)]
    assert costs == [0, 1, 2, 3, 4]


@pytest.mark.rule("pax.play.cost")
def test_each_card_is_paid_as_it_is_played():
    state = a_hand(*LANDS, money=10)
    left = [money(after(state, *map(Play, LANDS[:n])))[0] for n in range(6)]
    assert left == [10, 10, 9, 7, 4, 0]


@pytest.mark.rule("pax.play.cost")
def test_a_card_that_cannot_be_paid_cannot_be_played():
    state = after(a_hand(*LANDS, money=1), Play("land-1"), Play("land-2"))
    assert refused(state, Play("land-3")) == ("pax.play.cost", "short", {"cost": 2, "money": 0})
    assert PAX.legal_moves(state) == (End(),)


@pytest.mark.rule("pax.play.cost")
def test_the_first_card_needs_no_money():
    assert money(after(a_hand("land-1", money=0), Play("land-1")))[0] == 0


@pytest.mark.rule("pax.play.cost")
def test_a_card_leaves_the_hand_for_the_display_and_everyone_sees_it():
    state = a_hand("land-1", "army-1")
    assert events_of(state, Play("land-1")) == [CardPlayed(0, card("land-1"), 0, news=True)]
    played = after(state, Play("land-1"))
    assert (ids(played.players[0].hand), ids(played.players[0].display)) == (["army-1"], ["land-1"])
    assert ids(PAX.view(played, 1).players[0].display) == ["land-1"]


@pytest.mark.rule("pax.play.cost")
def test_only_cards_in_the_own_hand_can_be_played():
    state = a_state(hand=(["land-1"], ["land-2"]), phase=Playing(0))
    assert refused(state, Play("land-2")) == ("pax.play.cost", "not-in-hand", {"card": "land-2"})


@pytest.mark.rule("pax.play.cost")
def test_every_turn_starts_with_a_free_card_again():
    state = a_state(hand=(["land-1"], ["land-2"]), deck=(), money=(0, 0), phase=Playing(0))
    turn = (Play("land-1"), End(), Draw(), Play("land-2"))
    assert events_of(state, *turn)[0].cost == 0


@pytest.mark.rule("pax.play.limit")
@pytest.mark.parametrize("arms", ["fleet", "army"])
@pytest.mark.parametrize("base", ["land", "intrigue"])
def test_fleet_and_army_symbols_never_exceed_land_or_intrigue_symbols(arms, base):
    state = a_hand(f"{arms}-6", display=({base: 3, arms: 2},))
    assert refused(state, Play(f"{arms}-6")) is None
    full = a_hand(f"{arms}-6", display=({base: 3, arms: 3},))
    assert refused(full, Play(f"{arms}-6")) == ("pax.play.limit", arms, {"have": 3, "add": 1, "limit": 3})


@pytest.mark.rule("pax.play.limit")
def test_a_card_of_two_symbols_needs_room_for_both():
    state = a_hand("army-10", display=({"land": 3, "army": 2},))
    assert refused(state, Play("army-10")) == ("pax.play.limit", "army", {"have": 2, "add": 2, "limit": 3})


@pytest.mark.rule("pax.play.limit")
def test_fleets_and_armies_are_counted_each_on_their_own():
    state = a_hand("army-1", display=({"land": 2, "fleet": 2},))
    assert ids(after(state, Play("army-1")).players[0].display)[2] == "army-1"


@pytest.mark.rule("pax.play.limit")
@pytest.mark.parametrize("arms", ["fleet", "army"])
def test_land_and_intrigue_are_not_added_up(arms):
    """The rulebook's example: 3 Land and 4 Intrigue allow 4 Armies and 4 Fleets."""
    display = {"land": 3, "intrigue": 4, "fleet": 3, "army": 3}
    state = a_hand(f"{arms}-5", f"{arms}-6", display=(display,))
    full = after(state, Play(f"{arms}-5"))
    assert refused(full, Play(f"{arms}-6")) == ("pax.play.limit", arms, {"have": 4, "add": 1, "limit": 4})


@pytest.mark.rule("pax.play.limit")
def test_without_land_and_intrigue_there_are_no_fleets_and_armies():
    state = a_hand("fleet-1", "army-1", display=({}, {"land": 5}))
    assert refused(state, Play("fleet-1")) == ("pax.play.limit", "fleet", {"have": 0, "add": 1, "limit": 0})
    assert PAX.legal_moves(state) == (End(),)


@pytest.mark.rule("pax.play.limit")
@pytest.mark.parametrize("base", ["land-1", "intrigue-1"])
def test_cards_played_earlier_in_the_same_turn_count(base):
    state = a_hand("fleet-1", "fleet-2", base)
    assert refused(state, Play("fleet-1")) is not None
    grown = after(state, Play(base), Play("fleet-1"))
    assert refused(grown, Play("fleet-2")) == ("pax.play.limit", "fleet", {"have": 1, "add": 1, "limit": 1})


@pytest.mark.rule("pax.play.limit")
@pytest.mark.parametrize("free", ["wealth-10", "religion-10", "senator-10", "land-12", "intrigue-12"])
def test_other_categories_know_no_limit(free):
    assert refused(a_hand(free), Play(free)) is None


@pytest.mark.rule("pax.play.primus-conspiratus")
def test_nobody_holds_primus_conspiratus_before_the_first_intrigue():
    state = a_hand("land-1", "intrigue-1")
    assert after(state, Play("land-1")).conspirator is None
    assert events_of(state, Play("intrigue-1"))[1:] == [PrimusConspiratusTaken(0, None)]
    assert after(state, Play("intrigue-1")).conspirator == 0


@pytest.mark.rule("pax.play.primus-conspiratus")
def test_more_intrigue_takes_primus_conspiratus_at_once():
    state = a_hand("intrigue-1", "land-1", display=({"intrigue": 2}, {"intrigue": 2}), conspirator=1)
    assert events_of(state, Play("intrigue-1"))[1:] == [PrimusConspiratusTaken(0, 1)]
    in_the_middle_of_the_turn = after(state, Play("intrigue-1"))
    assert in_the_middle_of_the_turn.conspirator == 0
    assert isinstance(in_the_middle_of_the_turn.phase, Playing)


@pytest.mark.rule("pax.play.primus-conspiratus")
def test_on_a_tie_primus_conspiratus_stays_where_it_is():
    state = a_hand("intrigue-1", display=({"intrigue": 1}, {"intrigue": 2}))
    assert events_of(state, Play("intrigue-1")) == [CardPlayed(0, card("intrigue-1"), 0, news=True)]
    assert after(state, Play("intrigue-1")).conspirator == 1


@pytest.mark.rule("pax.play.primus-conspiratus")
def test_primus_conspiratus_goes_by_symbols_not_cards():
    state = a_hand("intrigue-12", display=(["intrigue-1"], ["intrigue-2", "intrigue-3"]))
    assert state.conspirator == 1
    assert after(state, Play("intrigue-12")).conspirator == 0


@pytest.mark.rule("pax.play.primus-conspiratus")
def test_the_holder_keeps_primus_conspiratus_without_a_word():
    state = a_hand("intrigue-1", "land-1", display=({"intrigue": 1},))
    assert [type(event) for event in events_of(state, Play("intrigue-1"))] == [CardPlayed]
    assert after(state, Play("intrigue-1")).conspirator == 0


@pytest.mark.rule("pax.play.primus-conspiratus")
def test_only_intrigue_moves_primus_conspiratus():
    state = a_hand("land-1", display=({}, {"intrigue": 1}))
    assert after(state, Play("land-1")).conspirator == 1
