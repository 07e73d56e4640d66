"""Decisions a second and their delays: socket in, rules, durable write, views out to four seats.

Beside it a bare Starlette + SQLite with the same number of bytes, and boardgame.io. All play in turn, in slices of two
seconds, so that whatever else the machine does slows each of them.
"""

from __future__ import annotations

import statistics
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack

import httpx
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from .boardgame import boardgame_tables, install
from .figures import Figures, show
from .people import guest, make_table
from .play import SEATS, Clocked, Decided, Player, Seats, in_turn
from .servers import bare, conspiratio, memory

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
                clocked.sizes.extend(decided.sizes)

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

    def __init__(self, sockets: list[ClientConnection], frame: int) -> None:
        self.sockets, self.frame = sockets, frame
        self.turn = 0

    async def play(self, end: float, clocked: Clocked) -> None:
        while time.perf_counter() < end:
            actor = self.sockets[self.turn]
            began = time.perf_counter()
            await actor.send(MOVE)
            await actor.recv()
            clocked.delays.append(time.perf_counter() - began)
            clocked.sizes.append(self.frame)
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

    group = [BareTable([await open_socket(table) for _ in range(SEATS)], frame) for table in range(tables)]
    return Player("bare Starlette + SQLite", pid, group)


async def moves(arguments: Namespace, figures: Figures) -> None:
    columns = ("moves a second", "median ms", "p99 ms", "update kB", "CPU ms a move", "ratio", "CPU ratio", "MB")
    grid = Grid("tables", "", *columns)
    has_boardgame = install()
    for tables in TABLES:
        async with AsyncExitStack() as stack:
            ours, group = await our_tables(stack, tables, in_words=True)
            silent, _ = await our_tables(stack, tables, in_words=False)
            peer = await bare_tables(stack, tables, await group[0].whole_game())
            boardgame = [await boardgame_tables(stack, tables)] if has_boardgame else []
            players = [ours, silent, peer, *boardgame]
            await in_turn(players, arguments.seconds)
            for player in players:
                ratios = (f"{ratio:.2f}" for ratio in player.clocked.ratios_to(peer.clocked))
                size = f"{memory(player.pid) / 2**20:.0f}"
                grid.add_row(str(tables), player.name, *player.clocked.cells(), *ratios, size)
            grid.add_section()
            note(figures, "1 table" if tables == 1 else f"{tables} tables", ours, peer, boardgame)
    detail = "PAX; ratios to the bare server; memory of the process, bots have one of their own"
    show("Socket in, rules, durable write, views out to 4 seats", detail, grid)


def note(figures: Figures, tables: str, ours: Player, peer: Player, boardgame: Sequence[Player]) -> None:
    figures[f"ratio, {tables}"], figures[f"CPU ratio, {tables}"] = ours.clocked.ratios_to(peer.clocked)
    figures[f"p99, {tables}"] = ours.clocked.p99
    for other in boardgame:
        figures[f"rate to boardgame.io, {tables}"] = ours.clocked.rate / other.clocked.rate
        figures[f"memory to boardgame.io, {tables}"] = memory(ours.pid) / memory(other.pid)
