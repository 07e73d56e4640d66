"""Connections that want to cost more than they may: against a real server, which must go on answering others."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from conspiratio.server.http.gate import Bucket, Gate
from conspiratio.server.settings import Connections

from .running import PATIENCE, Running, eventually, running_server

MEGABYTE = 1_048_576
BOUNDS = {"head_seconds": 2, "body_seconds": 2, "idle_seconds": 2, "stalled_seconds": 2}
PROXY, CROWD = "127.0.0.9", "127.0.0.8"
START = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    bounds = {**BOUNDS, "from_one_address": 40, "most": 120}
    with running_server(tmp_path_factory.mktemp("gate"), trusted_proxies=PROXY, connections=bounds) as running:
        yield running


def connected(server: Running, source: str = "127.0.0.1", receive: int = 0) -> socket.socket:
    line = socket.socket()
    line.settimeout(PATIENCE)
    if receive:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    line.bind((source, 0))
    line.connect(("127.0.0.1", server.port))
    return line


def answer(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    received = b""
    with suppress(ConnectionError):
        while part := line.recv(65536):
            received += part
    return received


def warnings(server: Running) -> dict[str, int]:
    """How many lines there are in the log of each reason for closing."""
    lines = [json.loads(line) for line in server.log().splitlines()]
    reasons = [line["why"] for line in lines if line["event"] == "connection closed" and line["level"] == "warning"]
    return {why: reasons.count(why) for why in reasons}


def warned(server: Running, why: str) -> None:
    eventually(lambda: why in warnings(server))


def is_well(server: Running, source: str = "127.0.0.7") -> bool:
    """Whether somebody else is answered."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        return client.get(f"{server.url}/health").status_code == 200


def memory(server: Running) -> int:
    assert server.process
    return psutil.Process(server.process.pid).memory_info().rss


# Sizes


ENDLESS = {
    "one header": (START + b"A: ", b"a" * 65536, 431),
    "the name of a header": (START, b"a" * 65536, 431),
    "many headers": (START, b"A: b\r\n" * 10000, 431),
    "the address": (b"GET /", b"a" * 65536, 414),
    "the method": (b"", b"A" * 65536, 400),
    "empty lines": (b"", b"\r\n" * 32768, 431),
    "trailers": (CHUNKED + b"0\r\n", b"A: b\r\n" * 10000, None),
    "an extension of a chunk": (CHUNKED + b"1;a=", b"a" * 65536, None),
    "tiny chunks": (CHUNKED, b"1\r\na\r\n" * 10000, None),
    "a body": (
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n",
        b"a" * 65536,
        413,
    ),
    "the head of a socket": (START + b"Upgrade: websocket\r\nConnection: Upgrade\r\nA: ", b"a" * 65536, 431),
    "requests": (b"", (START + b"\r\n") * 1500, None),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_nothing_without_end_is_taken(server: Running, what: str) -> None:
    opening, piece, status = ENDLESS[what]
    before, sent = memory(server), 0
    with connected(server) as line:
        with suppress(ConnectionError):
            line.sendall(opening)
            while sent < 40 * MEGABYTE:
                line.sendall(piece)
                sent += len(piece)
        told = answer(line)
    assert sent < 40 * MEGABYTE
    if told and status:  # what was on its way to us may be lost when the server hangs up
        assert told.startswith(b"HTTP/1.1 %d " % status), told[:200]
    assert memory(server) - before < 20 * MEGABYTE
    assert is_well(server)


def test_what_browsers_send_is_taken(server: Running) -> None:
    headers = {f"X-{number}": "a" * 200 for number in range(60)} | {"Cookie": "; ".join(["a=" + "b" * 500] * 20)}
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for _ in range(3):
            assert client.get("/health?" + "a" * 4000, headers=headers).status_code == 200


# Time


def dripping(server: Running, opening: bytes, drop: bytes) -> Callable[[], Any]:
    def drip() -> None:
        with connected(server) as line:
            line.settimeout(0.2)
            line.sendall(opening)
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                try:
                    line.sendall(drop)
                    if not line.recv(65536):
                        return
                except TimeoutError:
                    continue
                except ConnectionError:
                    return
        raise AssertionError(f"it was never closed: {opening!r}")

    return drip


async def test_silent_and_slow_connections_are_closed(server: Running) -> None:
    slow = [
        dripping(server, b"", b""),
        dripping(server, b"", b"\r\n"),
        dripping(server, START + b"A: ", b"a"),
        dripping(server, b"G", b"E"),
        dripping(server, START + b"\r\n", b""),  # it was answered, and nothing follows
        dripping(server, START + b"\r\n", b"\r\n"),
        dripping(server, b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n", b" "),
        dripping(server, CHUNKED, b"1\r\n \r\n"),
    ]
    await asyncio.gather(*(asyncio.to_thread(one) for one in slow))
    warned(server, "head too slow")
    warned(server, "body too slow")


def test_who_does_not_read_the_answer_is_cut_off(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        largest = "/api/openapi.json"
        assert len(client.get(largest, headers={"Accept-Encoding": "identity"}).content) > 60_000
    with ExitStack() as stack:
        for _ in range(3):
            line = stack.enter_context(connected(server, receive=4096))
            line.sendall(f"GET {largest} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 8)
        warned(server, "answer not read")
        assert is_well(server)


# Numbers


def test_connections_of_one_address_are_bounded_and_others_come_in(server: Running) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(server, CROWD)) for _ in range(60)]
        assert b" 503 " in answer(lines[-1])
        assert is_well(server)
        many = [stack.enter_context(connected(server, PROXY)) for _ in range(60)]
        many[-1].sendall(START + b"\r\n")
        assert b" 200 " in many[-1].recv(65536)
    warned(server, "too many connections from one address")
    eventually(lambda: is_well(server, CROWD))


def test_connections_of_all_addresses_are_bounded(server: Running) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(server, f"127.0.1.{1 + number // 20}")) for number in range(200)]
        assert b" 503 " in answer(lines[-1])
    warned(server, "too many connections")
    eventually(lambda: is_well(server))


