"""A server in the test's own process: its deals can be stated, and its clock can be turned."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from conspiratio.bots import bot
from conspiratio.games import room
from conspiratio.server.server import Server
from conspiratio.server.tables import actions
from conspiratio.server.tables.setup import Setup
from tests.server.running import Running, server_in_this_process

from .people import LONGEST_GAME, ask, frame

if TYPE_CHECKING:
    from playwright.async_api import Page


@dataclass
class Clock:
    """The real time, and what the test lets pass by on top of it."""

    ahead: int = 0
    stopped: int | None = None

    def __call__(self) -> int:
        return (int(time.time() * 1000) if self.stopped is None else self.stopped) + self.ahead

    def stop(self) -> None:
        """From now on only that time passes by which the test lets pass."""
        self.stopped = int(time.time() * 1000)

    def pass_by(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)


@dataclass
class Rome:
    running: Running
    server: Server
    time: Clock

    @property
    def url(self) -> str:
        return self.running.url

    async def ask(self, page: Page, method: str, path: str, body: Any = None) -> Any:
        return await ask(page, self.running, method, path, body)

    async def frame(self, page: Page, table: str, seat: int = 0) -> Any:
        return await frame(page, self.running, table, seat)

    async def deal(
        self, page: Page, game: str, chairs: list[dict[str, Any]], seed: str | None = None, **more: Any
    ) -> str:
        """A table of this person's that is dealt as stated: like a first game, unless a seed is given."""
        if not await page.context.cookies():
            await self.ask(page, "POST", "/api/guest")
        return await self.deal_for((await page.context.cookies())[0]["value"], game, chairs, seed, **more)

    async def deal_for(
        self, cookie: str, game: str, chairs: list[dict[str, Any]], seed: str | None = None, **more: Any
    ) -> str:
        me = await self.server.people.by_cookie(cookie)
        assert me
        options = {"first": 0} if game == "pax" and len(chairs) > 1 else {}
        told = {"game": game, "chairs": chairs, "options": options, "bot_pace": 0, **more}
        if "deck" not in more:
            told = {"named_deck": room("server", game).LEARN_DECK} | told
        seed = seed or room("server", game).LEARN_SEED
        table = await self.server.lobby.create(me, msgspec.convert(told, Setup), seed=seed)
        return table.id

    async def open(self, page: Page, table: str) -> None:
        await page.goto(f"{self.url}/table/{table}")
        await page.locator("main section.bar").wait_for()

    async def decide(self, page: Page, table: str, move: Any, seat: int = 0) -> Any:
        told = await self.frame(page, table, seat)
        decided = {"decision": told["decision"], "move": move}
        return await self.ask(page, "POST", f"/api/tables/{table}/seats/{seat}/moves", decided)

    async def play(self, page: Page, table: str, until: Callable[[Any], bool], seat: int = 0) -> Any:
        """Decide for a seat, whatever comes first, until its frame is as wanted."""
        for _ in range(LONGEST_GAME):
            told = await self.frame(page, table, seat)
            while told["status"] == "playing" and not told["moves"]:
                await page.wait_for_timeout(10)
                told = await self.frame(page, table, seat)
            if told["status"] != "playing" or until(told):
                return told
            await self.decide(page, table, told["moves"][0], seat)
        raise AssertionError("it never comes to that")

    async def finish(self, table: str) -> None:
        """Everybody plays like a bot until the game is over."""
        while (play := (await self.server.desk.table(table)).play) and play.to_act is not None:
            seat, match = play.to_act, play.match
            if play.level(seat) is None:
                move = bot(match.game.name, "greedy").choose(match.view(seat), match.legal_moves(), Random(0))
                made = actions.move(seat, len(play.made[seat]), move)
                await self.server.desk.enter(table, made)
            else:
                await asyncio.sleep(0.01)


def in_phase(*phases: str) -> Callable[[Any], bool]:
    """Of PAX: our own turn has come so far."""
    return lambda told: told["view"]["turn"]["phase"] in phases


@asynccontextmanager
async def rome_in(data: Path) -> AsyncIterator[Rome]:
    clock = Clock()
    async with server_in_this_process(data, clock) as (running, server):
        yield Rome(running, server, clock)
