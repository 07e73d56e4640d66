"""Bots think in processes of their own, so that the server never waits for them; one that breaks is replaced."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from conspiratio.bots.review import Pains, Question
from conspiratio.core.game import Json

from .bot_worker import LENGTH, frame
from .trouble import Unavailable

COMMAND = (sys.executable, "-m", "conspiratio.server.bot_worker")
TRIES = 3
LONGEST_ANSWER = 100_000
ASIDE = 0.02
"""Seconds until who lets others go first looks again whether nobody waits."""

logger = logging.getLogger("conspiratio.server")


class BotWorkers:
    """So many processes, each asked one question at a time; further questions wait in the order they came."""

    def __init__(self, count: int, patience: float = 30.0) -> None:
        self.restarts = 0
        """How many processes were replaced because they died, talked nonsense, or took too long."""
        self.waiting = 0
        """How many questions wait for a worker."""
        self._patience = patience
        self._running = False
        self._workers = tuple(_Worker() for _ in range(count))
        self._idle = deque(self._workers)
        self._free = asyncio.Semaphore(count)  # first come, first served

    @property
    def busy(self) -> int:
        """How many workers are thinking."""
        return len(self._workers) - len(self._idle)

    async def start(self) -> None:
        for worker in self._workers:
            await worker.start()
        self._running = True

    async def stop(self) -> None:
        """End all processes; questions that are still open, and any that come, are told that there are no bots."""
        self._running = False
        for worker in self._workers:
            worker.kill()
        for _ in self._workers:
            await self._free.acquire()
        for worker in self._workers:
            await worker.end()
            self._free.release()

    async def choose(self, game: str, level: str, view: Any, moves: tuple[Any, ...], seed: str) -> Any:
        """What a bot of that level would do: one of ``moves``."""

        def is_move(answer: Json) -> bool:
            return type(answer) is int and 0 <= answer < len(moves)

        return moves[await self._answer(("choose", game, level, view, moves, seed), is_move)]

    async def hint(self, game: str, view: Any, moves: tuple[Any, ...], seed: str) -> Json:
        """What a seat with this view is advised to do."""
        return await self._answer(("hint", game, view, moves, seed), lambda answer: isinstance(answer, dict))

    async def part(self, game: str, asked: Question, seed: str, pains: Pains) -> Json:
        """A part of a review. At tables people wait: they go first, and a part is soon done."""
        while self.waiting or not self._idle:
            self._check_running()
            await asyncio.sleep(ASIDE)
        return await self._answer(("part", game, asked, seed, pains), lambda answer: isinstance(answer, list))

    async def _answer(self, asked: tuple[Any, ...], fits: Callable[[Json], bool]) -> Json:
        question = frame(pickle.dumps(asked, pickle.HIGHEST_PROTOCOL))
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        worker = self._idle.popleft()
        try:
            return await self._ask(worker, question, fits)
        finally:
            self._idle.append(worker)
            self._free.release()

    async def _ask(self, worker: _Worker, question: bytes, fits: Callable[[Json], bool]) -> Json:
        self._check_running()
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._patience):
                    await worker.start()
                    self._check_running()
                    answer = await worker.ask(question)
                if isinstance(answer, str):
                    logger.error("a bot failed: %s", answer)
                    continue
                if fits(answer):
                    return answer
                raise ValueError("no such answer")
            except (OSError, EOFError, ValueError) as trouble:
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

    async def ask(self, question: bytes) -> Any:
        """The answer; whoever does not wait for it, or can't read it, has to end the process."""
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
        return json.loads(await stdout.readexactly(length))

    def kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        self.kill()
        process, self._process = self._process, None
        if process is not None:
            await process.communicate()  # reads what it left, without which its end would not be noticed
