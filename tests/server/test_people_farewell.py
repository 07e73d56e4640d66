"""What people may take along, what stays behind when they leave, and what time sweeps away."""

from __future__ import annotations

import asyncio
import json

import pytest

from conspiratio.server.people import farewell
from conspiratio.server.people.person import Person
from conspiratio.server.store.schema import (
    campaign,
    dailies,
    mail_tokens,
    messages,
    metadata,
    muted,
    outbox,
    passkeys,
    people,
    rating_changes,
    ratings,
    sessions,
    subscriptions,
    tables,
)

from .house import DAY, PASSWORD, House

OUTCOME = '{"ending":"finished","result":{"winners":[0]},"places":[1,2],"resigned":[]}'
SECRETS = ("SECRET-DEAL", "SECRET-NONCE", "SECRET-KEY", "SECRET-P256DH", "SECRET-AUTH", "SECRET-LINK")


async def settle(house: House, name: str) -> tuple[Person, dict[str, str]]:
    """An account that has left something everywhere, and where it sits."""
    account = await house.account(name)
    rival = await house.guest(f"Rival of {name}")
    secret = {"deal": "SECRET-DEAL", "nonce": f"SECRET-NONCE {name}"}
    made = {
        "open": await house.table("open", account, account, rival),
        "visited": await house.table("open", rival, rival, account),
        "playing": await house.table("playing", account, account, rival, **secret),
        "over": await house.table("over", rival, account, rival, outcome=OUTCOME, **secret),
    }
    over = made["over"]
    await house.put(
        passkeys, id=f"key {name}", person=account.id, public_key="SECRET-KEY", sign_count=1, name="phone", created_at=1
    )
    await house.robots.create(account, f"Bot of {name}")
    await house.mailbox.confirm(await house.mailbox.set_email(account, f"{name}@example.org"))
    await house.mailbox.set_email(account, f"new.{name}@example.org")
    for person, text in ((account, f"salve from {name}"), (rival, "rival words")):
        await house.put(messages, table=over, room="players", person=person.id, name=person.name, text=text, at=1)
    await house.put(ratings, person=account.id, game="pax", mu=25.5, sigma=8.0, games=1, changed_at=1)
    await house.put(rating_changes, table=over, person=account.id, game="pax", mu=25.5, sigma=8.0, place=1, at=1)
    await house.put(campaign, person=account.id, number=3, table=over, at=1)
    played = {"table": over, "place": 1, "score": 30, "ranked": True, "at": 1}
    await house.put(dailies, day="2026-11-01", game="pax", person=account.id, **played)
    await house.put(
        subscriptions,
        id=f"s {name}",
        person=account.id,
        endpoint="https://push.example/1",
        p256dh="SECRET-P256DH",
        auth="SECRET-AUTH",
        created_at=1,
    )
    await house.put(muted, person=account.id, table=over)
    await house.put(outbox, person=account.id, table=over, channel="mail", body="SECRET-LINK", due_at=1)
    return account, made


async def stay(_: Person) -> None:
    """Leaves no table."""


# Taken along


async def test_people_get_all_that_is_kept_of_them(house: House) -> None:
    account, made = await settle(house, "lucia")
    record = await house.farewell.export(account)
    assert json.loads(json.dumps(record)) == record
    profile = record["profile"]
    assert (profile["name"], profile["login"], profile["email"]) == ("lucia", "lucia", "lucia@example.org")
    assert (profile["has_password"], profile["notices"]) == (True, {})
    assert [one["agent"] for one in record["sessions"]] == ["a browser"]
    assert [one["name"] for one in record["passkeys"]] == ["phone"]
    assert [one["name"] for one in record["bots"]] == ["Bot of lucia"]
    assert [one["email"] for one in record["mail_links"]] == ["new.lucia@example.org"]
    assert [one["text"] for one in record["messages"]] == ["salve from lucia"]
    assert [(one["game"], one["mu"]) for one in record["ratings"]] == [("pax", 25.5)]
    assert [(one["table"], one["place"]) for one in record["rating_changes"]] == [(made["over"], 1)]
    assert [one["number"] for one in record["campaign"]] == [3]
    assert [(one["day"], one["score"]) for one in record["dailies"]] == [("2026-11-01", 30)]
    assert [one["endpoint"] for one in record["subscriptions"]] == ["https://push.example/1"]
    assert (record["muted"], len(record["notices_waiting"])) == ([{"table": made["over"]}], 1)
    found = {table["id"]: table for table in record["tables"]}
    assert found.keys() == set(made.values())
    assert found[made["over"]]["seats"] == [{"seat": 0, "name": "lucia"}]
    assert found[made["over"]]["outcome"]["places"] == [1, 2]
    assert found[made["playing"]]["outcome"] is None
    assert found[made["open"]]["setup"]["game"] == "pax"  # their own table
    assert found[made["visited"]]["setup"] is None


async def test_nobody_gets_what_is_secret_or_anothers(house: House) -> None:
    account, made = await settle(house, "lucia")
    other, theirs = await settle(house, "gaius")
    text = json.dumps(await house.farewell.export(account))
    hashes = [
        row
        for columns in (sessions.c.id, mail_tokens.c.hash, people.c.password, tables.c.invite)
        for (row,) in await house.rows(columns)
        if row
    ]
    for secret in (*SECRETS, *hashes, "rival words", "Rival of", "gaius", other.id, *theirs.values()):
        assert secret not in text
    assert made["over"] in text


