"""Who asks, as the answer tells it; and the browsers in which somebody is known."""

from __future__ import annotations

from conspiratio.server.people.devices import Device, device_cookie, device_from
from conspiratio.server.people.people import Profile
from conspiratio.server.people.person import Person
from conspiratio.server.trouble import Denied

from .api import DEVICE_COOKIE, Call
from .shapes import Me


def no_bots(call: Call) -> None:
    if call.me.kind == "bot":
        raise Denied("not-for-bots")


async def me_record(call: Call, person: Person) -> Me:
    profile = await call.server.people.profile(person)
    know_device(call, person, profile)
    return Me(person.id, person.kind, person.name, person.language, profile.email, profile.has_password)


def device_of(call: Call) -> Device | None:
    return device_from(call.server.keys, call.request.cookies.get(DEVICE_COOKIE))


def know_device(call: Call, person: Person, profile: Profile) -> None:
    """From now on this browser is a known device of the account."""
    by_cookie = call.cookie or (call.person and call.person.session)
    device = device_of(call) or Device()
    if person.kind == "account" and by_cookie and not device.knows(person.id, profile.devices):
        call.device = device_cookie(call.server.keys, device.with_person(person.id, profile.devices))
