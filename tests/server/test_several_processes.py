"""Several servers on one PostgreSQL: a table's players may be anywhere, and when a process dies another goes on."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from conspiratio.core.match import read_match
from conspiratio.games import GAMES
from tests.real_parts import Databases

from .running import PATIENCE, Player, Running, SeatLine, moves_made, play_on, running_server

Pair = tuple[Running, Running]
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')
"""
"""Whoever listens has asked for that, or last whether the line still stands, perhaps just now."""


@contextmanager
def two_servers(data: Path, database: str) -> Iterator[Pair]:
    """With the same data folder, so that they have the same secrets."""
    with running_server(data, database) as first, running_server(data, database) as second:
        yield first, second


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Databases) -> Iterator[Pair]:
    url = postgres.new_database()
    with two_servers(tmp_path_factory.mktemp("servers"), url) as servers:
        yield servers
    postgres.drop_database(url)


async def rows(server: Running, query: str, *values: Any) -> list[Any]:
    """What the database says."""
    connection = await asyncpg.connect(server.database)
    try:
        return list(await connection.fetch(query, *values))
    finally:
        await connection.close()


async def kept_moves(server: Running, table: str) -> list[tuple[int, Any]]:
    query = 'SELECT body FROM entries WHERE "table" = $1 ORDER BY number'
    entries = [json.loads(row["body"]) for row in await rows(server, query, table)]
    return [(one["seat"], one["move"]) for one in entries if one["type"] == "moved"]


# Together


@pytest.mark.parametrize("game", ["pax", "caligula"])
async def test_players_on_different_processes_play_a_whole_game(pair: Pair, game: str) -> None:
    async with pair[0].person() as livia, pair[1].person() as marcus:
        info = await livia.table(game, "mo")
        await marcus.post(f"/api/join/{info['invite']}")
        async with livia.sit(info["id"], 0) as here, marcus.sit(info["id"], 1) as there:
            await play_on(here, there)
            assert here.update["version"] == there.update["version"]
            assert here.update["outcome"] == there.update["outcome"]
        async with pair[0].person(cookies=marcus.client.cookies) as moved, moved.sit(info["id"], 1) as again:
            assert moved.me["id"] == marcus.me["id"]  # a cookie is good everywhere
            await again.frame()
            assert [event for update in there.updates for event in update["events"]] == again.update["events"]
        for server in pair:
            async with server.person() as anybody:
                replay = await anybody.get(f"/api/replays/{info['id']}")
                assert read_match(replay, GAMES).commitment == here.update["commitment"]


async def test_what_is_said_on_one_process_is_heard_on_the_other(pair: Pair) -> None:
    async with pair[0].person() as livia, pair[1].person() as marcus, pair[1].person() as julia:
        info = await livia.table("pax", "mo", visibility="public")
        await marcus.post(f"/api/tables/{info['id']}/join", {})
        async with marcus.sit(info["id"], 1) as line, julia.sit(info["id"], None) as watching:
            await livia.post(f"/api/tables/{info['id']}/chat", {"text": "Across the Tiber"})
            async with asyncio.timeout(PATIENCE):
                while not line.chat:
                    await line.frame()
            assert [one["text"] for one in line.chat] == ["Across the Tiber"]
            assert watching.chat == []


async def test_nothing_that_is_said_everywhere_at_once_gets_lost(pair: Pair) -> None:
    async with pair[0].person() as livia, pair[1].person() as marcus:
        info = await livia.table("pax", "mo")
        await marcus.post(f"/api/join/{info['invite']}")
        async with livia.sit(info["id"], 0) as here, marcus.sit(info["id"], 1) as there:
            for number in range(1, 11):
                where = f"/api/tables/{info['id']}/chat"
                sayings = [(livia, marcus)[nth % 2].post(where, {"text": f"{number}/{nth}"}) for nth in range(12)]
                await asyncio.gather(*sayings, heard(here, 12 * number), heard(there, 12 * number))
            assert here.chat == there.chat
            assert len({one["text"] for one in here.chat}) == 120