class Line:
    address = ""
    due: dict[str, float]


def test_addresses_of_one_network_of_ipv6_count_as_one() -> None:
    gate = Gate(Connections(from_one_address=2))
    came: list[tuple[Any, bool]] = []
    for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1", "::ffff:203.0.113.7"):
        transport, line = object(), Line()
        line.address = address
        came.append((transport, gate.enter(transport, line)))  # type: ignore[arg-type]
    assert [inside for _, inside in came] == [True, True, False, True, True]
    for transport, _ in came:
        gate.leave(transport)
    assert not gate.open
    assert not gate.of_address


def test_a_warning_is_not_written_as_often_as_anybody_likes(server: Running) -> None:
    for _ in range(50):
        with connected(server) as line:
            line.sendall(b"no HTTP at all\r\n\r\n")
            answer(line)
    warned(server, "no HTTP")
    assert warnings(server)["no HTTP"] <= 2  # a slow machine may take a minute
    assert "Invalid HTTP" not in server.log()


# Sockets


PING, PONG, EMPTY, FIRST, MORE = (bytes([sign, 0x80, 0, 0, 0, 0]) for sign in (0x89, 0x8A, 0x81, 0x01, 0x00))
FLOODS = {
    "pings": (PING * 200_000, "too many frames"),
    "pongs": (PONG * 200_000, "too many frames"),
    "empty messages": (EMPTY * 200_000, "too many frames"),
    "fragments": (FIRST + MORE * 200_000, "too many frames"),
    "fragments, not so many at once": (FIRST + MORE * 80, "too many fragments"),
}


async def test_a_socket_that_floods_is_closed_and_the_others_are_not_held_up(server: Running) -> None:
    async with server.person() as livia:
        table = (await livia.table("pax", "mo"))["id"]
        async with livia.sit(table) as calm:
            await calm.frame()
            before = memory(server)
            for what, (flood, why) in FLOODS.items():
                async with livia.sit(table) as wild:
                    await wild.frame()
                    with suppress(ConnectionClosed, ConnectionError):
                        wild.line.transport.write(flood)
                        assert await asyncio.wait_for(wild.closed(), PATIENCE) != 1000, what
                await asyncio.to_thread(warned, server, why)
            assert memory(server) - before < 20 * MEGABYTE
            pong = await calm.line.ping()
            await asyncio.wait_for(pong, PATIENCE)
            await livia.post(f"/api/tables/{table}/chat", {"text": "ave"})
            await calm.until(lambda told: "chat" in told)


def test_a_handshake_that_can_not_be_read_is_not_left_hanging(server: Running) -> None:
    upgrade = START + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    with connected(server) as line:
        line.sendall(upgrade + b"A: " + b"a" * 9000 + b"\r\n\r\n")  # our limit is higher than that of sockets
        answer(line)
    assert is_well(server)


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(10, 2)
    assert bucket.take(10)
    assert not bucket.take(1)
    now = 5.0
    assert bucket.take(9)
    assert not bucket.take(1)
