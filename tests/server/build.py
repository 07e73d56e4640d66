"""Tables for tests: a desk on a real database, people without accounts, a clock that a test can turn, and the same
deals and moves every time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from sqlalchemy import insert

from conspiratio.bots import bot
from conspiratio.server.people.person import Person
from conspiratio.server.store.database import Database
from conspiratio.server.store.migrate import upgrade
from conspiratio.server.store.schema import people
from conspiratio.server.tables import actions
from conspiratio.server.tables.desk import Desk
from conspiratio.server.tables.lobby import Lobby
from conspiratio.server.tables.setup import Chair, Setup
from conspiratio.server.tables.table import Table

CHAIRS = {"m": Chair("me"), "o": Chair("open"), "b": Chair("bot"), "r": Chair("bot", "random")}


@dataclass
class Time:
    now: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


@dataclass
class House:
    """A database with a desk and a lobby."""

    database: Database
    time: Time
    desk: Desk
    lobby: Lobby
    guests: list[Person] = field(default_factory=list)

    async def person(self, name: str, kind: Any = "account") -> Person:
        person = Person(f"p{len(self.guests)}{name.lower()}"[:16], kind, name)
        row = {"id": person.id, "kind": kind, "name": name, "created_at": 0, "seen_at": 0, "notices": "{}"}
        async with self.database.write() as connection:
            await connection.execute(insert(people), row | {"email_confirmed": False})
        self.guests.append(person)
        return person

    async def table(self, person: Person, game: str = "pax", seats: str = "mb", seed: str = "1", **more: Any) -> Table:
        return await self.lobby.create(person, setup(game, seats, **more), seed=seed)

    async def play(self, id: str, moves: int | None = None) -> Table:
        """So many moves, or to the end: each seat decides like a random bot, and people are people."""
        table = await self.desk.table(id)
        made = 0
        while table.play and table.play.to_act is not None and made != moves:
            play, seat = table.play, table.play.to_act
            legal, match = play.match.legal_moves(), play.match
            chosen = bot(match.game.name, "random").choose(match.view(seat), legal, Random(f"move {play.number}"))
            if play.level(seat) is None:
                table = await self.desk.enter(id, actions.move(seat, len(play.made[seat]), chosen))
            else:
                table = await self.desk.enter(id, actions.bot_move(seat, play.number, chosen))
            made += 1
        return table


def setup(game: str = "pax", seats: str = "mb", **more: Any) -> Setup:
    """``seats``: m for me, o for an open seat, b for a greedy bot, r for a random one."""
    return Setup(game, [CHAIRS[sign] for sign in seats], **{"bot_pace": 0, **more})


def deals() -> Callable[[], str]:
    """What games are dealt by, the same every time."""
    numbers = count(1)
    return lambda: f"deal {next(numbers)}"


@asynccontextmanager
async def house(url: str) -> AsyncIterator[House]:
    database, time = Database(url), Time()
    await upgrade(database)
    desk = Desk(database, time)
    try:
        yield House(database, time, desk, Lobby(desk, deals()))
    finally:
        await database.close()
