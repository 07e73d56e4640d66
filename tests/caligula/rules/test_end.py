"""Who wins."""

import pytest

from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.state import Over
from tests.caligula.build import a_state

CARDS = ["coniura-1", "coniura-2", "pugio-1", "pugio-2"]


def ended(points, *, primus=None, cards=()):
    """Winners and what decided, with these victory and conspiracy points and so many cards in hand."""
    hand, at = [], 0
    for count in cards:
        hand.append(CARDS[at : at + count])
        at += count
    state = a_state(seats=len(points), points=points, primus=primus, hand=hand, phase=Over(), fallen=True)
    result = CALIGULA.result(state)
    return result.winners, result.by


@pytest.mark.rule("caligula.end.winner")
def test_victory_and_conspiracy_points_are_added_up():
    assert ended(((5, 0), (3, 3), (4, 1))) == ((1,), None)
    assert ended(((5, 0), (1, 3))) == ((0,), None)


@pytest.mark.rule("caligula.end.winner")
def test_a_single_highest_total_needs_no_tie_break():
    assert ended(((5, 0), (4, 0)), primus=1, cards=(0, 4)) == ((0,), None)


@pytest.mark.rule("caligula.end.winner")
def test_primus_inter_pares_breaks_a_tie_first():
    assert ended(((5, 0), (2, 3)), primus=0) == ((0,), "primus")
    assert ended(((2, 3), (5, 0), (4, 0)), primus=1, cards=(3, 0, 0)) == ((1,), "primus")


@pytest.mark.rule("caligula.end.winner")
def test_primus_helps_only_those_who_are_level_at_the_top():
    assert ended(((5, 0), (2, 3), (1, 0)), primus=2) == ((1,), "conspiracy")


@pytest.mark.rule("caligula.end.winner")
def test_conspiracy_points_break_it_next():
    assert ended(((5, 0), (2, 3), (4, 1)), cards=(3, 0, 0)) == ((1,), "conspiracy")


@pytest.mark.rule("caligula.end.winner")
def test_then_the_cards_in_hand():
    assert ended(((5, 1), (5, 1)), cards=(1, 2)) == ((1,), "cards")
    assert ended(((6, 0), (5, 1), (5, 1)), cards=(0, 2, 1)) == ((1,), "cards")


@pytest.mark.rule("caligula.end.winner")
def test_then_the_victory_is_shared():
    assert ended(((5, 1), (5, 1)), cards=(2, 2)) == ((0, 1), "shared")
    assert ended(((5, 1), (3, 0), (5, 1), (6, 0)), cards=(1, 1, 1, 1)) == ((0, 2), "shared")
    assert ended(((0, 0),) * 5) == ((0, 1, 2, 3, 4), "shared")


@pytest.mark.rule("caligula.end.winner")
def test_the_result_tells_all_points_and_is_there_only_at_the_end():
    state = a_state(points=((7, 2), (3, 0)), phase=Over(), fallen=True)
    assert CALIGULA.result_json(CALIGULA.result(state)) == {
        "winners": [0],
        "points": [
            {"victory": 7, "conspiracy": 2, "total": 9},
            {"victory": 3, "conspiracy": 0, "total": 3},
        ],
    }
    assert CALIGULA.view(state, 1).result == CALIGULA.result(state)
    assert CALIGULA.result(a_state(points=((7, 2), (3, 0)))) is None
