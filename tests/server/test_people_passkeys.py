"""Passkeys of people: a guest becomes an account by one, and comes back with it."""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64decode
from typing import Any

import pytest
from itsdangerous import TimestampSigner

from conspiratio.core.game import Complaint
from conspiratio.server.people.passkey_store import MOST_USED
from conspiratio.server.people.person import Person
from conspiratio.server.store.schema import passkeys, people
from conspiratio.server.trouble import Conflict, Denied, Missing, Unauthenticated

from .house import MINUTE, PASSWORD, House
from .test_credentials import ORIGIN, PLACE, Authenticator, b64


def challenge(options: dict[str, Any]) -> bytes:
    return urlsafe_b64decode(options["challenge"] + "==")


def new_device() -> Authenticator:
    return Authenticator(id=secrets.token_bytes(20))


async def register(house: House, person: Person, device: Authenticator, name: str = "my phone") -> Person:
    options, state = await house.passkeys.start_registration(person, PLACE)
    answer = device.register(challenge(options))
    return await house.passkeys.finish_registration(person, state, answer, PLACE, ORIGIN, name)


def answer_of(device: Authenticator, owner: Person, options: dict[str, Any]) -> dict[str, Any]:
    answer = device.login(challenge(options))
    answer["response"]["userHandle"] = b64(owner.id.encode())
    return answer


async def login(house: House, owner: Person, device: Authenticator, was: Person | None = None) -> tuple[Person, str]:
    options, state = await house.passkeys.start_login(PLACE)
    answer = answer_of(device, owner, options)
    return await house.passkeys.finish_login(state, answer, PLACE, ORIGIN, "Firefox", was)


async def test_a_guest_becomes_an_account_by_a_passkey_and_comes_back_with_it(house: House) -> None:
    guest, device = await house.guest("Lucia"), new_device()
    account = await register(house, guest, device)
    assert (account.id, account.kind) == (guest.id, "account")
    for _ in range(2):
        house.clock.now += MINUTE
        person, cookie = await login(house, account, device)
        assert (person.id, person.kind, person.name) == (guest.id, "account", "Lucia")
        assert await house.people.by_cookie(cookie) == person
    [listed] = await house.passkeys.listed(account)
    assert (listed.name, listed.used_at) == ("my phone", house.clock.now)
    assert await house.rows(passkeys.c.sign_count) == [(2,)]


async def test_a_name_is_one_accounts_however_it_was_made(house: House) -> None:
    guest = await house.guest("LUCIA")
    await house.account("Lucia")
    with pytest.raises(Conflict, match="name-taken"):
        await house.passkeys.start_registration(guest, PLACE)
    # or it is taken while the device makes the passkey
    late = await house.guest("Drusilla")
    options, state = await house.passkeys.start_registration(late, PLACE)
    await house.account("Drusilla")
    with pytest.raises(Conflict, match="name-taken"):
        await house.passkeys.finish_registration(
            late, state, new_device().register(challenge(options)), PLACE, ORIGIN, "my phone"
        )
    assert (await house.people.by_id(late.id) or guest).kind == "guest"
    assert await house.rows(passkeys.c.id) == []


async def test_an_account_may_have_several_passkeys_and_devices_learn_which(house: House) -> None:
    account, first, second = await house.account("Lucia"), new_device(), new_device()
    await register(house, account, first, "my phone")
    house.clock.now += MINUTE
    await register(house, account, second, "my laptop")
    assert [one.name for one in await house.passkeys.listed(account)] == ["my phone", "my laptop"]
    options, _ = await house.passkeys.start_registration(account, PLACE)
    assert {one["id"] for one in options["excludeCredentials"]} == {b64(first.id), b64(second.id)}
    for device in (first, second):
        assert (await login(house, account, device))[0].id == account.id


async def test_a_passkey_belongs_to_one_person(house: House) -> None:
    lucia, gaius, device = await house.account("Lucia"), await house.account("Gaius"), new_device()
    await register(house, lucia, device)
    with pytest.raises(Conflict, match="passkey-known"):
        await register(house, gaius, device)
    with pytest.raises(Complaint, match="passkey-refused"):
        await login(house, gaius, device)  # a device that says it belongs to somebody else
    assert (await login(house, lucia, device))[0].id == lucia.id


async def test_an_unknown_passkey_lets_nobody_in(house: House) -> None:
    account = await house.account("Lucia")
    with pytest.raises(Unauthenticated, match="passkey-unknown"):
        await login(house, account, new_device())


