"""One table that can't be read, or takes too long, is set aside; everything else goes on, and nothing of it is lost."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select, text, update

from conspiratio.games import GAMES
from conspiratio.server.people.farewell import Farewell
from conspiratio.server.people.people import People
from conspiratio.server.people.person import Person
from conspiratio.server.store.schema import tables
from conspiratio.server.tables import actions, folding
from conspiratio.server.tables.aside import SetAside
from conspiratio.server.tables.desk import Desk
from conspiratio.server.trouble import Conflict

from .build import House, house
from .house import KEYS
from .running import running_server
from .test_play import acting, play_of

ENTRY = 'UPDATE entries SET body = :body WHERE "table" = :id AND number = 1'
DAMAGE = {
    "a setup that is no JSON": ("UPDATE tables SET setup = :body WHERE id = :id", "{"),
    "a deal that is no JSON": ("UPDATE tables SET deal = :body WHERE id = :id", "[1"),
    "a deal of other cards": ("UPDATE tables SET deal = replace(deal, 'army-1\"', :body) WHERE id = :id", 'navy-1"'),
    "an entry that is no JSON": (ENTRY, "x"),
    "an unknown entry": (ENTRY, '{"type": "danced", "seat": 0}'),
    "a seat that is not there": (ENTRY, '{"type": "moved", "seat": 7, "move": {"type": "draw"}}'),
    "a move that is none": (ENTRY, '{"type": "moved", "seat": 0, "move": {"type": "dance"}}'),
    "an unknown game": ("UPDATE tables SET game = :body WHERE id = :id", "chess"),
    "rules of tomorrow": ("UPDATE tables SET rules = :body WHERE id = :id", "pax-99"),
}


@pytest.fixture(params=["sqlite", "postgresql"])
async def home(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    url = f"sqlite:///{tmp_path / 'conspiratio.sqlite'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres_url")
    async with house(url) as one:
        yield one


async def harm(home: House, id: str, what: str, body: str | None = None) -> None:
    statement, usual = DAMAGE[what]
    async with home.database.write() as connection:
        await connection.execute(text(statement), {"id": id, "body": body or usual})


async def test_a_table_that_cant_be_read_is_set_aside(home: House, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever is wrong with it; it is logged once, with its id and nothing of what is in it, and no row is changed."""
    livia = await home.person("Livia")
    for what in DAMAGE:
        table = await home.table(livia, "pax", "mm", visibility="public")
        await home.play(table.id, 3)
        await harm(home, table.id, what)
        desk = Desk(home.database, home.time)
        caplog.clear()
        for _ in range(3):
            with pytest.raises(SetAside, match="table-broken") as caught:
                await desk.table(table.id)
        aside = caught.value.table
        assert (aside.id, aside.status, aside.host, aside.names) == (table.id, "broken", livia.id, table.names)
        said = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert [getattr(record, "table", None) for record in said] == [table.id], what
        assert table.invite not in caplog.text
    assert {table.status for table in [await home.desk.table((await home.table(livia, "pax", "mm")).id)]} == {"playing"}


async def test_a_table_is_found_again_by_a_program_that_can_read_it(home: House) -> None:
    livia = await home.person("Livia")
    table = await home.table(livia, "pax", "mm")
    await harm(home, table.id, "rules of tomorrow")
    with pytest.raises(SetAside):
        await Desk(home.database, home.time).table(table.id)
    await harm(home, table.id, "rules of tomorrow", "pax-1")
    assert (await Desk(home.database, home.time).table(table.id)).status == "playing"


async def test_a_table_says_by_which_rules_it_was_dealt(home: House) -> None:
    livia = await home.person("Livia")
    for name, game in GAMES.items():
        table = await home.table(livia, name, "mm")
        async with home.database.read() as connection:
            row = (
                await connection.execute(select(tables.c.rules, tables.c.aside).where(tables.c.id == table.id))
            ).one()
        assert tuple(row) == (game.rules_version, None)


async def test_only_who_knows_of_a_table_learns_that_it_is_set_aside(home: House) -> None:
    livia, nero = await home.person("Livia"), await home.person("Nero")
    hidden, shown = await home.table(livia), await home.table(livia, visibility="public")
    for table, told in ((hidden, "table-missing"), (shown, "table-broken")):
        await harm(home, table.id, "rules of tomorrow")
        with pytest.raises(SetAside) as caught:
            await Desk(home.database, home.time).table(table.id)
        assert caught.value.told_to(livia.id).key == "table-broken"
        assert caught.value.told_to(nero.id).key == caught.value.told_to(None).key == told