async def test_every_table_that_keeps_something_of_people_is_thought_of() -> None:
    kept = {name for name, table in metadata.tables.items() if "person" in table.c}
    exported = {columns[0].table.name for columns in farewell._OWN.values()}
    assert kept - exported == {"seats", "tokens"}  # told with the tables; never told


async def test_a_guest_may_take_their_data_as_well(house: House) -> None:
    record = await house.farewell.export(await house.guest("Lucia"))
    assert (record["profile"]["name"], record["tables"], record["bots"]) == ("Lucia", [], [])


# Left behind


async def test_nothing_of_a_deleted_person_is_left(house: House) -> None:
    account, _ = await settle(house, "lucia")
    [bot] = await house.robots.listed(account)
    await house.farewell.delete(account, stay)
    kept = ""
    for table in metadata.tables.values():
        kept += repr(await house.rows(*table.c))
    for trace in (account.id, bot.id, "lucia@example.org", "salve from", "'lucia'", "Bot of", "push.example", "phone"):
        assert trace not in kept
    assert "friend of lucia" not in kept  # whom they had named at their own tables
    with pytest.raises(Exception, match="sign-in-wrong"):
        await house.people.sign_in("lucia", PASSWORD, "Firefox", None)
    await house.account("Lucia")  # the name is free again


async def test_others_keep_what_is_theirs_and_games_their_seats(house: House) -> None:
    account, made = await settle(house, "lucia")
    other, _ = await settle(house, "gaius")
    before = await house.farewell.export(other)
    house.changed.clear()
    await house.farewell.delete(account, stay)
    rival = "Rival of lucia"
    shown = {name: [one for _, one in await house.seats(table)] for name, table in made.items()}
    assert shown == {
        "open": [None, rival],
        "visited": [rival, None],
        "playing": ["…", rival],
        "over": ["…", rival],
    }
    status = dict(await house.rows(tables.c.id, tables.c.status))
    assert status[made["open"]] == "aborted"  # its host is gone
    assert status[made["visited"]] == "open"
    said = await house.rows(messages.c.name, messages.c.text)
    assert said == [
        ("Rival of gaius", "rival words"),
        ("Rival of lucia", "rival words"),
        ("gaius", "salve from gaius"),
        ("…", ""),
    ]
    assert await house.farewell.export(other) == before
    assert sorted(house.changed) == sorted(made.values())
    assert {await house.version(table) for table in made.values()} == {4}


async def test_people_and_their_bots_leave_their_tables_first(house: House) -> None:
    account, _ = await settle(house, "lucia")
    left = []

    async def leave(person: Person) -> None:
        assert await house.people.by_id(person.id)
        left.append(person.name)

    await house.farewell.delete(account, leave)
    assert left == ["Bot of lucia", "lucia"]


async def test_who_can_not_leave_is_not_deleted(house: House) -> None:
    account = await house.account("Lucia")

    async def fail(_: Person) -> None:
        raise ConnectionError

    with pytest.raises(ConnectionError):
        await house.farewell.delete(account, fail)
    await house.people.sign_in("Lucia", PASSWORD, "Firefox", None)


async def test_deleting_twice_at_once_is_deleting(house: House) -> None:
    account, _ = await settle(house, "lucia")
    await asyncio.gather(*(house.farewell.delete(account, stay) for _ in range(3)))
    assert await house.people.by_id(account.id) is None


# Swept away


async def test_guests_who_never_did_anything_are_forgotten_after_a_while(house: House) -> None:
    account, idle, player, talker, host = [
        await house.account("Lucia"),
        *[await house.guest(name) for name in ("Idle", "Player", "Talker", "Host")],
    ]
    await house.robots.create(account, "Machina")
    table = await house.table("over", None, player)
    await house.table("open", host, None)
    await house.put(messages, table=table, room="watchers", person=talker.id, name="Talker", text="salve", at=1)
    house.clock.now += 59 * DAY
    new = await house.guest("New")
    assert await house.farewell.sweep() == 0
    house.clock.now += 2 * DAY
    assert await house.farewell.sweep() == 1
    assert await house.people.by_id(idle.id) is None
    for person in (account, player, talker, host, new):
        assert await house.people.by_id(person.id)
    assert await house.farewell.sweep(older_than_days=1) == 1


async def test_who_came_back_is_not_forgotten(house: House) -> None:
    guest, cookie = await house.people.new_guest("Firefox", None)
    house.clock.now += 59 * DAY
    await house.people.by_cookie(cookie)
    house.clock.now += 2 * DAY
    assert await house.farewell.sweep() == 0
    assert await house.people.by_cookie(cookie) == guest


async def test_many_guests_are_forgotten_in_one_sweep(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(farewell, "AT_ONCE", 3)
    for _ in range(7):
        await house.guest()
    house.clock.now += 61 * DAY
    assert await house.farewell.sweep() == 7
    assert await house.rows(people.c.id) == []


async def test_old_sessions_and_links_end(house: House) -> None:
    account = await house.account("Lucia")
    token = await house.mailbox.set_email(account, "lucia@example.org")
    await house.farewell.sweep()
    assert len(await house.rows(mail_tokens.c.hash)) == 1
    house.clock.now += DAY
    await house.farewell.sweep()
    assert token
    assert await house.rows(mail_tokens.c.hash) == []
    assert len(await house.people.sessions(account)) == 1
    house.clock.now += 180 * DAY
    await house.farewell.sweep()
    assert await house.people.sessions(account) == []
    assert await house.people.by_id(account.id)