async def test_a_challenge_counts_once(house: House) -> None:
    account, device = await house.account("Lucia"), new_device()
    options, state = await house.passkeys.start_registration(account, PLACE)
    answer = device.register(challenge(options))
    await house.passkeys.finish_registration(account, state, answer, PLACE, ORIGIN, "my phone")
    with pytest.raises(Complaint, match="passkey-expired"):
        await house.passkeys.finish_registration(account, state, answer, PLACE, ORIGIN, "my phone")
    options, state = await house.passkeys.start_login(PLACE)
    device.count = -1  # it says 0, as one that does not count: nothing but the challenge tells a repetition
    answer = answer_of(device, account, options)
    await house.passkeys.finish_login(state, answer, PLACE, ORIGIN, "Firefox", None)
    with pytest.raises(Complaint, match="passkey-expired"):
        await house.passkeys.finish_login(state, answer, PLACE, ORIGIN, "Firefox", None)


async def test_a_challenge_is_for_one_ceremony_of_one_person_and_not_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lucia, gaius, device = await house.account("Lucia"), await house.account("Gaius"), new_device()
    options, state = await house.passkeys.start_registration(lucia, PLACE)
    answer = device.register(challenge(options))
    with pytest.raises(Complaint, match="passkey-expired"):
        await house.passkeys.finish_registration(gaius, state, answer, PLACE, ORIGIN, "my phone")
    with pytest.raises(Complaint, match="passkey-expired"):
        await house.passkeys.finish_login(state, answer, PLACE, ORIGIN, "Firefox", None)
    now = TimestampSigner("x").get_timestamp()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now + 302)
    with pytest.raises(Complaint, match="passkey-expired"):
        await house.passkeys.finish_registration(lucia, state, answer, PLACE, ORIGIN, "my phone")


async def test_used_challenges_do_not_fill_the_memory(house: House) -> None:
    used = house.passkeys._used
    used.update((number.to_bytes(4, "big"), house.clock.now) for number in range(MOST_USED))
    with pytest.raises(Complaint):
        await login(house, await house.guest(), new_device())
    assert len(used) == MOST_USED
    house.clock.now += 6 * MINUTE
    with pytest.raises(Complaint):
        await login(house, await house.guest(), new_device())
    assert len(used) == 1


async def test_a_guest_who_comes_back_with_a_passkey_takes_their_seats_along(house: House) -> None:
    account, device = await house.account("Lucia"), new_device()
    await register(house, account, device)
    guest = await house.guest("Nobody")
    table = await house.table("playing", guest, guest)
    await login(house, account, device, guest)
    assert await house.seats(table) == [(account.id, "Nobody")]
    assert house.changed == [table]
    assert await house.people.by_id(guest.id) is None


async def test_the_last_way_in_is_not_removed(house: House) -> None:
    account, first, second = await house.guest("Lucia"), new_device(), new_device()
    for device in (first, second):
        account = await register(house, account, device)
    outcomes = await asyncio.gather(
        *(house.passkeys.remove(account, b64(device.id)) for device in (first, second)), return_exceptions=True
    )
    assert sorted(str(outcome) for outcome in outcomes) == ["None", "last-way-in"]
    [left] = await house.passkeys.listed(account)
    await house.people.change_password(account, None, PASSWORD)  # which needs no old one
    await house.passkeys.remove(account, left.id)
    assert await house.passkeys.listed(account) == []
    await house.people.sign_in("Lucia", PASSWORD, "Firefox", None)


async def test_a_removed_passkey_lets_nobody_in(house: House) -> None:
    account, device = await house.account("Lucia"), new_device()
    await register(house, account, device)
    await house.passkeys.remove(account, b64(device.id))
    with pytest.raises(Unauthenticated, match="passkey-unknown"):
        await login(house, account, device)


async def test_nobody_removes_the_passkey_of_another(house: House) -> None:
    account, rival, device = await house.account("Lucia"), await house.account("Gaius"), new_device()
    await register(house, account, device)
    for who, id in ((rival, b64(device.id)), (account, "\0"), (account, "\ud800"), (account, "")):
        with pytest.raises(Missing, match="passkey-missing"):
            await house.passkeys.remove(who, id)
    assert len(await house.passkeys.listed(account)) == 1


async def test_a_bot_has_no_passkey(house: House) -> None:
    bot, _ = await house.robots.create(await house.account("Lucia"), "Machina")
    with pytest.raises(Denied, match="account-needed"):
        await house.passkeys.start_registration(bot, PLACE)


async def test_a_passkey_with_an_unreadable_name_is_not_kept(house: House) -> None:
    guest = await house.guest("Lucia")
    with pytest.raises(Complaint, match="name-signs"):
        await register(house, guest, new_device(), "my\0phone")
    assert await house.rows(people.c.kind) == [("guest",)]
