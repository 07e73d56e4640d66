"""Who you are: guest at once, account if you like; sessions, passkeys, e-mail, bot accounts, notices, your data."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from conspiratio.server.notices.mail import check_email
from conspiratio.server.notices.push import Subscription
from conspiratio.server.notices.wishes import Wishes
from conspiratio.server.people.devices import Device, device_cookie, device_from
from conspiratio.server.people.likeness import folded
from conspiratio.server.people.people import Profile
from conspiratio.server.people.person import Person
from conspiratio.server.trouble import Conflict, Denied

from .api import COOKIE, DEVICE_COOKIE, Call, endpoint
from .shapes import Bots, Confirmed, Input, Me, Name, PasskeyList, Password, Sent, Sessions, Subscribed


class MyName(Input):
    name: Name


class MyLanguage(Input):
    language: Literal["en", "de", "fr", "nl"]


class NewPassword(Input):
    password: Password


class ChangedPassword(Input):
    new: Password
    old: Password | None = None


class SignIn(Input):
    name: Name
    password: Password


class Email(Input):
    email: Annotated[str, Meta(max_length=300)]


class PasskeyStart(msgspec.Struct):
    options: dict[str, Any]
    state: str


class PasskeyAnswer(Input):
    state: Annotated[str, Meta(max_length=500)]
    response: dict[str, Any]
    name: Name = "passkey"


class PasskeyId(Input):
    id: Annotated[str, Meta(max_length=1400)]


class Endpoint(Input):
    endpoint: Annotated[str, Meta(max_length=2000)]


class SubscriptionKeys(Input):
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class NewSubscription(Input):
    endpoint: Annotated[str, Meta(max_length=2000)]
    keys: SubscriptionKeys


class NoticeSettings(msgspec.Struct):
    wishes: Wishes
    offered: dict[str, bool]
    """What this server can send."""
    push_key: str | None


class BotToken(msgspec.Struct):
    id: str
    name: str
    token: str
    """Shown once: keep it."""


@endpoint("GET", "/api/me", who="anyone")
async def me(call: Call) -> Me | None:
    """Who you are; no content (204) if you are not signed in."""
    if call.person is None:
        return None
    if call.person.session:  # and not by token: then any cookie is none of ours
        call.cookie = call.request.cookies.get(COOKIE)  # good for another half a year
    return await _me(call, call.person)


@endpoint("POST", "/api/guest", who="anyone", status=201)
async def become_guest(call: Call) -> Me:
    """Become a guest: you get a made-up name and a cookie. Nothing else is needed."""
    if call.person:
        return await _me(call, call.person)
    call.server.limits.check("guest", call.address)
    person, call.cookie = await call.server.people.new_guest(call.agent, call.texts.language)
    return await _me(call, person)


@endpoint("PUT", "/api/me/name")
async def rename(call: Call, body: MyName) -> Me:
    """Change your name."""
    return await _me(call, await call.server.people.rename(call.me, body.name))


@endpoint("PUT", "/api/me/language")
async def speak(call: Call, body: MyLanguage) -> Me:
    """Set the language of your notices."""
    await call.server.people.set_language(call.me, body.language)
    person = await call.server.people.by_id(call.me.id)
    return await _me(call, person or call.me)


@endpoint("POST", "/api/me/account", status=201)
async def make_account(call: Call, body: NewPassword) -> Me:
    """Turn your guest into an account: it only needs a password. Everything stays yours."""
    call.server.limits.check("signup", call.address)
    if call.me.kind != "guest":
        raise Conflict("account-already")
    return await _me(call, await call.server.people.become_account(call.me, body.password))


@endpoint("PUT", "/api/me/password", who="account")
async def change_password(call: Call, body: ChangedPassword) -> None:
    """Change your password. All other sessions end."""
    call.limit("login")
    _no_bots(call)
    await call.server.people.change_password(call.me, body.old, body.new)
    await _ended_elsewhere(call)


@endpoint("POST", "/api/session", who="anyone", status=201)
async def sign_in(call: Call, body: SignIn) -> Me:
    """Sign in. What you played as a guest before comes with you."""
    device, limits = _device(call), call.server.limits
    if device and await call.server.people.knows_device(body.name, device):
        limits.check("login-device", device.id)  # whatever strangers do with the name, or from the same address
    else:
        limits.check("login", call.address)
        limits.check("login-name", folded(body.name))
    person, call.cookie = await call.server.people.sign_in(body.name, body.password, call.agent, call.person)
    return await _me(call, person)


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
    _know_device(call, call.me, await call.server.people.profile(call.me))


# Passkeys


def _rp_id(call: Call) -> str:
    return call.request.url.hostname or ""


@endpoint("POST", "/api/me/passkeys/start")
async def start_passkey(call: Call) -> PasskeyStart:
    """Begin to make a passkey: options for the browser, and a state to send back with its answer."""
    call.limit("login")
    _no_bots(call)
    return PasskeyStart(*await call.server.passkeys.start_registration(call.me, _rp_id(call)))


@endpoint("POST", "/api/me/passkeys", status=201)
async def add_passkey(call: Call, body: PasskeyAnswer) -> Me:
    """Keep the passkey that the browser has made. This turns a guest into an account."""
    call.limit("login")
    _no_bots(call)
    await call.server.passkeys.finish_registration(
        call.me, body.state, body.response, _rp_id(call), call.origin, body.name
    )
    return await _me(call, await call.server.people.by_id(call.me.id) or call.me)


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
    return await _me(call, person)


# E-mail


@endpoint("PUT", "/api/me/email", who="account", status=202)
async def set_email(call: Call, body: Email) -> Sent:
    """Set an e-mail address, for notices and for a forgotten password. An e-mail asks you to confirm it."""
    call.limit("mail")
    _no_bots(call)
    place = _place_in_letters(call)
    token = await call.server.mailbox.set_email(call.me, body.email)
    await call.server.outbox.send_confirmation(call.me, body.email, f"{place}/confirm/{token}", call.texts.language)
    return Sent("confirmation")


@endpoint("DELETE", "/api/me/email", who="account")
async def remove_email(call: Call) -> None:
    """Remove your e-mail address."""
    await call.server.mailbox.remove_email(call.me)


@endpoint("POST", "/api/confirm/{token}", who="anyone")
async def confirm_email(call: Call) -> Confirmed:
    """Confirm your e-mail address with the link from the e-mail."""
    call.server.limits.check("login", call.address)
    person = await call.server.mailbox.confirm(call.path("token"))
    return Confirmed(person.name)


@endpoint("POST", "/api/recover", who="anyone", status=202)
async def start_recovery(call: Call, body: Email) -> Sent:
    """Ask for an e-mail with a link to a new password. The answer does not tell whether the address is known."""
    call.server.limits.check("mail", call.address)
    place = _place_in_letters(call)
    call.server.in_background(_recover(call, check_email(body.email), place))
    return Sent("if we know the address")


async def _recover(call: Call, email: str, place: str) -> None:
    found = await call.server.mailbox.start_recovery(email)
    if found:
        person, token = found
        link = f"{place}/recover/{token}"
        await call.server.outbox.send_recovery(person, email, link, person.language or call.texts.language)


def _place_in_letters(call: Call) -> str:
    """Where links in e-mails lead. Somebody who asks for an e-mail to another person could name their own server in the
    Host header, so that counts only if the host of this server has said which names are good."""
    settings = call.server.settings
    named = settings.public_url or settings.hosts or call.request.url.hostname in ("localhost", "127.0.0.1")
    if not call.server.outbox.channels["mail"] or not named:
        raise Conflict("mail-off")
    return call.public_url


@endpoint("POST", "/api/recover/{token}", who="anyone", status=201)
async def finish_recovery(call: Call, body: NewPassword) -> Me:
    """Set a new password with the link from the e-mail. All other sessions end."""
    call.server.limits.check("login", call.address)
    person, call.cookie = await call.server.mailbox.finish_recovery(call.path("token"), body.password, call.agent)
    await call.server.signed_out(person.id)
    return await _me(call, person)


# Bot accounts


@endpoint("POST", "/api/me/bots", who="account", status=201)
async def make_bot(call: Call, body: MyName) -> BotToken:
    """Make a bot account. The answer has its token."""
    call.limit("signup")
    _no_bots(call)
    bot, token = await call.server.robots.create(call.me, body.name)
    return BotToken(bot.id, bot.name, token)


@endpoint("GET", "/api/me/bots", who="account")
async def my_bots(call: Call) -> Bots:
    """Your bot accounts."""
    return Bots(await call.server.robots.listed(call.me))


@endpoint("POST", "/api/me/bots/{bot}/token", who="account", status=201)
async def renew_token(call: Call) -> BotToken:
    """Make a new token for a bot. The old one ends."""
    _no_bots(call)
    id = call.path("bot")
    token = await call.server.robots.new_token(call.me, id)
    bot = await call.server.people.by_id(id)
    if bot:
        await call.server.signed_out(bot.id)
    return BotToken(id, bot.name if bot else "", token)


@endpoint("DELETE", "/api/me/bots/{bot}", who="account")
async def remove_bot(call: Call) -> None:
    """Remove a bot account. Its seats resign."""
    id = call.path("bot")
    bot = await call.server.people.by_id(id)
    if bot and id in {one.id for one in await call.server.robots.listed(call.me)}:
        await call.server.leave_all(bot)
    await call.server.robots.remove(call.me, id)
    if bot:
        await call.server.signed_out(bot.id)


# Notices


@endpoint("GET", "/api/me/notices")
async def my_notices(call: Call) -> NoticeSettings:
    """Which notices you get, and how."""
    outbox = call.server.outbox
    return NoticeSettings(await outbox.wishes_of(call.me), outbox.channels, outbox.push_key)


@endpoint("PUT", "/api/me/notices")
async def set_notices(call: Call, body: Wishes) -> NoticeSettings:
    """Choose which notices you get, and how."""
    await call.server.outbox.set_wishes(call.me, body)
    return await my_notices(call)


@endpoint("POST", "/api/me/push", status=201)
async def subscribe(call: Call, body: NewSubscription) -> Subscribed:
    """Send push messages to this browser."""
    call.limit("mail")
    await call.server.outbox.subscribe(call.me, Subscription(body.endpoint, body.keys.p256dh, body.keys.auth))
    return Subscribed(True)


@endpoint("POST", "/api/me/push/remove")
async def unsubscribe(call: Call, body: Endpoint) -> Subscribed:
    """Stop push messages to this browser."""
    await call.server.outbox.unsubscribe(call.me, body.endpoint)
    return Subscribed(False)


# Your data


@endpoint("GET", "/api/me/export")
async def export(call: Call) -> Response:
    """Everything we know about you, as one JSON file."""
    call.limit("mail")
    told = msgspec.json.format(msgspec.json.encode(await call.server.farewell.export(call.me)))
    headers = {"Content-Disposition": 'attachment; filename="conspiratio-my-data.json"'}
    return Response(told, media_type="application/json", headers=headers)


@endpoint("DELETE", "/api/me")
async def forget_me(call: Call) -> None:
    """Delete everything about you. Your seats resign, and your games go on without you."""
    _no_bots(call)
    bots = await call.server.robots.listed(call.me)
    await call.server.farewell.delete(call.me, call.server.leave_all)
    for gone in (call.me.id, *(bot.id for bot in bots)):
        await call.server.signed_out(gone)
    call.cookie = call.device = ""


def _no_bots(call: Call) -> None:
    if call.me.kind == "bot":
        raise Denied("not-for-bots")


async def _me(call: Call, person: Person) -> Me:
    profile = await call.server.people.profile(person)
    _know_device(call, person, profile)
    return Me(person.id, person.kind, person.name, person.language, profile.email, profile.has_password)


def _device(call: Call) -> Device | None:
    return device_from(call.server.keys, call.request.cookies.get(DEVICE_COOKIE))


def _know_device(call: Call, person: Person, profile: Profile) -> None:
    """From now on this browser is a known device of the account."""
    by_cookie = call.cookie or (call.person and call.person.session)
    device = _device(call) or Device()
    if person.kind == "account" and by_cookie and not device.knows(person.id, profile.devices):
        call.device = device_cookie(call.server.keys, device.with_person(person.id, profile.devices))
