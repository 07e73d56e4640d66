"""Tables of three bots and one seat on a socket, held for a minute: is anything lost, and is it in time?"""

from __future__ import annotations

import asyncio
import statistics
import time
from argparse import Namespace
from contextlib import AsyncExitStack

from rich.progress import track
from websockets.asyncio.client import ClientConnection

from .figures import Figures, console, show
from .people import IN_WORDS, Update, answer, guest, make_table, read, sit
from .servers import conspiratio, memory

TABLES_A_GUEST = 20
"""More than these at once the server lets nobody play who has no account."""


async def hold(socket: ClientConnection, end: float, made: list[int], late: list[float]) -> None:
    """Answer at once whenever asked; remember what was acknowledged, and how late bots were."""
    since = time.perf_counter()
    update = Update()
    while time.perf_counter() < end and not update.outcome:
        try:
            message = await asyncio.wait_for(socket.recv(), max(0.1, end - time.perf_counter()))
        except TimeoutError:
            return
        before, update = update, read(message, update)
        if update is before:
            continue
        now = time.perf_counter()
        if update.accepted is not None:
            made.append(update.accepted)
        elif update.decided_by == "bot":
            late.append(now - since)
        since = now
        if update.moves:
            await socket.send(answer(update))


async def live(arguments: Namespace, _: Figures) -> None:
    async with AsyncExitStack() as stack:
        url, pid = stack.enter_context(conspiratio(arguments.workers))
        clients = [await guest(stack, url) for _ in range(-(-arguments.tables // TABLES_A_GUEST))]
        seats = []
        for number in track(range(arguments.tables), "opening tables", console=console, transient=True):
            client = clients[number % len(clients)]
            table = await make_table(client, "mbbb", bot_pace=arguments.pace)
            seats.append((client, table, await sit(stack, url, client, table, f"seats/0/socket?{IN_WORDS}")))
        made: list[list[int]] = [[] for _ in seats]
        late: list[float] = []
        end = time.perf_counter() + arguments.seconds_of_live
        await asyncio.gather(*(hold(socket, end, made[at], late) for at, (_, _, socket) in enumerate(seats)))
        lost, entries = 0, 0
        for at, (client, table, _) in enumerate(seats):
            kept = (await client.get(f"/api/tables/{table}/seats/0")).json()
            entries += kept["version"]
            lost += sum(decision >= kept["decision"] for decision in made[at])
        memory_now = memory(pid)
    ordered = sorted(late)
    show(
        f"{arguments.tables} live tables for {arguments.seconds_of_live:.0f} s",
        f"with words, bots wait {arguments.pace} ms",
        f"{entries} moves, {entries / arguments.seconds_of_live:.0f} a second; "
        f"{sum(map(len, made))} acknowledged to people, {lost} lost; "
        f"a bot's move came after {1000 * statistics.median(ordered):.0f} ms (median), "
        f"{1000 * ordered[int(len(ordered) * 0.99)]:.0f} ms (p99); {memory_now / 2**20:.0f} MB",
    )
