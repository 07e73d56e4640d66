"""A real server in a process of its own, and people who talk to it over real HTTP and real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from conspiratio.server.http.app import build_app
from conspiratio.server.http.limits import LIMITS
from conspiratio.server.server import Server
from conspiratio.server.settings import read_settings
from tests.command import environment
from tests.real_parts import free_port as free_port  # others start servers, too

PATIENCE = 60
"""Seconds after which what was waited for won't come, however busy the machine is."""
NO_LIMITS = dict.fromkeys(LIMITS, "1000000/second")


def as_toml(settings: dict[str, Any]) -> str:
    """JSON's plain values are TOML's too."""
    plain = [f"{name} = {json.dumps(value)}" for name, value in settings.items() if not isinstance(value, dict)]
    tables = [
        f"[{name}]\n" + "\n".join(f"{key} = {json.dumps(value)}" for key, value in table.items())
        for name, table in settings.items()
        if isinstance(table, dict)
    ]
    return "\n".join([*plain, *tables]) + "\n"


@dataclass
class Running:
    data: Path
    port: int
    database: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    """More words of the command."""
    process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Running:
        self.data.mkdir(parents=True, exist_ok=True)
        told = {"limits": NO_LIMITS, "log_level": "warning", "bot_workers": 1, **self.settings}
        (self.data / "server.toml").write_text(as_toml(told), "utf-8")
        words = ["serve", "--port", str(self.port), "--data", str(self.data), *self.options]
        words += ["--database", self.database] if self.database else []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "conspiratio", *words],
            stdout=subprocess.PIPE,
            stderr=(self.data / "log").open("a"),
            encoding="utf-8",
            env=environment(self.data),
            start_new_session=True,
        )
        assert self.process.stdout
        ready = self.process.stdout.readline()
        assert str(self.port) in ready, f"it did not start: {ready}{self.log()}"
        return self

    def log(self) -> str:
        return (self.data / "log").read_text("utf-8")

    def kill(self) -> None:
        """As if the power had gone: the whole process, at once."""
        assert self.process
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Politely; says how it ended."""
        assert self.process
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()
            assert self.process.stdout
            self.process.stdout.close()

    @asynccontextmanager
    async def person(self, language: str = "en", cookies: httpx.Cookies | None = None) -> AsyncIterator[Player]:
        """A guest who has just come in; with cookies, whoever had them before."""
        headers = {"Accept-Language": language, "Origin": self.url}
        async with httpx.AsyncClient(base_url=self.url, headers=headers, cookies=cookies, timeout=PATIENCE) as client:
            answer = await client.post("/api/guest")
            assert answer.status_code == 201, answer.text
            yield Player(self, client, answer.json())


@dataclass
class Player:
    server: Running
    client: httpx.AsyncClient
    me: dict[str, Any]

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())}

    async def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        return await self._told("POST", path, body, expect)

    async def put(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        return await self._told("PUT", path, body, expect)

    async def delete(self, path: str, expect: int | None = None) -> Any:
        return await self._told("DELETE", path, None, expect)

    async def get(self, path: str, expect: int | None = None) -> Any:
        return await self._told("GET", path, None, expect)

    async def _told(self, method: str, path: str, body: Any, expect: int | None) -> Any:
        answer = await self.client.request(method, path, json=body)
        good = answer.status_code == expect if expect else answer.status_code < 300
        assert good, f"{method} {path}: {answer.status_code} {answer.text}"
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if is_json else answer.text

    async def table(self, game: str = "pax", seats: str = "mb", **more: Any) -> Any:
        """A new table; ``seats``: m for me, o for an open seat, b for a bot, r for a random one."""
        chairs = {"m": {"who": "me"}, "o": {"who": "open"}, "b": {"who": "bot"}, "r": {"who": "bot", "level": "random"}}
        setup = {"game": game, "chairs": [chairs[sign] for sign in seats], "bot_pace": 0, **more}
        return await self.post("/api/tables", setup)

    @asynccontextmanager
    async def sit(self, table: str, seat: int | None = 0, query: str = "") -> AsyncIterator[SeatLine]:
        """A socket of a seat, or (None) one to look on."""
        where = "watch" if seat is None else f"seats/{seat}/socket"
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/{where}{query}"
        headers = {**self.cookie, "Accept-Language": self.client.headers["Accept-Language"]}
        # nobody waits for a slow test, and nobody hangs up on a slow server
        patient: Any = {"max_size": None, "max_queue": None, "open_timeout": PATIENCE, "ping_timeout": PATIENCE}
        async with connect(url, origin=Origin(self.server.url), additional_headers=headers, **patient) as line:
            yield SeatLine(line)


@dataclass
class SeatLine:
    """A socket that remembers the last update."""

    line: ClientConnection
    update: dict[str, Any] = field(default_factory=dict)
    updates: list[dict[str, Any]] = field(default_factory=list)
    """All of them, as they came."""
    chat: list[Any] = field(default_factory=list)

    async def frame(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(await self.line.recv())
        if "view" in told or "status" in told:
            self.updates.append(copy_of(told))
            faces = self.update.get("view", {}).get("faces")
            self.update = told
            if faces and "view" in told:
                told["view"].setdefault("faces", faces)
        if "chat" in told:
            self.chat += told["chat"]
        return told

    async def until(self, wanted: Any) -> dict[str, Any]:
        """Frames until one is as wanted."""
        while True:
            told = await self.frame()
            if wanted(told):
                return told

    async def closed(self) -> int:
        """Frames until the line is closed; the code with which it was."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self.frame()
                except ConnectionClosed as end:
                    return end.rcvd.code if end.rcvd else 0

    async def send(self, decision: int, move: Any) -> None:
        await self.line.send(json.dumps({"decision": decision, "move": move}))

    async def decide(self, pick: int = 0) -> dict[str, Any]:
        """One of the moves on offer; gives the update that acknowledges it."""
        decision = self.update["decision"]
        await self.send(decision, self.update["moves"][pick % len(self.update["moves"])])
        return await self.until(lambda told: told.get("accepted") == decision or "refused" in told or "error" in told)

    async def play_on(self, moves: int | None = None) -> int:
        """Play whatever comes first until the game is over, or for so many moves; says how many were made."""
        made = 0
        while not self.update or self.update["status"] == "playing":
            if self.update and self.update["moves"]:
                if made == moves:
                    break
                told = await self.decide(made)
                assert "accepted" in told, told
                made += 1
            else:
                await self.frame()
        return made


