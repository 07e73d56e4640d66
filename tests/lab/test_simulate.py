"""Many games: the same ones for the same seed, and a summary that adds up."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from functools import reduce
from operator import add
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from conspiratio.core.files import load_json
from conspiratio.core.game import Complaint
from conspiratio.core.match import read_match
from conspiratio.lab.report import summary_table
from conspiratio.lab.simulate import Plan, simulate
from conspiratio.lab.summary import SOURCES, Spread, Summary, of_one_game
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.pax.game import PAX
from conspiratio.pax.scoring import Score, TableResult
from conspiratio.pax.state import Options, Over
from tests.pax.build import a_state


def run(seats: int = 3, games: int = 6, level: str = "random", **wishes: Any) -> Summary:
    jobs, progress = wishes.pop("jobs", 1), wishes.pop("progress", lambda n: None)
    plan = Plan("pax", (level,) * seats, **({"options": Options(), "seed": "1"} | wishes))
    return simulate(plan, games, jobs, progress)


def test_the_same_seed_gives_the_same_games_however_many_processes_play_them(tmp_path: Path) -> None:
    told: dict[int, int] = {}
    summaries = []
    for jobs in (1, 2):

        def count(n: int, jobs: int = jobs) -> None:
            told[jobs] = told.get(jobs, 0) + n

        summaries.append(run(games=9, jobs=jobs, replays=tmp_path / str(jobs), progress=count))
    assert summaries[0] == summaries[1]
    assert told == {1: 9, 2: 9}
    names = [f"pax-3p-1-{number:05d}.json" for number in range(1, 10)]
    assert [sorted(file.name for file in (tmp_path / str(jobs)).iterdir()) for jobs in (1, 2)] == [names, names]
    for name in names:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


def test_another_seed_gives_other_games() -> None:
    assert run() != run(seed="2")


def test_the_deals_do_not_depend_on_who_plays(tmp_path: Path) -> None:
    run(games=1, level="random", replays=tmp_path / "a")
    run(games=1, level="greedy", replays=tmp_path / "b")
    a, b = (load_json((tmp_path / where / "pax-3p-1-00001.json").read_text("utf-8")) for where in "ab")
    assert (a["setup"], a["nonce"]) == (b["setup"], b["nonce"])
    assert a["moves"] != b["moves"]


def test_replays_can_be_read_and_add_up_to_the_summary(tmp_path: Path) -> None:
    summary = run(seats=4, games=5, level="greedy", replays=tmp_path)
    parts = []
    for path in tmp_path.iterdir():
        match = read_match(load_json(path.read_text("utf-8")), {"pax": PAX})
        assert match.names == ("bot:greedy",) * 4
        result = PAX.result(match.state)
        assert result is not None
        parts.append(of_one_game(("greedy",) * 4, match.state, result, len(match.moves)))
    Random(3).shuffle(parts)
    assert reduce(add, parts) == summary


@pytest.mark.parametrize("seats", [2, 5])
def test_the_outcomes_make_up_all_games(seats: int) -> None:
    summary = run(seats=seats, games=10, level="greedy")
    assert summary.games == 10
    assert sum(summary.wins) + summary.shared + summary.rome == 10
    assert summary.no_refill + summary.exhausted == 10
    assert summary.rounds.count == summary.decisions.count == 10
    assert {score.count for score in summary.scores} == {10 - summary.rome}
    assert sum(score.total for score in summary.scores) == sum(source.total for source in summary.sources)
    assert summary.stronger.count == summary.categories.count == 0


def test_solo_games_count_what_is_needed_to_win_them() -> None:
    summary = run(seats=1, games=10, level="greedy", options=Options(solo_game=1))
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


def test_bad_wishes_are_complained_about_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="solo-game"):
        run(seats=1, options=Options(solo_game=6), replays=tmp_path / "new")
    assert not (tmp_path / "new").exists()
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Complaint, match="file-unwritable"):
        run(replays=tmp_path / "file")


INTERRUPTED = """
from pathlib import Path
from conspiratio.lab.simulate import Plan, simulate
from conspiratio.pax.state import Options
if __name__ == "__main__":
    try:
        simulate(Plan("pax", ("random",) * 2, Options(), "1", replays=Path("games")), 100_000, 2, lambda n: None)
    except KeyboardInterrupt:
        print("interrupted")
"""


def group_is_gone(group: int) -> bool:
    """Has every process of it ended, if need be after a moment?"""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(os.name == "nt", reason="signals work otherwise there")
def test_ctrl_c_stops_all_processes_and_keeps_whole_files(tmp_path: Path) -> None:
    (tmp_path / "many.py").write_text(INTERRUPTED)
    process = subprocess.Popen(
        [sys.executable, "many.py"], cwd=tmp_path, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    games = tmp_path / "games"
    deadline = time.monotonic() + 60
    while not list(games.glob("pax-*.json")) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate(timeout=30)[0] == "interrupted\n"
    assert group_is_gone(process.pid)
    kept = list(games.iterdir())
    assert kept
    for path in kept:
        read_match(load_json(path.read_text("utf-8")), {"pax": PAX})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "games"), [(1, 1), (2, 3)])
def test_a_summary_can_be_told_in_every_language(language: str, seats: int, games: int) -> None:
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(summary_table(run(seats=seats, games=games), Texts(language)))
    text = console.export_text()
    assert "random" in text
    assert max(map(len, text.splitlines())) <= 80
