"""Training: generations that can be repeated, stopping changes nothing, and weights that don't fit are named."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from conspiratio.core.game import Complaint
from conspiratio.games import GAMES
from conspiratio.kernel.weights import ELSEWHERE, features_of, load, record_in, save, shipped, sizes_in, values_in
from conspiratio.lab.commands import train_and_report
from conspiratio.lab.running.engine import Engine
from conspiratio.lab.training import generation_match
from conspiratio.lab.training.generation_match import GenerationMatch, play_deal
from conspiratio.lab.training.plan import Plan
from conspiratio.lab.training.report import train_svg, train_table
from conspiratio.lab.training.self_play import start
from conspiratio.lab.training.train import Training
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.complaints import complain
from tests.command import command, environment

from ..running import interrupted, until

TINY: dict[str, Any] = {"generations": 2, "games": 4, "iterations": 1, "epochs": 2, "hidden": (4, 3), "seed": "1"}
PLANS = {
    "pax": Plan("pax", seats=(2, 3), **TINY),
    "pax-solo": Plan("pax", solo=True, **TINY),
    "caligula": Plan("caligula", seats=(2,), **TINY),
}


def silent(what: str, done: int, total: int) -> None:
    pass


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Training]:
    """Two tiny generations of each game, without a break."""
    found: dict[str, Training] = {}

    def training(name: str) -> Training:
        if name not in found:
            found[name] = Training(PLANS[name], tmp_path_factory.mktemp(name))
            found[name].run(1, silent)
        return found[name]

    return training


# Generations


@pytest.mark.parametrize("name", PLANS)
def test_generations_are_trained_and_their_weights_judge(name: str, trained: Callable[[str], Training]) -> None:
    training = trained(name)
    assert training.done == 2
    net = load(training.weights(2), training.plan.game)
    seats = training.plan.tables[0]
    win, rank, rome = net.judge(start(training.plan.played, seats, training.plan.solo, Random(1)))
    assert len(win) == len(rank) == seats
    assert all(0 < chance < 1 for chance in (*win, *rank))
    assert 0 < rome < 1 or training.plan.solo
    assert seats == 1 or sum(win) == pytest.approx(1)
    assert values_in(training.weights(2)) != values_in(training.weights(1))
    assert (training.folder / f"{name}.json").read_bytes() == training.weights(2).read_bytes()


def test_the_record_tells_how_to_repeat_it(trained: Callable[[str], Training], tmp_path: Path) -> None:
    record = record_in(trained("caligula").weights(2))
    plain = {name: record[name] for name in ("game", "solo", "games", "iterations", "epochs", "seed")}
    plan = Plan(**plain, seats=tuple(record["seats"]), hidden=tuple(record["hidden"]), generations=record["generation"])
    again = Training(plan, tmp_path)
    again.run(1, silent)
    assert again.weights(2).read_bytes() == trained("caligula").weights(2).read_bytes()
    assert {"rules", "deck", "positions", "losses", "unseen", "match"} <= record.keys()
    assert record["match"]["share"] == again.log["generations"][1]["match"]["share"]


def test_a_training_has_its_deck(tmp_path: Path) -> None:
    harsh, weak = (replace(PLANS["pax"], deck=GAMES["pax"].with_named_deck(name)) for name in ("harsh", "weak"))
    Training(weak, tmp_path)
    Training(weak, tmp_path)
    with pytest.raises(Complaint, match="train-differs"):
        Training(harsh, tmp_path)


def result(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.json")}


@pytest.mark.parametrize(
    ("stage", "done"), [("1/play", 1), ("1/learn", 1), ("1/match", 1), ("2/play", 3), ("2/match", 0)]
)
def test_interrupted_and_resumed_equals_uninterrupted(
    stage: str, done: int, trained: Callable[[str], Training], tmp_path: Path
) -> None:
    def stop(what: str, now: int, total: int) -> None:
        if (what, now) == (stage, done):
            raise KeyboardInterrupt

    plan = PLANS["caligula"]
    with pytest.raises(KeyboardInterrupt):
        Training(plan, tmp_path).run(1, stop)
    heard: list[str] = []
    Training(plan, tmp_path).run(1, lambda what, now, total: heard.append(what))
    assert heard[0] == f"{stage[0]}/play"  # a generation that is done is not touched again
    assert (f"{stage[0]}/learn" in heard) == ("match" not in stage)  # nor is one learnt twice
    assert result(tmp_path) == result(trained("caligula").folder)


def test_more_generations_may_be_asked_for_later(trained: Callable[[str], Training], tmp_path: Path) -> None:
    plan = PLANS["caligula"]
    Training(replace(plan, generations=1), tmp_path).run(1, silent)
    more = Training(plan, tmp_path)
    more.run(2, silent)
    assert more.weights(2).read_bytes() == trained("caligula").weights(2).read_bytes()
    assert more.log["generations"] == trained("caligula").log["generations"]


def test_games_that_were_damaged_and_deleted_are_played_anew(
    trained: Callable[[str], Training], tmp_path: Path
) -> None:
    plan = PLANS["caligula"]
    Training(replace(plan, generations=1), tmp_path).run(1, silent)
    piece = sorted(tmp_path.glob("games-01-*.npz"))[1]
    piece.write_bytes(piece.read_bytes()[:50])
    with pytest.raises(Complaint, match="train-piece") as caught:
        Training(plan, tmp_path).run(1, silent)
    assert piece.name in said_of(caught)
    piece.unlink()
    again = Training(plan, tmp_path)
    again.run(1, silent)
    assert again.weights(2).read_bytes() == trained("caligula").weights(2).read_bytes()


def test_games_without_the_record_of_their_training_are_not_taken_for_ours(
    trained: Callable[[str], Training], tmp_path: Path
) -> None:
    shutil.copytree(trained("caligula").folder, tmp_path / "lost")
    (tmp_path / "lost" / "train.json").unlink()
    with pytest.raises(Complaint, match="train-log-lost"):
        Training(replace(PLANS["caligula"], seed="other"), tmp_path / "lost")


@pytest.mark.parametrize("damage", [{"unseen": "x"}, {"positions": None}, {"match": {"share": "all"}}])
def test_a_record_with_nonsense_in_it_is_named(
    damage: dict[str, Any], trained: Callable[[str], Training], tmp_path: Path
) -> None:
    shutil.copytree(trained("caligula").folder, tmp_path / "damaged")
    file = tmp_path / "damaged" / "train.json"
    log = json.loads(file.read_text("utf-8"))
    log["generations"][1] |= damage
    file.write_text(json.dumps(log))
    with pytest.raises(Complaint, match="train-log"):
        Training(PLANS["caligula"], file.parent)


def test_the_weights_that_bots_look_for_come_back(trained: Callable[[str], Training], tmp_path: Path) -> None:
    shutil.copytree(trained("caligula").folder, tmp_path / "again")
    newest = tmp_path / "again" / "caligula.json"
    before = newest.read_bytes()
    newest.unlink()
    Training(PLANS["caligula"], newest.parent).run(1, silent)
    assert newest.read_bytes() == before


def test_a_training_goes_on_from_weights_and_tells_of_theirs(
    trained: Callable[[str], Training], tmp_path: Path
) -> None:
    old = tmp_path / "old.json"
    old.write_bytes(trained("caligula").weights(2).read_bytes())
    plan = replace(PLANS["caligula"], generations=1, iterations=2, start=old)
    training = Training(plan, tmp_path / "new")
    training.run(1, silent)
    record = record_in(training.weights(1))
    assert record["start"]["record"] == record_in(old)
    assert record["iterations"] == 2
    with pytest.raises(Complaint, match="train-differs"):
        Training(replace(plan, start=None), training.folder)
    with pytest.raises(Complaint) as caught:
        Training(replace(plan, hidden=(5, 2)), tmp_path / "other")
    assert "--hidden 4,3" in said_of(caught)
    assert not (tmp_path / "other").exists()
    wider = Training(replace(plan, hidden=(5, 3)), tmp_path / "wider")
    wider.run(1, silent)
    assert sizes_in(wider.weights(1))[1:] == (5, 3)
    again = Training(plan, tmp_path / "again")
    old.unlink()
    again.run(1, silent)  # the folder has a copy
    assert again.weights(1).read_bytes() == training.weights(1).read_bytes()


def test_what_is_held_back_is_never_learnt_from(trained: Callable[[str], Training]) -> None:
    """Not by an earlier generation either: this one began with what that had learnt."""
    training = trained("caligula")
    known, unseen = training._games(2)
    earlier, _ = training._games(1)
    held = {row.tobytes() for games in unseen.values() for row in games.features}
    assert held
    assert not held & {row.tobytes() for part in (known, earlier) for games in part.values() for row in games.features}


# The match of two generations


@pytest.mark.parametrize("name", PLANS)
def test_a_match_is_fair(name: str, trained: Callable[[str], Training]) -> None:
    """Weights that are alike get the same of every deal, and whoever changes sides changes places."""
    training, plan = trained(name), PLANS[name]
    new, old = training.weights(2), training.weights(1)
    match = GenerationMatch(plan.played, plan.solo, max(plan.tables), 1, new, old, "7")
    for number in range(3):
        ours, theirs = play_deal(match, number)
        assert play_deal(replace(match, weights=old, before=new), number) == pytest.approx((theirs, ours))
        alike = play_deal(replace(match, before=new), number)
        assert alike[0] == pytest.approx(alike[1])
        assert plan.solo or ours + theirs == pytest.approx(1)


@pytest.mark.parametrize("name", PLANS)
def test_who_wins_every_game_wins_the_match(
    name: str, trained: Callable[[str], Training], monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_weights_first(match: GenerationMatch, deal: Random, nets: Sequence[Any], luck: Random) -> Any:
        better = [net is not None for net in nets]
        ranks = [sum((1 + ours - theirs) / 2 for theirs in better) - 0.5 for ours in better]
        return better, [rank / max(1, len(nets) - 1) for rank in ranks], 0.0

    monkeypatch.setattr(generation_match, "_outcome", with_weights_first)
    plan, new = PLANS[name], trained(name).weights(2)
    match = GenerationMatch(plan.played, plan.solo, max(plan.tables), 1, new, None, "7")
    summary = generation_match.summary(match, [play_deal(match, number) for number in range(4)])
    assert summary["share"] == 1
    assert 0.4 < summary["low"] < 1 == summary["high"]
    assert summary.get("before", 0) == 0


# What people see


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLANS)
def test_the_report_tells_of_every_generation(name: str, language: str, trained: Callable[[str], Training]) -> None:
    texts, log = Texts(language), trained(name).log["generations"]
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(train_table(PLANS[name], log, texts))
    text = console.export_text()
    assert texts("train-generation") in text
    assert texts("lab-four-digits", value=log[1]["unseen"]["win"]) in text
    assert (texts("train-rome") in text.splitlines()[3] + text.splitlines()[2]) == (name == "pax")
    svg = train_svg(PLANS[name], log, texts)
    assert svg.startswith("<svg")
    assert texts("train-loss") in svg
    assert train_svg(PLANS[name], [{**entry, "match": None} for entry in log], texts).startswith("<svg")


def test_the_command_leaves_table_plot_and_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    train_and_report(Texts("en"), replace(PLANS["pax"], generations=1), Engine(), tmp_path / "new")
    said = capsys.readouterr().out
    assert "Generation" in said
    assert f"CONSPIRATIO_WEIGHTS={tmp_path / 'new'}" in said
    assert (tmp_path / "new" / "train.svg").read_text("utf-8").startswith("<?xml")
    log = json.loads((tmp_path / "new" / "train.json").read_text("utf-8"))
    assert log["generations"][0]["match"]["deals"] == 2


@pytest.mark.skipif(os.name == "nt", reason="signals work otherwise there")
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["lab", "train", "caligula", "--games", "100", "--iterations", "1", "--jobs", "2", "--out", str(out)]
    process = subprocess.Popen(
        command(*words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
        start_new_session=True,
    )
    until(lambda: list(out.glob("*.npz")))
    said, complaints = interrupted(process)
    assert process.returncode == 130, complaints
    assert "No generation is done yet" in said
    assert f"Stopped in generation 1. Nothing is lost: the same command goes on with {out}" in complaints
    assert "Traceback" not in complaints
    assert list(out.glob("games-01-*.npz"))


# What is refused


def said_of(caught: pytest.ExceptionInfo[Complaint]) -> str:
    return complain(Texts("en"), caught.value)


def test_another_plan_is_refused_by_name(trained: Callable[[str], Training]) -> None:
    plan = replace(PLANS["pax"], games=6, seats=(2,), generations=9)
    with pytest.raises(Complaint) as caught:
        Training(plan, trained("pax").folder)
    said = said_of(caught)
    assert "--games 4 → 6" in said
    assert "--players [2, 3] → [2]" in said
    assert "generations" not in said
    assert "--epochs" not in said


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"generations": 0}, "--generations"),
        ({"games": 1}, "--games"),
        ({"iterations": 0}, "--iterations"),
        ({"epochs": -1}, "--epochs"),
        ({"hidden": (129, 4)}, "129,4"),
        ({"seats": (9,)}, "9"),
    ],
)
def test_what_cannot_be_trained_is_named_before_anything_is_done(
    wishes: dict[str, Any], said: str, tmp_path: Path
) -> None:
    with pytest.raises(Complaint) as caught:
        Training(replace(PLANS["pax"], **wishes), tmp_path / "new")
    assert said in said_of(caught)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 half a piece"])
def test_a_damaged_piece_is_named(content: bytes, tmp_path: Path) -> None:
    training = Training(replace(PLANS["caligula"], generations=1), tmp_path)
    (tmp_path / "games-01-0002.npz").write_bytes(content)
    with pytest.raises(Complaint) as caught:
        training.run(1, silent)
    assert "games-01-0002.npz is damaged" in said_of(caught)
    (tmp_path / "games-01-0002.npz").unlink()
    training.run(1, silent)
    assert training.done == 1


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "train.json").write_text("[]")
    with pytest.raises(Complaint, match="train-log"):
        Training(PLANS["pax"], tmp_path)


# Weights of one's own


def test_bots_use_the_weights_of_a_folder(
    trained: Callable[[str], Training], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = shipped("pax")
    monkeypatch.setenv(ELSEWHERE, str(trained("caligula").folder))
    theirs = shipped("caligula")
    assert theirs is not None
    assert (theirs.first, theirs.second) == (4, 3)
    assert (shipped("pax") is None) == (ours is None)  # what is not in the folder is ours
    monkeypatch.setenv(ELSEWHERE, str(tmp_path / "nowhere"))
    with pytest.raises(Complaint) as caught:
        shipped("caligula")
    assert ELSEWHERE in said_of(caught)
    assert "nowhere" in said_of(caught)


def test_weights_that_do_not_fit_are_named_with_the_reason(
    trained: Callable[[str], Training], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, path = trained("pax").weights(2), tmp_path / "pax.json"
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))

    def said() -> str:
        with pytest.raises(Complaint) as caught:
            shipped("pax")
        assert str(path) in said_of(caught)
        return said_of(caught)

    path.write_text("{")
    assert "JSON" in said()
    path.write_text('{"format": "soup"}')
    assert "conspiratio-net/1" in said()
    content = json.loads(good.read_text("utf-8"))
    path.write_text(json.dumps(content | {"weights": content["weights"][:-8]}))
    assert "weights" in said()
    path.write_text(json.dumps(content | {"hidden": [4]}))
    assert "expected 2" in said()
    path.write_text(trained("caligula").weights(2).read_text("utf-8"))
    assert f"{features_of('caligula')} numbers of each seat, and pax has {features_of('pax')}" in said()
    save(path, (features_of("pax"), 4, 3), [float("nan")] * len(values_in(good)), {})
    assert "nan" in said()
    path.write_bytes(good.read_bytes())
    assert shipped("pax") is not None
