"""Names that look alike are one name: for accounts, for guests, at a table and in old databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, select, text

from conspiratio.server.people.likeness import LONGEST, alike, skeleton, told_apart
from conspiratio.server.store.database import Database
from conspiratio.server.store.migrate import migrate_to, schema_at, upgrade
from conspiratio.server.store.schema import people

from .running import Player, Running, running_server, seated

PASSWORD = "nine honest augurs"
LIVIAS = [
    *("LIVIA", "livia", "L I V I A", "Livia.", "Ｌｉｖｉａ", "Lívîa", "Livia\u0301", "Livia\ufe0f", "Liv\U000e0101ia"),
    *("Lіvіа", "Llvla", "L1v1a", "LlVlA", "Ⅼivia", "𝕷𝖎𝖛𝖎𝖆", "ʟɪᴠɪᴀ", "🅻🅸🆅🅸🅰", "Łivia", "Liv\u200bia", "\u202eLivia"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_server(tmp_path_factory.mktemp("likeness")) as running:
        yield running


async def account(player: Player, name: str) -> Player:
    player.me = await player.put("/api/me/name", {"name": name})
    await player.post("/api/me/account", {"password": PASSWORD})
    return player


async def refused(player: Player, name: str) -> None:
    told = await player.put("/api/me/name", {"name": name}, expect=409)
    assert told["error"]["key"] == "name-taken"


# What looks alike


@pytest.mark.parametrize("other", LIVIAS)
def test_names_look_alike_whatever_signs_they_are_made_of(other: str) -> None:
    assert alike("Livia", other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Marcus", "rnarcus"),
        ("Paul", "PauI"),
        ("Otto", "0TT0"),
        ("Walter", "VValter"),
        ("αννα", "ΑΝΝΑ"),
        ("Zoë", "Zoe"),
    ],
)
def test_other_pairs(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Livia", "Lydia"),
        ("Livia", "Livia 2"),
        ("李小龍", "李小鳳"),
        ("राम", "रीमा"),
        ("ǃǃ", "??"),
        ("Rome ❤️", "Rome ☠️"),
    ],
)
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert not alike(one, other)


@settings(max_examples=50)
@given(st.text(max_size=40))
def test_every_name_has_a_skeleton_that_fits_the_column_and_never_looks_new(name: str) -> None:
    assert len(skeleton(name)) <= LONGEST
    assert skeleton(name) == skeleton(name + "\ufe0f") == skeleton(f" {name}")


def test_the_second_of_a_name_at_a_table_gets_a_number() -> None:
    names: list[str] = []
    for name in ("Livia", "LIVIA", "L1via", "Gaius"):
        names.append(told_apart(name, names))
    assert names == ["Livia", "LIVIA (2)", "L1via (3)", "Gaius"]


# Accounts and guests


async def test_nobody_has_a_name_that_looks_like_an_accounts(server: Running) -> None:
    async with server.person() as livia, server.person() as guest, server.person() as other:
        await account(livia, "Livia Drusilla")
        await account(other, "Antonia")
        for name in ("livia drusilla", "Liviа Drusilla", "LIVIA DRUSlLLA", "Lívia-Drusilla", "Livia\ufe0f Drusilla"):
            await refused(guest, name)
            await refused(other, name)
        told = await other.post("/api/me/bots", {"name": "Livia Drusi11a"}, expect=409)
        assert told["error"]["key"] == "name-taken"
        await other.post("/api/me/bots", {"name": "Antonia's Oracle"})
        await refused(guest, "Antonias 0racle")
        assert (await livia.put("/api/me/name", {"name": "LIVIA Drusilla"}))["name"] == "LIVIA Drusilla"
        async with server.person() as elsewhere:  # one signs in by what one types
            await elsewhere.post("/api/session", {"name": "livia drusilla", "password": PASSWORD})


async def test_an_account_takes_its_name_from_guests_who_had_it(server: Running) -> None:
    async with server.person() as guest, server.person() as host, server.person() as owner:
        for player in (guest, owner):
            await player.put("/api/me/name", {"name": "Porcia"})
        table = await host.table("pax", "moo", starts="host")
        await guest.post(f"/api/join/{table['invite']}")
        await account(owner, "Porcia")
        now = (await guest.get("/api/me"))["name"]
        assert not alike(now, "Porcia")
        assert (await host.get(f"/api/tables/{table['id']}"))["seats"][1]["name"] == now
        await refused(guest, "Pоrcia")


# At a table


async def test_no_two_at_a_table_look_alike(server: Running) -> None:
    async with server.person() as host, server.person() as second, server.person() as third:
        for player, name in ((host, "Calvina"), (second, "CALVINA"), (third, "Caivina")):
            await player.put("/api/me/name", {"name": name})
        table = await host.table("pax", "moo", starts="host")
        for player in (second, third):
            await player.post(f"/api/join/{table['invite']}")
        assert await names(host, table) == ["Calvina", "CALVINA (2)", "Caivina (3)"]
        await third.put("/api/me/name", {"name": "Lucilla"})
        assert await names(host, table) == ["Calvina", "CALVINA (2)", "Lucilla"]
        await third.put("/api/me/name", {"name": "Ca1vina"})
        assert await names(host, table) == ["Calvina", "CALVINA (2)", "Ca1vina (3)"]
        await second.put("/api/me/name", {"name": "Metella"})
        assert await names(host, table) == ["Calvina", "Metella", "Ca1vina (3)"]


async def test_bots_have_names_that_nobody_at_the_table_has(server: Running) -> None:
    async with server.person() as brutus:
        await brutus.put("/api/me/name", {"name": "Cass1us"})
        table = await brutus.table("pax", "bbm")
        told = await names(brutus, table)
        assert (told[0], told[2]) == ("Brutus", "Cass1us")
        assert not any(alike(told[1], name) for name in (told[0], told[2]))
        open_table = await brutus.table("pax", "bbo", starts="host")
        joined = await brutus.post(f"/api/join/{open_table['invite']}")
        assert joined["seat"] == 2
        assert await names(brutus, open_table) == ["Brutus", "Cassius", "Cass1us (2)"]


async def test_whoever_plays_at_ones_own_device_has_no_accounts_name_where_others_see_it(server: Running) -> None:
    async with server.person() as octavia, server.person() as host:
        await account(octavia, "Octavia")
        mine = [{"who": "me"}, {"who": "me", "name": "0ctavia"}]
        setup = {"game": "pax", "chairs": [*mine, {"who": "open"}]}
        told = await host.post("/api/tables", setup, expect=409)
        assert (told["error"]["key"], "0ctavia" in told["error"]["text"]) == ("chair-name-taken", True)
        await host.post("/api/tables", {"game": "pax", "chairs": mine})  # among themselves they are called as they are
        table = await octavia.post("/api/tables", setup)
        assert await names(octavia, table) == ["Octavia", "0ctavia (2)", None]


async def test_in_the_chat_nobody_speaks_by_anothers_name(server: Running) -> None:
    async with server.person() as host, server.person() as rival, server.person() as spectator:
        await host.put("/api/me/name", {"name": "Poppaea"})
        table = await host.table("pax", "mo", visibility="public")
        await rival.post(f"/api/join/{table['invite']}")
        async with seated(table["id"], host, rival):
            for player in (rival, spectator):
                await player.put("/api/me/name", {"name": "Poppaеa"})
                await player.post(f"/api/tables/{table['id']}/chat", {"text": "I am Poppaea."})
            said = (await rival.get(f"/api/tables/{table['id']}/chat"))["chat"]
            assert [one["name"] for one in said] == [rival.me["name"]]
            heard = (await spectator.get(f"/api/tables/{table['id']}/chat"))["chat"]
            assert [one["name"] for one in heard] == ["Poppaеa (2)"]


async def names(player: Player, table: dict[str, str]) -> list[str | None]:
    return [seat["name"] for seat in (await player.get(f"/api/tables/{table['id']}"))["seats"]]


# Old databases


async def test_accounts_that_look_alike_already_go_on(database_url: str) -> None:
    database = Database(database_url)
    async with database.rebuild() as connection:
        await connection.run_sync(migrate_to, "0003")
        old = schema_at("0003").tables["people"]
        common = {"email_confirmed": False, "notices": "{}", "seen_at": 0}
        for id, kind, name, at in [
            ("late", "account", "Lívia", 3),
            ("first", "account", "Livia", 1),
            ("bot", "bot", "L1via", 2),
            ("guest", "guest", "LIVIA", 0),
            ("other", "account", "Gaius", 2),
        ]:
            login = name.casefold() if kind == "account" else None
            row = {"id": id, "kind": kind, "name": name, "login": login, "created_at": at, **common}
            await connection.execute(insert(old), row)
    await upgrade(database)
    async with database.read() as connection:
        found = {row.id: row.skeleton for row in await connection.execute(select(people.c.id, people.c.skeleton))}
        devices = (await connection.execute(text("SELECT DISTINCT devices FROM people"))).scalars().all()
    await database.close()
    shape = skeleton("Livia")
    assert found == {
        **{"first": shape, "bot": f"{shape} bot", "late": f"{shape} late", "guest": shape},
        "other": skeleton("Gaius"),
    }
    assert devices == [0]
