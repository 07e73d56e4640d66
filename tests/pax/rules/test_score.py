"""Points, once the players have won."""

import pytest

from conspiratio.pax.game import PAX
from conspiratio.pax.scoring import Score
from conspiratio.pax.state import Over
from tests.pax.build import a_state

LEADS = {"wealth": 2, "religion": 2, "senator": 2, "land": 2}
"""Four categories stronger than an empty Rome: the players win."""


def scores(**state):
    result = PAX.result(a_state(phase=Over("no-refill"), **state))
    assert not result.rome
    return result.scores


@pytest.mark.rule("pax.score.category")
@pytest.mark.parametrize(
    ("display", "points"),
    [({}, 0), ({"army": 2}, 2), ({"army": 2, "fleet": 1, "intrigue": 1}, 6), ({"senator": 3}, 2)],
)
def test_2_points_for_each_category_with_a_card_on_display(display, points):
    assert scores(display=(LEADS, display))[1].category == points


@pytest.mark.rule("pax.score.category")
def test_cards_in_hand_are_no_category_on_display():
    assert scores(display=(LEADS,), hand=((), ["army-1", "fleet-1"]))[1].category == 0


@pytest.mark.rule("pax.score.stronger")
@pytest.mark.parametrize(("mine", "romes", "points"), [(1, 0, 3), (1, 1, 0), (2, 1, 3), (1, 2, 0), (5, 1, 3)])
def test_3_points_for_each_category_with_more_symbols_than_rome(mine, romes, points):
    assert scores(display=(LEADS, {"intrigue": mine}), rome={"intrigue": romes})[1].stronger == points


@pytest.mark.rule("pax.score.stronger")
def test_every_player_stronger_than_rome_gets_the_points_not_only_the_strongest():
    assert [score.stronger for score in scores(display=(LEADS, {"wealth": 1, "land": 1}))] == [12, 6]


@pytest.mark.rule("pax.score.arms")
@pytest.mark.parametrize(
    ("display", "points"),
    [
        (["fleet-1"], 1),
        (["fleet-10"], 2),
        (["fleet-1", "army-10"], 3),
        (["army-10", "army-1"], 3 + 1),
        (["fleet-10", "fleet-9", "fleet-8", "army-1"], 7 + 2),
    ],
)
def test_1_point_for_each_fleet_and_army_symbol_bonus_pieces_included(display, points):
    assert scores(display=(LEADS, display))[1].arms == points


@pytest.mark.rule("pax.score.primus")
def test_1_point_for_primus_conspiratus():
    tied = {"intrigue": 1}
    assert [s.primus for s in scores(display=(LEADS | tied, tied), conspirator=1)] == [0, 1]
    assert [s.primus for s in scores(display=(LEADS | tied, tied), conspirator=0)] == [1, 0]
    assert [s.primus for s in scores(display=(LEADS, {}))] == [0, 0]


@pytest.mark.rule("pax.score.wealthiest")
def test_4_points_for_the_most_aurei():
    assert [s.wealthiest for s in scores(display=(LEADS,), money=(3, 4))] == [0, 4]


@pytest.mark.rule("pax.score.wealthiest")
def test_each_card_in_hand_is_worth_1_aureus_whatever_its_value():
    hand = (["army-10"], ["land-1", "land-2"])
    assert [s.wealthiest for s in scores(display=(LEADS,), money=(4, 4), hand=hand)] == [0, 4]
    assert [s.wealthiest for s in scores(display=(LEADS,), money=(6, 4), hand=hand)] == [4, 0]


@pytest.mark.rule("pax.score.wealthiest")
def test_everyone_tied_for_the_largest_sum_gets_4_points():
    hand = ((), ["army-10", "army-9"], [], [])
    assert [s.wealthiest for s in scores(seats=4, display=(LEADS,), money=(7, 5, 6, 7), hand=hand)] == [4, 4, 0, 4]


@pytest.mark.rule("pax.score.wealthiest")
def test_players_without_anything_share_the_4_points():
    assert [s.wealthiest for s in scores(display=(LEADS,), money=(0, 0))] == [4, 4]


@pytest.mark.rule(
    "pax.end.players-win",
    "pax.end.bonus",
    "pax.score.category",
    "pax.score.stronger",
    "pax.score.arms",
    "pax.score.primus",
    "pax.score.wealthiest",
)
def test_the_example_of_the_rulebook_comes_out_at_24_and_22_points():
    """Rome holds only Senator, Fleet and Army; Livinia has 24 points, Decimus 22."""
    rome = {"senator": 2, "fleet": 4, "army": 3, "religion": 1, "wealth": 1, "land": 1, "intrigue": 1}
    livinia = {"religion": 2, "wealth": 2, "land": 3, "fleet": 3, "army": 1}
    decimus = {"intrigue": 3, "army": 3, "senator": 1, "religion": 1, "wealth": 1}
    state = a_state(display=(livinia, decimus), rome=rome, money=(3, 8), phase=Over("exhausted"))
    result = PAX.result(state)
    assert result.scores == (
        Score(category=10, stronger=9, arms=3 + 2, primus=0, wealthiest=0),
        Score(category=10, stronger=3, arms=1 + 3, primus=1, wealthiest=4),
    )
    assert [score.total for score in result.scores] == [24, 22]
    assert (result.rome, result.winners) == (False, (0,))


@pytest.mark.rule("pax.end.rome-wins")
def test_had_rome_won_the_rulebooks_example_decimus_would_have_won():
    rome = {"senator": 2, "fleet": 4, "army": 3, "religion": 2, "wealth": 1, "land": 1, "intrigue": 1}
    livinia = {"religion": 2, "wealth": 2, "land": 3, "fleet": 3, "army": 1}
    decimus = {"intrigue": 3, "army": 3, "senator": 1, "religion": 1, "wealth": 1}
    result = PAX.result(a_state(display=(livinia, decimus), rome=rome, money=(3, 8), phase=Over("exhausted")))
    assert (result.rome, result.winners, result.scores) == (True, (1,), None)
