"""Replays: a file that anybody can check, given to those who may have it, and a walk through the game."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from conspiratio.core.game import Complaint
from conspiratio.core.match import REPLAY, RUNNING, read_match
from conspiratio.games import GAMES
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.messages.records import encode
from conspiratio.server.finished.replays import log, may_see_replay, replay_of, step
from conspiratio.server.tables import actions
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Conflict, Missing, Unavailable

from .build import House

GAME_NAMES = sorted(GAMES)
TODAY = "2027-01-15"
EN = Texts("en")


async def played(rome: House, game: str, seats: str = "mrrr", **more: Any) -> Table:
    """A game that was played to its end, as another process would read it from the rows."""
    livia = await rome.person("Livia")
    table = await rome.table(livia, game, seats, **more)
    await rome.play(table.id)
    rome.desk.forget(table.id)
    return await rome.desk.table(table.id)


def sent(file: Any) -> Any:
    """As it arrives."""
    return json.loads(encode(file))


@pytest.mark.parametrize("game", GAME_NAMES)
async def test_the_file_of_a_finished_game_replays_to_the_same_end(rome: House, game: str) -> None:
    table = await played(rome, game)
    file = sent(replay_of(table))
    match = read_match(file, GAMES)
    assert table.play
    assert file["format"] == REPLAY
    assert match.state == table.play.match.state
    assert file["result"] == sent(table.outcome()["result"])
    assert "ended" not in file


@pytest.mark.parametrize("game", GAME_NAMES)
async def test_the_file_opens_what_was_committed_to_before_the_first_move(rome: House, game: str) -> None:
    livia = await rome.person("Livia")
    table = await rome.table(livia, game, "mrr")
    published = table.commitment
    file = sent(replay_of(await rome.play(table.id)))
    assert file["commitment"] == published
    told = {"game": game, "seats": 3, "options": file["options"], "setup": file["setup"]}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(f"{file['nonce']}\n{text}".encode()).hexdigest() == published


async def test_a_deal_that_is_not_the_committed_one_is_not_passed_off_as_it(rome: House) -> None:
    table = await played(rome, "pax", "m")
    with pytest.raises(Unavailable, match="replay-commitment"):
        replay_of(replace(table, commitment="0" * 64))


@pytest.mark.parametrize("game", GAME_NAMES)
async def test_a_game_that_was_given_up_is_told_as_far_as_it_went(rome: House, game: str) -> None:
    livia = await rome.person("Livia")
    table = await rome.table(livia, game, "mrr")
    await rome.play(table.id, 7)
    table = await rome.desk.enter(table.id, actions.resign(0))
    file = sent(replay_of(table))
    assert file["format"] == RUNNING
    assert file["ended"] == {"ending": "resigned", "places": [3, 1, 1]}
    match = read_match(file, GAMES)
    assert len(match.moves) == 7
    assert match.commitment == table.commitment


async def test_an_aborted_game_has_no_places(rome: House) -> None:
    livia = await rome.person("Livia")
    table = await rome.table(livia, "pax", "mr")
    table = await rome.desk.enter(table.id, actions.offer(0, "abort"))
    assert replay_of(table)["ended"] == {"ending": "aborted", "places": None}


async def test_a_finished_game_tells_the_places_if_somebody_had_resigned_before(rome: House) -> None:
    livia, drusus = await rome.person("Livia"), await rome.person("Drusus")
    table = await rome.table(livia, "pax", "mor")
    table = await rome.lobby.join(drusus, table.id, invite=table.invite)
    await rome.desk.enter(table.id, actions.resign(1))
    table = await rome.play(table.id)
    file = sent(replay_of(table))
    assert read_match(file, GAMES).names == table.names
    assert file["format"] == REPLAY
    assert file["ended"]["ending"] == "finished"
    assert file["ended"]["places"][1] == 3


async def test_nothing_is_told_of_a_game_that_goes_on_or_never_began(rome: House) -> None:
    livia = await rome.person("Livia")
    plays = await rome.table(livia, "caligula", "mrr")
    waits = await rome.table(livia, "caligula", "moo")
    closed = await rome.lobby.leave(livia, (await rome.table(livia, "pax", "mo")).id)
    assert closed.status == "aborted"
    for table in (plays, waits, closed):
        assert not may_see_replay(table, livia.id, TODAY)
        with pytest.raises(Conflict, match="replay-not-yet"):
            replay_of(table)
        for told in (lambda table=table: step(table, 0, None, EN), lambda table=table: log(table, None, EN)):
            with pytest.raises(Conflict, match="replay-not-yet"):
                told()


async def test_who_may_see_a_replay(rome: House) -> None:
    livia, stranger = await rome.person("Livia"), await rome.person("Drusus")
    watched = await rome.table(livia, "pax", "mr")
    watched = await rome.desk.enter(watched.id, actions.resign(0))
    assert may_see_replay(watched, livia.id, TODAY)
    assert may_see_replay(watched, stranger.id, TODAY)
    assert may_see_replay(watched, None, TODAY)
    apart = await rome.table(livia, "pax", "mr", spectators=False)
    apart = await rome.desk.enter(apart.id, actions.resign(0))
    assert may_see_replay(apart, livia.id, TODAY)
    assert not may_see_replay(apart, stranger.id, TODAY)
    assert not may_see_replay(apart, None, TODAY)


async def test_a_daily_is_shown_to_nobody_before_its_day_is_over(rome: House) -> None:
    livia = await rome.person("Livia")
    table = await rome.table(livia, "pax", "mr")
    table = replace(await rome.desk.enter(table.id, actions.resign(0)), daily="2027-01-15-pax")
    assert not may_see_replay(table, livia.id, "2027-01-15")
    assert may_see_replay(table, livia.id, "2027-01-16")


@pytest.mark.parametrize("game", GAME_NAMES)
async def test_stepping_shows_what_each_eye_saw_at_the_time(rome: House, game: str) -> None:
    livia = await rome.person("Livia")
    table = await rome.table(livia, game, "mrr")
    seen = {}
    for moves in (0, 1, 1, 9, 40, None):
        table = await rome.play(table.id, moves)
        assert table.play
        match = table.play.match
        seen[len(match.moves)] = {eye: sent(match.view(eye)) for eye in (0, 1, None)}
    assert table.status == "over"
    for number, views in seen.items():
        for eye, view in views.items():
            assert sent(step(table, number, eye, EN))["view"] == view


@pytest.mark.parametrize("game", GAME_NAMES)
async def test_the_steps_tell_every_move_and_all_that_followed(rome: House, game: str) -> None:
    table = await played(rome, game, "mr" if game == "pax" else "mrr")
    play = table.play
    assert play
    of = len(play.match.moves)
    steps = [sent(step(table, number, 0, EN)) for number in range(of + 1)]
    assert [one["number"] for one in steps] == list(range(of + 1))
    assert {one["of"] for one in steps} == {of}
    assert steps[0]["move"] is None
    assert steps[-1]["to_act"] is None
    for before, after in pairwise(steps):
        assert before["to_act"] == after["move"]["seat"]
    moves = [one["move"]["move"] for one in steps[1:]]
    made = [move for number, move in enumerate(moves) if steps[number]["to_act"] == 0]
    assert made == [sent(move) for move in play.made[0]]
    opening, *rest = [one["events"] for one in steps]
    assert opening == [sent(event.seen_by(0)) for event in play.match.game.announce(play.match.states[0])]
    assert rest == [[sent(event.seen_by(0)) for event in events] for events in play.match.events]


@pytest.mark.parametrize("game", GAME_NAMES)
async def test_the_log_has_the_sentences_of_all_steps(rome: House, game: str) -> None:
    table = await played(rome, game, "mrr")
    assert table.play
    for eye in (None, 1):
        steps = [sent(step(table, number, eye, EN)) for number in range(len(table.play.match.states))]
        told = [{"move": one["number"], "said": said} for one in steps for said in one["words"]["events"]]
        lines = sent(log(table, eye, EN))["lines"]
        assert [{"move": line["move"], "said": line["said"]} for line in lines] == told
        assert [line["number"] for line in lines] == list(range(len(lines)))
        begun = [line["move"] for line in lines if line["round"]]
        assert begun == steps[0]["rounds"]
        assert [line["round"] for line in lines if line["round"]] == list(range(1, len(begun) + 1))
    assert [("result" in one["words"]) for one in steps] == [False] * (len(steps) - 1) + [True]
    assert steps[-1]["words"]["result"]


@pytest.mark.parametrize("game", GAME_NAMES)
async def test_each_round_can_be_found(rome: House, game: str) -> None:
    table = await played(rome, game, "mrr")
    assert table.play
    states = table.play.match.states
    rounds = step(table, 0, None, EN).rounds
    assert [states[number].round for number in rounds] == list(range(1, states[-1].round + 1))
    assert all(number == 0 or states[number - 1].round < states[number].round for number in rounds)


async def test_a_step_or_a_seat_that_is_not_there_is_refused(rome: House) -> None:
    table = await played(rome, "pax", "mr")
    assert table.play
    last = len(table.play.match.moves)
    for number in (-1, last + 1):
        with pytest.raises(Complaint) as refused:
            step(table, number, None, EN)
        assert refused.value.key == "replay-step"
        for language in LANGUAGES:
            assert str(last) in Texts(language)("error-replay-step", **refused.value.params)
    for seat in (-1, 2):
        with pytest.raises(Missing, match="seat-missing"):
            step(table, 0, seat, EN)
        with pytest.raises(Missing, match="seat-missing"):
            log(table, seat, EN)
