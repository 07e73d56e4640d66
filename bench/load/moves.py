"""Decisions a second and their delays: socket in, rules, durable write, views out to four seats.

Beside it a bare Starlette + SQLite with the same number of bytes. Both play in turn, in slices of half a second,
so that whatever else the machine does slows both.
"""

from __future__ import annotations

import statistics
import time
from argparse import Namespace
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import httpx
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from .figures import Figures, show
from .people import guest, make_table
from .play import SEATS, Clocked, Decided, Player, Seats, in_turn
from .servers import bare, conspiratio

TABLES = (1, 16)
MOVE = "x" * 60
"""As long as a decision."""


class OurTable:
    """Four seats that play one game after the other."""

    def __init__(self, url: str, client: httpx.AsyncClient, *, in_words: bool) -> None:
        self.url, self.client, self.in_words = url, client, in_words
        self.sockets = AsyncExitStack()
        self.game: AsyncIterator[Decided] | None = None

    async def play(self, end: float, clocked: Clocked) -> None:
        while time.perf_counter() < end:
            if self.game is None:
                self.game = await self._new_game()
            decided = await anext(self.game, None)
            if decided is None:
                await self.sockets.aclose()
                self.game = None
            else:
                clocked.delays.append(decided.delay)

    async def whole_game(self) -> int:
        """Play one to its end, uncounted, so that what is done once is done; the mean bytes of an update."""
        sizes = [size async for decided in await self._new_game() for size in decided.sizes]
        await self.sockets.aclose()
        return round(statistics.mean(sizes))

    async def _new_game(self) -> AsyncIterator[Decided]:
        table = await make_table(self.client, "m" * SEATS)
        seats = await Seats.open(self.sockets, self.url, self.client, table, in_words=self.in_words)
        return seats.play()


class BareTable:
    """Four sockets of the bare server: as many bytes in, written and out, with nothing in between."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.turn = 0

    async def play(self, end: float, clocked: Clocked) -> None:
        while time.perf_counter() < end:
            actor = self.sockets[self.turn]
            began = time.perf_counter()
            await actor.send(MOVE)
            await actor.recv()
            clocked.delays.append(time.perf_counter() - began)
            for socket in self.sockets:
                if socket is not actor:
                    await socket.recv()
            self.turn = (self.turn + 1) % SEATS


async def our_tables(stack: AsyncExitStack, tables: int, *, in_words: bool) -> tuple[Player, list[OurTable]]:
    url, pid = stack.enter_context(conspiratio())
    group = [OurTable(url, await guest(stack, url), in_words=in_words) for _ in range(tables)]
    for table in group:
        stack.push_async_callback(table.sockets.aclose)
    return Player(f"Conspiratio, with{'' if in_words else 'out'} words", pid, group), group


async def bare_tables(stack: AsyncExitStack, tables: int, frame: int) -> Player:
    url, pid = stack.enter_context(bare(frame))

    async def open_socket(table: int) -> ClientConnection:
        return await stack.enter_async_context(connect(f"{url}/{table}", compression=None, max_size=None))

    group = [BareTable([await open_socket(table) for _ in range(SEATS)]) for table in range(tables)]
    return Player(f"bare, {frame} bytes a frame", pid, group)


async def moves(arguments: Namespace, figures: Figures) -> None:
    grid = Grid("tables", "", "moves a second", "median ms", "p99 ms", "CPU ms a move", "ratio", "CPU ratio")
    for tables in TABLES:
        for in_words in (True, False):
            async with AsyncExitStack() as stack:
                ours, group = await our_tables(stack, tables, in_words=in_words)
                frame = await group[0].whole_game()
                peer = await bare_tables(stack, tables, frame)
                await in_turn([ours, peer], arguments.seconds)
            for player in (ours, peer):
                ratios = player.clocked.ratios_to(peer.clocked)
                grid.add_row(str(tables), player.name, *player.clocked.cells(), *(f"{x:.2f}" for x in ratios))
            if in_words:
                ratio = ours.clocked.rate / peer.clocked.rate
                plural = "table" if tables == 1 else "tables"
                figures[f"ratio, {tables} {plural}"] = ratio
                figures[f"p99, {tables} {plural}"] = ours.clocked.p99
    show(
        "Socket in, rules, durable write, views out to 4 seats",
        "PAX, SQLite, one process; ratios to the bare server",
        grid,
    )
