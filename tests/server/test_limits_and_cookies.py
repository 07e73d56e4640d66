"""A server as it is without settings: how often anybody may do what, what a cookie is worth, what browsers are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from conspiratio.server.http.api import COOKIE
from conspiratio.server.http.limits import LIMITS

from .running import PATIENCE, Player, Running, SeatLine, running_server

PASSWORD = "nine honest augurs"
ADDRESSES = count(1)
PROXY = "127.0.0.1"
"""All come through a proxy in front of us, see `visitor`."""


LETTERS = {"host": "127.0.0.1", "port": 1, "sender": "rome@rome.example", "security": "none"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_server(
        tmp_path_factory.mktemp("usual") / "data", limits={}, mail=LETTERS, trusted_proxies=PROXY
    ) as running:
        yield running
        assert "traceback" not in running.log()


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """As usual, but what may be done in a second or a minute may be done in an hour: a busy machine may need longer to
    answer it all."""
    limits = {name: f"{most(name)}/hour" for name in ("move", "login", "login-name")}
    with running_server(tmp_path_factory.mktemp("unhurried") / "data", limits=limits, trusted_proxies=PROXY) as running:
        yield running
        assert "traceback" not in running.log()


@asynccontextmanager
async def visitor(server: Running, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at an address of its own, as the proxy in front of us tells it."""
    number = next(ADDRESSES)
    usual = {"Origin": server.url, "X-Forwarded-For": f"203.0.113.{number}", "Accept-Language": "de"}
    async with httpx.AsyncClient(base_url=server.url, headers={**usual, **headers}, timeout=PATIENCE) as client:
        yield client


@asynccontextmanager
async def guest(server: Running, **headers: str) -> AsyncIterator[Player]:
    async with visitor(server, **headers) as client:
        answer = await client.post("/api/guest")
        assert answer.status_code == 201, answer.text
        yield Player(server, client, answer.json())


async def account(player: Player, name: str) -> None:
    await player.put("/api/me/name", {"name": name})
    await player.post("/api/me/account", {"password": PASSWORD})


# Limits


def check_too_often(answer: httpx.Response) -> None:
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) >= 1
    assert answer.headers["Content-Language"] == "de"
    told = answer.json()["error"]
    assert told["key"] == "too-often"
    assert told["text"].startswith("Das war zu oft. Versuche es in ")


def most(name: str) -> int:
    return int(LIMITS[name].partition("/")[0])


async def test_passwords_can_be_tried_ten_times_a_minute_and_not_by_many_either(unhurried: Running) -> None:
    wrong = {"name": "Locusta", "password": "wrong"}
    async with guest(unhurried) as locusta:
        await account(locusta, "Locusta")
    for _ in range(most("login-name") // most("login")):
        async with visitor(unhurried) as thief:
            for _ in range(most("login")):
                assert (await thief.post("/api/session", json=wrong)).status_code == 401
            check_too_often(await thief.post("/api/session", json=wrong))
            check_too_often(await thief.post("/api/session", json={"name": "Locusta", "password": PASSWORD}))
            check_too_often(await thief.post("/api/session/passkey/start"))
    async with visitor(unhurried) as accomplice:
        check_too_often(await accomplice.post("/api/session", json=wrong))
        check_too_often(await accomplice.post("/api/session", json={**wrong, "name": "LOC USTA"}))
        other = await accomplice.post("/api/session", json={"name": "Somebody else", "password": "wrong"})
        assert other.status_code == 401


async def test_from_one_address_twenty_guests_an_hour_come(server: Running) -> None:
    async with visitor(server) as crowd:
        for _ in range(most("guest")):
            assert (await crowd.post("/api/guest")).status_code == 201
            crowd.cookies.clear()
        check_too_often(await crowd.post("/api/guest"))
    async with guest(server):
        pass  # elsewhere one comes in


@pytest.mark.parametrize(
    ("limit", "path", "body"),
    [
        ("table", "/api/tables", {"game": "pax", "chairs": [{"who": "me"}, {"who": "open"}]}),
        ("chat", "/api/tables/{table}/chat", {"text": "Salve"}),
        ("move", "/api/tables/{table}/seats/0/moves", {"decision": 9, "move": {}}),
        ("move", "/api/tables/{table}/seats/0/undo", {"decision": 9}),
        ("socket", "/api/join/{invite}", None),
    ],
    ids=["tables", "chat", "moves", "undo", "invitations"],
)
async def test_whoever_does_it_too_often_has_to_wait_and_others_do_not(
    unhurried: Running, limit: str, path: str, body: Any
) -> None:
    async with guest(unhurried) as eager, guest(unhurried) as calm:
        table = await calm.table("pax", "mo", visibility="public")
        where = path.format(table=table["id"], invite="nothing")
        asked = [eager.client.post(where, json=body) for _ in range(most(limit) + 5)]
        answers = await asyncio.gather(*asked)
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 1 <= len(refused) <= 5
        for answer in refused:
            check_too_often(answer)
        assert (await calm.client.post(where, json=body)).status_code != 429


async def test_accounts_letters_and_bots_have_limits_too(server: Running) -> None:
    async with guest(server) as livia:
        for _ in range(most("signup")):
            assert (await livia.client.post("/api/me/account", json={"password": "short"})).status_code == 400
        check_too_often(await livia.client.post("/api/me/account", json={"password": PASSWORD}))
        for _ in range(most("mail")):
            await livia.get("/api/me/export")
        check_too_often(await livia.client.get("/api/me/export"))
    async with visitor(server) as forgetful:
        for _ in range(most("mail")):
            assert (await forgetful.post("/api/recover", json={"email": "livia@rome.example"})).status_code == 202
        check_too_often(await forgetful.post("/api/recover", json={"email": "livia@rome.example"}))


async def test_no_letter_is_asked_for_with_a_link_to_another_place(server: Running) -> None:
    """Whoever asks could get the link of somebody else's letter that way. Here nobody has said what our name is."""
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    async with guest(server) as livia, visitor(server) as thief:
        await account(livia, "Messalina")
        answer = await thief.post("/api/recover", json={"email": "livia@rome.example"}, headers=evil)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "host-unknown")
        answer = await livia.client.put("/api/me/email", json={"email": "livia@rome.example"}, headers=evil)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "host-unknown")


