"""People who play, look on, talk, go and come back; and every decision that was acknowledged to them."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from conspiratio.core.match import read_match
from conspiratio.games import GAMES
from tests.server.running import Player, Running, SeatLine

CUT = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, TimeoutError)
"""What happens to whoever is connected to a server that goes."""
TABLES = (("pax", "mor"), ("caligula", "moro"), ("pax", "mbo"), ("caligula", "mrr"), ("pax", "mr"))
"""By turns: the game and who sits there."""
PATIENCE = 60
"""Seconds for which nothing need happen at a table, however busy the machine is."""


@dataclass
class Tally:
    """What there was, and what was wrong with it."""

    done: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)

    def wrong(self, what: str) -> None:
        self.done["wrong"] += 1
        if len(self.troubles) < 100:
            self.troubles.append(what)


@dataclass
class House:
    """The server, and whether it is meant to answer just now."""

    server: Running
    tally: Tally = field(default_factory=Tally)
    restless: bool = False
    """Something is being restarted, or was a moment ago."""
    up: asyncio.Event = field(default_factory=asyncio.Event)
    stopping: asyncio.Event = field(default_factory=asyncio.Event)

    async def ask(self, who: Player, method: str, path: str, body: Any = None) -> Any:
        """The JSON of an answer, once there is one; None if it is a refusal (by the rules, or because it is late)."""
        while True:
            await self.up.wait()
            was_restless = self.restless
            try:
                answer = await who.client.request(method, path, json=body)
            except CUT as error:
                await self.trouble(f"{method} {path}: {error!r}", was_restless)
                continue
            self.tally.done["requests"] += 1
            if answer.status_code < 500:
                return answer.json() if answer.status_code < 300 and answer.content else None
            await self.trouble(f"{method} {path}: {answer.status_code} {answer.text[:200]}", was_restless)

    async def trouble(self, what: str, was_restless: bool) -> None:
        if not (was_restless or self.restless):
            await asyncio.sleep(0.5)  # whoever restarts it may not have said so yet
            if not self.restless:
                self.tally.wrong(what)
        await asyncio.sleep(0.2)


@dataclass
class Game:
    """A table, who plays at it, and what was acknowledged to them."""

    id: str
    seats: dict[int, Player]
    acknowledged: dict[int, dict[int, Any]] = field(default_factory=lambda: defaultdict(dict))

    async def check(self, house: House) -> None:
        """The game that is over has every decision that was acknowledged, each once, in its place."""
        told = await house.ask(self.seats[0], "GET", f"/api/replays/{self.id}")
        if told is None:
            house.tally.wrong(f"table {self.id} has no replay")
            return
        match = read_match(told, GAMES)
        for seat, decisions in self.acknowledged.items():
            made = [match.game.move_json(move) for mover, move in match.moves if mover == seat]
            for decision, move in decisions.items():
                if decision >= len(made) or made[decision] != move:
                    house.tally.wrong(f"table {self.id}: decision {decision} of seat {seat} is lost")
        house.tally.done["moves checked"] += sum(map(len, self.acknowledged.values()))
        house.tally.done["games checked"] += 1


class Company:
    """Some people who meet at one table after another, until they are told to stop."""

    def __init__(self, house: House, number: int, luck: Random) -> None:
        self.house, self.luck, self.number = house, luck, number
        self.done = house.tally.done

    async def run(self) -> None:
        while not self.house.stopping.is_set():
            async with AsyncExitStack() as stack:  # new guests every few tables
                people = [await stack.enter_async_context(self._guest()) for _ in range(3)]
                again: dict[str, Any] | None = None
                for _ in range(3):
                    again = await self._evening(people, again)
                    if self.house.stopping.is_set():
                        return

    async def _evening(self, people: list[Player], again: dict[str, Any] | None) -> dict[str, Any] | None:
        """One game to its end; gives the table on which it is played once more, if they like."""
        ask = self.house.ask
        kind, seats = TABLES[self.number % len(TABLES)]
        chairs = {"m": {"who": "me"}, "o": {"who": "open"}, "r": {"who": "bot", "level": "random"}, "b": {"who": "bot"}}
        setup = {"game": kind, "chairs": [chairs[sign] for sign in seats], "bot_pace": 0, "visibility": "public"}
        info = again or await ask(people[0], "POST", "/api/tables", setup)
        if info is None:
            self.house.tally.wrong("no table was made")
            return None
        for guest in people[1 : 1 + seats.count("o")]:
            await ask(guest, "POST", f"/api/join/{info['invite']}")
        places = [seat for seat, sign in enumerate(seats) if sign in "mo"]
        game = Game(info["id"], dict(zip(places, people, strict=False)))
        looking = asyncio.create_task(self._look_on(people[-1], game.id))
        try:
            await asyncio.gather(*(self._play(game, seat) for seat in places))
        finally:
            looking.cancel()
            with suppress(asyncio.CancelledError):
                await looking
        await game.check(self.house)
        if self.luck.random() < 0.2:
            await ask(people[0], "POST", f"/api/replays/{game.id}/review")
            self.done["reviews"] += 1
        if self.house.stopping.is_set() or self.luck.random() < 0.5:
            return None
        self.done["rematches"] += 1
        rematch: dict[str, Any] | None = await ask(people[0], "POST", f"/api/tables/{game.id}/rematch")
        return rematch

    async def _play(self, game: Game, seat: int) -> None:
        """Sit down again and again, until the game is over."""
        while True:
            await self.house.up.wait()
            was_restless = self.house.restless
            try:
                async with asyncio.timeout(PATIENCE * 3), game.seats[seat].sit(game.id, seat) as line:
                    self.done["sockets"] += 1
                    if await self._sitting(game, seat, line):
                        return
            except CUT as error:
                if not isinstance(error, ConnectionClosed) or error.rcvd is not None:
                    await self.house.trouble(f"socket of seat {seat}: {error!r}", was_restless)

    async def _sitting(self, game: Game, seat: int, line: SeatLine) -> bool:
        """Play for a while; True when the game is over, False if the connection was broken off by us."""
        where, luck, who = f"/api/tables/{game.id}", self.luck, game.seats[seat]
        stay = luck.randrange(5, 60)
        while not line.update.get("outcome"):
            if self.house.stopping.is_set():
                await self.house.ask(who, "POST", f"{where}/seats/{seat}/resign")
                stay = 1000
            if line.update.get("status") == "playing" and line.update.get("moves"):
                if luck.random() < 0.01:
                    self.done["hints"] += await self.house.ask(who, "POST", f"{where}/hint") is not None
                if luck.random() < 0.03:
                    await self.house.ask(who, "POST", f"{where}/chat", {"text": "Alea iacta est."})
                    self.done["chats"] += 1
                await self._decide(game, seat, line)
                stay -= 1
                if stay <= 0:
                    line.line.transport.abort()  # the phone is in a tunnel
                    self.done["broken off"] += 1
                    return False
            else:
                await line.frame()
        return True

    async def _decide(self, game: Game, seat: int, line: SeatLine) -> None:
        decision = line.update["decision"]
        move = self.luck.choice(line.update["moves"])
        await line.send(decision, move)
        told = await line.until(lambda told: told.get("accepted") == decision or "refused" in told or "error" in told)
        if "accepted" in told:
            game.acknowledged[seat][decision] = move
            self.done["moves"] += 1
        elif "error" in told and told["error"]["status"] >= 500:
            await self.house.trouble(f"move: {told['error']}", self.house.restless)
            raise TimeoutError  # come back and look what became of it
        elif not self.house.stopping.is_set() and not self.house.restless:
            self.house.tally.wrong(f"a move on offer was refused: {told}")

    async def _look_on(self, who: Player, table: str) -> None:
        while True:
            await self.house.up.wait()
            with suppress(*CUT):
                async with who.sit(table, None) as line:
                    self.done["spectators"] += 1
                    for _ in range(self.luck.randrange(3, 40)):
                        await line.frame()
            await asyncio.sleep(self.luck.random())

    @asynccontextmanager
    async def _guest(self) -> AsyncIterator[Player]:
        server = self.house.server
        headers = {"Accept-Language": "en", "Origin": server.url}
        async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE) as client:
            player = Player(server, client, {})
            player.me = await self.house.ask(player, "POST", "/api/guest")
            self.done["guests"] += 1
            yield player
