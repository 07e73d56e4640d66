"""Rated play on a real server whose clock the test turns: nobody gains by being late, by a bot, or by a second self."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.command import conspiratio

from .build import Time
from .house import PASSWORD
from .running import Player, Running, server_in_this_process, table_for, whose_turn

MINUTE = 60
LIVE = {"type": "live", "minutes": 1, "increment": 0}
DAYS = {"type": "days", "days": 1}


class Rome:
    def __init__(self, running: Running, time: Time, stack: AsyncExitStack) -> None:
        self.running, self.time, self.stack = running, time, stack

    async def account(self, name: str) -> Player:
        player = await self.stack.enter_async_context(self.running.person())
        await player.put("/api/me/name", {"name": name})
        await player.post("/api/me/account", {"password": PASSWORD})
        return player

    async def rating(self, player: Player) -> int:
        ratings = (await player.get("/api/me/ratings"))["ratings"]
        return int(ratings[0]["rating"]) if ratings else 1500


@pytest.fixture
async def rome(tmp_path: Path) -> AsyncIterator[Rome]:
    time = Time()
    async with server_in_this_process(tmp_path, time) as (running, _), AsyncExitStack() as stack:
        yield Rome(running, time, stack)


@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=["live", "days"])
async def test_a_rated_seat_whose_time_is_up_has_lost_whatever_the_host_wished(rome: Rome, clock: Any) -> None:
    host, guest = await rome.account("Livia"), await rome.account("Drusus")
    wish = {"rated": True, "clock": clock, "absent": "bot", "stand_in": "consul"}
    async with table_for("caligula", host, guest, **wish) as (table, lines):
        late = await whose_turn(lines)
        seat = lines.index(late)
        rome.time.pass_by(24 * 60 * MINUTE + 1)
        told = await late.until(
            lambda told: "seats" in told and (told["status"] == "over" or told["seats"][seat]["away"])
        )
        assert told["status"] == "over"
        loser = (host, guest)[seat]
        await loser.post(f"/api/tables/{table}/seats/{seat}/return")
        async with loser.sit(table, seat) as again:
            told = await again.frame()
            assert (told["status"], told["moves"], told["outcome"]["ending"]) == ("over", [], "resigned")
    assert await rome.rating(loser) < 1500 < await rome.rating((host, guest)[1 - seat])


async def test_what_is_set_is_shown_before_anybody_sits_down(rome: Rome) -> None:
    host, guest = await rome.account("Livia"), await rome.account("Drusus")
    wish = {"clock": LIVE, "absent": "bot", "stand_in": "consul"}
    for more, absent, stand_in in (({"rated": True}, "resign", "tiro"), ({}, "bot", "consul")):
        made = await host.table("pax", "mo", **wish, **more)
        told = await guest.get(f"/api/join/{made['invite']}")
        assert (told["id"], told["absent"], told["stand_in"], told["clock"]) == (made["id"], absent, stand_in, LIVE)
        assert [seat["kind"] for seat in told["seats"]] == ["person", "free"], "nobody sat down by looking"
    await guest.get("/api/join/nothing", expect=404)


@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=["live", "days"])
async def test_who_runs_out_of_time_and_comes_back_gets_none_for_that_decision(rome: Rome, clock: Any) -> None:
    host, guest = await rome.account("Livia"), await rome.account("Drusus")
    wish = {"clock": clock, "stand_in": "random", "bot_pace": 5000}
    async with table_for("caligula", host, guest, **wish) as (table, lines):
        late = await whose_turn(lines)
        seat = lines.index(late)
        mine = (host, guest)[seat]
        rome.time.pass_by(24 * 60 * MINUTE + 1)
        told = await late.until(lambda told: told["seats"][seat]["away"])
        async with mine.sit(table, seat) as again:
            told = await again.frame()
            assert (told["seats"][seat]["away"], told["decided_by"]) == (False, "stand-in")
            assert (told["clocks"][seat], told["moves"]) == (None, [])
            rome.time.pass_by(6)
            told = await again.until(lambda told: told.get("decision") == 1)
            assert told["undo"] == 0
    async with mine.sit(table, seat) as line:
        await line.frame()
        assert line.update["decision"] == 1, "a bot has made it"


async def test_a_host_sees_whose_points_come_from_one_opponent(rome: Rome, tmp_path: Path) -> None:
    farmer, puppet, *honest = [await rome.account(name) for name in ("Sejanus", "Apicata", "Livia", "Drusus", "Nero")]
    pairs = [(farmer, puppet)] * 6 + [(one, other) for one in honest for other in honest if one is not other]
    for winner, loser in pairs:
        made = await winner.table("pax", "mo", rated=True, clock=LIVE)
        await loser.post(f"/api/join/{made['invite']}")
        await loser.post(f"/api/tables/{made['id']}/seats/1/resign")
    told = await asyncio.to_thread(conspiratio, "audit", "--data", str(tmp_path), data=tmp_path)
    assert told.returncode == 0, told.stderr
    assert {"Sejanus", "Apicata", "100%", "pax"} <= set(told.stdout.split())
    assert not {"Livia", "Drusus", "Nero"} & set(told.stdout.split())
    assert "That proves nothing" in told.stdout


def test_where_there_are_no_ratings_that_is_said(tmp_path: Path) -> None:
    told = conspiratio("audit", "--data", str(tmp_path / "none"), data=tmp_path)
    assert (told.returncode, "no server has run there" in told.stderr) == (2, True)
    assert not (tmp_path / "none").exists()
    told = conspiratio("audit", "--data", str(tmp_path), "--days", "0", data=tmp_path)
    assert (told.returncode, "--days" in told.stderr) == (2, True)
