"""E-mail, recovery by it, and notices."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from conspiratio.server.notices.mail import check_email
from conspiratio.server.notices.push import Subscription
from conspiratio.server.notices.wishes import Wishes
from conspiratio.server.trouble import Conflict

from .api import Call, endpoint
from .shapes import Confirmed, Input, Me, Sent, Subscribed
from .signing_in import NewPassword
from .who import me_record, no_bots


class Email(Input):
    email: Annotated[str, Meta(max_length=300)]


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


@endpoint("PUT", "/api/me/email", who="account", status=202)
async def set_email(call: Call, body: Email) -> Sent:
    """Set an e-mail address, for notices and for a forgotten password. An e-mail asks you to confirm it."""
    call.limit("mail")
    no_bots(call)
    place = _place_in_mail(call)
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
    place = _place_in_mail(call)
    call.server.in_background(_recover(call, check_email(body.email), place))
    return Sent("if we know the address")


async def _recover(call: Call, email: str, place: str) -> None:
    found = await call.server.mailbox.start_recovery(email)
    if found:
        person, token = found
        link = f"{place}/recover/{token}"
        await call.server.outbox.send_recovery(person, email, link, person.language or call.texts.language)


def _place_in_mail(call: Call) -> str:
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
    return await me_record(call, person)


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
