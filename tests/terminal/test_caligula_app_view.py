"""What is to be seen at the Textual table of Caligula: cards, conspiracy, languages, sizes, pages, saving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from conspiratio.caligula.cards import COLOURS, PENALTIES, REWARDS
from conspiratio.caligula.moves import Conspire, Pass
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.terminal.caligula import ink
from conspiratio.terminal.caligula.app import CaligulaApp
from conspiratio.terminal.caligula.pictures import yours
from conspiratio.terminal.caligula.scene import Scene
from conspiratio.terminal.caligula.screens import CaligulaHelp, PlayersPage
from conspiratio.terminal.ink import Room
from conspiratio.terminal.pages import LogPage, RulesPage
from conspiratio.terminal.panels import MoveList, Panel
from conspiratio.terminal.saves import Saves
from conspiratio.terminal.session import Session
from conspiratio.terminal.table import TableScreen

from ..caligula.build import GO, a_state, about_to_resolve, after, may_conspire
from .reading import SIZES, at_caligula, on_screen, settled, spaced
from .screenshot import a_session, play_on

DECISIONS = ["placing", "rewarding", "starting", "bidding", "nominating", "protecting", "striking"]


def nothing_is_cut(app: CaligulaApp) -> None:
    """Every panel has the room it needs, and no word in it ends in dots."""
    for panel in app.table.query(Panel):
        if not panel.display:
            continue
        picture = panel.picture()
        shown = panel.region.intersection(app.table.region).height - panel.gutter.height
        assert shown >= len(picture.lines), f"{panel.id} is cut"
        for line in picture.lines:
            assert "…" not in line.plain, f"{panel.id}: {line.plain}"
            assert line.cell_len <= panel.content_size.width, f"{panel.id}: {line.plain}"
    keys = app.table.query_one("#keys")
    assert cell_len(str(keys.render())) <= keys.content_size.width


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("decision", DECISIONS)
async def test_every_decision_is_shown_whole(
    tmp_path: Path, decision: str, size: tuple[int, int], language: str
) -> None:
    for seed in range(20):  # not every game brings every decision
        session = a_session(tmp_path, 5, game="caligula", language=language, seed=str(seed))
        play_on(session, round=1, phase=decision)
        if not session.is_over:
            break
    assert session.match.state.phase.type == decision
    app = CaligulaApp(session, pace=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        nothing_is_cut(app)
        seen = on_screen(app)
        for key in ("table-key-undo", "table-key-help", "table-key-quit", f"phase-caligula-{decision}"):
            assert spaced(session.texts(key)) in seen
        for name in session.match.names[1:]:
            assert name in seen
        assert app.table.query_one(MoveList).region.height >= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_every_language_fits_at_the_least_size(tmp_path: Path, language: str, seats: int) -> None:
    session = a_session(tmp_path, seats, game="caligula", language=language)
    play_on(session, round=3, phase="placing")
    app = CaligulaApp(session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        nothing_is_cut(app)
        for colour in COLOURS:
            assert session.texts(f"colour-{colour}") in on_screen(app)
        await pilot.press("question_mark")
        assert session.texts("table-help-keys") in on_screen(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_fits_on_a_card(language: str) -> None:
    texts = Texts(language)
    for effect in (*REWARDS, *PENALTIES):
        name, _, colour = effect.partition(":")
        said = texts(f"caligula-short-{name}", icon=ink.ICONS.get(colour, ""))
        assert cell_len(said) <= 11, said


async def test_values_are_yours_until_the_card_is_resolved(tmp_path: Path) -> None:
    before = about_to_resolve("plebs-6", [(0, 3), (1, 2)], markers={("nobiles", 2): [(1, 4)]})
    resolving = after(before, GO)
    for state, theirs in ((before, "D?"), (resolving, "D2")):
        app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            seen = on_screen(app)
            assert "L3" in seen
            assert theirs in seen
            assert "D4" not in seen


async def test_fields_not_open_with_so_many_are_not_shown(tmp_path: Path) -> None:
    for seats, fields in ((2, 2), (3, 3), (4, 4), (5, 5)):
        app = CaligulaApp(
            at_caligula(tmp_path, a_state(seats=seats, civitas={"plebs": ("plebs-6", "plebs-7")})), pace=60
        )
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            lines = app.table.query_one("#civitas", Panel).picture().lines
            column = slice(3 * 16, 4 * 16)
            assert lines[3].plain[column].count("·") == fields


async def test_what_comes_next_is_marked(tmp_path: Path) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state(sequentia=[["draw"], ["nobiles", "plebs"], ["ordo"]])), pace=60)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.scene.next_slot == 0
        assert app.scene.next_colour == "nobiles"
        head = app.table.query_one("#civitas", Panel).picture().lines[0].plain
        assert "►Nobiles" in head
        assert head.count("►") == 1


@pytest.mark.parametrize("size", SIZES)
async def test_a_conspiracy_is_a_scene_of_its_own(tmp_path: Path, size: tuple[int, int]) -> None:
    hand = (["coniura-1"], ["coniura-2", "coniura-3"], ["coniura-4"])
    state = after(may_conspire(seats=3, ordo=(1, 2, 0), hand=hand), Conspire(("coniura-2", "coniura-3")), Pass())
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        seen = on_screen(app)
        assert "Conspiracy against Caligula" in seen
        rows = [line.plain for line in app.table.query_one("#plot", Panel).picture().lines]
        assert re.search(r"D\s+Decimus\s+leads\s+∞∞\s", next(row for row in rows if " D  Decimus" in row))
        assert "not in it" in next(row for row in rows if " O  Octavia" in row)
        assert "is asked" in next(row for row in rows if " L  Livia" in row)
        assert any("♥♥♥" in row and "0/3" in row for row in rows)
        assert not app.table.query_one("#civitas").display
        for line in app.words.story(app.scene.view):
            assert spaced(line).split(":")[0] in seen
        nothing_is_cut(app)


async def test_the_pages_open_and_close(tmp_path: Path) -> None:
    session = a_session(tmp_path, 4, game="caligula")
    play_on(session, round=2, phase="placing")
    app = CaligulaApp(session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for key, page in (("question_mark", CaligulaHelp), ("l", LogPage), ("p", PlayersPage), ("f", RulesPage)):
            await pilot.press(key)
            assert isinstance(app.screen, page)
            await pilot.press("escape")
            assert isinstance(app.screen, TableScreen)


async def test_the_rules_are_those_of_caligula(tmp_path: Path) -> None:
    app = CaligulaApp(a_session(tmp_path, 2, game="caligula"), pace=60)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("f")
        await pilot.press(*"caligula.fall")
        await pilot.pause()
        assert "caligula.fall.last-plot" in on_screen(app)
        assert "In the German rulebook" in on_screen(app)


async def test_a_change_of_size_and_a_window_too_small(tmp_path: Path) -> None:
    session = a_session(tmp_path, 5, game="caligula")
    play_on(session, round=2, phase="placing")
    app = CaligulaApp(session, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert not app.table.has_class("compact")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        nothing_is_cut(app)
        await pilot.resize_terminal(79, 24)
        await pilot.pause()
        assert "The table needs 80x24" in on_screen(app)
        made = len(session.match.moves)
        await pilot.press("1", "1", "enter", "escape", "p")
        assert isinstance(app.screen, TableScreen)
        assert (len(session.match.moves), app.scene.so_far) == (made, ""), "nothing is done unseen"
        await pilot.resize_terminal(120, 36)
        await pilot.pause()
        nothing_is_cut(app)
        assert app.focused is app.table.query_one(MoveList)


async def test_leaving_loses_nothing(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2, game="caligula")
    app = CaligulaApp(session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await pilot.press("1", "1")
        await settled(app, pilot)
        assert session.match.moves
        await pilot.press("q")
    assert app.return_code == 0
    again = Session.load(session.path, session.texts, Saves(tmp_path))
    assert again.match.moves == session.match.moves


def test_signs_are_one_cell_wide_and_all_different() -> None:
    signs = [*ink.ICONS.values(), *ink.KINDS.values(), ink.CONIURA, ink.PUGIO, ink.SHIELD, ink.LIFE, ink.FREE]
    assert all(cell_len(sign) == 1 for sign in signs)
    assert len(set(signs)) == len(signs)
    assert len({*ink.PLAYERS, *ink.COLOURS_OF_CARDS.values()}) == 10


def test_players_have_letters_of_their_own() -> None:
    for names in (["Anna", "Anton", "Ada"], ["李", "王"], ["Bo", "Bo2", "B"], ["A", "A", "A", "A", "A"]):
        signs = ink.initials(names)
        assert len(set(signs)) == len(names)
        assert all(cell_len(sign) == 1 for sign in signs)


def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    session = at_caligula(tmp_path, a_state(hand=(["coniura-1"], ["pugio-1"])))
    scene = Scene(session.match.view(None), CaligulaApp(session).words)
    assert yours(scene, Room(80, 24, True)).lines == []
