"""What the server tells its host. Run as a program, this file is a small server that has much to hide."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pty
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
import uvicorn
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Scope
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from conspiratio.server.http.guard import BodyLimit, SameOrigin, SecurityHeaders
from conspiratio.server.upkeep.logs import AccessLog, JsonLines, ReadableLines, configure_logs, shown_path
from conspiratio.server.upkeep.metrics import BATCH, HttpMetrics, Metrics, watch_event_loop

PATIENCE = 60
SECRET = "s3cr3t"
"""Stands in every secret that is sent; the output must not have it."""

# The server


async def fine(request: Request) -> Response:
    await request.body()
    return PlainTextResponse("salve")


async def broken(request: Request) -> Response:
    password = (await request.body()).decode() or f"{SECRET}-local"
    try:
        return PlainTextResponse({"livia": "salve"}[password])
    except KeyError as error:
        raise ValueError(f"no such password: {password}") from error


async def broken_midway(request: Request) -> Response:
    async def parts() -> Any:
        yield b"half"
        raise RuntimeError(f"{SECRET}-midway")

    return StreamingResponse(parts())


async def careless(request: Request) -> Response:
    async def forgotten() -> None:
        raise RuntimeError(f"{SECRET}-forgotten")

    task = asyncio.create_task(forgotten())
    await asyncio.wait([task])
    del task
    log = logging.getLogger("conspiratio.server.test")
    log.info("table opened", extra={"game": "pax", "seats": 4, "deal": [SECRET], "note": "two words\nand a line"})
    log.warning("second\nline %s", SECRET)
    log.info("badly formatted %d", SECRET)
    try:
        raise ExceptionGroup(SECRET, [OSError(f"{SECRET}-group")])
    except ExceptionGroup:
        log.exception("trouble")
    return PlainTextResponse("")


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:  # until they leave, which Starlette tells by an exception
        said = await socket.receive_text()
        if said.startswith("break"):
            raise RuntimeError(said)
        await socket.send_text(said)


async def broken_socket(socket: WebSocket) -> None:
    raise RuntimeError(f"{SECRET}-handshake")


@asynccontextmanager
async def lifespan(app: Starlette) -> Any:
    if "startup" in sys.argv:
        raise RuntimeError(f"{SECRET}-startup")
    yield


ROUTES = [
    Route("/api/fine", fine, methods=["GET", "POST"]),
    Route("/api/join/{token}", fine, methods=["GET", "POST"]),
    Route("/api/tables/{table}", fine),
    Route("/api/broken", broken, methods=["GET", "POST"]),
    Route("/api/midway", broken_midway),
    Route("/api/careless", careless),
    WebSocketRoute("/join/{token}", echo),
    WebSocketRoute("/broken/{token}", broken_socket),
    Mount("/pages", routes=[Route("/{page}", fine)]),
]


def application(metrics: Metrics | None = None) -> Starlette:
    async def exposition(request: Request) -> Response:
        body, content_type = (metrics or Metrics()).exposition()
        return Response(body, media_type=content_type)

    middleware = [
        Middleware(SecurityHeaders),
        Middleware(AccessLog),
        Middleware(HttpMetrics, metrics or Metrics()),
        Middleware(SameOrigin),
        Middleware(BodyLimit),
    ]
    return Starlette(routes=[*ROUTES, Route("/metrics", exposition)], middleware=middleware, lifespan=lifespan)


def main() -> None:
    configure_logs("debug")
    uvicorn.run(application(Metrics()), port=0, log_config=None, log_level="trace")


# The tests


class Running:
    """The server as a process of its own, and what it has written to stderr so far."""

    def __init__(self, process: subprocess.Popen[bytes], output: Callable[[], str]) -> None:
        self.process = process
        self.output = output
        port = self.until(r"Uvicorn running on http://127.0.0.1:(\d+)")[1]
        self.address = f"127.0.0.1:{port}"

    def until(self, pattern: str) -> re.Match[str]:
        """Waits until it has written that."""
        deadline = time.monotonic() + PATIENCE
        while (found := re.search(pattern, self.output())) is None:
            assert time.monotonic() < deadline, self.output()
            time.sleep(0.02)
        return found

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.output().splitlines()]

    def ended(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


@contextmanager
def started(folder: Path) -> Iterator[Running]:
    file = folder / "stderr"
    with file.open("wb") as stderr, subprocess.Popen([sys.executable, __file__], stderr=stderr) as process:
        try:
            yield Running(process, lambda: file.read_text("utf-8"))
        finally:
            process.kill()


@contextmanager
def started_at_a_terminal() -> Iterator[Running]:
    ours, theirs = pty.openpty()
    written: list[bytes] = []

    def read() -> None:
        with suppress(OSError):  # how a terminal says that nobody writes any more
            while part := os.read(ours, 65536):
                written.append(part)

    with subprocess.Popen([sys.executable, __file__], stderr=theirs) as process:
        os.close(theirs)
        reader = Thread(target=read)
        reader.start()
        try:
            yield Running(process, lambda: b"".join(written).decode())
        finally:
            process.kill()
            reader.join()
            os.close(ours)


def send_secrets(address: str) -> dict[str, httpx.Response]:
    """Every way a secret may come in. The answers, by path."""
    headers = {"Authorization": f"Bearer {SECRET}-bearer", "Cookie": f"session={SECRET}-cookie"}
    headers |= {"Sec-Fetch-Site": "same-origin", "User-Agent": f"{SECRET}-agent", "Referer": f"http://x/{SECRET}"}
    body = f"password={SECRET}-body"
    answers = {}
    with httpx.Client(base_url=f"http://{address}", headers=headers, timeout=PATIENCE) as client:
        for path in ("/api/fine", "/api/join/{}", "/api/broken", "/join/{}", "/api/recover/{}", "/Confirm/{}/x"):
            answers[path] = client.post(path.format(f"{SECRET}-token"), content=body, params={"key": SECRET})
        answers["/api/careless"] = client.get("/api/careless", params={"key": SECRET})
        with pytest.raises(httpx.RemoteProtocolError):
            client.get("/api/midway")
    with connect(f"ws://{address}/join/{SECRET}-token?ticket={SECRET}", proxy=None) as socket:
        socket.send(f"{SECRET}-frame")
        assert socket.recv() == f"{SECRET}-frame"
    with connect(f"ws://{address}/join/{SECRET}-token?ticket={SECRET}", proxy=None) as socket:
        socket.send(f"break {SECRET}-frame")
        with pytest.raises(ConnectionClosedError) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
    for path, foreign in (("broken", {}), ("recover", {}), ("join", {"Origin": "http://evil.example"})):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{address}/{path}/{SECRET}?ticket={SECRET}", additional_headers=foreign, proxy=None)
        assert refused.value.response.status_code == (500 if path == "broken" else 403)
        assert SECRET.encode() not in refused.value.response.body
    return answers


def test_a_host_sees_every_request_and_no_secret(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        answers = send_secrets(server.address)
        server.until(r'"event": "refused"')
        server.ended()
        output, lines = server.output(), server.lines()

    assert SECRET not in output
    assert all({"time", "level", "logger", "event"} <= line.keys() for line in lines)
    seen = [(line["method"], line["path"], line["status"]) for line in lines if line["event"] == "request"]
    assert seen == [
        ("POST", "/api/fine", 200),
        ("POST", "/api/join/{token}", 200),
        ("POST", "/api/broken", 500),
        ("POST", "/join/…", 404),
        ("POST", "/api/recover/…", 404),
        ("POST", "/Confirm/…", 404),
        ("GET", "/api/careless", 200),
        ("GET", "/api/midway", 200),
    ]
    assert all(line["ms"] >= 0 for line in lines if line["event"] == "request")
    sockets = [(line["path"], line["status"]) for line in lines if line["event"] == "socket"]
    assert sorted(sockets) == [
        ("/broken/{token}", 500),
        ("/join/{token}", 101),
        ("/join/{token}", 101),
        ("/join/…", 403),
        ("/recover/…", 403),
    ]
    # Once each: our own line, and none of uvicorn's beside it.
    assert not [line for line in lines if line["logger"] == "uvicorn.access" or "WebSocket" in line["event"]]

    # A failure is answered with a number, under which the log has where it happened, and of which kinds it was.
    answer = answers["/api/broken"]
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "bug-server"
    assert SECRET not in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    failures = {line["path"]: line for line in lines if line["event"] == "unhandled"}
    assert failures.keys() == {"/api/broken", "/api/midway", "/join/{token}", "/broken/{token}"}
    failure = failures["/api/broken"]
    assert failure["level"] == "error"
    assert failure["number"] in answer.json()["error"]["text"]
    assert re.search(r"test_logs_and_metrics.py:\d+ broken: .*\[password\]", failure["traceback"])
    assert re.search(r"\nKeyError\nwhich led to:\n(.*\n)+ValueError$", failure["traceback"])


def test_what_is_told_besides_has_its_fields_and_only_its_first_line(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        httpx.get(f"http://{server.address}/api/careless", timeout=PATIENCE)
        server.until(r'"path": "/api/careless"')
        server.ended()
        lines = {line["event"]: line for line in server.lines()}

    opened = lines["table opened"]
    assert (opened["level"], opened["logger"]) == ("info", "conspiratio.server.test")
    assert (opened["game"], opened["seats"]) == ("pax", 4)
    assert opened["deal"] == "list"
    assert opened["note"] == "two words\nand a line"
    assert lines["second"]["level"] == "warning"
    assert lines["Task exception was never retrieved"]["traceback"].endswith("RuntimeError")
    assert lines["trouble"]["traceback"].splitlines()[-1].strip() == "OSError"
    assert "Application shutdown complete." in lines


def test_at_a_terminal_the_lines_are_for_reading_and_no_secret_is_in_them() -> None:
    with started_at_a_terminal() as server:
        send_secrets(server.address)
        server.until("refused why=origin-foreign")
        server.ended()
        output = server.output()

    assert SECRET not in output
    assert re.search(
        r"^\d\d:\d\d:\d\d info    request method=POST path=/api/fine status=200 ms=[\d.]+\r$", output, re.M
    )
    assert re.search(r'info    table opened game=pax seats=4 deal=list note="two words.and a line"', output)
    assert re.search(r"error   unhandled number=[0-9a-f]{8} method=POST path=/api/broken\r\n  /.*:\d+ ", output)


def test_a_server_that_cannot_start_says_where_but_no_secret(tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, __file__, "startup"], stderr=subprocess.PIPE, timeout=PATIENCE, check=False)
    assert ran.returncode != 0
    assert SECRET not in ran.stderr.decode()
    lines = [json.loads(line) for line in ran.stderr.splitlines()]
    (failure,) = [line for line in lines if line["event"] == "lifespan"]
    assert re.search(r"lifespan: .*\nRuntimeError$", failure["traceback"])


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/join/abc", "/join/…"),
        ("/api/join/abc/seat", "/api/join/…"),
        ("//join/abc", "//join/…"),
        ("/x/recover/join/abc", "/x/recover/…"),
        ("/join/", "/join/"),
        ("/joining/abc", "/joining/abc"),
        ("/" + "a" * 5000, "/" + "a" * 199 + "…"),
    ],
)
def test_what_may_be_a_token_is_not_shown(path: str, shown: str) -> None:
    assert shown_path(path) == shown


@pytest.mark.parametrize("form", [JsonLines(), ReadableLines()])
def test_nobody_can_forge_a_line(form: logging.Formatter) -> None:
    record = logging.makeLogRecord({"msg": "request", "path": '/\r\n{"level": "error"}\x1b[2J\u2028', "time": "now"})
    line = form.format(record)
    assert len(line.splitlines()) == 1
    assert "\x1b" not in line


def test_configuring_twice_writes_once(capsys: pytest.CaptureFixture[str]) -> None:
    root, ours = logging.getLogger(), [logging.getLogger(name) for name in ("conspiratio.server", "uvicorn")]
    before = root.level, root.handlers[:]
    try:
        configure_logs("info", json=False)
        configure_logs("warning", json=True)
        ours[0].info("not this")
        ours[0].warning("this")
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
        for logger in ours:
            logger.setLevel(logging.NOTSET)
    assert [json.loads(line)["event"] for line in capsys.readouterr().err.splitlines()] == ["this"]


# Metrics


def value(metrics: Metrics, name: str, **labels: str) -> float:
    """As a reader of the exposition sees it; 0 if it is not there."""
    body, content_type = metrics.exposition()
    assert content_type.startswith("text/plain")
    families = text_string_to_metric_families(body.decode())
    found = [one for family in families for one in family.samples if one.name == f"conspiratio_{name}"]
    return next((one.value for one in found if one.labels == labels), 0)


async def test_requests_are_counted_by_route_and_nobody_is_named() -> None:
    metrics = Metrics()
    transport = httpx.ASGITransport(application(metrics))
    async with httpx.AsyncClient(transport=transport, base_url="http://rome.example") as client:
        for path in ("/api/tables/4711", "/api/tables/4712", "/pages/livia", "/livia", "/wp-admin", "/pages/x/livia"):
            await client.get(path, params={"key": "livia"})
        await client.request("LIVIA", "/api/tables/4711")
        await client.post("/api/fine", headers={"Origin": "http://evil.example"})
        assert (await client.get("/api/broken")).status_code == 500
        exposition = await client.get("/metrics")
    assert "livia" not in exposition.text.lower()
    labels = "".join(re.findall(r"\{.*?\}", exposition.text))  # a time may have any digits
    assert "471" not in labels
    requests = partial(value, metrics, "http_requests_total")
    assert requests(method="GET", route="/api/tables/{table}", status="200") == 2
    assert requests(method="GET", route="/pages/{page}", status="200") == 1
    assert requests(method="GET", route="/pages/*", status="404") == 1
    assert requests(method="GET", route="other", status="404") == 2
    assert requests(method="other", route="/api/tables/{table}", status="405") == 1
    assert requests(method="POST", route="other", status="403") == 1
    assert requests(method="GET", route="/api/broken", status="500") == 1


async def test_a_value_in_the_path_of_a_mount_is_no_label() -> None:
    metrics = Metrics()
    routes = [Mount("/people/{person}", routes=[Route("/games", fine)])]
    app = Starlette(routes=routes, middleware=[Middleware(HttpMetrics, metrics)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://rome.example") as client:
        assert (await client.get("/people/livia/games")).status_code == 200
    assert value(metrics, "http_requests_total", method="GET", route="other", status="200") == 1


async def test_open_sockets_are_counted_however_they_end() -> None:
    metrics = Metrics()
    counts = []

    async def app(scope: Scope, receive: Any, send: Any) -> None:
        if scope["path"] != "/refused":
            await send({"type": "websocket.accept"})
        counts.append(value(metrics, "sockets_open"))
        raise RuntimeError

    async def send(message: Message) -> None:
        pass

    guarded: ASGIApp = HttpMetrics(app, metrics)
    for path in ("/socket", "/refused"):
        with pytest.raises(RuntimeError):
            await guarded({"type": "websocket", "path": path}, asyncio.Event().wait, send)  # type: ignore[arg-type]
    assert counts == [1, 0]
    assert value(metrics, "sockets_open") == 0


def test_what_happens_at_the_tables_is_counted() -> None:
    metrics = Metrics()
    metrics.move("pax", "person", 0.004)
    for _ in range(BATCH - 1):
        metrics.move("pax", "stand-in", 0.2)
    metrics.move("livia", "table-4711", 1)  # type: ignore[arg-type]
    metrics.tables({"open": 3, "playing": 5})
    metrics.tables({"playing": 4})
    metrics.worker_restarts(1)
    metrics.notice("mail", sent=True)
    metrics.notice("mail", sent=False)
    metrics.database_error()
    assert value(metrics, "moves_total", game="pax", by="person") == 1
    assert value(metrics, "moves_total", game="pax", by="stand-in") == BATCH - 1
    assert value(metrics, "moves_total", game="other", by="other") == 1
    assert value(metrics, "move_seconds_bucket", game="pax", le="0.005") == 1
    assert value(metrics, "move_seconds_count", game="pax") == BATCH
    assert value(metrics, "tables", status="open") == 0
    assert value(metrics, "tables", status="playing") == 4
    assert value(metrics, "bot_worker_restarts") == 1
    assert value(metrics, "notices_total", channel="mail", outcome="sent") == 1
    assert value(metrics, "notices_total", channel="mail", outcome="failed") == 1
    assert value(metrics, "database_errors_total") == 1


def test_no_single_decision_can_be_timed_from_outside() -> None:
    """Who looks before and after a decision sees the same numbers, or those of many decisions at once."""
    metrics = Metrics()
    counted = partial(value, metrics, "bot_question_seconds_count", game="caligula", level="greedy")
    metrics.request("POST", "/api/hint", 200, 0.1)
    before = _times(metrics)
    for decision in range(1, 3 * BATCH):
        metrics.bot_answered("caligula", "greedy", 0.1)
        metrics.request("POST", "/api/hint", 200, 0.1)
        metrics.bot_answered("pax", "consul", 7)  # others fill no batch that is not theirs
        assert counted() == decision // BATCH * BATCH
        if decision < BATCH - 1:
            assert _times(metrics) == before
    assert value(metrics, "bot_question_seconds_sum", game="caligula", level="greedy") == pytest.approx(0.2 * BATCH)


def _times(metrics: Metrics) -> list[str]:
    lines = metrics.exposition()[0].decode().splitlines()
    return [line for line in lines if line.startswith("conspiratio_") and "_seconds" in line]


async def test_a_blocked_event_loop_is_noticed() -> None:
    metrics = Metrics()
    watching = asyncio.create_task(watch_event_loop(metrics, every=0.01))
    await asyncio.sleep(0)
    time.sleep(0.1)  # what nobody should do here
    while value(metrics, "event_loop_lag_seconds") == 0:
        await asyncio.sleep(0)
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching
    assert value(metrics, "event_loop_lag_seconds") >= 0.05


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.database_error()
    assert value(other, "database_errors_total") == 0


if __name__ == "__main__":
    main()
