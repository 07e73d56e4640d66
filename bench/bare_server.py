"""The least a server of tables could do: what comes in is written durably and goes out to the table's four sockets."""

from __future__ import annotations

import sys
from collections import defaultdict
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


async def connected() -> Any:
    global database
    if database is None:
        database = await aiosqlite.connect(file)
        for statement in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE moves (body TEXT)"):
            await database.execute(statement)
    return database


async def seat(socket: WebSocket) -> None:
    await socket.accept()
    group = tables[socket.path_params["table"]]
    group.add(socket)
    kept = await connected()
    try:
        while True:
            body = await socket.receive_text()
            await kept.execute("INSERT INTO moves VALUES (?)", (body,))
            await kept.commit()
            for other in list(group):
                await other.send_text(FRAME)
    except WebSocketDisconnect:
        group.discard(socket)


if __name__ == "__main__":
    app = Starlette(routes=[WebSocketRoute("/{table}", seat)])
    uvicorn.run(app, port=port, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
