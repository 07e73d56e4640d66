"""Long work that goes on where it stopped: journals, several processes, Ctrl-C, Ray."""

from __future__ import annotations

import json
import os
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from conspiratio.core.game import Complaint
from conspiratio.lab import extras
from conspiratio.lab.arena.games import Arena, ArenaGame, play_one
from conspiratio.lab.commands import arena_and_report
from conspiratio.lab.running.engine import Engine, done_by
from conspiratio.lab.running.journal import Journal
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain
from conspiratio.pax.game import PAX
from tests.command import command, conspiratio, environment

from .running import OPTIONS, interrupted, until

ARENA = Arena(PAX, ("random", "greedy"), 2, OPTIONS["pax"], "1")


def report(folder: Path) -> Any:
    """What the arena found out, without how long it took."""
    found = json.loads((folder / "arena.json").read_text("utf-8"))
    return {**found, "bots": [{**bot, "seconds": None} for bot in found["bots"]]}


def play_arena(folder: Path, games: int = 6, jobs: int = 1, arena: Arena = ARENA) -> Any:
    arena_and_report(Texts("en"), arena, games, Engine(jobs), folder)
    return report(folder)


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("uninterrupted")
    play_arena(folder)
    return folder


def test_the_report_is_the_same_however_many_processes_play(uninterrupted: Path, tmp_path: Path) -> None:
    assert play_arena(tmp_path, jobs=2) == report(uninterrupted)
    assert (tmp_path / "arena.svg").read_text("utf-8") == (uninterrupted / "arena.svg").read_text("utf-8")


@pytest.mark.parametrize("lost", [1, 3, 6])
def test_interrupted_and_resumed_equals_uninterrupted(uninterrupted: Path, tmp_path: Path, lost: int) -> None:
    """The power goes while a line is being written; some games, of blocks begun or not, are missing."""
    lines = (uninterrupted / "arena.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "arena.jsonl").write_bytes(b"".join(lines[:-lost]) + lines[-lost][:40])
    kept = lines[:-lost]
    assert play_arena(tmp_path) == report(uninterrupted)
    resumed = (tmp_path / "arena.jsonl").read_bytes().splitlines(keepends=True)
    assert resumed[: len(kept)] == kept, "what was there is not played again"
    assert len(resumed) == len(lines)


def test_more_games_go_on_from_those_there_are(uninterrupted: Path, tmp_path: Path) -> None:
    play_arena(tmp_path, games=2)
    assert play_arena(tmp_path, games=6) == report(uninterrupted)
    assert play_arena(tmp_path, games=2)["games"] == 2


@pytest.mark.parametrize(
    "damage", [b"{\n", b"[]\n", b'{"number": 2}\n', b'{"number": 2, "game": {"bots": 3}}\n', b"\xff\n"]
)
def test_a_damaged_line_is_named(uninterrupted: Path, tmp_path: Path, damage: bytes) -> None:
    lines = (uninterrupted / "arena.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "arena.jsonl").write_bytes(b"".join([*lines[:3], damage, *lines[4:]]))
    with pytest.raises(Complaint, match="journal-line") as caught:
        play_arena(tmp_path)
    said = complain(Texts("en"), caught.value)
    assert said.startswith("Line 4 of ")
    assert "arena.jsonl" in said


@pytest.mark.parametrize("damage", [(b'"greedy"', b'"gredy"'), (b'"places":[1', b'"places":[9'), (b":1,", b":2,")])
def test_a_damaged_line_is_named_though_it_looks_like_a_game(
    uninterrupted: Path, tmp_path: Path, damage: tuple[bytes, bytes]
) -> None:
    lines = (uninterrupted / "arena.jsonl").read_bytes().splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if i and damage[0] in line)
    lines[at] = lines[at].replace(*damage, 1)
    (tmp_path / "arena.jsonl").write_bytes(b"".join(lines))
    with pytest.raises(Complaint, match=f"journal-line.*line: {at + 1}"):
        play_arena(tmp_path)


@pytest.mark.parametrize(
    ("changed", "setting"),
    [({"seed": "2"}, "seed"), ({"bots": ("greedy", "random")}, "bots"), ({"seats": 3}, "players")],
)
def test_other_settings_are_refused(uninterrupted: Path, tmp_path: Path, changed: dict[str, Any], setting: str) -> None:
    journal = (uninterrupted / "arena.jsonl").read_bytes()
    (tmp_path / "arena.jsonl").write_bytes(journal)
    other = {"game": PAX, "bots": ("random", "greedy"), "seats": 2, "options": OPTIONS["pax"], "seed": "1"} | changed
    with pytest.raises(Complaint, match=f"journal-settings.*{setting}"):
        play_arena(tmp_path, arena=Arena(**other))
    assert (tmp_path / "arena.jsonl").read_bytes() == journal


@pytest.mark.parametrize("content", ['{"my": "diary"}\n', "my diary", "xy{}\n"])
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, content: str) -> None:
    (tmp_path / "arena.jsonl").write_text(content)
    with pytest.raises(Complaint, match="journal-format"):
        play_arena(tmp_path)
    assert (tmp_path / "arena.jsonl").read_text() == content


