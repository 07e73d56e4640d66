"""People play: they come in, sit down, decide, lose the line and come back, talk, give up, and play again.

Everything goes over real HTTP and real sockets to a server in a process of its own.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, closing
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from conspiratio.bots import bot
from conspiratio.core.game import Complaint
from conspiratio.core.match import read_match
from conspiratio.games import GAMES
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain
from tests.command import conspiratio

from .build import Time
from .running import (
    PATIENCE,
    Player,
    Running,
    SeatLine,
    moves_made,
    play_on,
    seated,
    server_in_this_process,
    table_for,
    whose_turn,
)

LANGUAGES = ("en", "de", "fr", "nl")
BOTH = pytest.mark.parametrize("game", ["pax", "caligula"])
LIVIA_FIRST = {"first": 0}
PASSWORD = "nine honest augurs"


@pytest.fixture
async def livia(server: Running) -> AsyncIterator[Player]:
    async with server.person() as player:
        yield player


@pytest.fixture
async def marcus(server: Running) -> AsyncIterator[Player]:
    async with server.person() as player:
        yield player


@pytest.fixture
async def julia(server: Running) -> AsyncIterator[Player]:
    async with server.person() as player:
        yield player


def kept_moves(server: Running, table: str, seat: int) -> list[Any]:
    """What stands in the database: every move of a seat, also those that a replay leaves out."""
    file = f"file:{server.data / 'conspiratio.sqlite'}?mode=ro"
    with closing(sqlite3.connect(file, uri=True)) as connection:
        query = 'SELECT body FROM entries WHERE "table" = ? ORDER BY number'
        entries = [json.loads(body) for (body,) in connection.execute(query, [table])]
    return [one["move"] for one in entries if one["type"] == "moved" and one["seat"] == seat]


# One click


@BOTH
async def test_one_click_and_playing_to_the_end_and_the_seal_on_the_deal_holds(
    livia: Player, tmp_path: Path, game: str
) -> None:
    info = await livia.table(game, "mbr")
    assert (info["status"], info["seats"][0]["name"]) == ("playing", livia.me["name"])
    await livia.get(f"/api/replays/{info['id']}", expect=404)
    async with livia.sit(info["id"]) as line:
        assert await line.play_on() > 20
        assert line.update["outcome"]["ending"] == "finished"
        assert sorted(line.update["outcome"]["places"])[0] in (1, 2)
        assert line.updates[0]["commitment"] == info["commitment"]
    answer = await livia.client.get(f"/api/replays/{info['id']}")
    match = read_match(answer.json(), GAMES)
    assert match.commitment == info["commitment"]
    assert match.to_act is None
    file = tmp_path / "game.json"
    file.write_bytes(answer.content)
    done = conspiratio("replay", str(file), "--check", "--seal", info["commitment"], data=tmp_path)
    assert done.returncode == 0, done.stderr
    first = await livia.get(f"/api/replays/{info['id']}/0?seat=1")
    assert (first["number"], first["view"]["eye"]) == (0, 1)  # walked through, from anybody's eyes
    last = await livia.get(f"/api/replays/{info['id']}/{first['of']}")
    assert (last["to_act"], last["view"]["eye"]) == (None, None)


# Four people


@BOTH
async def test_four_people_play_a_whole_game_and_each_sees_their_own(
    server: Running, livia: Player, marcus: Player, julia: Player, game: str
) -> None:
    async with server.person() as gaius, table_for(game, livia, marcus, julia, gaius) as (table, lines):
        await play_on(*lines)
        for seat, line in enumerate(lines):
            check_updates(line, seat)
        assert len({line.update["version"] for line in lines}) == 1
        assert len({json.dumps(line.update["outcome"]) for line in lines}) == 1
        async with seated(table, livia, marcus, julia, gaius) as fresh:
            for line, again in zip(lines, fresh, strict=True):
                assert [event for update in line.updates for event in update["events"]] == again.update["events"]
                assert line.update["view"] == again.update["view"]
        for seat in range(4):
            assert len(kept_moves(server, table, seat)) == lines[seat].update["decision"]


def check_updates(line: SeatLine, seat: int) -> None:
    versions = [update["version"] for update in line.updates]
    assert versions == sorted(versions)
    decisions = [update["decision"] for update in line.updates]
    assert decisions == sorted(decisions)
    for update in line.updates:
        assert (update["seat"], update["view"]["eye"]) == (seat, seat)
        assert [one["yours"] for one in update["seats"]] == [other == seat for other in range(4)]
        assert bool(update["moves"]) == (update["to_act"] == seat)
    assert "faces" in line.updates[0]["view"]
    assert not any("faces" in update["view"] for update in line.updates[1:])


# Lost lines


@BOTH
async def test_lines_that_are_cut_at_any_time_lose_and_double_nothing(
    server: Running, livia: Player, marcus: Player, game: str
) -> None:
    info = await livia.table(game, "mor")
    await marcus.post(f"/api/join/{info['invite']}")
    made: defaultdict[int, dict[int, Any]] = defaultdict(dict)

    async def play(player: Player, seat: int) -> None:
        luck = Random(f"{game}{seat}")
        while True:
            async with player.sit(info["id"], seat) as line:
                if await play_until_cut(line, luck, made[seat]):
                    return
                line.line.transport.abort()  # as when a train enters a tunnel

    async with asyncio.timeout(3 * PATIENCE):
        await asyncio.gather(play(livia, 0), play(marcus, 1))
    for seat in (0, 1):
        assert kept_moves(server, info["id"], seat) == [made[seat][number] for number in sorted(made[seat])]


async def play_until_cut(line: SeatLine, luck: Random, made: dict[int, Any]) -> bool:
    """Decide some times, the last time without waiting for an answer; says whether the game is over."""
    update = await line.frame()
    assert "faces" in update["view"]
    assert update["taken_back"] == 0
    assert update["decision"] in (len(made), len(made) - 1)  # all that was acknowledged, and perhaps one more
    if made and update["decision"] == len(made):
        await again(line, update["decision"] - 1, made[update["decision"] - 1])
    for _ in range(luck.randrange(1, 12)):
        while not line.update["moves"]:
            if line.update["outcome"]:
                return True
            await line.frame()
        number = line.update["decision"]
        if number in made:  # it got lost: the same once more
            move = made[number]
        else:
            move = made[number] = luck.choice(line.update["moves"])
        await line.send(number, move)
        await line.until(lambda told, wanted=number: told.get("accepted") == wanted)
    if line.update["moves"]:
        number = line.update["decision"]
        made[number] = luck.choice(line.update["moves"])
        await line.send(number, made[number])
    return bool(line.update["outcome"])


async def again(line: SeatLine, number: int, move: Any) -> None:
    """A decision that arrived is sent once more: it is acknowledged, and asks for no other."""
    await line.send(number, move)
    told = await line.until(lambda told: "accepted" in told or "error" in told or "refused" in told)
    assert told.get("accepted") == number, told
    assert told["decision"] == number + 1


# Refused


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_decision_that_comes_too_late_is_refused_in_the_clients_language(
    server: Running, language: str
) -> None:
    async with server.person(language) as livia:
        info = await livia.table("pax", "mm", options=LIVIA_FIRST)
        async with livia.sit(info["id"], 0) as line:
            await line.frame()
            late = line.update["moves"][-1]
            await line.decide(0)
            await line.send(0, late)
            told = await line.until(lambda told: "error" in told)
            assert (told["decision"], told["error"]["key"], told["error"]["status"]) == (0, "decision-stale", 409)
            assert told["error"]["text"] == complain(Texts(language), Complaint("decision-stale", given=0, now=1))
            await line.send(7, late)
            assert (await line.until(lambda told: "error" in told))["error"]["key"] == "decision-stale"


@BOTH
async def test_an_illegal_move_is_refused_with_the_rule_a_sentence_and_the_heading(server: Running, game: str) -> None:
    said = {}
    for language in LANGUAGES:
        async with server.person(language) as livia:
            info = await livia.table(game, "mm")
            async with livia.sit(info["id"], 0) as line, livia.sit(info["id"], 1) as other:
                await line.frame()
                await other.frame()
                acting, waiting = (line, other) if line.update["moves"] else (other, line)
                move = acting.update["moves"][0]
                await waiting.send(0, move)
                told = (await waiting.until(lambda told: "refused" in told))["refused"]
                said[language] = told["text"]
                rule = GAMES[game].rulebook.rules[told["rule"]]
                assert told["rule"] in told["where"]
                assert (rule.heading.get(language) or rule.heading["de"]) in told["where"]
                over_http = await livia.post(
                    f"/api/tables/{info['id']}/seats/{waiting.update['seat']}/moves",
                    {"decision": 0, "move": move},
                    expect=422,
                )
                assert over_http["refused"] == told
                assert "accepted" in await acting.decide()  # nothing was changed by it
    assert len(set(said.values())) == len(LANGUAGES), said


async def test_what_is_no_move_at_all_is_told_and_the_line_stays_open(livia: Player) -> None:
    info = await livia.table("pax", "mm", options=LIVIA_FIRST)
    async with livia.sit(info["id"], 0) as line:
        await line.frame()
        for junk in ("", "nonsense", "[]", '{"decision": -1, "move": {}}', '{"decision": 0, "move": {"type": "fly"}}'):
            await line.line.send(junk)
            assert (await line.until(lambda told: "error" in told))["error"]["status"] == 400
        assert "accepted" in await line.decide()


# Taking back, calling off, giving up


@BOTH
async def test_what_nobody_has_learnt_from_is_taken_back_at_once_and_once(livia: Player, game: str) -> None:
    info = await livia.table(game, "mm")
    async with seated(info["id"], livia, livia) as lines:
        mover = await whose_turn(lines)
        while not mover.update["undo"]:
            before = mover.update
            assert "accepted" in await mover.decide(before["version"])
            if mover.update["undo"]:
                break
            mover = await whose_turn(lines)
        number, seat = mover.update["decision"], mover.update["seat"]
        where = f"/api/tables/{info['id']}/seats/{seat}/undo"
        for _ in range(2):  # sent twice, taken back once
            await livia.post(where, {"decision": number})
        told = await mover.until(lambda told: told.get("taken_back"))
        assert told["taken_back"] == 1
        assert told["decision"] == number + 1
        assert told["view"] == before["view"]
        assert told["moves"] == before["moves"]
        other = lines[1 - seat]
        await whose_turn(lines)
        assert other.update["view"]["eye"] == 1 - seat
        assert "accepted" in await mover.decide(1)


async def test_anything_else_is_taken_back_if_all_agree(livia: Player, marcus: Player) -> None:
    async with table_for("pax", livia, marcus) as (table, lines):
        mover = await moves_made(lines, 2)
        before = mover.update
        while mover.update["undo"] or mover.update["version"] == before["version"]:
            before = mover.update
            await mover.decide()
        seat = mover.update["seat"]
        asks, answers = (livia, marcus) if seat == 0 else (marcus, livia)
        where = f"/api/tables/{table}/seats"
        refused = await asks.post(f"{where}/{seat}/undo", {"decision": mover.update["decision"]}, expect=409)
        assert refused["error"]["key"] == "undo-not-free"
        for agrees in (False, True):
            await asks.post(f"{where}/{seat}/offer", {"what": "undo"})
            told = await lines[1 - seat].until(lambda told: told.get("offer"))
            number = told["offer"].pop("number")
            assert told["offer"] == {"seat": seat, "what": "undo", "agreed": [seat], "waits_for": [1 - seat]}
            await answers.post(f"{where}/{1 - seat}/answer", {"agrees": agrees, "offer": number})
            told = await mover.until(lambda told: told["offer"] is None)
            assert bool(told["taken_back"]) == agrees
        assert told["view"] == before["view"]
        await moves_made(lines, 5)


async def test_a_game_is_called_off_if_all_want_it(livia: Player, marcus: Player, julia: Player) -> None:
    async with table_for("caligula", livia, marcus, julia) as (table, lines):
        await moves_made(lines, 3)
        await marcus.post(f"/api/tables/{table}/seats/1/offer", {"what": "abort"})
        number = (await lines[0].until(lambda told: told["offer"]))["offer"]["number"]
        stale = await livia.post(
            f"/api/tables/{table}/seats/0/answer", {"agrees": True, "offer": number - 1}, expect=409
        )
        assert stale["error"]["key"] == "offer-none"
        await livia.post(f"/api/tables/{table}/seats/0/answer", {"agrees": True, "offer": number})
        told = await lines[2].until(lambda told: told["offer"] and 0 in told["offer"]["agreed"])
        assert (told["status"], told["offer"]["waits_for"]) == ("playing", [2])
        await julia.post(f"/api/tables/{table}/seats/2/answer", {"agrees": True, "offer": number})
        for line in lines:
            told = await line.until(lambda told: told["outcome"])
            assert (told["status"], told["outcome"]["ending"]) == ("aborted", "aborted")
            assert told["outcome"]["places"] is None
            assert told["moves"] == []


async def test_who_gives_up_between_two_has_lost_and_with_three_a_bot_plays_on(
    livia: Player, marcus: Player, julia: Player
) -> None:
    async with table_for("pax", livia, marcus) as (table, lines):
        await livia.post(f"/api/tables/{table}/seats/0/resign")
        told = await lines[1].until(lambda told: told["outcome"])
        assert (told["outcome"]["ending"], told["outcome"]["places"]) == ("resigned", [2, 1])
    async with table_for("pax", livia, marcus, julia, stand_in="random") as (table, lines):
        await livia.post(f"/api/tables/{table}/seats/0/resign")
        await play_on(*lines[1:])
        outcome = lines[1].update["outcome"]
        assert (outcome["ending"], outcome["resigned"], outcome["places"][0]) == ("finished", [0], 3)
        late = await livia.post(
            f"/api/tables/{table}/seats/0/moves", {"decision": 0, "move": {"type": "draw"}}, expect=409
        )
        assert late["error"]["key"] == "table-over"


async def test_who_asks_second_for_a_rematch_lands_at_the_same_table(livia: Player, marcus: Player) -> None:
    async with table_for("pax", livia, marcus) as (table, lines):
        await livia.post(f"/api/tables/{table}/rematch", expect=409)
        await marcus.post(f"/api/tables/{table}/seats/1/resign")
        first = await livia.post(f"/api/tables/{table}/rematch")
        told = await lines[1].until(lambda told: told["rematch"])
        assert (told["rematch"], first["status"]) == (first["id"], "open")
        second = await marcus.post(f"/api/tables/{table}/rematch")
        assert (second["id"], second["status"]) == (first["id"], "playing")
        assert [seat["name"] for seat in second["seats"]] == [livia.me["name"], marcus.me["name"]]
        async with seated(first["id"], livia, marcus) as again:
            await moves_made(again, 2)


# Several seats, several devices


@BOTH
async def test_two_people_share_one_device(livia: Player, game: str) -> None:
    chairs = [{"who": "me", "name": "Drusus"}, {"who": "me", "name": "Octavia"}]
    info = await livia.table(game, "", chairs=chairs)
    async with seated(info["id"], livia, livia) as lines:
        assert [seat["name"] for seat in lines[0].update["seats"]] == ["Drusus", "Octavia"]
        await play_on(*lines)
        assert lines[0].update["outcome"] == lines[1].update["outcome"]


async def test_the_table_stands_on_a_shared_screen_and_the_hands_are_on_phones(
    livia: Player, marcus: Player, julia: Player
) -> None:
    info = await livia.table("pax", "oo", shared_screen=True)
    async with livia.sit(info["id"], None) as screen:
        assert (await screen.frame())["status"] == "open"
        for seat, phone in enumerate((marcus, julia)):
            link = await livia.post(f"/api/tables/{info['id']}/seats/{seat}/link")
            assert link["url"].endswith(f"/join/{link['token']}")
            code = await phone.client.get(f"/api/qr/{link['token']}")
            assert code.headers["content-type"] == "image/svg+xml"
            assert ElementTree.fromstring(code.content).tag.endswith("svg")
            assert (await phone.post(f"/api/join/{link['token']}"))["seat"] == seat
            again = await livia.post(f"/api/join/{link['token']}", expect=404)
            assert again["error"]["key"] == "invitation-missing"  # a link is good once
        async with seated(info["id"], marcus, julia) as hands:
            await play_on(*hands)
        await screen.until(lambda told: told.get("outcome"))
        for update in screen.updates:
            assert update["seat"] is None
            assert "moves" not in update
            assert "decision" not in update
            assert "view" not in update or update["view"]["eye"] is None


async def test_a_seat_is_handed_over_in_the_middle_of_a_game(livia: Player, marcus: Player, julia: Player) -> None:
    async with table_for("pax", livia, marcus) as (table, lines):
        await moves_made(lines, 5)
        made = lines[1].update["decision"]
        link = await marcus.post(f"/api/tables/{table}/seats/1/link")
        await julia.post(f"/api/join/{link['token']}")
        assert await lines[1].closed() == 4403
        await marcus.get(f"/api/tables/{table}/seats/1", expect=404)  # by invitation: for him there is no such table
        async with julia.sit(table, 1) as line:
            assert (await line.frame())["decision"] == made
            await moves_made([lines[0], line], 5)
        assert [one["id"] for one in (await julia.get("/api/me/tables"))["tables"]] == [table]
        assert (await marcus.get("/api/me/tables"))["tables"] == []


# Clocks: the server is in this process, and the test turns its clock


async def test_who_runs_out_of_time_is_stood_in_for_and_gets_the_seat_back(tmp_path: Path) -> None:
    time = Time()
    async with (
        server_in_this_process(tmp_path, time) as (server, _),
        server.person() as livia,
        server.person() as marcus,
        table_for("pax", livia, marcus, clock={"type": "live", "minutes": 1, "increment": 5}) as (table, lines),
    ):
        sleeper = await whose_turn(lines)
        seat = sleeper.update["seat"]
        other, owner = lines[1 - seat], (livia, marcus)[seat]
        assert sleeper.update["clocks"] == [60_000, 60_000]
        time.pass_by(10)
        await sleeper.decide()
        assert sleeper.update["clocks"][seat] == 55_000
        sleeper = await whose_turn(lines)
        while sleeper is other:
            await other.decide()
            await whose_turn(lines)
            sleeper = lines[other.update["to_act"]]
        time.pass_by(61)
        told = await other.until(lambda told: told["seats"][seat]["away"])
        assert told["clocks"][seat] is None
        await other.until(lambda told: told["moves"])  # a bot plays for the sleeper until it is the other's turn
        made = (await owner.get(f"/api/tables/{table}/seats/{seat}"))["decision"]
        async with owner.sit(table, seat) as back:
            told = await back.frame()
            assert (told["seats"][seat]["away"], told["clocks"][seat]) == (False, 60_000)
            assert told["decision"] == made
            await moves_made([back, other] if seat == 0 else [other, back], 5)


async def test_who_is_stood_in_for_can_also_just_decide_again(tmp_path: Path) -> None:
    """A phone that slept with the page open needn't connect anew. For this decision it is too late."""
    time = Time()
    async with (
        server_in_this_process(tmp_path, time) as (server, _),
        server.person() as livia,
    ):
        setup = {"clock": {"type": "live", "minutes": 1, "increment": 0}, "bot_pace": 5000}
        info = await livia.table("pax", "mm", **setup)
        async with seated(info["id"], livia, livia) as lines:
            sleeper = await whose_turn(lines)
            seat, moves = sleeper.update["seat"], sleeper.update["moves"]
            time.pass_by(61)
            told = await sleeper.until(lambda told: told["seats"][seat]["away"])
            assert (told["decided_by"], told["moves"]) == ("stand-in", [])
            await sleeper.send(0, moves[0])
            told = await sleeper.until(lambda told: "error" in told)
            assert told["error"]["key"] == "decision-late"
            await lines[1 - seat].until(lambda told: not told["seats"][seat]["away"])
            time.pass_by(6)
            await lines[1 - seat].until(lambda told: told["to_act"] == 1 - seat)
            await lines[1 - seat].decide()
            await sleeper.until(lambda told: told.get("moves"))
            assert "accepted" in await sleeper.decide()


