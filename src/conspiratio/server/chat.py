"""What is said at a table: players among themselves, spectators apart; after the game everybody hears everything."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from sqlalchemy import insert, select

from conspiratio.core.game import Complaint, Eye, Json

from .hub import Hub
from .people.person import Person
from .store.database import Database
from .store.schema import messages, tables
from .tables.table import Table
from .trouble import Denied

LONGEST = 500
SHOWN = 200
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Control and format signs, and what is no sign at all."""


class Chat:
    def __init__(self, database: Database, hub: Hub, now: Callable[[], int]) -> None:
        self.database, self.hub, self.now = database, hub, now

    async def say(self, table: Table, person: Person, text: str) -> None:
        room = "players" if table.seats_of(person.id) else "watchers"
        if room == "watchers" and not table.setup.spectators:
            raise Denied("watching-not-allowed")
        row = {
            "table": table.id,
            "room": room,
            "person": person.id,
            "name": person.name,
            "text": clean_text(text),
            "at": self.now(),
        }
        one_at_a_time = select(tables.c.id).where(tables.c.id == table.id).with_for_update(key_share=True)
        async with self.database.write() as connection:
            await connection.execute(one_at_a_time)  # else a higher number could be heard before a lower one is kept
            await connection.execute(insert(messages), row)
            await self.database.notify(connection, f"chat {table.id}")
        self.hub.talked(table.id)

    async def since(self, table: Table, eye: Eye, person: str | None, last: int) -> tuple[list[Json], int]:
        """What somebody may hear and has not heard yet, and the number of the last message."""
        query = select(messages).where(messages.c.table == table.id, messages.c.id > last)
        if table.status in ("open", "playing"):
            query = query.where(messages.c.room == ("players" if table.seats_of(person) else "watchers"))
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(messages.c.id.desc()).limit(SHOWN))).all()
        told = [{"room": one.room, "name": one.name, "text": one.text, "at": one.at} for one in reversed(rows)]
        return told, max((one.id for one in rows), default=last)


def clean_text(text: str) -> str:
    """One line of plain text: no control signs, nothing invisible that turns the line round."""
    kept = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text))
    kept = "".join(
        sign for sign in kept if sign == " " or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    kept = " ".join(kept.split())
    if not kept:
        raise Complaint("chat-empty")
    if len(kept) > LONGEST:
        raise Complaint("chat-long", most=LONGEST)
    return kept
