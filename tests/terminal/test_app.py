"""The Textual table, played as a person would: keys, mouse, undo, and several people at one screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from conspiratio.locale import LANGUAGES
from conspiratio.pax.moves import Buy, Draw, End, Place, Play
from conspiratio.pax.state import Buying, Choosing, Playing, State
from conspiratio.terminal.pages import Curtain
from conspiratio.terminal.panels import MoveList
from conspiratio.terminal.pax.app import PaxApp
from conspiratio.terminal.pax.end_page import EndPage
from conspiratio.terminal.pax.ink import ICONS
from conspiratio.terminal.scene import MOVE_KEYS
from conspiratio.terminal.table import TableScreen

from ..pax.build import a_state
from .reading import (
    SIZES,
    at_table,
    drawing,
    laid_out,
    message,
    near_the_end,
    on_screen,
    opened,
    settled,
    spaced,
    touch,
    touch_spot,
    until,
)
from .screenshot import a_session, play_on, table_for

# A whole game


async def test_a_whole_game_against_a_bot_by_keys(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2)
    app = PaxApp(session, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        for step in range(600):
            await settled(app, pilot)
            if session.is_over:
                break
            moves = len(session.match.moves)
            choices = session.match.legal_moves()
            if step % 3 == 0:
                await pilot.press(*["down"] * (step % len(choices)), "enter")
            else:
                await pilot.press(MOVE_KEYS[step % len(choices)])
            assert len(session.match.moves) > moves
        assert isinstance(app.screen, EndPage)
        await laid_out(pilot)
        seen = on_screen(app)
        assert "Rome turns up" in seen
        assert str(session.words.result(session.match.view(0).result)) in seen
        assert session.replay
        assert session.replay.exists()
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        assert "▼" not in on_screen(app), "Rome takes no more"
        await pilot.press("enter")
        assert isinstance(app.screen, EndPage)
        await pilot.press("q")
    assert app.return_code == 0


async def test_the_opening_draw_is_told_once(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2, first=0)
    app = PaxApp(session, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(app, pilot)
        for _ in range(3):
            app.show_table()
        assert [str(line).startswith("Livia draws") for line in app.log_lines] == [True]
        await pilot.press("1")
        await settled(app, pilot)
        assert sum("Livia draws" in str(line) for line in app.log_lines) == 1


async def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    session = near_the_end(tmp_path)
    app = PaxApp(session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndPage))
    assert session.is_over


@pytest.mark.parametrize("game", ["pax", "caligula"])
async def test_the_log_page_begins_with_the_seal_of_the_deal(tmp_path: Path, game: str) -> None:
    session = a_session(tmp_path, 2, game=game)
    app = table_for(session, pace=60)
    async with opened(app, (120, 40)) as pilot:
        await pilot.press("l")
        first = on_screen(app).split(session.match.commitment)[0]
        assert "The deal is fixed. Its seal:" in first
        assert not any(line in first for line in map(spaced, app.log_lines))


# What can't be done says why


async def test_a_legion_too_dear_is_refused_with_rule_and_heading(tmp_path: Path) -> None:
    state = a_state(legions=(["army-10", "fleet-10"], ["land-1"], ["land-2"]), phase=Buying(0))
    app = PaxApp(at_table(tmp_path, state), pace=0)
    async with opened(app, (120, 40)) as pilot:
        await pilot.press("shift+tab", "shift+tab", "enter")
        assert "costs 8 Aurei, you have 5" in message(app)
        assert "pax.buy.money" in message(app)
        assert "Buy cards" in message(app)
        assert "pax.buy.money" in on_screen(app)
        assert app.match.state == state
        await pilot.press("f")
        assert "pax.buy.money" in on_screen(app), "the rules open at the one that was cited"


@pytest.mark.parametrize("size", SIZES)
async def test_a_hand_card_over_the_limit_is_refused_when_clicked(tmp_path: Path, size: tuple[int, int]) -> None:
    state = a_state(hand=(["army-1", "land-1"],), phase=Playing(0))
    app = PaxApp(at_table(tmp_path, state), pace=0)
    async with opened(app, size) as pilot:
        await touch(pilot, "#hand", Play("army-1"))
        assert "pax.play.limit" in message(app)
        await touch(pilot, "#hand", Play("land-1"))
        await touch(pilot, "#hand", Play("army-1"))
        assert "pax.play.cost" not in message(app)
        assert [move for _, move in app.match.moves] == [Play("land-1"), Play("army-1")]


async def test_the_wrong_moment_is_refused_too(tmp_path: Path) -> None:
    state = a_state(hand=(["land-1"],), phase=Choosing(0))
    app = PaxApp(at_table(tmp_path, state), pace=0)
    async with opened(app, (80, 24)) as pilot:
        await touch(pilot, "#hand", Play("land-1"))
        assert "pax.turn.choice" in message(app)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["escape", "down", "left"])
async def test_a_refusal_hides_no_move_and_goes_away(tmp_path: Path, language: str, key: str) -> None:
    session = a_session(tmp_path, 8, language=language)
    play_on(session, round=4, phase="playing")
    app = PaxApp(session, pace=0)
    async with opened(app, (80, 24)) as pilot:
        before = app.table.query_one(MoveList).region
        app.attempt(Buy(1))
        await pilot.pause()
        assert "pax.turn.choice" in on_screen(app)
        assert app.table.query_one(MoveList).region == before
        assert before.height >= 3
        assert not before.overlaps(app.table.query_one("#message").region)
        await pilot.press(key)
        assert message(app) == ""


# Moving with the mouse


@pytest.mark.parametrize("size", SIZES)
async def test_a_drawn_card_then_where_it_goes(tmp_path: Path, size: tuple[int, int]) -> None:
    state = a_state(phase=drawing("army-1", "land-1", "fleet-1"), display=({"religion": 6}, {}))
    session = at_table(tmp_path, state)
    app = PaxApp(session, pace=0)
    async with opened(app, size) as pilot:
        await touch_spot(pilot, "#drawn", 1)
        assert app.scene.chosen == "land-1"
        await touch(pilot, "#legions", Place("land-1", "legion", 2))
        await touch(pilot, "#drawn", Place("army-1", "hand"))
        assert "→ hand" not in on_screen(app), "that place is taken"
        await touch(pilot, "#legions", Place("fleet-1", "under"))
        assert [move for _, move in app.match.moves] == [
            Place("land-1", "legion", 2),
            Place("army-1", "hand"),
            Place("fleet-1", "under"),
        ]


async def test_an_opening_card_is_kept_by_a_click(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2, first=0)
    app = PaxApp(session, pace=0)
    async with opened(app, (80, 24)) as pilot:
        keep = app.scene.drawn[1]
        await touch_spot(pilot, "#drawn", 1)
        await settled(app, pilot)
        assert app.scene.hand == (keep,)


async def test_an_opening_with_cards_to_lay_out_leads_to_the_list(tmp_path: Path) -> None:
    app = PaxApp(a_session(tmp_path, 1, solo_game=3), pace=0)
    async with opened(app, (80, 24)) as pilot:
        keep = app.scene.drawn[2]
        await touch_spot(pilot, "#drawn", 2)
        assert spaced(app.session.words.card(keep)) in message(app)
        await pilot.press("enter")
        assert app.scene.hand == (keep,)


# Taking back


async def test_undo_takes_back_what_told_nobody_anything(tmp_path: Path) -> None:
    state = a_state(legions=(["land-1"],), phase=Buying(0))
    app = PaxApp(at_table(tmp_path, state), pace=0)
    async with opened(app, (120, 40)) as pilot:
        await pilot.press("u")
        assert message(app) == "There is nothing of yours to take back yet."
        await touch(pilot, "#legions", Buy(1))
        assert app.scene.view.turn.phase == "playing"
        await pilot.press("u")
        assert message(app) == "Taken back."
        assert app.match.state == state


async def test_undo_says_why_it_can_not(tmp_path: Path) -> None:
    state = a_state(phase=Choosing(0), deck=["land-1", "land-2", "land-3", "land-4"])
    app = PaxApp(at_table(tmp_path, state), pace=0)
    async with opened(app, (120, 40)) as pilot:
        app.attempt(Draw())
        await pilot.press("u")
        assert "somebody has learnt something" in message(app)


async def test_undo_is_over_when_others_have_moved(tmp_path: Path) -> None:
    state = a_state(phase=Playing(0))
    app = PaxApp(at_table(tmp_path, state), pace=0)
    async with opened(app, (120, 40)) as pilot:
        app.attempt(End())
        await settled(app, pilot)
        await pilot.press("u")
        assert "Others have moved since" in message(app)


async def test_restart_goes_back_as_far_as_it_may(tmp_path: Path) -> None:
    state = a_state(legions=(["land-1", "land-2"],), phase=Buying(0))
    app = PaxApp(at_table(tmp_path, state), pace=0)
    async with opened(app, (120, 40)) as pilot:
        await touch(pilot, "#legions", Buy(1))
        await touch(pilot, "#hand", Play("land-1"))
        await touch(pilot, "#hand", Play("land-2"))
        assert len(app.match.moves) == 3
        await pilot.press("r")
        assert app.match.state == state


async def test_nothing_is_taken_back_after_the_end(tmp_path: Path) -> None:
    session = a_session(tmp_path, 2)
    play_on(session, round=99)
    assert session.is_over
    made = len(session.match.moves)
    app = PaxApp(session, pace=0)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("escape")
        for key in ("u", "r"):
            await pilot.press(key)
            assert message(app) == "The game is over: nothing is taken back any more."
        assert len(session.match.moves) == made


# Several people at one screen


def two_hands() -> State:
    return a_state(hand=(["army-1"], ["religion-2"]), phase=Playing(0))


async def test_the_curtain_hides_every_hand(tmp_path: Path) -> None:
    app = PaxApp(at_table(tmp_path, two_hands(), people=2), pace=0)
    army, religion = f"{ICONS['army']}●1", f"{ICONS['religion']}●1"
    async with opened(app, (80, 24)) as pilot:
        assert isinstance(app.screen, Curtain)
        assert "Hand the screen to Livia" in on_screen(app)
        assert "●" not in on_screen(app)
        await pilot.press("enter")
        assert army in on_screen(app)
        assert religion not in on_screen(app)
        await pilot.press("l")
        app.attempt(End())
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Hand the screen to Decimus" in on_screen(app)
        assert "●" not in on_screen(app)
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen), "what Livia had opened is closed"
        assert religion in on_screen(app)
        assert army not in on_screen(app)


async def test_a_move_can_be_taken_back_from_the_curtain(tmp_path: Path) -> None:
    app = PaxApp(at_table(tmp_path, two_hands(), people=2), pace=0)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("enter")
        app.attempt(End())
        await pilot.pause()
        await pilot.press("u")
        assert not app.match.moves
        assert isinstance(app.screen, Curtain), "anybody may have pressed it"
        assert app.eye is None
        seen = on_screen(app)
        assert "Hand the screen to Livia" in seen
        assert "takes your last move back" not in seen
        assert "●" not in seen
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen)
        assert app.eye == 0
        assert message(app) == "Taken back."


async def test_behind_the_curtain_lies_nobodys_table(tmp_path: Path) -> None:
    app = PaxApp(at_table(tmp_path, two_hands(), people=2), pace=0)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("enter")
        app.attempt(End())
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert app.table.scene is not None
        assert not app.table.scene.offers
        assert app.scene.hand == ()


async def test_the_log_is_what_each_has_seen(tmp_path: Path) -> None:
    state = a_state(phase=Choosing(0), deck=["army-1", "land-2", "land-3", "land-4"])
    app = PaxApp(at_table(tmp_path, state, people=2), pace=0)
    async with opened(app, (80, 24)) as pilot:
        await pilot.press("enter")
        app.attempt(Draw())
        assert "Livia draws Army ● 1." in map(spaced, app.log_lines)
        app.eye = 1
        assert "Livia draws a card." in map(str, app.log_lines)
        assert not any("Army" in str(line) for line in app.log_lines)
