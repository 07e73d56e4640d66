"""Makes what lies here: ``python -m tests.server.before.make``, with the program of the version that is to be kept."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
import zipfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from conspiratio.bots.review import ReviewEffort
from tests.command import conspiratio
from tests.server.running import Player, Running, server_in_this_process
from tests.server.test_decks import pax_deck

HERE = Path(__file__).parent
PASSWORD = "nine honest augurs"
QUICK = ReviewEffort(judging=20, chances=20, worlds=2, comparing=10)
DAY = 24 * 60 * 60 * 1000


class Clock:
    ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


async def decided(player: Player, seat: int, table: str, pick: int) -> bool:
    """Whether there was something to decide."""
    where = f"/api/tables/{table}/seats/{seat}"
    told = await player.get(where)
    if told.get("moves"):
        move = told["moves"][pick % len(told["moves"])]
        await player.post(f"{where}/moves", {"decision": told["decision"], "move": move})
    return bool(told.get("moves"))


async def play(table: str, players: list[Player], moves: int = 10_000) -> None:
    """So many moves, or to the end."""
    made = 0
    while made < moves and (await players[0].get(f"/api/tables/{table}"))["status"] == "playing":
        for seat, player in enumerate(players):
            made += await decided(player, seat, table, made)


async def take_back(table: str, players: list[Player]) -> None:
    """The first move that can be taken back without asking."""
    for number in range(1000):
        for seat, player in enumerate(players):
            await decided(player, seat, table, number)
            told = await player.get(f"/api/tables/{table}/seats/{seat}")
            if told["undo"]:
                await player.post(f"/api/tables/{table}/seats/{seat}/undo", {"decision": told["decision"]})
                return


async def agree_to_take_back(table: str, players: list[Player]) -> None:
    await players[0].post(f"/api/tables/{table}/seats/0/offer", {"what": "undo"})
    offer = (await players[0].get(f"/api/tables/{table}/seats/0"))["offer"]["number"]
    for seat, player in list(enumerate(players))[1:]:
        await player.post(f"/api/tables/{table}/seats/{seat}/answer", {"agrees": True, "offer": offer})


async def run_out(table: str, players: list[Player], late: int, days: int, clock: Clock) -> None:
    """Play until it is this seat's turn, and then its days go by."""
    while not (info := await players[0].get(f"/api/tables/{table}"))["seats"][late]["away"]:
        if info["to_act"] == late:
            clock.ahead += days * DAY
            await asyncio.sleep(1.5)
        for seat, player in enumerate(players):
            if seat != late:
                await decided(player, seat, table, seat)


async def running_game(game: str, players: list[Player], days: int, clock: Clock) -> str:
    """In the middle; moves were taken back, somebody's time ran out, a bot stands in, a proposal is open."""
    setup = {"clock": {"type": "days", "days": days}, "visibility": "public", "bots_welcome": True}
    info = await players[0].table(game, "moob", **setup)
    id: str = info["id"]
    for player in players[1:]:
        await player.post(f"/api/tables/{id}/join", {})
    await play(id, players, 9)
    await take_back(id, players)
    await play(id, players, 6)
    await agree_to_take_back(id, players)
    await play(id, players, 7)
    await run_out(id, players, 0, days, clock)
    await players[0].post(f"/api/tables/{id}/seats/0/return")
    await play(id, players, 4)
    await run_out(id, players, 2, days, clock)
    await play(id, players, 4)
    await players[0].post(f"/api/tables/{id}/chat", {"text": "Salve!"})
    await players[1].post(f"/api/tables/{id}/seats/1/offer", {"what": "abort"})
    return id


async def finished_game(game: str, livia: Player, drusus: Player) -> str:
    """Played to its end, rated, with a review."""
    info = await livia.table(game, "mo", rated=True, clock={"type": "live"})
    await drusus.post(f"/api/join/{info['invite']}")
    await play(info["id"], [livia, drusus])
    where = f"/api/replays/{info['id']}/review"
    await livia.post(where)
    while (await livia.get(where))["state"] != "ready":
        await asyncio.sleep(0.2)
    id: str = info["id"]
    return id


async def account(player: Player, name: str) -> Player:
    await player.put("/api/me/name", {"name": name})
    await player.post("/api/me/account", {"password": PASSWORD})
    return player


async def robot(server: Running, owner: Player, stack: AsyncExitStack) -> tuple[Player, str]:
    token = (await owner.post("/api/me/bots", {"name": "Talos"}))["token"]
    talos = await stack.enter_async_context(server.person())
    talos.client.cookies.clear()
    talos.client.headers["Authorization"] = f"Bearer {token}"
    return talos, token


async def fill(server: Running, clock: Clock) -> dict[str, Any]:
    async with AsyncExitStack() as stack:
        livia, drusus, otho = [await stack.enter_async_context(server.person()) for _ in range(3)]
        await account(livia, "Livia")
        await account(drusus, "Drusus")
        await otho.put("/api/me/name", {"name": "Otho"})
        talos, token = await robot(server, livia, stack)
        playing = {
            "pax": await running_game("pax", [livia, drusus, otho], 30, clock),
            "caligula": await running_game("caligula", [livia, drusus, talos], 1, clock),
        }
        deck = await livia.table("pax", "mb", deck=pax_deck(12), free_deck=True)
        await play(deck["id"], [livia], 5)
        daily = await livia.post("/api/daily", {"game": "pax"})
        learn = await livia.post("/api/learn", {"game": "caligula"})
        over = {game: await finished_game(game, livia, drusus) for game in ("pax", "caligula")}
        opened = await livia.table("caligula", "moo", visibility="public")
        await drusus.post(f"/api/tables/{opened['id']}/join", {})
        return {
            "password": PASSWORD,
            "token": token,
            "guest": dict(otho.client.cookies),
            "playing": playing | {"deck": deck["id"], "daily": daily["id"], "learn": learn["id"]},
            "over": over,
            "open": opened["id"],
        }


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        data, clock = Path(folder), Clock()
        async with server_in_this_process(data, clock) as (server, inside):
            inside.reviews.effort = QUICK
            who = await fill(server, clock)
        done = conspiratio("backup", str(HERE / "backup.zip"), "--data", folder, data=data)
        assert done.returncode == 0, done.stderr
        (HERE / "backup.zip").chmod(0o644)
        with zipfile.ZipFile(HERE / "folder.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for file in sorted(data.iterdir()):
                archive.write(file, file.name)
        (HERE / "who.json").write_text(json.dumps(who, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
