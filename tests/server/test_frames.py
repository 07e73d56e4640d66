"""Frames: made once for all who are shown the same, and for nobody else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from conspiratio.locale import Texts
from conspiratio.server.tables import frames as frames_module
from conspiratio.server.tables.frames import Frames, with_acknowledgement
from conspiratio.server.tables.sight import NOTHING

from .build import House, house

EN, DE = Texts("en"), Texts("de")


@pytest.fixture
async def rome(tmp_path: Path) -> AsyncIterator[House]:
    async with house(f"sqlite+aiosqlite:///{tmp_path}/rome.sqlite") as one:
        yield one


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    made: list[object] = []

    def make(*asked: object) -> object:
        made.append(asked)
        return frames_module_make(*asked)  # type: ignore[arg-type]

    frames_module_make = frames_module._make
    monkeypatch.setattr(frames_module, "_make", make)
    return made


async def test_spectators_of_one_language_share_a_frame(rome: House, counted: list[object]) -> None:
    livia, nero = await rome.person("Livia"), await rome.person("Nero")
    table = await rome.table(livia, "pax", "mr")
    frames = Frames(rome.desk)
    sent = [await frames.frame(table, None, who, NOTHING, EN) for who in (None, nero.id, None, nero.id)]
    assert len(counted) == 1
    assert all(one is sent[0] for one in sent)
    german, _ = await frames.frame(table, None, None, NOTHING, DE)
    silent, _ = await frames.frame(table, None, None, NOTHING, None)
    assert len({sent[0][0], german, silent}) == 3


async def test_a_seat_on_two_devices_shares_one_and_nobody_else_gets_it(rome: House, counted: list[object]) -> None:
    livia = await rome.person("Livia")
    table = await rome.table(livia, "pax", "mr")
    frames = Frames(rome.desk)
    first, again = [await frames.frame(table, 0, livia.id, NOTHING, EN) for _ in range(2)]
    assert first is again
    watching, _ = await frames.frame(table, None, None, NOTHING, EN)
    assert json.loads(first[0])["seat"] == 0
    assert json.loads(watching)["seat"] is None
    assert len(counted) == 2


async def test_who_saw_more_is_told_less(rome: House) -> None:
    livia = await rome.person("Livia")
    table = await rome.table(livia, "pax", "mr")
    frames = Frames(rome.desk)
    _, seen = await frames.frame(table, None, None, NOTHING, None)
    later = await rome.play(table.id, 4)
    newcomer, _ = await frames.frame(later, None, None, NOTHING, None)
    follower, _ = await frames.frame(later, None, None, seen, None)
    assert "faces" in json.loads(newcomer)["view"]
    assert "faces" not in json.loads(follower)["view"]
    told = [json.loads(one)["events"] for one in (newcomer, follower)]
    assert told[0][-len(told[1]) :] == told[1]
    assert len(told[1]) < len(told[0])


async def test_who_asked_for_changes_shares_with_those_who_were_shown_the_same(
    rome: House, counted: list[object]
) -> None:
    livia = await rome.person("Livia")
    table = await rome.table(livia, "pax", "mr")
    frames = Frames(rome.desk)
    _, seen = await frames.frame(table, None, None, NOTHING, EN, by_changes=True)
    later = await rome.play(table.id, 1)
    counted.clear()
    one, other = [await frames.frame(later, None, None, seen, EN, by_changes=True) for _ in range(2)]
    whole, _ = await frames.frame(later, None, None, seen, EN)
    newcomer, _ = await frames.frame(later, None, None, NOTHING, EN, by_changes=True)
    assert one is other
    assert len(counted) == 3
    assert len(one[0]) < len(whole) / 2
    assert json.loads(newcomer)["view"].keys() > json.loads(one[0])["view"].keys()


async def test_an_acknowledgement_is_for_the_one_who_decided(rome: House) -> None:
    livia = await rome.person("Livia")
    table = await rome.table(livia, "caligula", "mr")
    frame, _ = await Frames(rome.desk).frame(table, 0, livia.id, NOTHING, EN)
    assert json.loads(with_acknowledgement(frame, 3)) == {**json.loads(frame), "accepted": 3}


async def test_clocks_that_run_on_leave_no_frames_behind(rome: House, monkeypatch: pytest.MonkeyPatch) -> None:
    livia = await rome.person("Livia")
    table = await rome.table(livia, "pax", "mm", clock={"type": "live", "minutes": 5, "increment": 0})
    frames, now = Frames(rome.desk), rome.desk.now()
    sent = []
    for later in range(0, 5000, 500):
        monkeypatch.setattr(rome.desk, "now", lambda later=later: now + later)
        sent.append((await frames.frame(table, None, None, NOTHING, EN))[0])
    assert len(set(sent)) > 1, "each tells the time that is left"
    assert len(frames._made[table.id][1]) == 1
