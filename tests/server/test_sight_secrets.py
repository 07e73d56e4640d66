"""What goes out to an eye has no secrets in it: tables that differ only in what the eye can't know send it the same."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from conspiratio.bots.hint import hint, hint_json
from conspiratio.bots.search_from_view import Effort
from conspiratio.core.game import Eye, Seat
from conspiratio.core.growing import Growing
from conspiratio.core.match import Match
from conspiratio.games import GAMES as GAMES_THERE_ARE
from conspiratio.locale import Texts
from conspiratio.messages.changes import encode_changes
from conspiratio.messages.records import encode
from conspiratio.server.bots.hints import hint_for
from conspiratio.server.http.shapes import table_info
from conspiratio.server.tables import actions
from conspiratio.server.tables.entries import Moved
from conspiratio.server.tables.listing import public_tables, tables_of
from conspiratio.server.tables.play import begin
from conspiratio.server.tables.setup import Live
from conspiratio.server.tables.sight import NOTHING, update_for
from conspiratio.server.tables.table import Sitting, Table
from tests.contract.caligula_subject import CALIGULA_SUBJECT
from tests.contract.subject import Subject
from tests.contract.subjects import SUBJECTS
from tests.contract.test_caligula_secrets import turned_up
from tests.contract.test_contract import a_match, eyes_of, play_on, seeds
from tests.contract.test_secrets import all_secrets, an_exchange, ignorance, names_in, renamed

from .build import house, setup
from .house import KEYS
from .test_play import MINUTE, NOON, a_table, acting, enter, play_of, played

GAMES = settings(deadline=None, suppress_health_check=list(HealthCheck), derandomize=bool(os.environ.get("CI")))
"""A whole game is one example."""
both_games = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
LANGUAGES = (None, Texts("en"), Texts("de"))
LATER = NOON + 7_000


def table_of(deal_of: Match) -> Table:
    """A table with this deal, at which people sit, before the first move."""
    names = deal_of.names
    chosen = setup(deal_of.game.name, "m" * len(names), clock=Live(5, 10))
    match = Match(deal_of.game, deal_of.deal, names, deal_of.nonce)
    sitting = tuple(Sitting(f"p{seat}", None, name) for seat, name in enumerate(names))
    play = begin(chosen, match, [None] * len(names), NOON)
    # The commitment is a hash of a secret number and the deal: it differs, and tells nothing.
    head = ("table", chosen, "playing", 1, "p0", "invite", "commitment", NOON, NOON, None, None)
    return Table(*head, sitting, match.game.rules_version, play)


def moved(table: Table, seat: Seat, move: Any) -> Table:
    return table.after(Moved(seat, move), NOON)


class Onlooker:
    """Somebody with an open socket: gets what is new since the last frame."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.person = None if eye is None else f"p{eye}"
        self.last = NOTHING

    def gets(self, table: Table, texts: Texts | None = None) -> bytes:
        return self.gets_both(table, texts)[0]

    def gets_both(self, table: Table, texts: Texts | None = None) -> tuple[bytes, bytes]:
        """Whole, and by its changes: which fields those are must not tell anything, either."""
        last = self.last
        update, self.last = update_for(table, self.eye, self.person, LATER, last, texts)
        changes = encode_changes(update, last.update) if last.update else b""
        return encode(update, again=last is not NOTHING), changes

    def at_first(self, table: Table, texts: Texts | None = None) -> bytes:
        """What a new socket would get."""
        return encode(update_for(table, self.eye, self.person, LATER, NOTHING, texts)[0])