def test_other_weights_are_told_as_what_differs(tmp_path: Path) -> None:
    bots = [{"name": "tiro", "iterations": 2, "weights": mark} for mark in ("0a1b", "9f8e")]
    with Journal(tmp_path / "games.jsonl", {"bots": bots[:1]}, ArenaGame):
        pass
    with pytest.raises(Complaint, match=r'bots\.1\.weights, found: "0a1b", wanted: "9f8e"'):
        Journal(tmp_path / "games.jsonl", {"bots": bots[1:]}, ArenaGame)


def test_more_games_than_anybody_can_play_are_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="games-count"):
        play_arena(tmp_path / "new", games=10**20)
    assert not (tmp_path / "new").exists()


def test_a_journal_can_be_read_while_it_is_written(tmp_path: Path) -> None:
    """Each game is there as soon as it is over."""
    with Journal(tmp_path / "games.jsonl", {"seed": "1"}, ArenaGame) as journal:
        game = ArenaGame(("a", "b"), (1, 2), (1.0, 0.0), (3, 3), (0.1, 0.1))
        journal.append(7, game)
        with Journal(tmp_path / "games.jsonl", {"seed": "1"}, ArenaGame) as other:
            assert other.records == {7: game}
            assert list(other.missing(range(6, 9))) == [6, 8]
            assert other.count(range(6, 9)) == 1


@pytest.mark.skipif(os.name == "nt", reason="signals work otherwise there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_there_is_and_says_how_to_go_on(tmp_path: Path, jobs: str) -> None:
    words = ["arena", "pax", "--players", "2", "--games", "100000", "--jobs", jobs, "--out", str(tmp_path / "out")]
    process = subprocess.Popen(
        command(*words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
        start_new_session=True,
    )
    journal = tmp_path / "out" / "arena.jsonl"
    until(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 6)
    out, err = interrupted(process)
    assert process.returncode == 130, err
    assert "Share against" in out
    assert "the same command goes on" in err
    assert "Traceback" not in err
    games = json.loads((tmp_path / "out" / "arena.json").read_text("utf-8"))["games"]
    assert 4 <= games <= journal.read_bytes().count(b"\n") - 1
    again = conspiratio(*words[:5], str(games), *words[6:], data=tmp_path)
    assert again.returncode == 0, again.stderr
    assert f"{games:,} games" in again.stdout


@pytest.fixture
def patient_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray gives its processes half a minute to start, which may be too little beside all the other tests."""
    for limit in ("raylet_start_wait_time_s", "gcs_server_port_wait_time_s", "worker_register_timeout_seconds"):
        monkeypatch.setenv(f"RAY_{limit}", "120")
    monkeypatch.setenv("RAY_agent_register_timeout_ms", "120000")


@pytest.mark.usefixtures("patient_ray")
def test_a_ray_cluster_plays_the_same_games() -> None:
    work, numbers = partial(play_one, ARENA), range(1, 5)
    there = dict(done_by(Engine(1, "ray"), work, numbers))
    for number, game in done_by(Engine(), work, numbers):
        assert (there[number].bots, there[number].places) == (game.bots, game.places)
        assert there[number].decisions == game.decisions
    assert len(there) == 4


def _complaining(number: int) -> int:
    raise Complaint("games-count", found=number)


def test_complaints_of_other_processes_reach_us() -> None:
    with pytest.raises(Complaint, match="games-count, found: 3"):
        list(done_by(Engine(2), _complaining, [3]))


@pytest.mark.parametrize(
    ("wishes", "complaint"),
    [
        ({"jobs": 0}, "jobs-count"),
        ({"name": "steam"}, "engine-unknown"),
        ({"address": "auto"}, "ray-address-alone"),
    ],
)
def test_engines_that_are_not_there_are_complained_about(wishes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Complaint, match=complaint):
        Engine(**wishes)


def test_a_library_that_is_missing_is_named_with_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(extras, "import_module", missing)
    with pytest.raises(Complaint) as caught:
        play_arena(tmp_path / "new")
    assert 'pip install "conspiratio[lab]"' in complain(Texts("en"), caught.value)
    assert not (tmp_path / "new").exists()
    with pytest.raises(Complaint, match=r"conspiratio\[ray\]"):
        Engine(1, "ray")
