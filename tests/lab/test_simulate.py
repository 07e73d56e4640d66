"""Many games: the same ones for the same seed, and a summary that adds up. Whatever the game."""

from __future__ import annotations

import io
import os
import subprocess
import sys
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
from conspiratio.games import room
from conspiratio.lab import simulate as simulation
from conspiratio.lab.commands import simulate_and_report
from conspiratio.lab.simulate import Simulation, _play
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.pax.game import PAX
from conspiratio.pax.state import Options as PaxOptions

from .running import GAMES, OPTIONS, interrupted, run, until

games = pytest.mark.parametrize("game", list(GAMES))


@games
def test_the_same_seed_gives_the_same_games_however_many_processes_play_them(game: str, tmp_path: Path) -> None:
    counts: dict[int, int] = {}
    summaries = []
    for jobs in (1, 2):

        def count(n: int, jobs: int = jobs) -> None:
            counts[jobs] = counts.get(jobs, 0) + n

        summaries.append(run(game, games=9, jobs=jobs, replays=tmp_path / str(jobs), progress=count))
    assert summaries[0] == summaries[1]
    assert counts == {1: 9, 2: 9}
    names = [f"{game}-3p-1-{number:05d}.json" for number in range(1, 10)]
    assert [sorted(file.name for file in (tmp_path / str(jobs)).iterdir()) for jobs in (1, 2)] == [names, names]
    for name in names:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


@games
def test_another_seed_gives_other_games(game: str) -> None:
    assert run(game) != run(game, seed="2")


@games
def test_the_deals_do_not_depend_on_who_plays(game: str, tmp_path: Path) -> None:
    run(game, games=1, level="random", replays=tmp_path / "a")
    run(game, games=1, level="greedy", replays=tmp_path / "b")
    a, b = (load_json((tmp_path / where / f"{game}-3p-1-00001.json").read_text("utf-8")) for where in "ab")
    assert (a["setup"], a["nonce"]) == (b["setup"], b["nonce"])
    assert a["moves"] != b["moves"]


@games
def test_replays_can_be_read_and_add_up_to_the_summary(game: str, tmp_path: Path) -> None:
    summary = run(game, seats=4, games=5, level="greedy", replays=tmp_path)
    parts = []
    for path in sorted(tmp_path.iterdir()):
        match = read_match(load_json(path.read_text("utf-8")), GAMES)
        assert match.names == ("bot:greedy",) * 4
        parts.append(room("lab", game, "summary").of_match(("greedy",) * 4, match))
    Random(3).shuffle(parts)
    assert reduce(add, parts) == summary


@games
def test_a_folder_in_the_way_is_complained_about(game: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Complaint, match="file-unwritable"):
        run(game, replays=tmp_path / "file")


@pytest.mark.parametrize(
    ("game", "wishes", "complaint"),
    [
        ("pax", {"seats": 1, "options": PaxOptions(solo_game=6)}, "solo-game"),
        ("caligula", {"seats": 6}, "players-count"),
        ("caligula", {"seats": 1}, "players-count"),
    ],
)
def test_bad_wishes_are_complained_about_before_anything_is_played(
    game: str, wishes: dict[str, Any], complaint: str, tmp_path: Path
) -> None:
    with pytest.raises(Complaint, match=complaint):
        run(game, replays=tmp_path / "new", **wishes)
    assert not (tmp_path / "new").exists()


INTERRUPTED = """
import os, time
from pathlib import Path
from conspiratio.lab.simulate import Simulation, simulate
from conspiratio.lab.running.engine import Engine
from conspiratio.pax.game import PAX
from conspiratio.pax.state import Options
if __name__ == "__mp_main__":  # a process that is to play
    Path(f"{os.getpid()}.started").touch()
    while not Path("go").exists():
        time.sleep(0.01)
if __name__ == "__main__":
    plan = Simulation(PAX, ("random",) * 2, Options(), "1", replays=Path("games"))
    try:
        simulate(plan, 100_000, Engine(2), lambda n: None)
    except KeyboardInterrupt:
        print("interrupted")
"""


def many_games(folder: Path) -> subprocess.Popen[str]:
    """Being played by two processes, which begin when there is a file "go"."""
    (folder / "many.py").write_text(INTERRUPTED)
    return subprocess.Popen(
        [sys.executable, "many.py"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.skipif(os.name == "nt", reason="signals work otherwise there")
def test_ctrl_c_stops_all_processes_and_keeps_whole_files(tmp_path: Path) -> None:
    (tmp_path / "go").touch()
    process, games = many_games(tmp_path), tmp_path / "games"
    until(lambda: list(games.glob("pax-*.json")))
    assert interrupted(process) == ("interrupted\n", "")
    for path in games.iterdir():
        read_match(load_json(path.read_text("utf-8")), GAMES)


def test_ctrl_c_reports_the_games_there_were(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, Any] = {
        "game": PAX,
        "seats": 2,
        "bots": "random",
        "options": OPTIONS["pax"],
        "seed": "1",
    }
    simulate_and_report(Texts("en"), **asked, games=3, jobs=1, replays=None)
    expected = capsys.readouterr().out
    played = iter(range(3))

    def until_ctrl_c(plan: Simulation, number: int) -> Any:
        if next(played, None) is None:
            raise KeyboardInterrupt
        return _play(plan, number)

    monkeypatch.setattr(simulation, "_play", until_ctrl_c)
    with pytest.raises(KeyboardInterrupt):
        simulate_and_report(Texts("en"), **asked, games=100, jobs=1, replays=None)
    assert capsys.readouterr().out == expected


@pytest.mark.skipif(os.name == "nt", reason="signals work otherwise there")
def test_ctrl_c_while_processes_start_is_no_crash(tmp_path: Path) -> None:
    process = many_games(tmp_path)
    until(lambda: len(list(tmp_path.glob("*.started"))) == 2)
    assert interrupted(process, (tmp_path / "go").touch) == ("interrupted\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "number"), [("pax", 1, 1), ("pax", 2, 3), ("caligula", 2, 1), ("caligula", 5, 3)]
)
def test_a_summary_can_be_told_in_every_language(language: str, game: str, seats: int, number: int) -> None:
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(room("lab", game, "report").summary_table(run(game, seats=seats, games=number), Texts(language)))
    text = console.export_text()
    assert "random" in text
    assert max(map(len, text.splitlines())) <= 80
