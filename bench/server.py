"""The server under load, beside a bare Starlette app that does the least such a server could do.

    python bench/server.py                     all of it, about six minutes
    python bench/server.py moves idle          some of it
    python bench/server.py live --tables 300 --seconds 60

moves   decisions a second and their delays: socket in, rules, durable write, views out to four seats; and the same
        number of bytes through a bare Starlette + SQLite, in the same run
idle    a thousand sockets that only wait, and the memory each takes
live    tables of three bots and one seat on a socket, held for a minute: is anything lost, and is it in time?
bots    how many people can play against three praetors, or three consuls, each at a table of their own, until bots keep
        them waiting; and the same while one person floods the server with thirty tables of seven consuls
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from conspiratio.server.http.limits import LIMITS

NO_LIMITS = "\n".join(f'{name} = "1000000/second"' for name in LIMITS)
TABLES_A_GUEST = 20
"""More than these at once the server lets nobody play who has no account."""
TOO_LONG = 3.0
"""Seconds that a bot's move may take to come."""
STEPS = {"praetor": (50, 100, 200, 400, 800), "consul": (12, 25, 50, 100, 200, 400)}
console = Console()
decode, encode = msgspec.json.decode, msgspec.json.encode


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def process(words: Sequence[str], port: int) -> Iterator[int]:
    """A server in a process of its own, once it answers."""
    started = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL)
    try:
        for _ in range(2400):  # a busy machine takes its time
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield started.pid
    finally:
        started.send_signal(signal.SIGTERM)
        started.wait(30)


@contextmanager
def conspiratio(workers: int = 1) -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as folder:
        port, data = free_port(), Path(folder)
        many = "[connections]\nmost = 10000\nfrom_one_address = 10000\n"  # the bench is one address
        told = f'log_level = "error"\nbot_workers = {workers}\n[limits]\n{NO_LIMITS}\n{many}'
        (data / "server.toml").write_text(told)
        words = ["-m", "conspiratio", "serve", "--port", str(port), "--data", folder]
        with process(words, port) as pid:
            yield f"http://127.0.0.1:{port}", pid


def memory(pid: int) -> int:
    """Bytes of a process's own."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


async def guest(stack: AsyncExitStack, url: str) -> httpx.AsyncClient:
    client = await stack.enter_async_context(
        httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60, verify=False)
    )
    (await client.post("/api/guest")).raise_for_status()
    return client


async def sit(stack: AsyncExitStack, url: str, client: httpx.AsyncClient, table: str, where: str) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/{where}"
    opened = connect(address, additional_headers={"Cookie": cookie}, origin=url, max_size=None, compression=None)  # type: ignore[arg-type]
    return await stack.enter_async_context(opened)


async def make_table(client: httpx.AsyncClient, chairs: str, pace: int = 0, level: str = "greedy") -> str:
    who = {"m": {"who": "me"}, "b": {"who": "bot", "level": level}}
    setup = {"game": "pax", "chairs": [who[sign] for sign in chairs], "bot_pace": pace}
    answer = await client.post("/api/tables", json=setup)
    answer.raise_for_status()
    id: str = answer.json()["id"]
    return id


# Moves


class Clocked:
    """How long each decision took until it was acknowledged, and how large frames are."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.sizes: list[int] = []

    def row(self, seconds: float) -> tuple[float, float, float]:
        ordered = sorted(self.delays)
        return len(ordered) / seconds, 1000 * statistics.median(ordered), 1000 * ordered[int(len(ordered) * 0.99)]


async def play_four(lines: Sequence[ClientConnection], clocked: Clocked, end: float) -> None:
    """One table, its four seats on four sockets; whoever is asked answers at once."""
    updates: list[Any] = [decode(await line.recv()) for line in lines]
    while time.perf_counter() < end:
        seat = updates[0]["to_act"]
        if seat is None:
            return
        while not updates[seat].get("moves"):
            updates[seat] = decode(await lines[seat].recv())
        message = encode({"decision": updates[seat]["decision"], "move": updates[seat]["moves"][0]}).decode()
        began = time.perf_counter()
        await lines[seat].send(message)
        wanted = updates[seat]["version"] + 1
        for at in (seat, *(other for other in range(4) if other != seat)):
            while True:
                frame = await lines[at].recv()
                told = decode(frame)
                if at == seat:
                    clocked.delays.append(time.perf_counter() - began)
                if "version" in told and told["version"] >= wanted:
                    updates[at] = told
                    clocked.sizes.append(len(frame))
                    break


