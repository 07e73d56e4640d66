"""Four seats of a table on four sockets: the seat that is to act answers at once, and every decision is timed."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Protocol

import httpx
from websockets.asyncio.client import ClientConnection

from .people import FIRST, IN_WORDS, Update, answer, read, sit
from .servers import cpu_seconds

SEATS = 4
SLICE = 2.0
"""Seconds: at the end of each some tables wait for the last, and that should weigh little."""
Choose = Callable[[int], int]
"""Which of its moves a seat takes."""


@dataclass(frozen=True, slots=True)
class Decided:
    """One decision: the seconds until it was acknowledged, and the bytes of the update that each seat got."""

    delay: float
    sizes: tuple[int, ...]


@dataclass(slots=True)
class Clocked:
    """How long decisions took until they were acknowledged, how large the updates were, what the server computed."""

    delays: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)
    seconds: float = 0.0
    computed: float = 0.0

    @property
    def rate(self) -> float:
        return len(self.delays) / self.seconds

    @property
    def p99(self) -> float:
        return 1000 * sorted(self.delays)[int(len(self.delays) * 0.99)]

    def ratios_to(self, peer: Clocked) -> tuple[float, float]:
        """By the clock, and by what the servers computed for a move: the second stands on a busy machine, too."""
        mine, theirs = self.computed / len(self.delays), peer.computed / len(peer.delays)
        return self.rate / peer.rate, theirs / mine

    def cells(self) -> tuple[str, ...]:
        median = 1000 * statistics.median(self.delays)
        computed = 1000 * self.computed / len(self.delays)
        size = statistics.mean(self.sizes) / 1000
        return f"{self.rate:.1f}", f"{median:.1f}", f"{self.p99:.1f}", f"{size:.1f}", f"{computed:.2f}"


class Table(Protocol):
    async def play(self, end: float, clocked: Clocked) -> None:
        """Make moves until then."""


@dataclass(slots=True)
class Player:
    """Tables at one server, which are played all at once."""

    name: str
    pid: int
    tables: Sequence[Table]
    clocked: Clocked = field(default_factory=Clocked)

    async def play(self, seconds: float) -> None:
        computed, began = cpu_seconds(self.pid), time.perf_counter()
        await asyncio.gather(*(table.play(began + seconds, self.clocked) for table in self.tables))
        self.clocked.seconds += time.perf_counter() - began
        self.clocked.computed += cpu_seconds(self.pid) - computed


async def in_turn(players: Sequence[Player], seconds: float) -> None:
    """Each plays so long, in slices, one after the other. A slice before them opens the tables and does not count."""
    for player in players:
        await player.play(SLICE)
        player.clocked = Clocked()
    for _ in range(round(seconds / SLICE)):
        for player in players:
            await player.play(SLICE)


class Seats:
    """The four seats of one table."""

    def __init__(self, sockets: Sequence[ClientConnection]) -> None:
        self.sockets = sockets
        self.updates: list[Update] = []
        self.first_sizes: tuple[int, ...] = ()

    @classmethod
    async def open(
        cls, stack: AsyncExitStack, url: str, client: httpx.AsyncClient, table: str, *, in_words: bool
    ) -> Seats:
        query = f"?{IN_WORDS}" if in_words else ""
        seats = cls([await sit(stack, url, client, table, f"seats/{seat}/socket{query}") for seat in range(SEATS)])
        first = [await socket.recv(decode=False) for socket in seats.sockets]
        seats.updates = [read(message, FIRST) for message in first]
        seats.first_sizes = tuple(len(message) for message in first)
        return seats

    async def play(self, choose: Choose = lambda many: 0) -> AsyncIterator[Decided]:
        """Decisions until the game is over."""
        while (seat := self.updates[0].to_act) is not None:
            while not self.updates[seat].moves:
                self.updates[seat] = read(await self.sockets[seat].recv(decode=False), self.updates[seat])
            asked = self.updates[seat]
            began = time.perf_counter()
            await self.sockets[seat].send(answer(asked, choose(len(asked.moves))))
            sizes = [0] * SEATS
            sizes[seat] = await self._reach(seat, asked.version + 1)
            delay = time.perf_counter() - began
            for other in range(SEATS):
                if other != seat:
                    sizes[other] = await self._reach(other, asked.version + 1)
            yield Decided(delay, tuple(sizes))

    async def _reach(self, seat: int, version: int) -> int:
        """Wait until a seat has seen a version of the table; the bytes of that update."""
        while True:
            message = await self.sockets[seat].recv(decode=False)
            self.updates[seat] = update = read(message, self.updates[seat])
            if update.version >= version:
                return len(message)