@both_games
@given(data=st.data(), seed=seeds)
@settings(GAMES, max_examples=25)
def test_with_all_that_an_eye_cannot_know_imagined_anew_it_is_sent_the_same(
    subject: Subject, data: st.DataObject, seed: int
) -> None:
    rng = Random(seed)
    match = a_match(subject, data)
    table = table_of(match)
    until = rng.randrange(160)
    earlier = table
    while play_of(table).to_act is not None and len(play_of(table).match.moves) < until:
        here = play_of(table).match
        earlier = table
        table = moved(table, acting(table), subject.choose(here.state, here.legal_moves(), rng))
    play = play_of(table)
    if play.to_act is None:
        return  # all is told when it is over
    for eye in eyes_of(match):
        imagined = subject.game.imagine(play.match.view(eye), rng)
        states = Growing([*play.match.states[:-1], imagined])
        twin = replace(table, play=replace(play, match=replace(play.match, states=states)))
        texts = rng.choice(LANGUAGES)
        seen = rng.choice([None, table, earlier])
        last = update_for(seen, eye, "p0", NOON, NOTHING, texts)[1] if seen else NOTHING
        sent = [update_for(one, eye, "p0", LATER, last, texts)[0] for one in (table, twin)]
        assert encode(sent[0]) == encode(sent[1])
        if last.update:
            assert encode_changes(sent[0], last.update) == encode_changes(sent[1], last.update)


class Advisers:
    """As the server's bot workers, but here and in a hurry."""

    async def hint(self, game: str, view: Any, moves: tuple[Any, ...], seed: str, asker: Any) -> Any:
        return hint_json(GAMES_THERE_ARE[game], hint(GAMES_THERE_ARE[game], view, moves, Random(seed), Effort(16)))


@both_games
@given(data=st.data(), seed=seeds)
@settings(GAMES, max_examples=8)
def test_with_all_that_a_seat_cannot_know_imagined_anew_it_gets_the_same_hint(
    subject: Subject, data: st.DataObject, seed: int
) -> None:
    rng = Random(seed)
    match = play_on(subject, a_match(subject, data), rng, rng.randrange(1, 120))
    seat = match.to_act
    if seat is None:
        return
    imagined = subject.game.imagine(match.view(seat), rng)
    given = []
    for state in (match.state, imagined):
        table = table_of(match)
        here = replace(match, states=Growing([*match.states[:-1], state]))
        table = replace(table, play=replace(play_of(table), match=here))
        given.append(asyncio.run(hint_for(table, f"p{seat}", cast(Any, Advisers()), KEYS)))
    assert msgspec.json.encode(given[0]) == msgspec.json.encode(given[1])


@both_games
@given(data=st.data(), seed=seeds)
@settings(GAMES, max_examples=25)
def test_with_two_cards_exchanged_an_eye_that_saw_neither_is_sent_the_same(
    subject: Subject, data: st.DataObject, seed: int
) -> None:
    """Frame by frame, over a whole game: with what can be taken back, and with every sentence."""
    match = play_on(subject, a_match(subject, data), Random(seed))
    eye = data.draw(st.sampled_from(eyes_of(match)), label="eye")
    one, other, until, twin_deal = an_exchange(subject, match, eye, data)
    if twin_deal == match.deal:
        return
    table, twin = table_of(match), table_of(replace(match, deal=twin_deal, states=Growing()))
    onlookers = Onlooker(eye), Onlooker(eye)
    often, texts = data.draw(st.integers(1, 6), label="frames"), data.draw(st.sampled_from(LANGUAGES), label="language")
    for number, (seat, move) in enumerate(match.moves[:until]):
        if number % often == 0:
            assert onlookers[0].gets_both(table, texts) == onlookers[1].gets_both(twin, texts), f"before move {number}"
        if number + 1 < until:
            table, twin = moved(table, seat, move), moved(twin, seat, renamed(subject, move, one, other))
    if 0 < until < len(match.states):
        assert onlookers[0].at_first(table, texts) == onlookers[1].at_first(twin, texts)


