"""Passwords that anybody would guess, and who tries them: the owner is not locked out by strangers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace

import httpx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from conspiratio.core.game import Complaint
from conspiratio.server.http.api import DEVICE_COOKIE
from conspiratio.server.people import passwords
from conspiratio.server.people.devices import MOST, Device, device_cookie, device_from

from .house import KEYS
from .running import NO_LIMITS, PATIENCE, Player, Running, running_server

PASSWORD = "nine honest augurs"
ANOTHER = "ten honest augurs and a goose"
HOLDING = {**NO_LIMITS, "login-name": "3/hour", "login-device": "3/hour"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_server(tmp_path_factory.mktemp("devices"), limits=HOLDING) as running:
        yield running


@asynccontextmanager
async def owner(server: Running, name: str) -> AsyncIterator[Player]:
    async with server.person() as player:
        await player.put("/api/me/name", {"name": name})
        await player.post("/api/me/account", {"password": PASSWORD})
        yield player


async def tries(server: Running, name: str, password: str, client: httpx.AsyncClient | None = None) -> list[int]:
    """The answers until one is too often."""
    body, answers = {"name": name, "password": password}, []
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as stranger:
        while not answers or (answers[-1] == 401 and len(answers) < 10):
            answers.append((await (client or stranger).post("/api/session", json=body)).status_code)
    return answers


async def sign_in(player: Player, name: str, password: str = PASSWORD) -> int:
    return (await player.client.post("/api/session", json={"name": name, "password": password})).status_code


# Who tries


async def test_strangers_who_try_a_name_do_not_lock_its_owner_out(server: Running) -> None:
    async with owner(server, "Arria") as arria:
        await arria.delete("/api/session")
        assert await tries(server, "Arria", "wrong password") == [401, 401, 401, 429]
        assert await tries(server, "Arria", PASSWORD) == [429]  # the right one tells a stranger nothing either
        assert await sign_in(arria, "arria") == 201
        async with server.person() as elsewhere:
            assert await sign_in(elsewhere, "Arria") == 429


async def test_a_name_that_nobody_has_is_answered_alike(server: Running) -> None:
    assert await tries(server, "Nobody at all", "wrong password") == [401, 401, 401, 429]


async def test_a_known_device_has_tries_of_its_own_but_not_without_end(server: Running) -> None:
    async with owner(server, "Paetina") as paetina:
        assert await tries(server, "Paetina", "wrong password", paetina.client) == [401, 401, 401, 429]
        assert await tries(server, "Paetina", "wrong password") == [401, 401, 401, 429]


async def test_a_device_is_known_to_its_own_people_only(server: Running) -> None:
    async with owner(server, "Plautia") as plautia, owner(server, "Lepida"):
        await tries(server, "Lepida", "wrong password")
        assert await sign_in(plautia, "Lepida") == 429
        cookie = plautia.client.cookies[DEVICE_COOKIE]
        plautia.client.cookies.set(DEVICE_COOKIE, cookie.replace(plautia.me["id"], plautia.me["id"][::-1]), path="/api")
        assert await sign_in(plautia, "Lepida") == 429


async def test_two_who_share_a_browser_are_both_known_there(server: Running) -> None:
    async with owner(server, "Livilla Prima") as shared, owner(server, "Livilla Secunda"):
        assert await sign_in(shared, "Livilla Secunda") == 201
        for name in ("Livilla Prima", "Livilla Secunda"):
            await tries(server, name, "wrong password")
            assert await sign_in(shared, name) == 201


@pytest.mark.parametrize("way", ["password", "everywhere", "there"])
async def test_devices_are_forgotten(server: Running, way: str) -> None:
    name = f"Vistilia {way}"
    async with owner(server, name) as mine, server.person() as stolen:
        assert await sign_in(stolen, name) == 201
        there = (await stolen.get("/api/me/sessions"))["sessions"]
        ended = next(one["id"] for one in there if one["current"])
        password = PASSWORD
        if way == "password":
            password = ANOTHER
            await mine.put("/api/me/password", {"old": PASSWORD, "new": ANOTHER})
        else:
            await mine.delete("/api/me/sessions" + (f"/{ended}" if way == "there" else ""))
        await tries(server, name, "wrong password")
        assert await sign_in(stolen, name, password) == 429
        assert await sign_in(mine, name, password) == 201  # where it was done one is known at once


async def test_the_cookie_is_for_the_server_alone_and_comes_with_a_session(server: Running) -> None:
    async with owner(server, "Sabina Poppaea") as sabina:
        sabina.client.cookies.delete(DEVICE_COOKIE, path="/api")
        answer = await sabina.client.get("/api/me")  # somebody who signed in before there were such cookies
        (header,) = [one for one in answer.headers.get_list("Set-Cookie") if one.startswith(DEVICE_COOKIE)]
        assert {"HttpOnly", "Path=/api", "SameSite=lax"} <= set(header.split("; "))
        assert PASSWORD not in header
        again = await sabina.client.get("/api/me")
        assert not [one for one in again.headers.get_list("Set-Cookie") if one.startswith(DEVICE_COOKIE)]
        await sabina.delete("/api/me")
        assert DEVICE_COOKIE not in sabina.client.cookies
    async with server.person() as guest:
        assert DEVICE_COOKIE not in guest.client.cookies


def test_only_our_own_cookie_makes_a_device() -> None:
    device = Device()
    for number in range(MOST + 2):
        device = device.with_person(f"p{number}", number)
    cookie = device_cookie(KEYS, device)
    assert device_from(KEYS, cookie) == device
    assert (device.knows("p5", 5), device.knows("p5", 4), device.knows("p1", 1)) == (True, False, False)
    assert device_from(replace(KEYS, cookie="another"), cookie) is None
    for wrong in ("", "x", cookie[:-1], cookie.replace("p5:5", "p1:1"), "é"):
        assert device_from(KEYS, wrong) is None


# What they try


@pytest.mark.parametrize(
    "password",
    [
        *("password", "Passw0rd", "12345678", "qwertzuiop", "iloveyou1", "drowssap", "abcdefgh", "11112222"),
        *("passwort1", "motdepasse", "wachtwoord", "conspiratio", "C0nsp1ratio", "caligula1", "PaxRomana1"),
        *("Agrippina", "agrippina1", "anippirga", "AGR1PPINA!", "agrippinaagrippina"),
    ],
)
async def test_what_anybody_would_guess_is_no_password(password: str) -> None:
    with pytest.raises(Complaint, match="password-weak"):
        await passwords.check_password(password, "Agrippina")


async def test_who_chooses_a_common_password_is_told_what_would_be_better(server: Running) -> None:
    async with server.person() as guest:
        for password in ("Passw0rd", "caligula1", guest.me["name"].replace(" ", "") + "1"):
            told = await guest.post("/api/me/account", {"password": password}, expect=400)
            assert told["error"]["key"] == "password-weak"
            assert "four words" in told["error"]["text"]


async def test_a_weak_password_of_old_still_opens_and_can_be_changed(server: Running) -> None:
    assert await passwords.password_fits(await passwords.hash_password("password"), "password")
    with pytest.raises(Complaint, match="password-weak"):
        await passwords.check_password("password")
    async with owner(server, "Caenis") as caenis:
        told = await caenis.put("/api/me/password", {"old": PASSWORD, "new": "caenis123"}, expect=400)
        assert told["error"]["key"] == "password-weak"


@settings(max_examples=25, deadline=None)
@given(st.text(min_size=8, max_size=200))
@example("4@8({[<3€6903!1|0$5+7%2" * 8)
@example("420+|8@613$9753+31$287$@")
@example("\ud800" * 8)
@example("1!" * 100)
def test_a_look_at_any_password_is_short(text: str) -> None:
    began = time.thread_time()
    passwords._is_weak(text, "Livia")
    assert time.thread_time() - began < 2  # the library alone could take minutes


async def test_the_event_loop_goes_on_while_passwords_are_looked_at() -> None:
    looking = asyncio.create_task(passwords.check_password("420+|8@613$9753+31$287$@"))
    turns = 0
    while not looking.done():
        await asyncio.sleep(0)
        turns += 1
    await looking
    assert turns > 6
