"""Whole games of Caligula through a pipe, as a screen reader or a script plays them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conspiratio.caligula.cards import DECKS
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.state import Options
from conspiratio.core.game import Complaint
from conspiratio.core.match import Match, read_match
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.terminal.caligula.plain import PlainSkin, everything
from conspiratio.terminal.caligula.typing_moves import EXAMPLES, read_typed_move
from conspiratio.terminal.saves import Saves
from conspiratio.terminal.session import Chair, Session
from conspiratio.terminal.stages import Stages
from tests.caligula.players import wild
from tests.command import conspiratio, conspiratio_here

ALWAYS_THE_FIRST = "1\n" * 3000
IDS = r"\b(event|move|play|refuse|phase|effect|caligula|coniura|pugio|swap|lose|return)-[a-z]|\b(coniura|pugio)-[0-9]"


def finished(data: Path) -> dict[str, Any]:
    (replay,) = (data / "replays").glob("caligula-*.json")
    file: dict[str, Any] = json.loads(replay.read_text("utf-8"))
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_bots_in_every_language(tmp_path: Path, language: str) -> None:
    words = ["play", "caligula", "--plain", "--players", "3", "--seed", "3", "--lang", language]
    done = conspiratio(*words, data=tmp_path, typed=ALWAYS_THE_FIRST)
    assert done.returncode == 0, done.stderr
    match = read_match(finished(tmp_path), {"caligula": CALIGULA})
    assert match.to_act is None
    assert match.commitment in done.stdout.splitlines()[0]
    assert not re.search(IDS, done.stdout)


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    words = ["play", "caligula", "--plain", "--players", "2", "--bots", "random", "--seed", "7"]
    for name in ("one", "two"):
        conspiratio_here(*words, data=tmp_path / name, typed=ALWAYS_THE_FIRST)
    assert finished(tmp_path / "one") == finished(tmp_path / "two")


def test_leaving_saves_and_the_next_play_goes_on(tmp_path: Path) -> None:
    words = ["play", "caligula", "--plain", "--bots", "random", "--seed", "5"]
    conspiratio(*words, data=tmp_path, typed="1\n1\n2\n1\nq\n")
    conspiratio("play", "pax", "--plain", "--seed", "5", data=tmp_path, typed="1\nq\n")
    saved = json.loads(next((tmp_path / "games").glob("caligula-*.json")).read_text("utf-8"))
    moves = saved["match"]["moves"]
    again = conspiratio("play", "caligula", "--plain", data=tmp_path, typed="y\n" + ALWAYS_THE_FIRST)
    assert again.returncode == 0
    assert finished(tmp_path)["moves"][: len(moves)] == moves
    assert len(list((tmp_path / "games").glob("pax-*.json"))) == 1  # another game's save is not offered


def test_the_hotseat_curtain_falls_and_nobody_reads_the_others_values(tmp_path: Path) -> None:
    words = ["play", "caligula", "--plain", "--hotseat", "Anna,Ben", "--seed", "11"]
    done = conspiratio_here(*words, data=tmp_path, typed="\nplace 4 plebs 1\n\ntable\nlog\nq\n")
    curtains = done.stdout.split("Hand the screen to ")[1:]
    assert len(curtains) == 2
    first, second = (curtain.partition(",")[0] for curtain in curtains)
    assert {first, second} == {"Anna", "Ben"}
    assert f"{first} places a marker on Plebs" in curtains[1]
    assert not re.search(rf"{first}\s4", curtains[1])


def test_a_refused_move_names_the_rule_and_its_heading(tmp_path: Path) -> None:
    typed = "place 5 plebs 1\nplace 3 plebs 3\npass\nstrike pugio-1\nplace\nfly\n77\nq\n"
    for language, where in (("en", "German rulebook"), ("de", "1. SPQR-Marker setzen")):
        words = ["play", "caligula", "--plain", "--bots", "random", "--seed", "5", "--lang", language]
        done = conspiratio_here(*words, data=tmp_path / language, typed=typed)
        assert done.returncode == 0
        assert done.stdout.count("caligula.place.forced") == 3
        assert "caligula.turn.order" in done.stdout
        assert where in done.stdout
        assert "place 3 plebs 1" in done.stdout  # how it is typed


def test_undo_takes_a_placed_marker_back_until_somebody_else_has_moved(tmp_path: Path) -> None:
    words = ["play", "caligula", "--plain", "--hotseat", "Anna,Ben", "--seed", "11"]
    done = conspiratio_here(*words, data=tmp_path, typed="\nplace 4 plebs 1\n\nundo\nq\n")
    assert "can't be taken back" in done.stdout  # it is Ben's screen now


def a_session(tmp_path: Path, seats: int, seed: str) -> Session:
    chairs = [Chair(f"P{n}", "random") for n in range(seats)]
    return Session.new(CALIGULA, Options(), chairs, Texts("en"), Saves(tmp_path), seed)


def test_a_game_saved_in_the_middle_of_a_forced_penalty_is_read_back_as_it_was(tmp_path: Path) -> None:
    for seed in range(12):
        session = a_session(tmp_path, 4, str(seed))
        while (match := session.match).to_act is not None:
            if match.game.implied(match.state) is not None:
                session.save()
                assert Session.load(session.path, session.texts, session.saves).match.states == match.states
                session.play(*session.bot_move())
                session.save()
                assert Session.load(session.path, session.texts, session.saves).match.states == session.match.states
                return
            session.play(*session.bot_move())
    raise AssertionError("no forced penalty in any of these games")


@pytest.mark.parametrize("example", EXAMPLES.values())
def test_every_example_of_a_typed_move_can_be_typed(example: str) -> None:
    word, *rest = example.split()
    assert read_typed_move(word, rest, ("Livia", "Marcus")) is not None


def test_what_is_missing_in_a_typed_move_is_told_by_an_example() -> None:
    for typed, example in (
        ("place 3", "place"),
        ("place x plebs 1", "place"),
        ("place 3 rome 1", "place"),
        ("reward", "reward"),
        ("reward swap-markers plebs 1", "swap-markers"),
        ("reward remove:plebs", "remove"),
        ("penalty lose-point", "lose-point"),
        ("strike", "strike"),
        ("reward swap-ordo livia nobody", "swap-ordo"),
        ("reward swap-ordo livia", "swap-ordo"),
        ("reward swap-sequentia", "swap-sequentia"),
        ("reward swap-sequentia 1 1_0", "swap-sequentia"),
        ("nominate", "nominate"),
    ):
        word, *rest = typed.split()
        with pytest.raises(Complaint) as complaint:
            read_typed_move(word, rest, ("Livia", "Marcus"))
        assert complaint.value.params["example"] == EXAMPLES[example]


def test_every_move_on_offer_can_be_chosen_in_stages_or_is_like_one_that_can() -> None:
    rng = Random(3)
    skin = PlainSkin(Texts("en"), ("A", "B", "C"), DECKS.deck("usual"))
    match = Match(CALIGULA, CALIGULA.deal(Options(), 3, rng), ("A", "B", "C"), "0" * 32)
    while (seat := match.to_act) is not None:
        view, moves = match.view(seat), match.legal_moves()
        if len(match.moves) % 5:
            match = match.after(seat, wild(match.state, moves, rng))
            continue
        paths = {skin.path(move, view) for move in moves}
        chosen = set()
        pending: list[tuple[int, ...]] = [()]
        while pending and len(chosen) < 60:
            route = pending.pop()
            stages, move = Stages(moves, lambda move, view=view: skin.path(move, view)), None
            for number in route:
                move = stages.choose(number)
            if move is not None:
                chosen.add(skin.path(move, view))
            else:
                pending += [(*route, number) for number in range(len(stages.labels()))]
        assert chosen <= paths
        assert len(paths) > 60 or chosen == paths
        match = match.after(seat, wild(match.state, moves, rng))


def test_a_spectator_of_a_finished_game_sees_everything() -> None:
    rng = Random(4)
    state = CALIGULA.start(CALIGULA.deal(Options(memory_aid=False), 4, rng))
    for _ in range(30):
        state, _ = CALIGULA.play(state, wild(state, CALIGULA.legal_moves(state), rng))
    seen = everything(state)
    markers = [marker for pair in seen.civitas for card in pair if card for marker in card.markers if marker]
    assert markers
    assert all(marker.value is not None for marker in markers)
    assert [set(player.hand) for player in seen.players] == [
        {down.card for down in player.hand} for player in state.players
    ]


def test_a_replay_reads_as_a_story_from_any_seat_and_step_by_step(tmp_path: Path) -> None:
    words = ["play", "caligula", "--plain", "--players", "2", "--bots", "random", "--seed", "7"]
    conspiratio(*words, data=tmp_path, typed=ALWAYS_THE_FIRST)
    (replay,) = (tmp_path / "replays").glob("*.json")
    story = conspiratio("replay", str(replay), data=tmp_path).stdout
    mine = conspiratio("replay", str(replay), "--seat", "0", data=tmp_path).stdout
    assert re.search(r"Decimus places marker", story)
    assert not re.search(r"Decimus places marker", mine)
    assert re.search(r"Livia places marker", mine)
    steps = conspiratio("replay", str(replay), "--step", data=tmp_path, typed="\nr\nb\n5\nq\n")
    assert steps.returncode == 0
    assert "Round 2" in steps.stdout
    checked = conspiratio("replay", str(replay), "--check", "--lang", "de", data=tmp_path)
    assert checked.returncode == 0


def test_a_replay_with_a_move_the_rules_forbid_is_told_with_the_rule(tmp_path: Path) -> None:
    words = ["play", "caligula", "--plain", "--players", "2", "--bots", "random", "--seed", "7"]
    conspiratio_here(*words, data=tmp_path, typed=ALWAYS_THE_FIRST)
    file = finished(tmp_path)
    file["moves"][3]["move"]["marker"] = 6
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(file), "utf-8")
    done = conspiratio_here("replay", str(bad), data=tmp_path)
    assert done.returncode == 2
    assert "bad.json" in done.stderr
    assert "4" in done.stderr
    assert "marker 6" in done.stderr.lower() or "6" in done.stderr


def test_of_two_markers_to_swap_either_can_be_named_first() -> None:
    stages = Stages(["x1", "x2", "y"], path=lambda move: ("swap", move[0], move[-1]), either_order=lambda move: True)
    stages.choose(0)
    assert stages.labels() == ["x", "1", "2", "y"]
    assert stages.choose(1) == "x1"
