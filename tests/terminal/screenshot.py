"""A picture of the table, from a stated seed: ``python -m tests.terminal.screenshot docs/table.svg``."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from conspiratio.bots import bot
from conspiratio.locale import Texts
from conspiratio.pax.game import PAX
from conspiratio.pax.state import Options
from conspiratio.terminal.app import PaxApp
from conspiratio.terminal.saves import Saves
from conspiratio.terminal.session import NAMES, Chair, Session

SEED = "table"
SIZE = (120, 38)


def a_session(
    folder: Path, seats: int = 4, *, people: int = 1, seed: str = SEED, language: str = "en", **options: Any
) -> Session:
    """A new game: people first, then greedy bots."""
    chairs = [Chair(name, None if seat < people else "greedy") for seat, name in enumerate(NAMES[:seats])]
    return Session.new(PAX, Options(**options), chairs, Texts(language), Saves(folder), seed)


def play_on(session: Session, round: int, phase: str = "choosing") -> None:
    """Let bots play for everyone, until in this round the first person has this decision to make (or the end)."""
    match = session.match
    while match.to_act is not None:
        state = match.state
        if state.round >= round and state.phase.type == phase and match.to_act == session.people[0]:
            return
        play_one(session)


def play_one(session: Session) -> None:
    """One decision by a greedy bot, whoever's it is."""
    match = session.match
    seat = match.to_act
    assert seat is not None
    rng = Random(f"{session.seed}/{len(match.moves)}")
    match.play(seat, bot("pax", "greedy").choose(match.view(seat), match.legal_moves(), rng))


async def picture(session: Session, size: tuple[int, int], *keys: str) -> str:
    """The screen as SVG after some keys; it refers to no host."""
    app = PaxApp(session, pace=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.press(*keys)
        await pilot.pause()
        return without_hosts(app.export_screenshot(title="Conspiratio"))


def without_hosts(svg: str) -> str:
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face\s*{.*?}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family:[^;]*;", "font-family: monospace;", svg)
    return re.sub(r"\n\s*\n+", "\n", svg)


def main(path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        session = a_session(Path(folder))
        play_on(session, round=5, phase="playing")
        path.write_text(asyncio.run(picture(session, SIZE)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
