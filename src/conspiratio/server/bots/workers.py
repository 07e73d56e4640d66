"""Bots think in processes of their own, so that the server never waits for them; one that breaks is replaced."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from conspiratio.bots.review import ReviewEffort, Situation
from conspiratio.core.game import Json

from ..tables.table import Table
from ..trouble import Unavailable
from .bot_worker import LENGTH, packet
from .fair_queue import FairQueue, Turn
from .thinking import Thinking, shares_of

COMMAND = (sys.executable, "-m", "conspiratio.server.bots.bot_worker")
TRIES = 3
LONGEST_ANSWER = 100_000
WATCHED, HINT, UNWATCHED, REVIEW = "watched", "hint", "unwatched", "review"
KINDS = {WATCHED: 8.0, HINT: 4.0, UNWATCHED: 2.0, REVIEW: 1.0}
"""What workers are asked for, with its weight: moves at tables that somebody looks at, and at others."""

logger = logging.getLogger("conspiratio.server")


@dataclass(frozen=True)
class Asker:
    """For whom a question is asked: those who play at a table, which somebody looks at or not."""

    people: tuple[str, ...] = ("",)
    table: str = ""
    watched: bool = True

    @classmethod
    def at(cls, table: Table, *, watched: bool = True) -> Asker:
        return cls(table.people or (table.host or table.id,), table.id, watched)


SOMEBODY = Asker()


class Choice(NamedTuple):
    move: Any
    hurried: bool
    """The bot thought shorter than its level does, because many wait."""


class BotWorkers:
    """Several processes, each asked one question at a time. The queue says which waiting question is next."""

    def __init__(self, count: int, patience: float = 30.0) -> None:
        self.restarts = 0
        """How many processes were replaced because they died, talked nonsense, or took too long."""
        self._patience = patience
        self._running = False
        self._workers = tuple(_Worker() for _ in range(count))
        self._idle = deque(self._workers)
        self._all_idle = asyncio.Event()
        self._queue = FairQueue(KINDS)
        self._waiting: dict[Turn, asyncio.Future[_Worker]] = {}
        self._thinking = Thinking()

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue)

    @property
    def busy(self) -> int:
        """How many workers are thinking."""
        return len(self._workers) - len(self._idle)

    def come_to(self, table: str) -> None:
        """Somebody looks at a table now: what was asked for it before they came does not wait any longer for that."""
        for turn in [turn for turn in self._waiting if turn.table == table and turn.kind == UNWATCHED]:
            self._queue.move(turn, WATCHED)

    async def start(self) -> None:
        for worker in self._workers:
            await worker.start()
        self._running = True

    async def stop(self) -> None:
        """End all processes; questions that are still open, and any that come, are told that there are no bots."""
        self._running = False
        for worker in self._workers:
            worker.kill()
        for came in self._waiting.values():
            if not came.done():
                came.set_exception(Unavailable("bots-unavailable"))
        while self.busy:
            self._all_idle.clear()
            await self._all_idle.wait()
        for worker in self._workers:
            await worker.end()

    async def choose(
        self, game: str, level: str, view: Any, moves: tuple[Any, ...], seed: str, asker: Asker = SOMEBODY
    ) -> Choice:
        """What a bot of that level would do: one of ``moves``. It takes the same time, whatever the bot has to decide;
        the worker is free for others before."""

        def is_move(answer: Json) -> bool:
            return type(answer) is int and 0 <= answer < len(moves)

        sorts, shares = ((asker.table, level), (game, level)), shares_of(game, level)
        kind = WATCHED if asker.watched else UNWATCHED
        async with self._worker(kind, asker, self._thinking.usual(sorts)) as (worker, turn):
            turns = self._queue.turns_until_done(turn) / len(self._workers)
            share = self._thinking.share(sorts, shares, turns)
            began = time.monotonic()
            worked, answer = await self._ask(worker, ("choose", game, level, view, moves, seed, share), is_move)
            took = time.monotonic() - began
        rest = self._thinking.rest(sorts, share, worked)
        self._thinking.note(sorts, share, took, worked)
        await asyncio.sleep(rest)
        return Choice(moves[answer], share < 1)

    async def hint(self, game: str, view: Any, moves: tuple[Any, ...], seed: str, asker: Asker = SOMEBODY) -> Json:
        """What a seat with this view is advised to do."""
        async with self._worker(HINT, asker) as (worker, _):
            asked = ("hint", game, view, moves, seed)
            return (await self._ask(worker, asked, lambda answer: isinstance(answer, dict)))[1]

    async def part(self, game: str, at: Situation, seed: str, effort: ReviewEffort) -> Json:
        """A part of a review, which is soon done."""
        async with self._worker(REVIEW, SOMEBODY) as (worker, _):
            wanted = ("part", game, at, seed, effort)
            return (await self._ask(worker, wanted, lambda answer: isinstance(answer, list)))[1]

    @asynccontextmanager
    async def _worker(self, kind: str, asker: Asker, seconds: float = 0.1) -> AsyncIterator[tuple[_Worker, Turn]]:
        """A worker of one's own, as soon as it is one's turn."""
        self._check_running()
        turn = self._queue.put(kind, asker.people, asker.table, seconds)
        came = self._waiting[turn] = asyncio.get_running_loop().create_future()
        self._serve()
        try:
            worker = await came
        except BaseException:
            if turn in self._waiting:
                del self._waiting[turn]
                self._queue.leave(turn)
            elif not came.cancelled():
                self._give_back(came.result(), turn, 0)  # it came at the moment at which we went
            raise
        began = time.monotonic()
        try:
            yield worker, turn
        finally:
            self._give_back(worker, turn, time.monotonic() - began)

    def _serve(self) -> None:
        while self._idle and self._queue:
            turn = self._queue.take()
            came = self._waiting.pop(turn)
            if came.cancelled():
                self._queue.done(turn, 0)
            else:
                came.set_result(self._idle.popleft())

    def _give_back(self, worker: _Worker, turn: Turn, seconds: float) -> None:
        self._queue.done(turn, seconds)
        self._idle.append(worker)
        if self._running:
            self._serve()
        if not self.busy:
            self._all_idle.set()

    async def _ask(self, worker: _Worker, asked: tuple[Any, ...], fits: Callable[[Json], bool]) -> tuple[float, Json]:
        """The seconds that the processor worked, and the answer."""
        self._check_running()
        question = packet(pickle.dumps(asked, pickle.HIGHEST_PROTOCOL))
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._patience):
                    await worker.start()
                    self._check_running()
                    worked, answer = await worker.ask(question)
                if isinstance(answer, str):
                    logger.error("a bot failed: %s", answer)
                    continue
                if fits(answer):
                    return worked, answer
                raise ValueError("no such answer")
            except (OSError, EOFError, ValueError, TypeError) as trouble:
                await worker.end()
                self._check_running()
                self.restarts += 1
                logger.warning("a bot worker is replaced: %s", type(trouble).__name__)
            except BaseException:
                # Nobody waits for this answer any more: it must not be taken for that of the next question.
                await worker.end()
                raise
        raise Unavailable("bots-unavailable")

    def _check_running(self) -> None:
        """Asked after every pause in which we may have been stopped."""
        if not self._running:
            raise Unavailable("bots-unavailable")


class _Worker:
    """A place for one process after the other."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def start(self) -> None:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)

    async def ask(self, question: bytes) -> tuple[float, Json]:
        """The answer. A caller that does not wait for it, or can't read it, has to end the process."""
        assert self._process is not None
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        if stdin.is_closing():
            raise BrokenPipeError
        stdin.write(question)
        await stdin.drain()
        (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
        if length > LONGEST_ANSWER:
            raise ValueError("too long an answer")
        worked, answer = json.loads(await stdout.readexactly(length))
        return float(worked), answer

    def kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        self.kill()
        process, self._process = self._process, None
        if process is not None:
            await process.communicate()  # reads what it left, without which its end would not be noticed
