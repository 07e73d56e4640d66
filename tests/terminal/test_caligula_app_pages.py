"""The pages over the Textual table of Caligula: players, help, log and rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from conspiratio.caligula.cards import COLOURS
from conspiratio.locale import LANGUAGES
from conspiratio.terminal.caligula.app import CaligulaApp
from conspiratio.terminal.caligula.known import hidden_markers, known_stacks
from conspiratio.terminal.caligula.screens import CaligulaHelp, PlayersPage
from conspiratio.terminal.pages import LogPage, RulesPage
from conspiratio.terminal.panels import Panel
from conspiratio.terminal.table import TableScreen

from ..caligula.build import a_state
from .reading import at_caligula, on_screen, opened, spaced
from .screenshot import a_session, play_on


async def test_the_players_page_tells_what_is_known_without_being_seen(tmp_path: Path) -> None:
    """A card that Livia put under its stack, and what Decimus' markers can't be."""
    state = a_state(markers={("plebs", 1): [(1, 2)], ("nobiles", 2): [(1, 0), (0, 4)], ("tribuni", 1): [(1, 1)]})
    pair = state.civitas[COLOURS.index("plebs")]
    marker = pair[0].markers[0]._replace(ruled_out=frozenset({1, 4}))
    lying = pair[0]._replace(markers=(marker, *pair[0].markers[1:]))
    civitas = [(lying, pair[1]) if pair is one else one for one in state.civitas]
    *others, last = state.pugio
    known = last._replace(known=frozenset({0}))
    state = replace(state, civitas=tuple(civitas), pugio=(*others, known))
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (120, 40)) as pilot:
        await pilot.press("p")
        seen = on_screen(app)
        assert "Face down on Plebs 1: -1, 0, 2 or 3." in seen
        assert seen.count("Face down on") == 1, "all that is known of the others is who has laid them"
        assert "Markers -1 0 1 2 3 4; 3 of them in the supply." in seen
        assert f"The Pugio stack from the top: {len(others)} cards of the Pugio stack, " in seen
        assert "The Coniura stack" not in seen
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    app.eye = 1
    assert hidden_markers(app.scene.view, app.words, 0) == []
    assert known_stacks(app.scene.view, app.words) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_explains_the_signs_of_the_players_panel(tmp_path: Path, language: str) -> None:
    session = a_session(tmp_path, 4, game="caligula", language=language)
    app = CaligulaApp(session, pace=60)
    async with opened(app, (120, 100)) as pilot:
        panel = app.table.query_one("#players", Panel).picture().lines
        assert session.texts("caligula-table-backs-head") in panel[0].plain
        await pilot.press("question_mark")
        explained = next(line for line in on_screen(app).splitlines() if "∞1 †0" in line)
        assert spaced(session.texts("caligula-sign-backs")) in explained


async def test_the_pages_open_and_close(tmp_path: Path) -> None:
    session = a_session(tmp_path, 4, game="caligula")
    play_on(session, round=2, phase="placing")
    app = CaligulaApp(session, pace=0)
    async with opened(app, (80, 24)) as pilot:
        for key, page in (("question_mark", CaligulaHelp), ("l", LogPage), ("p", PlayersPage), ("f", RulesPage)):
            await pilot.press(key)
            assert isinstance(app.screen, page)
            await pilot.press("escape")
            assert isinstance(app.screen, TableScreen)


async def test_the_rules_are_those_of_caligula(tmp_path: Path) -> None:
    app = CaligulaApp(a_session(tmp_path, 2, game="caligula"), pace=60)
    async with opened(app, (120, 40)) as pilot:
        await pilot.press("f")
        await pilot.press(*"caligula.fall")
        await pilot.pause()
        assert "caligula.fall.last-plot" in on_screen(app)
        assert "In the German rulebook" in on_screen(app)
