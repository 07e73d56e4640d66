"""When many wait for bots these think shorter, and the table says so; of games that go on nobody has too many."""

from __future__ import annotations

from pathlib import Path

import pytest

from conspiratio.server.bots import thinking
from conspiratio.server.server import real_time
from conspiratio.server.tables import lobby

from .running import server_in_this_process

CONSULS = [{"who": "me"}, {"who": "bot", "level": "consul"}]


async def test_a_table_says_that_its_bots_think_shorter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server_in_this_process(tmp_path, real_time) as (running, server), running.person() as livia:
        monkeypatch.setattr(thinking, "COMFORT", 0.0)
        info = await livia.table("pax", chairs=CONSULS)
        async with livia.sit(info["id"]) as line:
            assert (await line.frame())["hurried"] is False, "no bot has decided yet"
            await line.play_on(2)
            assert line.update["hurried"] is True
            seen = await livia.get(f"/api/tables/{info['id']}/seats/0")
            assert seen["hurried"] is True
            server.desk.forget(info["id"])
            kept = (await server.desk.table(info["id"])).play
            assert kept
            assert kept.is_hurried, "other processes learn of it from the rows"
            monkeypatch.setattr(thinking, "COMFORT", 1000.0)
            await line.play_on(4)
            assert line.update["hurried"] is False


async def test_somebody_hosts_a_bounded_number_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_PLAYING_GUEST", 2)
    clock = real_time()
    async with server_in_this_process(tmp_path, lambda: clock) as (running, _), running.person() as livia:
        first, _ = [await livia.table("pax", "mm") for _ in range(2)]
        setup = {"game": "pax", "chairs": [{"who": "me"}, {"who": "me"}]}
        refused = await livia.post("/api/tables", setup, expect=409)
        assert refused["error"]["key"] == "tables-playing"
        assert "2 games" in refused["error"]["text"]
        await livia.post(f"/api/tables/{first['id']}/seats/0/resign")
        await livia.table("pax", "mm")
        await livia.post("/api/tables", setup, expect=409)
        clock += 25 * 3600 * 1000
        await livia.table("pax", "mm")
