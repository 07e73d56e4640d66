"""What an older version has kept goes on here: its data folder is opened, its backup is restored, people and bots are
who they were, games that ran are played to their end, and those that were over are shown with their reviews."""

from __future__ import annotations

import asyncio
import json
import time
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import BigInteger, Connection, inspect, text

from conspiratio.core.match import read_match
from conspiratio.games import GAMES
from conspiratio.server.store.database import Database
from tests.command import conspiratio

from .running import PATIENCE, Player, Running, play_on, running_server, seated

BEFORE = Path(__file__).parent / "before"
WHO: dict[str, Any] = json.loads((BEFORE / "who.json").read_text())


@pytest.fixture(params=["folder", "backup"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """On the data folder of then, in SQLite; or on a backup of then, in PostgreSQL."""
    data, url = tmp_path / "data", None
    data.mkdir()
    if request.param == "folder":
        with zipfile.ZipFile(BEFORE / "folder.zip") as archive:
            archive.extractall(data)
    else:
        url = request.getfixturevalue("postgres_url")
        words = ("restore", str(BEFORE / "backup.zip"), "--data", str(data), "--database", url)
        done = conspiratio(*words, data=data)
        assert done.returncode == 0, done.stderr
    asyncio.run(made_today(url or f"sqlite:///{data / 'conspiratio.sqlite'}"))
    with running_server(data, url) as running:
        yield running
        assert "Traceback" not in running.log()


async def made_today(url: str) -> None:
    """As if it had been made today, however long it was: sessions end and clocks run out by the time that goes by."""

    def later(connection: Connection) -> None:
        found = inspect(connection)
        last = connection.scalar(text("SELECT max(changed_at) FROM tables"))
        times = {"by": time.time_ns() // 1_000_000 - last}
        for table in found.get_table_names():
            for column in found.get_columns(table):
                if isinstance(column["type"], BigInteger) and column["name"] != "sign_count":
                    name = f'"{column["name"]}"'
                    connection.execute(text(f'UPDATE "{table}" SET {name} = {name} + :by'), times)

    database = Database(url)
    async with database.write() as connection:
        await connection.run_sync(later)
    await database.close()


@asynccontextmanager
async def account(server: Running, name: str) -> AsyncIterator[Player]:
    async with server.person() as player:
        player.me = await player.post("/api/session", {"name": name, "password": WHO["password"]})
        yield player


def guest(server: Running) -> AbstractAsyncContextManager[Player]:
    """By the cookie of then."""
    return server.person(cookies=httpx.Cookies(WHO["guest"]))


@asynccontextmanager
async def talos(server: Running) -> AsyncIterator[Player]:
    """The bot account, by its token."""
    headers = {"Authorization": f"Bearer {WHO['token']}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE) as client:
        yield Player(server, client, (await client.get("/api/me")).json())


async def test_it_goes_on_here(server: Running) -> None:
    """In one go: to start a server takes longer than all of it."""
    await people_are_who_they_were(server)
    await an_open_table_fills_and_begins(server)
    for game in ("pax", "caligula"):
        await games_that_were_over_are_shown_with_their_reviews(server, game)
    await games_that_ran_are_played_to_their_end(server)


async def people_are_who_they_were(server: Running) -> None:
    async with account(server, "Livia") as livia, guest(server) as otho, talos(server) as robot:
        assert [one.me["kind"] for one in (livia, otho, robot)] == ["account", "guest", "bot"]
        assert [one.me["name"] for one in (livia, otho, robot)] == ["Livia", "Otho", "Talos"]
        assert [bot["name"] for bot in (await livia.get("/api/me/bots"))["bots"]] == ["Talos"]
        assert {one["game"]: one["games"] for one in (await livia.get("/api/me/ratings"))["ratings"]} == {
            "pax": 1,
            "caligula": 1,
        }
        listed = {table["id"]: table["status"] for table in (await livia.get("/api/tables"))["tables"]}
        assert listed == {WHO["open"]: "open", WHO["playing"]["pax"]: "playing", WHO["playing"]["caligula"]: "playing"}
        mine = {table["id"] for table in (await livia.get("/api/me/tables"))["tables"]}
        assert mine == {WHO["open"], *WHO["playing"].values()}
        over = {table["id"] for table in (await livia.get("/api/me/tables?over=true"))["tables"]}
        assert over == set(WHO["over"].values())
        told = await livia.get(f"/api/tables/{WHO['playing']['pax']}/chat")
        assert [(said["name"], said["text"]) for said in told["chat"]] == [("Livia", "Salve!")]


async def an_open_table_fills_and_begins(server: Running) -> None:
    async with server.person() as nero:
        joined = await nero.post(f"/api/tables/{WHO['open']}/join", {})
        assert (joined["seat"], joined["table"]["status"]) == (2, "playing")


async def play_to_the_end(table: str, *players: Player) -> None:
    async with seated(table, *players) as lines:
        await play_on(*lines)
        assert all(line.update["outcome"] for line in lines)


async def moves_of(player: Player, table: str) -> list[Any]:
    match = read_match(await player.get(f"/api/replays/{table}"), GAMES)
    assert match.to_act is None
    return match.moves


async def games_that_ran_are_played_to_their_end(server: Running) -> None:
    """At one table who was away stays away, at the other they come back; the others are of one person and bots: with a
    free deck, of the day, and to learn by."""
    playing = WHO["playing"]
    async with account(server, "Livia") as livia, account(server, "Drusus") as drusus, guest(server) as otho:
        for game, players in (("pax", [livia, drusus, otho]), ("caligula", [livia, drusus])):
            was = await livia.get(f"/api/tables/{playing[game]}/seats/0")
            assert [seat["away"] for seat in was["seats"]] == [False, False, True, False]
            assert (was["offer"]["what"], was["offer"]["seat"]) == ("abort", 1)
            no = {"agrees": False, "offer": was["offer"]["number"]}
            await livia.post(f"/api/tables/{playing[game]}/seats/0/answer", no)
            made = (await livia.get(f"/api/tables/{playing[game]}/seats/0/past/20"))["of"]
            assert made > 20
            if otho in players:
                info = await otho.post(f"/api/tables/{playing[game]}/seats/2/return")
                assert not info["seats"][2]["away"]
            await play_to_the_end(playing[game], *players)
            assert len(await moves_of(livia, playing[game])) > made
        await play_to_the_end(playing["deck"], livia)
        assert await moves_of(livia, playing["deck"])
        for slow in ("daily", "learn"):  # bots take their time there
            async with livia.sit(playing[slow]) as line:
                await line.until(lambda told: told.get("moves"))
                assert "accepted" in await line.decide()


async def games_that_were_over_are_shown_with_their_reviews(server: Running, game: str) -> None:
    table = WHO["over"][game]
    async with account(server, "Livia") as livia:
        info = await livia.get(f"/api/tables/{table}")
        assert info["outcome"]
        moves = await moves_of(livia, table)
        for number in (0, len(moves) // 2, len(moves)):
            assert (await livia.get(f"/api/replays/{table}/{number}?seat=0"))["number"] == number
        assert await livia.get(f"/api/replays/{table}/log?seat=0")
        told = await livia.get(f"/api/replays/{table}/review")
        assert told["state"] == "ready"
        assert [point["n"] for point in told["review"]["chances"]] == list(range(len(moves) + 1))
        assert await livia.get(f"/api/replays/{table}/review/words")
