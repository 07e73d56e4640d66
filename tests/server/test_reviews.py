"""Reviews and hints on the server: made once, in the background, for whoever may have them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, func, select

from conspiratio.bots.review import ReviewEffort, Situation
from conspiratio.core.game import Json
from conspiratio.messages.pax import Reviewed
from conspiratio.messages.records import encode
from conspiratio.server.bots.workers import BotWorkers
from conspiratio.server.finished import reviews as reviews_module
from conspiratio.server.finished.reviews import Reviews
from conspiratio.server.store.schema import reviews, tables
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Conflict, Unavailable

from .build import House
from .running import PATIENCE, Running, seated

QUICK = ReviewEffort(judging=6, chances=6, worlds=1, comparing=4, fates=4, fate=4)


class Workers(BotWorkers):
    """Real ones, that count the parts they are asked for and may be told to fail."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[int] = []
        self.fails = False

    async def part(self, game: str, at: Situation, seed: str, effort: ReviewEffort) -> Json:
        if self.fails:
            raise Unavailable("bots-unavailable")
        self.asked.append(at.n)
        return await super().part(game, at, seed, effort)


@asynccontextmanager
async def reviewing(
    rome: House, owns: Callable[[str], bool] = lambda id: True
) -> AsyncIterator[tuple[Reviews, Workers]]:
    workers = Workers()
    await workers.start()
    made = Reviews(rome.desk, workers, owns, QUICK)
    await made.start()
    try:
        yield made, workers
    finally:
        await made.stop()
        await workers.stop()


async def a_game(rome: House, moves: int | None = None) -> Table:
    livia = await rome.person(f"Livia{len(rome.guests)}")
    table = await rome.table(livia, "pax", "mr")
    await rome.play(table.id, moves)
    return await rome.desk.table(table.id)


async def ready(made: Reviews, table: Table, state: str = "ready") -> Any:
    async with asyncio.timeout(PATIENCE):
        while (told := await made.status(table)).state != state:
            await asyncio.sleep(0.02)
    return told


async def test_it_is_made_when_it_is_asked_for_and_then_kept(rome: House) -> None:
    table = await a_game(rome)
    assert table.play
    count = len(table.play.match.states)
    async with reviewing(rome) as (made, workers):
        assert (await made.status(table)).state == "none"
        assert (await made.ask(table)).state in ("waiting", "running")
        await made.ask(table)
        told = await ready(made, table)
        await made.ask(table)
        assert workers.asked == list(range(count)), "each part once, however often it was asked for"
    review = msgspec.json.decode(encode(told))["review"]
    assert review["version"] == 3
    assert all(0 <= seat["luck_within"] < 1 for seat in review["seats"])
    assert [point["n"] for point in review["chances"]] == list(range(count))
    async with reviewing(rome) as (again, workers):
        assert encode(await again.status(table)) == encode(told)
        assert workers.asked == []


async def test_it_goes_on_after_a_restart(rome: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "LOOK", 0.05)
    table = await a_game(rome)
    assert table.play
    async with reviewing(rome) as (made, before):
        await made.ask(table)
        async with asyncio.timeout(PATIENCE):
            while not (row := await made._row(table.id)) or not row.parts:
                await asyncio.sleep(0.01)
        assert 0 < (await made.status(table)).progress < 1
    async with reviewing(rome) as (made, after):
        await ready(made, table)
    assert after.asked[0] > 0
    assert after.asked[-1] == len(table.play.match.moves)
    assert before.asked[0] == 0


async def test_only_the_process_that_cares_for_the_table_makes_it(rome: House) -> None:
    table = await a_game(rome)
    async with reviewing(rome, owns=lambda id: False) as (idle, workers), reviewing(rome) as (made, _):
        assert (await idle.ask(table)).state in ("waiting", "running")
        assert (await ready(idle, table)).review == (await made.status(table)).review
        assert workers.asked == []


async def test_a_game_that_goes_on_has_none(rome: House) -> None:
    table = await a_game(rome, moves=5)
    async with reviewing(rome) as (made, _):
        for ask in (made.ask, made.status):
            with pytest.raises(Conflict, match="replay-not-yet"):
                await ask(table)


async def test_it_goes_with_its_table(rome: House) -> None:
    table = await a_game(rome)
    async with reviewing(rome) as (made, _):
        await made.ask(table)
        await ready(made, table)
        async with rome.database.write() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table.id))
        async with rome.database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(reviews)) == 0


