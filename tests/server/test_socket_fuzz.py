"""Whatever comes in on a socket is answered or ends that socket in order; the server and the game go on."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.typing import Origin

from .running import PATIENCE, Player, Running, SeatLine, running_server

LARGEST = 16_384
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
DECISIONS = st.integers(-1, 3) | st.sampled_from([10**5, 10**6, 2**63, 10**400, 0.0, True, None, "0", [0]])
TWISTS = st.tuples(st.integers(0), st.integers(0), st.sampled_from(["other", "junk", "gone", "more", "again"]), JUNK)
"""Which of the moves on offer, which of its fields, what becomes of that, and by what it is replaced."""
BY_HAND: list[str | bytes] = [
    *("", " ", "null", "{", "{}", "[]", '"', "NaN", "-", "\x00", "\ufeff{}", '{"decision":0}', '{"move":{}}'),
    *(b"", b"\xff\xfe", b"\x00" * 100, '{"decision":0,"move":{}}'.encode("utf-16"), b'{"decision":0,"move":{}}'),
    *('{"decision":0,"decision":0,"move":{}}', '{"decision":0,"move":{},"seat":1}', '{"decision":0,"move":1e999}'),
    *('{"decision":0,"move":{"type":"\\ud800"}}', '{"decision":0,"move":{"type":"\\u0000"}}', '{"chat":"Salve"}'),
    *('{"decision":0,"move":{"type":"{ $x }"}}', '{"view":{}}', '{"accepted":0}', '{"error":{}}'),
    *(opening * depth for opening in ("[", '{"a":', '{"decision":0,"move":[') for depth in (500, 700)),
    '{"decision":0,"move":' + "[" * 900 + "]" * 900 + "}",
    '{"decision":0,"move":' + '{"type":' * 900 + "1" + "}" * 900 + "}",
    '{"decision":' + "9" * 5000 + ',"move":{}}',
    '{"decision":0,"move":{"type":"' + "x" * 16_000 + '"}}',
    " " * LARGEST,
]


def made_up(strategy: st.SearchStrategy[Any], count: int) -> list[Any]:
    """The same every time."""
    found: list[Any] = []

    how = settings(max_examples=count, derandomize=True, database=None, phases=[Phase.generate], deadline=None)

    @settings(how, suppress_health_check=list(HealthCheck))
    @given(strategy)
    def collect(one: Any) -> None:
        found.append(one)

    collect()
    return found


def twisted(move: dict[str, Any], others: list[dict[str, Any]], twist: tuple[int, int, str, Any]) -> Any:
    """Nearly a move."""
    _, which, how, junk = twist
    field = sorted(move)[which % len(move)]
    match how:
        case "other":
            other = others[which % len(others)]
            return {**move, field: other.get(field, junk)}
        case "junk":
            return {**move, field: junk}
        case "gone":
            return {name: value for name, value in move.items() if name != field}
        case "more":
            return {**move, "more": junk}
        case _:
            return [move, move] if which % 2 else {**move, field: [move[field]]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_server(tmp_path_factory.mktemp("socket-fuzz") / "data") as running:
        yield running
        assert mistakes(running) == []


def mistakes(server: Running) -> list[str]:
    """What the server blames itself for. What uvicorn says of a text that is no UTF-8 is no mistake of ours."""
    lines = [json.loads(line) for line in server.log().splitlines()]
    blamed = [line for line in lines if "traceback" in line or line["event"] == "unhandled"]
    return [line["event"] for line in blamed if not line["event"].startswith("Invalid UTF-8")]


async def answer(line: SeatLine, sent: str | bytes) -> dict[str, Any]:
    """What comes back for one message: an error, a refusal, or that it was played."""
    await line.line.send(sent)
    async with asyncio.timeout(PATIENCE):
        return await line.until(lambda told: told.keys() & {"error", "refused", "accepted"})


def check(told: dict[str, Any]) -> None:
    if "error" in told:
        assert told["error"].keys() == {"key", "status", "text"}
        assert 400 <= told["error"]["status"] < 500
        assert told["error"]["text"]
    elif "refused" in told:
        assert told["refused"].keys() == {"rule", "text", "where"}
    else:
        assert told["accepted"] >= 0


@asynccontextmanager
async def at_a_table(server: Running, game: str) -> AsyncIterator[tuple[Player, str, SeatLine]]:
    """Somebody whose turn it is, against a bot."""
    async with server.person() as livia:
        table = (await livia.table(game, "mrr", visibility="public"))["id"]
        async with livia.sit(table) as line:
            await line.until(lambda told: told.get("moves"))
            yield livia, table, line


@pytest.mark.parametrize("game", ["pax", "caligula"])
async def test_any_message_on_a_seats_socket_is_answered_and_the_game_can_be_played_to_its_end(
    server: Running, game: str
) -> None:
    shapes = made_up(st.fixed_dictionaries({"decision": DECISIONS, "move": JUNK}) | JUNK, 60)
    async with at_a_table(server, game) as (_, _, line):
        for sent in [*BY_HAND, *(json.dumps(shape) for shape in shapes), *map(bytes, made_up(st.binary(), 20))]:
            told = await answer(line, sent)
            check(told)
            assert "accepted" not in told, sent
        for twist in made_up(TWISTS, 80):
            while not line.update.get("moves"):
                if line.update["status"] != "playing":
                    return
                await line.frame()
            moves = line.update["moves"]
            move = twisted(moves[twist[0] % len(moves)], moves, twist)
            check(await answer(line, json.dumps({"decision": line.update["decision"], "move": move})))
        await line.play_on()
        assert line.update["outcome"]["ending"] == "finished"


async def test_whoever_looks_on_can_say_nothing_and_hears_on(server: Running) -> None:
    async with at_a_table(server, "pax") as (livia, table, line), livia.sit(table, None) as watching:
        await watching.frame()
        real = json.dumps({"decision": line.update["decision"], "move": line.update["moves"][0]})
        for sent in [real, *BY_HAND, *(json.dumps(shape) for shape in made_up(JUNK, 20))]:
            told = await answer(watching, sent)
            assert told["error"]["key"] == "watching-only"
        version = line.update["version"]
        await line.decide()
        await watching.until(lambda told: told.get("version", 0) > version)


@pytest.mark.parametrize("seat", [0, None], ids=["seat", "watch"])
@pytest.mark.parametrize(
    "sent",
    ["x" * (LARGEST + 1), b"x" * (LARGEST + 1), "\u2603" * LARGEST, ["x" * 9000] * 2],
    ids=["text", "bytes", "long signs", "in parts"],
)
async def test_a_message_that_is_too_large_ends_the_socket_and_no_more(
    server: Running, seat: int | None, sent: Any
) -> None:
    async with at_a_table(server, "pax") as (livia, table, line), livia.sit(table, seat) as doomed:
        await doomed.frame()
        with suppress(websockets.ConnectionClosed):
            await doomed.line.send(sent)
        assert await doomed.closed() == 1009
        assert "accepted" in await line.decide()


async def test_who_sends_much_and_reads_nothing_holds_nobody_up(server: Running) -> None:
    async with at_a_table(server, "pax") as (livia, table, line), livia.sit(table, 0) as deaf:
        with suppress(TimeoutError, websockets.ConnectionClosed):  # held back, or cut off: nobody reads the answers
            async with asyncio.timeout(2):
                for _ in range(20_000):
                    await deaf.line.send(BY_HAND[-2])
        await line.play_on(5)
        deaf.line.transport.abort()


# What no client library would send


def raw(opcode: int, payload: bytes = b"", *, last: bool = True, mask: bool = True, reserved: int = 0) -> bytes:
    """A frame as RFC 6455 has it, or nearly; masked with zeros."""
    size = len(payload)
    length = bytes([size]) if size < 126 else b"\x7e" + struct.pack("!H", size)
    first = bytes([last << 7 | reserved | opcode])
    return first + bytes([length[0] | mask << 7]) + length[1:] + b"\0\0\0\0" * mask + payload


BAD_FRAMES = {
    "text that is no UTF-8": (raw(1, b"\xff\xfe"), 1007),
    "a sign cut in two": (raw(1, b"\xc3", last=False) + raw(0, b"\x28"), 1007),
    "an unknown kind": (raw(3, b"x"), 1002),
    "no mask": (raw(1, b"{}", mask=False), 1002),
    "reserved bits": (raw(1, b"{}", reserved=0x40), 1002),
    "a ping in parts": (raw(9, b"x", last=False), 1002),
    "a long ping": (raw(9, b"x" * 126), 1002),
    "half a close": (raw(8, b"\x03"), 1002),
    "a close with a wrong code": (raw(8, struct.pack("!H", 999)), 1002),
    "the end without a beginning": (raw(0, b"x"), 1002),
    "a beginning in the middle": (raw(1, b"x", last=False) + raw(1, b"y"), 1002),
    "eight gigabytes": (b"\x81\xff" + struct.pack("!Q", 1 << 33) + b"\0\0\0\0", 1009),
    "more than there is": (b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0", 1009),
}


def upgrade(server: Running, *more: str, key: str = "dGhlIHNhbXBsZSBub25jZQ==", version: int = 13) -> list[str]:
    return [
        f"Host: 127.0.0.1:{server.port}",
        *("Connection: Upgrade", "Upgrade: websocket"),
        f"Sec-WebSocket-Version: {version}",
        f"Sec-WebSocket-Key: {key}",
        *more,
    ]


@asynccontextmanager
async def raw_line(
    server: Running, path: str, headers: list[str], method: str = "GET"
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write("\r\n".join([f"{method} {path} HTTP/1.1", *headers, "", ""]).encode("latin-1"))
        async with asyncio.timeout(PATIENCE):
            yield reader, writer
    finally:
        writer.close()


async def test_frames_that_no_browser_sends_end_their_own_socket_in_order(server: Running) -> None:
    async with server.person() as livia:
        table = (await livia.table("pax", "mo", visibility="public"))["id"]
        for name, (sent, code) in BAD_FRAMES.items():
            async with raw_line(server, f"/api/tables/{table}/watch", upgrade(server)) as (reader, writer):
                await reader.readuntil(b'"seats"')
                writer.write(sent)
                rest = await reader.read()
                while len(rest) < 100_000 and not reader.at_eof():
                    rest += await reader.read()
                close = rest.rpartition(b"\x88")[2]
                assert struct.unpack("!H", close[1:3])[0] == code, name


# Handshakes


async def test_sockets_of_other_sites_and_of_nobody_knows_whom_do_not_open(server: Running) -> None:
    async with at_a_table(server, "pax") as (livia, table, _):
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/seats/0/socket"
        other = f"http://127.0.0.1:{server.port + 1}"
        for origin in ("http://evil.example", "null", other, f"https://127.0.0.1:{server.port}", "", None):
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with connect(url, additional_headers=livia.cookie, origin=origin):  # type: ignore[arg-type]
                    pass
            assert refused.value.response.status_code == 403, origin
            assert livia.me["name"] not in str(refused.value.response.body)


async def test_odd_addresses_lead_nowhere(server: Running) -> None:
    async with at_a_table(server, "pax") as (livia, table, _):
        for where, code in {
            "%00/watch": 4404,
            "%ff/watch": 4404,
            "nothing/watch": 4404,
            f"{'x' * 200}/watch": 4404,
            f"{table}%00/watch": 4404,
            f"{table}/seats/99/socket": 4403,
            f"{table}/seats/999999/socket": 4403,
            f"{table}/seats/1/socket": 4403,
            f"{table}/seats/-1/socket": 403,
            f"{table}/seats/0x1/socket": 403,
            f"{table}/seats/%D9%A0/socket": 403,
            f"{table}/seats/{'9' * 5000}/socket": 403,
            f"{table}/seats//socket": 403,
            f"{table}/seats/0/socket/more": 403,
            f"..%2f{table}/watch": 403,
            "": 403,
        }.items():
            assert await how_it_ends(livia, f"/api/tables/{where}") == code, where
        for where in ("/", "/nothing", "/api/me", "/static/index.html", "/health", "/api/tables"):
            assert await how_it_ends(livia, where) == 403, where


async def how_it_ends(player: Player, path: str) -> int:
    """The status by which a socket is refused, or else the code with which it is closed after an error."""
    server = player.server
    url = f"ws://127.0.0.1:{server.port}{path}"
    try:
        async with connect(
            url, additional_headers=player.cookie, origin=Origin(server.url), open_timeout=PATIENCE
        ) as line:
            assert "error" in json.loads(await line.recv())
            await line.wait_closed()
            assert line.close_code
            return line.close_code
    except websockets.InvalidStatus as refused:
        return refused.response.status_code


async def test_odd_questions_are_ignored_and_odd_headers_answered(server: Running) -> None:
    async with at_a_table(server, "pax") as (livia, table, _):
        for query in ("?lang=%00&words=%ff", "?words=1&words=2", "?lang=de&lang=xx", "?&&=&", f"?invite={'x' * 5000}"):
            async with livia.sit(table, None, query) as line:
                assert (await line.frame())["status"] == "playing"
        path = f"/api/tables/{table}/watch"
        odd: dict[int, list[list[str]]] = {
            101: [
                upgrade(server, "Cookie: conspiratio=\xff\xfe; conspiratio", f"Origin: {server.url}"),
                upgrade(server, "Authorization: Bearer \xff\xfe"),
                upgrade(server, "Authorization: Basic bGl2aWE6"),
                upgrade(server, "Accept-Language: \xff;q=9e9,,;*", 'Sec-WebSocket-Extensions: permessage-deflate; x="'),
            ],
            400: [
                upgrade(server, f"Origin: {server.url}", "Origin: http://evil.example"),
                upgrade(server, key="x"),
                upgrade(server, version=7),
                upgrade(server, "Sec-WebSocket-Protocol: ,,;;"),
                upgrade(server, "X: a\x00b"),
                upgrade(server, "b\xe4d: x"),
                upgrade(server)[:-1],
            ],
        }
        for status, requests in odd.items():
            for headers in requests:
                async with raw_line(server, path, headers) as (reader, _):
                    assert int((await reader.readline()).split()[1]) == status, headers
        for method in ("POST", "HEAD", "BREW"):
            async with raw_line(server, path, upgrade(server), method) as (reader, _):
                assert int((await reader.readline()).split()[1]) in (400, 405)
