"""Passkeys of people: made, used to sign in, listed and removed."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from conspiratio.core.game import Complaint, Json
from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import passkeys
from conspiratio.server.trouble import Conflict, Denied, Missing, Unauthenticated
from conspiratio.server.upkeep.keys import Keys

from .names import clean_name
from .naming import hold_name, make_account, namesake
from .passkeys import (
    TIMEOUT,
    credential_id,
    finish_login,
    finish_registration,
    login_options,
    person_of,
    registration_options,
)
from .people import People
from .person import Person
from .records import locked, may_be_id
from .tokens import read_challenge, sign_challenge

PLACE_NAME = "Conspiratio"
LOGIN = "login"
MOST_USED = 10_000
"""Challenges that are remembered as used."""


@dataclass(frozen=True, slots=True)
class PasskeyInfo:
    id: str
    name: str
    created_at: int
    used_at: int | None


class Passkeys:
    def __init__(self, database: Database, keys: Keys, now: Callable[[], int], people: People) -> None:
        self.database = database
        self.keys = keys
        self.now = now
        self.people = people
        self._used: OrderedDict[bytes, int] = OrderedDict()

    # Made

    async def start_registration(self, person: Person, rp_id: str) -> tuple[dict[str, Any], str]:
        """What the browser is to be told, and a state that it brings back."""
        if person.kind == "bot":
            raise Denied("account-needed")
        async with self.database.read() as connection:
            query = select(passkeys.c.id).where(passkeys.c.person == person.id)
            existing = [base64url_to_bytes(id) for id in (await connection.execute(query)).scalars()]
            if await namesake(
                connection, person.name, but=person.id
            ):  # better said before the device has made a passkey
                raise Conflict("name-taken")
        challenge = secrets.token_bytes(32)
        options = registration_options(rp_id, PLACE_NAME, person.id, person.name, existing, challenge)
        return options, sign_challenge(self.keys, challenge, _registration(person))

    async def finish_registration(
        self, person: Person, state: str, response: Json, rp_id: str, origin: str, name: str
    ) -> Person:
        """Keep the passkey that the browser made; a guest becomes an account by it."""
        name = clean_name(name)
        challenge = self._use(state, _registration(person))
        passkey = finish_registration(response, challenge, rp_id, origin)
        row = {
            "id": passkey.id,
            "person": person.id,
            "public_key": bytes_to_base64url(passkey.public_key),
            "sign_count": passkey.sign_count,
            "name": name,
            "created_at": self.now(),
        }
        async with self.people.working() as work:
            await hold_name(work, person.name)
            owner = await locked(work.connection, person.id)
            if owner["kind"] == "guest":
                await make_account(work, owner, person.name)
            try:
                await work.connection.execute(insert(passkeys), row)
            except IntegrityError:
                raise Conflict("passkey-known") from None
        return replace(person, kind="account")

    # Used

    async def start_login(self, rp_id: str) -> tuple[dict[str, Any], str]:
        challenge = secrets.token_bytes(32)
        return login_options(rp_id, challenge), sign_challenge(self.keys, challenge, LOGIN)

    async def finish_login(
        self, state: str, response: Json, rp_id: str, origin: str, agent: str, was: Person | None
    ) -> tuple[Person, str]:
        """The person and the value of their cookie; ``was``: who they are in this browser so far."""
        challenge = self._use(state, LOGIN)
        row = await self._known(credential_id(response))
        if person_of(response) not in (None, row["person"]):
            raise Complaint("passkey-refused")
        public_key, count = base64url_to_bytes(row["public_key"]), row["sign_count"]
        count_now = finish_login(response, challenge, rp_id, origin, public_key, count)
        same = (passkeys.c.id == row["id"]) & (passkeys.c.sign_count == count)
        used = update(passkeys).where(same).values(sign_count=count_now, used_at=self.now())
        async with self.people.working() as work:
            if (await work.connection.execute(used)).rowcount != 1:
                raise Complaint("passkey-refused")  # removed, or used elsewhere in this very moment
            return await self.people.let_in(work, row["person"], agent, was)

    async def _known(self, id: str) -> RowMapping:
        async with self.database.read() as connection:
            row = (await connection.execute(select(passkeys).where(passkeys.c.id == id))).mappings().first()
        if row is None:
            raise Unauthenticated("passkey-unknown")
        return row

    def _use(self, state: str, purpose: str) -> bytes:
        """The challenge of a state, which counts once however it ends."""
        challenge = read_challenge(self.keys, state, purpose, TIMEOUT // 1000)
        now = self.now()
        while self._used and (len(self._used) >= MOST_USED or next(iter(self._used.values())) < now - TIMEOUT):
            self._used.popitem(last=False)
        if challenge in self._used:
            raise Complaint("passkey-expired")
        self._used[challenge] = now
        return challenge

    # Looked after

    async def listed(self, person: Person) -> list[PasskeyInfo]:
        query = select(passkeys).where(passkeys.c.person == person.id).order_by(passkeys.c.created_at)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [PasskeyInfo(row["id"], row["name"], row["created_at"], row["used_at"]) for row in rows]

    async def remove(self, person: Person, id: str) -> None:
        if not may_be_id(id):
            raise Missing("passkey-missing")
        mine = passkeys.c.person == person.id
        async with self.database.write() as connection:
            owner = await locked(connection, person.id)
            if (await connection.execute(delete(passkeys).where(mine, passkeys.c.id == id))).rowcount != 1:
                raise Missing("passkey-missing")
            left = (await connection.execute(select(func.count()).select_from(passkeys).where(mine))).scalar_one()
            if not left and owner["password"] is None:
                raise Conflict("last-way-in")


def _registration(person: Person) -> str:
    return f"register {person.id}"
