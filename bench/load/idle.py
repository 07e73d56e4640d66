"""A thousand sockets that only wait: the memory each takes, and how soon a move reaches all of them."""

from __future__ import annotations

import asyncio
import time
from argparse import Namespace
from contextlib import AsyncExitStack

from rich.progress import track

from .figures import Figures, console, show
from .people import FIRST, IN_WORDS, answer, guest, make_table, read, sit
from .servers import conspiratio, cpu_seconds, memory

SOCKETS_A_PERSON = 30
"""The server has a limit of its own, which is a little higher."""


async def idle(arguments: Namespace, figures: Figures) -> None:
    many = arguments.sockets
    async with AsyncExitStack() as stack:
        url, pid = stack.enter_context(conspiratio())
        client = await guest(stack, url)
        table = await make_table(client, "mmmm")
        seats = [await sit(stack, url, client, table, f"seats/{seat}/socket?{IN_WORDS}") for seat in range(4)]
        updates = [read(await seat.recv(), FIRST) for seat in seats]
        invite = (await client.get(f"/api/tables/{table}")).json()["invite"]
        strangers = [await guest(stack, url) for _ in range(-(-many // SOCKETS_A_PERSON))]
        before = memory(pid)
        spectators = []
        for number in track(range(many), "opening sockets", console=console, transient=True):
            who = strangers[number % len(strangers)]
            spectators.append(await sit(stack, url, who, table, f"watch?invite={invite}&{IN_WORDS}"))
            await spectators[-1].recv()
        figures["idle socket"] = (memory(pid) - before) / many / 1024
        seat = updates[0].to_act
        assert seat is not None
        began, computed = time.perf_counter(), cpu_seconds(pid)
        await seats[seat].send(answer(updates[seat]))
        await asyncio.gather(*(spectator.recv() for spectator in spectators))
        figures["spectators"] = 1000 * (time.perf_counter() - began)
        computed = 1000 * (cpu_seconds(pid) - computed)
    result = (
        f"{figures['idle socket']:.1f} kB each; a move reaches all of them within {figures['spectators']:.0f} ms, "
        f"for which the server computes {computed:.0f} ms"
    )
    show(f"{many} idle sockets", "spectators of one table of PAX, with words", result)