@given(data=st.data(), seed=seeds)
@settings(GAMES, max_examples=25)
def test_with_other_values_on_markers_rivals_are_sent_the_same_until_they_are_turned_up(
    data: st.DataObject, seed: int
) -> None:
    match = play_on(CALIGULA_SUBJECT, a_match(CALIGULA_SUBJECT, data), Random(seed))
    owner = data.draw(st.sampled_from(range(len(match.names))), label="owner")
    eye = data.draw(st.sampled_from([eye for eye in eyes_of(match) if eye != owner]), label="eye")
    one, other = data.draw(st.sampled_from([(-1, 4), (0, 3), (1, 2), (2, 4), (-1, 0)]), label="values")
    texts = data.draw(st.sampled_from(LANGUAGES), label="language")
    exchange = {one: other, other: one}
    table, twin = table_of(match), table_of(match)
    onlookers = Onlooker(eye), Onlooker(eye)
    for (seat, move), told in zip(match.moves, match.events, strict=True):
        if exchange.keys() & turned_up(told, owner):
            return
        changed = seat == owner and getattr(move, "marker", None) in exchange
        table = moved(table, seat, move)
        twin = moved(twin, seat, replace(move, marker=exchange[move.marker]) if changed else move)
        assert onlookers[0].gets_both(table, texts) == onlookers[1].gets_both(twin, texts)


def test_whether_a_hidden_move_was_replaced_by_another_does_not_show() -> None:
    """A marker is placed, taken back and placed again: only its owner knows whether it is still the same one."""
    before = a_table("caligula", "mmm")
    seat = acting(before)
    match = play_of(before).match
    first, *others = match.legal_moves()
    others = [move for move in others if (move.colour, move.position) == (first.colour, first.position)]
    assert len(others) > 3
    placed = moved(before, seat, first)
    for eye in eyes_of(match):
        sent = set()
        for move in (first, *others):
            onlooker = Onlooker(eye)
            onlooker.gets(placed)
            taken_back = enter(placed, actions.undo(seat, 1, whole_turn=False))
            sent.add(onlooker.gets_both(moved(taken_back, seat, move)))
        assert len(sent) == (1 if eye != seat else 1 + len(others))


@both_games
@given(data=st.data(), seed=seeds)
@settings(GAMES, max_examples=10)
def test_no_frame_names_a_card_that_the_eye_never_saw(subject: Subject, data: st.DataObject, seed: int) -> None:
    match = play_on(subject, a_match(subject, data), Random(seed), 120)
    secrets, table = all_secrets(subject, match), table_of(match)
    onlookers = [Onlooker(eye) for eye in eyes_of(match)]
    firsts = [ignorance(subject, match, onlooker.eye) for onlooker in onlookers]
    for number in range(len(match.states)):
        for onlooker, first in zip(onlookers, firsts, strict=True):
            update = msgspec.json.decode(onlooker.gets(table))
            update["view"].pop("faces", None)  # what is in the deck is no secret, where it lies is
            assert secrets & names_in(update) <= {id for id, at in first.items() if at <= number}
        if number < len(match.moves):
            table = moved(table, *match.moves[number])


# Frames, apart from secrets


@pytest.mark.parametrize("game", ["pax", "caligula"])
def test_each_frame_tells_what_is_new_and_nothing_twice(game: str) -> None:
    table = a_table(game, "mm")
    match = play_of(played(table)).match
    onlooker = Onlooker(None)
    told: list[Any] = []
    rng = Random("frames")
    for number in range(len(match.moves) + 1):
        if number in (0, 1, len(match.moves)) or rng.random() < 0.4:
            update = msgspec.json.decode(onlooker.gets(table))
            assert update["taken_back"] == 0
            assert ("faces" in update["view"]) == (told == [])
            told += update["events"]
        if number < len(match.moves):
            table = moved(table, *match.moves[number])
    assert told == msgspec.json.decode(Onlooker(None).at_first(table))["events"]
    assert update["outcome"]["ending"] == "finished"


def test_what_was_taken_back_is_said() -> None:
    table = played(a_table("caligula", "mm"), 3)
    last = play_of(table).match.moves[-1][0]
    onlooker = Onlooker(1 - last)
    onlooker.gets(table)
    taken_back = enter(table, actions.undo(last, len(play_of(table).made[last]), whole_turn=False))
    update = msgspec.json.decode(onlooker.gets(taken_back))
    assert (update["taken_back"], update["events"], update["to_act"]) == (1, [], last)
    update = msgspec.json.decode(onlooker.gets(played(taken_back, 1)))
    assert (update["taken_back"], len(update["events"])) == (0, len(play_of(table).match.events[-1]))


