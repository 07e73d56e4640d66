"""Bot accounts: programs that play in their own name, with a token instead of a password."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import people, tokens
from conspiratio.server.trouble import Conflict, Denied, Missing

from .farewell import forget
from .likeness import skeleton
from .names import clean_name
from .naming import free_of_guests, hold_name, namesake
from .people import People
from .person import Person
from .records import locked, may_be_id
from .tokens import new_id, new_token, token_hash

MOST = 10
"""Bot accounts of one owner."""


@dataclass(frozen=True, slots=True)
class BotInfo:
    id: str
    name: str
    created_at: int
    used_at: int | None
    """When its token was last used."""


class Robots:
    def __init__(self, database: Database, now: Callable[[], int], people: People) -> None:
        self.database = database
        self.now = now
        self.people = people

    async def create(self, owner: Person, name: str) -> tuple[Person, str]:
        """The bot and its token, which is shown this once."""
        now = self.now()
        row: dict[str, Any] = {
            "id": new_id(),
            "kind": "bot",
            "name": (name := clean_name(name)),
            "skeleton": skeleton(name),
            "owner": owner.id,
            "created_at": now,
            "seen_at": now,
        }
        async with self.people.working() as work:
            await hold_name(work, name)
            connection = work.connection
            if (await locked(connection, owner.id))["kind"] != "account":
                raise Denied("bots-need-account")
            owned = select(func.count()).select_from(people).where(people.c.owner == owner.id)
            if (await connection.execute(owned)).scalar_one() >= MOST:
                raise Conflict("bots-most", most=MOST)
            if await namesake(connection, name):
                raise Conflict("name-taken")
            await connection.execute(insert(people), row)
            await free_of_guests(work, name)
            return Person(row["id"], "bot", row["name"]), await self._token(connection, row["id"])

    async def listed(self, owner: Person) -> list[BotInfo]:
        query = (
            select(people.c.id, people.c.name, people.c.created_at, tokens.c.used_at)
            .join(tokens, tokens.c.person == people.c.id)
            .where(people.c.owner == owner.id)
            .order_by(people.c.created_at, people.c.id)
        )
        async with self.database.read() as connection:
            return [BotInfo(**row) for row in (await connection.execute(query)).mappings()]

    async def new_token(self, owner: Person, bot_id: str) -> str:
        """The old one is no longer good."""
        async with self.database.write() as connection:
            bot = await self._bot(connection, owner, bot_id)
            await connection.execute(delete(tokens).where(tokens.c.person == bot["id"]))
            return await self._token(connection, bot["id"])

    async def remove(self, owner: Person, bot_id: str) -> None:
        """Where it plays, its seats must have resigned before."""
        async with self.people.working() as work:
            bot = await self._bot(work.connection, owner, bot_id)
            await forget(work, bot["id"])

    async def _bot(self, connection: AsyncConnection, owner: Person, id: str) -> RowMapping:
        if not may_be_id(id):
            raise Missing("bot-missing")
        query = select(people).where(people.c.id == id, people.c.owner == owner.id).with_for_update(key_share=True)
        row = (await connection.execute(query)).mappings().first()
        if row is None:
            raise Missing("bot-missing")
        return row

    async def _token(self, connection: AsyncConnection, bot: str) -> str:
        token = new_token()
        await connection.execute(insert(tokens), {"hash": token_hash(token), "person": bot, "created_at": self.now()})
        return token
