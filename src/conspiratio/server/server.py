"""The server, assembled: everything that one process has, and the few questions that cut across it."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, suppress
from secrets import compare_digest
from typing import Any

from sqlalchemy import func, select, text

from conspiratio.core.game import Complaint, Seat
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.messages.around import Health, Workers

from .bots.workers import BotWorkers
from .clock import APART, real_time, wall_time
from .finished.reviews import Reviews
from .http.limits import RateLimits
from .notices.outbox import Outbox
from .notices.push import new_push_key
from .people.farewell import Farewell
from .people.mailbox import Mailbox
from .people.passkey_store import Passkeys
from .people.people import People
from .people.person import Person
from .people.robots import Robots
from .settings import Settings
from .standing.campaign import Campaign
from .standing.daily import Daily
from .standing.ratings import Ratings
from .steward import Steward
from .store.database import Database
from .store.migrate import claim, upgrade
from .store.schema import seats, tables
from .store.wakeups import Wakeups
from .tables import actions
from .tables.aside import SetAside
from .tables.chat import Chat
from .tables.desk import Desk
from .tables.frames import Frames
from .tables.hub import Hub
from .tables.lobby import Lobby
from .tables.table import Table
from .trouble import Denied, Missing
from .upkeep.keys import load_keys, note_first_start, note_start
from .upkeep.metrics import Metrics, watch_event_loop

log = logging.getLogger("conspiratio.server")


class Server:
    def __init__(self, settings: Settings, now: Callable[[], int] = real_time) -> None:
        self.settings = settings
        note_first_start(settings.data)
        self.keys = keys = load_keys(settings.data, new_push_key)
        self.database = database = Database(settings.database_url)
        self.metrics = Metrics()
        database.on_trouble = self.metrics.database_error
        self.limits = RateLimits(settings.limits)
        self.hub = Hub()
        self.desk = Desk(database, now)
        self.frames = Frames(self.desk)
        self.lobby = Lobby(self.desk)
        self.chat = Chat(database, self.hub, now)
        self.people = People(database, keys, now)
        self.passkeys = Passkeys(database, keys, now, self.people)
        self.mailbox = Mailbox(database, now, self.people)
        self.robots = Robots(database, now, self.people)
        self.farewell = Farewell(database, now, self.people)
        self.ratings = Ratings(database, now)
        self.campaign = Campaign(database, now)
        today = wall_time if now is real_time else now
        self.daily = Daily(database, self.desk, self.lobby, keys, today)
        self.outbox = Outbox(settings, keys, database, self.hub, self.metrics, now)
        self.workers = BotWorkers(settings.bot_workers or max(1, (os.cpu_count() or 2) - 1))
        self.steward = Steward(self.desk, self.workers, keys, self.metrics, self.hub)
        self.reviews = Reviews(self.desk, self.workers, self.steward.owns)
        self.wakeups = Wakeups(database, self._woken, self._missed)
        self.desk.milestones += [self.ratings.hook, self.campaign.hook, self.daily.hook]
        if any(self.outbox.channels.values()):
            self.desk.hooks.append(self.outbox.hook)
        self.desk.listeners += [self.hub.publish, self._adopt]
        self.desk.parting.append(lambda aside: self.hub.break_off(aside.table.id, aside))
        self.desk.watch = self.metrics.table_step
        self._background: set[asyncio.Task[None]] = set()
        self.people.listeners.append(self.desk.woken)
        self.steward.chores += [self.outbox.send_due, self._sweep, self._compare_clocks]
        self._swept = 0
        self._clock_was_set = False
        self._lag: asyncio.Task[None] | None = None
        self._held = ExitStack()
        if database.file:  # of which we are the only user
            self._held.enter_context(claim(database.file.parent))

    async def start(self) -> None:
        await upgrade(self.database)
        note_start(self.settings.data)
        await asyncio.to_thread(lambda: [Texts(language) for language in LANGUAGES])  # reading them takes a while
        await self.workers.start()
        await self.wakeups.start()
        await self.steward.start()
        await self.reviews.start()
        self._lag = asyncio.create_task(watch_event_loop(self.metrics))
        log.info("ready", extra={"database": self.database.url.get_backend_name()})

    async def stop(self) -> None:
        """What was acknowledged is kept already: stopping only lets go."""
        for task in (*self._background, *([self._lag] if self._lag else [])):
            task.cancel()
        await self.reviews.stop()
        await self.steward.stop()
        await self.outbox.stop()
        await self.wakeups.stop()
        await self.workers.stop()
        await self.desk.settle()
        await self.database.close()
        self._held.close()
        log.info("stopped")

    # What cuts across

    async def readable(self, id: str, person: Person | None, invite: str | None = None) -> Table:
        """A table that somebody may see; for anybody else there is none."""
        table = await self.desk.table(id)
        self.check_readable(table, person.id if person else None, invite)
        return table

    @staticmethod
    def check_readable(table: Table, person: str | None, invite: str | None) -> None:
        """Complains if somebody may not see a table as it is now."""
        if person is not None and (person == table.host or table.seats_of(person)):
            return
        invited = invite is not None and compare_digest(invite.encode(), table.invite.encode())
        shown = table.status == "over" and table.setup.spectators
        if not (table.setup.visibility == "public" or invited or shown):
            raise Missing("table-missing")
        if table.status != "open" and not table.setup.spectators:
            raise Denied("watching-not-allowed")

    async def own_seat(self, id: str, seat: Seat, person: Person) -> Table:
        table = await self.desk.table(id)
        if seat not in table.seats_of(person.id):
            await self.readable(id, person)  # a stranger learns nothing, not even that the table is there
            raise Denied("seat-not-yours")
        return table

    async def move(self, table: Table, seat: Seat, decision: int, move: Any) -> Table:
        if table.play and seat in table.play.away:
            await self.desk.enter(table.id, actions.come_back(seat))
        return await self.desk.enter(table.id, actions.move(seat, decision, move))

    async def leave_all(self, person: Person) -> None:
        """Before somebody is forgotten: their seats resign, so that the others can play on."""
        async with self.database.read() as connection:
            query = select(seats.c.table, seats.c.seat, tables.c.status).join(tables, tables.c.id == seats.c.table)
            rows = (await connection.execute(query.where(seats.c.person == person.id))).all()
        for row in rows:
            if row.status == "playing":
                try:
                    await self.desk.enter(row.table, actions.resign(row.seat))
                except Complaint as complaint:
                    log.info("a seat could not resign", extra={"trouble": complaint.key})

    async def signed_out(self, person: str) -> None:
        """A session has ended: every socket that was opened with it is closed, on every process."""
        self.hub.send_away(person)
        if not self.database.is_sqlite:
            async with self.database.write() as connection:
                await self.database.notify(connection, f"person {person}")

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Nobody waits for it, so how long it takes tells nobody anything."""
        task = asyncio.create_task(_quietly(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def _adopt(self, table: Table) -> None:
        """A seat whose owner is gone for good resigns, so that the others need not wait for nobody."""
        play = table.play
        if play is None or play.ending:
            return
        for seat, sitting in enumerate(table.seats):
            if sitting.is_free and seat not in play.resigned:
                self.in_background(self._resign(table.id, seat))

    async def _resign(self, id: str, seat: Seat) -> None:
        await self.desk.enter(id, actions.resign(seat))

    async def health(self) -> Health:
        """Whether the database answers and bots can be asked."""
        async with self.database.read() as connection:
            await connection.execute(text("SELECT 1"))
        return Health("ok", Workers(self.workers.busy, self.workers.waiting))

    async def count_tables(self) -> None:
        async with self.database.read() as connection:
            query = select(tables.c.status, func.count()).group_by(tables.c.status)
            counts = {str(status): int(count) for status, count in await connection.execute(query)}
        self.metrics.tables(counts)
        self.metrics.worker_restarts(self.workers.restarts)

    async def _woken(self, what: str, id: str) -> None:
        if what == "chat":
            self.hub.talked(id)
            return
        if what == "person":
            self.hub.send_away(id)
            return
        if self.steward.owns(id) or id in self.hub.watchers or self.desk.known(id):
            with suppress(SetAside):
                await self.desk.table(id)  # which tells the watchers, and the steward, if it is news

    async def _missed(self) -> None:
        """Anything may have happened: at the tables that somebody looks at, in their chats, with their sessions."""
        watchers = [watcher for group in self.hub.watchers.values() for watcher in group]
        alive = await self.people.living({watcher.session for watcher in watchers if watcher.session})
        for person in {watcher.person for watcher in watchers if watcher.session and watcher.session not in alive}:
            self.hub.send_away(person or "")
        for id in list(self.hub.watchers):
            with suppress(SetAside, Missing):
                await self.desk.table(id)
                self.hub.talked(id)

    async def _compare_clocks(self) -> None:
        """Stamps go on from the time at which we started: right again after the next start."""
        if self.desk.now is real_time and not self._clock_was_set and abs(wall_time() - real_time()) > APART:
            self._clock_was_set = True
            log.warning("the clock of this machine was set; durations are right, stamps after a restart")

    async def _sweep(self) -> None:
        if self.desk.now() - self._swept > 6 * 3600 * 1000:
            self._swept = self.desk.now()
            await self.farewell.sweep()


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Complaint as complaint:
        log.warning("something in the background came to nothing", extra={"trouble": complaint.key})
