"""E-mail addresses of accounts, and the way back in for people who forgot their password.

An address counts only once somebody has opened the link that was sent there. Until then it is kept with that link
alone, so that nobody learns whose address it may be already.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import ColumnElement, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.server.notices.mail import check_email
from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import mail_tokens, people, sessions
from conspiratio.server.trouble import Conflict, Denied, Missing

from .passwords import check_password, hash_password
from .people import People
from .person import Person
from .records import locked, person_from
from .tokens import token_hash

HOUR = 60 * 60 * 1000
LIFETIMES = {"confirm": 24 * HOUR, "recover": HOUR}


class Mailbox:
    def __init__(self, database: Database, now: Callable[[], int], people: People) -> None:
        self.database = database
        self.now = now
        self.people = people

    # The address

    async def set_email(self, person: Person, email: str) -> str:
        """The token of the link that is to be sent there; an earlier one is no longer good."""
        address = _address(email)
        async with self.database.write() as connection:
            if (await locked(connection, person.id))["kind"] != "account":
                raise Denied("account-needed")
            await connection.execute(delete(mail_tokens).where(_all_of(person.id, "confirm")))
            return await self._link(connection, person.id, "confirm", address)

    async def confirm(self, token: str) -> Person:
        async with self.database.write() as connection:
            link = await self._open(connection, token, "confirm")
            mine = people.c.id == link["person"]
            try:
                await connection.execute(update(people).where(mine).values(email=link["email"], email_confirmed=True))
            except IntegrityError:
                raise Conflict("email-taken") from None
            await connection.execute(delete(mail_tokens).where(mail_tokens.c.person == link["person"]))
            return person_from(await locked(connection, link["person"]))

    async def remove_email(self, person: Person) -> None:
        async with self.database.write() as connection:
            mine = people.c.id == person.id
            await connection.execute(update(people).where(mine).values(email=None, email_confirmed=False))
            await connection.execute(delete(mail_tokens).where(mail_tokens.c.person == person.id))

    # The way back in

    async def start_recovery(self, email: str) -> tuple[Person, str] | None:
        """Whose address it is and the token of the link to send there. The caller must not show if there is one."""
        has_it = (people.c.email == _address(email)) & people.c.email_confirmed & (people.c.kind == "account")
        async with self.database.write() as connection:
            query = select(people).where(has_it).with_for_update(key_share=True)
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                return None
            return person_from(row), await self._link(connection, row["id"], "recover", row["email"])

    async def finish_recovery(self, token: str, new_password: str, agent: str) -> tuple[Person, str]:
        """The person and the value of their cookie. The link counts once; all sessions end."""
        async with self.database.read() as connection:
            link = await self._find(connection, token, "recover")
            query = select(people.c.name).where(people.c.id == link["person"])
            name = (await connection.execute(query)).scalar_one_or_none()
        await check_password(new_password, name or "")
        hashed = await hash_password(new_password)
        async with self.people.working() as work:
            connection = work.connection
            link = await self._open(connection, token, "recover")
            id = link["person"]
            await connection.execute(delete(mail_tokens).where(_all_of(id, "recover")))
            await connection.execute(delete(sessions).where(sessions.c.person == id))
            changes = {"password": hashed, "devices": people.c.devices + 1}
            await connection.execute(update(people).where(people.c.id == id).values(changes))
            return await self.people.let_in(work, id, agent, None)

    # Links

    async def _link(self, connection: AsyncConnection, person: str, purpose: str, email: str) -> str:
        token = secrets.token_urlsafe(24)
        expires = self.now() + LIFETIMES[purpose]
        row = {"hash": token_hash(token), "person": person, "purpose": purpose, "email": email, "expires_at": expires}
        await connection.execute(insert(mail_tokens), row)
        return token

    async def _find(self, connection: AsyncConnection, token: str, purpose: str) -> RowMapping:
        query = select(mail_tokens).where(_this(token, purpose), mail_tokens.c.expires_at > self.now())
        link = (await connection.execute(query)).mappings().first()
        if link is None:
            raise Missing("mail-link")
        return link

    async def _open(self, connection: AsyncConnection, token: str, purpose: str) -> RowMapping:
        """Take the link away: of several who open it at once one alone gets in."""
        link = await self._find(connection, token, purpose)
        if (await connection.execute(delete(mail_tokens).where(_this(token, purpose)))).rowcount != 1:
            raise Missing("mail-link")
        return link


def _address(email: str) -> str:
    """In small letters: hardly any mail server tells them apart, and people don't either."""
    return check_email(email).lower()


def _this(token: str, purpose: str) -> ColumnElement[bool]:
    return (mail_tokens.c.hash == token_hash(token)) & (mail_tokens.c.purpose == purpose)


def _all_of(person: str, purpose: str) -> ColumnElement[bool]:
    return (mail_tokens.c.person == person) & (mail_tokens.c.purpose == purpose)
