"""Guests and accounts on real databases: who comes back is known again, and nobody else is."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import argon2
import pytest
from sqlalchemy import text, update

from conspiratio.core.game import Complaint
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.complaints import complain
from conspiratio.server.people import people as people_module
from conspiratio.server.people.likeness import alike, folded
from conspiratio.server.people.people import People
from conspiratio.server.people.tokens import sign_session
from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import people, sessions
from conspiratio.server.tables.desk import Desk
from conspiratio.server.tables.lobby import Lobby
from conspiratio.server.tables.setup import Chair, Setup
from conspiratio.server.trouble import Conflict, Denied, Missing, Unauthenticated, Unavailable

from .house import DAY, KEYS, MINUTE, PASSWORD, QUICK, House, open_house

ODD = ["", "\0", "a\0b", "\ud800", "é" * 5000, "%", "\u202e\n\t"]
"""What must be answered like any other wrong text, on every database."""


# Guests


async def test_a_guest_has_a_roman_name_and_is_known_again_by_the_cookie(house: House) -> None:
    person, cookie = await house.people.new_guest("Firefox", "de")
    assert (person.kind, person.language) == ("guest", "de")
    assert len(person.name.split()) in (2, 3)
    assert await house.people.by_cookie(cookie) == person
    assert await house.people.by_id(person.id) == replace(person, session=None)


async def test_guests_are_different_people(house: House) -> None:
    made = [await house.people.new_guest("Firefox", None) for _ in range(20)]
    assert len({person.id for person, _ in made}) == len({cookie for _, cookie in made}) == 20
    assert len({person.name for person, _ in made}) > 10


async def test_only_our_own_cookies_count(house: House) -> None:
    _, cookie = await house.people.new_guest("Firefox", None)
    forged = sign_session(replace(KEYS, cookie="another key"), cookie.rpartition(".")[0])
    unknown = sign_session(KEYS, "a token that nobody was given")
    for value in (forged, unknown, cookie[:-1], cookie + "x", *ODD):
        assert await house.people.by_cookie(value) is None


async def test_who_reads_the_database_can_not_make_a_cookie_of_it(house: House) -> None:
    _, cookie = await house.people.new_guest("Firefox", None)
    [(id, *_)] = await house.rows(*sessions.c)
    assert cookie.rpartition(".")[0] not in id
    assert await house.people.by_cookie(sign_session(KEYS, id)) is None


async def test_odd_texts_find_nobody(house: House) -> None:
    for odd in ODD:
        person, _ = await house.people.new_guest(odd, odd)
        assert person.language is None
        assert await house.people.by_id(odd) is None
        assert await house.people.by_token(odd) is None
        with pytest.raises(Unauthenticated, match="sign-in-wrong"):
            await house.people.sign_in(odd, odd, odd, None)
        with pytest.raises(Missing, match="session-missing"):
            await house.people.end_session(person, odd)
        with pytest.raises(Complaint):
            await house.people.rename(person, odd)
        with pytest.raises(Complaint):
            await house.people.set_language(person, odd)


async def test_a_browser_may_call_itself_anything(house: House) -> None:
    person, _ = await house.people.new_guest("Fire\0fox\r\n\u202e" + "x" * 500, None)
    [session] = await house.people.sessions(person)
    assert session.agent == "Firefox" + "x" * 193


async def test_when_somebody_was_here_is_noted_every_five_minutes(house: House) -> None:
    person, cookie = await house.people.new_guest("Firefox", None)
    start = house.clock.now
    for minutes, noted in ((4, 0), (5, 5), (9, 5), (11, 11)):
        house.clock.now = start + minutes * MINUTE
        await house.people.by_cookie(cookie)
        [session] = await house.people.sessions(person)
        assert session.seen_at == start + noted * MINUTE
        assert await house.rows(people.c.seen_at) == [(start + noted * MINUTE,)]


async def test_people_are_known_by_a_database_that_can_only_be_read(postgres_url: str) -> None:
    async with open_house(postgres_url) as house:
        person, cookie = await house.people.new_guest("Firefox", None)
        async with house.database.write() as connection:
            name = house.database.url.database
            await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        read_only = Database(postgres_url)
        house.clock.now += 6 * MINUTE
        assert await People(read_only, KEYS, house.clock).by_cookie(cookie) == person
        with pytest.raises(Unavailable, match="database-readonly"):
            await People(read_only, KEYS, house.clock).sign_out(person)
        await read_only.close()


async def test_a_language_can_be_chosen_and_left_to_the_browser_again(house: House) -> None:
    person, cookie = await house.people.new_guest("Firefox", None)
    assert (await house.people.set_language(person, "nl")).language == "nl"
    found = await house.people.by_cookie(cookie)
    assert found
    assert found.language == "nl"
    assert (await house.people.set_language(person, None)).language is None
    with pytest.raises(Complaint, match="language-unknown"):
        await house.people.set_language(person, "tlh")


# Names


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Lucia Fabricia", "LUCIA  fabricia", True),
        ("Lucia Fabricia", "LuciaFabricia", True),
        ("Ⅳ ﬁnal", "iv Final", True),
        ("Straße", "STRASSE", True),
        ("ﷺ" * 20, "ﷺ" * 19, False),
        ("ﷺ" * 20, "ﷺ" * 20, True),
        ("Lucia", "Lucía", False),
    ],
)
def test_names_are_the_same_however_they_are_written(one: str, other: str, same: bool) -> None:
    assert (folded(one) == folded(other)) == same
    assert len(folded(one)) <= 40


async def test_a_new_name_is_shown_at_tables_that_have_not_started(house: House) -> None:
    person, other = await house.guest("Lucia"), await house.guest("Gaius")
    waiting = await house.table("open", person, person, other)
    started = await house.table("playing", person, person, other)
    renamed = await house.people.rename(person, "  Lucia   Fabricia ")
    assert renamed == replace(person, name="Lucia Fabricia")
    assert await house.seats(waiting) == [(person.id, "Lucia Fabricia"), (other.id, "Gaius")]
    assert await house.seats(started) == [(person.id, "Lucia"), (other.id, "Gaius")]
    assert (await house.version(waiting), await house.version(started)) == (4, 3)
    assert house.changed == [waiting]


async def test_others_at_the_same_device_keep_their_names(house: House) -> None:
    person = await house.guest("Lucia")
    table = await house.table("open", person, person, replace(person, name="Livia"))
    await house.people.rename(person, "Drusilla")
    assert await house.seats(table) == [(person.id, "Drusilla"), (person.id, "Livia")]


async def test_a_game_starts_with_the_names_that_people_have_by_then(house: House) -> None:
    desk = Desk(house.database, house.clock)
    lobby = Lobby(desk)
    person = await house.account("Lucia")
    made = await lobby.create(person, Setup("pax", [Chair("me"), Chair()], starts="host", visibility="public"))
    await lobby.join(await house.guest("Gaius"), made.id)
    await house.people.rename(person, "Drusilla")
    started = await lobby.start(person, made.id)
    assert started.names == ("Drusilla", "Gaius")
    assert started.play
    assert started.play.match.names == ("Drusilla", "Gaius")


async def test_guests_may_share_a_name_but_accounts_may_not(house: House) -> None:
    first, second = await house.guest("Lucia"), await house.guest("LUCIA")
    await house.people.become_account(first, PASSWORD)
    with pytest.raises(Conflict, match="name-taken"):
        await house.people.become_account(second, PASSWORD)
    assert (now := await house.people.by_id(second.id))
    assert not alike(now.name, "Lucia")  # an account has its name alone
    other = await house.account("Drusilla")
    with pytest.raises(Conflict, match="name-taken"):
        await house.people.rename(other, "lucia")
    assert (await house.people.rename(other, "DRUSILLA")).name == "DRUSILLA"
    await house.people.sign_in("drusilla", PASSWORD, "Firefox", None)


async def test_a_name_of_signs_that_unfold_into_sentences_is_a_name_like_others(house: House) -> None:
    account = await house.account("ﷺ" * 30)
    signed_in, _ = await house.people.sign_in("ﷺ" * 30, PASSWORD, "Firefox", None)
    assert signed_in.id == account.id


async def test_of_many_who_want_a_name_at_once_one_gets_it(house: House, database_url: str) -> None:
    guests = [await house.guest("Lucia") for _ in range(6)]
    elsewhere = Database(database_url)
    houses = [house.people, People(elsewhere, KEYS, house.clock)]
    outcomes = await asyncio.gather(
        *(houses[n % 2].become_account(guest, PASSWORD) for n, guest in enumerate(guests)), return_exceptions=True
    )
    await elsewhere.close()
    refused = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
    assert [str(outcome) for outcome in refused] == ["name-taken"] * 5
    assert [row for row in await house.rows(people.c.login) if row[0]] == [("lucia",)]


# Accounts


async def test_an_account_is_the_same_person_as_the_guest_and_can_come_back_from_elsewhere(house: House) -> None:
    guest, cookie = await house.people.new_guest("Firefox", None)
    guest = await house.people.rename(guest, "Lucia Fabricia")
    account = await house.people.become_account(guest, PASSWORD)
    assert account == replace(guest, kind="account")
    assert await house.people.by_cookie(cookie) == account
    again, other_cookie = await house.people.sign_in(" LUCIA fabricia", PASSWORD, "Chromium", None)
    assert again == replace(account, session=again.session)
    assert again.session != account.session
    assert await house.people.by_cookie(other_cookie) == again
    with pytest.raises(Conflict, match="account-already"):
        await house.people.become_account(account, PASSWORD)


async def test_a_guest_with_a_weak_password_stays_a_guest(house: House) -> None:
    guest = await house.guest("Lucia Fabricia")
    with pytest.raises(Complaint, match="password-weak"):
        await house.people.become_account(guest, "lucia fabricia")
    assert (await house.people.by_id(guest.id)) == replace(guest, session=None)


async def test_a_wrong_name_and_a_wrong_password_are_refused_alike_with_the_same_work(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.account("Lucia")
    burnt: list[str] = []

    async def burn() -> None:
        burnt.append("one")

    monkeypatch.setattr(people_module, "burn", burn)
    answers = []
    for name, password in (("Lucia", "not the password"), ("Gaius", PASSWORD)):
        with pytest.raises(Unauthenticated) as caught:
            await house.people.sign_in(name, password, "Firefox", None)
        answers.append((caught.value.key, caught.value.params))
    assert answers == [("sign-in-wrong", {})] * 2
    assert burnt == ["one"]
    assert len(await house.rows(sessions.c.id)) == 1


async def test_a_password_hashed_with_less_work_is_hashed_anew(house: House) -> None:
    account = await house.account("Lucia")
    weak = argon2.PasswordHasher(time_cost=1, memory_cost=32, parallelism=1).hash(PASSWORD.encode())
    async with house.database.write() as connection:
        await connection.execute(update(people).where(people.c.id == account.id).values(password=weak))
    for _ in range(2):
        signed_in, _ = await house.people.sign_in("Lucia", PASSWORD, "Firefox", None)
        assert signed_in.id == account.id
    [(hashed,)] = await house.rows(people.c.password)
    assert hashed != weak
    assert argon2.extract_parameters(hashed).memory_cost == QUICK.memory_cost


async def test_a_new_password_ends_all_other_sessions(house: House) -> None:
    await house.account("Lucia")
    here, cookie = await house.people.sign_in("Lucia", PASSWORD, "here", None)
    _, elsewhere = await house.people.sign_in("Lucia", PASSWORD, "elsewhere", None)
    with pytest.raises(Denied, match="password-wrong"):
        await house.people.change_password(here, "a wrong one", "another password")
    with pytest.raises(Denied, match="password-wrong"):
        await house.people.change_password(here, None, "another password")
    assert await house.people.by_cookie(elsewhere)
    await house.people.change_password(here, PASSWORD, "another password")
    assert await house.people.by_cookie(cookie) == here
    assert await house.people.by_cookie(elsewhere) is None
    with pytest.raises(Unauthenticated):
        await house.people.sign_in("Lucia", PASSWORD, "Firefox", None)
    await house.people.sign_in("Lucia", "another password", "Firefox", None)


async def test_who_signs_in_with_the_old_password_while_it_is_changed_does_not_stay_in(house: House) -> None:
    account = await house.account("Lucia")
    _, signed_in = await asyncio.gather(
        house.people.change_password(account, PASSWORD, "another password"),
        house.people.sign_in("Lucia", PASSWORD, "elsewhere", None),
        return_exceptions=True,
    )
    if isinstance(signed_in, tuple):  # they were first, and then put out
        assert await house.people.by_cookie(signed_in[1]) is None
    assert [session.current for session in await house.people.sessions(account)] == [True]


async def test_a_guest_has_no_password_to_change(house: House) -> None:
    with pytest.raises(Denied, match="account-needed"):
        await house.people.change_password(await house.guest(), None, PASSWORD)


async def test_people_are_shown_their_own_profile(house: House) -> None:
    guest, account = await house.guest(), await house.account("Lucia")
    assert not (await house.people.profile(guest)).has_password
    assert (await house.people.profile(account)).has_password


# Sessions


async def test_sessions_are_listed_and_can_be_ended_one_by_one(house: House) -> None:
    await house.account("Lucia")
    house.clock.now += DAY
    phone, phone_cookie = await house.people.sign_in("Lucia", PASSWORD, "a phone", None)
    house.clock.now += DAY
    laptop, laptop_cookie = await house.people.sign_in("Lucia", PASSWORD, "a laptop", None)
    listed = await house.people.sessions(laptop)
    assert [(one.agent, one.current) for one in listed] == [
        ("a laptop", True),
        ("a phone", False),
        ("a browser", False),
    ]
    assert (listed[1].created_at, listed[1].seen_at) == (house.clock.now - DAY, house.clock.now - DAY)
    await house.people.end_session(laptop, listed[1].id)
    assert await house.people.by_cookie(phone_cookie) is None
    assert await house.people.by_cookie(laptop_cookie) == laptop
    with pytest.raises(Missing, match="session-missing"):
        await house.people.end_session(laptop, phone.session or "")
    await house.people.end_other_sessions(laptop)
    assert [one.agent for one in await house.people.sessions(laptop)] == ["a laptop"]
    await house.people.sign_out(laptop)
    assert await house.people.by_cookie(laptop_cookie) is None


async def test_nobody_ends_the_session_of_another(house: House) -> None:
    victim, cookie = await house.people.new_guest("Firefox", None)
    rival = await house.guest()
    with pytest.raises(Missing):
        await house.people.end_session(rival, victim.session or "")
    await house.people.end_other_sessions(rival)
    assert await house.people.by_cookie(cookie) == victim


async def test_a_session_that_ends_in_one_process_is_over_in_all(house: House, database_url: str) -> None:
    person, cookie = await house.people.new_guest("Firefox", None)
    elsewhere = Database(database_url)
    there = People(elsewhere, KEYS, house.clock)
    assert await there.by_cookie(cookie) == person
    await house.people.sign_out(person)
    assert await there.by_cookie(cookie) is None
    await elsewhere.close()


async def test_who_signs_in_anew_leaves_the_old_session(house: House) -> None:
    await house.account("Lucia")
    first, old = await house.people.sign_in("Lucia", PASSWORD, "Firefox", None)
    again, new = await house.people.sign_in("Lucia", PASSWORD, "Firefox", first)
    assert again.id == first.id
    assert await house.people.by_cookie(old) is None
    assert await house.people.by_cookie(new) == again


async def test_somebody_who_is_gone_is_told_so(house: House) -> None:
    guest = await house.guest("Lucia")

    async def stay(_: Any) -> None:
        pass

    await house.farewell.delete(guest, stay)
    for attempt in (
        house.people.rename(guest, "Drusilla"),
        house.people.become_account(guest, PASSWORD),
        house.people.profile(guest),
        house.farewell.export(guest),
    ):
        with pytest.raises(Unauthenticated, match="person-gone"):
            await attempt


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_about_people_have_their_words(language: str) -> None:
    assert "10" in complain(Texts(language), Conflict("bots-most", most=10))
    for key in ("name-taken", "sign-in-wrong", "last-way-in", "mail-link", "email-taken", "person-gone"):
        assert complain(Texts(language), Complaint(key))
