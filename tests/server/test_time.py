"""A clock that is set does not stop bots and clocks, and runs none out."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from conspiratio.server import clock
from conspiratio.server.steward import AHEAD, Steward
from conspiratio.server.store.schema import tables
from conspiratio.server.tables.setup import Days, Live

from .build import House, house
from .running import running_server
from .test_play import DAY, MINUTE, a_table, acting, decides, enter, play_of

LATER = 10 * DAY


def test_time_goes_on_when_the_clock_of_the_machine_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.real_time()
    for days in (-10, 10):
        monkeypatch.setattr(time, "time_ns", lambda days=days: (before + days * DAY) * 1_000_000)
        assert 0 <= clock.real_time() - before < MINUTE
        assert clock.wall_time() == before + days * DAY


@pytest.mark.parametrize("rules", [Live(5, 0), Days(3)])
def test_after_a_clock_was_set_back_a_table_goes_on_from_there(rules: Any) -> None:
    table = enter(a_table(clock=rules), decides(a_table(clock=rules)), after=1000)
    had = play_of(table).left[acting(table)]
    table = enter(table, decides(table), after=-LATER)  # nobody knows how long that took
    play = play_of(table)
    assert play.left[1 - acting(table)] == had
    assert (play.changed, play.due_at()) == (play.since, play.since + play.left[acting(table)])
    assert table.changed_at == play.changed
    seat, had = acting(table), play.left[acting(table)]
    table = enter(table, decides(table), after=2000)
    if isinstance(rules, Live):
        assert play_of(table).left[seat] == had - 2000


def test_a_clock_in_the_future_shows_no_more_than_there_is() -> None:
    table = a_table(clock=Live(5, 0))
    assert play_of(table).clock(acting(table), play_of(table).since - LATER) == 5 * MINUTE


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(f"sqlite:///{tmp_path / 'conspiratio.sqlite'}") as one:
        yield one


@pytest.mark.parametrize(("seats", "wait"), [("rr", 700), ("mm", 5 * MINUTE)])
async def test_the_steward_waits_no_longer_than_the_whole_time(home: House, seats: str, wait: int) -> None:
    """Where stamps lie in the future, counted from when it first saw the table so."""
    livia = await home.person("Livia")
    table = await home.table(livia, "pax", seats + "m", clock=Live(5, 0), bot_pace=700)
    while (play_of(table).level(acting(table)) is None) != (seats == "mm"):
        table = await home.play(table.id, 1)
    steward: Any = Steward(home.desk, *[None] * 4)  # type: ignore[arg-type]
    assert steward._due(table) == home.time.now + wait
    home.time.now -= LATER
    assert steward._due(table) == home.time.now + wait
    home.time.now += 300
    assert steward._due(table) == home.time.now + wait - 300, "it does not begin anew with every look"
    async with home.database.write() as connection:
        await connection.execute(update(tables).values(due_at=home.time.now + LATER + wait))
    seen = []
    steward.consider = lambda table: seen.append(table.id)
    await steward.look()
    assert seen == [table.id]
    home.time.now += LATER + AHEAD
    assert steward._due(table) == play_of(table).due_at()


async def test_bots_go_on_when_the_clock_was_set_back_before_a_start(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        async with server.person() as livia:
            table = await livia.table("pax", "mrrr", bot_pace=2000, options={"first": 1})
            server.stop()
            with closing(sqlite3.connect(tmp_path / "conspiratio.sqlite")) as file, file:
                shift = ", ".join(f"{name} = {name} + {LATER}" for name in ("began_at", "changed_at", "due_at"))
                file.execute(f"UPDATE tables SET {shift}")
                file.execute(f"UPDATE entries SET at = at + {LATER}")
            server.start()
            async with livia.sit(table["id"]) as line:
                now = (await line.frame())["version"]
                await line.until(lambda told: told.get("version", 0) > now + 1)