async def test_who_floods_a_socket_loses_it_and_can_come_back(server: Running) -> None:
    async with guest(server) as livia:
        table = (await livia.table("pax", "mr"))["id"]
        async with livia.sit(table) as line, asyncio.timeout(PATIENCE):
            await line.until(lambda told: told.get("moves"))
            with suppress(ConnectionClosed):
                for _ in range(20 * most("move")):  # too many for a second, however slowly they are read
                    await line.line.send("{}")
            told = await line.until(lambda told: told.get("error", {}).get("status") == 429)
            assert told["error"]["text"].startswith("Das war zu oft.")
            assert await line.closed() == 1008
        async with livia.sit(table) as line, asyncio.timeout(PATIENCE):
            await line.until(lambda told: told.get("moves"))
            await asyncio.sleep(1)  # as it was told
            assert "accepted" in await line.decide()


# Cookies


def cookie_set(answer: httpx.Response) -> tuple[str, set[str]]:
    """Its value and its attributes."""
    (header,) = answer.headers.get_list("Set-Cookie")
    pair, *attributes = (part.strip() for part in header.split(";"))
    assert pair.startswith(f"{COOKIE}=")
    return pair.removeprefix(f"{COOKIE}="), {attribute.lower() for attribute in attributes}


async def test_the_cookie_is_for_us_alone_and_behind_tls_for_tls_alone(server: Running) -> None:
    async with visitor(server) as plain:
        _, attributes = cookie_set(await plain.post("/api/guest"))
        assert attributes == {"httponly", "samesite=lax", "path=/", f"max-age={180 * 86400}"}
    secure = {"X-Forwarded-Proto": "https", "Origin": server.url.replace("http", "https", 1)}
    async with visitor(server, **secure) as behind_tls:
        answer = await behind_tls.post("/api/guest")
        value, attributes = cookie_set(answer)
        assert attributes == {"httponly", "samesite=lax", "path=/", f"max-age={180 * 86400}", "secure"}
        assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
        answer = await behind_tls.delete("/api/session", headers={"Cookie": f"{COOKIE}={value}"})
        value, attributes = cookie_set(answer)
        assert value == '""'
        assert {"max-age=0", "secure", "httponly"} <= attributes


