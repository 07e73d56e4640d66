"""People at our server: guests, their tables, and their sockets."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

IN_WORDS = "words=1&lang=en&changes=1"
"""What the browser asks for when it connects: events and moves as sentences, too, and only what has changed."""


class Update(msgspec.Struct):
    """What a player has to read of a message. The rest is left unread, so that the bench does not slow the server."""

    version: int = -1
    accepted: int | None = None
    to_act: int | None = None
    decision: int = 0
    moves: list[msgspec.Raw] = []
    decided_by: str | None = None
    hurried: bool = False
    outcome: Any = None


class _Told(msgspec.Struct):
    """The same as it comes: what is not there is as it was."""

    version: int = -1
    """-1: the message is no update."""
    accepted: int | None = None
    to_act: int | msgspec.UnsetType | None = msgspec.UNSET
    decision: int | msgspec.UnsetType = msgspec.UNSET
    moves: list[msgspec.Raw] | msgspec.UnsetType = msgspec.UNSET
    decided_by: str | msgspec.UnsetType | None = msgspec.UNSET
    hurried: bool | msgspec.UnsetType = msgspec.UNSET
    outcome: Any = msgspec.UNSET


_decode = msgspec.json.Decoder(_Told).decode
FIRST = Update()
"""Before a connection has told anything."""


def read(message: bytes | str, last: Update) -> Update:
    """The update that a message makes of the last one on the same connection; of chat that one itself."""
    told = _decode(message)
    if told.version < 0:
        return last
    fields = ((name, getattr(told, name)) for name in _Told.__struct_fields__)
    return msgspec.structs.replace(last, **{name: value for name, value in fields if value is not msgspec.UNSET})


def answer(update: Update, choice: int = 0) -> str:
    """The decision that an update asks for: of the moves on offer, this one."""
    move = bytes(update.moves[choice % len(update.moves)]).decode()
    return f'{{"decision":{update.decision},"move":{move}}}'


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


async def make_table(
    client: httpx.AsyncClient, chairs: str, *, game: str = "pax", level: str = "greedy", **setup: Any
) -> str:
    """A table: m is a seat of one's own, b a bot's."""
    who: Mapping[str, Any] = {"m": {"who": "me"}, "b": {"who": "bot", "level": level}}
    asked = {"game": game, "chairs": [who[sign] for sign in chairs], "bot_pace": 0, **setup}
    made = await client.post("/api/tables", json=asked)
    made.raise_for_status()
    id: str = made.json()["id"]
    return id
