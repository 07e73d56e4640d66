"""boardgame.io, the server that a hobbyist would take instead: installed from npm, and played by a Node program.

With koa-compose 4.2, which npm takes by itself, the lobby of boardgame.io 0.50.2 answers nothing but 404: that version
copies the list of handlers before the lobby's are added. So an older one is asked for. node-persist is the version that
boardgame.io itself is tested with: a newer one writes once a second, and every move would wait for that. Its files are
written without waiting for the disk; ours and those of the bare server are on the disk before a move is acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
import time
from contextlib import AsyncExitStack

import msgspec

from .figures import console
from .play import Clocked, Player
from .servers import PEERS, free_port, process

ROOT = PEERS.parent.parent
SCRIPTS = PEERS / "boardgame"
INSTALLED = ROOT / ".venv-bench" / "boardgame.io"
MOVES_OF_A_GAME = 175
"""As long as a game of PAX: its storage writes the whole log with every move, and so has more to do late in a game."""
PATIENCE = 60
"""Seconds: then it is stuck."""

sys.path.insert(0, str(ROOT))


class Answer(msgspec.Struct):
    """What the Node program says after it has played for a while."""

    delays: list[float]
    bytes: float


def install() -> bool:
    """Whether it is there: npm fetches it the first time, or when other versions are wanted."""
    from hatch_build import npm

    wanted = (SCRIPTS / "package.json").read_text()
    done = INSTALLED / "installed.json"
    if done.exists() and done.read_text() == wanted:
        return True
    INSTALLED.mkdir(parents=True, exist_ok=True)
    shutil.copy(SCRIPTS / "package.json", INSTALLED)
    try:
        npm("install", "--prefix", str(INSTALLED), "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error")
    except SystemExit as failed:
        console.print(f"[yellow]boardgame.io can't be had from npm here and is left out: {failed}[/]")
        return False
    done.write_text(wanted)
    return True


class BoardgameTables:
    """Tables of four seats, all of them played by one Node program."""

    def __init__(self, clients: asyncio.subprocess.Process) -> None:
        self.clients = clients

    async def play(self, end: float, clocked: Clocked) -> None:
        assert self.clients.stdin
        assert self.clients.stdout
        self.clients.stdin.write(f"{end - time.perf_counter()}\n".encode())
        line = await asyncio.wait_for(self.clients.stdout.readline(), PATIENCE)
        if not line:
            raise SystemExit("the clients of boardgame.io ended; the lines above say why")
        answer = msgspec.json.decode(line, type=Answer)
        clocked.delays.extend(answer.delays)
        clocked.sizes.append(answer.bytes)


async def boardgame_tables(stack: AsyncExitStack, tables: int) -> Player:
    from hatch_build import node

    port, folder = free_port(), stack.enter_context(tempfile.TemporaryDirectory())
    environment = {**os.environ, "NODE_PATH": str(INSTALLED / "node_modules"), "NODE_ENV": "production"}
    pid = stack.enter_context(process([node(), SCRIPTS / "server.cjs", str(port), folder], port, environment))
    words = [str(port), str(tables), str(MOVES_OF_A_GAME)]
    clients = await asyncio.create_subprocess_exec(
        node(),
        SCRIPTS / "clients.cjs",
        *words,
        env=environment,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**24,
    )
    stack.push_async_callback(clients.wait)
    assert clients.stdin
    stack.callback(clients.stdin.close)
    return Player("boardgame.io", pid, [BoardgameTables(clients)])