async def test_only_a_trusted_proxy_is_believed(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("proxy") / "data"
    with running_server(folder, trusted_proxies="203.0.113.1", limits={"guest": "1/hour"}) as careful:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        async with visitor(careful, **headers) as liar:
            answer = await liar.post("/api/guest")
            assert "secure" not in cookie_set(answer)[1]
            assert "Strict-Transport-Security" not in answer.headers
        async with visitor(careful, **{"X-Forwarded-For": "203.0.113.10"}) as again:
            check_too_often(await again.post("/api/guest"))


async def test_a_cookie_that_we_did_not_sign_is_nobodys(server: Running) -> None:
    async with guest(server) as livia, visitor(server) as thief:
        value = livia.client.cookies[COOKIE]
        token, _, signature = value.partition(".")
        forged = (
            *(f"{token}.{signature.swapcase()}", token, f"{token}.", f".{signature}", value + "."),
            *(f"{token}x.{signature}", f"{livia.me['id']}.{signature}", livia.me["id"], "", '"', "\xff", "a" * 4000),
        )
        for cookie in forged:
            headers = {"Cookie": f"{COOKIE}={cookie}".encode("latin-1")}
            assert (await thief.get("/api/me", headers=headers)).status_code == 204, cookie  # type: ignore[arg-type]
            assert (await thief.get("/api/me/tables", headers=headers)).status_code == 401  # type: ignore[arg-type]
        answer = await thief.get("/api/me", headers={"Cookie": f"{COOKIE}={value}"})
        assert answer.json() == livia.me
        assert cookie_set(answer)[0] == value  # good for another half a year


async def test_a_session_that_was_ended_is_good_for_nothing_from_then_on(server: Running) -> None:
    async with guest(server) as here, guest(server) as there, guest(server) as third:
        await account(here, "Agrippina")
        for elsewhere in (there, third):
            await elsewhere.post("/api/session", {"name": "Agrippina", "password": PASSWORD})
        table = await here.table("pax", "mm")
        stolen = {"Cookie": there.cookie["Cookie"]}
        async with there.sit(table["id"], 0) as line, third.sit(table["id"], 1) as other:
            await line.frame()
            await other.frame()
            session = next(one for one in (await there.get("/api/me/sessions"))["sessions"] if one["current"])
            await here.delete(f"/api/me/sessions/{session['id']}")
            assert await line.closed() == 1012
            assert await other.closed() == 1012
        async with there.sit(table["id"], 0) as line:
            assert await line.closed() == 4401
        async with third.sit(table["id"], 1) as line:
            assert (await line.frame())["seat"] == 1
        assert (await there.client.get("/api/me/tables")).status_code == 401
        await third.delete("/api/session")
        async with visitor(server) as thief:
            assert (await thief.get("/api/me/tables", headers=stolen)).status_code == 401
            assert (await thief.get("/api/me/tables", headers={"Cookie": there.cookie["Cookie"]})).status_code == 401
        assert len((await here.get("/api/me/sessions"))["sessions"]) == 1


async def test_another_password_and_another_token_end_what_was_open_by_the_old_one(server: Running) -> None:
    async with guest(server) as here, guest(server) as there:
        await account(here, "Poppaea")
        await there.post("/api/session", {"name": "Poppaea", "password": PASSWORD})
        bot = await here.post("/api/me/bots", {"name": "Machina"})
        table = (await here.table("pax", "moo", bots_welcome=True, visibility="public"))["id"]
        async with visitor(server, Authorization=f"Bearer {bot['token']}") as machine:
            robot = Player(server, machine, bot)
            await robot.post(f"/api/tables/{table}/join", {"seat": 1})
            async with there.sit(table, 0) as line, bot_line(robot, table, 1) as bots_line:
                await line.frame()
                await bots_line.frame()
                await here.put("/api/me/password", {"old": PASSWORD, "new": "ten honest augurs"})
                assert await line.closed() == 1012
                token = (await here.post(f"/api/me/bots/{bot['id']}/token"))["token"]
                assert await bots_line.closed() == 1012
            assert (await machine.get("/api/me")).status_code == 401
        async with visitor(server, Authorization=f"Bearer {token}", Cookie=f"{COOKIE}=of-somebody-else") as machine:
            answer = await machine.get("/api/me")
            assert answer.json()["name"] == "Machina"
            assert "Set-Cookie" not in answer.headers
        assert (await there.client.get("/api/me/tables")).status_code == 401
        assert (await here.client.get("/api/me/tables")).status_code == 200


@asynccontextmanager
async def bot_line(robot: Player, table: str, seat: int) -> AsyncIterator[SeatLine]:
    url = f"ws://127.0.0.1:{robot.server.port}/api/tables/{table}/seats/{seat}/socket"
    headers = {"Authorization": robot.client.headers["Authorization"]}
    async with connect(url, additional_headers=headers, open_timeout=PATIENCE) as line:
        yield SeatLine(line)


# Other sites


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "own"}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "https://own"}, 403),
        ({"Origin": "own/"}, 403),
        ({"Origin": "own.evil.example"}, 403),
        ({}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"}, 403),
        ({"Origin": "null", "Sec-Fetch-Site": "same-origin"}, 403),
    ],
    ids=str,
)
async def test_only_our_own_pages_act_with_a_cookie(server: Running, headers: dict[str, str], status: int) -> None:
    async with guest(server) as livia:
        del livia.client.headers["Origin"]
        own = server.url
        told = {name: value.replace("https://own", own.replace("http", "https", 1)) for name, value in headers.items()}
        told = {name: value.replace("own", own, 1) for name, value in told.items()}
        for method, path, body in (
            ("PUT", "/api/me/language", {"language": "fr"}),
            ("POST", "/api/me/push/remove", {"endpoint": "x"}),
        ):
            answer = await livia.client.request(method, path, json=body, headers=told)
            assert answer.status_code == status, answer.text
        simple = {**told, "Content-Type": "text/plain"}  # what a form of another site can send without asking
        answer = await livia.client.post("/api/me/push/remove", content='{"endpoint":"x"}', headers=simple)
        assert answer.status_code == status
        assert (await livia.client.get("/api/me", headers=told)).json()["language"] == ("fr" if status == 200 else "de")


