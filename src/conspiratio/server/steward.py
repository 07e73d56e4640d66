"""What the server itself does at tables: it asks bots, and lets clocks run out.

Rows say what is due (``tables.due_at``); timers only make it punctual. With several processes each table has
one that cares for it, and when that one is gone, another.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import BigInteger, and_, cast, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .bots.workers import Asker, BotWorkers
from .store.schema import processes, tables
from .tables import actions
from .tables.aside import SetAside
from .tables.desk import Desk
from .tables.hub import Hub
from .tables.table import Table
from .trouble import Unavailable
from .upkeep.keys import Keys
from .upkeep.metrics import Metrics

LOOK = 1.0
"""Seconds between two looks at the rows."""
HEARTBEAT = 3_000
GONE = 10_000
"""Milliseconds without a heartbeat after which a process is taken for dead."""
AHEAD = 1_500
"""How far ahead a timer is set."""
PATIENCE = 2.0
log = logging.getLogger("conspiratio.server")


class Steward:
    def __init__(self, desk: Desk, workers: BotWorkers, keys: Keys, metrics: Metrics, hub: Hub) -> None:
        self.desk, self.workers, self.keys, self.metrics, self.hub = desk, workers, keys, metrics, hub
        self.id = secrets.token_hex(8)
        self.chores: list[Callable[[], Awaitable[None]]] = []
        """What else is done about once a second, by one process: notices, sweeping."""
        self._alive: tuple[str, ...] = (self.id,)
        self._beat = 0
        self._first_seen: dict[str, tuple[int, int]] = {}
        """Tables whose last change lies in the future: how many entries there were, and when we saw that."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loop: asyncio.Task[None] | None = None
        self._stopping = False

    async def start(self) -> None:
        await self._heartbeat()
        self.desk.listeners.append(self.consider)
        self._loop = asyncio.create_task(self._look_again_and_again())

    async def stop(self) -> None:
        self._stopping = True
        running = [task for task in (self._loop, *self._tasks.values()) if task]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        if not self.desk.database.is_sqlite:
            with suppress(Unavailable):
                async with self.desk.database.write() as connection:
                    await connection.execute(delete(processes).where(processes.c.id == self.id))

    def owns(self, what: str) -> bool:
        """Whether this process cares for a table: of all that live, the one whose draw for it is highest."""
        if len(self._alive) == 1:
            return True
        return self.id == max(self._alive, key=lambda one: hashlib.sha256(f"{one} {what}".encode()).digest())

    # Tables

    def consider(self, table: Table) -> None:
        """A table has changed: if something is to be done there soon, see to it."""
        due = self._due(table)
        if due is None or self._stopping or table.id in self._tasks or not self.owns(table.id):
            return
        if due - self.desk.now() < AHEAD:
            task = asyncio.create_task(self._care(table.id))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._done(table.id))

    def _done(self, id: str) -> None:
        self._tasks.pop(id, None)
        table = self.desk.known(id)
        if table:
            self.consider(table)  # it may have changed while we were leaving

    async def _care(self, id: str) -> None:
        """Do what is due at a table, as long as something is due soon."""
        try:
            while True:
                table = await self.desk.table(id)
                play, due = table.play, self._due(table)
                if play is None or due is None or due - self.desk.now() >= AHEAD:
                    return
                seat = play.to_act
                assert seat is not None
                if play.level(seat) is None:
                    await self._until(due)
                    if self.desk.now() >= due:
                        await self.desk.enter(id, actions.run_out(seat, play.number))
                else:
                    await self._bot(table, due)
        except SetAside:
            return  # it was logged where that was found out
        except Unavailable as trouble:
            log.warning("a table has to wait", extra={"trouble": trouble.key})
            await asyncio.sleep(PATIENCE)
        except Exception:
            log.exception("a table can't go on", extra={"table": id})
            await asyncio.sleep(PATIENCE)

    async def _bot(self, table: Table, due: int) -> None:
        """A bot thinks at once, and answers when it is due: how long it thought tells nothing about its hand.
        The workers see to that where it takes longer than that."""
        play = table.play
        assert play
        seat = play.to_act
        assert seat is not None
        level = play.level(seat)
        assert level is not None
        match = play.match
        luck = f"{self.keys.deal}/{table.daily or table.id}/{len(match.moves)}"  # what is taken back is not drawn anew
        seed = hashlib.sha256(luck.encode()).hexdigest()
        game, began = match.game, time.perf_counter()
        asker = Asker.at(table, watched=self._is_watched(table.id))
        view, moves = await self.desk.work(table.id, lambda: (match.view(seat), match.legal_moves()))
        move, hurried = await self.workers.choose(game.name, level, view, moves, seed, asker)
        self.metrics.bot_answered(game.name, level, time.perf_counter() - began)
        await self._until(due)
        began = time.perf_counter()
        await self.desk.enter(table.id, actions.bot_move(seat, play.number, move, hurried=hurried))
        self.metrics.move(game.name, play.by(seat), time.perf_counter() - began)

    def _due(self, table: Table) -> int | None:
        """When something is to be done. Where a stamp lies in the future (somebody set a clock back, or another machine
        has another time) nobody waits longer than the whole of it, counted from when we first saw the table so."""
        play, now = table.play, self.desk.now()
        due = play.due_at() if play else None
        if play is None or due is None or play.changed <= now:
            self._first_seen.pop(table.id, None)
            return due
        number, seen = self._first_seen.get(table.id, (-1, now))
        if number != play.number:
            self._first_seen[table.id] = play.number, now
            seen = now
        return min(due, seen + play.wait())

    def _is_watched(self, id: str) -> bool:
        """With several processes we don't know whom the others serve."""
        return id in self.hub.watchers or not self.desk.database.is_sqlite

    async def _until(self, due: int) -> None:
        wait = due - self.desk.now()
        if wait > 0:
            await asyncio.sleep(wait / 1000)

    # Rounds

    async def _look_again_and_again(self) -> None:
        while True:
            try:
                await self._heartbeat()
                await self.look()
                if self.owns("chores"):
                    for chore in self.chores:
                        await _alone("a chore failed", chore())
            except Unavailable:
                pass  # it was logged where it happened; we look again
            except Exception:
                log.exception("a round of the steward failed")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Whatever is due and not cared for: after a start, a crash elsewhere, a lost wake-up."""
        soon = self.desk.now() + AHEAD
        is_due = or_(tables.c.due_at <= soon, and_(tables.c.due_at.is_not(None), tables.c.changed_at > soon))
        query = select(tables.c.id).where(tables.c.status == "playing", is_due)
        async with self.desk.database.read() as connection:
            due = (await connection.execute(query.order_by(tables.c.due_at).limit(2000))).scalars().all()
        for id in due:
            if id not in self._tasks and self.owns(id):
                await _alone(f"table {id} can't be cared for", self._consider_id(id))

    async def _consider_id(self, id: str) -> None:
        self.consider(await self.desk.table(id))

    async def _heartbeat(self) -> None:
        now = self.desk.now()
        if self.desk.database.is_sqlite or now - self._beat < HEARTBEAT:
            return
        async with self.desk.database.write() as connection:
            await _beat(connection, self.id)
            self._alive = tuple((await connection.execute(select(processes.c.id))).scalars())
        self._beat = now


async def _alone(failure: str, work: Awaitable[None]) -> None:
    """One that fails must not keep the others from their turn."""
    try:
        await work
    except SetAside:
        pass  # it was logged where that was found out
    except Unavailable:
        raise  # then there is nothing to be done for the others, either
    except Exception:
        log.exception(failure)


async def _beat(connection: AsyncConnection, id: str) -> None:
    """By the clock of the database, which is the same for all; a beat from the future is one before it was set back."""
    from sqlalchemy.dialects.postgresql import insert

    now = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
    row = insert(processes).values(id=id, seen_at=now)
    await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"seen_at": now}))
    gone = or_(processes.c.seen_at < now - GONE, processes.c.seen_at > now + GONE)
    await connection.execute(delete(processes).where(gone))
