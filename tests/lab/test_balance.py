"""How a game is balanced: what a study plays, what it counts, and what its report says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from conspiratio.caligula.game import CALIGULA, Caligula
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.lab.balance.report import balance_json, balance_page, played
from conspiratio.lab.balance.sections import wins_by_order
from conspiratio.lab.balance.study import Study, play_one, player_counts
from conspiratio.lab.balance.worth import above_the_table, values
from conspiratio.lab.commands import balance_and_report
from conspiratio.lab.pax.record import Record
from conspiratio.lab.reporting.estimates import Estimate, difference, proportion
from conspiratio.lab.running.engine import Engine
from conspiratio.locale import Texts
from conspiratio.pax.cards import DECKS, Deck
from conspiratio.pax.game import PAX, Pax
from tests.caligula.free_decks import deck_with
from tests.command import conspiratio

from .running import GAMES, OPTIONS


def a_study(game: str = "pax", own: AnyGame | None = None, counts: tuple[int, ...] = (2, 3), **more: Any) -> Study:
    return Study(
        own or GAMES[game], counts=counts, **({"levels": ("greedy",), "options": OPTIONS[game], "seed": "1"} | more)
    )


def own_pax() -> Pax:
    """Ours, with one card made dear."""
    first, *others = DECKS.deck("harsh").cards
    return Pax(Deck((first._replace(value=4), *others), "from my box"))


def own_caligula() -> Caligula:
    return Caligula(deck_with("plebs-5", kind="group", minimum=3, effects=["spqr"]))


OWN: Mapping[str, Callable[[], AnyGame]] = {"pax": own_pax, "caligula": own_caligula}


@cache
def study_of(game: str) -> tuple[Study, Any]:
    study = a_study(game, OWN[game](), levels=("random", "greedy"))
    records = {number: play_one(study, number) for number in study.numbers(3)}
    return study, played(study.by_cell(records, 3))


class Outline(HTMLParser):
    """What a page is made of, and whether everything that was opened is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.addresses: list[str] = []
        self.ids: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href") and tag != "use"]
        self.ids += [str(value) for name, value in attrs if name == "id"]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


TOLD = {
    "pax": (
        "Rome's share",
        "What Rome holds",
        "Wins by turn order",
        "How long it takes",
        "Stronger than Rome",
        "Wealth 1",
    ),
    "caligula": ("How the Empire fell", "murders", "The emperors", "Wins by the Ordo", "Daggers", "Plebs 5", "Otho"),
}


@pytest.mark.parametrize("game", ["pax", "caligula"])
def test_the_report_tells_all_of_a_custom_deck_and_stands_alone(game: str) -> None:
    study, games = study_of(game)
    page = balance_page(study, games, Texts("en"))
    outline = Outline(page)
    assert outline.open == []
    assert outline.addresses == []
    assert len(outline.ids) == len(set(outline.ids)), "ids are used once"
    assert not re.search(r"https?://(?!www\.w3\.org)", page)
    assert "script" not in outline.count
    assert outline.count["svg"] >= 9
    assert outline.count["section"] == outline.count["h2"] >= 9
    assert "prefers-color-scheme: dark" in page
    for words in (*TOLD[game], "one card differs from our reconstruction", "random", "greedy"):
        assert words in unescape(page), words


@pytest.mark.parametrize(("game", "language"), [("pax", "de"), ("caligula", "fr"), ("pax", "nl")])
def test_the_report_is_there_in_every_language(game: str, language: str) -> None:
    study, games = study_of(game)
    page = balance_page(study, games, Texts(language))
    assert f'<html lang="{language}">' in page
    assert Texts(language)("balance-length.reading") in unescape(page)


def test_our_own_deck_is_called_a_reconstruction() -> None:
    study = a_study(counts=(2,))
    games = study.by_cell({1: play_one(study, 1)}, 1)
    page = balance_page(study, games, Texts("en"))
    assert "Played with our reconstruction" in page
    assert balance_json(study, games)["reconstruction"] is True
    assert balance_json(*study_of("pax"))["reconstruction"] is False


def test_numbers_of_a_cell_add_up() -> None:
    study, games = study_of("pax")
    file = json.loads(json.dumps(balance_json(study, games)))
    assert [(cell["bot"], cell["players"]) for cell in file["cells"]] == [
        ("random", 2),
        ("random", 3),
        ("greedy", 2),
        ("greedy", 3),
    ]
    for cell in file["cells"]:
        total = cell["summary"]
        alone = sum(total["wins"]) + total["shared"] + sum(total["rome_wins"])
        assert total["games"] == alone + total["rome_alone"] == 3
        assert sum(cell["wins_by_order"]) == pytest.approx(alone / 3)
    assert set(file["worth"]["greedy"]) == {"category", "card"}


# What is played


def test_all_levels_get_the_same_deals_and_every_cell_its_share() -> None:
    study = a_study(levels=("random", "greedy"))
    cells = [study.cell_of(number) for number in study.numbers(2)]
    assert len(set(cells)) == 8
    assert {cell for cell, _ in cells[:4]} == set(study.cells), "a little of all before more of any"
    assert [nth for _, nth in cells] == [1] * 4 + [2] * 4
    orders = {number: play_one(study, number).order for number in (1, 3)}
    assert orders[1] == orders[3]


