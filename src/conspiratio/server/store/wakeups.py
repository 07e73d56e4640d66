"""Wake-ups from other processes: PostgreSQL's LISTEN. They carry ids only; what happened is in the rows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg

from .database import CHANNEL, Database

RETRY = 1.0
ALIVE = 10.0
"""Seconds between two looks whether the connection still lives."""
LOST = "lost"
"""What we tell ourselves when the connection ends."""
log = logging.getLogger("conspiratio.server")


class Wakeups:
    def __init__(
        self,
        database: Database,
        woken: Callable[[str, str], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        """``woken(what, id)`` for each; ``missed()`` after a connection was lost: anything may have happened."""
        self.database, self._woken, self._missed = database, woken, missed
        self._task: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[str] = asyncio.Queue()

    async def start(self) -> None:
        if not self.database.is_sqlite:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen(ready))
            with suppress(TimeoutError):
                async with asyncio.timeout(10):
                    await ready.wait()

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                connection = await asyncpg.connect(
                    self.database.url.set(drivername="postgresql").render_as_string(hide_password=False), timeout=5
                )
                try:
                    await connection.add_listener(CHANNEL, lambda *arguments: self._heard.put_nowait(str(arguments[3])))
                    connection.add_termination_listener(lambda _: self._heard.put_nowait(LOST))
                    if ready.is_set():
                        await self._missed()
                    ready.set()
                    await self._hear(connection)
                finally:
                    connection.terminate()
            except Exception as error:  # whatever it is, without wake-ups people would wait for ever: try again
                log.warning("wake-ups are lost for a while", extra={"cause": type(error).__name__})
            await asyncio.sleep(RETRY)

    async def _hear(self, connection: asyncpg.Connection) -> None:
        while True:
            try:
                async with asyncio.timeout(ALIVE):  # wait_for of Python 3.11 may lose a cancellation, and so a stop
                    heard = await self._heard.get()
            except TimeoutError:
                await connection.fetchval("SELECT 1", timeout=5)
                continue
            if heard == LOST:
                if connection.is_closed():
                    raise ConnectionError("gone")
                continue  # it was the connection before this one
            what, _, id = heard.partition(" ")
            try:
                await self._woken(what, id)
            except Exception as error:
                log.warning("a wake-up came to nothing", extra={"cause": type(error).__name__})
