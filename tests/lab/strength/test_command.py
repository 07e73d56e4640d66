"""``conspiratio lab strength``: it goes on where it stopped, and its record is what the journals say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from conspiratio.cli import run
from conspiratio.core.game import Complaint
from conspiratio.lab.running.engine import Engine
from conspiratio.lab.strength import command, contest, repository
from conspiratio.lab.strength.command import measure
from conspiratio.lab.strength.players import Player
from conspiratio.lab.strength.record import Stamp, dated, read_record, record_of, renewed
from conspiratio.lab.strength.report import strength_page
from conspiratio.locale import LANGUAGES, Texts

from ..running import interrupted, until
from .duels import a_duel

DUELS = (a_duel(name="one", seats=2), a_duel(name="two", seating="among", seats=3))
"""Six games of each are three deals and two."""


def measured(out: Path, games: int = 6, jobs: int = 1, duels: contest.Contests = DUELS) -> dict[str, Any]:
    measure(Texts("en"), duels, games, Engine(jobs), out)
    return dict(read_record(out / "strength.json"))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    measured(folder)
    return folder


def games_in(journal: Path) -> list[Any]:
    return [json.loads(line)["game"] for line in journal.read_text("utf-8").splitlines()[1:]]


def undated(record: dict[str, Any]) -> list[dict[str, Any]]:
    return [{**one, "date": "", "commit": ""} for one in record["contests"]]


# The record


def test_the_record_says_what_the_journals_say(whole: Path) -> None:
    for found in read_record(whole / "strength.json")["contests"]:
        games = games_in(whole / f"{found['name']}.jsonl")
        seats = [(game, seat) for game in games for seat, bot in enumerate(game["bots"]) if bot == "greedy"]
        pairs = [
            (game["places"][seat], game["places"][other])
            for game, seat in seats
            for other, bot in enumerate(game["bots"])
            if bot == "random"
        ]
        decided = [ours < theirs for ours, theirs in pairs if ours != theirs]
        outright = [game["bots"][game["wins"].index(1.0)] == "greedy" for game in games if 1.0 in game["wins"]]
        counted = {
            "won": sum(game["wins"][seat] for game, seat in seats) / len(seats),
            "decided": sum(decided) / len(decided),
            "outright": sum(outright) / len(outright),
        }
        assert {figure["counted"]: figure["value"] for figure in found["figures"]} == pytest.approx(counted)
        assert found["games"] == len(games) == 6


def test_the_record_has_what_is_wanted_and_when_it_was_found(whole: Path) -> None:
    first = read_record(whole / "strength.json")["contests"][0]
    won, decided, outright = first["figures"]
    assert (won["at_most"], won["reached"]) == (0.3, won["value"] <= 0.3)
    assert (decided["at_least"], decided["reached"]) == (0.65, decided["value"] >= 0.65)
    assert outright["reached"] is None
    assert all(figure["low"] <= figure["value"] <= figure["high"] for figure in first["figures"])
    assert len(first["date"]) == len("2026-01-01")
    assert first["version"]
    assert first["settings"]["bots"] == [{"name": "greedy"}, {"name": "random"}]


# Stopping and going on


@pytest.mark.parametrize("jobs", [1, 2])
def test_stopped_and_gone_on_equals_uninterrupted(whole: Path, tmp_path: Path, jobs: int) -> None:
    """The first contest was done, the second had just begun, and the power went while a line was written."""
    (tmp_path / "one.jsonl").write_bytes((whole / "one.jsonl").read_bytes())
    lines = (whole / "two.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "two.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:20])
    found = measured(tmp_path, jobs=jobs)
    assert undated(found) == undated(read_record(whole / "strength.json"))
    assert (tmp_path / "one.jsonl").read_bytes() == (whole / "one.jsonl").read_bytes(), "nothing is played twice"
    assert (tmp_path / "two.jsonl").read_bytes().splitlines(keepends=True)[:3] == lines[:3]


def test_more_games_go_on_from_those_there_are(whole: Path, tmp_path: Path) -> None:
    measured(tmp_path, games=2)
    assert undated(measured(tmp_path)) == undated(read_record(whole / "strength.json"))


def test_other_contests_of_the_folder_stay_in_its_record(whole: Path, tmp_path: Path) -> None:
    for duel in reversed(DUELS):
        measured(tmp_path, duels=(duel,))
    found = {one["name"]: one for one in undated(dict(read_record(tmp_path / "strength.json")))}
    assert found == {one["name"]: one for one in undated(read_record(whole / "strength.json"))}


def test_another_player_of_the_same_name_is_refused(whole: Path, tmp_path: Path) -> None:
    (tmp_path / "one.jsonl").write_bytes((whole / "one.jsonl").read_bytes())
    with pytest.raises(Complaint, match=r"journal-settings.*bots"):
        measured(tmp_path, duels=(a_duel(name="one", seats=2, b=Player("tiro")),))


def test_ctrl_c_reports_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    words = ["lab", "strength", "--only", "pax-quaestor", "--games", "2000", "--jobs", "2", "--out", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "conspiratio", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    journal = tmp_path / "pax-quaestor-over-tiro.jsonl"
    until(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 8)
    out, said = interrupted(process)
    assert process.returncode == 130
    assert "strength.json" in out
    assert "Nothing is lost" in said
    [found] = read_record(tmp_path / "strength.json")["contests"]
    assert 4 <= found["games"] < 2000
    assert found["games"] % 4 == 0
    before = journal.read_bytes()
    assert run([*words[:5], "4", *words[6:]]) == 0, "with fewer games there is nothing left to play"
    assert journal.read_bytes() == before


def test_what_was_found_before_keeps_its_date(tmp_path: Path) -> None:
    def record(date: str, value: float) -> dict[str, Any]:
        return record_of([{"name": "one", "date": date, "version": "1", "commit": date, "figures": [{"value": value}]}])

    assert dated(record("new", 0.5), record("old", 0.5)) == record("old", 0.5)
    assert dated(record("new", 0.6), record("old", 0.5)) == record("new", 0.6)
    assert dated(record("new", 0.5), record_of([])) == record("new", 0.5)
    assert Stamp.__dataclass_fields__.keys() == {"date", "version", "commit"}


# The record that we ship


def test_what_is_measured_anew_takes_the_place_of_what_was() -> None:
    def found(*names: str, value: int) -> dict[str, Any]:
        return record_of([{"name": name, "figures": [value]} for name in names])

    whole = renewed(found("one", "two", "gone", value=1), found("two", value=2), DUELS)
    assert whole["contests"] == [{"name": "one", "figures": [1]}, {"name": "two", "figures": [2]}]


def test_recording_writes_the_record_and_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    monkeypatch.setattr(repository, "RECORD", docs / "strength.json")
    monkeypatch.setattr(repository, "PAGE", docs / "strength.md")
    monkeypatch.setattr(command, "all_contests", lambda: DUELS)
    for only in ("two", "one"):
        words = ["lab", "strength", "--only", only, "--games", "2", "--record", "--out", str(tmp_path / "out")]
        assert run([*words, "--lang", "de"]) == 0
    record = read_record(docs / "strength.json")
    assert [one["name"] for one in record["contests"]] == ["one", "two"]
    page = (docs / "strength.md").read_text("utf-8")
    assert page == strength_page(record, DUELS, Texts("en"))
    assert page.count("| `one` | PAX: 1 greedy against 1 random |") == 3
    assert "at least 65%" in page
    assert str(docs / "strength.md") in capsys.readouterr().out


def test_outside_of_the_repository_nothing_is_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(repository, "RECORD", tmp_path / "nowhere" / "strength.json")
    assert run(["lab", "strength", "--only", "pax-quaestor", "--record", "--out", str(tmp_path / "out")]) == 2
    assert "nowhere" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_the_page_that_we_ship_comes_from_the_record_that_we_ship() -> None:
    contests = contest.all_contests()
    record = read_record(repository.RECORD)
    assert repository.PAGE.read_text("utf-8") == strength_page(record, contests, Texts("en"))
    assert {one["name"] for one in record["contests"]} <= {one.name for one in contests}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_can_be_written_in_every_language(whole: Path, language: str) -> None:
    texts = Texts(language)
    page = strength_page(read_record(whole / "strength.json"), DUELS, texts)
    assert page.startswith(f"# {texts('strength-title')}\n")
    assert page.count("\n| `") == 6
    assert texts("strength-nothing-yet") in strength_page(record_of([]), DUELS, texts)
