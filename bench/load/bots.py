"""How many people can play against three bots, each at a table of their own, until bots keep them waiting.

The same while one person floods the server with thirty tables of seven consuls.
"""

from __future__ import annotations

import asyncio
import time
from argparse import Namespace
from contextlib import AsyncExitStack

from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection

from .figures import Figures, console, show
from .people import Update, answer, guest, make_table, read, sit
from .servers import conspiratio

TOO_LONG = 3.0
"""Seconds that a bot's move may take to come."""
STEPS = {"praetor": (50, 100, 200, 400, 800), "consul": (12, 25, 50, 100, 200, 400)}


class Waits:
    """How long bots' moves took to come, and how many of their tables said that they think shorter."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.hurried = 0

    def row(self) -> tuple[str, str, str]:
        ordered = sorted(self.seconds)
        longest = [f"{ordered[int(len(ordered) * part)]:.2f}" for part in (0.5, 0.95)]
        return longest[0], longest[1], f"{100 * self.hurried / len(ordered):.0f} %"

    @property
    def are_too_long(self) -> bool:
        ordered = sorted(self.seconds) or [TOO_LONG + 1]
        return ordered[int(len(ordered) * 0.95)] > TOO_LONG


async def keep_playing(socket: ClientConnection, waits: Waits) -> None:
    """Answer at once whenever asked, until it is cancelled or the game is over."""
    before = Update()
    since = time.perf_counter()
    while not before.outcome:
        update = read(await socket.recv(), before)
        if update is before:
            continue
        now = time.perf_counter()
        if before.decided_by == "bot":
            waits.seconds.append(now - since)
            waits.hurried += update.hurried
        before, since = update, now
        if update.moves:
            await socket.send(answer(update))


async def person_at(stack: AsyncExitStack, url: str, level: str, waits: Waits) -> asyncio.Task[None]:
    client = await guest(stack, url)
    table = await make_table(client, "mbbb", bot_pace=900, level=level)
    return asyncio.create_task(keep_playing(await sit(stack, url, client, table, "seats/0/socket"), waits))


async def flood(stack: AsyncExitStack, url: str) -> list[asyncio.Task[None]]:
    client = await guest(stack, url)
    (await client.post("/api/me/account", json={"password": "thirty tables of seven consuls"})).raise_for_status()
    tables = [await make_table(client, "mbbbbbbb", level="consul") for _ in range(30)]
    sockets = [await sit(stack, url, client, table, "seats/0/socket") for table in tables]
    return [asyncio.create_task(keep_playing(socket, Waits())) for socket in sockets]


async def until_too_long(level: str, flooded: bool, grid: Grid, seconds: float) -> None:
    async with AsyncExitStack() as stack:
        url, _ = stack.enter_context(conspiratio())
        playing = await flood(stack, url) if flooded else []
        waits, people = Waits(), 0
        for step in STEPS[level]:
            while people < step:
                playing.append(await person_at(stack, url, level, waits))
                people += 1
            await asyncio.sleep(seconds / 2)  # until it has settled
            waits.seconds.clear()
            waits.hurried = 0
            await asyncio.sleep(seconds)
            too_long = waits.are_too_long
            console.print(f"  {step} people, {level}s{', flooded' if flooded else ''}: {waits.row()}")
            grid.add_row(level, "yes" if flooded else "no", str(step), *waits.row())
            if too_long:
                break
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def bots(arguments: Namespace, _: Figures) -> None:
    grid = Grid("against three", "flooded", "people", "median s", "p95 s", "hurried")
    for level in STEPS:
        for flooded in (False, True):
            await until_too_long(level, flooded, grid, arguments.seconds)
    show("How long a bot's move takes to come", f"PAX, pace 0.9 s, one worker; up to {TOO_LONG} s", grid)