async def play_on(url: str, clocked: Clocked, end: float) -> None:
    """One table after the other."""
    async with AsyncExitStack() as stack:
        client = await guest(stack, url)
        while time.perf_counter() < end:
            table = await make_table(client, "mmmm")
            async with AsyncExitStack() as sockets:
                lines = [await sit(sockets, url, client, table, f"seats/{seat}/socket") for seat in range(4)]
                await play_four(lines, clocked, end)


async def our_moves(tables: int, seconds: float) -> tuple[Clocked, float]:
    clocked = Clocked()
    with conspiratio() as (url, _):
        began = time.perf_counter()
        await asyncio.gather(*(play_on(url, clocked, began + seconds) for _ in range(tables)))
        return clocked, time.perf_counter() - began


async def bare_moves(tables: int, seconds: float, move: int, frame: int) -> tuple[Clocked, float]:
    """The same bytes in, written and out, with nothing in between."""
    clocked = Clocked()

    async def play(lines: Sequence[ClientConnection], end: float) -> None:
        turn = 0
        while time.perf_counter() < end:
            began = time.perf_counter()
            await lines[turn].send("x" * move)
            await lines[turn].recv()
            clocked.delays.append(time.perf_counter() - began)
            for at, line in enumerate(lines):
                if at != turn:
                    await line.recv()
            turn = (turn + 1) % 4

    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        words = [
            str(Path(__file__).parent / "bare_server.py"),
            str(port),
            str(frame),
            str(Path(folder) / "bare.sqlite"),
        ]
        with process(words, port):
            async with AsyncExitStack() as stack:
                groups = [
                    [
                        await stack.enter_async_context(
                            connect(f"ws://127.0.0.1:{port}/{table}", compression=None, max_size=None)
                        )
                        for _ in range(4)
                    ]
                    for table in range(tables)
                ]
                began = time.perf_counter()
                await asyncio.gather(*(play(lines, began + seconds) for lines in groups))
                return clocked, time.perf_counter() - began


async def moves(arguments: argparse.Namespace) -> None:
    grid = Grid("tables at once", "", "moves a second", "median ms", "p99 ms", "ratio")
    for tables in (1, 16):
        ours, took = await our_moves(tables, arguments.seconds_of_moves)
        frame = round(statistics.mean(ours.sizes))
        bare, bare_took = await bare_moves(tables, arguments.seconds_of_moves, 60, frame)
        mine, theirs = ours.row(took), bare.row(bare_took)
        grid.add_row(str(tables), "Conspiratio", *(f"{x:.1f}" for x in mine), f"{mine[0] / theirs[0]:.2f}")
        grid.add_row("", f"bare, {frame} bytes a frame", *(f"{x:.1f}" for x in theirs), "1")
    console.print("\n[bold]Socket in, rules, durable write, views out to 4 seats[/bold] (PAX, SQLite, one process)")
    console.print(grid)


# Idle sockets


