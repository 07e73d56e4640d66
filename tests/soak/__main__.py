"""Everything at once, for an hour: tables, sockets that come and go, and restarts of workers, server and database.

    python -m tests.soak                        an hour, on SQLite (make soak)
    python -m tests.soak --minutes 5            shorter (make soak M=5)
    python -m tests.soak --database postgres    on a PostgreSQL that is restarted too (make soak D=postgres)

At the end every move that was acknowledged must be in the replay of its table, no request and no line of the log may
have failed that no restart explains, and the server must take as much memory, files, threads and tasks as before.
Everything is on 127.0.0.1, in a temporary folder, and is gone afterwards. Ctrl-C ends it early, with a report.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random

import psutil
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from tests.real_parts import Postgres
from tests.server.running import Running, free_port

from .company import Company, House
from .measures import Measure, Restless, drawn, errors_in, measure, memory_of

COMPANIES = 6
GRACE = 8.0
"""Seconds after a restart in which a request may still fail."""
WINDING_DOWN = 180
"""Seconds within which all tables must have come to their end once everybody resigns."""
PARTS = (("restarts", 0.4), ("warming up", 0.15), ("steady", 0.45))
"""The shares of the time. Memory is compared over the last part, in which one process of the server lives on."""
console = Console()


class Soak:
    def __init__(self, server: Running, postgres: Postgres | None, seconds: float, luck: Random) -> None:
        self.house, self.postgres, self.seconds, self.luck = House(server), postgres, seconds, luck
        self.tally = self.house.tally
        self.restless = Restless(GRACE)
        self.memory: list[float | None] = []
        self.measures: list[Measure] = []
        self.every = min(max(seconds / 30, 6.0), 60.0)

    async def run(self) -> None:
        self.house.server.start()
        self.house.up.set()
        watching = asyncio.create_task(self._watch())
        try:
            with self._progress() as progress:
                began, bar = time.monotonic(), progress.add_task("", total=self.seconds, what="")
                for name, share in PARTS:
                    playing = asyncio.create_task(self._part(name, share * self.seconds))
                    while not (await asyncio.wait([playing], timeout=1))[0]:
                        progress.update(bar, completed=time.monotonic() - began, what=self._told(name))
                    await playing
        finally:
            watching.cancel()

    def _progress(self) -> Progress:
        return Progress(BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[what]}"), console=console)

    def _told(self, part: str) -> str:
        done = self.tally.done
        return f"{part}: {done['moves']} moves, {done['games checked']} games, {done['wrong']} wrong"

    async def _part(self, name: str, seconds: float) -> None:
        """So many companies play, things are restarted; then all come to an end and it is quiet."""
        self.house.stopping.clear()
        companies = [Company(self.house, number, Random(self.luck.random())) for number in range(COMPANIES)]
        playing = [asyncio.create_task(company.run()) for company in companies]
        restarts, end = cycle(self._restarts(with_server=name == "restarts")), time.monotonic() + seconds
        try:
            while time.monotonic() < end:
                await asyncio.sleep(min(self.every, end - time.monotonic()))
                if time.monotonic() < end:
                    await self._restart(next(restarts))
        finally:
            self.house.stopping.set()
            _, late = await asyncio.wait(playing, timeout=WINDING_DOWN)
            for one in late:
                self.tally.wrong(f"{name}: a table did not come to its end")
                one.cancel()
            outcomes = await asyncio.gather(*playing, return_exceptions=True)
            for outcome in outcomes:
                if isinstance(outcome, Exception):
                    self.tally.wrong(f"{name}: {outcome!r}")
        await asyncio.sleep(GRACE)
        self.measures.append(await measure(self.house.server))

    # Restarts

    def _restarts(self, *, with_server: bool) -> Sequence[Callable[[], Awaitable[None]]]:
        database = [self._restart_database] if self.postgres else []
        server = [self._kill_server, self._stop_server] if with_server else []
        return [*server, *database, self._kill_worker]

    async def _restart(self, what: Callable[[], Awaitable[None]]) -> None:
        self.house.restless = True
        self.restless.begin()
        await what()
        self.tally.done[what.__name__.strip("_").replace("_", " ")] += 1
        await asyncio.sleep(GRACE / 2)
        self.house.restless = False
        self.restless.end()

    async def _kill_worker(self) -> None:
        """No request may fail by it: bots are asked again."""
        self.house.restless = False
        assert self.house.server.process
        for child in psutil.Process(self.house.server.process.pid).children():
            with suppress(psutil.NoSuchProcess):
                child.send_signal(signal.SIGKILL)

    async def _stop_server(self) -> None:
        self.house.up.clear()
        if (code := await asyncio.to_thread(self.house.server.stop)) != 0:
            self.tally.wrong(f"the server ended with {code}")
        await self._start_server()

    async def _kill_server(self) -> None:
        self.house.up.clear()
        await asyncio.to_thread(self.house.server.kill)
        await self._start_server()

    async def _start_server(self) -> None:
        await asyncio.to_thread(self.house.server.start)
        self.house.up.set()

    async def _restart_database(self) -> None:
        assert self.postgres
        await asyncio.to_thread(self.postgres.restart, "immediate" if self.luck.random() < 0.5 else "fast")

    # What came of it

    async def _watch(self) -> None:
        while True:
            self.memory.append(memory_of(self.house.server) if self.house.up.is_set() else None)
            await asyncio.sleep(1)

    def report(self) -> bool:
        """Whether all is well."""
        for line in errors_in(self.house.server.log(), self.restless.spans):
            self.tally.wrong(f"in the log: {line[-3000:]}")
        if len(self.measures) == len(PARTS):
            for what in self.measures[-1].grown(self.measures[-2]):
                self.tally.wrong(what)
        grid = Grid("what", "how many", title="Soak")
        for what, count in sorted(self.tally.done.items()):
            grid.add_row(what, str(count))
        console.print(grid)
        takes = Grid("after", "memory", "files", "threads", "tasks", title="What the server takes when it is quiet")
        for (name, _), one in zip(PARTS, self.measures, strict=False):
            takes.add_row(name, f"{one.memory:.0f} MB", str(one.files), str(one.threads), str(one.tasks))
        console.print(takes)
        known = [value for value in self.memory if value is not None]
        if known:
            console.print(f"memory, {min(known):.0f} to {max(known):.0f} MB:\n{drawn(self.memory)}")
        for trouble in self.tally.troubles:
            console.print(f"wrong: {trouble}", markup=False, style="red")
        if self.tally.done["moves checked"] == 0:
            console.print("no move was checked: it ran too short a time")
        return not self.tally.done["wrong"]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="The server under everything, for long.")
    parser.add_argument("--minutes", type=float, default=60, help="how long, about (60)")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--seed", type=int, default=0, help="of the people's and the restarts' luck")
    asked = parser.parse_args(words)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: the server must not outlive us
    postgres = Postgres(durable=True) if asked.database == "postgres" else None
    with tempfile.TemporaryDirectory(prefix="conspiratio-soak-") as folder:
        try:
            if postgres:
                postgres.start()
            url = postgres.new_database() if postgres else None
            server = Running(Path(folder) / "data", free_port(), url)
            soak = Soak(server, postgres, asked.minutes * 60, Random(asked.seed))
            try:
                asyncio.run(soak.run())
            except KeyboardInterrupt:
                console.print("stopped early; this is what there was")
            finally:
                if server.process:
                    server.stop()
            return 0 if soak.report() else 1
        finally:
            if postgres:
                postgres.close()


if __name__ == "__main__":
    sys.exit(main())