async def test_a_host_with_an_unreadable_table_can_export_and_leave(home: House) -> None:
    livia = await home.person("Livia")
    table = await home.table(livia)
    await harm(home, table.id, "a setup that is no JSON")
    farewell = Farewell(home.database, home.time, People(home.database, KEYS, home.time))
    assert (await farewell.export(livia))["tables"][0]["setup"] == "{"

    async def resigns(person: Person) -> None:
        with pytest.raises(SetAside):
            await Desk(home.database, home.time).enter(table.id, actions.resign(0))

    await farewell.delete(livia, resigns)


async def test_a_table_that_takes_too_long_is_set_aside_for_this_program(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    livia = await home.person("Livia")
    table = await home.table(livia, "pax", "mm")
    told: list[SetAside] = []
    home.desk.parting.append(told.append)
    with monkeypatch.context() as slow:
        slow.setattr("conspiratio.server.tables.desk.LONGEST_STEP", -1.0)
        seat = acting(table)
        move = play_of(table).match.legal_moves()[0]
        await home.desk.enter(table.id, actions.move(seat, 0, move))
        await home.desk.settle()
    assert [one.key for one in told] == ["table-slow"]
    for desk in (home.desk, Desk(home.database, home.time)):  # after a restart, too
        with pytest.raises(SetAside, match="table-slow"):
            await desk.table(table.id)
    async with home.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == table.id).values(aside="0.0.1"))
    again = await Desk(home.database, home.time).table(table.id)
    assert len(play_of(again).match.moves) == 1, "what was acknowledged is kept"


async def test_entries_are_read_in_slices(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between them others get their turn; and who asks meanwhile waits for the same reading."""
    livia = await home.person("Livia")
    table = await home.table(livia, "pax", "mm")
    await home.play(table.id, 40)
    monkeypatch.setattr(folding, "SLICE", 0.0)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    desk, steps = Desk(home.database, home.time), []
    desk.watch = steps.append
    waiting = asyncio.create_task(others())
    both = await asyncio.gather(desk.table(table.id), desk.table(table.id))
    waiting.cancel()
    assert both[0] is both[1]
    assert len(steps) == 41
    assert turns > 41


async def test_a_table_that_is_full_takes_moves_but_nothing_is_taken_back(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    livia = await home.person("Livia")
    table = await home.table(livia, "pax", "mm")
    table = await home.play(table.id, 2)
    monkeypatch.setattr(actions, "MOST_ENTRIES", 2)
    play = play_of(table)
    for decision in (actions.undo(0, len(play.made[0]), whole_turn=False), actions.offer(0, "abort")):
        with pytest.raises(Conflict, match="table-entries-many"):
            await home.desk.enter(table.id, decision)
    assert (await home.play(table.id, 1)).version == table.version + 1


async def test_one_broken_table_stops_nobody(tmp_path: Path) -> None:
    """Through the real server: lobby, own tables, other tables, bots, after a restart."""
    with running_server(tmp_path) as server:
        async with server.person() as livia, server.person("de") as nero:
            bad = await livia.table("pax", "mr", visibility="public", bot_pace=0)
            good = await livia.table("pax", "mr", visibility="public", bot_pace=0)
            waits = await livia.table("pax", "mo", visibility="public")
            server.stop()
            with closing(sqlite3.connect(tmp_path / "conspiratio.sqlite")) as file, file:
                file.execute("UPDATE tables SET deal = '{' WHERE id = ?", (bad["id"],))
                file.execute("UPDATE tables SET due_at = 1 WHERE id = ?", (bad["id"],))  # somebody should see to it
            server.start()
            assert {one["id"] for one in (await nero.get("/api/tables"))["tables"]} == {good["id"], waits["id"]}
            mine = {one["id"]: one["status"] for one in (await livia.get("/api/me/tables"))["tables"]}
            assert mine == {bad["id"]: "broken", good["id"]: "playing", waits["id"]: "open"}
            told = await nero.get(f"/api/tables/{bad['id']}", expect=409)
            assert told["error"]["key"] == "table-broken"
            assert "Version" in told["error"]["text"]
            await livia.get(f"/api/tables/{bad['id']}/seats/0", expect=409)
            async with livia.sit(bad["id"]) as line:
                assert (await line.frame())["error"]["key"] == "table-broken"
                assert await line.closed() == 4409
            async with livia.sit(good["id"]) as line:
                await line.play_on(2)
            await nero.post(f"/api/tables/{waits['id']}/join", {})
            assert server.log().count(bad["id"]) == 1
            await livia.delete("/api/me")