async def idle(arguments: argparse.Namespace) -> None:
    with conspiratio() as (url, pid):
        async with AsyncExitStack() as stack:
            client = await guest(stack, url)
            table = await make_table(client, "mmmm")
            lines = [await sit(stack, url, client, table, "seats/0/socket")]
            before = memory(pid)
            strangers = [await guest(stack, url) for _ in range(max(1, arguments.sockets // 30))]
            invite = (await client.get(f"/api/tables/{table}")).json()["invite"]
            for number in track(range(arguments.sockets), "opening sockets", console=console, transient=True):
                who = strangers[number % len(strangers)]
                line = await sit(stack, url, who, table, f"watch?invite={invite}")
                await line.recv()
                lines.append(line)
            after = memory(pid)
            update = decode(await lines[0].recv())
            seat = update["to_act"]
            actor = await sit(stack, url, client, table, f"seats/{seat}/socket")
            told = decode(await actor.recv())
            began = time.perf_counter()
            await actor.send(encode({"decision": told["decision"], "move": told["moves"][0]}).decode())
            await asyncio.gather(*(line.recv() for line in lines[1:]))
            took = time.perf_counter() - began
    console.print(
        f"\n[bold]{arguments.sockets} idle sockets[/bold]: {(after - before) / arguments.sockets / 1024:.1f} kB each"
    )
    console.print(f"a move reaches all of them within {took * 1000:.0f} ms")


# Live tables


async def hold(line: ClientConnection, end: float, made: list[int], late: list[float]) -> None:
    """Answer at once whenever asked; remember what was acknowledged, and how late bots were."""
    since = time.perf_counter()
    update: Any = {}
    while time.perf_counter() < end and not update.get("outcome"):
        try:
            update = decode(await asyncio.wait_for(line.recv(), max(0.1, end - time.perf_counter())))
        except TimeoutError:
            return
        now = time.perf_counter()
        if "accepted" in update:
            made.append(update["accepted"])
        elif update.get("decided_by") == "bot":
            late.append(now - since)
        since = now
        if update.get("moves"):
            await line.send(encode({"decision": update["decision"], "move": update["moves"][0]}).decode())


async def live(arguments: argparse.Namespace) -> None:
    with conspiratio(arguments.workers) as (url, pid):
        async with AsyncExitStack() as stack:
            clients = [await guest(stack, url) for _ in range(-(-arguments.tables // TABLES_A_GUEST))]
            seats = []
            for number in track(range(arguments.tables), "opening tables", console=console, transient=True):
                client = clients[number % len(clients)]
                table = await make_table(client, "mbbb", arguments.pace)
                seats.append((client, table, await sit(stack, url, client, table, "seats/0/socket")))
            made: list[list[int]] = [[] for _ in seats]
            late: list[float] = []
            end = time.perf_counter() + arguments.seconds
            await asyncio.gather(*(hold(line, end, made[at], late) for at, (_, _, line) in enumerate(seats)))
            lost, entries = 0, 0
            for at, (client, table, _) in enumerate(seats):
                told = (await client.get(f"/api/tables/{table}/seats/0")).json()
                entries += told["version"]
                lost += sum(decision >= told["decision"] for decision in made[at])
            memory_now = memory(pid)
    ordered = sorted(late)
    console.print(
        f"\n[bold]{arguments.tables} live tables for {arguments.seconds:.0f} s[/bold] (bots wait {arguments.pace} ms)"
    )
    console.print(
        f"{entries} moves, {entries / arguments.seconds:.0f} a second; {sum(map(len, made))} acknowledged to people, "
        f"{lost} lost; a bot's move came after {1000 * statistics.median(ordered):.0f} ms (median), "
        f"{1000 * ordered[int(len(ordered) * 0.99)]:.0f} ms (p99); {memory_now / 2**20:.0f} MB"
    )


# Bots


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


async def keep_playing(line: ClientConnection, waits: Waits) -> None:
    """Answer at once whenever asked, until it is cancelled or the game is over."""
    before: Any = {}
    since = time.perf_counter()
    while not before.get("outcome"):
        update = decode(await line.recv())
        if "version" not in update:
            continue
        now = time.perf_counter()
        if before.get("decided_by") == "bot":
            waits.seconds.append(now - since)
            waits.hurried += bool(update.get("hurried"))
        before, since = update, now
        if update.get("moves"):
            await line.send(encode({"decision": update["decision"], "move": update["moves"][0]}).decode())


async def person_at(stack: AsyncExitStack, url: str, level: str, waits: Waits) -> asyncio.Task[None]:
    client = await guest(stack, url)
    table = await make_table(client, "mbbb", 900, level)
    return asyncio.create_task(keep_playing(await sit(stack, url, client, table, "seats/0/socket"), waits))


async def flood(stack: AsyncExitStack, url: str) -> list[asyncio.Task[None]]:
    client = await guest(stack, url)
    (await client.post("/api/me/account", json={"password": "thirty tables of seven consuls"})).raise_for_status()
    tables = [await make_table(client, "mbbbbbbb", 0, "consul") for _ in range(30)]
    lines = [await sit(stack, url, client, table, "seats/0/socket") for table in tables]
    return [asyncio.create_task(keep_playing(line, Waits())) for line in lines]


async def until_too_long(level: str, flooded: bool, grid: Grid, seconds: float) -> None:
    with conspiratio() as (url, _):
        async with AsyncExitStack() as stack:
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


async def bots(arguments: argparse.Namespace) -> None:
    grid = Grid("against three", "flooded", "people", "median s", "p95 s", "hurried")
    for level in STEPS:
        for flooded in (False, True):
            await until_too_long(level, flooded, grid, arguments.seconds_of_bots)
    console.print(
        f"\n[bold]How long a bot's move takes to come[/bold] (PAX, pace 0.9 s, one worker; up to {TOO_LONG} s)"
    )
    console.print(grid)


PARTS = {"moves": moves, "idle": idle, "live": live, "bots": bots}


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=", ".join(PARTS))
    parser.add_argument("--seconds-of-moves", type=float, default=10)
    parser.add_argument("--seconds-of-bots", type=float, default=5)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=int, default=900)
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    for part in arguments.parts:
        await PARTS[part](arguments)


if __name__ == "__main__":
    asyncio.run(main())
