"""E-mail addresses are confirmed before they count, and lead back in once."""

from __future__ import annotations

import asyncio

import pytest

from conspiratio.core.game import Complaint
from conspiratio.server.people.person import Person
from conspiratio.server.store.schema import mail_tokens, people, sessions
from conspiratio.server.trouble import Conflict, Denied, Missing, Unauthenticated

from .house import MINUTE, PASSWORD, House

NEW = "another set of words"


async def with_address(house: House, name: str = "Lucia", email: str = "lucia@example.org") -> Person:
    account = await house.account(name)
    await house.mailbox.confirm(await house.mailbox.set_email(account, email))
    return account


async def recovery(house: House, email: str = "lucia@example.org") -> str:
    found = await house.mailbox.start_recovery(email)
    assert found
    return found[1]


async def test_an_address_counts_once_it_is_confirmed(house: House) -> None:
    account = await house.account("Lucia")
    token = await house.mailbox.set_email(account, " Lucia@EXAMPLE.org ")
    assert (await house.people.profile(account)).email is None
    assert await house.mailbox.start_recovery("lucia@example.org") is None
    confirmed = await house.mailbox.confirm(token)
    assert (confirmed.id, confirmed.session) == (account.id, None)
    assert (await house.people.profile(account)).email == "lucia@example.org"
    with pytest.raises(Missing, match="mail-link"):
        await house.mailbox.confirm(token)


async def test_only_the_last_letter_counts_and_only_for_a_day(house: House) -> None:
    account = await house.account("Lucia")
    first = await house.mailbox.set_email(account, "old@example.org")
    second = await house.mailbox.set_email(account, "new@example.org")
    with pytest.raises(Missing, match="mail-link"):
        await house.mailbox.confirm(first)
    house.clock.now += 24 * 60 * MINUTE
    with pytest.raises(Missing, match="mail-link"):
        await house.mailbox.confirm(second)
    assert (await house.people.profile(account)).email is None


async def test_the_old_address_stays_until_the_new_one_is_confirmed(house: House) -> None:
    account = await with_address(house)
    token = await house.mailbox.set_email(account, "new@example.org")
    assert (await house.people.profile(account)).email == "lucia@example.org"
    await house.mailbox.confirm(token)
    assert (await house.people.profile(account)).email == "new@example.org"
    assert await house.mailbox.start_recovery("lucia@example.org") is None


async def test_whether_somebody_has_an_address_is_told_to_nobody_but_its_owner(house: House) -> None:
    await with_address(house)
    rival = await house.account("Gaius")
    token = await house.mailbox.set_email(rival, "lucia@example.org")  # as if nobody had it
    with pytest.raises(Conflict, match="email-taken"):
        await house.mailbox.confirm(token)
    assert (await house.people.profile(rival)).email is None


async def test_of_two_who_confirm_one_address_at_once_one_gets_it(house: House) -> None:
    links = [await house.mailbox.set_email(await house.account(name), "us@example.org") for name in ("Lucia", "Gaius")]
    outcomes = await asyncio.gather(*(house.mailbox.confirm(link) for link in links), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "Person"]
    assert [row for row in await house.rows(people.c.email) if row[0]] == [("us@example.org",)]


async def test_only_accounts_have_addresses_and_only_real_ones(house: House) -> None:
    with pytest.raises(Denied, match="account-needed"):
        await house.mailbox.set_email(await house.guest(), "lucia@example.org")
    account = await house.account("Lucia")
    for odd in ("", "lucia", "lucia@", "a\0@example.org", "\ud800@example.org", "x" * 300 + "@example.org"):
        with pytest.raises(Complaint, match="email-invalid"):
            await house.mailbox.set_email(account, odd)
        with pytest.raises(Complaint, match="email-invalid"):
            await house.mailbox.start_recovery(odd)


async def test_a_removed_address_leads_nowhere(house: House) -> None:
    account = await with_address(house)
    token = await recovery(house)
    await house.mailbox.remove_email(account)
    assert (await house.people.profile(account)).email is None
    with pytest.raises(Missing, match="mail-link"):
        await house.mailbox.finish_recovery(token, NEW, "Firefox")
    assert await house.mailbox.start_recovery("lucia@example.org") is None


async def test_a_forgotten_password_is_replaced_and_all_sessions_end(house: House) -> None:
    account = await with_address(house)
    _, old_cookie = await house.people.sign_in("Lucia", PASSWORD, "a thief", None)
    found = await house.mailbox.start_recovery("LUCIA@example.org")
    assert found
    assert found[0].id == account.id
    person, cookie = await house.mailbox.finish_recovery(found[1], NEW, "Firefox")
    assert await house.people.by_cookie(cookie) == person
    assert await house.people.by_cookie(old_cookie) is None
    assert [session.current for session in await house.people.sessions(person)] == [True]
    with pytest.raises(Unauthenticated):
        await house.people.sign_in("Lucia", PASSWORD, "a thief", None)
    await house.people.sign_in("Lucia", NEW, "Firefox", None)


async def test_a_link_back_in_is_good_once_and_for_an_hour(house: House) -> None:
    await with_address(house)
    late, first, second = [await recovery(house) for _ in range(3)]
    with pytest.raises(Complaint, match="password-short"):
        await house.mailbox.finish_recovery(first, "short", "Firefox")  # and the link is still good
    outcomes = await asyncio.gather(
        *(house.mailbox.finish_recovery(first, NEW, "Firefox") for _ in range(3)), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Missing", "Missing", "tuple"]
    with pytest.raises(Missing, match="mail-link"):
        await house.mailbox.finish_recovery(second, NEW, "Firefox")
    late = await recovery(house)
    house.clock.now += 60 * MINUTE
    with pytest.raises(Missing, match="mail-link"):
        await house.mailbox.finish_recovery(late, NEW, "Firefox")


async def test_a_changed_password_makes_links_back_in_worthless(house: House) -> None:
    account = await with_address(house)
    token = await recovery(house)
    await house.people.change_password(account, PASSWORD, NEW)
    with pytest.raises(Missing, match="mail-link"):
        await house.mailbox.finish_recovery(token, PASSWORD, "Firefox")


async def test_a_letter_of_one_kind_is_no_letter_of_the_other(house: House) -> None:
    account = await with_address(house)
    back_in = await recovery(house)
    confirm = await house.mailbox.set_email(account, "new@example.org")
    for odd in (confirm, "", "\0", "\ud800", "x" * 5000):
        with pytest.raises(Missing, match="mail-link"):
            await house.mailbox.finish_recovery(odd, NEW, "Firefox")
    for odd in (back_in, "", "\0", "\ud800", "x" * 5000):
        with pytest.raises(Missing, match="mail-link"):
            await house.mailbox.confirm(odd)


async def test_who_reads_the_database_can_not_open_a_link(house: House) -> None:
    account = await with_address(house)
    tokens = [await recovery(house), await house.mailbox.set_email(account, "new@example.org")]
    kept = repr(await house.rows(*mail_tokens.c)) + repr(await house.rows(*sessions.c))
    assert not any(token in kept for token in tokens)
