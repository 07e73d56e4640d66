"""The table as it stood before: what each eye knew then, and nothing that it learnt since."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conspiratio.locale import LANGUAGES, Texts
from conspiratio.messages.records import encode
from conspiratio.server.tables import actions
from conspiratio.server.tables.sight import past
from conspiratio.server.trouble import Conflict, Missing
from tests.contract.subject import Subject
from tests.contract.test_contract import a_match, eyes_of, play_on, seeds
from tests.contract.test_secrets import an_exchange, renamed

from .running import Running
from .test_play import a_table, enter, play_of, played
from .test_sight_secrets import GAMES, Onlooker, both_games, moved, settings, table_of


@both_games
@given(data=st.data(), seed=seeds)
@settings(GAMES, max_examples=10)
def test_it_is_what_the_eye_was_sent_then(subject: Subject, data: st.DataObject, seed: int) -> None:
    rng = Random(seed)
    match = play_on(subject, a_match(subject, data), rng, 150)
    table = table_of(match)
    moments = range(len(match.moves) + 1)
    chosen = set(rng.sample(moments, min(20, len(moments))))
    sent: dict[int, dict[Any, Any]] = {}
    for number in moments:
        if number in chosen:
            sent[number] = {eye: msgspec.json.decode(Onlooker(eye).at_first(table)) for eye in eyes_of(match)}
        if number < len(match.moves):
            table = moved(table, *match.moves[number])
    for number, by_eye in sent.items():
        for eye, then in by_eye.items():
            told = msgspec.json.decode(encode(past(table, eye, number)))
            assert told == {
                "game": subject.game.name,
                "number": number,
                "of": len(match.moves),
                **{name: then[name] for name in ("to_act", "view", "aids")},
            }


@both_games
@given(data=st.data(), seed=seeds)
@settings(GAMES, max_examples=15)
def test_with_two_cards_exchanged_the_past_is_the_same_for_who_saw_neither(
    subject: Subject, data: st.DataObject, seed: int
) -> None:
    """However the game went on, and whatever was learnt by it: of what was before, no more is told."""
    match = play_on(subject, a_match(subject, data), Random(seed))
    eye = data.draw(st.sampled_from(eyes_of(match)), label="eye")
    one, other, until, twin_deal = an_exchange(subject, match, eye, data)
    if twin_deal == match.deal:
        return
    table, twin = table_of(match), table_of(type(match)(match.game, twin_deal, match.names, match.nonce))
    for seat, move in match.moves[: max(0, until - 1)]:
        table, twin = moved(table, seat, move), moved(twin, seat, renamed(subject, move, one, other))
    for number in range(0, until, max(1, until // 20)):
        assert encode(past(table, eye, number)) == encode(past(twin, eye, number))


def test_there_is_no_past_before_the_start_nor_beyond_the_present() -> None:
    table = played(a_table("pax", "mm"), 5)
    for number in (-1, 6):
        with pytest.raises(Missing) as refused:
            past(table, 0, number)
        assert refused.value.key == "replay-step"
        for language in LANGUAGES:
            assert "5" in Texts(language)("error-replay-step", **refused.value.params)
    with pytest.raises(Missing, match="seat-missing"):
        past(table, 2, 0)
    with pytest.raises(Conflict, match="table-not-started"):
        past(replace(table, play=None, status="open"), 0, 0)


def test_what_was_taken_back_never_was() -> None:
    table = played(a_table("caligula", "mm"), 3)
    last = play_of(table).match.moves[-1][0]
    before = past(table, last, 2)
    back = enter(table, actions.undo(last, len(play_of(table).made[last]), whole_turn=False))
    assert past(back, last, 2) == replace(before, of=2)
    with pytest.raises(Missing, match="replay-step"):
        past(back, last, 3)


def test_events_tell_after_which_move_they_stand() -> None:
    for game in ("pax", "caligula"):
        table = played(a_table(game, "mm"), 25)
        update = msgspec.json.decode(Onlooker(0).at_first(table))
        match = play_of(table).match
        opening = len(match.game.announce(match.states[0]))
        numbers = [0] * opening + [at for at, events in enumerate(match.events, 1) for _ in events]
        assert update["event_moves"] == numbers
        onlooker = Onlooker(1)
        onlooker.gets(table)
        later = msgspec.json.decode(onlooker.gets(played(table, 3)))
        assert len(later["event_moves"]) == len(later["events"])
        assert set(later["event_moves"]) <= {26, 27, 28}


# Over HTTP


async def test_players_and_onlookers_look_back_while_it_plays_and_when_it_is_over(server: Running) -> None:
    async with server.person() as livia, server.person() as curious:
        info = await livia.table("caligula", "mm")
        table = f"/api/tables/{info['id']}"
        first = await livia.get(f"{table}/seats/0")
        assert (await livia.get(f"{table}/seats/0/past/0"))["view"] == first["view"]
        seat = first["to_act"]
        told = await livia.get(f"{table}/seats/{seat}")
        await livia.post(f"{table}/seats/{seat}/moves", {"decision": 0, "move": told["moves"][0]})
        mine = await livia.get(f"{table}/seats/{seat}/past/1")
        assert (mine["number"], mine["of"]) == (1, 1)
        assert len(mine["view"]["players"][seat]["supply"]) == 5
        assert (await livia.get(f"{table}/past/1"))["view"]["players"][seat]["supply"] is None
        await livia.post(f"{table}/seats/0/resign")
        assert await livia.get(f"{table}/seats/{seat}/past/1") == mine
        await curious.get(f"{table}/seats/0/past/0", expect=403)
        assert (await curious.get(f"{table}/past/0"))["of"] == 1
        await livia.get(f"{table}/past/999999", expect=404)
        await livia.get(f"{table}/past/-1", expect=404)


async def test_by_invitation_the_past_is_too(server: Running) -> None:
    async with server.person() as livia, server.person() as curious:
        info = await livia.table("pax", "mm")
        await curious.get(f"/api/tables/{info['id']}/past/0", expect=404)
        seen = await curious.get(f"/api/tables/{info['id']}/past/0?invite={info['invite']}")
        assert seen["view"]["eye"] is None
        waits = await livia.table("pax", "mo")
        await livia.get(f"/api/tables/{waits['id']}/past/0", expect=409)
