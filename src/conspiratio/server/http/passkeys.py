"""Passkeys: made, listed, removed, and signed in with."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from .api import Call, endpoint
from .shapes import Input, Me, Name, PasskeyList
from .who import me_record, no_bots


class PasskeyStart(msgspec.Struct):
    options: dict[str, Any]
    state: str


class PasskeyAnswer(Input):
    state: Annotated[str, Meta(max_length=500)]
    response: dict[str, Any]
    name: Name = "passkey"


class PasskeyId(Input):
    id: Annotated[str, Meta(max_length=1400)]


def _rp_id(call: Call) -> str:
    return call.request.url.hostname or ""


@endpoint("POST", "/api/me/passkeys/start")
async def start_passkey(call: Call) -> PasskeyStart:
    """Begin to make a passkey: options for the browser, and a state to send back with its answer."""
    call.limit("login")
    no_bots(call)
    return PasskeyStart(*await call.server.passkeys.start_registration(call.me, _rp_id(call)))


@endpoint("POST", "/api/me/passkeys", status=201)
async def add_passkey(call: Call, body: PasskeyAnswer) -> Me:
    """Keep the passkey that the browser has made. This turns a guest into an account."""
    call.limit("login")
    no_bots(call)
    await call.server.passkeys.finish_registration(
        call.me, body.state, body.response, _rp_id(call), call.origin, body.name
    )
    return await me_record(call, await call.server.people.by_id(call.me.id) or call.me)


@endpoint("GET", "/api/me/passkeys")
async def my_passkeys(call: Call) -> PasskeyList:
    """Your passkeys."""
    return PasskeyList(await call.server.passkeys.listed(call.me))


@endpoint("POST", "/api/me/passkeys/remove")
async def remove_passkey(call: Call, body: PasskeyId) -> None:
    """Remove a passkey. You can't remove the last way to sign in to your account."""
    await call.server.passkeys.remove(call.me, body.id)


@endpoint("POST", "/api/session/passkey/start", who="anyone")
async def start_passkey_sign_in(call: Call) -> PasskeyStart:
    """Begin to sign in with a passkey."""
    call.server.limits.check("login", call.address)
    return PasskeyStart(*await call.server.passkeys.start_login(_rp_id(call)))


@endpoint("POST", "/api/session/passkey", who="anyone", status=201)
async def sign_in_with_passkey(call: Call, body: PasskeyAnswer) -> Me:
    """Sign in with a passkey."""
    call.server.limits.check("login", call.address)
    person, call.cookie = await call.server.passkeys.finish_login(
        body.state, body.response, _rp_id(call), call.origin, call.agent, call.person
    )
    return await me_record(call, person)