async def test_one_that_fails_is_said_to_and_may_be_asked_for_again(rome: House) -> None:
    table = await a_game(rome)
    async with reviewing(rome) as (made, workers):
        workers.fails = True
        await made.ask(table)
        assert (await ready(made, table, "unavailable")).review is None
        workers.fails = False
        await made.ask(table)
        await ready(made, table)


async def test_without_a_kernel_it_is_said_that_there_is_none(rome: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "can_review", lambda match: False)
    table = await a_game(rome)
    async with reviewing(rome) as (made, workers):
        assert await made.ask(table) == Reviewed(state="unavailable", progress=0.0, review=None)
        assert workers.asked == []


async def test_one_that_was_asked_for_where_there_was_a_kernel_is_not_waited_for_where_there_is_none(
    rome: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game(rome)
    async with reviewing(rome, owns=lambda id: False) as (made, _):
        assert (await made.ask(table)).state == "waiting"
    monkeypatch.setattr(reviews_module, "can_review", lambda match: False)
    async with reviewing(rome) as (made, workers), asyncio.timeout(PATIENCE):
        while (row := await made._row(table.id)) is None or row.waits_since is not None:
            await asyncio.sleep(0.02)
        assert workers.asked == []


async def test_bots_at_tables_go_first() -> None:
    """While anybody waits for a bot, no part of a review is begun."""
    from .test_workers import answer_at_once, middle

    workers = BotWorkers(1)
    answer_at_once(workers)
    await workers.start()
    order: list[str] = []

    async def bot(seed: str) -> None:
        await workers.choose("pax", "greedy", *middle("pax"), seed)
        order.append("bot")

    async def part() -> None:
        with pytest.raises(Unavailable):  # it is no question that could be answered
            await workers.part("pax", Situation(0, None), "seed", QUICK)
        order.append("part")

    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(bot("first"))
            await asyncio.sleep(0)
            group.create_task(part())
            await asyncio.sleep(0)
            for number in range(3):
                group.create_task(bot(f"later {number}"))
    finally:
        await workers.stop()
    assert order == ["bot"] * 4 + ["part"]


# Hints, over HTTP


async def test_a_hint_is_for_who_has_to_decide_at_a_friendly_table(server: Running) -> None:
    async with server.person() as anna, server.person() as ben, server.person() as carl:
        info = await anna.table("pax", "mo", options={"first": 0}, visibility="public")
        where = f"/api/tables/{info['id']}/hint"
        assert (await anna.post(where, expect=409))["error"]["key"] == "table-not-started"
        await ben.post(f"/api/join/{info['invite']}")
        async with seated(info["id"], anna, ben) as lines:
            given = await anna.post(where)
            assert given == await anna.post(where), "asked again, it is the same"
            assert (given["seat"], given["decision"]) == (0, lines[0].update["decision"])
            assert 1 <= len(given["best"]) <= 3
            assert given["best"][0]["move"] in lines[0].update["moves"]
            assert sum(given["win"]) + given["rome"] >= 0.99
            assert (await ben.post(where, expect=409))["error"]["key"] == "hint-not-now"
            assert (await carl.post(where, expect=403))["error"]["key"] == "seat-not-yours"


async def test_no_hint_where_it_counts(server: Running) -> None:
    async with server.person() as anna, server.person() as ben:
        for player, name in ((anna, "Anna"), (ben, "Ben")):
            await player.put("/api/me/name", {"name": name})
            await player.post("/api/me/account", {"password": "nine honest augurs"})
        info = await anna.table("pax", "mo", options={"first": 0}, rated=True, clock={"type": "live"})
        await ben.post(f"/api/join/{info['invite']}")
        told = await anna.post(f"/api/tables/{info['id']}/hint", expect=409)
        assert told["error"]["key"] == "hint-rated"
        daily = await anna.post("/api/daily", {"game": "pax"})
        told = await anna.post(f"/api/tables/{daily['id']}/hint", expect=409)
        assert told["error"]["key"] == "hint-daily"


async def test_who_may_see_the_replay_may_have_the_review(server: Running) -> None:
    async with server.person() as anna, server.person() as ben:
        info = await anna.table("pax", "mb", spectators=False)
        await anna.post(f"/api/tables/{info['id']}/seats/0/resign")
        where = f"/api/replays/{info['id']}/review"
        await ben.post(where, expect=404)
        await ben.get(where, expect=404)
        assert (await anna.post(where, expect=202))["state"] in ("waiting", "running", "ready")
        async with asyncio.timeout(PATIENCE):
            while (told := await anna.get(where))["state"] != "ready":
                await asyncio.sleep(0.05)
        assert told["progress"] == 1
        assert len(told["review"]["seats"]) == 2
