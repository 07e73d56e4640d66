"""What the tests of the Textual table share: games in the middle, reading the screen, touching things."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from textual.app import App
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Static

from conspiratio.core.growing import Growing
from conspiratio.locale.sentence import Sentence
from conspiratio.pax.state import Drawing, FaceDown
from conspiratio.terminal.app import TableApp
from conspiratio.terminal.ink import Prose
from conspiratio.terminal.panels import Panel
from conspiratio.terminal.session import Session

from ..pax.build import card
from .screenshot import a_session, play_one

SIZES = [(80, 24), (120, 40), (160, 50)]
PATIENCE = 60
"""Seconds after which what was waited for won't come."""


def at_table(folder: Path, state: Any, **how: Any) -> Session:
    """A session in the middle of a game."""
    session = a_session(folder, len(state.players), **how)
    session.match = replace(session.match, states=Growing([state]))
    return session


def at_caligula(folder: Path, state: Any, **how: Any) -> Session:
    return at_table(folder, state, game="caligula", **how)


def near_the_end(folder: Path, left: int = 20, **how: Any) -> Session:
    """A game of two bots with so many decisions left, or about: they may go another way from there."""
    whole, session = (a_session(folder, 2, people=0, **how) for _ in range(2))
    while whole.match.to_act is not None:
        play_one(whole)
    while len(session.match.moves) < len(whole.match.moves) - left:
        play_one(session)
    return session


def moves_made(app: TableApp) -> list[Any]:
    return [move for _, move in app.match.moves]


def drawing(*ids: str) -> Drawing:
    return Drawing(0, tuple(FaceDown(card(id), frozenset([0])) for id in ids), 3 - len(ids))


def on_screen(app: TableApp) -> str:
    """All that can be read on the screen, line by line."""
    lines: dict[str, list[str]] = {}
    svg = app.export_screenshot()
    for line, text in re.findall(r'<text[^>]*clip-path="url\(#[^"]*line-(\d+)\)"[^>]*>(.*?)</text>', svg):
        lines.setdefault(line, []).append(spaced(html.unescape(text)))
    return "\n".join(" ".join(parts) for parts in lines.values())


def spaced(text: str | Sentence) -> str:
    """With plain spaces for the no-break ones, which are for the eye only."""
    return str(text).replace("\xa0", " ").replace("\u202f", " ")


def message(app: TableApp) -> str:
    """What the table says to the player."""
    box = app.table.query_one("#message", Static)
    if not box.display:
        return ""
    assert isinstance(box.content, Prose)
    return spaced(box.content.text.plain)


async def until(pilot: Pilot[None], so: Callable[[], bool]) -> None:
    """Wait for something that will be so, however busy the machine is."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await pilot.pause(0.01)
    await pilot.pause()


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Until the bots have moved."""
    await pilot.pause()
    await until(pilot, lambda: app.session.waits_for_person or app.session.is_over)


@asynccontextmanager
async def opened(app: App[None], size: tuple[int, int]) -> AsyncIterator[Pilot[None]]:
    """An app on a screen of this size, with every widget in its place."""
    async with app.run_test(size=size) as pilot:
        await laid_out(pilot)
        yield pilot


async def laid_out(pilot: Pilot[None]) -> None:
    """Until every widget has its place. A pause of the pilot ends when the process looks idle, which on a busy machine
    it also does while it waits for its turn: so this looks until nothing moves any more."""
    before, now = None, places(pilot)
    async with asyncio.timeout(PATIENCE):
        while before != now:
            await pilot.pause(0.01)
            await pilot.pause()
            before, now = now, places(pilot)


def places(pilot: Pilot[None]) -> list[tuple[Widget, Region]]:
    return [(widget, widget.region) for widget in pilot.app.screen.walk_children(Widget)]


async def touch(pilot: Pilot[None], panel: str, wish: Any) -> None:
    """Click the spot of a panel that stands for a wish."""
    await laid_out(pilot)
    widget = pilot.app.screen.query_one(panel, Panel)
    wishes = [spot.wish for spot in widget.picture().spots]
    await touch_spot(pilot, panel, wishes.index(wish))


async def touch_spot(pilot: Pilot[None], panel: str, number: int) -> None:
    widget = pilot.app.screen.query_one(panel, Panel)
    spot = widget.picture().spots[number]
    await pilot.click(panel, offset=(widget.gutter.left + spot.x + 1, widget.gutter.top + spot.y))
    await pilot.pause()