def test_a_table_read_anew_sends_nobody_what_they_have_seen() -> None:
    """In another process, or after a restart, the moves are other objects, but the same moves."""
    table = played(a_table("caligula", "mm"), 30)
    onlooker = Onlooker(0)
    onlooker.gets(table)
    again = a_table("caligula", "mm")
    for seat, move in play_of(table).match.moves:
        again = moved(again, seat, move)
    update = msgspec.json.decode(onlooker.gets(again))
    assert (update["taken_back"], update["events"]) == (0, [])


def test_moves_are_offered_only_to_the_person_who_is_to_act_and_not_when_their_time_is_up() -> None:
    table = a_table("caligula", "mmm", clock=Live(5, 0))
    seat = acting(table)
    for eye in (None, 0, 1, 2):
        update = msgspec.json.decode(Onlooker(eye).at_first(table, Texts("en")))
        moves = update.get("moves")
        assert bool(moves) == (eye == seat)
        assert len(update["words"].get("moves", [])) == len(moves or [])
        assert ("decision" in update) == (eye is not None)
    gone = enter(table, actions.run_out(seat, 0), after=5 * MINUTE)
    for eye in (0, 1, 2):  # the decision that was missed is the stand-in's
        assert msgspec.json.decode(Onlooker(eye).at_first(gone, Texts("en")))["moves"] == []
    given_up = enter(gone, actions.resign(seat))
    assert msgspec.json.decode(Onlooker(seat).at_first(given_up, Texts("en")))["moves"] == []


def test_before_the_start_there_is_nothing_of_a_game() -> None:
    table = replace(a_table("pax", "mo"), play=None, status="open", commitment=None)
    update = msgspec.json.decode(Onlooker(0).at_first(table, Texts("en")))
    assert update.keys() == {"table", "version", "status", "seat", "seats"}


# From outside


def outside(table: Table) -> Iterator[bytes]:
    """What is told of a table to those who sit there, its host, a stranger, and nobody in particular."""
    for person in (*table.people, table.host, "stranger", None):
        yield msgspec.json.encode(table_info(table, person))


@both_games
@given(data=st.data(), seed=seeds)
@settings(GAMES, max_examples=20)
def test_what_is_told_of_a_table_from_outside_has_nothing_of_the_game(
    subject: Subject, data: st.DataObject, seed: int
) -> None:
    rng = Random(seed)
    match = play_on(subject, a_match(subject, data), rng, rng.randrange(1, 150))
    if match.to_act is None:
        return
    table = table_of(match)
    for seat, move in match.moves:
        table = moved(table, seat, move)
    told = list(outside(table))
    for one in told:
        assert not all_secrets(subject, match) & names_in(msgspec.json.decode(one))
        assert msgspec.json.decode(one)["outcome"] is None
    # Another game altogether, in which by chance the same seat is to act, looks the same.
    elsewhere = a_match(subject, data)
    while elsewhere.to_act is not None:
        if len(elsewhere.names) == len(match.names) and elsewhere.to_act == match.to_act:
            assert list(outside(replace(table, play=replace(play_of(table), match=elsewhere)))) == told
        elsewhere = elsewhere.after(elsewhere.to_act, subject.choose(elsewhere.state, elsewhere.legal_moves(), rng))


async def test_lists_name_tables_and_nothing_else(database_url: str) -> None:
    async with house(database_url) as home:
        livia = await home.person("Livia")
        table = await home.table(livia, "caligula", "mb", visibility="public")
        await home.play(table.id, 9)
        listed = [*await public_tables(home.database, None), *await tables_of(home.database, livia.id, over=False)]
        assert listed == [table.id] * 2
        stranger = table_info(await home.desk.table(table.id), "stranger")
        assert (stranger.invite, stranger.waits_for_you, stranger.is_host) == (None, False, False)
        assert [seat.yours for seat in stranger.seats] == [False, False]
        assert table_info(table, livia.id).invite == table.invite
