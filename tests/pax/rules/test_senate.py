"""With 5 to 8 players a Senator calls the others."""

import pytest

from conspiratio.pax.events import CardPlayed, IncomeTaken, Passed, PrimusConspiratusTaken, SenateCalled
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import End, Follow, Pass, Play
from conspiratio.pax.state import Choosing, Following, Playing
from tests.pax.build import a_state, after, card, events_of, ids, money, refused

HANDS = (["senator-1", "intrigue-1"], ["land-1", "land-2"], ["land-3"], ["land-4"], ["land-5"])


def a_call(*, seats=5, hand=HANDS, caller=0, played=("senator-1",), **more):
    """The caller has played these cards and may end the turn; hands go clockwise from the caller's."""
    hand = [*hand, *[()] * (seats - len(hand))]
    hand = [hand[(seat - caller) % seats] for seat in range(seats)]
    state = a_state(seats=seats, hand=hand, phase=Playing(caller), **more)
    return after(state, *map(Play, played))


def asked(state):
    """Everyone whom the call asks, in order, if all pass."""
    seats = []
    while isinstance(state.phase, Following):
        seats.append(state.phase.seat)
        state = after(state, Pass())
    return seats


@pytest.mark.rule("pax.senate.follow")
def test_after_a_turn_with_a_senator_every_other_player_is_asked_clockwise():
    assert asked(after(a_call(), End())) == [1, 2, 3, 4]
    assert asked(after(a_call(caller=3, first=3), End())) == [4, 0, 1, 2]


@pytest.mark.rule("pax.senate.follow")
@pytest.mark.parametrize(
    ("seats", "called"), [(2, []), (3, []), (4, []), (5, [1, 2]), (6, [1, 2]), (7, [1, 2]), (8, [1, 2])]
)
def test_the_senate_calls_only_with_5_to_8_players(seats, called):
    hand = (["senator-1"], *(["land-1"], ["land-2"])[: seats - 1])
    assert asked(after(a_call(seats=seats, hand=hand), End())) == called


@pytest.mark.rule("pax.senate.follow")
def test_without_a_senator_played_this_turn_nobody_is_called():
    state = a_call(played=(), display=({"senator": 3},))
    assert after(state, End()).phase == Choosing(1)
    assert after(state, Play("intrigue-1"), End()).phase == Choosing(1)


@pytest.mark.rule("pax.senate.follow")
def test_several_senators_call_once():
    state = a_call(hand=(["senator-1", "senator-2"], *HANDS[1:]), played=("senator-1", "senator-2"))
    assert asked(after(state, End())) == [1, 2, 3, 4]


@pytest.mark.rule("pax.senate.follow")
def test_the_call_comes_when_the_turn_is_finished_income_included():
    state = a_call()
    assert isinstance(state.phase, Playing)
    assert events_of(state, End()) == [IncomeTaken(0, 2, "longest", "senator", senator=True), SenateCalled(0)]
    assert money(after(state, End())) == [7, 5, 5, 5, 5]


@pytest.mark.rule("pax.senate.follow")
def test_the_senate_calls_also_when_an_intrigue_took_the_income():
    state = a_call(played=("senator-1", "intrigue-1"))
    assert events_of(state, End()) == [IncomeTaken(0, 0, "intrigue"), SenateCalled(0)]


@pytest.mark.rule("pax.senate.follow")
def test_who_follows_plays_one_card_from_the_hand_for_1_aureus_without_income():
    state = after(a_call(), End())
    assert PAX.legal_moves(state) == (Follow("land-1"), Follow("land-2"), Pass())
    assert events_of(state, Follow("land-2")) == [CardPlayed(1, card("land-2"), 1, news=True)]
    followed = after(state, Follow("land-2"))
    assert (ids(followed.players[1].hand), ids(followed.players[1].display)) == (["land-1"], ["land-2"])
    assert money(followed) == [7, 4, 5, 5, 5]
    assert followed.phase == Following(2, 0)


@pytest.mark.rule("pax.senate.follow")
def test_who_passes_keeps_card_and_aureus():
    state = after(a_call(), End())
    assert events_of(state, Pass()) == [Passed(1, "following")]
    passed = after(state, Pass())
    assert (passed.players, passed.phase) == (state.players, Following(2, 0))


