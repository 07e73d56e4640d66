"""The fast lane of SQLite: many tables' entries in one transaction, written by one thread.

A move needs two statements, and through the usual door each of them, and BEGIN and COMMIT, is a trip to another
thread and back. Here a whole batch is one trip, and one flush to the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

Statement = tuple[str, Mapping[str, Any]]
"""SQL with named gaps, and what fills them; it has to change exactly one row."""


class FastLane:
    def __init__(self, file: Path, pragmas: Sequence[str], turn: asyncio.Lock) -> None:
        """``turn``: held by the one that writes, here or with a transaction of its own."""
        self._file, self._pragmas, self._turn = file, pragmas, turn
        self._thread = _thread()
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[tuple[Sequence[Statement], asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, statements: Sequence[Statement]) -> bool:
        """All of them, durably, or none; False if one of them found nothing to change, or its row already there."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((statements, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_batches())
        return await done

    async def close(self) -> None:
        """What is waiting is still written. It opens again by itself, if it has to."""
        if self._writing:
            await asyncio.gather(self._writing, return_exceptions=True)
        thread, self._thread = self._thread, _thread()
        await asyncio.get_running_loop().run_in_executor(thread, self._let_go)
        thread.shutdown()

    async def _write_batches(self) -> None:
        """As long as somebody waits; who comes while one batch is written goes with the next."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self._turn:
                batch, self._waiting = self._waiting, []
                jobs = [statements for statements, _ in batch]
                try:
                    written = await loop.run_in_executor(self._thread, self._commit, jobs)
                except BaseException as error:
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(error)
                    continue
            for (_, done), kept in zip(batch, written, strict=True):
                if not done.done():
                    done.set_result(kept)

    # In the thread

    def _commit(self, jobs: Sequence[Sequence[Statement]]) -> list[bool]:
        connection = self._opened()
        try:
            connection.execute("BEGIN IMMEDIATE")
            kept = [_apply(connection, job) for job in jobs]
            connection.execute("COMMIT")
        except BaseException:
            self._let_go()  # whatever was begun is rolled back with it
            raise
        return kept

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=10, isolation_level=None)
            for pragma in self._pragmas:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            connection.close()


def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "fast-lane")


def _apply(connection: sqlite3.Connection, job: Sequence[Statement]) -> bool:
    connection.execute("SAVEPOINT job")
    try:
        kept = all(connection.execute(sql, values).rowcount == 1 for sql, values in job)
    except sqlite3.IntegrityError:
        kept = False
    if not kept:
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return kept
