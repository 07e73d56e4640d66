"""Accounts, passwords and sessions."""

from __future__ import annotations

from conspiratio.server.people.likeness import folded
from conspiratio.server.trouble import Conflict

from .api import Call, endpoint
from .shapes import Input, Me, Name, Password, Sessions
from .who import device_of, know_device, me_record, no_bots


class NewPassword(Input):
    password: Password


class ChangedPassword(Input):
    new: Password
    old: Password | None = None


class SignIn(Input):
    name: Name
    password: Password


@endpoint("POST", "/api/me/account", status=201)
async def make_account(call: Call, body: NewPassword) -> Me:
    """Turn your guest into an account: it only needs a password. Everything stays yours."""
    call.server.limits.check("signup", call.address)
    if call.me.kind != "guest":
        raise Conflict("account-already")
    return await me_record(call, await call.server.people.become_account(call.me, body.password))


@endpoint("PUT", "/api/me/password", who="account")
async def change_password(call: Call, body: ChangedPassword) -> None:
    """Change your password. All other sessions end."""
    call.limit("login")
    no_bots(call)
    await call.server.people.change_password(call.me, body.old, body.new)
    await _ended_elsewhere(call)


@endpoint("POST", "/api/session", who="anyone", status=201)
async def sign_in(call: Call, body: SignIn) -> Me:
    """Sign in. What you played as a guest before comes with you."""
    device, limits = device_of(call), call.server.limits
    if device and await call.server.people.knows_device(body.name, device):
        limits.check("login-device", device.id)  # whatever strangers do with the name, or from the same address
    else:
        limits.check("login", call.address)
        limits.check("login-name", folded(body.name))
    person, call.cookie = await call.server.people.sign_in(body.name, body.password, call.agent, call.person)
    return await me_record(call, person)


@endpoint("DELETE", "/api/session")
async def sign_out(call: Call) -> None:
    """Sign out here."""
    await call.server.people.sign_out(call.me)
    await call.server.signed_out(call.me.id)
    call.cookie = ""


@endpoint("GET", "/api/me/sessions")
async def my_sessions(call: Call) -> Sessions:
    """Where you are signed in."""
    return Sessions(await call.server.people.sessions(call.me))


@endpoint("DELETE", "/api/me/sessions/{session}")
async def end_session(call: Call) -> None:
    """End one of your sessions."""
    await call.server.people.end_session(call.me, call.path("session"))
    await _ended_elsewhere(call)


@endpoint("DELETE", "/api/me/sessions")
async def end_other_sessions(call: Call) -> None:
    """Sign out everywhere but here."""
    await call.server.people.end_other_sessions(call.me)
    await _ended_elsewhere(call)


async def _ended_elsewhere(call: Call) -> None:
    await call.server.signed_out(call.me.id)
    know_device(call, call.me, await call.server.people.profile(call.me))