# Several at one table


@asynccontextmanager
async def seated(table: str, *players: Player) -> AsyncIterator[list[SeatLine]]:
    """A socket for each, by seat, after its first update."""
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(who.sit(table, seat)) for seat, who in enumerate(players)]
        for line in lines:
            await line.frame()
        yield lines


@asynccontextmanager
async def table_for(game: str, *players: Player, **more: Any) -> AsyncIterator[tuple[str, list[SeatLine]]]:
    """The first invites the others; all sit down."""
    info = await players[0].table(game, "m" + "o" * (len(players) - 1), **more)
    for player in players[1:]:
        await player.post(f"/api/join/{info['invite']}")
    async with seated(info["id"], *players) as lines:
        yield info["id"], lines


async def play_on(*lines: SeatLine) -> None:
    """Everybody plays until the game is over."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(line.play_on() for line in lines))


async def whose_turn(lines: list[SeatLine]) -> SeatLine:
    """The line of the seat that has to decide; all lines have heard of it."""
    newest = max(line.update["version"] for line in lines)
    for line in lines:
        while line.update["version"] < newest:
            await line.frame()
    to_act: int = lines[0].update["to_act"]
    return lines[to_act]


async def moves_made(lines: list[SeatLine], moves: int) -> SeatLine:
    """So many moves later, whose turn it is."""
    for number in range(moves):
        told = await (await whose_turn(lines)).decide(number)
        assert "accepted" in told, told
    return await whose_turn(lines)


def copy_of(told: dict[str, Any]) -> dict[str, Any]:
    return {**told, "view": dict(told["view"])} if "view" in told else dict(told)


class _Quiet(uvicorn.Server):
    """In a test's own process: signals are the test's affair."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def server_in_this_process(
    data: Path, now: Callable[[], int], **settings: Any
) -> AsyncIterator[tuple[Running, Server]]:
    """A server on a real port whose clock the test turns."""
    running = Running(data, free_port())
    server = Server(read_settings(data, bot_workers=1, limits=NO_LIMITS, **settings), now)
    await server.start()
    runner = _Quiet(
        uvicorn.Config(
            build_app(server),
            port=running.port,
            log_config=None,
            lifespan="off",
            ws="websockets-sansio",
            timeout_keep_alive=PATIENCE,
            ws_ping_timeout=PATIENCE,
            timeout_graceful_shutdown=5,
        )
    )
    serving = asyncio.create_task(runner.serve())
    try:
        while not runner.started:
            assert not serving.done(), "it did not start"
            await asyncio.sleep(0.01)
        yield running, server
    finally:
        runner.should_exit = True
        await serving
        await server.stop()


@contextmanager
def running_server(data: Path, database: str | None = None, **settings: Any) -> Iterator[Running]:
    server = Running(data, free_port(), database, settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def eventually(true: Any, seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.02)
