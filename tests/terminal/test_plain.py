"""Whole games through a pipe, as a screen reader or a script plays them."""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from conspiratio.core.match import read_match
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.pax.game import PAX
from conspiratio.pax.state import Options
from conspiratio.terminal.saves import Saves
from conspiratio.terminal.session import Chair, Session
from tests.command import command, conspiratio, conspiratio_here, environment

BEFORE = Path(__file__).parent / "before"
GAMES_OF_PAX = Path(__file__).parents[1] / "pax" / "games"
ALWAYS_THE_FIRST_MOVE = "1\n" * 1500


def replays(data: Path) -> list[Path]:
    return sorted((data / "replays").glob("*.json"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_bots_in_every_language(tmp_path: Path, language: str) -> None:
    words = ["play", "pax", "--plain", "--players", "5", "--bots", "greedy", "--seed", "3", "--lang", language]
    done = conspiratio(*words, data=tmp_path, typed=ALWAYS_THE_FIRST_MOVE)
    assert done.returncode == 0, done.stderr
    match = read_match(json.loads(replays(tmp_path)[0].read_text("utf-8")), {"pax": PAX})
    assert match.to_act is None
    assert match.commitment in done.stdout.splitlines()[0]
    assert not re.search(r"\b(event|move|play|refuse|phase)-[a-z]", done.stdout)
    assert not list((tmp_path / "games").glob("*.json"))


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    words = ["play", "pax", "--plain", "--players", "2", "--bots", "greedy", "--seed", "7"]
    for name in ("one", "two"):
        conspiratio_here(*words, data=tmp_path / name, typed=ALWAYS_THE_FIRST_MOVE)
    one, two = (replays(tmp_path / name)[0].read_text("utf-8") for name in ("one", "two"))
    assert one == two


def test_leaving_saves_and_the_next_play_goes_on(tmp_path: Path) -> None:
    first = conspiratio("play", "pax", "--plain", "--seed", "5", "--first", "0", data=tmp_path, typed="1\n1\nq\n")
    assert first.returncode == 0
    assert "conspiratio play pax" in first.stdout
    saved = json.loads(next((tmp_path / "games").glob("*.json")).read_text("utf-8"))
    moves = len(saved["match"]["moves"])
    again = conspiratio("play", "pax", "--plain", data=tmp_path, typed="y\n" + ALWAYS_THE_FIRST_MOVE)
    assert again.returncode == 0
    whole = json.loads(replays(tmp_path)[0].read_text("utf-8"))
    assert whole["moves"][:moves] == saved["match"]["moves"]


@pytest.mark.parametrize(
    ("language", "answer"), [("en", "yes"), ("de", "Ja"), ("fr", "oui"), ("nl", ""), ("en", "what\ny")]
)
def test_yes_is_understood_in_every_language(tmp_path: Path, language: str, answer: str) -> None:
    conspiratio_here("play", "pax", "--plain", "--seed", "5", data=tmp_path, typed="1\n")
    conspiratio_here("play", "pax", "--plain", "--lang", language, data=tmp_path, typed=f"{answer}\n1\nq\n")
    assert len(list((tmp_path / "games").glob("*.json"))) == 1


def test_input_that_ends_at_the_question_deals_nothing(tmp_path: Path) -> None:
    conspiratio_here("play", "pax", "--plain", "--seed", "5", data=tmp_path, typed="1\n")
    assert conspiratio_here("play", "pax", "--plain", data=tmp_path).returncode == 0
    assert len(list((tmp_path / "games").glob("*.json"))) == 1


def test_several_saved_games_are_listed_and_a_solo_game_is_found_again(tmp_path: Path) -> None:
    for more in (["--solo", "2"], ["--players", "3"], ["--hotseat", "Anna,Ben"]):
        conspiratio_here("play", "pax", "--plain", "--seed", "5", *more, data=tmp_path, typed="1\n1\n")
    listed = conspiratio_here("play", "pax", "--plain", data=tmp_path, typed="3\nq\n")
    assert re.search(r"1  Anna, Ben.*\n.*2  Livia, Decimus, Octavia.*\n.*3  .*game 2 of 5", listed.stdout)
    assert "place the drawn cards" in listed.stdout  # where the solo game was left
    solo = conspiratio_here("play", "pax", "--plain", "--players", "1", data=tmp_path, typed="y\nq\n")
    assert "game 2 of 5" in solo.stdout
    assert len(list((tmp_path / "games").glob("*.json"))) == 3


def test_a_game_that_an_earlier_version_saved_goes_on_by_its_rules_with_its_deck(tmp_path: Path) -> None:
    """It was saved when PAX had one deck, and its rules were called pax-1."""
    games = tmp_path / "games"
    games.mkdir()
    shutil.copy(BEFORE / "pax-1.json", games / "pax-2026-11-18-120707-041.json")
    saved = json.loads((BEFORE / "pax-1.json").read_text("utf-8"))["match"]
    left = conspiratio_here("play", "pax", "--plain", data=tmp_path, typed="y\n1\nq\n")
    assert saved["commitment"] in left.stdout
    assert json.loads(next(games.glob("*.json")).read_text("utf-8"))["match"]["rules"] == "pax-1"
    conspiratio_here("play", "pax", "--plain", data=tmp_path, typed="y\n" + ALWAYS_THE_FIRST_MOVE)
    whole = json.loads(replays(tmp_path)[0].read_text("utf-8"))
    assert (whole["rules"], whole["setup"]) == ("pax-1", saved["setup"])
    assert whole["moves"][: len(saved["moves"])] == saved["moves"]
    match = read_match(whole, {"pax": PAX})
    assert PAX.deck_name(match.deal.faces) == PAX.under("pax-1").default_deck == "harsh"


def test_a_deck_is_chosen_by_its_name(tmp_path: Path) -> None:
    conspiratio_here("play", "pax", "--plain", "--deck", "weak", data=tmp_path, typed="1\nq\n")
    session = Session.load(Saves(tmp_path).running("pax")[0], Texts("en"), Saves(tmp_path))
    assert PAX.deck_name(session.match.deal.faces) == "weak"


def test_a_game_open_in_two_windows_is_kept_twice(tmp_path: Path) -> None:
    saves, texts = Saves(tmp_path), Texts("en")
    first = Session.new(PAX, Options(), [Chair("A"), Chair("B")], texts, saves, "5")
    first.save()
    second = Session.load(first.path, texts, saves)
    for session, moves in ((first, 3), (second, 1)):
        for _ in range(moves):
            session.play(session.match.to_act, session.match.legal_moves()[0])
        session.save()
    assert (first.forked, second.forked) == (False, True)
    assert sorted(len(Session.load(path, texts, saves).match.moves) for path in saves.running("pax")) == [1, 3]


def test_who_does_not_want_to_go_on_keeps_the_saved_game(tmp_path: Path) -> None:
    conspiratio_here("play", "pax", "--plain", "--seed", "5", data=tmp_path, typed="1\n")
    conspiratio_here("play", "pax", "--plain", data=tmp_path, typed="n\nq\n")
    assert len(list((tmp_path / "games").glob("*.json"))) == 2


def test_a_damaged_save_is_told_kept_and_not_in_the_way(tmp_path: Path) -> None:
    conspiratio_here("play", "pax", "--plain", "--seed", "5", data=tmp_path, typed="1\n")
    saved = next((tmp_path / "games").glob("*.json"))
    saved.write_text(saved.read_text("utf-8")[:-40], "utf-8")
    done = conspiratio_here("play", "pax", "--plain", data=tmp_path, typed="q\n")
    assert done.returncode == 0
    assert ".damaged" in done.stderr
    assert "JSON" in done.stderr
    assert len(list((tmp_path / "games").glob("*.damaged"))) == 1


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    game = subprocess.Popen(
        command("play", "pax", "--plain", "--seed", "5", "--first", "0"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert game.stdin
    assert game.stdout
    game.stdin.write("1\n")
    game.stdin.flush()
    while "a full turn" not in game.stdout.readline():
        pass
    game.send_signal(signal.SIGINT)
    _, errors = game.communicate(timeout=60)
    assert "Traceback" not in errors
    saved = json.loads(next((tmp_path / "games").glob("*.json")).read_text("utf-8"))
    assert len(saved["match"]["moves"]) == 4


def test_a_refused_move_names_the_rule_and_its_heading(tmp_path: Path) -> None:
    typed = "1\nbuy 1\nfly\nbuy\nplace x\n77\nq\n"
    for language, heading in (("en", "Gameplay"), ("de", "Spielverlauf"), ("nl", "Spelverloop")):
        words = ["play", "pax", "--plain", "--seed", "5", "--first", "0", "--lang", language]
        done = conspiratio_here(*words, data=tmp_path / language, typed=typed)
        assert "pax.turn.choice" in done.stdout
        assert heading in done.stdout
    english = conspiratio_here(
        "play", "pax", "--plain", "--seed", "5", "--first", "0", data=tmp_path / "x", typed=typed
    )
    for hint in ("“fly”", "“buy 2”", "“place army-10 2”", "no move 77"):
        assert hint in english.stdout


def test_strange_numbers_are_no_crash(tmp_path: Path) -> None:
    typed = "²\n" + "9" * 5000 + "\nbuy " + "9" * 5000 + "\nBUY 1\nq\n"
    done = conspiratio_here("play", "pax", "--plain", "--seed", "5", data=tmp_path, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "pax.turn.choice" in done.stdout


def test_everything_is_said_in_words(tmp_path: Path) -> None:
    done = conspiratio_here(
        "play", "pax", "--plain", "--seed", "5", "--first", "0", data=tmp_path, typed="1\n1\n1\n1\n1\n1\nq\n"
    )
    assert not re.search("[●·]|<-", done.stdout)
    for said in (
        r"\(1 symbol, value \d\)",
        "Wealth: Rome 0, strongest",
        "held by Rome",
        "limit for Fleets",
        "income then",
    ):
        assert re.search(said, done.stdout), said


def test_undo_is_done_or_refused_in_words(tmp_path: Path) -> None:
    typed = "1\nundo\n1\n1\n1\n1\npass\nundo\npass\nrestart\nq\n"
    done = conspiratio_here("play", "pax", "--plain", "--players", "1", "--seed", "5", data=tmp_path, typed=typed)
    assert "can't be taken back" in done.stdout
    assert done.stdout.count("Taken back.") == 2


def test_hot_seat_draws_a_curtain_and_keeps_hands_apart(tmp_path: Path) -> None:
    words = ["play", "pax", "--plain", "--hotseat", "Anna,Ben", "--seed", "5", "--first", "0"]
    turn = "\n" + "1\n" * 12
    done = conspiratio_here(*words, data=tmp_path, typed=turn * 6)
    screens = re.split(r"--- Hand the screen to (\w+),.*", done.stdout)
    assert screens[1::2][:4] == ["Anna", "Ben", "Anna", "Ben"]
    for name, screen in zip(screens[1::2], screens[2::2], strict=True):
        other = "Ben" if name == "Anna" else "Anna"
        assert not re.search(rf"{other} draws [A-Z]", screen)
        assert not re.search(rf"{other} takes [A-Z]", screen)
        assert f"{other} (you)" not in screen


def test_the_solo_campaign_remembers_what_was_won(tmp_path: Path) -> None:
    (tmp_path / "campaign.json").write_text('{"won": [1, 2]}', "utf-8")
    done = conspiratio_here("play", "pax", "--plain", "--players", "1", data=tmp_path, typed="q\n")
    assert "game 3 of 5" in done.stdout
    (tmp_path / "campaign.json").write_text('{"won": "all"}', "utf-8")
    done = conspiratio_here("play", "pax", "--plain", "--players", "1", "--new", data=tmp_path, typed="q\n")
    assert done.returncode == 2
    assert "campaign.json" in done.stderr


def test_a_won_solo_game_opens_the_next(tmp_path: Path) -> None:
    games = Path(__file__).parent.parent / "pax" / "games"
    won = json.loads((games / "solo-1-won.json").read_text("utf-8"))
    last = won["moves"].pop()["move"]
    del won["result"]
    won["format"] = "conspiratio-match/1"
    save = {"format": "conspiratio-save/1", "chairs": [{"name": "Livia"}], "seed": "1", "match": won}
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "pax-2026.json").write_text(json.dumps(save), "utf-8")
    assert last == {"type": "end"}
    done = conspiratio_here("play", "pax", "--plain", data=tmp_path, typed="y\nend\n")
    assert done.returncode == 0, done.stderr
    assert "game 2 of 5" in done.stdout
    assert json.loads((tmp_path / "campaign.json").read_text("utf-8")) == {"won": [1]}


def test_the_campaign_is_won_with_the_usual_deck_and_games_of_earlier_rules_have_theirs(tmp_path: Path) -> None:
    file = json.loads((GAMES_OF_PAX / "solo-1-won.json").read_text("utf-8"))
    for rules, won in (("pax-1", {1}), (PAX.rules_version, set())):
        saves = Saves(tmp_path / rules)
        match = read_match({**file, "rules": rules}, {"pax": PAX})
        seat, move = match.moves[-1]
        before = match.back_to(len(match.moves) - 1)
        session = Session(before, (Chair("Livia"),), Texts("en"), saves, saves.new_game_path("pax"), "1")
        session.play(seat, move)
        session.save()
        assert saves.solo_won() == won
