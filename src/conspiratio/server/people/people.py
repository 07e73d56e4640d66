"""Guests and accounts: made, found again by cookie or token, named, signed in and out."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import RowMapping, delete, insert, select, update

from conspiratio.core.game import Complaint
from conspiratio.locale import LANGUAGES
from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import mail_tokens, people, sessions, tokens
from conspiratio.server.trouble import Conflict, Denied, Missing, Unauthenticated, Unavailable
from conspiratio.server.upkeep.keys import Keys

from .devices import Device
from .likeness import folded, skeleton
from .merging import absorb
from .names import clean_name
from .naming import free_name, give_name, hold_name, make_account
from .passwords import burn, check_password, hash_password, needs_rehash, password_fits
from .person import Person
from .records import (
    TableListener,
    Work,
    locked,
    may_be_id,
    open_session,
    person_from,
    session_id,
    working,
)
from .tokens import new_id, read_session, sign_session, token_hash

SEEN_EVERY = 5 * 60 * 1000
"""Milliseconds between two notes of when somebody was here."""


@dataclass(frozen=True, slots=True)
class SessionInfo:
    id: str
    agent: str
    created_at: int
    seen_at: int
    current: bool


@dataclass(frozen=True, slots=True)
class Profile:
    email: str | None
    """Only ever one that was confirmed."""
    has_password: bool
    devices: int
    """So often all devices where they had signed in were forgotten."""


class People:
    def __init__(self, database: Database, keys: Keys, now: Callable[[], int]) -> None:
        self.database = database
        self.keys = keys
        self.now = now
        self.listeners: list[TableListener] = []
        """Called after the seats or the host of a table have changed here."""

    def working(self) -> AbstractAsyncContextManager[Work]:
        return working(self.database, self.listeners)

    # Who it is

    async def new_guest(self, agent: str, language: str | None) -> tuple[Person, str]:
        """Somebody we have never seen, and the value of their cookie."""
        now = self.now()
        row: dict[str, Any] = {
            "id": new_id(),
            "kind": "guest",
            "language": language if language in LANGUAGES else None,
            "created_at": now,
            "seen_at": now,
        }
        async with self.database.write() as connection:
            row["name"] = await free_name(connection)
            row["skeleton"] = skeleton(row["name"])
            await connection.execute(insert(people), row)
            token = await open_session(connection, row["id"], agent, now)
        person = Person(row["id"], row["kind"], row["name"], row["language"], session_id(token))
        return person, sign_session(self.keys, token)

    async def by_cookie(self, value: str) -> Person | None:
        token = read_session(self.keys, value)
        if token is None:
            return None
        session = sessions.c.id == session_id(token)
        query = select(people, sessions.c.seen_at.label("noted_at")).join(sessions, sessions.c.person == people.c.id)
        row = await self._first(query.where(session))
        if row is None:
            return None
        if row["noted_at"] <= self.now() - SEEN_EVERY:
            await self._note(row["id"], update(sessions).where(session).values(seen_at=self.now()))
        return person_from(row, session_id(token))

    async def by_token(self, token: str) -> Person | None:
        """A bot account by its bearer token."""
        known = tokens.c.hash == token_hash(token)
        query = select(people, tokens.c.used_at.label("noted_at")).join(tokens, tokens.c.person == people.c.id)
        row = await self._first(query.where(known))
        if row is None:
            return None
        if (row["noted_at"] or 0) <= self.now() - SEEN_EVERY:
            await self._note(row["id"], update(tokens).where(known).values(used_at=self.now()))
        return person_from(row)

    async def by_id(self, id: str) -> Person | None:
        row = await self._first(select(people).where(people.c.id == id)) if may_be_id(id) else None
        return None if row is None else person_from(row)

    async def profile(self, person: Person) -> Profile:
        """What only they themselves are shown."""
        row = await self._first(select(people).where(people.c.id == person.id))
        if row is None:
            raise Unauthenticated("person-gone")
        return Profile(row["email"], row["password"] is not None, row["devices"])

    async def _first(self, query: Any) -> RowMapping | None:
        async with self.database.read() as connection:
            found: RowMapping | None = (await connection.execute(query)).mappings().first()
            return found

    async def _note(self, person: str, note: Any) -> None:
        with suppress(Unavailable):  # a database that can only be read still lets people look
            async with self.database.write() as connection:
                await connection.execute(note)
                await connection.execute(update(people).where(people.c.id == person).values(seen_at=self.now()))

    # What they are called

    async def rename(self, person: Person, name: str) -> Person:
        """Tables that have not started show the new name at once; those that have keep the old one."""
        name = clean_name(name)
        async with self.working() as work:
            await hold_name(work, name)
            row = await locked(work.connection, person.id)
            if name != row["name"]:
                await give_name(work, row, name)
        return replace(person, name=name)

    async def set_language(self, person: Person, language: str | None) -> Person:
        """None: whatever the browser asks for."""
        if language is not None and language not in LANGUAGES:
            raise Complaint("language-unknown", found=language, known=", ".join(LANGUAGES))
        async with self.database.write() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(language=language))
        return replace(person, language=language)

    # Accounts

    async def become_account(self, person: Person, password: str) -> Person:
        """A guest stays who they are, and can come back from anywhere."""
        await check_password(password, person.name)
        hashed = await hash_password(password)
        async with self.working() as work:
            await hold_name(work, person.name)
            row = await locked(work.connection, person.id)
            if row["kind"] != "guest":
                raise Conflict("account-already")
            await make_account(work, row, person.name, hashed)
        return replace(person, kind="account")

    async def change_password(self, person: Person, old: str | None, new: str) -> None:
        """All other sessions end, devices are forgotten. An account that has only passkeys so far needs no old one."""
        row = await self._first(select(people).where(people.c.id == person.id))
        if row is None or row["kind"] != "account":
            raise Denied("account-needed")
        was: str | None = row["password"]
        if was is not None and not await password_fits(was, old or ""):
            raise Denied("password-wrong")
        await check_password(new, row["name"])
        hashed = await hash_password(new)
        unchanged = people.c.password.is_not_distinct_from(was)
        recovery = (mail_tokens.c.person == person.id) & (mail_tokens.c.purpose == "recover")
        async with self.database.write() as connection:
            changes = {"password": hashed, "devices": people.c.devices + 1}
            change = update(people).where(people.c.id == person.id, unchanged).values(changes)
            if (await connection.execute(change)).rowcount != 1:
                raise Denied("password-wrong")  # it was the right one a moment ago
            await connection.execute(_end_others(person))
            await connection.execute(delete(mail_tokens).where(recovery))

    async def knows_device(self, login: str, device: Device) -> bool:
        """Whether somebody has signed in to this account there before."""
        row = await self._first(select(people.c.id, people.c.devices).where(people.c.login == folded(login)))
        return row is not None and device.knows(row["id"], row["devices"])

    async def sign_in(self, login: str, password: str, agent: str, was: Person | None) -> tuple[Person, str]:
        """The person and the value of their cookie; ``was``: who they are in this browser so far."""
        row = await self._first(select(people).where(people.c.login == folded(login)))
        if row is None or row["password"] is None:
            await burn()
            raise Unauthenticated("sign-in-wrong")
        known: str = row["password"]
        if not await password_fits(known, password):
            raise Unauthenticated("sign-in-wrong")
        hashed = await hash_password(password) if needs_rehash(known) else known
        async with self.working() as work:
            if (await locked(work.connection, row["id"]))["password"] == known:
                if hashed != known:
                    mine = people.c.id == row["id"]
                    await work.connection.execute(update(people).where(mine).values(password=hashed))
                return await self.let_in(work, row["id"], agent, was)
        return await self.sign_in(login, password, agent, was)  # it was changed meanwhile: does it still fit?

    async def let_in(self, work: Work, id: str, agent: str, was: Person | None) -> tuple[Person, str]:
        """Open a session for somebody who has proved who they are. The guest that they were becomes one with them."""
        account = await locked(work.connection, id)
        if was is not None and was.id != id:
            query = select(people).where(people.c.id == was.id).with_for_update()
            before = (await work.connection.execute(query)).mappings().first()
            if before is not None and before["kind"] == "guest":
                await absorb(work, before, account)
        if was is not None and was.session is not None:
            await work.connection.execute(delete(sessions).where(sessions.c.id == was.session))
        await work.connection.execute(update(people).where(people.c.id == id).values(seen_at=self.now()))
        token = await open_session(work.connection, id, agent, self.now())
        return person_from(account, session_id(token)), sign_session(self.keys, token)

    # Sessions

    async def sessions(self, person: Person) -> list[SessionInfo]:
        """The last used ones first."""
        query = select(sessions).where(sessions.c.person == person.id).order_by(sessions.c.seen_at.desc())
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            SessionInfo(row["id"], row["agent"], row["created_at"], row["seen_at"], row["id"] == person.session)
            for row in rows
        ]

    async def living(self, ids: Collection[str]) -> set[str]:
        """Which of these sessions have not ended."""
        async with self.database.read() as connection:
            return set((await connection.execute(select(sessions.c.id).where(sessions.c.id.in_(ids)))).scalars())

    async def end_session(self, person: Person, id: str) -> None:
        """All devices are forgotten as well, that one among them. Where one is signed in, it is soon known again."""
        theirs = delete(sessions).where(sessions.c.person == person.id, sessions.c.id == id)
        async with self.database.write() as connection:
            if not may_be_id(id) or (await connection.execute(theirs)).rowcount != 1:
                raise Missing("session-missing")
            await connection.execute(_forget_devices(person))

    async def end_other_sessions(self, person: Person) -> None:
        async with self.database.write() as connection:
            await connection.execute(_end_others(person))
            await connection.execute(_forget_devices(person))

    async def sign_out(self, person: Person) -> None:
        """The device is still known: who signs out for the night can sign in again in the morning."""
        if person.session is not None:
            async with self.database.write() as connection:
                await connection.execute(delete(sessions).where(sessions.c.id == person.session))


def _end_others(person: Person) -> Any:
    return delete(sessions).where(sessions.c.person == person.id, sessions.c.id != (person.session or ""))


def _forget_devices(person: Person) -> Any:
    return update(people).where(people.c.id == person.id).values(devices=people.c.devices + 1)
