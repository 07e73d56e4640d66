"""You: a guest at once, a name, a language, bot accounts of yours, your data."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.responses import Response

from .api import COOKIE, Call, endpoint
from .shapes import Bots, Input, Me, Name
from .who import me_record, no_bots


class MyName(Input):
    name: Name


class MyLanguage(Input):
    language: Literal["en", "de", "fr", "nl"]


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
    return await me_record(call, call.person)


@endpoint("POST", "/api/guest", who="anyone", status=201)
async def become_guest(call: Call) -> Me:
    """Become a guest: you get a made-up name and a cookie. Nothing else is needed."""
    if call.person:
        return await me_record(call, call.person)
    call.server.limits.check("guest", call.address)
    person, call.cookie = await call.server.people.new_guest(call.agent, call.texts.language)
    return await me_record(call, person)


@endpoint("PUT", "/api/me/name")
async def rename(call: Call, body: MyName) -> Me:
    """Change your name."""
    return await me_record(call, await call.server.people.rename(call.me, body.name))


@endpoint("PUT", "/api/me/language")
async def speak(call: Call, body: MyLanguage) -> Me:
    """Set the language of your notices."""
    await call.server.people.set_language(call.me, body.language)
    person = await call.server.people.by_id(call.me.id)
    return await me_record(call, person or call.me)


@endpoint("POST", "/api/me/bots", who="account", status=201)
async def make_bot(call: Call, body: MyName) -> BotToken:
    """Make a bot account. The answer has its token."""
    call.limit("signup")
    no_bots(call)
    bot, token = await call.server.robots.create(call.me, body.name)
    return BotToken(bot.id, bot.name, token)


@endpoint("GET", "/api/me/bots", who="account")
async def my_bots(call: Call) -> Bots:
    """Your bot accounts."""
    return Bots(await call.server.robots.listed(call.me))


@endpoint("POST", "/api/me/bots/{bot}/token", who="account", status=201)
async def renew_token(call: Call) -> BotToken:
    """Make a new token for a bot. The old one ends."""
    no_bots(call)
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


@endpoint("GET", "/api/me/export")
async def export(call: Call) -> Response:
    """Everything we know about you, as one JSON file."""
    call.limit("mail")
    text = msgspec.json.format(msgspec.json.encode(await call.server.farewell.export(call.me)))
    headers = {"Content-Disposition": 'attachment; filename="conspiratio-my-data.json"'}
    return Response(text, media_type="application/json", headers=headers)


@endpoint("DELETE", "/api/me")
async def forget_me(call: Call) -> None:
    """Delete everything about you. Your seats resign, and your games go on without you."""
    no_bots(call)
    bots = await call.server.robots.listed(call.me)
    await call.server.farewell.delete(call.me, call.server.leave_all)
    for gone in (call.me.id, *(bot.id for bot in bots)):
        await call.server.signed_out(gone)
    call.cookie = call.device = ""
