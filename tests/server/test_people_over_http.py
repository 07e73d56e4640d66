"""Who somebody is, over real HTTP: guest, account, sessions, letters, bot accounts, one's own data, leaving."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from .build import Time
from .running import (
    PATIENCE,
    Player,
    Running,
    free_port,
    moves_made,
    play_on,
    running_server,
    server_in_this_process,
)

PASSWORD = "nine honest augurs"
ANOTHER = "ten honest augurs and a goose"


@dataclass
class PostOffice:
    """A real SMTP server that keeps what it gets."""

    port: int = field(default_factory=free_port)
    letters: list[email.message.EmailMessage] = field(default_factory=list)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - aiosmtpd's
        assert isinstance(envelope.content, bytes)
        self.letters.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"

    async def letter(self, number: int) -> email.message.EmailMessage:
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) <= number:
                await asyncio.sleep(0.02)
        return self.letters[number]

    async def link(self, number: int) -> str:
        """The token in the link of a letter."""
        body = (await self.letter(number)).get_body(("plain",))
        assert body
        found = re.search(r"https://rome\.example/(?:confirm|recover)/(\S+)", body.get_content())
        assert found
        return found[1]


@asynccontextmanager
async def open_post_office(port: int) -> AsyncIterator[PostOffice]:
    office = PostOffice(port)
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: SMTP(office, hostname="localhost"), "127.0.0.1", port)
    async with listening:
        yield office


def mail(port: int) -> dict[str, Any]:
    return {"host": "127.0.0.1", "port": port, "sender": "rome@example.org", "security": "none"}


@pytest.fixture(scope="module")
def smtp_port() -> int:
    return free_port()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, smtp_port: int) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("server")
    with running_server(data, mail=mail(smtp_port), public_url="https://rome.example") as running:
        yield running


@asynccontextmanager
async def account(server: Running, name: str, language: str = "en") -> AsyncIterator[Player]:
    async with server.person(language) as player:
        await player.put("/api/me/name", {"name": name})
        player.me = await player.post("/api/me/account", {"password": PASSWORD})
        yield player


async def sign_in(player: Player, name: str, password: str = PASSWORD) -> None:
    player.me = await player.post("/api/session", {"name": name, "password": password})


# Guest and account


async def test_a_guest_becomes_an_account_and_comes_back_from_another_device(server: Running) -> None:
    async with server.person() as phone, server.person() as laptop:
        first = phone.me
        assert (first["kind"], len(first["name"].split()) >= 2) == ("guest", True)
        assert (await phone.post("/api/guest"))["id"] == first["id"]  # once is enough
        info = await phone.table("pax", "mb")
        await phone.put("/api/me/name", {"name": "Sabina"})
        told = await phone.post("/api/me/account", {"password": PASSWORD})
        assert (told["id"], told["kind"], told["name"]) == (first["id"], "account", "Sabina")
        await phone.delete("/api/session")
        assert (await phone.client.get("/api/me")).status_code == 204
        await phone.get("/api/me/tables", expect=401)
        await phone.post("/api/session", {"name": "Sabina", "password": "eight honest augurs"}, expect=401)
        await sign_in(laptop, "sabina")
        assert laptop.me["id"] == first["id"]
        assert [one["id"] for one in (await laptop.get("/api/me/tables"))["tables"]] == [info["id"]]
        async with laptop.sit(info["id"]) as line:
            await line.play_on(2)


async def test_a_name_belongs_to_one_account_and_no_guest_carries_it(server: Running) -> None:
    async with account(server, "Drusilla"), server.person() as other:
        told = await other.put("/api/me/name", {"name": "DRUSILLA"}, expect=409)
        assert told["error"]["key"] == "name-taken"


async def test_a_new_name_shows_at_once_where_the_game_has_not_begun(server: Running) -> None:
    async with server.person() as host, server.person() as guest:
        info = await host.table("pax", "moo")
        await guest.post(f"/api/join/{info['invite']}")
        async with host.sit(info["id"]) as line:
            assert (await line.frame())["seats"][1]["name"] == guest.me["name"]
            await guest.put("/api/me/name", {"name": "Claudia the Quick"})
            async with asyncio.timeout(PATIENCE):
                await line.until(lambda told: told["seats"][1]["name"] == "Claudia the Quick")


async def test_sessions_are_listed_and_ended(server: Running) -> None:
    async with account(server, "Metella") as phone, server.person() as laptop, server.person() as library:
        for other in (laptop, library):
            await sign_in(other, "Metella")
        listed = (await phone.get("/api/me/sessions"))["sessions"]
        assert [one["current"] for one in listed].count(True) == 1
        assert len(listed) == 3
        theirs = (await library.get("/api/me/sessions"))["sessions"]
        [there] = [one["id"] for one in theirs if one["current"]]
        await phone.delete(f"/api/me/sessions/{there}")
        await library.get("/api/me/sessions", expect=401)
        await phone.put("/api/me/password", {"old": PASSWORD, "new": ANOTHER})  # which ends all others
        await laptop.get("/api/me/sessions", expect=401)
        assert len((await phone.get("/api/me/sessions"))["sessions"]) == 1
        await laptop.post("/api/session", {"name": "Metella", "password": PASSWORD}, expect=401)


async def test_an_ended_session_gets_no_further_with_its_old_cookie(server: Running) -> None:
    async with account(server, "Pompeia") as phone:
        info = await phone.table("pax", "mb")
        stolen = dict(phone.client.cookies)
        await phone.delete("/api/session")
        async with httpx.AsyncClient(base_url=server.url, cookies=stolen, timeout=PATIENCE) as thief:
            assert (await thief.get("/api/me/tables")).status_code == 401
            assert (await thief.get(f"/api/tables/{info['id']}/seats/0")).status_code == 401


async def test_what_a_guest_plays_comes_along_when_they_sign_in_even_in_the_middle(server: Running) -> None:
    async with account(server, "Fulvia") as home, server.person() as guest, server.person() as rival:
        del home
        running = await guest.table("pax", "mo", options={"first": 0})
        await rival.post(f"/api/join/{running['invite']}")
        waiting = await guest.table("caligula", "moo")
        async with guest.sit(running["id"]) as line, rival.sit(running["id"], 1) as other:
            await line.frame()
            await line.decide()
            made = line.update["decision"]
            await sign_in(guest, "Fulvia")
            async with guest.sit(running["id"]) as again:
                assert (await again.frame())["decision"] == made
                assert again.update["seats"][0]["yours"]
                await other.frame()
                await moves_made([again, other], 4)
        mine = (await guest.get("/api/me/tables"))["tables"]
        assert {one["id"] for one in mine} == {running["id"], waiting["id"]}
        assert all(one["is_host"] for one in mine)
        [open_table] = [one for one in mine if one["status"] == "open"]
        assert open_table["seats"][0]["name"] == "Fulvia"


# Letters


async def test_an_address_is_confirmed_by_letter_and_a_letter_leads_back_in(server: Running, smtp_port: int) -> None:
    async with open_post_office(smtp_port) as post, account(server, "Calpurnia", "de") as phone:
        await phone.put("/api/me/email", {"email": "calpurnia@example.org"}, expect=202)
        first = await post.letter(0)
        assert (first["To"], first["From"]) == ("calpurnia@example.org", "rome@example.org")
        assert (await phone.get("/api/me"))["email"] is None  # not before it is confirmed
        origin = {"Origin": server.url}
        async with httpx.AsyncClient(base_url=server.url, headers=origin, timeout=PATIENCE) as anybody:
            token = await post.link(0)
            assert (await anybody.post(f"/api/confirm/{token}")).json() == {"confirmed": "Calpurnia"}
            assert (await anybody.post(f"/api/confirm/{token}")).status_code == 404
        assert (await phone.get("/api/me"))["email"] == "calpurnia@example.org"
        async with server.person("de") as laptop:
            strangers = await laptop.post("/api/recover", {"email": "nobody@example.org"}, expect=202)
            known = await laptop.post("/api/recover", {"email": "Calpurnia@Example.org"}, expect=202)
            assert strangers == known  # nobody learns whose address we know
            token = await post.link(1)
            assert "Passwort" in (await post.letter(1))["Subject"]
            laptop.me = await laptop.post(f"/api/recover/{token}", {"password": ANOTHER}, expect=201)
            assert laptop.me["name"] == "Calpurnia"
            await laptop.post(f"/api/recover/{token}", {"password": PASSWORD}, expect=404)
            await phone.get("/api/me/sessions", expect=401)
        assert len(post.letters) == 2


async def test_a_letter_that_can_not_be_sent_yet_is_sent_when_the_post_is_open_again(tmp_path: Path) -> None:
    time, port = Time(), free_port()
    async with (
        server_in_this_process(tmp_path, time, mail=mail(port), public_url="https://rome.example") as (server, inside),
        account(server, "Terentia") as phone,
    ):
        await phone.put("/api/me/email", {"email": "terentia@example.org"}, expect=202)
        failed = 'conspiratio_notices_total{channel="mail",outcome="failed"} 1.0'
        async with asyncio.timeout(PATIENCE):
            while failed not in inside.metrics.exposition()[0].decode():
                await asyncio.sleep(0.02)
        async with open_post_office(port) as post:
            time.pass_by(61)  # after which it is tried again
            assert (await post.letter(0))["To"] == "terentia@example.org"


async def test_it_is_your_turn_comes_by_mail_to_who_asked_for_it_and_is_not_here(tmp_path: Path) -> None:
    time, port = Time(), free_port()
    async with (
        open_post_office(port) as post,
        server_in_this_process(tmp_path, time, mail=mail(port), public_url="https://rome.example") as (server, _),
        account(server, "Aurelia", "fr") as away,
        server.person() as rival,
    ):
        await away.put("/api/me/email", {"email": "aurelia@example.org"}, expect=202)
        await away.post(f"/api/confirm/{await post.link(0)}")
        settings = await away.get("/api/me/notices")
        assert (settings["offered"]["mail"], settings["wishes"]["mail"]) == (True, "off")
        await away.put("/api/me/notices", {**settings["wishes"], "mail": "each"})
        info = await away.table("pax", "mo", options={"first": 1}, clock={"type": "days", "days": 2})
        await rival.post(f"/api/join/{info['invite']}")
        async with rival.sit(info["id"], 1) as line:
            while not line.update or line.update["to_act"] == 1:
                if line.update.get("moves"):
                    await line.decide()
                else:
                    await line.frame()
        time.pass_by(61)
        letter = await post.letter(1)
        assert letter["To"] == "aurelia@example.org"
        assert "à vous" in letter["Subject"]
        body = letter.get_body(("plain",))
        assert body
        assert f"https://rome.example/table/{info['id']}" in body.get_content()


# Bots


async def test_a_bot_account_plays_over_the_api_with_its_token(server: Running) -> None:
    async with account(server, "Cornelia") as owner:
        made = await owner.post("/api/me/bots", {"name": "Cornelias Orakel"})
        headers = {"Authorization": f"Bearer {made['token']}"}
        info = await owner.table("pax", "mo", bots_welcome=True, options={"first": 0})
        async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE) as robot:
            joined = await robot.post(f"/api/join/{info['invite']}")
            assert joined.json()["seat"] == 1
            async with owner.sit(info["id"]) as line:
                playing = asyncio.create_task(play_over_http(robot, info["id"]))
                await line.play_on()
                await playing
            assert line.update["outcome"]["ending"] == "finished"
            assert (await robot.put("/api/me/password", json={"new": ANOTHER})).status_code == 403
            renewed = await owner.post(f"/api/me/bots/{made['id']}/token", expect=201)
            assert (await robot.get("/api/me")).status_code == 401
            robot.headers["Authorization"] = f"Bearer {renewed['token']}"
            assert (await robot.get("/api/me")).json()["name"] == "Cornelias Orakel"
        await owner.delete(f"/api/me/bots/{made['id']}")
        assert (await owner.get("/api/me/bots"))["bots"] == []


async def play_over_http(robot: httpx.AsyncClient, table: str) -> None:
    where = f"/api/tables/{table}/seats/1"
    while True:
        told = (await robot.get(where)).json()
        if told["outcome"]:
            return
        if told["moves"]:
            move = {"decision": told["decision"], "move": told["moves"][-1]}
            answer = await robot.post(f"{where}/moves", json=move)
            assert answer.status_code == 200, answer.text
        else:
            await asyncio.sleep(0.02)


# Taking along, leaving


async def test_the_export_has_everything_and_nothing_that_opens_anything(server: Running) -> None:
    async with account(server, "Scribonia") as livia, server.person() as rival:
        info = await livia.table("pax", "mo")
        await rival.post(f"/api/join/{info['invite']}")
        await livia.post(f"/api/tables/{info['id']}/chat", {"text": "Ave, amice!"})
        await rival.post(f"/api/tables/{info['id']}/chat", {"text": "A word of the rival"})
        await livia.post("/api/me/bots", {"name": "Scribonias Schatten"})
        await livia.post(f"/api/tables/{info['id']}/seats/0/resign")
        answer = await livia.client.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert (told["profile"]["name"], told["profile"]["kind"]) == ("Scribonia", "account")
        assert [one["text"] for one in told["messages"]] == ["Ave, amice!"]
        assert [one["name"] for one in told["bots"]] == ["Scribonias Schatten"]
        assert [(one["id"], one["outcome"]["places"]) for one in told["tables"]] == [(info["id"], [2, 1])]
        assert len(told["sessions"]) == 1
        for secret in (info["invite"], "argon2", "A word of the rival", *livia.client.cookies.values()):
            assert secret not in answer.text


async def test_who_is_deleted_leaves_nothing_and_the_others_play_on(server: Running) -> None:
    async with account(server, "Clodia") as clodia, server.person() as marcus, server.person() as julia:
        info = await clodia.table("pax", "moo", stand_in="random")
        unborn = await clodia.table("caligula", "moo", visibility="public")
        for other in (marcus, julia):
            await other.post(f"/api/join/{info['invite']}")
        await marcus.post(f"/api/join/{unborn['invite']}")
        await clodia.post(f"/api/tables/{info['id']}/chat", {"text": "Clodia was here"})
        async with marcus.sit(info["id"], 1) as line, julia.sit(info["id"], 2) as third:
            await line.frame()
            await clodia.delete("/api/me")
            assert (await clodia.client.get("/api/me")).status_code == 204
            await play_on(line, third)
            assert line.update["seats"][0]["resigned"]
            assert line.update["outcome"]["places"][0] == 3
            assert "Clodia" not in str(line.update["seats"])
        assert unborn["id"] not in [one["id"] for one in (await marcus.get("/api/me/tables"))["tables"]]
        chat = (await marcus.get(f"/api/tables/{info['id']}/chat"))["chat"]
        assert "Clodia" not in str(chat)
        async with server.person() as back:
            await back.post("/api/session", {"name": "Clodia", "password": PASSWORD}, expect=401)
            await back.put("/api/me/name", {"name": "Clodia"})
            await back.post("/api/me/account", {"password": PASSWORD})  # the name is free again
            assert (await back.get("/api/me/tables?over=true"))["tables"] == []
    with closing(sqlite3.connect(f"file:{server.data / 'conspiratio.sqlite'}?mode=ro", uri=True)) as connection:
        everything = "\n".join(connection.iterdump())
    assert marcus.me["id"] in everything
    assert clodia.me["id"] not in everything
    assert "Clodia was here" not in everything


async def test_a_guest_can_be_forgotten_too(server: Running) -> None:
    async with server.person() as guest:
        await guest.table("pax", "mb")
        await guest.delete("/api/me")
        assert (await guest.client.get("/api/me")).status_code == 204
        fresh: Any = await guest.post("/api/guest")
        assert fresh["id"] != guest.me["id"]
