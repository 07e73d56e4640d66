"""The door of the server: headers, origins, sizes, languages and limits, over real connections."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Scope
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from conspiratio.core.game import Complaint
from conspiratio.locale import LANGUAGES
from conspiratio.server.http.guard import BodyLimit, SameOrigin, SecurityHeaders, error_response, language_of
from conspiratio.server.http.hosts import Hosts
from conspiratio.server.http.limits import LIMITS, RateLimits
from conspiratio.server.trouble import Missing, TooMany

A_KILOBYTE = 1024
PATIENCE = 60


async def page(request: Request) -> Response:
    return PlainTextResponse("salve")


async def measure(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text(await socket.receive_text())
    await socket.close()


def guarded(hosts: Hosts | None = None) -> ASGIApp:
    routes = [
        Route("/", page),
        Route("/api/page", page),
        Route("/api/measure", measure, methods=["POST", "DELETE"]),
        Route("/api/decks", measure, methods=["POST"]),
        WebSocketRoute("/socket", echo),
    ]
    middleware = [
        Middleware(SecurityHeaders),
        Middleware(SameOrigin, hosts),
        Middleware(BodyLimit, most=A_KILOBYTE, paths={"/api/decks": 4 * A_KILOBYTE}),
    ]
    return Starlette(routes=routes, middleware=middleware)


@asynccontextmanager
async def served(app: ASGIApp) -> AsyncIterator[int]:
    """The port it listens on."""
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None, lifespan="off"))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running


@pytest.fixture
async def port() -> AsyncIterator[int]:
    async with served(guarded()) as port:
        yield port


@pytest.fixture
async def client(port: int) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        yield client


def key_of(response: httpx.Response) -> str:
    assert response.headers["content-type"] == "application/json"
    key: str = response.json()["error"]["key"]
    return key


# Headers


async def test_every_answer_tells_the_browser_to_be_strict(client: httpx.AsyncClient) -> None:
    for path, status in (("/", 200), ("/api/page", 200), ("/nowhere", 404)):
        answer = await client.get(path)
        assert answer.status_code == status
        policy = answer.headers["content-security-policy"].split("; ")
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert not any("unsafe" in part or "*" in part for part in policy)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "publickey-credentials-get=(self)" in answer.headers["permissions-policy"]


async def test_a_refusal_has_the_headers_as_well(client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/measure", headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
    assert "default-src 'none'" in answer.headers["content-security-policy"]


async def test_answers_of_the_api_are_not_stored(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/page")).headers["cache-control"] == "no-store"
    assert "cache-control" not in (await client.get("/")).headers


async def test_only_behind_tls_browsers_are_told_to_keep_to_tls(client: httpx.AsyncClient) -> None:
    assert "strict-transport-security" not in (await client.get("/")).headers
    behind_proxy = await client.get("/", headers={"X-Forwarded-Proto": "https"})
    assert behind_proxy.headers["strict-transport-security"].startswith("max-age=")


async def test_a_page_may_have_a_policy_of_its_own() -> None:
    async def docs(scope: Scope, receive: Any, send: Any) -> None:
        await Response("", headers={"Content-Security-Policy": "default-src 'self'"})(scope, receive, send)

    start = (await answered(SecurityHeaders(docs), http("GET")))[0]
    assert [value for name, value in start["headers"] if name == b"content-security-policy"] == [b"default-src 'self'"]


# Origins


async def test_our_own_pages_may_act(client: httpx.AsyncClient, port: int) -> None:
    headers = {"Origin": f"http://127.0.0.1:{port}", "Cookie": "session=x"}
    answer = await client.post("/api/measure", content=b"ave", headers=headers)
    assert (answer.status_code, answer.text) == (200, "3")


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "http://127.0.0.1", "https://127.0.0.1:{port}", "http://127.0.0.1:{port}/", "null", ""],
)
@pytest.mark.parametrize("method", ["POST", "DELETE", "PATCH", "MKCOL"])
async def test_no_other_site_may_act(client: httpx.AsyncClient, port: int, origin: str, method: str) -> None:
    headers = {"Origin": origin.format(port=port), "Authorization": "Bearer x"}
    answer = await client.request(method, "/api/measure", headers=headers)
    assert answer.status_code == 403
    assert key_of(answer) == "origin-foreign"


async def test_any_site_may_link_to_a_page(client: httpx.AsyncClient) -> None:
    answer = await client.get("/", headers={"Origin": "https://friend.example", "Cookie": "session=x"})
    assert answer.status_code == 200


async def test_a_program_with_a_token_needs_no_origin(client: httpx.AsyncClient) -> None:
    assert (await client.post("/api/measure", headers={"Authorization": "Bearer x"})).status_code == 200


@pytest.mark.parametrize(
    ("site", "status"),
    [(None, 403), ("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)],
)
async def test_a_cookie_without_an_origin_needs_the_browsers_word(
    client: httpx.AsyncClient, site: str | None, status: int
) -> None:
    headers = {"Cookie": "session=x"} | ({"Sec-Fetch-Site": site} if site else {})
    answer = await client.post("/api/measure", headers=headers)
    assert answer.status_code == status
    assert status == 200 or key_of(answer) == "origin-missing"


async def test_behind_a_proxy_the_address_that_people_see_counts(client: httpx.AsyncClient) -> None:
    seen = {"Host": "games.example", "Origin": "https://games.example"}
    assert (await client.post("/api/measure", headers={**seen, "X-Forwarded-Proto": "https"})).status_code == 200
    assert (await client.post("/api/measure", headers=seen)).status_code == 403


async def said_over_socket(port: int, origin: str | None = None, **headers: str) -> str:
    named = Origin(origin) if origin else None
    address = f"ws://127.0.0.1:{port}/socket"
    patient: Any = {"proxy": None, "open_timeout": PATIENCE}
    async with connect(address, origin=named, additional_headers=headers, **patient) as socket:
        await socket.send("ave")
        return str(await socket.recv())


async def test_a_socket_opens_for_our_pages_and_for_programs(port: int) -> None:
    assert await said_over_socket(port, f"http://127.0.0.1:{port}", Cookie="session=x") == "ave"
    assert await said_over_socket(port, Authorization="Bearer x") == "ave"


@pytest.mark.parametrize(
    ("origin", "headers"),
    [
        ("https://evil.example", {}),
        ("https://evil.example", {"Cookie": "session=x"}),
        ("null", {}),
        (None, {"Cookie": "session=x"}),
        (None, {"Cookie": "session=x", "Sec-Fetch-Site": "same-origin"}),
    ],
)
async def test_a_socket_is_refused_before_it_opens(port: int, origin: str | None, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await said_over_socket(port, origin, **headers)
    assert refused.value.response.status_code == 403
    assert b'"origin-' in refused.value.response.body
    assert "default-src 'none'" in refused.value.response.headers["content-security-policy"]


async def test_only_the_names_the_host_chose_are_answered() -> None:
    async with (
        served(guarded(Hosts({"Games.example", "127.0.0.1:9999"}))) as port,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client,
    ):
        for host, status in {
            "games.example": 200,
            "games.example:8443": 200,
            "127.0.0.1:9999": 200,
            "127.0.0.1": 403,
            "evil.example": 403,
            "games.example.evil.example": 403,
        }.items():
            answer = await client.get("/", headers={"Host": host})
            assert answer.status_code == status, host
            assert status == 200 or key_of(answer) == "host-unknown"
        with pytest.raises(InvalidStatus):
            await said_over_socket(port)


# What no well-behaved client sends


def http(method: str, *headers: tuple[str, str], path: str = "/api/measure", scheme: str = "http") -> Scope:
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    scope = {"method": method, "scheme": scheme, "path": path, "query_string": b"", "headers": raw, "root_path": ""}
    return {"type": "http", **scope}


async def answered(app: ASGIApp, scope: Scope, *bodies: bytes) -> list[Message]:
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": True} for body in bodies]
    incoming: Iterator[Message] = iter([*messages, {"type": "http.request", "body": b"", "more_body": False}])
    sent: list[Message] = []

    async def receive() -> Message:
        return next(incoming)

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "status"),
    [
        ("http", "rome.example", "http://rome.example", 200),
        ("http", "rome.example", "http://rome.example:80", 200),
        ("http", "ROME.example:80", "http://rome.EXAMPLE", 200),
        ("https", "rome.example", "https://rome.example:443", 200),
        ("http", "[::1]:8017", "http://[::1]:8017", 200),
        ("http", "[::1]", "http://[::1]", 200),
        ("http", "rome.example", "https://rome.example", 403),
        ("https", "rome.example:80", "https://rome.example", 403),
        ("http", "rome.example", "http://rome.example.evil.example", 403),
        ("http", "rome.example", "http://rome.example@evil.example", 403),
        ("http", "rome.example@evil.example", "http://evil.example", 403),
        ("http", "rome.example", "ftp://rome.example", 403),
        ("http", "rome.example", "http://rome.example, http://evil.example", 403),
        ("http", "", "http://", 403),
    ],
)
async def test_scheme_host_and_port_must_all_be_ours(scheme: str, host: str, origin: str, status: int) -> None:
    scope = http("POST", ("host", host), ("origin", origin), scheme=scheme)
    assert (await answered(guarded(), scope))[0]["status"] == status


@pytest.mark.parametrize(
    "headers",
    [
        [("origin", "http://rome.example")],
        [("host", "rome.example"), ("host", "evil.example"), ("origin", "http://rome.example")],
        [("host", "rome.example"), ("origin", "http://rome.example"), ("origin", "http://evil.example")],
    ],
    ids=["no host", "two hosts", "two origins"],
)
async def test_headers_that_leave_a_doubt_are_refused(headers: list[tuple[str, str]]) -> None:
    assert (await answered(guarded(), http("POST", *headers)))[0]["status"] == 403


async def test_a_server_that_can_only_close_a_socket_closes_it() -> None:
    scope = http("GET", ("host", "rome.example"), ("origin", "http://evil.example"), path="/socket", scheme="ws")
    scope["type"] = "websocket"
    assert await answered(guarded(), scope) == [{"type": "websocket.close"}]


# Sizes


async def chunks(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x" * 512


async def test_a_body_may_be_as_large_as_the_limit(client: httpx.AsyncClient) -> None:
    assert (await client.post("/api/measure", content=b"x" * A_KILOBYTE)).text == "1024"
    assert (await client.post("/api/measure", content=chunks(2))).text == "1024"


async def test_a_larger_body_is_refused_whether_its_length_is_told_or_not(client: httpx.AsyncClient) -> None:
    for content in (b"x" * (A_KILOBYTE + 1), b"x" * 3_000_000, chunks(3), chunks(1000)):
        answer = await client.post("/api/measure", content=content, headers={"Accept-Language": "de"})
        assert answer.status_code == 413
        assert key_of(answer) == "body-too-large"
        assert "höchstens 1 KB" in answer.json()["error"]["text"]
    assert (await client.post("/api/measure", content=b"x")).text == "1"


async def test_a_length_that_is_too_large_is_refused_before_the_body_comes(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for length in ("1025", "9" * 18):
        writer.write(f"POST /api/measure HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode())
        assert (await asyncio.wait_for(reader.readline(), PATIENCE)).startswith(b"HTTP/1.1 413")
        writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()


async def test_a_path_may_have_a_limit_of_its_own(client: httpx.AsyncClient) -> None:
    assert (await client.post("/api/decks", content=b"x" * 4000)).text == "4000"
    assert (await client.post("/api/decks", content=b"x" * 5000)).status_code == 413


async def test_a_length_that_lies_does_not_help() -> None:
    for length in ("3", "-1", "many", "²"):
        sent = await answered(guarded(), http("POST", ("content-length", length)), b"x" * 1000, b"x" * 25)
        assert sent[0]["status"] == 413


async def test_the_refusal_of_a_body_stands_whatever_the_application_would_say() -> None:
    async def stubborn(scope: Scope, receive: Any, send: Any) -> None:
        with suppress(Complaint):
            await Request(scope, receive).body()
        await PlainTextResponse("done")(scope, receive, send)

    for app in (stubborn, Starlette(routes=[Route("/api/measure", measure, methods=["POST"])])):
        sent = await answered(BodyLimit(app, most=1), http("POST"), b"xx")
        assert [message.get("status") for message in sent] == [413, None]
        assert b"body-too-large" in sent[1]["body"]


async def test_who_answers_without_reading_is_left_alone() -> None:
    sent = await answered(BodyLimit(page_only, most=1), http("POST"), b"x" * 100)
    assert sent[0]["status"] == 200


async def page_only(scope: Scope, receive: Any, send: Any) -> None:
    await PlainTextResponse("salve")(scope, receive, send)


# Languages and errors


@pytest.mark.parametrize(
    ("accepted", "asked", "language"),
    [
        ("", "", "en"),
        ("de", "", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "", "de"),
        ("it, es;q=0.9", "", "en"),
        ("it, fr;q=0.2, nl;q=0.3", "", "nl"),
        ("fr;q=0.5, nl;q=0.5", "", "fr"),
        ("EN;q=0.4,NL-be ; Q=0.45", "", "nl"),
        ("fr;q=0, *", "", "en"),
        ("en;q=0, *", "", "de"),
        ("en;q=0.1, *;q=0.9", "", "de"),
        ("de;q=0.1, *;q=0.05", "", "de"),
        ("*;q=0", "", "en"),
        ("de;q=2, nl;q=x, fr;q=0.001", "", "fr"),
        (";;;,,,=,q=1,*;*", "", "en"),
        ("de", "nl", "nl"),
        ("de", "fr-CA", "fr"),
        ("de", "xx", "de"),
    ],
)
def test_the_language_is_the_one_asked_for_or_liked_best(accepted: str, asked: str, language: str) -> None:
    query = {"lang": asked} if asked else {}
    assert language_of({"accept-language": accepted}, query) == language


async def test_a_refusal_speaks_the_language_of_the_request(client: httpx.AsyncClient) -> None:
    said = set()
    for language in LANGUAGES:
        headers = {"Origin": "https://evil.example", "Accept-Language": f"{language}-XX;q=0.9, xx"}
        answer = await client.post("/api/measure", headers=headers)
        assert answer.headers["content-language"] == language
        said.add(answer.json()["error"]["text"])
    assert len(said) == len(LANGUAGES)
    answer = await client.post("/api/measure?lang=nl", headers={"Origin": "null", "Accept-Language": "de"})
    assert answer.headers["content-language"] == "nl"


def test_a_complaint_is_answered_with_its_status_and_when_to_come_back() -> None:
    scope = http("GET")
    assert error_response(scope, Complaint("language-unknown", found="xx", known="en")).status_code == 400
    assert error_response(scope, Missing("rule-unknown", found="x", game="pax")).status_code == 404
    later = error_response(scope, TooMany("too-often", seconds=7, minutes=0))
    assert (later.status_code, later.headers["retry-after"]) == (429, "7")
    assert b"Try again in 7 seconds." in bytes(later.body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_wait_is_told_in_minutes(language: str) -> None:
    scope = http("GET", ("accept-language", language))
    assert "59 " in str(bytes(error_response(scope, TooMany("too-often", seconds=3500, minutes=59)).body))
    assert "3500" not in str(bytes(error_response(scope, TooMany("too-often", seconds=3500, minutes=59)).body))


# Limits


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def is_allowed(limits: RateLimits, name: str, who: str) -> bool:
    try:
        limits.check(name, who)
    except TooMany:
        return False
    return True


def test_one_too_many_is_told_when_to_come_back() -> None:
    clock = Clock()
    limits = RateLimits({"login": "2/minute"}, clock=clock)
    limits.check("login", "livia")
    clock.now += 20
    limits.check("login", "livia")
    clock.now += 0.5
    with pytest.raises(TooMany) as refused:
        limits.check("login", "livia")
    assert refused.value.key == "too-often"
    assert refused.value.params["seconds"] == 40
    assert is_allowed(limits, "login", "marcus")
    assert is_allowed(limits, "chat", "livia")
    clock.now += 39.6
    assert is_allowed(limits, "login", "livia")
    assert not is_allowed(limits, "login", "livia")


def test_to_be_refused_does_not_lengthen_the_wait() -> None:
    clock = Clock()
    limits = RateLimits({"login": "1/minute"}, clock=clock)
    limits.check("login", "livia")
    for _ in range(60):
        assert not is_allowed(limits, "login", "livia")
        clock.now += 1
    assert is_allowed(limits, "login", "livia")


def test_one_network_of_ipv6_counts_as_one_address() -> None:
    limits = RateLimits({"guest": "2/hour"})
    assert is_allowed(limits, "guest", "2001:db8::1")
    assert is_allowed(limits, "guest", "2001:db8::ffff:1:2:3")
    assert not is_allowed(limits, "guest", "2001:db8::dead:beef")
    assert is_allowed(limits, "guest", "2001:db8:0:1::1")
    assert is_allowed(limits, "guest", "::ffff:203.0.113.7")
    assert is_allowed(limits, "guest", "203.0.113.7")
    assert not is_allowed(limits, "guest", "203.0.113.7")
    assert is_allowed(limits, "guest", "::ffff:203.0.113.8")


def test_a_host_may_switch_limits_off() -> None:
    limits = RateLimits(off=True)
    assert all(is_allowed(limits, "mail", "livia") for _ in range(1000))


def test_a_limit_that_is_no_limit_is_complained_about() -> None:
    for name, text, key in [
        ("login", "often", "limit-form"),
        ("login", "10/fortnight", "limit-form"),
        ("login", "0/hour", "limit-form"),
        ("logn", "1/hour", "limit-unknown"),
    ]:
        with pytest.raises(Complaint) as complaint:
            RateLimits({name: text})
        assert complaint.value.key == key
        assert error_response(http("GET"), complaint.value).status_code == 400


def test_every_limit_lets_people_play() -> None:
    limits = RateLimits(clock=Clock())
    assert all(is_allowed(limits, name, "livia") for name in LIMITS for _ in range(5))


def test_a_flood_of_addresses_fills_no_memory_and_frees_no_flooder() -> None:
    clock = Clock()
    limits = RateLimits({"login": "10/minute"}, clock=clock, most_hits=5000)
    for _ in range(10):
        limits.check("login", "2001:db8::1")
    tracemalloc.start()
    try:
        for number in range(50_000):
            clock.now += 0.0001
            limits.check("login", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
            if number % 1000 == 0:
                assert not is_allowed(limits, "login", "2001:db8::1")
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert limits.remembered <= 5000
    assert held < 5000 * 500
    clock.now += 61
    limits.check("login", "livia")
    assert limits.remembered == 1
