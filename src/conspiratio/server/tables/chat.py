"""What is said at a table: players among themselves, spectators apart; after the game players hear both."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from sqlalchemy import insert, select

from conspiratio.core.game import Complaint
from conspiratio.messages.table import Message

from ..people.likeness import told_apart
from ..people.person import Person
from ..store.database import Database
from ..store.schema import messages, tables
from ..trouble import Denied
from .hub import Hub
from .table import Table

LONGEST = 500
SHOWN = 200
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Control and format signs, and what is no sign at all."""


class Chat:
    def __init__(self, database: Database, hub: Hub, now: Callable[[], int]) -> None:
        self.database, self.hub, self.now = database, hub, now

    async def say(self, table: Table, person: Person, text: str) -> None:
        audience = "players" if _belongs(table, person.id) else "watchers"
        if audience == "watchers" and not table.setup.spectators:
            raise Denied("watching-not-allowed")
        row = {
            "table": table.id,
            "room": audience,  # as the column and the wire have always called it
            "person": person.id,
            "name": _name(table, person),
            "text": clean_text(text),
            "at": self.now(),
        }
        one_at_a_time = select(tables.c.id).where(tables.c.id == table.id).with_for_update(key_share=True)
        async with self.database.write() as connection:
            await connection.execute(one_at_a_time)  # else a higher number could be heard before a lower one is kept
            await connection.execute(insert(messages), row)
            await self.database.notify(connection, f"chat {table.id}")
        self.hub.talked(table.id)

    async def since(self, table: Table, person: str | None, last: int) -> tuple[tuple[Message, ...], int]:
        """What somebody may hear and has not heard yet, and the number of the last message."""
        query = select(messages).where(messages.c.table == table.id, messages.c.id > last)
        audiences = ["players"] if _belongs(table, person) else ["watchers"]
        if table.status in ("over", "aborted"):
            audiences.append("watchers")  # nothing that they say can help anybody any more
        query = query.where(messages.c.room.in_(audiences))
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(messages.c.id.desc()).limit(SHOWN))).all()
        heard = tuple(Message(one.room, one.name, one.text, one.at) for one in reversed(rows))
        return heard, max((one.id for one in rows), default=last)


def _belongs(table: Table, person: str | None) -> bool:
    return bool(person) and (person == table.host or bool(table.seats_of(person)))


def _name(table: Table, person: Person) -> str:
    """Players speak by the name of their seat. Nobody else may have a name that looks like it, whatever it is now."""
    mine = table.seats_of(person.id)
    return (mine and table.names[mine[0]]) or told_apart(person.name, table.names)


def clean_text(text: str) -> str:
    """One line of plain text: no control signs, nothing invisible that turns the line round."""
    kept = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text))
    kept = "".join(sign for sign in kept if unicodedata.category(sign) not in UNSEEN)
    kept = " ".join(kept.split())
    if not kept:
        raise Complaint("chat-empty")
    if len(kept) > LONGEST:
        raise Complaint("chat-long", most=LONGEST)
    return kept
