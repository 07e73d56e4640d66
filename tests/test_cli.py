"""The command line: it teaches, and bad input gets one clear sentence and exit code 2."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from conspiratio.core.decks import with_deck
from conspiratio.core.match import read_match
from conspiratio.games import GAMES
from conspiratio.locale import LANGUAGES

from .command import command, conspiratio, conspiratio_here, environment

COMMANDS = [[], ["play"], ["simulate"], ["replay"], ["rules"], ["deck"]]
COMMANDS += [["deck", "export"], ["deck", "check"], ["deck", "list"]]
COMMANDS += [["arena"], ["lab"], ["lab", "balance"], ["lab", "train"], ["lab", "strength"]]


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("replays")
    done = conspiratio(
        "simulate", "pax", "--players", "3", "--games", "1", "--bots", "random", "--replays", str(folder), data=folder
    )
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.json"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_teaches_in_every_language(tmp_path: Path, language: str) -> None:
    for words in COMMANDS:
        done = conspiratio_here(*words, "--help", "--lang", language, data=tmp_path)
        assert done.returncode == 0, done.stderr
        assert "cli-" not in done.stdout
    assert "conspiratio play pax" in conspiratio_here("--lang", language, "--help", data=tmp_path).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "dance"),
        (["play", "ludo"], "ludo"),
        (["play", "pax", "--colour", "red"], "--colour"),
        (["play", "pax", "--players", "nine"], "nine"),
        (["play", "pax", "--players", "9"], "9"),
        (["play", "pax", "--players", "9" * 400], "999"),
        (["simulate", "pax", "--players", "9" * 30], "999"),
        (["simulate", "pax", "--first", "9" * 400], "999"),
        (["play", "pax", "--players", "0"], "0"),
        (["play", "pax", "--bots", "genius"], "genius"),
        (["play", "pax", "--solo", "6"], "6"),
        (["play", "pax", "--solo", "0"], "0"),
        (["play", "pax", "--free"], "--deck"),
        (["play", "pax", "--hotseat", "A\nB,C"], "printable"),
        (["play", "pax", "--hotseat", "A" * 41], "40"),
        (["play", "pax", "--deck", "a" * 5000], "too long"),
        (["simulate", "pax", "--solo-game", "2", "--players", "3"], "3"),
        (["replay", "nowhere.json", "--step", "--check"], "--step"),
        (["play", "pax", "--solo", "2", "--players", "3"], "--solo"),
        (["play", "pax", "--hotseat", "Anna,Anna"], "Anna"),
        (["play", "pax", "--hotseat", "Anna,,Ben"], "name"),
        (["play", "pax", "--hotseat", "A,B,C", "--players", "2"], "3"),
        (["play", "pax", "--first", "4"], "4"),
        (["play", "pax", "--deck", "nowhere.toml"], "nowhere.toml"),
        (["play", "pax", "--deck", "wek"], "usual, harsh, weak"),
        (["play", "pax", "--deck", "weak", "--free"], "--deck"),
        (["arena", "caligula", "--deck", "harsh"], "usual"),
        (["deck", "export", "pax", "x.toml", "--deck", "wek"], "usual, harsh, weak"),
        (["deck", "list", "ludo"], "ludo"),
        (["play", "pax", "--lang", "tlh"], "tlh"),
        (["simulate", "pax", "--games", "0"], "0"),
        (["simulate", "pax", "--jobs", "0"], "0"),
        (["simulate", "pax", "--players", "3", "--bots", "greedy,random"], "2"),
        (["simulate", "pax", "--solo-game", "7"], "7"),
        (["play", "caligula", "--players", "6"], "2 to 5"),
        (["play", "caligula", "--players", "1"], "2 to 5"),
        (["play", "caligula", "--solo", "1"], "--solo"),
        (["play", "caligula", "--no-open-counts"], "--no-open-counts"),
        (["play", "caligula", "--first", "0"], "--first"),
        (["play", "pax", "--no-memory-aid"], "--no-memory-aid"),
        (["play", "caligula", "--bots", "genius"], "genius"),
        (["simulate", "caligula", "--solo-game", "1"], "--solo-game"),
        (["simulate", "caligula", "--final-column"], "--final-column"),
        (["simulate", "caligula", "--players", "7"], "2 to 5"),
        (["rules", "caligula", "pax.draw.three"], "pax.draw.three"),
        (["play", "caligula", "--seed", "1", "--seed", "2"], "more than once"),
        (["replay"], "FILE"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["rules", "pax", "pax.draw.four"], "pax.draw.four"),
        (["rules", "pax", "pax.draw.three", "more"], "more"),
        (["arena", "pax", "--bots", "greedy"], "two bots"),
        (["arena", "pax", "--engine", "steam"], "steam"),
        (["arena", "pax", "--ray-address", "auto"], "--engine ray"),
        (["arena", "pax", "--players", "1"], "at least 2"),
        (["arena", "pax", "--players", "2.9"], "--players"),
        (["simulate", "pax", "--games", "99999999999999999999"], "10,000,000"),
        (["arena", "caligula", "--free"], "--deck"),
        (["lab", "balance", "pax", "--players", "many"], "many"),
        (["lab", "balance", "caligula", "--players", "2-8"], "2 to 5"),
        (["lab", "balance", "caligula", "--final-column"], "--final-column"),
        (["lab", "strength", "--only", "chess"], "chess"),
        (["lab", "train", "caligula", "--solo"], "--solo"),
        (["lab", "train", "pax", "--solo", "--players", "2"], "--players"),
        (["lab", "train", "pax", "--hidden", "wide"], "wide"),
        (["lab", "train", "pax", "--generations", "0"], "--generations"),
        (["deck", "check", "nowhere.toml"], "nowhere.toml"),
        (["deck", "export", "ludo", "x.toml"], "ludo"),
        (["deck", "export", "pax", "no/such/folder/x.toml"], "x.toml"),
    ],
)
def test_bad_input_gets_one_clear_sentence_and_exit_code_2(tmp_path: Path, words: list[str], said: str) -> None:
    done = conspiratio_here(*words, data=tmp_path)
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stderr.startswith("Error: ")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_language_may_be_named_before_the_command(tmp_path: Path) -> None:
    for words in (["--lang", "de", "rules", "caligula"], ["--lang=de", "rules", "caligula"]):
        done = conspiratio(*words, data=tmp_path)
        assert done.returncode == 0, done.stderr
        assert "Verschwörung" in done.stdout
        assert "conspiratio rules caligula caligula." in done.stdout


def test_mistakes_are_explained_in_the_language_asked_for(tmp_path: Path) -> None:
    done = conspiratio("play", "pax", "--players", "9", data=tmp_path, LANG="de_DE.UTF-8")
    assert "Error" not in done.stderr
    assert "9" in done.stderr


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_listed_with_rulings_marked(tmp_path: Path, language: str) -> None:
    done = conspiratio_here("rules", "pax", "--lang", language, data=tmp_path)
    assert done.returncode == 0
    lines = [line for line in done.stdout.splitlines() if line.startswith("  pax.")]
    assert len(lines) == 50
    marked = {line.split()[0] for line in lines if line.rstrip().endswith("]")}
    assert {"pax.end.tie", "pax.draw.short-deck", "pax.solo.limit-after"} <= marked
    assert "pax.draw.three" not in marked


def test_a_rule_of_caligula_tells_only_of_the_rulebook_there_is(tmp_path: Path) -> None:
    said = conspiratio_here("rules", "caligula", "caligula.plot.bid", "--lang", "nl", data=tmp_path).stdout
    assert "Komplott" in said
    assert len([line for line in said.splitlines() if line.startswith("  ")]) == 1


def test_a_rule_tells_where_it_stands_in_each_rulebook(tmp_path: Path) -> None:
    said = conspiratio_here("rules", "pax", "pax.round.rome-takes", data=tmp_path).stdout
    for heading in ("End of a Round", "Rundenende", "Fin d'un Round", "Einde van een Ronde"):
        assert heading in said
    assert "not in this rulebook" in conspiratio_here("rules", "pax", "pax.senate.follow", data=tmp_path).stdout


# Decks


def test_a_deck_is_exported_checked_and_played_with(tmp_path: Path) -> None:
    mine = tmp_path / "my.toml"
    assert conspiratio("deck", "export", "pax", str(mine), data=tmp_path).returncode == 0
    mine.write_text(re.sub(r"army-10 = .*", "army-10 = { symbols = 1, value = 1 }", mine.read_text("utf-8")), "utf-8")
    assert "74" in conspiratio("deck", "check", str(mine), data=tmp_path).stdout
    folder = tmp_path / "r"
    done = conspiratio(
        "simulate",
        "pax",
        "--games",
        "1",
        "--bots",
        "random",
        "--deck",
        str(mine),
        "--replays",
        str(folder),
        data=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    file = json.loads(next(folder.glob("*.json")).read_text("utf-8"))
    assert file["setup"]["cards"]["army-10"] == {"category": "army", "symbols": 1, "value": 1}


def test_check_counts_what_is_missing_too(tmp_path: Path) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text("[army]\narmy-1 = { symbols = 1, value = 1 }\n", "utf-8")
    assert "73 differ" in conspiratio_here("deck", "check", str(mine), "--free", data=tmp_path).stdout
    mine.write_text("", "utf-8")
    assert conspiratio_here("deck", "check", str(mine), "--free", data=tmp_path).returncode == 2


def test_export_overwrites_nothing(tmp_path: Path) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text("precious", "utf-8")
    assert conspiratio_here("deck", "export", "pax", str(mine), data=tmp_path).returncode == 2
    assert mine.read_text("utf-8") == "precious"


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_are_listed_with_what_they_do(tmp_path: Path, language: str) -> None:
    said = conspiratio_here("deck", "list", "--lang", language, data=tmp_path).stdout
    for game in GAMES.values():
        for name in game.decks:
            line = next(line for line in said.splitlines() if line.split()[:1] == [name])
            assert " – " in line
    assert "Caligula" in said
    assert "Caligula" not in conspiratio_here("deck", "list", "pax", data=tmp_path).stdout


@pytest.mark.parametrize("name", GAMES["pax"].decks)
def test_a_deck_is_exported_and_played_with_by_its_name(tmp_path: Path, name: str) -> None:
    mine, folder = tmp_path / "mine.toml", tmp_path / "replays"
    assert conspiratio_here("deck", "export", "pax", str(mine), "--deck", name, data=tmp_path).returncode == 0
    assert mine.read_text("utf-8") == GAMES["pax"].deck_text(name)
    assert "all as we ship them" in conspiratio_here("deck", "check", str(mine), data=tmp_path).stdout
    words = ["simulate", "pax", "--games", "1", "--bots", "random", "--deck", name, "--replays", str(folder)]
    assert conspiratio_here(*words, data=tmp_path).returncode == 0
    match = read_match(json.loads(next(folder.glob("*.json")).read_text("utf-8")), GAMES)
    assert match.game.deck_name(match.deal.faces) == name


def test_a_file_that_is_called_like_a_deck_is_played_with_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "weak"
    file.write_text(GAMES["pax"].deck_text("harsh"), "utf-8")
    assert with_deck(GAMES["pax"], str(file), free=False).faces == GAMES["pax"].with_named_deck("harsh").faces
    assert with_deck(GAMES["pax"], "weak", free=False).faces == GAMES["pax"].with_named_deck("weak").faces


def test_a_deck_of_caligula_is_exported_checked_and_played_with(tmp_path: Path) -> None:
    mine, folder = tmp_path / "my.toml", tmp_path / "r"
    assert conspiratio("deck", "export", "caligula", str(mine), data=tmp_path).returncode == 0
    assert "71 cards, all as we ship them" in conspiratio("deck", "check", str(mine), data=tmp_path).stdout
    mine.write_text(mine.read_text("utf-8").replace("nero = { life = 3", "nero = { life = 5"), "utf-8")
    assert "1 differs" in conspiratio("deck", "check", str(mine), data=tmp_path).stdout
    small = tmp_path / "small.toml"
    small.write_text(mine.read_text("utf-8").replace('    ["draw"],\n', ""), "utf-8")
    assert "2 differ" in conspiratio("deck", "check", str(small), "--free", data=tmp_path).stdout
    words = ["simulate", "caligula", "--games", "1", "--bots", "random", "--deck", str(mine), "--replays", str(folder)]
    assert conspiratio(*words, data=tmp_path).returncode == 0
    file = json.loads(next(folder.glob("*.json")).read_text("utf-8"))
    assert file["setup"]["cards"]["nero"]["life"] == 5


def test_a_mistake_in_a_deck_of_caligula_is_named_with_its_line(tmp_path: Path) -> None:
    mine = tmp_path / "my.toml"
    conspiratio_here("deck", "export", "caligula", str(mine), data=tmp_path)
    lines = mine.read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("plebs-4 "))
    lines[at] = lines[at].replace('"pugio"', '"lose-pugio"')
    mine.write_text("\n".join(lines), "utf-8")
    done = conspiratio_here("deck", "check", str(mine), data=tmp_path)
    assert done.returncode == 2
    assert f"Line {at + 1}" in done.stderr
    assert "plebs-4" in done.stderr
    assert "lose-pugio" in done.stderr


def test_a_deck_of_one_game_is_not_played_with_in_the_other(tmp_path: Path) -> None:
    for game, other in (("pax", "caligula"), ("caligula", "pax")):
        mine = tmp_path / f"{game}.toml"
        conspiratio_here("deck", "export", game, str(mine), data=tmp_path)
        done = conspiratio_here("play", other, "--deck", str(mine), data=tmp_path)
        assert done.returncode == 2
        assert game in done.stderr


# Replays


def test_a_good_replay_passes_the_check(tmp_path: Path, replay: Path) -> None:
    done = conspiratio("replay", str(replay), "--check", data=tmp_path)
    assert done.returncode == 0
    assert json.loads(replay.read_text("utf-8"))["commitment"] in done.stdout


def test_the_seal_shown_before_the_game_proves_the_deal(tmp_path: Path, replay: Path) -> None:
    seal = json.loads(replay.read_text("utf-8"))["commitment"]
    proved = conspiratio_here("replay", str(replay), "--seal", seal, data=tmp_path)
    assert "sealed before the game" in proved.stdout
    assert "sealed before the game" not in conspiratio_here("replay", str(replay), "--check", data=tmp_path).stdout
    assert conspiratio_here("replay", str(replay), "--seal", "0" * 64, data=tmp_path).returncode == 2


def test_a_damaged_replay_is_refused_at_its_move(tmp_path: Path, replay: Path) -> None:
    file = json.loads(replay.read_text("utf-8"))
    file["moves"][9]["move"] = {"type": "follow", "card": "army-1"}
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(file), "utf-8")
    done = conspiratio_here("replay", str(bad), "--check", data=tmp_path)
    assert done.returncode == 2
    assert "Move 10 " in done.stderr
    assert "pax.turn.choice" in done.stderr
    for text in ("", "{", "[]", '{"format": "conspiratio-replay/1"}', "\x00", "9" * 5000, '"\\ud800"'):
        bad.write_text(text, "utf-8")
        done = conspiratio_here("replay", str(bad), data=tmp_path)
        assert done.returncode == 2
        assert str(bad) in done.stderr
        assert "Traceback" not in done.stderr


def test_a_byte_order_mark_is_forgiven(tmp_path: Path, replay: Path) -> None:
    marked = tmp_path / "marked.json"
    marked.write_text(replay.read_text("utf-8"), "utf-8-sig")
    assert conspiratio_here("replay", str(marked), "--check", data=tmp_path).returncode == 0


def test_output_that_nobody_reads_or_that_has_no_room_is_no_crash(tmp_path: Path) -> None:
    piped = subprocess.run(
        f"{sys.executable} -m conspiratio rules pax | head -1; exit ${{PIPESTATUS[0]}}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    assert (piped.returncode, piped.stderr) == (0, "")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command("rules", "pax"),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(tmp_path),
            check=False,
        )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_terminal_that_cannot_show_a_sign_shows_another(tmp_path: Path) -> None:
    done = conspiratio(
        "rules", "pax", "pax.draw", "--lang", "fr", data=tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0"
    )
    assert done.returncode == 0
    assert "?" in done.stdout


def test_a_replay_reads_as_a_story_from_a_seats_eyes(tmp_path: Path, replay: Path) -> None:
    everything = conspiratio_here("replay", str(replay), data=tmp_path).stdout
    seat_1 = conspiratio_here("replay", str(replay), "--seat", "1", data=tmp_path).stdout
    assert "draws a card" not in everything
    assert "draws a card" in seat_1
    assert len(everything.splitlines()) == len(seat_1.splitlines())
    assert conspiratio_here("replay", str(replay), "--seat", "3", data=tmp_path).returncode == 2


def test_a_replay_is_stepped_through_both_ways(tmp_path: Path, replay: Path) -> None:
    last = len(json.loads(replay.read_text("utf-8"))["moves"])
    done = conspiratio("replay", str(replay), "--step", data=tmp_path, typed=f"\n\nb\nr\nx\n{last + 99}\nq\n")
    assert done.returncode == 0, done.stderr
    places = re.findall(r"Move (\d+) of", done.stdout)
    assert places[:4] == ["0", "1", "2", "1"]
    assert int(places[4]) > 1
    assert places[-1] == str(last)


def test_simulate_overwrites_no_replays(tmp_path: Path) -> None:
    words = ["simulate", "pax", "--games", "1", "--bots", "random", "--replays", str(tmp_path / "r")]
    kept = tmp_path / "r" / "pax-4p-1-00001.json"
    for _ in range(2):  # the same game again is no harm
        assert conspiratio_here(*words, data=tmp_path).returncode == 0
    other = kept.read_text("utf-8").replace("bot:random", "somebody")
    kept.write_text(other, "utf-8")
    again = conspiratio_here(*words, data=tmp_path)
    assert again.returncode == 2
    assert kept.name in again.stderr
    assert kept.read_text("utf-8") == other


def test_bots_called_alike_are_told_apart_by_seat(tmp_path: Path, replay: Path) -> None:
    assert "bot:random (Seat 2)" in conspiratio_here("replay", str(replay), data=tmp_path).stdout


def test_simulate_prints_who_won(tmp_path: Path) -> None:
    words = ["simulate", "pax", "--players", "2", "--games", "4", "--bots", "random,greedy"]
    one, two = (conspiratio(*words, "--jobs", jobs, data=tmp_path) for jobs in ("1", "2"))
    assert one.returncode == 0, one.stderr
    assert one.stdout == two.stdout
    assert "4" in one.stdout


def test_simulate_tells_what_caligula_is_like(tmp_path: Path) -> None:
    words = ["simulate", "caligula", "--players", "3", "--games", "4", "--bots", "random,greedy,greedy"]
    one, two = (conspiratio(*words, "--jobs", jobs, data=tmp_path) for jobs in ("1", "2"))
    assert one.returncode == 0, one.stderr
    assert one.stdout == two.stdout
    for said in ("Rounds", "murder", "Ordo", "favour"):
        assert said.lower() in one.stdout.lower()
