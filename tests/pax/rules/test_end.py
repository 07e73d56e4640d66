"""How the game ends, and for whom."""

import pytest

from conspiratio.pax.events import DeckFoundEmpty, GameEnded, IncomeTaken, RomeTook
from conspiratio.pax.game import PAX
from conspiratio.pax.moves import Draw, End, Pass, Peek, Place
from conspiratio.pax.scoring import TableResult
from conspiratio.pax.state import Choosing, Over, Playing
from tests.pax.build import a_state, after, card, events_of, ids, money

HIDDEN = ("senator-8", "senator-9", "senator-10")
REVEALED = tuple(map(card, HIDDEN))


def ending(**more):
    """Seat 1 of two is about to end the last turn of the round."""
    return a_state(**({"rome_hidden": HIDDEN, "phase": Playing(1)} | more))


def over(*, reason="no-refill", **more):
    return PAX.result(a_state(phase=Over(reason), **more))


REBELS = {"wealth": 1, "religion": 1, "senator": 1, "intrigue": 1}
"""Enough for the players to win, whatever Fleets and Armies lie before the others."""


def score(display, rome=()):
    """The points of a player who sits at a table with rebels."""
    return over(display=(display, REBELS), rome=rome).scores[0]


# No refill


@pytest.mark.rule("pax.end.no-refill")
def test_if_the_deck_cannot_fill_every_empty_column_the_game_ends_at_once_and_none_is_filled():
    state = ending(legions=(["army-5"], ["land-1"], []), deck=("wealth-1",))
    assert events_of(state, End()) == [
        IncomeTaken(1, 2, "base"),
        RomeTook(1, (card("army-5"),)),
        GameEnded("no-refill", REVEALED),
    ]
    state = after(state, End())
    assert state.phase == Over("no-refill")
    assert [ids(column) for column in state.legions] == [[], ["land-1"], []]
    assert ids(state.deck) == ["wealth-1"]


@pytest.mark.rule("pax.end.no-refill")
def test_with_no_column_to_fill_but_romes_an_empty_deck_ends_the_game():
    state = after(ending(legions=(["army-5"], ["land-1"], ["land-2"]), deck=()), End())
    assert state.phase == Over("no-refill")


@pytest.mark.rule("pax.end.no-refill")
def test_with_just_enough_cards_the_game_goes_on():
    state = after(ending(legions=(["army-5"], ["land-1"], []), deck=("wealth-1", "wealth-2")), End())
    assert state.phase == Choosing(0)
    assert PAX.result(state) is None


@pytest.mark.rule("pax.end.no-refill")
def test_rome_takes_its_column_before_the_refill_fails():
    state = after(ending(legions=(["army-5"],), deck=()), End())
    assert ids(state.rome) == ["army-5", *HIDDEN]


# The deck is exhausted


@pytest.mark.rule("pax.end.exhausted")
def test_when_a_player_found_the_deck_empty_the_game_ends_after_everyones_turn_in_this_round():
    state = a_state(seats=3, deck=(), rome_hidden=HIDDEN)
    state = after(state, Draw(), End())
    assert state.phase == Choosing(1)
    state = after(state, Peek())
    assert state.phase == Choosing(2)
    assert events_of(state, Peek())[1:] == [GameEnded("exhausted", REVEALED)]
    assert after(state, Peek()).phase == Over("exhausted")


@pytest.mark.rule("pax.end.exhausted")
def test_players_before_the_first_player_get_no_further_turn():
    state = a_state(first=1, deck=(), phase=Choosing(0))
    assert after(state, Draw(), End()).phase == Over("exhausted")


@pytest.mark.rule("pax.end.exhausted", "pax.draw.short-deck")
def test_a_deck_found_empty_before_the_third_card_ends_the_game_too():
    state = ending(deck=("army-1", "army-2"), phase=Choosing(1))
    state = after(state, Draw(), Place("army-1", "legion", 1))
    assert events_of(state, Place("army-2", "hand"))[1:] == [DeckFoundEmpty(1, 0)]
    state = after(state, Place("army-2", "hand"), Pass())
    assert events_of(state, End())[1:] == [GameEnded("exhausted", REVEALED)]


@pytest.mark.rule("pax.end.exhausted", "pax.draw.short-deck")
def test_a_full_draw_that_uses_up_the_deck_has_not_found_it_empty():
    """The card slipped under came back as the third: nothing was missing, and what ends the game is the refill."""
    state = ending(deck=("army-1", "army-2"), legions=(["land-1"], ["land-2"], ["land-3"]), phase=Choosing(1))
    state = after(state, Draw(), Place("army-1", "under"), Place("army-2", "hand"), Place("army-1", "legion", 1))
    assert (ids(state.deck), state.exhausted) == ([], False)
    assert after(state, Pass(), End()).phase == Over("no-refill")