@pytest.mark.parametrize("people", [2, 3])
async def test_where_absence_counts_as_giving_up_it_does(tmp_path: Path, people: int) -> None:
    time = Time()
    async with AsyncExitStack() as stack:
        server, _ = await stack.enter_async_context(server_in_this_process(tmp_path, time))
        players = [await stack.enter_async_context(server.person()) for _ in range(people)]
        setup = {"clock": {"type": "live", "minutes": 1, "increment": 0}, "absent": "resign"}
        _, lines = await stack.enter_async_context(table_for("caligula", *players, **setup))
        sleeper = await whose_turn(lines)
        seat = sleeper.update["seat"]
        time.pass_by(61)
        told = await sleeper.until(lambda told: told["seats"][seat]["resigned"])
        if people == 2:
            assert told["outcome"]["places"] == [2 if one == seat else 1 for one in range(2)]
            return
        assert told["status"] == "playing"
        await lines[(seat + 1) % 3].until(lambda told: told["to_act"] != seat)  # a bot plays on for the others


async def test_by_correspondence_each_decision_has_its_days_also_while_the_server_is_down(tmp_path: Path) -> None:
    time = Time()
    day = 24 * 60 * 60
    async with (
        server_in_this_process(tmp_path, time) as (server, _),
        server.person() as livia,
        server.person() as marcus,
    ):
        cookies = livia.client.cookies, marcus.client.cookies
        async with table_for("pax", livia, marcus, clock={"type": "days", "days": 2}) as (table, lines):
            for _ in range(3):
                time.pass_by(1.9 * day)
                mover = await whose_turn(lines)
                await mover.decide()
                assert mover.update["clocks"] == [2 * day * 1000] * 2  # each decision anew
            late = (await whose_turn(lines)).update["seat"]
            time.pass_by(1.9 * day)
            left = (await (livia, marcus)[late].get(f"/api/tables/{table}/seats/{late}"))["clocks"][late]
            assert left == pytest.approx(0.1 * day * 1000)
    time.pass_by(0.2 * day)
    async with (
        server_in_this_process(tmp_path, time) as (server, _),
        server.person(cookies=cookies[1 - late]) as other,
        other.sit(table, 1 - late) as line,
    ):
        told = await line.until(lambda told: told["seats"][late]["away"])
        assert told["status"] == "playing"
        if not told["moves"]:
            await line.until(lambda told: told["moves"])


