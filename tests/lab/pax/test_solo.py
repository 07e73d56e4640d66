"""``conspiratio lab solo``: the campaign, beside a search that sees the whole deck."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from conspiratio.cli import run
from conspiratio.kernel.net import weights_in
from conspiratio.kernel.pax import bridge
from conspiratio.kernel.pax.state import DECK, ROME_HIDDEN
from conspiratio.kernel.weights import ELSEWHERE, features_of, save
from conspiratio.lab.pax.solo import SoloGame, SoloTrial, deck_seen, solo_table
from conspiratio.locale import Texts
from conspiratio.pax.cards import CATEGORIES, DECKS
from conspiratio.pax.game import PAX
from conspiratio.pax.state import Options


def test_a_deal_depends_on_nothing_but_its_number() -> None:
    trial = SoloTrial("tiro", PAX, "a")
    games = [trial(number) for number in range(1, 6)]
    assert [game.game for game in games] == [1, 2, 3, 4, 5]
    assert trial(3) == games[2]


def test_who_sees_the_deck_does_not_see_what_rome_hides() -> None:
    """Whatever is imagined, the deck stays as it lies; Rome's cards are others now and then."""
    state = PAX.start(PAX.deal(Options(solo_game=5), 1, Random(1)))
    seen, unseen = bridge.position_of(deck_seen(state)), bridge.position_of(state)
    decks, romes = set(), set()
    for seed in range(20):
        imagined = seen.clone()
        imagined.imagine(0, seed)
        lists = bridge.numbers_in(imagined)["lists"]
        decks.add(tuple(lists[DECK]))
        romes.add(frozenset(lists[ROME_HIDDEN]))
    assert decks == {tuple(bridge.numbers_in(unseen)["lists"][DECK])}
    assert len(romes) > 10


def test_the_table_compares_with_what_was_possible() -> None:
    games = [SoloGame(1, True, True, True), SoloGame(1, False, False, True), SoloGame(5, False, False, False)]
    rows = [list(column.cells) for column in solo_table(games, Texts("en")).columns]
    assert list(zip(*rows, strict=True)) == [("1", "2", "1", "1 (100%)", "2 (50%)"), ("5", "1", "0", "0", "0")]


def test_the_command_goes_on_with_what_it_has(tmp_path: Path, capsys: Any) -> None:
    command = ["lab", "solo", "--level", "tiro", "--deals", "1", "--out", str(tmp_path)]
    assert run(command) == 0
    first = capsys.readouterr().out
    journal = (tmp_path / "solo.jsonl").read_bytes()
    assert run(command) == 0
    assert capsys.readouterr().out == first
    assert (tmp_path / "solo.jsonl").read_bytes() == journal
    assert run([*command[:3], "quaestor", *command[4:]]) == 2
    assert 'level was "tiro", now it is "quaestor"' in capsys.readouterr().err


def test_other_cards_are_another_trial(tmp_path: Path, capsys: Any) -> None:
    command = ["lab", "solo", "--level", "tiro", "--deals", "1", "--out", str(tmp_path / "out")]
    assert run([*command, "--deck", "harsh"]) == 0
    deck = tmp_path / "my.toml"
    deck.write_text(DECKS.text("harsh").replace("symbols = 1", "symbols = 2", 1), "utf-8")
    assert run([*command, "--deck", str(deck)]) == 2
    assert "deck.digest was" in capsys.readouterr().err


@pytest.mark.parametrize(("count", "why"), [(5, "35"), (70, "490")])
def test_a_deck_that_cannot_be_played_is_told(tmp_path: Path, capsys: Any, count: int, why: str) -> None:
    """Too few cards for the deal, and more than the kernel has room for."""
    deck, card = tmp_path / "free.toml", "{ symbols = 1, value = 1 }"
    deck.write_text("".join(f"{one}.{one}-{n} = {card}\n" for one in CATEGORIES for n in range(1, count + 1)), "utf-8")
    assert run(["lab", "solo", "--deck", str(deck), "--free", "--out", str(tmp_path / "out")]) == 2
    assert why in capsys.readouterr().err


def test_other_weights_are_another_trial(tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["lab", "solo", "--level", "tiro", "--deals", "1", "--out", str(tmp_path / "out")]
    assert run(command) == 0
    capsys.readouterr()
    sizes = (features_of("pax"), 2, 2)
    save(tmp_path / "pax-solo.json", sizes, [0.5] * weights_in(sizes), {})
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    assert run(command) == 2
    assert "weights was" in capsys.readouterr().err


def test_a_game_for_several_has_no_campaign(tmp_path: Path, capsys: Any) -> None:
    assert run(["lab", "solo", "caligula", "--out", str(tmp_path / "out")]) == 2
    assert "2 to 5 players, not 1" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