@pytest.mark.rule("pax.end.exhausted")
def test_rome_takes_no_column_in_the_last_round():
    state = ending(legions=(["army-5"],), deck=(), exhausted=True)
    assert events_of(state, End()) == [IncomeTaken(1, 2, "base"), GameEnded("exhausted", REVEALED)]
    state = after(state, End())
    assert (ids(state.legions), ids(state.rome)) == (["army-5"], list(HIDDEN))


@pytest.mark.rule("pax.end.exhausted")
def test_with_final_column_rome_takes_a_column_in_the_last_round_too():
    state = ending(legions=(["army-5"],), deck=(), exhausted=True, final_column=True)
    assert events_of(state, End()) == [
        IncomeTaken(1, 2, "base"),
        RomeTook(1, (card("army-5"),)),
        GameEnded("exhausted", REVEALED),
    ]
    state = after(state, End())
    assert (state.phase, ids(state.legions), ids(state.rome)) == (Over("exhausted"), [], ["army-5", *HIDDEN])


@pytest.mark.rule("pax.end.exhausted")
@pytest.mark.parametrize("final_column", [False, True])
def test_cards_slipped_under_later_do_not_call_the_end_off(final_column):
    deck = ("wealth-1", "wealth-2", "wealth-3", "wealth-4")
    state = after(ending(deck=deck, exhausted=True, final_column=final_column), End())
    assert state.phase == Over("exhausted")
    assert ids(state.deck) == list(deck)


@pytest.mark.rule("pax.end.exhausted")
def test_a_deck_that_nobody_wanted_to_draw_from_is_not_found_empty():
    """Everyone looks at Rome: Rome takes its column, and the round ends the game for want of a refill."""
    state = after(a_state(deck=(), legions=(["army-5"],), rome_hidden=HIDDEN), Peek(), Peek())
    assert state.phase == Over("no-refill")
    assert ids(state.rome) == ["army-5", *HIDDEN]


@pytest.mark.rule("pax.end.exhausted")
def test_in_the_last_round_everyone_may_still_take_the_full_turn():
    state = after(a_state(deck=()), Draw(), End(), Draw(), End())
    assert state.phase == Over("exhausted")
    assert money(state) == [5 + 2 + 2] * 2


# Rome's cards are turned up


@pytest.mark.rule("pax.end.reveal")
def test_romes_face_down_cards_are_turned_up():
    state = after(ending(deck=(), rome=("land-1",)), End())
    assert state.rome_hidden == ()
    assert ids(state.rome) == ids(PAX.view(state, None).rome) == [*HIDDEN, "land-1"]


@pytest.mark.rule("pax.end.reveal", "pax.end.rome-wins")
@pytest.mark.parametrize(
    ("hidden", "rome_wins"),
    [
        (("wealth-2", "religion-2", "senator-2"), True),
        (("wealth-2", "religion-2", "religion-3"), False),
    ],
)
def test_romes_face_down_cards_count(hidden, rome_wins):
    """Rome holds the Army; what was hidden adds three categories, or two."""
    ones = dict.fromkeys(("wealth", "religion", "senator", "land", "intrigue", "fleet", "army"), 1)
    state = ending(display=(ones,), rome={"army": 1}, rome_hidden=hidden, deck=())
    assert PAX.result(after(state, End())).rome is rome_wins


# Bonus pieces


@pytest.mark.rule("pax.end.bonus")
@pytest.mark.parametrize(
    ("fleet", "army", "total"),
    [
        (2, 2, 4),
        (3, 0, 4),
        (0, 3, 4),
        (5, 0, 6),
        (6, 0, 8),
        (0, 6, 8),
        (9, 0, 12),
        (3, 3, 8),
        (7, 4, 14),
    ],
)
def test_every_3_fleets_give_an_army_and_every_3_armies_a_fleet(fleet, army, total):
    assert score({"fleet": fleet, "army": army}).arms == total


@pytest.mark.rule("pax.end.bonus")
@pytest.mark.parametrize(("fleet", "army", "total"), [(3, 2, 6), (2, 3, 6), (6, 1, 9), (5, 5, 12)])
def test_bonus_pieces_give_no_further_bonus(fleet, army, total):
    assert score({"fleet": fleet, "army": army}).arms == total


@pytest.mark.rule("pax.end.bonus")
def test_bonus_pieces_know_no_limit():
    assert score({"land": 3, "fleet": 3, "army": 3}).arms == 4 + 4


@pytest.mark.rule("pax.end.bonus", "pax.score.stronger")
@pytest.mark.parametrize(("rome_army", "stronger"), [(0, 2), (1, 1)])
def test_a_bonus_army_counts_in_the_comparison_with_rome(rome_army, stronger):
    """3 Fleets are more than Rome's none; the one bonus Army is more than none, not more than one."""
    assert score({"fleet": 3}, rome={"army": rome_army}).stronger == 3 * stronger


@pytest.mark.rule("pax.end.bonus")
@pytest.mark.parametrize(("mine", "romes"), [("fleet", "army"), ("army", "fleet")])
def test_rome_gets_bonus_pieces_too(mine, romes):
    assert score({mine: 1}, rome={romes: 2}).stronger == 3
    assert score({mine: 1}, rome={romes: 3}).stronger == 0
    assert score({mine: 2}, rome={romes: 3}).stronger == 3
    assert score({mine: 2}, rome={romes: 6}).stronger == 0


