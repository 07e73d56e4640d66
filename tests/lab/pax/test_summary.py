"""What a summary of PAX counts."""

from __future__ import annotations

from functools import reduce
from operator import add

import pytest

from conspiratio.lab.pax.summary import of_one_game
from conspiratio.lab.reporting.summary import Spread
from conspiratio.pax.scoring import SOURCES, Score, TableResult
from conspiratio.pax.state import Options, Over
from tests.pax.build import a_state

from ..running import run


@pytest.mark.parametrize("seats", [2, 5])
def test_the_outcomes_make_up_all_games(seats: int) -> None:
    summary = run("pax", seats=seats, games=10, level="greedy")
    assert summary.games == 10
    assert sum(summary.wins) + summary.shared + summary.rome == 10
    assert summary.no_refill + summary.exhausted == 10
    assert summary.rounds.count == summary.decisions.count == 10
    assert {score.count for score in summary.scores} == {10 - summary.rome}
    assert sum(score.total for score in summary.scores) == sum(source.total for source in summary.sources)
    assert summary.stronger.count == summary.categories.count == 0


def test_solo_games_count_what_is_needed_to_win_them() -> None:
    summary = run("pax", seats=1, games=10, level="greedy", options=Options(solo_game=1))
    assert summary.stronger.count == summary.categories.count == 10
    assert 0 <= sum(summary.wins) <= 10
    assert summary.rome == summary.shared == 0
    assert {score.count for score in summary.scores} == {0}


def test_each_outcome_is_counted_once() -> None:
    state = a_state(seats=3, phase=Over("exhausted"))
    scores = (Score(2, 0, 0, 0, 0), Score(4, 3, 2, 1, 4), Score(0, 0, 0, 0, 0))
    results = [
        TableResult((1,), False, scores),
        TableResult((0, 2), False, (Score(2, 0, 0, 0, 0), Score(0, 0, 0, 0, 0), Score(2, 0, 0, 0, 0))),
        TableResult((2,), True, None),
        TableResult((), True, None),
    ]
    total = reduce(add, [of_one_game(("a", "b", "c"), state, result, 7) for result in results])
    assert total.games == 4
    assert total.wins == (0, 1, 0)
    assert (total.shared_wins, total.shared) == ((1, 0, 1), 1)
    assert (total.rome_wins, total.rome_alone, total.rome) == ((0, 0, 1), 1, 2)
    assert (total.exhausted, total.no_refill) == (4, 0)
    assert total.decisions == Spread(4, 28, 7, 7)
    assert total.scores == (Spread(2, 4, 2, 2), Spread(2, 14, 0, 14), Spread(2, 2, 0, 2))
    assert total.sources[SOURCES.index("stronger")] == Spread(6, 3, 0, 3)
