"""The fast lane of SQLite keeps what it acknowledges, and a job is written whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from conspiratio.server.store.fast_lane import FastLane, Statement

ADD = "INSERT INTO things VALUES (:id, :count)"
COUNT = "UPDATE things SET count = count + 1 WHERE id = :id AND count = :before"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with sqlite3.connect(tmp_path / "things.sqlite") as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE things (id TEXT PRIMARY KEY, count INTEGER)")
    return tmp_path / "things.sqlite"


@pytest.fixture
async def lane(file: Path) -> AsyncIterator[FastLane]:
    lane = FastLane(file, ["synchronous=FULL"], asyncio.Lock())
    yield lane
    await lane.close()


def things(file: Path) -> dict[str, int]:
    with sqlite3.connect(file) as connection:
        return dict(connection.execute("SELECT id, count FROM things"))


def adding(id: str) -> Statement:
    return ADD, {"id": id, "count": 0}


async def test_what_is_acknowledged_is_there_for_everybody(lane: FastLane, file: Path) -> None:
    for number in range(5):
        assert await lane.write([adding(f"{number}")])
        assert f"{number}" in things(file)


async def test_hundreds_at_once_are_all_written(lane: FastLane, file: Path) -> None:
    written = await asyncio.gather(*(lane.write([adding(f"{number}")]) for number in range(300)))
    assert all(written)
    assert len(things(file)) == 300


async def test_who_comes_too_late_changes_nothing_and_costs_the_others_nothing(lane: FastLane, file: Path) -> None:
    await lane.write([adding("a")])
    late = [adding("b"), (COUNT, {"id": "a", "before": 7})]
    right = [(COUNT, {"id": "a", "before": 0}), adding("c")]
    assert await asyncio.gather(lane.write(late), lane.write(right)) == [False, True]
    assert things(file) == {"a": 1, "c": 0}


async def test_what_is_there_already_is_not_written_twice(lane: FastLane, file: Path) -> None:
    await lane.write([adding("a")])
    again = [(COUNT, {"id": "a", "before": 0}), adding("a")]
    assert await asyncio.gather(lane.write([adding("b")]), lane.write(again)) == [True, False]
    assert things(file) == {"a": 0, "b": 0}


async def test_a_batch_that_fails_is_not_kept_and_the_next_one_is(lane: FastLane, file: Path) -> None:
    wrong: Statement = ("UPDATE nothing SET at = all", {})
    failed = await asyncio.gather(lane.write([adding("a")]), lane.write([wrong]), return_exceptions=True)
    assert all(isinstance(error, sqlite3.OperationalError) for error in failed)
    assert things(file) == {}
    assert await lane.write([adding("b")])
    assert things(file) == {"b": 0}


async def test_who_goes_away_while_it_is_written_leaves_it_written(lane: FastLane, file: Path) -> None:
    task = asyncio.create_task(lane.write([adding("a")]))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await lane.write([adding("b")])
    assert things(file) == {"a": 0, "b": 0}
