"""The soak finds what is lost and what grows; a short run of it is among the thorough tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running, running_server

from .__main__ import main
from .company import Game, House
from .measures import Measure, drawn, errors_in

QUIET = Measure(memory=150, files=30, threads=9, tasks=5)


def test_what_grows_is_named() -> None:
    assert Measure(memory=175, files=35, threads=10, tasks=7).grown(QUIET) == []
    grown = Measure(memory=190, files=60, threads=30, tasks=50).grown(QUIET)
    assert [text.split()[0] for text in grown] == ["memory", "files", "threads", "tasks"]


def test_errors_count_unless_a_restart_explains_them() -> None:
    def line(at: str, level: str) -> str:
        return json.dumps({"time": f"1970-01-01T00:00:{at}.000Z", "level": level})

    log = "\n".join([line("10", "error"), line("10", "warning"), line("30", "error"), "Traceback"])
    assert list(errors_in(log, [(25.0, 35.0)])) == [line("10", "error"), "Traceback"]


def test_the_memory_is_drawn_with_a_gap_where_there_was_no_server() -> None:
    assert drawn([1, 2, None, 9], width=4) == "▁▂ █"
    assert drawn([]) == ""


async def test_a_move_that_is_not_in_the_replay_is_lost(tmp_path: Path) -> None:
    with running_server(tmp_path / "data") as server:
        found = await checked(server)
    assert found == ["decision 0 of seat 0 is lost", "decision 99 of seat 0 is lost"]


async def checked(server: Running) -> list[str]:
    """A game of which something else was acknowledged than what is kept."""
    house = House(server)
    house.up.set()
    async with server.person() as livia:
        info: Any = await livia.table("pax", "mr")
        game = Game(info["id"], {0: livia})
        async with livia.sit(game.id) as line:
            while not line.update.get("moves"):
                await line.frame()
            await line.decide()
            await livia.post(f"/api/tables/{game.id}/seats/0/resign")
        game.acknowledged[0] = {0: {"type": "another"}, 99: {"type": "more"}}
        await game.check(house)
    return [trouble.partition(": ")[2] for trouble in house.tally.troubles]


@pytest.mark.thorough
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_minute_of_it(database: str) -> None:
    assert main(["--minutes", "1", "--database", database]) == 0