@pytest.mark.parametrize(
    ("wish", "counts"), [(None, (2, 3, 4, 5, 6, 7, 8)), ("4", (4,)), ("2-4", (2, 3, 4)), ("8, 2,3", (2, 3, 8))]
)
def test_player_counts_are_written_as_people_do(wish: str | None, counts: tuple[int, ...]) -> None:
    assert player_counts(PAX, wish) == counts


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [("two", "players-range"), ("", "players-range"), ("4-2", "players-range"), ("1-4", "players-count")],
)
def test_bad_player_counts_are_complained_about(wish: str, complaint: str) -> None:
    with pytest.raises(Complaint, match=complaint):
        player_counts(CALIGULA, wish)


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    study, texts = a_study(counts=(2,), levels=("random",)), Texts("en")
    balance_and_report(texts, study, 3, Engine(), tmp_path / "a")
    balance_and_report(texts, study, 1, Engine(), tmp_path / "b")
    begun = (tmp_path / "b" / "balance.jsonl").read_text("utf-8")
    balance_and_report(texts, study, 3, Engine(2), tmp_path / "b")
    assert (tmp_path / "b" / "balance.jsonl").read_text("utf-8").startswith(begun)
    for name in ("balance.html", "balance.json"):
        assert (tmp_path / "a" / name).read_text("utf-8") == (tmp_path / "b" / name).read_text("utf-8")
    with pytest.raises(Complaint, match=r"journal-settings, .*deck"):
        balance_and_report(texts, replace(study, game=own_pax()), 3, Engine(), tmp_path / "a")


# What is counted


def a_record(wins: tuple[float, ...], cards: tuple[tuple[str, ...], ...], order: tuple[int, ...] = (0, 1)) -> Any:
    record = object.__new__(Record)
    for name, value in {"wins": wins, "cards": cards, "order": order}.items():
        object.__setattr__(record, name, value)
    return record


def test_the_worth_of_a_card_is_reckoned_within_tables() -> None:
    """Of two who had it one won; of the two beside them one did. A game in which all had it tells nothing."""
    records = [
        a_record((1, 0), (("army-1",), ())),
        a_record((1, 0), ((), ("army-1",))),
        a_record((1, 0), (("army-1",), ("army-1",))),
        a_record((1, 0), (("land-1",), ())),
    ]
    found = values(records, lambda record: record.cards)
    assert found["army-1"].value == 0
    assert found["land-1"].value == 1
    assert found["land-1"].low is None, "one game is too few to be sure of anything"


def test_a_difference_is_the_surer_the_more_games_there_are() -> None:
    rows = [(1.0, 1.0, 0.0, 1.0), (0.0, 1.0, 1.0, 1.0), (1.0, 1.0, 0.0, 1.0)]
    few, many = difference(rows * 10), difference(rows * 100)
    assert few is not None
    assert many is not None
    assert few.value == many.value == pytest.approx(1 / 3)
    # With one pair a game, the difference of a game is 1 or -1: its variance is 8/9, its standard error that root.
    assert few.high == pytest.approx(1 / 3 + 1.96 * (8 / 9 / 30) ** 0.5)
    assert many.high == pytest.approx(1 / 3 + 1.96 * (8 / 9 / 300) ** 0.5)
    assert difference([(1.0, 1.0, 0.0, 0.0)]) is None


def test_proportions_stay_between_nothing_and_all() -> None:
    assert proportion(10, 10) == Estimate(1.0, pytest.approx(0.722, abs=0.001), 1.0)
    assert proportion(5, 10).low == pytest.approx(0.237, abs=0.001)


def test_having_more_than_the_table_means_more_than_its_mean() -> None:
    assert above_the_table([(3, 0), (1, 0), (2, 0)], ("army", "fleet")) == [["army"], [], []]


def test_wins_are_told_by_turn_order_not_by_seat() -> None:
    records = [a_record((1, 0), ((), ()), (1, 0)), a_record((0.5, 0.5), ((), ()), (0, 1)), a_record((0, 0), ((), ()))]
    assert wins_by_order(records, 2) == pytest.approx([0.5 / 3, 1.5 / 3])


# The command


def test_the_command_writes_a_report_of_a_deck_file(tmp_path: Path) -> None:
    deck = tmp_path / "my.toml"
    text = CALIGULA.deck_text("usual").replace("otho = { life = 2", "otho = { life = 5")
    deck.write_text(text.replace("(reconstruction)", "of my aunt"), "utf-8")
    words = ["lab", "balance", "caligula", "--players", "2", "--games", "1", "--bots", "random", "--lang", "de"]
    done = conspiratio(*words, "--deck", str(deck), "--out", str(tmp_path / "out"), data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert str(tmp_path / "out" / "balance.html") in done.stdout
    assert "„Caligula of my aunt“: Eine Karte weicht" in (tmp_path / "out" / "balance.html").read_text("utf-8")
