"""A guest who signs in takes along what they did; the account keeps what it had."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from conspiratio.server.people.person import Person
from conspiratio.server.store.schema import campaign, dailies, messages, muted, outbox, people, subscriptions, tables
from conspiratio.server.tables.desk import Desk
from conspiratio.server.tables.lobby import Lobby
from conspiratio.server.tables.setup import Chair, Setup

from .house import PASSWORD, House


async def sign_in(house: House, was: Person | None) -> Person:
    person, _ = await house.people.sign_in("Lucia", PASSWORD, "Firefox", was)
    return person


async def test_seats_and_hosted_tables_become_the_accounts(house: House) -> None:
    account, guest, rival = await house.account("Lucia"), await house.guest("Nobody"), await house.guest("Gaius")
    made = {status: await house.table(status, guest, guest, rival) for status in ("open", "playing", "over")}
    hosted = await house.table("open", guest, rival)
    other = await house.table("open", rival, rival)
    await sign_in(house, guest)
    assert await house.seats(made["open"]) == [(account.id, "Lucia"), (rival.id, "Gaius")]
    for status in ("playing", "over"):  # what was played under a name stays under it
        assert await house.seats(made[status]) == [(account.id, "Nobody"), (rival.id, "Gaius")]
    hosts = dict(await house.rows(tables.c.id, tables.c.host))
    assert hosts == dict.fromkeys([*made.values(), hosted], account.id) | {other: rival.id}
    assert await house.people.by_id(guest.id) is None
    assert sorted(house.changed) == sorted([*made.values(), hosted])
    assert [await house.version(table) for table in (*made.values(), hosted, other)] == [4, 4, 4, 4, 3]


async def test_nobody_gets_two_seats_at_a_table_that_waits(house: House) -> None:
    account, guest = await house.account("Lucia"), await house.guest("Nobody")
    table = await house.table("open", account, account, guest)
    await sign_in(house, guest)
    assert await house.seats(table) == [(account.id, "Lucia"), (None, None)]


async def test_a_game_that_plays_loses_no_seat(house: House) -> None:
    account, guest, rival = await house.account("Lucia"), await house.guest("Nobody"), await house.guest("Gaius")
    table = await house.table("playing", account, account, guest, rival)
    await sign_in(house, guest)
    assert await house.seats(table) == [(account.id, "Lucia"), (account.id, "Nobody"), (rival.id, "Gaius")]


async def test_the_game_goes_on_with_the_account(house: House) -> None:
    desk = Desk(house.database, house.clock)
    lobby = Lobby(desk)
    house.people.listeners.append(desk.woken)
    account, guest = await house.account("Lucia"), await house.guest("Nobody")
    setup = Setup("pax", [Chair("me"), Chair("bot", "random")])
    table = await lobby.create(guest, setup)
    assert table.status == "playing"
    await sign_in(house, guest)
    after = await desk.table(table.id)
    assert (after.seats_of(account.id), after.host, after.version) == ((0,), account.id, table.version + 1)
    assert after.play
    assert after.play.match.commitment == table.commitment


def campaign_row(person: Person, number: int, table: str) -> dict[str, Any]:
    return {"person": person.id, "number": number, "table": table, "at": 1}


def daily_row(person: Person, day: str, table: str) -> dict[str, Any]:
    ranked = person.kind == "account"
    return {"person": person.id, "day": day, "game": "pax", "table": table, "ranked": ranked, "at": 1}


async def test_campaign_and_dailies_come_along_where_the_account_has_none(house: House) -> None:
    account, guest = await house.account("Lucia"), await house.guest()
    for row in (campaign_row(account, 1, "old"), campaign_row(guest, 1, "new"), campaign_row(guest, 2, "new")):
        await house.put(campaign, **row)
    for row in (daily_row(account, "2026-11-01", "old"), daily_row(guest, "2026-11-01", "new")):
        await house.put(dailies, **row)
    await house.put(dailies, **daily_row(guest, "2026-11-02", "new"))
    await sign_in(house, guest)
    kept = await house.rows(campaign.c.person, campaign.c.number, campaign.c.table)
    assert kept == [(account.id, 1, "old"), (account.id, 2, "new")]
    played = await house.rows(dailies.c.person, dailies.c.day, dailies.c.table, dailies.c.ranked)
    assert played == [(account.id, "2026-11-01", "old", True), (account.id, "2026-11-02", "new", False)]


async def test_what_was_said_and_where_notices_go_comes_along(house: House) -> None:
    account, guest = await house.account("Lucia"), await house.guest("Nobody")
    table = await house.table("over", None, guest)
    await house.put(messages, table=table, room="players", person=guest.id, name="Nobody", text="salve", at=1)
    await house.put(subscriptions, id="s", person=guest.id, endpoint="e", p256dh="p", auth="a", created_at=1)
    await house.put(outbox, person=guest.id, table=table, channel="push", body="{}", due_at=1)
    for person in (guest, account):
        await house.put(muted, person=person.id, table=table)
    await sign_in(house, guest)
    assert await house.rows(messages.c.person, messages.c.name) == [(account.id, "Nobody")]
    for kind in (subscriptions, outbox, muted):
        assert await house.rows(kind.c.person) == [(account.id,)]


async def test_an_account_is_never_taken_along(house: House) -> None:
    account, other = await house.account("Lucia"), await house.account("Gaius")
    table = await house.table("playing", other, other)
    # even if it was a guest when the request came in
    await sign_in(house, replace(other, kind="guest"))
    assert await house.seats(table) == [(other.id, "Gaius")]
    assert await house.people.by_id(other.id)
    assert {id for (id,) in await house.rows(people.c.id)} == {account.id, other.id}


async def test_signing_in_twice_at_once_takes_the_guest_along_once(house: House) -> None:
    account, guest = await house.account("Lucia"), await house.guest("Nobody")
    table = await house.table("playing", guest, guest)
    await asyncio.gather(*(sign_in(house, guest) for _ in range(4)))
    assert await house.seats(table) == [(account.id, "Nobody")]
    assert await house.rows(people.c.id) == [(account.id,)]
