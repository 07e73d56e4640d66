"""The end of a round and the start of the next."""

import pytest

from conspiratio.pax.events import LegionsFilled, RomeTook, RoundBegan
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import End, Peek, Play
from conspiratio.pax.state import Choosing, Playing
from tests.pax.build import a_state, after, card, events_of, ids

DECK = ("senator-1", "senator-2", "senator-3", "senator-4", "senator-5", "senator-6")


def last_turn(*columns, **more):
    """Seat 1 of two is about to end the last turn of the round."""
    return a_state(**({"legions": columns, "deck": DECK, "phase": Playing(1)} | more))


@pytest.mark.rule("pax.round.rome-takes")
def test_rome_takes_the_column_of_the_highest_sum_face_up():
    state = last_turn(["army-5"], ["land-5", "fleet-3"], ["wealth-1"])
    assert events_of(state, End())[1] == RomeTook(2, (card("land-5"), card("fleet-3")))
    state = after(state, End())
    assert ids(state.rome) == ids(PAX.view(state, None).rome) == ["fleet-3", "land-5"]
    assert [ids(column) for column in state.legions] == [["army-5"], ["senator-1"], ["wealth-1"]]


@pytest.mark.rule("pax.round.rome-takes")
def test_rome_takes_when_each_player_has_had_one_turn_not_before():
    state = a_state(seats=3, first=1, legions=(["army-5"],), deck=DECK)
    for _ in range(2):
        state = after(state, Peek())
        assert (ids(state.rome), state.round) == ([], 1)
    state = after(state, Peek())
    assert (ids(state.rome), state.round) == (["army-5"], 2)


@pytest.mark.rule("pax.round.rome-takes")
@pytest.mark.parametrize(
    ("columns", "legion"),
    [
        ((["land-1"], ["army-5"], ["fleet-5"]), 2),
        ((["army-5"], ["land-5", "wealth-1"], []), 1),
        (([], ["land-1"], ["land-2"]), 2),
        ((["land-1"], ["land-2"], ["land-3"]), 1),
    ],
)
def test_on_a_tie_rome_takes_the_column_of_the_lowest_legion(columns, legion):
    assert events_of(last_turn(*columns), End())[1].legion == legion


@pytest.mark.rule("pax.round.rome-takes")
def test_discounts_play_no_part_in_what_rome_takes():
    """With 6 Wealth both groups would cost nothing, and a tie would go to Legion I."""
    state = last_turn(["land-1"], ["land-5"], display=({"wealth": 6}, {"wealth": 6}))
    assert events_of(state, End())[1].legion == 2


@pytest.mark.rule("pax.round.rome-takes")
def test_values_decide_not_symbols_or_the_number_of_cards():
    state = last_turn(["land-9"], ["army-5"], ["land-1", "land-2"])
    assert events_of(state, End())[1].legion == 2


@pytest.mark.rule("pax.round.rome-takes")
def test_rome_has_no_fleet_or_army_limit():
    state = last_turn(["army-10", "fleet-10"], rome={"army": 5})
    assert len(ids(after(state, End()).rome)) == 7


@pytest.mark.rule("pax.round.rome-takes")
def test_nothing_goes_to_rome_if_all_columns_are_empty():
    events = events_of(last_turn(), End())
    assert not any(isinstance(event, RomeTook) for event in events)
    assert ids(after(last_turn(), End()).rome) == []


@pytest.mark.rule("pax.round.rome-takes")
def test_romes_cards_stay_with_rome_round_after_round():
    state = after(last_turn(["army-5"], ["land-5"]), End(), Peek(), Peek())
    assert ids(state.rome) == ["army-5", "land-5"]


@pytest.mark.rule("pax.round.first-player")
def test_the_holder_of_primus_conspiratus_is_first_player_of_the_next_round():
    state = a_state(seats=3, first=0, phase=Playing(2), display=({}, {"intrigue": 1}))
    state = after(state, End())
    assert (state.first, state.phase) == (1, Choosing(1))
    assert [PAX.to_act(after(state, *[Peek()] * n)) for n in range(4)] == [1, 2, 0, 1]


@pytest.mark.rule("pax.round.first-player")
def test_with_no_holder_the_first_player_stays():
    state = after(a_state(seats=3, first=1, phase=Playing(0)), End())
    assert (state.first, state.phase) == (1, Choosing(1))


@pytest.mark.rule("pax.round.first-player")
def test_a_holder_who_was_first_already_stays_first():
    state = after(a_state(first=1, phase=Playing(0), display=({}, {"intrigue": 1})), End())
    assert (state.first, state.phase) == (1, Choosing(1))


@pytest.mark.rule("pax.round.first-player", "pax.play.primus-conspiratus")
def test_primus_conspiratus_taken_in_a_round_changes_the_first_player_only_after_it():
    state = a_state(seats=3, hand=((), ["intrigue-1"]), phase=Playing(1))
    state = after(state, Play("intrigue-1"), End())
    assert (state.first, state.phase) == (0, Choosing(2))
    state = after(state, Peek())
    assert (state.first, state.phase) == (1, Choosing(1))


@pytest.mark.rule("pax.round.first-player")
def test_a_player_may_have_the_last_turn_of_a_round_and_the_first_of_the_next():
    state = after(last_turn(hand=((), ["intrigue-1"])), Play("intrigue-1"), End())
    assert state.phase == Choosing(1)


@pytest.mark.rule("pax.round.refill")
def test_each_empty_column_gets_one_card_from_the_deck_legion_i_first():
    state = last_turn([], ["army-5"], [])
    assert events_of(state, End())[1:] == [
        RomeTook(2, (card("army-5"),)),
        RoundBegan(2, 0),
        LegionsFilled((1, 2, 3), (card("senator-1"), card("senator-2"), card("senator-3"))),
    ]
    state = after(state, End())
    assert [ids(column) for column in state.legions] == [["senator-1"], ["senator-2"], ["senator-3"]]
    assert ids(state.deck) == ["senator-4", "senator-5", "senator-6"]


@pytest.mark.rule("pax.round.refill")
def test_a_column_that_has_cards_gets_none():
    state = after(last_turn(["land-1", "land-2"], [], ["army-10"]), End())
    assert [ids(column) for column in state.legions] == [["land-1", "land-2"], ["senator-1"], ["senator-2"]]


@pytest.mark.rule("pax.round.refill")
def test_a_deck_that_is_just_enough_is_used_up_and_the_game_goes_on():
    state = after(last_turn(["army-5"], deck=("senator-1", "senator-2", "senator-3")), End())
    assert (ids(state.deck), state.phase, state.exhausted) == ([], Choosing(0), False)