async def heard(line: SeatLine, messages: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(line.chat) < messages:
            await line.frame()


async def test_of_two_who_want_to_play_again_at_the_same_time_both_find_one_table(pair: Pair) -> None:
    async with pair[0].person() as livia, pair[1].person() as marcus:
        info = await livia.table("pax", "mo")
        await marcus.post(f"/api/join/{info['invite']}")
        await livia.post(f"/api/tables/{info['id']}/seats/0/resign")
        wanted = [player.post(f"/api/tables/{info['id']}/rematch") for player in (livia, marcus)]
        first, second = await asyncio.gather(*wanted)
        assert first["id"] == second["id"]
        assert (await livia.get(f"/api/tables/{first['id']}"))["status"] == "playing"
        for player in (livia, marcus):
            assert [one["id"] for one in (await player.get("/api/me/tables"))["tables"]] == [first["id"]]


async def test_of_many_who_want_the_last_seat_from_everywhere_one_gets_it(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        livia = await stack.enter_async_context(pair[0].person())
        others = [await stack.enter_async_context(pair[nth % 2].person()) for nth in range(10)]
        info = await livia.table("pax", "mo", visibility="public")
        answers = await asyncio.gather(
            *(other.client.post(f"/api/tables/{info['id']}/join", json={}) for other in others)
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9


async def test_hundreds_of_decisions_from_both_sides_at_once_are_each_made_once(pair: Pair) -> None:
    """Every seat is played twice: on both processes somebody decides, each time as soon as they can."""
    tables = 4
    async with pair[0].person() as here, pair[1].person(cookies=here.client.cookies) as there:
        infos = [await here.table("pax", "mm") for _ in range(tables)]
        told: list[defaultdict[tuple[int, int], list[Any]]] = [defaultdict(list) for _ in infos]
        async with asyncio.timeout(3 * PATIENCE):
            await asyncio.gather(
                *(
                    race(player, info["id"], seat, Random(f"{nth}{seat}{player is here}"), told[nth])
                    for nth, info in enumerate(infos)
                    for seat in (0, 1)
                    for player in (here, there)
                )
            )
        decisions = 0
        for info, acknowledged in zip(infos, told, strict=True):
            kept: dict[int, list[Any]] = {0: [], 1: []}
            for seat, move in await kept_moves(pair[0], info["id"]):
                kept[seat].append(move)
            for (seat, number), moves in acknowledged.items():
                assert all(move == kept[seat][number] for move in moves)
            made = {(seat, number) for seat in kept for number in range(len(kept[seat]))}
            assert made == set(acknowledged)  # nothing but what was acknowledged to somebody
            decisions += len(made)
            read_match(await here.get(f"/api/replays/{info['id']}"), GAMES)
        assert decisions > 300


async def race(
    player: Player, table: str, seat: int, luck: Random, told: defaultdict[tuple[int, int], list[Any]]
) -> None:
    async with player.sit(table, seat) as line:
        await line.frame()
        while not line.update["outcome"]:
            if not line.update["moves"]:
                await line.frame()
                continue
            number, move = line.update["decision"], luck.choice(line.update["moves"])
            await line.send(number, move)
            answer = await line.until(
                lambda frame, wanted=number: frame.get("accepted") == wanted or "error" in frame or "refused" in frame
            )
            if "accepted" in answer:
                told[seat, number].append(move)
                continue
            assert answer.get("error", {}).get("key") in ("decision-stale", "table-over"), answer
            while line.update["decision"] == number and not line.update["outcome"]:
                await line.frame()


# When something breaks


async def test_a_process_that_no_longer_hears_of_changes_catches_up(pair: Pair) -> None:
    async with pair[0].person() as livia, pair[1].person() as marcus:
        info = await livia.table("pax", "mo", options={"first": 0})
        await marcus.post(f"/api/join/{info['invite']}")
        async with livia.sit(info["id"], 0) as here, marcus.sit(info["id"], 1) as there:
            await here.frame()
            await there.frame()
            assert len(await rows(pair[0], CUT)) >= 2
            assert "accepted" in await here.decide()
            await livia.post(f"/api/tables/{info['id']}/chat", {"text": "Do you hear me?"})
            async with asyncio.timeout(PATIENCE):
                while there.update["version"] < here.update["version"] or not there.chat:
                    await there.frame()
            await moves_made([here, there], 6)  # and is heard and hears from now on


async def test_when_a_process_is_killed_its_people_bots_and_clocks_go_on_elsewhere(
    tmp_path: Path, postgres_url: str
) -> None:
    with two_servers(tmp_path, postgres_url) as (staying, dying):
        async with AsyncExitStack() as stack:
            tables: list[tuple[Player, str]] = []
            for nth in range(6):
                player = await stack.enter_async_context((staying, dying)[nth % 2].person())
                tables.append((player, (await player.table(("pax", "caligula")[nth // 3], "mr"))["id"]))
            decided: defaultdict[str, dict[int, Any]] = defaultdict(dict)
            playing = [asyncio.create_task(play(*one, decided[one[1]])) for one in tables]
            await know_each_other(staying)
            clocked = await tables_nearly_out_of_time(tables[1][0])
            while sum(map(len, decided.values())) < 60:
                await asyncio.sleep(0.01)
            dying.kill()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for player, table in tables:  # whoever was there comes back here
                again = await stack.enter_async_context(staying.person(cookies=player.client.cookies))
                assert again.me["id"] == player.me["id"]
                playing.append(asyncio.create_task(play(again, table, decided[table], 8)))
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing[len(tables) :])
            for _, table in tables:
                kept = [move for seat, move in await kept_moves(staying, table) if seat == 0]
                assert kept == [decided[table][number] for number in sorted(decided[table])]
            ran_out = "SELECT 1 FROM entries WHERE \"table\" = ANY($1) AND body LIKE '%ran-out%'"
            async with asyncio.timeout(PATIENCE):
                while not await rows(staying, ran_out, clocked):
                    await asyncio.sleep(0.1)


async def play(player: Player, table: str, decided: dict[int, Any], moves: int = 10_000) -> None:
    """So many moves, or to the end of the game, or until the line is cut; what is not kept then is decided again."""
    with suppress(ConnectionClosed, OSError):
        async with player.sit(table) as line:
            await line.frame()
            while moves and not line.update["outcome"]:
                if not line.update["moves"]:
                    await line.frame()
                    continue
                number = line.update["decision"]
                move = decided.setdefault(number, line.update["moves"][number % len(line.update["moves"])])
                await line.send(number, move)
                await line.until(lambda told, wanted=number: told.get("accepted") == wanted)
                moves -= 1


async def know_each_other(server: Running) -> None:
    """Every process has looked round since the last one came."""
    seen = "SELECT min(seen_at) AS first, max(seen_at) AS last FROM processes"
    [begun] = await rows(server, seen)
    async with asyncio.timeout(PATIENCE):
        while (await rows(server, seen))[0]["first"] <= begun["last"]:
            await asyncio.sleep(0.1)


async def tables_nearly_out_of_time(player: Player) -> list[str]:
    """Tables that nobody looks at, with clocks that were turned on by hand: whoever reads them anew finds them so."""
    clock = {"type": "live", "minutes": 1, "increment": 0}
    tables = [(await player.table("pax", "mm", clock=clock, visibility="public"))["id"] for _ in range(16)]
    turn = "UPDATE tables SET began_at = began_at - 60000, due_at = due_at - 60000 WHERE id = ANY($1)"
    await rows(player.server, turn, tables)
    return tables
