"""The desk: a change is kept whole or not at all, memory never says anything else than the rows, and all are told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.core.game import IllegalMove
from conspiratio.server.store.database import Database
from conspiratio.server.store.fast_lane import Statement
from conspiratio.server.store.schema import entries, messages, seats, tables
from conspiratio.server.tables import actions
from conspiratio.server.tables import desk as desk_module
from conspiratio.server.tables.desk import TRIES, Desk
from conspiratio.server.tables.entries import Entry
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Conflict, Missing, Unavailable

from .build import House, house
from .test_play import a_move, acting, decides, play_of


@pytest.fixture
async def home(database_url: str) -> AsyncIterator[House]:
    async with house(database_url) as one:
        yield one


@pytest.fixture
async def table(home: House) -> Table:
    return await home.table(await home.person("Livia"), "caligula", "mm")


async def rows(home: House, id: str) -> tuple[int, int]:
    """The version of a table, and how many entries it has: their numbers have no gaps."""
    async with home.database.read() as connection:
        version = (await connection.execute(select(tables.c.version).where(tables.c.id == id))).scalar_one()
        query = select(entries.c.number).where(entries.c.table == id).order_by(entries.c.number)
        numbers = (await connection.execute(query)).scalars().all()
    assert list(numbers) == list(range(len(numbers)))
    return version, len(numbers)


async def read_anew(home: House, id: str) -> Table:
    return await Desk(home.database, home.time).table(id)


async def agrees(home: House, id: str) -> Table:
    """Memory and rows tell the same."""
    here, anew = await home.desk.table(id), await read_anew(home, id)
    assert here == anew
    assert await rows(home, id) == (here.version, play_of(here).number)
    return here


# Whole or not at all


async def test_what_a_hook_objects_to_has_never_happened(home: House, table: Table) -> None:
    objects, told = True, []

    async def hook(connection: AsyncConnection, before: Table, after: Table) -> None:
        assert before.version + 1 == after.version
        said = {"table": after.id, "room": "players", "name": "Livia", "text": "!", "at": 0}
        await connection.execute(insert(messages), said)
        if objects:
            raise Conflict("table-goes-on")

    home.desk.hooks.append(hook)
    home.desk.listeners.append(lambda one: told.append(one.version))
    for trying in (
        home.desk.enter(table.id, decides(table)),
        home.desk.enter(table.id, actions.resign(0)),
        home.lobby.seat_link(home.guests[0], table.id, 0),
    ):
        with pytest.raises(Conflict, match="table-goes-on"):
            await trying
    assert await agrees(home, table.id) == table
    assert told == []
    async with home.database.read() as connection:
        assert (await connection.execute(select(messages.c.id))).all() == []
    objects = False
    after = await home.desk.enter(table.id, decides(table))
    assert play_of(await agrees(home, table.id)).number == 1
    assert told == [after.version]


async def test_a_hook_that_breaks_leaves_nothing_either(home: House, table: Table) -> None:
    async def hook(connection: AsyncConnection, before: Table, after: Table) -> None:
        raise ZeroDivisionError

    home.desk.hooks.append(hook)
    with pytest.raises(ZeroDivisionError):
        await home.desk.enter(table.id, decides(table))
    home.desk.hooks.clear()
    assert await agrees(home, table.id) == table
    await home.desk.enter(table.id, decides(table))
    await agrees(home, table.id)


async def test_what_is_refused_or_has_nothing_to_do_changes_nothing(home: House, table: Table) -> None:
    def refuses(_: Table) -> Entry | None:
        raise Conflict("table-goes-on")

    with pytest.raises(Conflict):
        await home.desk.enter(table.id, refuses)
    with pytest.raises(IllegalMove):
        await home.desk.enter(table.id, actions.move(1 - acting(table), 0, a_move(table)))
    assert await home.desk.enter(table.id, lambda _: None) == table
    assert await agrees(home, table.id) == table

    async def work(connection: AsyncConnection, table: Table) -> None:
        await connection.execute(update(seats).where(seats.c.table == table.id).values(name="Nobody"))
        raise Conflict("seat-taken")

    with pytest.raises(Conflict, match="seat-taken"):
        await home.desk.change(table.id, work)
    assert await agrees(home, table.id) == table


async def test_whoever_is_cut_off_leaves_a_table_that_is_as_its_rows_say(home: House, table: Table) -> None:
    rng = Random("cut off")
    heard = []
    home.desk.listeners.append(lambda one: heard.append(one.version))
    cut_off = 0
    for _ in range(60):
        before = await home.desk.table(table.id)
        trying = asyncio.create_task(home.desk.enter(table.id, decides(before)))
        await asyncio.sleep(rng.choice([0, 0, 0.0005, 0.001, 0.002, 0.005]))
        cut_off += trying.cancel()
        await asyncio.gather(trying, return_exceptions=True)
        if rng.random() < 0.3:
            await home.desk.settle()
            await agrees(home, table.id)
    await home.desk.settle()
    after = await agrees(home, table.id)
    assert cut_off > 5
    assert heard[-1:] == [after.version], "of what was kept, those who look on have heard"
    assert sorted(set(heard)) == heard
    await home.play(table.id, 3)
    await agrees(home, table.id)


async def test_who_is_cut_off_while_others_wait_does_not_hold_them_up(home: House, table: Table) -> None:
    wanted = decides(table)
    async with home.database.write() as connection:  # until we are done with it, nobody can be
        await connection.execute(select(tables.c.id).where(tables.c.id == table.id).with_for_update())
        tries = [asyncio.create_task(home.desk.enter(table.id, wanted)) for _ in range(12)]
        await asyncio.sleep(0.001)
        for one in tries[:6]:
            one.cancel()
    told = await asyncio.gather(*tries, return_exceptions=True)
    assert play_of(await agrees(home, table.id)).number == 1
    assert [one.version for one in told if isinstance(one, Table)] == [table.version + 1] * 6


class Forgetful(Database):
    """A database of which one hears no more, just when it has kept what it was given."""

    goes_away = False

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        async with super().write() as connection:
            yield connection
        if self.goes_away:
            raise Unavailable("database-away")

    async def write_rows(self, statements: Sequence[Statement]) -> bool:
        kept = await super().write_rows(statements)
        if self.goes_away:
            raise Unavailable("database-away")
        return kept


async def test_when_the_databases_answer_is_lost_the_move_may_be_there_and_is_made_once(
    home: House, table: Table
) -> None:
    database = Forgetful(str(home.database.url.render_as_string(hide_password=False)).replace("+aiosqlite", ""))
    desk = Desk(database, home.time)
    try:
        assert await desk.table(table.id) == table
        wanted = decides(table)
        database.goes_away = True
        with pytest.raises(Unavailable):
            await desk.enter(table.id, wanted)
        database.goes_away = False
        assert play_of(await desk.table(table.id)).number == 1
        again = await desk.enter(table.id, wanted)
        assert (play_of(again).number, again.version) == (1, table.version + 1)
        assert await read_anew(home, table.id) == again == await desk.table(table.id)
    finally:
        await database.close()


# Memory


async def test_tables_that_were_forgotten_are_read_again(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "KEPT", 3)
    livia = await home.person("Livia")
    ids = [(await home.table(livia, "pax", "mb", seed=str(n))).id for n in range(8)]
    for _ in range(3):
        for id in ids:
            await home.play(id, 2)
            assert sum(home.desk.known(one) is not None for one in ids) <= 3
    for id in ids:
        assert play_of(await agrees(home, id)).number == 6


async def test_the_tables_used_last_are_kept(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "KEPT", 2)
    livia = await home.person("Livia")
    one, two, three = [(await home.table(livia, "pax", "mb")).id for _ in range(3)]
    assert [home.desk.known(id) is not None for id in (one, two, three)] == [False, True, True]
    await home.desk.table(two)
    await home.desk.table(one)
    assert [home.desk.known(id) is not None for id in (one, two, three)] == [True, True, False]


async def test_games_that_are_over_are_the_first_to_be_forgotten(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "KEPT_OVER", 2)
    livia = await home.person("Livia")
    playing, *ids = [(await home.table(livia, "pax", "mb")).id for _ in range(5)]
    for id in ids:
        await home.desk.enter(id, actions.resign(0))
    assert [home.desk.known(id) is not None for id in (playing, *ids)] == [True, False, False, True, True]
    assert play_of(await agrees(home, ids[0])).ending == "resigned"


async def test_asking_for_tables_that_are_not_there_fills_no_memory(home: House) -> None:
    for n in range(5):
        with pytest.raises(Missing, match="table-missing"):
            await home.desk.table(f"none {n}")
        with pytest.raises(Missing, match="table-missing"):
            await home.desk.enter(f"none {n}", actions.resign(0))
    assert (len(home.desk._known), len(home.desk._locks), len(home.desk._work)) == (0, 0, 0)


# Several at once


async def test_of_many_who_decide_at_once_each_decision_is_made_once(home: House, table: Table) -> None:
    wanted = decides(table)
    answers = await asyncio.gather(*(home.desk.enter(table.id, wanted) for _ in range(25)))
    assert {one.version for one in answers} == {table.version + 1}
    assert play_of(await agrees(home, table.id)).number == 1


async def two_desks(home: House, id: str) -> tuple[Desk, Desk]:
    """As if in two processes; both know the table."""
    desks = Desk(home.database, home.time), Desk(home.database, home.time)
    for desk in desks:
        await desk.table(id)
    return desks


@pytest.fixture
async def shared(postgres_url: str) -> AsyncIterator[House]:
    """A house that more than one process can use."""
    async with house(postgres_url) as one:
        yield one


@pytest.fixture
async def shared_table(shared: House) -> Table:
    return await shared.table(await shared.person("Livia"), "caligula", "mm")


async def test_who_was_overtaken_decides_on_what_is_so_now(shared: House, shared_table: Table) -> None:
    one, other = await two_desks(shared, shared_table.id)
    seat, wanted = acting(shared_table), decides(shared_table)
    moved = await one.enter(shared_table.id, wanted)
    # What this desk remembers would refuse the answer: it wasn't this seat's turn.
    answered = await other.enter(shared_table.id, decides(moved))
    assert play_of(answered).number == 2
    # And what that desk remembers would allow this: nobody had answered.
    with pytest.raises(Conflict, match="undo-not-free"):
        await one.enter(shared_table.id, actions.undo(seat, 1, whole_turn=False))
    assert await one.enter(shared_table.id, wanted) == answered == await one.table(shared_table.id)


async def test_however_a_change_elsewhere_becomes_known_all_here_are_told(shared: House, shared_table: Table) -> None:
    id = shared_table.id
    here, elsewhere = await two_desks(shared, id)
    told: list[int] = []
    here.listeners.append(lambda one: told.append(one.version))
    table = await elsewhere.enter(id, decides(shared_table))
    await here.woken(id)
    assert told == [table.version]
    table = await elsewhere.enter(id, decides(table))
    await here.table(id)  # somebody reads before the wake-up comes
    await here.woken(id)
    assert told[1:] == [table.version]
    table = await elsewhere.enter(id, decides(table))
    with pytest.raises(Conflict):  # somebody is refused
        await here.enter(id, actions.answer(0, True))
    await here.woken(id)
    assert told[2:] == [table.version]


async def test_nobody_reads_a_table_of_which_half_is_newer(shared: House, shared_table: Table) -> None:
    """Row, seats and entries are three questions to a database that others are changing."""
    id, least = shared_table.id, shared_table.version
    here, elsewhere = await two_desks(shared, id)
    playing = True

    async def look() -> int:
        looks = 0
        while playing:
            for desk in (here, Desk(shared.database, shared.time)):
                seen = await desk.table(id)
                assert seen.version - least == play_of(seen).number
                looks += 1
        return looks

    looking = [asyncio.create_task(look()) for _ in range(3)]
    table = shared_table
    for _ in range(60):
        table = await elsewhere.enter(id, decides(table))
    playing = False
    assert sum(await asyncio.gather(*looking)) > 60


async def test_the_last_word_on_who_sits_where_have_the_rows(home: House, table: Table) -> None:
    """Somebody leaves for good, and their name with them; or a guest becomes an account."""
    heard: list[str | None] = []
    home.desk.listeners.append(lambda one: heard.append(one.seats[0].name))
    await home.play(table.id, 5)
    heard.clear()
    async with home.database.write() as connection:
        changed = tables.c.id == table.id
        await connection.execute(update(tables).where(changed).values(version=tables.c.version + 1, host=None))
        await connection.execute(update(seats).where(seats.c.table == table.id).values(person=None, name="…"))
    await home.desk.woken(table.id)
    assert heard == ["…"]
    after = await home.desk.table(table.id)
    assert (after, after.people, play_of(after).match.names) == (await read_anew(home, table.id), (), ("…", "…"))


async def test_a_change_of_the_rows_that_nobody_told_us_of_is_not_overwritten(home: House, table: Table) -> None:
    async with home.database.write() as connection:
        changed = tables.c.id == table.id
        await connection.execute(update(tables).where(changed).values(version=tables.c.version + 1, host=None))
    after = await home.desk.enter(table.id, decides(table))
    assert (after.host, after.version) == (None, table.version + 2)
    assert await read_anew(home, table.id) == after


async def test_a_table_that_was_deleted_is_forgotten(home: House, table: Table) -> None:
    async with home.database.write() as connection:
        await connection.execute(tables.delete().where(tables.c.id == table.id))
    await home.desk.woken(table.id)
    assert home.desk.known(table.id) is None
    with pytest.raises(Missing):
        await home.desk.enter(table.id, decides(table))


async def test_where_it_never_becomes_quiet_somebody_is_asked_to_try_again(tmp_path: Any) -> None:
    file = tmp_path / "conspiratio.sqlite"
    async with house(f"sqlite:///{file}") as home:
        table = await home.table(await home.person("Livia"), "caligula", "mm")
        asked = 0

        def decide(now: Table) -> Entry | None:
            nonlocal asked
            asked += 1
            with sqlite3.connect(file) as somebody_else:
                somebody_else.execute("UPDATE tables SET version = version + 1")
            somebody_else.close()
            return decides(table)(now)

        with pytest.raises(Unavailable, match="table-busy"):
            await home.desk.enter(table.id, decide)
        assert asked == TRIES
        assert await rows(home, table.id) == (table.version + TRIES, 0)
        assert play_of(await home.desk.enter(table.id, decides(table))).number == 1
