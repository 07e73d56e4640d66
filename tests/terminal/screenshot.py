"""Pictures of the tables, from a stated seed.

``python -m tests.terminal.screenshot docs/table.svg`` and ``… docs/caligula.svg caligula``
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from conspiratio.bots import bot
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.state import Options as CaligulaOptions
from conspiratio.core.game import AnyGame
from conspiratio.locale import Texts
from conspiratio.pax.game import PAX
from conspiratio.pax.state import Options as PaxOptions
from conspiratio.terminal.app import TableApp
from conspiratio.terminal.caligula.app import CaligulaApp
from conspiratio.terminal.pax.app import PaxApp
from conspiratio.terminal.saves import Saves
from conspiratio.terminal.session import NAMES, Chair, Session

SEED = "table"
SIZE = (120, 38)
GAMES: dict[str, tuple[AnyGame, Any, type[TableApp]]] = {
    "pax": (PAX, PaxOptions, PaxApp),
    "caligula": (CALIGULA, CaligulaOptions, CaligulaApp),
}
MOMENTS = {"pax": (5, "playing"), "caligula": (3, "starting")}
"""The round and the decision that the pictures show."""


def a_session(
    folder: Path,
    seats: int = 4,
    *,
    game: str = "pax",
    people: int = 1,
    seed: str = SEED,
    language: str = "en",
    **options: Any,
) -> Session:
    """A new game: people first, then greedy bots."""
    rules, make_options, _ = GAMES[game]
    chairs = [Chair(name, None if seat < people else "greedy") for seat, name in enumerate(NAMES[:seats])]
    return Session.new(rules, make_options(**options), chairs, Texts(language), Saves(folder), seed)


def table_for(session: Session, pace: float = 0) -> TableApp:
    return GAMES[session.match.game.name][2](session, pace)


def play_on(session: Session, round: int, phase: str = "choosing") -> None:
    """Let bots play for everyone, until in this round the first person has this decision to make (or the end)."""
    while (match := session.match).to_act is not None:
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
    session.play(seat, bot(match.game.name, "greedy").choose(match.view(seat), match.legal_moves(), rng))


async def picture(session: Session, size: tuple[int, int], *keys: str) -> str:
    """The screen as SVG after some keys; it refers to no host."""
    app = table_for(session)
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


def main(path: Path, game: str = "pax") -> None:
    with tempfile.TemporaryDirectory() as folder:
        session = a_session(Path(folder), game=game)
        round, phase = MOMENTS[game]
        play_on(session, round, phase)
        path.write_text(asyncio.run(picture(session, SIZE)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