async def test_bots_keep_a_pace_that_people_can_follow(server: Running, livia: Player) -> None:
    info = await livia.table("pax", "mrrr", bot_pace=300)
    async with livia.sit(info["id"]) as line:
        while len({update["version"] for update in line.updates if update["decided_by"] == "bot"}) < 6:
            if line.update.get("moves"):
                await line.decide()
            else:
                await line.frame()
    with closing(sqlite3.connect(f"file:{server.data / 'conspiratio.sqlite'}?mode=ro", uri=True)) as connection:
        query = 'SELECT body, at FROM entries WHERE "table" = ? ORDER BY number'
        rows = [(json.loads(body), at) for body, at in connection.execute(query, [info["id"]])]
    waits = [at - before for (_, before), (entry, at) in pairwise(rows) if entry.get("by") == "bot"]
    assert len(waits) >= 3
    assert min(waits) >= 299  # a clock may be set right by a hair meanwhile


# Talking, looking on


def said(line: SeatLine) -> list[str]:
    return [one["text"] for one in line.chat]


async def heard(line: SeatLine, *texts: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not set(texts) <= set(said(line)):
            await line.frame()


async def test_players_talk_among_themselves_and_hear_after_the_game_what_spectators_said(
    server: Running, livia: Player, marcus: Player, julia: Player
) -> None:
    async with (
        table_for("pax", livia, marcus, visibility="public") as (table, lines),
        server.person() as gaius,
        julia.sit(table, None) as watching,
    ):
        await livia.post(f"/api/tables/{table}/chat", {"text": "I trust you."})
        await marcus.post(f"/api/tables/{table}/chat", {"text": "So do I. <b>Really</b>"})
        await julia.post(f"/api/tables/{table}/chat", {"text": "He lies."})
        await gaius.post(f"/api/tables/{table}/chat", {"text": "They both do."})
        await heard(lines[0], "I trust you.", "So do I. <b>Really</b>")
        await heard(watching, "He lies.", "They both do.")
        assert said(lines[0]) == ["I trust you.", "So do I. <b>Really</b>"]
        assert said(watching) == ["He lies.", "They both do."]
        assert [one["name"] for one in watching.chat] == [julia.me["name"], gaius.me["name"]]
        assert [one["text"] for one in (await gaius.get(f"/api/tables/{table}/chat"))["chat"]] == said(watching)
        await livia.post(f"/api/tables/{table}/seats/0/resign")
        await lines[1].until(lambda told: told.get("outcome"))
        everything = ["I trust you.", "So do I. <b>Really</b>", "He lies.", "They both do."]
        for player, seat, hears in ((marcus, 1, everything), (julia, None, everything[2:])):
            async with player.sit(table, seat) as line:
                await heard(line, *hears)
                assert said(line) == hears


async def test_nothing_that_is_said_at_once_gets_lost(livia: Player, marcus: Player) -> None:
    async with table_for("pax", livia, marcus) as (table, lines):
        for number in range(60):
            words = [f"word {number} of {talker}" for talker in range(3)]
            sayings = [
                (livia, marcus)[nth % 2].post(f"/api/tables/{table}/chat", {"text": word})
                for nth, word in enumerate(words)
            ]
            await asyncio.gather(*(heard(line, *words) for line in lines), *sayings)
        assert said(lines[0]) == said(lines[1])
        assert len(said(lines[0])) == len(set(said(lines[0]))) == 180


async def test_who_may_look_on(livia: Player, marcus: Player, julia: Player) -> None:
    async def code(table: str, query: str = "") -> int | None:
        """With which the line is closed; None: it shows the game."""
        async with julia.sit(table, None, query) as line:
            return await line.closed() if "error" in await line.frame() else None

    public = await livia.table("pax", "mb", visibility="public")
    assert await code(public["id"]) is None
    invited = await livia.table("pax", "mb")
    assert await code(invited["id"]) == 4404
    assert await code(invited["id"], "?invite=wrong") == 4404
    assert await code(invited["id"], f"?invite={invited['invite']}") is None
    private = await livia.table("pax", "mb", visibility="public", spectators=False)
    assert await code(private["id"]) == 4403
    await julia.post(f"/api/tables/{private['id']}/chat", {"text": "Hello?"}, expect=403)


async def test_where_nobody_may_look_on_who_came_early_is_sent_away_at_the_start(
    livia: Player, marcus: Player, julia: Player
) -> None:
    info = await livia.table("pax", "mo", visibility="public", spectators=False)
    async with julia.sit(info["id"], None) as line:
        assert (await line.frame())["status"] == "open"
        await marcus.post(f"/api/tables/{info['id']}/join", {})
        assert await line.closed() == 4403
        assert not any("view" in update for update in line.updates)


# The lobby


async def test_a_public_table_is_found_joined_left_and_started(livia: Player, marcus: Player, julia: Player) -> None:
    info = await livia.table("caligula", "moo", visibility="public", starts="host")
    where = f"/api/tables/{info['id']}"
    listed = (await marcus.get("/api/tables?game=caligula"))["tables"]
    assert info["id"] in [one["id"] for one in listed]
    assert all(one["invite"] is None for one in listed)
    async with livia.sit(info["id"], 0) as line:
        await line.frame()
        await marcus.post(f"{where}/join", {"seat": 2})
        told = await line.until(lambda told: told["seats"][2]["kind"] == "person")
        assert told["seats"][2]["name"] == marcus.me["name"]
        await marcus.post(f"{where}/leave")
        await line.until(lambda told: told["seats"][2]["kind"] == "free")
        await julia.post(f"{where}/join", {})
        async with julia.sit(info["id"], 1) as guest:
            await guest.frame()
            await livia.put(f"{where}/seats/1", {"who": "open"})
            assert await guest.closed() == 4403  # sent away
        told = await line.until(lambda told: told["seats"][1]["kind"] == "free")
        assert (await julia.get("/api/me/tables"))["tables"] == []
        await livia.post(f"{where}/start", expect=409)
        await julia.post(f"/api/join/{info['invite']}", expect=404)  # the old invitation is no longer good
        await marcus.post(f"/api/join/{(await livia.get(where))['invite']}")
        await livia.put(f"{where}/seats/2", {"who": "bot", "level": "random"})
        told = await line.until(lambda told: told["seats"][2]["kind"] == "bot")
        assert told["status"] == "open"  # the host said: when I say so
        await marcus.post(f"{where}/start", expect=403)
        started = await livia.post(f"{where}/start")
        assert (started["status"], len(started["commitment"])) == ("playing", 64)
        await line.until(lambda told: told["status"] == "playing")
        async with marcus.sit(info["id"], 1) as other:
            assert (await other.frame())["status"] == "playing"


async def test_my_tables_tell_first_where_i_am_waited_for(livia: Player, marcus: Player) -> None:
    waiting: set[str] = set()
    not_waiting: set[str] = set()
    for _ in range(4):
        info = await livia.table("pax", "mo")
        joined = (await marcus.post(f"/api/join/{info['invite']}"))["table"]
        (waiting if joined["to_act"] == 0 else not_waiting).add(info["id"])
    unborn = await livia.table("pax", "mo")
    listed = (await livia.get("/api/me/tables"))["tables"]
    assert {one["id"] for one in listed[: len(waiting)]} == waiting
    assert {one["id"] for one in listed[len(waiting) :]} == not_waiting | {unborn["id"]}
    assert [one["waits_for_you"] for one in listed] == [True] * len(waiting) + [False] * (len(not_waiting) + 1)


# Around the games


async def test_a_solo_game_that_is_won_opens_the_next_of_the_campaign(tmp_path: Path) -> None:
    async with server_in_this_process(tmp_path, Time()) as (running, server), running.person() as livia:
        assert (await livia.get("/api/me/campaign")) == {"won": [], "next": 1, "done": False}
        clever = bot("pax", "greedy")  # whispers in her ear what it makes of what she sees
        for attempt in range(20):
            info = await livia.table("pax", "m", options={"solo_game": 1})
            async with livia.sit(info["id"]) as line:
                await line.frame()
                while not line.update["outcome"]:
                    play = (await server.desk.table(info["id"])).play
                    assert play
                    legal = play.match.legal_moves()
                    advice = clever.choose(play.match.view(0), legal, Random(attempt))
                    await line.decide(legal.index(advice))
                if line.update["outcome"]["result"]["won"]:
                    break
            assert (await livia.get("/api/me/campaign"))["won"] == []
        assert (await livia.get("/api/me/campaign")) == {"won": [1], "next": 2, "done": False}


@BOTH
async def test_the_deal_of_the_day_is_the_same_for_all_and_compared_when_it_was_played(
    tmp_path: Path, game: str
) -> None:
    time = Time()

    def hurried() -> int:
        """Every look at the clock finds it a second later, so that no bot takes its time."""
        time.pass_by(1)
        return time.now

    async with (
        server_in_this_process(tmp_path, hurried) as (server, _),
        server.person() as livia,
        server.person() as marcus,
    ):
        await livia.post("/api/me/account", {"password": PASSWORD})
        info = await livia.post("/api/daily", {"game": game})
        assert (await livia.post("/api/daily", {"game": game}))["id"] == info["id"]
        other = await marcus.post("/api/daily", {"game": game})
        assert (other["id"] != info["id"], other["commitment"]) == (True, info["commitment"])
        async with livia.sit(info["id"]) as line, marcus.sit(other["id"]) as second:
            await asyncio.gather(line.play_on(0), second.play_on(0))
            assert line.update["view"] == second.update["view"]
            board = f"/api/daily?game={game}"
            assert (await livia.get(board))["ranking"] is None
            await play_on(line)
            [ranked] = (await livia.get(board))["ranking"]
            assert (ranked["name"], ranked["yours"], ranked["rank"]) == (livia.me["name"], True, 1)
            told = await marcus.get(board)
            assert (told["played"], told["ranking"]) == (1, None)
            await livia.get(f"/api/replays/{info['id']}", expect=404)  # the day is not over
            await marcus.post(f"/api/tables/{other['id']}/seats/0/resign")
            ranking = (await marcus.get(board))["ranking"]
            assert len(ranking) == 2
        time.pass_by(24 * 60 * 60)
        assert (await livia.get(f"/api/replays/{info['id']}"))["commitment"] == info["commitment"]


async def test_a_rated_game_between_accounts_moves_their_ratings_and_a_friendly_one_does_not(
    server: Running, livia: Player, marcus: Player
) -> None:
    await livia.post(
        "/api/tables",
        {"game": "pax", "chairs": [{"who": "me"}, {}], "rated": True, "clock": {"type": "live"}},
        expect=403,
    )
    for name, player in (("Rated Livia", livia), ("Rated Marcus", marcus)):
        await player.put("/api/me/name", {"name": name})
        await player.post("/api/me/account", {"password": PASSWORD})
    async with table_for("pax", livia, marcus) as (table, _):
        await livia.post(f"/api/tables/{table}/seats/0/resign")
    assert (await livia.get("/api/me/ratings"))["ratings"] == []
    async with table_for("pax", livia, marcus, rated=True, clock={"type": "live"}) as (table, lines):
        await play_on(*lines)
        places = lines[0].update["outcome"]["places"]
    ratings = [(await player.get("/api/me/ratings"))["ratings"][0] for player in (livia, marcus)]
    assert [one["games"] for one in ratings] == [1, 1]
    if places[0] != places[1]:
        assert (ratings[0]["rating"] > ratings[1]["rating"]) == (places[0] < places[1])
    listed = (await livia.get("/api/ratings?game=pax"))["ratings"]
    assert {"Rated Livia", "Rated Marcus"} <= {one["name"] for one in listed}
    assert (await livia.get("/api/me/ratings"))["history"]["pax"][0]["table"] == table
