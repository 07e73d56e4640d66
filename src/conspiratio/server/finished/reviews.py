"""Reviews of games that are over: asked for, made in the background part by part, and kept with their table.

The row says how far one is. It is made by the process that cares for its table; one that dies leaves its row as it is,
and the process that cares for the table then goes on from there. If it is made twice, the two are the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from conspiratio.bots.review import ReviewEffort, can_review, situation
from conspiratio.bots.review_json import read_part, review_json
from conspiratio.bots.review_summary import assemble
from conspiratio.core.game import Json
from conspiratio.core.match import Match
from conspiratio.games import room
from conspiratio.messages.any_game import AnyReviewed
from conspiratio.messages.records import read

from ..bots.workers import BotWorkers
from ..store.database import Database
from ..store.schema import reviews
from ..tables.desk import Desk
from ..tables.table import Table
from ..trouble import Conflict, Missing, Unavailable

LOOK = 2.0
"""Seconds between two looks at the rows, and between two times that progress is written down."""
FAILED = ""
"""The body of one that can't be made."""
log = logging.getLogger("conspiratio.server")


class Reviews:
    def __init__(
        self,
        desk: Desk,
        workers: BotWorkers,
        owns: Callable[[str], bool],
        effort: ReviewEffort = ReviewEffort(),  # noqa: B008
    ) -> None:
        self.desk, self.workers, self.owns, self.effort = desk, workers, owns, effort
        self.database: Database = desk.database
        self._asked = asyncio.Event()
        self._done: dict[str, int] = {}
        """Parts of those that are being made here: rows come a little later."""
        self._work: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._work = asyncio.create_task(self._make_one_after_the_other())

    async def stop(self) -> None:
        if self._work:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def ask(self, table: Table) -> AnyReviewed:
        """Have one made, unless there is one or it is being made."""
        match = _ended(table)
        if not can_review(match):
            return await self.status(table)
        row = await self._row(table.id)
        if row is None:
            values = {"table": table.id, "of": len(match.states), "done": 0, "waits_since": self.desk.now()}
            with suppress(IntegrityError):  # somebody else asked at the same moment
                async with self.database.write() as connection:
                    await connection.execute(insert(reviews), values)
        elif row.body == FAILED:
            await self._write(table.id, done=0, body=None, waits_since=self.desk.now())
        self._asked.set()
        return await self.status(table)

    async def status(self, table: Table) -> AnyReviewed:
        """How far a review is, and the review if it is there."""
        match, row = _ended(table), await self._row(table.id)
        messages = room("messages", match.game.name)
        state, progress, review = "none", 0.0, None
        if row is not None and row.body:
            state, progress, review = "ready", 1.0, read(messages.Review, msgspec.json.decode(row.body))
        elif not can_review(match) or (row is not None and row.body == FAILED):
            state = "unavailable"
        elif row is not None:
            done = max(row.done, self._done.get(table.id, 0))
            state, progress = "running" if done else "waiting", done / row.of
        reviewed: AnyReviewed = messages.Reviewed(state=state, progress=progress, review=review)
        return reviewed

    # Making them

    async def _make_one_after_the_other(self) -> None:
        while True:
            self._asked.clear()
            try:
                for id in await self._waiting():
                    if self.owns(id):
                        await self._try(id)
            except Unavailable as trouble:
                log.warning("reviews have to wait", extra={"trouble": trouble.key})
                await asyncio.sleep(LOOK)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._asked.wait()

    async def _waiting(self) -> list[str]:
        since = reviews.c.waits_since
        query = select(reviews.c.table).where(since.is_not(None)).order_by(since).limit(100)
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def _try(self, id: str) -> None:
        try:
            await self._make(id)
        except Missing:
            log.info("a table went before its review was done", extra={"table": id})
        except Unavailable as trouble:
            if trouble.key != "bots-unavailable":
                raise
            log.warning("a review came to nothing", extra={"table": id})
            await self._finish(id, FAILED)
        except Exception:
            log.exception("a review failed", extra={"table": id})
            await self._finish(id, FAILED)
        finally:
            self._done.pop(id, None)

    async def _make(self, id: str) -> None:
        table, row = await self.desk.table(id), await self._row(id)
        if row is None:
            return
        if not can_review(match := _ended(table)):  # who asked had a kernel, we have none: not to be tried for ever
            await self._finish(id, FAILED)
            return
        made: list[Json] = msgspec.json.decode(row.parts) if row.parts else []
        clock = asyncio.get_running_loop().time
        saved = clock()
        for n in range(len(made), len(match.states)):
            made.append(await self.workers.part(match.game.name, situation(match, n), id, self.effort))
            self._done[id] = n + 1
            if clock() - saved > LOOK:
                saved = clock()
                if not await self._write(id, done=n + 1, parts=msgspec.json.encode(made).decode()):
                    return  # it was deleted meanwhile
        body = await asyncio.to_thread(_assembled, match, made)
        await self._finish(id, body)

    async def _finish(self, id: str, body: str) -> None:
        await self._write(id, done=reviews.c.of, parts=None, body=body, waits_since=None)

    async def _row(self, id: str) -> Row[Any] | None:
        async with self.database.read() as connection:
            return (await connection.execute(select(reviews).where(reviews.c.table == id))).first()

    async def _write(self, id: str, **values: Any) -> bool:
        async with self.database.write() as connection:
            done = await connection.execute(update(reviews).where(reviews.c.table == id).values(values))
            return done.rowcount == 1


def _assembled(match: Match, made: list[Json]) -> str:
    whole = assemble(match, [read_part(match.game, part) for part in made])
    return msgspec.json.encode(review_json(match.game, whole)).decode()


def _ended(table: Table) -> Match:
    """The whole deal lies open in a review: never of a game that still goes on."""
    if table.play is None or table.status not in ("over", "aborted"):
        raise Conflict("replay-not-yet")
    return table.play.match