# Sizes and headers

PAGES = ("/", "/me", "/table/nothing", "/join/nothing", "/static/index.html", "/api/docs", "/health")


async def test_what_is_too_large_is_not_read(server: Running) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(300):
            yield b" " * 1000

    async with guest(server) as livia:
        for content in (b" " * 100_001, b'{"game":"' + b"x" * 100_000 + b'"}', endless()):
            answer = await livia.client.post("/api/tables", content=content)
            assert answer.status_code == 413
            assert answer.json()["error"]["text"] == "Das ist zu groß: Hier werden höchstens 97 KB angenommen."
        assert (await livia.client.get("/api/me")).status_code == 200


async def test_browsers_are_told_to_be_strict_whatever_is_answered(server: Running) -> None:
    async with visitor(server) as client:
        answers = [await client.get(path) for path in (*PAGES, "/api/me", "/api/tables", "/api/openapi.json")]
        assert {answer.status_code for answer in answers} == {200, 204}
        for method, path, status in (
            *(("GET", "/nothing", 404), ("GET", "/static/nothing", 404), ("GET", "/api/tables/nothing", 404)),
            ("GET", "/metrics", 403),
            *(("DELETE", "/api/tables", 405), ("GET", "/api/me/tables", 401), ("POST", "/api/session", 400)),
        ):
            answer = await client.request(method, path)
            assert answer.status_code == status, path
            answers.append(answer)
        answers.append(await client.post("/api/guest", headers={"Origin": "http://evil.example"}))
        answers.append(await client.post("/api/session", content=b" " * 100_001))
        for answer in answers:
            check_strict(answer)


def check_strict(answer: httpx.Response) -> None:
    path, headers = answer.url.path, answer.headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'", path
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'", path
    assert headers["X-Content-Type-Options"] == "nosniff", path
    assert headers["Referrer-Policy"] == "same-origin", path
    assert headers["Cross-Origin-Opener-Policy"] == headers["Cross-Origin-Resource-Policy"] == "same-origin", path
    assert "camera=()" in headers["Permissions-Policy"], path
    assert "Access-Control-Allow-Origin" not in headers, path
    assert "Server" not in headers, path
    if path.startswith("/api/"):
        assert headers["Cache-Control"] == "no-store", path


async def test_what_people_write_is_sent_as_data_and_never_as_a_page(server: Running) -> None:
    tag = "<img src=x onerror=alert(1)>"
    async with guest(server) as livia:
        await livia.put("/api/me/name", {"name": tag})
        table = await livia.table("pax", "mo", visibility="public")
        await livia.post(f"/api/tables/{table['id']}/chat", {"text": f"</script>{tag}"})
        told = [await livia.client.get(path) for path in ("/api/me", "/api/tables", f"/api/tables/{table['id']}/chat")]
        told.append(await livia.client.post("/api/tables", json={"game": tag[:16], "chairs": [{"who": "me"}]}))
        told.append(await livia.client.get("/api/tables", params={"game": tag}))
        assert sum("<img src" in answer.text for answer in told) >= 4
        for answer in told:
            assert answer.headers["Content-Type"] == "application/json"
            check_strict(answer)
        for page in (f"/table/{tag}", f"/join/{tag}", f"/?lang={tag}", f"/api/qr/{tag}", f"/{tag}", f"/static/{tag}"):
            assert "<img src" not in (await livia.client.get(page)).text
        async with livia.sit(table["id"]) as line:
            await line.until(lambda told: "chat" in told)
            assert line.update["seats"][0]["name"] == tag
            assert json.dumps(line.chat).count("</script>") == 1