@pytest.mark.rule("pax.end.bonus", "pax.score.category")
def test_bonus_fleet_is_no_category_played():
    army_alone = score({"army": 3})
    assert (army_alone.category, army_alone.arms) == (2, 4)


# Who wins


LEADS = {"wealth": 2, "religion": 2, "senator": 2, "land": 2}


@pytest.mark.rule("pax.end.rome-wins")
def test_rome_wins_with_4_categories_in_which_no_player_has_more():
    result = over(display=({"wealth": 2, "religion": 2, "senator": 2, "intrigue": 1},), rome={"intrigue": 2})
    assert result == TableResult(winners=(0,), rome=True, scores=None)


@pytest.mark.rule("pax.end.rome-wins", "pax.end.players-win")
def test_with_3_categories_rome_does_not_win():
    assert over(display=(LEADS,)).rome is False


@pytest.mark.rule("pax.end.rome-wins")
@pytest.mark.parametrize("romes", [0, 1, 2, 3])
def test_as_many_symbols_as_the_best_player_are_enough_for_rome(romes):
    assert over(display=(LEADS,), rome={"land": romes}).rome is (romes >= 2)


@pytest.mark.rule("pax.end.rome-wins")
def test_rome_holds_a_category_that_nobody_has():
    """Fleet, Army, Senator and Intrigue lie nowhere at all: that makes four."""
    assert over(display=({"wealth": 1, "religion": 1, "land": 1},)).rome is True


@pytest.mark.rule("pax.end.rome-wins")
def test_one_player_with_more_is_enough_to_take_a_category_from_rome():
    spread = ({"wealth": 2}, {"religion": 2}, {"senator": 2}, {"land": 2})
    rome = {"wealth": 1, "religion": 1, "senator": 1, "land": 1, "fleet": 1}
    assert over(seats=4, display=spread, rome=rome).rome is False


@pytest.mark.rule("pax.end.rome-wins")
def test_players_symbols_are_not_added_up_against_rome():
    spread = ({"wealth": 2, "religion": 2, "senator": 2, "land": 1}, {"land": 1})
    assert over(display=spread, rome={"land": 1}).rome is True


@pytest.mark.rule("pax.end.rome-wins")
def test_if_rome_wins_the_holder_of_primus_conspiratus_wins_whatever_the_others_have():
    result = over(seats=3, display=({"wealth": 3}, {"intrigue": 1}, {"religion": 2}), money=(9, 0, 0))
    assert result == TableResult(winners=(1,), rome=True, scores=None)


@pytest.mark.rule("pax.end.rome-wins")
def test_if_rome_wins_and_nobody_holds_primus_conspiratus_nobody_wins():
    assert over(display=({"wealth": 3},)) == TableResult(winners=(), rome=True, scores=None)


@pytest.mark.rule("pax.end.rome-wins", "pax.end.bonus")
def test_romes_bonus_pieces_can_decide_that_rome_wins():
    display = {"wealth": 1, "religion": 1, "senator": 1, "fleet": 1, "land": 1}
    rome = {"land": 1}
    assert over(display=(display,), rome=rome | {"army": 2}).rome is False
    assert over(display=(display,), rome=rome | {"army": 3}).rome is True


@pytest.mark.rule("pax.end.players-win")
def test_if_the_players_win_the_most_points_decide():
    result = over(seats=3, display=(LEADS, LEADS | {"fleet": 1}, {"wealth": 1}), money=(1, 1, 1))
    assert [score.total for score in result.scores] == [8 + 12 + 4, 10 + 15 + 1 + 4, 2 + 3 + 4]
    assert (result.winners, result.rome) == ((1,), False)


@pytest.mark.rule("pax.end.players-win", "pax.end.rome-wins")
def test_if_the_players_win_primus_conspiratus_alone_wins_nothing():
    result = over(display=(LEADS, {"intrigue": 1}))
    assert result.winners == (0,)


@pytest.mark.rule("pax.end.tie")
def test_equal_points_share_the_victory():
    result = over(seats=4, display=(LEADS, {}, LEADS, LEADS), money=(5, 5, 5, 4))
    assert [score.total for score in result.scores] == [24, 4, 24, 20]
    assert result.winners == (0, 2)


@pytest.mark.rule("pax.end.tie")
def test_equal_points_are_shared_however_they_came_together():
    by_money = {"wealth": 1, "religion": 1, "senator": 1, "land": 1}
    by_arms = {"religion": 1, "senator": 1, "land": 1, "fleet": 1, "army": 1}
    result = over(display=(by_money, by_arms), money=(9, 0), rome={"army": 1})
    assert [score.total for score in result.scores] == [8 + 12 + 4, 10 + 12 + 2]
    assert result.winners == (0, 1)
