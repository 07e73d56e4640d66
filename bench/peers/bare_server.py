"""The least a server of tables could do: what comes in is written durably and goes out to the table's four sockets."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiosqlite
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

port, size, file = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
tables: defaultdict[str, set[WebSocket]] = defaultdict(set)
database: Any = None
FRAME = "x" * size


@asynccontextmanager
async def opened(_: Starlette) -> AsyncIterator[None]:
    global database
    async with aiosqlite.connect(file) as database:
        for statement in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE moves (body TEXT)"):
            await database.execute(statement)
        yield


async def seat(socket: WebSocket) -> None:
    await socket.accept()
    group = tables[socket.path_params["table"]]
    group.add(socket)
    try:
        while True:
            body = await socket.receive_text()
            await database.execute("INSERT INTO moves VALUES (?)", (body,))
            await database.commit()
            for other in list(group):
                await other.send_text(FRAME)
    except WebSocketDisconnect:
        group.discard(socket)


if __name__ == "__main__":
    app = Starlette(routes=[WebSocketRoute("/{table}", seat)], lifespan=opened)
    uvicorn.run(app, port=port, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
