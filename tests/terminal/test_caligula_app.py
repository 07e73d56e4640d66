"""The Textual table of Caligula, played as a person would: keys, taking back, several people at one screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from conspiratio.caligula.moves import (
    Conspire,
    Join,
    Pass,
    Place,
)
from conspiratio.terminal.caligula.app import CaligulaApp
from conspiratio.terminal.caligula.end_page import EndPage
from conspiratio.terminal.pages import Curtain
from conspiratio.terminal.scene import MOVE_KEYS
from conspiratio.terminal.table import TableScreen

from ..caligula.build import a_state, after, may_conspire
from .reading import at_caligula, laid_out, message, moves_made, near_the_end, on_screen, opened, settled, spaced, until
from .screenshot import a_session, play_on

# A whole game


async def test_a_whole_game_against_bots_by_keys(tmp_path: Path) -> None:
    session = a_session(tmp_path, 3, game="caligula")
    app = CaligulaApp(session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        for step in range(3000):
            await settled(app, pilot)
            if session.is_over:
                break
            before = (len(session.match.moves), app.scene.so_far)
            offers = app.scene.offers
            if step % 5 == 0:
                await pilot.press(*["down"] * (step % min(len(offers), 4)), "enter")
            else:
                await pilot.press(MOVE_KEYS[step % min(len(offers), len(MOVE_KEYS))])
            assert (len(session.match.moves), app.scene.so_far) != before
        assert isinstance(app.screen, EndPage)
        await laid_out(pilot)
        seen = " ".join(on_screen(app).split())
        assert spaced(session.words.result(session.match.view(0).result)).split(" (")[0] in seen
        for name in session.match.names:
            assert name in seen
        assert session.replay
        assert session.replay.exists()
        assert session.replay.name in seen.replace(" ", "")
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("enter")
        assert isinstance(app.screen, EndPage)
        await pilot.press("q")
    assert app.return_code == 0


async def test_the_points_of_the_end_add_up(tmp_path: Path) -> None:
    session = near_the_end(tmp_path, game="caligula")
    app = CaligulaApp(session, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndPage))
        page = app.screen
        assert isinstance(page, EndPage)
        for seat, points in enumerate(session.match.view(None).result.points):
            counts = page.tally
            assert sum(count for (whose, _), count in counts.items() if whose == seat) == points.total


# The list, in stages


async def test_a_marker_is_placed_in_two_stages_and_back(tmp_path: Path) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state()), pace=60)
    async with opened(app, (80, 24)) as pilot:
        assert len(app.scene.offers) == 10, "the open cards"
        await pilot.press("7")
        assert "Plebs 1" in spaced(app.scene.so_far)
        assert [*map(str, app.scene.offers)] == [f"marker {value}" for value in range(-1, 5)]
        for key in ("escape", "backspace"):
            await pilot.press(key)
            assert len(app.scene.offers) == 10
            await pilot.press("7")
        await pilot.press("up", "enter")
        assert len(app.scene.offers) == 10, "the line above the list leads back too"
        await pilot.press("7", "down", "down", "enter")
        assert moves_made(app) == [Place(1, "plebs", 1)]


async def test_what_leaves_no_choice_is_told_and_done_at_once(tmp_path: Path) -> None:
    state = may_conspire(hand=(["coniura-1"],))
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)) as pilot:
        assert [*map(str, app.scene.offers)] == ["Start no conspiracy", "Start a conspiracy with 1: a Coniura"]
        await pilot.press("2")
        assert moves_made(app) == [Conspire(("coniura-1",))]


async def test_equal_cards_are_offered_once(tmp_path: Path) -> None:
    state = may_conspire(hand=(["coniura-1", "coniura-2", "coniura-3"],))
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)):
        assert len(app.scene.offers) == 4


# Taking back


async def test_undo_and_restart(tmp_path: Path) -> None:
    app = CaligulaApp(at_caligula(tmp_path, a_state()), pace=60)
    async with opened(app, (120, 40)) as pilot:
        await pilot.press("u")
        assert message(app) == "There is nothing of yours to take back yet."
        for key in ("u", "r"):
            await pilot.press("1", "1")
            assert len(moves_made(app)) == 1
            await pilot.press(key)
            assert moves_made(app) == []
            assert len(app.scene.offers) == 10


@pytest.mark.parametrize("people", [1, 2])
async def test_nothing_is_taken_back_after_the_end(tmp_path: Path, people: int) -> None:
    session = a_session(tmp_path, 2, game="caligula", people=people)
    play_on(session, round=99)
    assert session.is_over
    made = len(session.match.moves)
    app = CaligulaApp(session, pace=0)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("escape")
        for key in ("u", "r"):
            await pilot.press(key)
            assert message(app) == "The game is over: nothing is taken back any more."
        assert len(session.match.moves) == made


async def test_no_turn_is_spoken_of(tmp_path: Path) -> None:
    """Caligula has rounds and decisions, but no turns."""
    app = CaligulaApp(at_caligula(tmp_path, a_state()), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("1", "1", "r")
        said = [message(app), app.session.texts(app.table.RESTART), app.session.texts(app.help_page().RESTART)]
        assert said[0]
        assert "take back more" in on_screen(app)
        assert not any("turn" in line for line in said)


async def test_a_bid_is_not_taken_back(tmp_path: Path) -> None:
    app = CaligulaApp(at_caligula(tmp_path, may_conspire(hand=(["coniura-1"],))), pace=60)
    async with opened(app, (120, 40)) as pilot:
        await pilot.press("2", "u")
        assert len(moves_made(app)) == 1
        assert "somebody has learnt something" in message(app)


# Several people at one screen


async def test_the_curtain_hides_everything_of_the_other(tmp_path: Path) -> None:
    state = a_state(hand=(["coniura-1", "pugio-8"], ["pugio-1"]), markers={("tribuni", 1): [(0, 3), (1, 4)]})
    app = CaligulaApp(at_caligula(tmp_path, state, people=2), pace=0)
    livias, decimus = ("L3", "†∞", " -1 "), ("D4",)
    async with opened(app, (80, 24)) as pilot:
        assert isinstance(app.screen, Curtain)
        for secret in (*livias, *decimus, "∞", "†"):
            assert secret not in on_screen(app)
        await pilot.press("enter")
        seen = on_screen(app)
        assert all(secret in seen for secret in livias)
        assert "D4" not in seen
        assert "D?" in seen
        await pilot.press("p")
        app.attempt(Place(2, "plebs", 1))
        await pilot.pause()
        assert isinstance(app.screen, Curtain), "at every change of person"
        assert "Hand the screen to Decimus" in on_screen(app)
        for secret in (*livias, *decimus, "∞", "†"):
            assert secret not in on_screen(app)
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen), "what Livia had opened is closed"
        seen = on_screen(app)
        assert "D4" in seen
        assert "L?" in seen
        for secret in ("L3", "L2", "†∞", "marker 2"):
            assert secret not in seen
        assert not any("marker 2" in str(line) for line in app.log_lines)
        await pilot.press("p")
        assert "double" not in on_screen(app), "what Livia holds"


async def test_who_can_only_pass_is_asked_behind_the_curtain_too(tmp_path: Path) -> None:
    app = CaligulaApp(at_caligula(tmp_path, may_conspire(), people=2), pace=0)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("enter")
        assert [*map(str, app.scene.offers)] == ["Start no conspiracy"]
        await pilot.press("1")
        assert isinstance(app.screen, Curtain)
        await pilot.press("u")
        assert moves_made(app) == []
        await pilot.press("enter")
        assert app.eye == 0
        await pilot.press("1", "enter")
        assert app.eye == 1
        assert [*map(str, app.scene.offers)] == ["Start no conspiracy"]


async def test_who_takes_back_lifts_a_curtain_first(tmp_path: Path) -> None:
    state = a_state(hand=(["coniura-1", "pugio-8"], ["pugio-1"]), markers={("tribuni", 1): [(0, 3), (1, 4)]})
    app = CaligulaApp(at_caligula(tmp_path, state, people=2), pace=0)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("enter")
        app.attempt(Place(2, "plebs", 1))
        await pilot.pause()
        await pilot.press("u")
        assert moves_made(app) == []
        assert isinstance(app.screen, Curtain), "Decimus may have pressed it"
        seen = on_screen(app)
        assert "Hand the screen to Livia" in seen
        for secret in ("L3", "D4", "∞", "†"):
            assert secret not in seen
        await pilot.press("enter")
        assert app.eye == 0
        assert "L3" in on_screen(app)
        assert message(app) == "Taken back."


async def test_each_person_hears_how_it_ended(tmp_path: Path) -> None:
    """The outcome is told to who lifts the curtain after it, too."""
    state = after(may_conspire(hand=(["coniura-1"],)), Conspire(("coniura-1",)), Pass())
    app = CaligulaApp(at_caligula(tmp_path, state, people=2), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        heard = set()
        for _ in range(20):
            await laid_out(pilot)
            if isinstance(app.screen, Curtain):
                await pilot.press("enter")
            if "survives" in message(app):
                heard.add(app.eye)
            if app.match.state.plot is None and len(heard) == 2:
                break
            await pilot.press("1")
        assert heard == {0, 1}


async def test_memory_aid_off_hides_your_own(tmp_path: Path) -> None:
    state = a_state(markers={("tribuni", 1): [(0, 3)]}, memory_aid=False)
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)):
        assert "L?" in on_screen(app)
        assert "L3" not in on_screen(app)


async def test_join_is_offered_with_what_it_takes(tmp_path: Path) -> None:
    hand = (["coniura-1", "coniura-2"], ["coniura-4"])
    state = after(may_conspire(hand=hand, ordo=(1, 0)), Conspire(("coniura-4",)))
    app = CaligulaApp(at_caligula(tmp_path, state), pace=60)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("2")
        assert moves_made(app) == [Join(("coniura-1",))]