@pytest.mark.rule("pax.senate.follow")
def test_only_the_player_asked_may_follow_and_only_from_the_own_hand():
    state = after(a_call(), End())
    assert refused(state, Follow("land-3"), seat=2) == ("pax.turn.choice", "not-your-turn", {"acting": 1})
    assert refused(state, Follow("land-3")) == ("pax.play.cost", "not-in-hand", {"card": "land-3"})
    assert refused(state, Play("land-1")) == ("pax.turn.choice", "now-following", {"move": "play"})


@pytest.mark.rule("pax.senate.follow")
def test_those_without_an_aureus_or_without_a_card_are_skipped():
    hand = (["senator-1"], ["land-1"], [], ["land-2"], ["land-3"])
    state = a_call(hand=hand, money=(5, 0, 5, 1, 5))
    assert asked(after(state, End())) == [3, 4]


@pytest.mark.rule("pax.senate.follow")
def test_a_player_with_no_card_that_may_be_laid_is_asked_all_the_same():
    hand = (["senator-1"], ["army-1"], ["land-1"])
    state = after(a_call(hand=hand), End())
    assert state.phase == Following(1, 0)
    assert PAX.legal_moves(state) == (Pass(),)


@pytest.mark.rule("pax.senate.follow")
def test_the_last_aureus_is_enough_to_follow():
    state = after(a_call(money=(5, 1)), End(), Follow("land-1"))
    assert money(state)[1] == 0


@pytest.mark.rule("pax.senate.follow")
def test_the_fleet_and_army_limit_holds_for_those_who_follow():
    hand = (["senator-1"], ["army-1", "army-10"], ["land-1"])
    state = after(a_call(hand=hand, display=({"land": 4}, {"land": 1})), End())
    assert refused(state, Follow("army-10")) == ("pax.play.limit", "army", {"have": 0, "add": 2, "limit": 1})
    assert PAX.legal_moves(state) == (Follow("army-1"), Pass())


@pytest.mark.rule("pax.senate.follow")
def test_primus_conspiratus_moves_at_once_when_a_follower_has_more_intrigue():
    hand = (["senator-1"], ["intrigue-1"], ["intrigue-12"], ["land-1"])
    state = after(a_call(hand=hand, display=({"intrigue": 1},)), End())
    assert after(state, Follow("intrigue-1")).conspirator == 0
    state = after(state, Follow("intrigue-1"))
    assert events_of(state, Follow("intrigue-12"))[1:] == [PrimusConspiratusTaken(2, 0)]
    assert after(state, Follow("intrigue-12")).conspirator == 2


@pytest.mark.rule("pax.senate.follow")
def test_a_senator_played_by_a_follower_calls_nobody():
    hand = (["senator-1"], ["senator-2"], ["land-1"])
    state = after(a_call(hand=hand), End())
    assert events_of(state, Follow("senator-2")) == [CardPlayed(1, card("senator-2"), 1, news=True)]
    state = after(state, Follow("senator-2"))
    assert asked(state) == [2]
    assert money(state)[1] == 4


@pytest.mark.rule("pax.senate.follow")
def test_after_the_call_the_turn_goes_to_the_next_player_as_usual():
    state = after(a_call(), End(), Pass(), Follow("land-3"), Pass(), Pass())
    assert state.phase == Choosing(1)


@pytest.mark.rule("pax.senate.follow")
def test_a_call_that_nobody_can_answer_is_over_at_once():
    state = a_call(hand=(["senator-1"],))
    assert events_of(state, End())[1:] == [SenateCalled(0)]
    assert after(state, End()).phase == Choosing(1)


@pytest.mark.rule("pax.senate.follow", "pax.round.first-player")
def test_the_call_of_the_last_player_is_answered_before_the_round_ends():
    hand = (["senator-1"], ["intrigue-1"], ["land-1"])
    state = a_call(hand=hand, caller=4, first=0, legions=(["wealth-1"],))
    state = after(state, End())
    assert (state.phase, ids(state.rome), state.round) == (Following(0, 4), [], 1)
    state = after(state, Pass(), Follow("land-1"))
    assert (state.phase, ids(state.rome), state.round) == (Choosing(0), ["wealth-1"], 2)
