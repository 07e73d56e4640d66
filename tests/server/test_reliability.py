"""The power goes, the disk fills, the database leaves: what was acknowledged is there, and every game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import socket
import struct
import subprocess
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
import websockets

from conspiratio.core.match import read_match
from conspiratio.games import GAMES
from tests.real_parts import Postgres
from tests.server.running import PATIENCE, Player, Running, SeatLine, eventually, free_port, running_server

TABLES = 4


class Table:
    """A table of two people and two bots, and every decision that was acknowledged to them."""

    def __init__(self, people: tuple[Player, Player], id: str) -> None:
        self.people, self.id = people, id
        self.acknowledged: defaultdict[int, dict[int, Any]] = defaultdict(dict)

    async def play(self, seat: int, moves: int | None = None) -> None:
        """Until the game is over, or the line is cut, or so many moves are made."""
        async with self.people[seat].sit(self.id, seat) as line:
            while moves != 0:
                if line.update.get("outcome"):
                    return
                if line.update.get("moves"):
                    decision, move = line.update["decision"], line.update["moves"][0]
                    await line.send(decision, move)
                    await line.until(lambda told, wanted=decision: told.get("accepted") == wanted)
                    self.acknowledged[seat][decision] = move
                    moves = None if moves is None else moves - 1
                else:
                    await line.frame()


async def seat_people(server: Running, stack: contextlib.AsyncExitStack) -> list[Table]:
    tables = []
    for number in range(TABLES):
        livia = await stack.enter_async_context(server.person())
        marcus = await stack.enter_async_context(server.person())
        info = await livia.table(("pax", "caligula")[number % 2], "morr")
        await marcus.post(f"/api/join/{info['invite']}")
        tables.append(Table((livia, marcus), info["id"]))
    return tables


async def play_all(tables: list[Table], moves: int | None = None) -> None:
    async def quietly(table: Table, seat: int) -> None:
        with contextlib.suppress(websockets.ConnectionClosed, OSError):
            await table.play(seat, moves)

    await asyncio.gather(*(quietly(table, seat) for table in tables for seat in (0, 1)))


async def check_replay(table: Table) -> None:
    """The finished game has every decision that was acknowledged, each once, in its place; it may have one more, whose
    acknowledgement was lost on the way."""
    match = read_match(await table.people[0].get(f"/api/replays/{table.id}"), GAMES)
    for seat, acknowledged in table.acknowledged.items():
        made = [match.game.move_json(move) for mover, move in match.moves if mover == seat]
        assert {decision: made[decision] for decision in acknowledged} == acknowledged


@pytest.mark.parametrize("times", [2])
async def test_kill_9_in_the_middle_of_a_load_loses_no_acknowledged_move(
    tmp_path: Path, database_url: str, times: int
) -> None:
    server = Running(tmp_path / "data", free_port(), database_url)
    server.start()
    try:
        async with contextlib.AsyncExitStack() as stack:
            tables = await seat_people(server, stack)
            for _ in range(times):
                load = asyncio.create_task(play_all(tables))
                before = sum(len(made) for table in tables for made in table.acknowledged.values())
                while sum(len(made) for table in tables for made in table.acknowledged.values()) < before + 60:
                    await asyncio.sleep(0.01)
                server.kill()
                await load
                server.start()
                for table in tables:
                    for seat in (0, 1):
                        told = await table.people[seat].get(f"/api/tables/{table.id}/seats/{seat}")
                        assert told["decision"] > max(table.acknowledged[seat], default=-1)
            await play_all(tables)
            for table in tables:
                await check_replay(table)
    finally:
        server.stop()


async def test_a_polite_stop_tells_the_sockets_and_leaves_no_process(tmp_path: Path) -> None:
    server = Running(tmp_path / "data", free_port())
    server.start()
    assert server.process
    async with server.person() as livia:
        info = await livia.table("pax", "mb")
        async with livia.sit(info["id"]) as line:
            await line.frame()
            children = workers_of(server.process.pid)
            assert children
            assert server.stop() == 0
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.until(lambda told: False)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1012
    assert not [pid for pid in children if is_running(pid)]


@pytest.mark.parametrize("table", ["one that is there", "nothing"])
async def test_who_hangs_up_in_the_middle_of_a_handshake_is_no_error(tmp_path: Path, table: str) -> None:
    with running_server(tmp_path / "data") as server:
        async with server.person() as livia:
            id = (await livia.table("pax", "mo", visibility="public"))["id"] if table != "nothing" else table
            where = f"GET /api/tables/{id}/watch HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
            wish = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            for _ in range(20):
                with socket.create_connection(("127.0.0.1", server.port)) as line:
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # no goodbye
                    line.sendall(f"{where}{wish}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
            await livia.get("/health")  # and all that came before was seen to
        server.stop()
        assert "traceback" not in server.log()


async def test_workers_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Running(tmp_path / "data", free_port())
    server.start()
    assert server.process
    children = workers_of(server.process.pid)
    server.kill()
    eventually(lambda: not any(is_running(pid) for pid in children))


async def test_a_bot_worker_that_is_killed_costs_no_game(tmp_path: Path) -> None:
    with running_server(tmp_path / "data") as server:
        assert server.process
        async with server.person() as livia:
            info = await livia.table("caligula", "mrrr")
            async with livia.sit(info["id"]) as line:
                for _ in range(3):
                    await line.play_on(3)
                    for pid in workers_of(server.process.pid):
                        with contextlib.suppress(ProcessLookupError):
                            os.kill(pid, signal.SIGKILL)
                await line.play_on(10)


def workers_of(pid: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


async def decide_with(line: SeatLine) -> dict[str, Any]:
    while not line.update.get("moves"):
        await line.frame()
    return await line.decide()


async def test_a_database_that_goes_away_and_comes_back(tmp_path: Path, own_postgres: Postgres) -> None:
    url = own_postgres.new_database()
    with running_server(tmp_path / "data", url) as server:
        async with server.person("de") as livia:
            info = await livia.table("pax", "mr")
            async with livia.sit(info["id"]) as line:
                await decide_with(line)
                while not line.update.get("moves"):
                    await line.frame()
                own_postgres.stop("immediate")
                told = await line.decide()
                assert told["error"]["status"] == 503
                assert "Datenbank" in told["error"]["text"]
                health = await livia.client.get("/health")
                assert health.status_code == 503
                own_postgres.start()
                async with asyncio.timeout(PATIENCE):
                    while "accepted" not in await line.decide():
                        await asyncio.sleep(0.2)
                await line.play_on()
            assert (await livia.get(f"/api/tables/{info['id']}"))["status"] == "over"


async def test_a_disk_that_takes_no_more_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    """The operating system lets the server's files grow no further, and later it does."""
    with running_server(tmp_path / "data") as server:
        assert server.process
        async with server.person() as livia:
            info = await livia.table("pax", "m")
            async with livia.sit(info["id"]) as line:
                await decide_with(line)
                unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
                grown = max(file.stat().st_size for file in (tmp_path / "data").iterdir())
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (grown + 1, unlimited[1]))
                told = await until_refused(line)
                assert told["error"]["status"] == 503
                assert "disk" in told["error"]["text"]
                refused = line.update["decision"]
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
                told = await line.decide()
                assert told["accepted"] == refused
                await line.play_on()
            assert (await livia.get(f"/api/tables/{info['id']}"))["status"] == "over"


async def until_refused(line: SeatLine) -> dict[str, Any]:
    while True:
        told = await decide_with(line)
        if "error" in told:
            return told
