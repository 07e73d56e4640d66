"""What a summary of Caligula counts."""

from __future__ import annotations

import io
from functools import reduce
from operator import add
from random import Random
from typing import Any

import pytest
from rich.console import Console

from conspiratio.caligula.cards import DECKS
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Conspire, Move, Pass, Strike
from conspiratio.caligula.scoring import SOURCES
from conspiratio.caligula.state import Starting
from conspiratio.core.growing import Growing
from conspiratio.core.match import Match
from conspiratio.lab.caligula.report import summary_table
from conspiratio.lab.caligula.summary import TIE_BREAKS, Summary, full_length, of_match
from conspiratio.lab.reporting.summary import Spread
from conspiratio.locale import Texts
from tests.caligula.build import a_state
from tests.caligula.free_decks import small_deck

from ..running import run


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_outcomes_make_up_all_games(seats: int) -> None:
    summary: Summary = run("caligula", seats=seats, games=10, level="greedy")
    shared = summary.games - sum(summary.wins)
    assert summary.games == 10
    assert shared == summary.ties[TIE_BREAKS.index("shared")]
    assert sum(summary.ordo_wins) == sum(summary.wins) + sum(summary.shared_wins)
    assert sum(summary.ties) <= 10
    assert summary.rounds.count == summary.decisions.count == summary.plots.count == summary.murders.count == 10
    assert summary.murders.total <= min(summary.rounds.total, summary.plots.total)
    assert summary.last_murders <= summary.last_plots <= 10


@pytest.mark.parametrize("seats", [2, 5])
def test_points_by_source_are_the_points_in_the_results(seats: int) -> None:
    summary: Summary = run("caligula", seats=seats, games=10, level="greedy")
    by_source = dict(zip(SOURCES, summary.sources, strict=True))
    assert sum(score.total for score in summary.scores) == sum(source.total for source in summary.sources)
    assert {source.count for source in summary.sources} == {10 * seats}
    assert by_source["leader"].total == summary.murders.total + summary.last_murders
    assert by_source["lost"].total <= 0 < by_source["favour"].total


def a_fall(*moves: Move, **more: Any) -> Match:
    """A game of which only the end was played: the last window of the last round, and then the last conspiracy."""
    civitas = {"plebs": ("plebs-1", None)}
    state = a_state(
        slot=5, ordo=(1, 0), phase=Starting(0), civitas=civitas, stacks={"plebs": ()}, **({"round": 5} | more)
    )
    match = Match(CALIGULA, CALIGULA.deal(state.options, 2, Random(1)), ("a", "b"), "", states=Growing([state]))
    for move in moves:
        seat = match.to_act
        assert seat is not None
        match = match.after(seat, move)
    return match


def test_the_last_conspiracy_is_counted_apart() -> None:
    """Seat 0 has a favour on Otho and kills him in the end; seat 1 wins nothing."""
    match = a_fall(
        Pass(),
        Pass(),
        Conspire(("coniura-1",)),
        Pass(),
        Pass(),
        Strike(("pugio-1", "pugio-2")),
        emperor="otho",
        favours=[0],
        hand=[["coniura-1", "pugio-1", "pugio-2"]],
    )
    summary = of_match(("a", "b"), match)
    assert summary.wins == (1, 0)
    assert summary.ordo_wins == (0, 1), "seat 0 began with Ordo II"
    assert (summary.plots, summary.murders) == (Spread(1, 0, 0, 0), Spread(1, 0, 0, 0))
    assert (summary.last_plots, summary.last_murders) == (1, 1)
    assert dict(zip(SOURCES, summary.sources, strict=True)) == {
        "leader": Spread(2, 1, 0, 1),
        "dagger": Spread(2, 1, 0, 1),
        "favour": Spread(2, 2, 0, 2),
        "lost": Spread(2, 0, 0, 0),
    }
    assert summary.scores == (Spread(1, 4, 4, 4), Spread(1, 0, 0, 0))
    assert summary.decisions == Spread(1, 6, 6, 6)
    assert summary.early == 0


def test_ties_are_counted_by_what_decided_them() -> None:
    shared = of_match(("a", "b"), a_fall(Pass(), Pass(), Pass()))
    primus = of_match(("a", "b"), a_fall(Pass(), Pass(), Pass(), primus=1))
    both = reduce(add, [shared, primus])
    assert dict(zip(TIE_BREAKS, both.ties, strict=True)) == {"primus": 1, "conspiracy": 0, "cards": 0, "shared": 1}
    assert (both.wins, both.shared_wins, both.ordo_wins) == ((0, 1), (1, 1), (2, 1))
    assert both.games == 2


def test_a_game_that_ends_before_its_cards_are_used_up_ended_early() -> None:
    assert full_length(DECKS.deck("usual")) == 5
    assert full_length(small_deck()) == 2
    assert of_match(("a", "b"), a_fall(Pass(), Pass(), Pass(), round=4)).early == 1


def test_the_report_tells_the_share_of_rounds_with_a_murder() -> None:
    summary = run("caligula", seats=4, games=4, level="greedy")
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(summary_table(summary, Texts("en")))
    line = next(line for line in console.export_text().splitlines() if "emperor died  " in line)
    assert line.split()[-1] == f"{summary.murders.total / summary.rounds.total:.1%}"
