"""Two processes at the same tables: whoever is faster, every decision is made once, and both end with the same."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import time
from collections import Counter
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, TypeAlias
from unittest.mock import AsyncMock

import msgspec
import pytest
from sqlalchemy import select

from conspiratio.core.codec import to_json
from conspiratio.core.game import Complaint, IllegalMove, Json
from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import entries, tables
from conspiratio.server.store.wakeups import Wakeups
from conspiratio.server.tables import actions
from conspiratio.server.tables.desk import Desk
from conspiratio.server.tables.entries import read_entry
from conspiratio.server.tables.table import Table

from .build import House, house
from .test_play import a_move, decides, play_of

TABLES = [("pax", "mm"), ("pax", "mbm"), ("caligula", "mmm"), ("caligula", "mm")]
DECISIONS = 100
"""A table, at most."""
AT_ONCE = 2
"""Players of each process at each table."""
PATIENCE = 180
"""Seconds. All decisions of all tables are one thing that is waited for; on a busy machine that took thirty."""

Acknowledged: TypeAlias = dict[tuple[str, int, int], Json]
"""What a seat of a table was told that it has decided, by the number of its decision."""


def real_time() -> int:
    return time.time_ns() // 1_000_000


def digest(table: Table) -> str:
    """All that a table is, its hidden parts too."""
    play = play_of(table)
    game = (to_json(play.match.state), [to_json(events) for events in play.match.events])
    whole = (
        table.id,
        table.version,
        table.status,
        table.outcome(),
        play.number,
        [[to_json(what) for what in made] for made in play.made],
        play.left,
        play.since,
        game,
    )
    return hashlib.sha256(msgspec.json.encode(whole)).hexdigest()


# In the other processes


class Rush:
    """Decides for all seats of all tables, as fast as it can, without waiting for the others."""

    def __init__(self, desk: Desk, luck: str) -> None:
        self.desk, self.rng = desk, Random(luck)
        self.acknowledged: Acknowledged = {}
        self.happened: Counter[str] = Counter()
        self.heard: dict[str, int] = {}
        desk.listeners.append(self._hear)

    def _hear(self, table: Table) -> None:
        assert table.version > self.heard.get(table.id, -1), "versions only ever grow, and each is told once"
        self.heard[table.id] = table.version

    async def play(self, id: str) -> None:
        table = await self.desk.table(id)
        while play_of(table).to_act is not None and play_of(table).number < DECISIONS:
            before, (key, move, decide) = table, self._wish(table)
            try:
                table = await self.desk.enter(id, decide)
                self.happened["made" if table is not before else "nothing"] += 1
                if key is not None and play_of(table).made[key[1]][key[2]] == move:
                    self.acknowledged[key] = move
            except (Complaint, IllegalMove) as refused:
                self.happened[refused.key if isinstance(refused, Complaint) else "illegal"] += 1
                table = await self.desk.table(id)

    def _wish(self, table: Table) -> tuple[tuple[str, int, int] | None, Json, actions.Action]:
        play = play_of(table)
        seat = play.to_act
        assert seat is not None
        if self.rng.random() < 0.1:
            other = self.rng.randrange(len(table.seats))
            return None, None, actions.undo(other, len(play.made[other]), whole_turn=self.rng.random() < 0.5)
        move = a_move(table, str(self.rng.random()))
        key = None if play.level(seat) else (table.id, seat, len(play.made[seat]))
        return key, move, decides(table, move)


async def rush(url: str, ids: list[str], luck: str, line: Connection) -> None:
    database = Database(url)
    desk = Desk(database, real_time)

    async def woken(what: str, id: str) -> None:
        await desk.woken(id)

    async def missed() -> None:
        raise AssertionError("the connection was there all the time")

    wakeups = Wakeups(database, woken, missed)
    await wakeups.start()
    for id in ids:
        await desk.table(id)
    line.send("ready")
    await asyncio.to_thread(line.recv)
    racing = Rush(desk, luck)
    await asyncio.gather(*(racing.play(id) for id in ids for _ in range(AT_ONCE)))
    line.send("done")
    newest = await asyncio.to_thread(line.recv)
    async with asyncio.timeout(PATIENCE):  # what others did last is heard of without asking
        while any(racing.heard.get(id) != version for id, version in newest.items()):
            await asyncio.sleep(0.01)
    known = [desk.known(id) for id in ids]
    line.send((racing.acknowledged, racing.happened, [digest(one) for one in known if one]))
    await wakeups.stop()
    await database.close()


def in_process(*args: Any) -> None:
    asyncio.run(rush(*args))


# Here


class Rusher:
    """One of the processes, as seen from here."""

    def __init__(self, url: str, ids: list[str], luck: str) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.line, theirs = spawn.Pipe()
        self.process: BaseProcess = spawn.Process(target=in_process, args=(url, ids, luck, theirs), daemon=True)
        self.process.start()
        theirs.close()

    async def says(self) -> Any:
        if not await asyncio.to_thread(self.line.poll, PATIENCE):
            raise TimeoutError
        return self.line.recv()

    async def ends(self) -> None:
        await asyncio.to_thread(self.process.join, PATIENCE)
        assert self.process.exitcode == 0


async def begin(home: House) -> list[Table]:
    livia = await home.person("Livia")
    return [await home.table(livia, game, seats, seed=f"{game}{seats}") for game, seats in TABLES]


async def versions(home: House) -> dict[str, int]:
    async with home.database.read() as connection:
        return {row.id: row.version for row in await connection.execute(select(tables.c.id, tables.c.version))}


async def kept(home: House, began: Table) -> Table:
    """A table folded anew, after a look at its rows: none is missing, none came twice."""
    table = await Desk(home.database, home.time).table(began.id)
    async with home.database.read() as connection:
        query = select(entries.c.number, entries.c.body).where(entries.c.table == table.id).order_by(entries.c.number)
        rows = (await connection.execute(query)).all()
    assert [row.number for row in rows] == list(range(len(rows)))
    assert table.version == began.version + len(rows)
    assert play_of(table).number == len(rows)
    read = [read_entry(row.body, play_of(table).match.game) for row in rows]
    made = [entry for entry in read if type(entry).__name__ in ("Moved", "TookBack")]
    assert sum(map(len, play_of(table).made)) == len(made)
    return table


def is_there(acknowledged: Acknowledged, after: dict[str, Table]) -> None:
    for (id, seat, number), move in acknowledged.items():
        assert play_of(after[id]).made[seat][number] == move


async def test_two_processes_race_for_every_decision_and_each_is_made_once(postgres_url: str) -> None:
    async with house(postgres_url) as home:
        began = await begin(home)
        ids = [table.id for table in began]
        rushers = [Rusher(postgres_url, ids, luck) for luck in ("one", "two")]
        assert [await one.says() for one in rushers] == ["ready", "ready"]
        for one in rushers:
            one.line.send("go")
        assert [await one.says() for one in rushers] == ["done", "done"]
        newest = await versions(home)
        for one in rushers:
            one.line.send(newest)
        told = [await one.says() for one in rushers]
        for one in rushers:
            await one.ends()

        after = {table.id: await kept(home, table) for table in began}
        decided: Counter[str] = Counter()
        for acknowledged, happened, digests in told:
            is_there(acknowledged, after)
            assert digests == [digest(after[id]) for id in ids], "both end with the same, and so does who comes later"
            assert happened["made"] > 30, "both had their share"
            decided += happened
        assert sum(play_of(table).number for table in after.values()) > 300
        assert decided["decision-stale"] > 100, f"they did race: {decided}"
        assert not decided.keys() - {"made", "nothing", "decision-stale", "illegal", "undo-not-free", "table-over"}


@pytest.mark.parametrize("steps", range(6))
async def test_a_wakeup_at_the_very_moment_of_the_stop_does_not_hold_it_up(postgres_url: str, steps: int) -> None:
    async with house(postgres_url) as home:
        heard: list[str] = []

        async def woken(what: str, id: str) -> None:
            heard.append(id)

        wakeups = Wakeups(home.database, woken, AsyncMock())
        await wakeups.start()
        await asyncio.sleep(0.05)  # it listens
        wakeups._heard.put_nowait("table t")
        for _ in range(steps):
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await wakeups.stop()
        assert heard in ([], ["t"])


async def test_a_process_that_is_killed_in_the_middle_holds_nobody_up(postgres_url: str) -> None:
    async with house(postgres_url) as home:
        began = await begin(home)
        ids = [table.id for table in began]
        dies, lives = [Rusher(postgres_url, ids, luck) for luck in ("dies", "lives")]
        assert [await one.says() for one in (dies, lives)] == ["ready", "ready"]
        for one in (dies, lives):
            one.line.send("go")
        while sum((await versions(home)).values()) < 60:
            await asyncio.sleep(0.01)
        assert dies.process.pid
        os.kill(dies.process.pid, signal.SIGKILL)
        assert await lives.says() == "done"
        lives.line.send(await versions(home))
        acknowledged, _, digests = await lives.says()
        await lives.ends()
        after = {table.id: await kept(home, table) for table in began}
        is_there(acknowledged, after)
        assert digests == [digest(after[id]) for id in ids]
        assert all(table.status == "over" or play_of(table).number >= DECISIONS for table in after.values())
