"""What a real server answers is what the description of its API says, in a walk through nearly all of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from conspiratio.messages.pax import Update
from conspiratio.messages.records import shape

from .described import DOCUMENT, Described, check_message
from .running import PATIENCE, Player, Running, SeatLine, running_server

BY_HAND = {
    *("add_passkey", "remove_passkey", "sign_in_with_passkey"),  # needs an authenticator
    *("set_email", "confirm_email", "start_recovery", "finish_recovery"),  # needs mail
    "subscribe",  # needs a push service
}
"""Endpoints that other tests see at work."""


@asynccontextmanager
async def person(server: Running, described: Described, name: str) -> AsyncIterator[Player]:
    async with server.person() as player:
        player.client.event_hooks = {"response": [described.check]}
        await player.put("/api/me/name", {"name": name})
        yield player


async def test_answers_are_as_described(tmp_path: Path) -> None:
    described = Described()
    with running_server(tmp_path) as server:
        async with person(server, described, "Anna") as anna, person(server, described, "Ben") as ben:
            await _come_in(anna)
            await _look_around(anna)
            await _meet(anna, ben)
            await _take_back(anna)
            await _leave(anna)
    all_of_them = {one["operationId"] for methods in DOCUMENT["paths"].values() for one in methods.values()}
    assert all_of_them - described.done == BY_HAND


async def _come_in(anna: Player) -> None:
    await anna.post("/api/guest")
    await anna.get("/api/me")
    await anna.put("/api/me/language", {"language": "de"})
    await anna.post("/api/me/passkeys/start")
    await anna.post("/api/session/passkey/start")
    await anna.post("/api/me/account", {"password": "short"}, expect=400)
    await anna.post("/api/me/account", {"password": "nine honest augurs"})
    await anna.post("/api/me/account", {"password": "nine honest augurs"}, expect=409)
    await anna.put("/api/me/password", {"old": "nine honest augurs", "new": "ten honest augurs"})
    await anna.post("/api/session", {"name": "Anna", "password": "wrong"}, expect=401)
    await anna.post("/api/session", {"name": "Anna", "password": "ten honest augurs"})
    await anna.get("/api/me/sessions")
    await anna.delete("/api/me/sessions")
    await anna.delete("/api/me/sessions/nothing", expect=404)
    async with anna.server.person() as elsewhere:
        await elsewhere.post("/api/session", {"name": "Anna", "password": "ten honest augurs"})
    other = next(one for one in (await anna.get("/api/me/sessions"))["sessions"] if not one["current"])
    await anna.delete(f"/api/me/sessions/{other['id']}")
    await anna.get("/api/me/passkeys")
    await anna.delete("/api/me/email")
    bot = await anna.post("/api/me/bots", {"name": "Oracle"})
    await anna.get("/api/me/bots")
    await anna.post(f"/api/me/bots/{bot['id']}/token")
    await anna.delete(f"/api/me/bots/{bot['id']}")
    notices = await anna.get("/api/me/notices")
    await anna.put("/api/me/notices", notices["wishes"])
    await anna.post("/api/me/push/remove", {"endpoint": "https://push.example/1"})


async def _look_around(anna: Player) -> None:
    await anna.get("/health")
    await anna.get("/api/games?lang=fr")
    await anna.get("/api/games/pax/rules")
    await anna.get("/api/games/chess/rules", expect=400)
    await anna.get("/api/games/caligula/deck")
    await anna.get("/api/games/chess/deck", expect=400)
    await anna.get("/api/ratings?game=caligula")
    await anna.get("/api/me/ratings")
    await anna.get("/api/me/campaign")
    await anna.get("/api/daily")
    await anna.get("/api/daily?day=1999-13-01", expect=400)
    await anna.post("/api/daily", {"game": "pax"})
    await anna.post("/api/learn", {"game": "caligula"})
    await anna.post("/api/learn", {"game": "chess"}, expect=400)


async def _meet(anna: Player, ben: Player) -> None:
    """Before the start, what can be said and proposed, and a game that is given up."""
    live = {"type": "live", "minutes": 5, "increment": 3}
    made = await anna.table("pax", "mo", visibility="public", starts="host", clock=live)
    table = f"/api/tables/{made['id']}"
    await anna.get("/api/tables?game=pax")
    await anna.get("/api/tables?game=chess", expect=400)
    await anna.get("/api/me/tables?over=false")
    await anna.get(f"/api/qr/{made['invite']}")
    await anna.post(f"{table}/seats/1/link")
    await ben.get(table)
    await ben.post(f"{table}/join", {"seat": 1})
    await ben.post(f"{table}/leave")
    await anna.put(f"{table}/seats/1", {"who": "bot"})
    await anna.put(f"{table}/seats/1", {"who": "open"})
    await ben.get(f"/api/join/{made['invite']}")
    await ben.post(f"/api/join/{made['invite']}")
    await ben.post(f"{table}/start", expect=403)
    await anna.post(f"{table}/start")
    await anna.get(f"{table}/seats/0")
    told = [await player.get(f"{table}/seats/{seat}?words=true") for seat, player in enumerate((anna, ben))]
    seat = told[0]["to_act"]
    first, other = (anna, ben) if seat == 0 else (ben, anna)
    move = {"decision": 0, "move": told[seat]["moves"][0]}
    await first.post(f"{table}/seats/{seat}/moves", {"decision": 0, "move": {"type": "end"}}, expect=422)
    await first.post(f"{table}/seats/{seat}/moves", {"decision": 7, "move": move["move"]}, expect=409)
    await first.post(f"{table}/seats/{seat}/moves", move)
    await first.get(f"{table}/seats/{seat}/past/1")
    await first.get(f"{table}/seats/{seat}/past/2", expect=404)
    await first.get(f"{table}/past/0")
    await first.post(f"{table}/seats/{seat}/offer", {"what": "undo"})
    number = (await other.get(f"{table}/seats/{1 - seat}"))["offer"]["number"]
    await other.post(f"{table}/seats/{1 - seat}/answer", {"agrees": False, "offer": number})
    await first.post(f"{table}/seats/{seat}/return")
    await anna.post(f"{table}/chat", {"text": "Salve!"})
    await ben.get(f"{table}/chat")
    await ben.put(f"{table}/mute")
    await ben.delete(f"{table}/mute")
    await anna.get(f"/api/replays/{made['id']}", expect=404)
    await ben.post(f"{table}/seats/1/resign")
    await ben.post(f"{table}/rematch")
    await anna.get("/api/me/tables?over=true")


async def _take_back(anna: Player) -> None:
    """A game in which something is taken back, and which is then given up."""
    made = await anna.table("pax", "mm")
    table = f"/api/tables/{made['id']}"
    for number in range(1000):
        seat = (await anna.get(table))["to_act"]
        told = await anna.get(f"{table}/seats/{seat}")
        if told["undo"]:
            break
        await anna.post(f"{table}/hint")
        move = told["moves"][number % len(told["moves"])]
        await anna.post(f"{table}/seats/{seat}/moves", {"decision": told["decision"], "move": move})
    await anna.post(f"{table}/seats/{seat}/undo", {"decision": told["decision"]})
    await anna.post(f"{table}/seats/1/resign")
    await anna.get(f"/api/replays/{made['id']}")
    await anna.get(f"/api/replays/{made['id']}/3?seat=1")
    await anna.get(f"/api/replays/{made['id']}/99999", expect=404)
    await anna.get(f"/api/replays/{made['id']}/log?seat=0")
    review = f"/api/replays/{made['id']}/review"
    assert (await anna.get(review))["state"] == "none"
    await anna.post(review)
    async with asyncio.timeout(PATIENCE):
        while (await anna.get(review))["state"] != "ready":
            await asyncio.sleep(0.05)
    await anna.get(f"{review}/words")


async def _leave(anna: Player) -> None:
    await anna.get("/api/me/export")
    await anna.delete("/api/session")
    await anna.get("/api/me", expect=204)
    await anna.post("/api/tables", {"game": "pax", "chairs": [{"who": "me"}]}, expect=401)
    await anna.post("/api/session", {"name": "Anna", "password": "ten honest augurs"})
    await anna.delete("/api/me")


async def _every_message(line: SeatLine, seen: set[str]) -> None:
    """Plays a seat to the end of the game, and checks all that comes."""
    number = 0
    while line.update.get("status") not in ("over", "aborted"):
        message: dict[str, Any] = json.loads(await line.line.recv())
        check_message(message)
        seen.update(message)
        if "version" in message:
            line.update = message
            if message.get("moves"):
                await line.send(message["decision"], message["moves"][number % len(message["moves"])])
                number += 1


async def test_messages_on_sockets_are_as_described_and_the_description_has_no_more(tmp_path: Path) -> None:
    seen: set[str] = set()
    with running_server(tmp_path) as server:
        async with server.person() as anna:
            for game in ("pax", "caligula"):
                live = {"type": "live", "minutes": 5, "increment": 3}
                made = await anna.table(game, "mb", clock=live)
                async with anna.sit(made["id"], 0, "?words=1") as line:
                    await line.line.send("nonsense")
                    await line.send(0, {"type": "no such move"})
                    await line.send(0, {"type": "end"})
                    await line.send(9, {"type": "end"})
                    await anna.post(f"/api/tables/{made['id']}/chat", {"text": "Salve!"})
                    await _every_message(line, seen)
            async with anna.sit("nowhere") as line:
                check_message(await line.frame())
    assert seen == {*shape(Update).__struct_fields__, "chat", "error", "refused", "game"}
