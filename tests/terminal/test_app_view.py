"""What is to be seen at the Textual table: panels, languages, sizes, pages, the end; and that nothing is lost."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual.widgets import Input, OptionList

from conspiratio.pax.cards import INDEX
from conspiratio.pax.moves import End, Pass
from conspiratio.pax.state import Buying, FaceDown, Following, Opening, Over, Playing
from conspiratio.terminal.ink import wrap
from conspiratio.terminal.pages import HelpPage, LogPage, RulesPage
from conspiratio.terminal.panels import Log, MoveList, Panel
from conspiratio.terminal.pax.app import PaxApp
from conspiratio.terminal.pax.end_page import EndPage
from conspiratio.terminal.pax.ink import COLOURS, ICONS
from conspiratio.terminal.pax.screens import PlayersPage
from conspiratio.terminal.saves import Saves
from conspiratio.terminal.session import Session
from conspiratio.terminal.table import TableScreen

from ..pax.build import a_state, card
from .reading import SIZES, at_table, laid_out, message, on_screen, opened, settled, spaced, touch, until
from .screenshot import a_session, play_on, without_hosts

# What is in view


@pytest.mark.parametrize("size", SIZES)
async def test_eight_players_and_nine_legions_fit(tmp_path: Path, size: tuple[int, int]) -> None:
    session = a_session(tmp_path, 8)
    play_on(session, round=4, phase="drawing")
    app = PaxApp(session, pace=0)
    async with opened(app, size):
        seen = on_screen(app)
        for name in session.match.names[1:]:
            assert name in seen
        for numeral in ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"):
            assert re.search(rf"\b{numeral}\b", seen)
        for category in COLOURS:
            assert session.words.category(category) in seen
        for words in ("you decide: place the drawn cards", "If it ended now", "Deck"):
            assert words in seen
        for word in ("▼", "→ hand", "→ under deck", "undo", "help", "quit"):
            assert word in seen
        for panel in app.table.query(Panel):
            shown = panel.region.intersection(app.table.region).height - panel.gutter.height
            assert shown >= len(panel.picture().lines), f"{panel.id} is cut"


@pytest.mark.parametrize("size", SIZES)
async def test_a_large_deck_is_counted_in_full(tmp_path: Path, size: tuple[int, int]) -> None:
    session = a_session(tmp_path, 8)
    play_on(session, round=1)
    app = PaxApp(session, pace=0)
    async with opened(app, size):
        deck = len(session.match.state.deck)
        assert deck > 99
        assert (f"Deck {deck}" if size == (80, 24) else f"{deck} ▒▒") in on_screen(app)


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize("size", SIZES[:2])
async def test_every_language_fits(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    session = a_session(tmp_path, 4, language=language)
    play_on(session, round=4, phase="playing")
    app = PaxApp(session, pace=0)
    async with opened(app, size) as pilot:
        seen = on_screen(app)
        for key in ("pax-scales", "table-moves") if size[0] > 80 else ("table-rivals", "hand-heading"):
            assert spaced(session.texts(key)) in seen
        for key in ("table-key-undo", "table-key-help", "table-key-quit", "phase-playing"):
            assert spaced(session.texts(key)) in seen
        await pilot.press("question_mark")
        assert session.texts("table-help-keys") in on_screen(app)


async def test_german(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2, language="de", first=0)
    app = PaxApp(session, pace=0)
    async with opened(app, (80, 24)):
        assert "Livia, du entscheidest: die Eröffnungskarte wählen" in on_screen(app)


async def test_the_price_is_yours_and_romes_choice_is_marked(tmp_path: Path) -> None:
    state = a_state(
        legions=(["land-1"], ["army-10", "land-2"], ["land-3"]), display=({"wealth": 6}, {}), phase=Buying(0)
    )
    app = PaxApp(at_table(tmp_path, state), pace=0)
    async with opened(app, (80, 24)):
        rows = [line.plain for line in app.table.query_one("#legions", Panel).picture().lines]
        assert rows[2].split()[:3] == ["II", "▼", "3"]
        assert rows[1].split()[:2] == ["I", "0"]
        assert "▼" not in rows[1] + rows[3]


async def test_romes_hidden_cards_are_a_question_mark_until_you_look(tmp_path: Path) -> None:
    state = a_state(rome_hidden=["army-10", "army-9", "land-1"])
    looked = replace(state, rome_hidden=tuple(FaceDown(down.card, frozenset([0])) for down in state.rome_hidden))
    for seen, mark in ((state, "0?"), (looked, "4")):
        app = PaxApp(at_table(tmp_path, seen), pace=0)
        async with opened(app, (80, 24)):
            line = next(line.plain for line in app.table.query_one("#scales", Panel).picture().lines if "Army" in line)
            assert line.split()[2] == mark
            assert (f"{ICONS['army']}●●4" in on_screen(app)) == (mark == "4")


async def test_income_is_told_before_a_card_is_played(tmp_path: Path) -> None:
    state = a_state(hand=(["land-1", "senator-1"],), display=({"land": 2}, {}), phase=Playing(0))
    app = PaxApp(at_table(tmp_path, state), pace=0)
    async with opened(app, (120, 40)):
        assert [spaced(app.scene.line(move)) for move in app.scene.moves] == [
            "Play Land ● 1 (free) → income 3",
            "Play Senator ● 1 (free) → income 2",
            "End your turn (income 2 Aurei)",
        ]


async def test_a_change_of_size_changes_the_layout(tmp_path: Path) -> None:
    session = a_session(tmp_path, 4)
    play_on(session, round=3, phase="playing")
    app = PaxApp(session, pace=0)
    async with opened(app, (120, 40)) as pilot:
        assert not app.table.has_class("compact")
        await pilot.resize_terminal(80, 24)
        await laid_out(pilot)
        assert app.table.has_class("compact")
        assert "Rivals" in on_screen(app)
        log = app.table.query_one(Log)
        assert log.max_scroll_y > 0
        assert log.scroll_y == log.max_scroll_y, "the latest is in view"


@pytest.mark.parametrize("size", [(50, 12), (79, 24), (80, 23)])
async def test_a_window_too_small_gets_a_sentence(tmp_path: Path, size: tuple[int, int]) -> None:
    session = a_session(tmp_path, 4)
    play_on(session, round=3, phase="playing")
    app = PaxApp(session, pace=0)
    async with opened(app, (80, 24)) as pilot:
        await pilot.resize_terminal(*size)
        await laid_out(pilot)
        assert "The table needs 80x24" in on_screen(app)
        assert "Rivals" not in on_screen(app)
        moves = len(session.match.moves)
        await pilot.press("1", "enter", "u", "p")
        assert isinstance(app.screen, TableScreen)
        assert len(session.match.moves) == moves, "nothing is done unseen"
        await pilot.resize_terminal(80, 24)
        await laid_out(pilot)
        assert "needs 80x24" not in on_screen(app)
        assert "Rivals" in on_screen(app)
        assert app.focused is app.table.query_one(MoveList)
        await pilot.resize_terminal(*size)
        await pilot.press("q")
    assert app.return_code == 0


def test_a_card_is_never_broken() -> None:
    said = Text("Livia keeps Senator\xa0●\xa01 and slips Land\xa0●●\xa02 under the deck\u202f!")
    console = Console()
    for width in range(14, 60):
        lines = [line.plain for line in wrap(said, console, width)]
        assert " ".join(line.strip(" ") for line in lines) == said.plain
        assert all(line.count("●") == 0 or "●\xa0" in line for line in lines)
        assert all(cell_len(line.rstrip(" ")) <= width for line in lines)


async def test_the_senates_call_is_answered_from_the_hand(tmp_path: Path) -> None:
    state = a_state(seats=5, hand=(["land-1"],), phase=Following(0, 4))
    app = PaxApp(at_table(tmp_path, state), pace=0)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#hand", app.scene.touch_hand(card("land-1")))
        assert card("land-1") in app.match.state.players[0].display[INDEX["land"]]


# Pages


async def test_the_pages_open_and_close(tmp_path: Path) -> None:
    session = a_session(tmp_path, 4)
    play_on(session, round=3)
    app = PaxApp(session, pace=0)
    async with opened(app, (80, 24)) as pilot:
        for key, page in (("question_mark", HelpPage), ("l", LogPage), ("p", PlayersPage), ("F", RulesPage)):
            await pilot.press(key)
            assert isinstance(app.screen, page)
            await pilot.press("escape")
            assert isinstance(app.screen, TableScreen)


async def test_rules_are_found_by_their_words(tmp_path: Path) -> None:
    app = PaxApp(a_session(tmp_path, 4), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await pilot.press("f")
        await pilot.press(*"fortune")
        await pilot.pause()
        assert app.screen.query_one(Input).value == "fortune", "what is typed goes to the search"
        found = app.screen.query_one("#rule-list", OptionList)
        assert {option.id for option in found.options} >= {"pax.score.wealthiest"}
        assert found.option_count < 10
        assert "greatest fortune" in on_screen(app)
        await pilot.press(*" xyzzy")
        await pilot.pause()
        assert "No rule has these words" in on_screen(app)
        await pilot.press("down", *["backspace"] * 6)
        assert app.screen.query_one(Input).value == "fortune"


async def test_an_empty_hand_is_no_card(tmp_path: Path) -> None:
    app = PaxApp(at_table(tmp_path, a_state(), language="fr"), pace=0)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("p")
        assert "aucune carte" in on_screen(app)


# The end


async def test_the_end_when_rome_wins(tmp_path: Path) -> None:
    state = a_state(rome={"army": 4, "land": 4, "fleet": 4, "wealth": 4}, phase=Playing(1), exhausted=True, deck=[])
    session = at_table(tmp_path, state)
    app = PaxApp(session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        app.save = lambda: None  # type: ignore[method-assign]
        await until(pilot, lambda: isinstance(app.screen, EndPage))
        await laid_out(pilot)
        assert isinstance(session.match.state.phase, Over)
        assert "Rome wins, and nobody with it" in on_screen(app)


async def test_the_end_of_a_solo_game_is_told_card_by_card(tmp_path: Path) -> None:
    session = a_session(tmp_path, 1, solo_game=1)
    play_on(session, round=99)
    app = PaxApp(session, pace=60)
    async with opened(app, (80, 24)) as pilot:
        assert isinstance(app.screen, EndPage)
        assert "▒▒" in on_screen(app)
        await pilot.press("space")
        assert "▒▒" not in on_screen(app)
        assert "needed)" in on_screen(app)


# Saving and pace


async def test_every_move_is_saved_and_leaving_loses_nothing(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2, first=0)
    app = PaxApp(session, pace=60)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("1")
        again = Session.load(session.path, session.texts, Saves(tmp_path))
        assert again.match.moves == session.match.moves
        await pilot.press("space")
        await settled(app, pilot)
        assert len(session.match.moves) > 1, "Space spares the waiting"
        await pilot.press("ctrl+c")
    again = Session.load(session.path, session.texts, Saves(tmp_path))
    assert again.match.moves == session.match.moves


async def test_a_save_that_fails_is_told(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2, first=0)
    (tmp_path / "games").write_text("in the way")
    app = PaxApp(session, pace=60)
    async with opened(app, (120, 40)) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert "Not saved!" in message(app)


async def test_undo_before_a_bot_has_moved(tmp_path: Path) -> None:
    state = a_state(phase=Buying(0), legions=(["land-1"],))
    app = PaxApp(at_table(tmp_path, state), pace=60)
    async with opened(app, (120, 40)) as pilot:
        app.attempt(Pass())
        app.attempt(End())
        await pilot.pause()
        assert app.match.to_act == 1
        await pilot.press("u")
        assert app.match.to_act == 0
        assert app.scene.moves == (End(),)


def test_a_picture_refers_to_no_host() -> None:
    svg = without_hosts(
        "<!-- https://a.b --><style>@font-face { src: url('https://c.d'); }\nfont-family: Fira Code;</style>"
    )
    assert "http" not in svg
    assert "monospace" in svg


def test_signs_are_one_cell_wide() -> None:
    assert all(cell_len(icon) == 1 for icon in ICONS.values())
    assert len(set(ICONS.values())) == len(set(COLOURS.values())) == 7


def test_the_opening_is_shown_to_who_draws(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2, first=1)
    assert isinstance(session.match.state.phase, Opening)
    assert PaxApp(session).scene.drawn == ()
