"""Secrets stay secret: what a seat can't know changes nothing that the seat is sent.

Two deals that differ only in where two cards lie are played side by side with the same moves. Until a
seat sees one of the two, everything it gets must be equal: views, events, moves on offer, refusals.
"""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conspiratio.core.codec import to_json
from conspiratio.core.game import Eye
from conspiratio.core.match import Match
from tests.examples import examples

from .subject import Subject
from .subjects import SUBJECTS
from .test_contract import a_match, eyes_of, play_on, seeds

pytestmark = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


def renamed(subject: Subject, move: Any, one: str, other: str) -> Any:
    """The move with two ids exchanged."""
    exchange = {one: other, other: one}

    def walk(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: walk(item) for key, item in value.items()}
        if isinstance(value, list):
            return [walk(item) for item in value]
        return exchange.get(value, value) if isinstance(value, str) else value

    return subject.game.read_move(walk(subject.game.move_json(move)), "move")


def names_in(json: Any) -> set[str]:
    """All the texts in a JSON value."""
    if isinstance(json, dict):
        return set().union(*(names_in(item) for item in json.values()))
    if isinstance(json, list):
        return set().union(*(names_in(item) for item in json))
    return {json} if isinstance(json, str) else set()


def ignorance(subject: Subject, match: Match, eye: Eye) -> dict[str, int]:
    """For every hidden thing, the number of the first state in which the eye sees it."""
    first: dict[str, int] = {}
    for number in range(len(match.states)):
        for id in newly_seen(subject, match, number, eye):
            first.setdefault(id, number)
    return first


class Exchange(NamedTuple):
    """Two hidden things, of which the eye sees neither before the state of this number; and a deal that has each of
    them in the place of the other."""

    one: str
    other: str
    until: int
    deal: Any


def an_exchange(subject: Subject, match: Match, eye: Eye, data: st.DataObject) -> Exchange:
    first_seen, never = ignorance(subject, match, eye), len(match.states)
    group = data.draw(st.sampled_from(subject.secrets(match.deal)), label="kind of secret")
    # Cards that stay unseen for long make the longest comparisons.
    ids = sorted(group, key=lambda id: -first_seen.get(id, never))
    one, other = data.draw(st.lists(st.sampled_from(ids[:40]), min_size=2, max_size=2, unique=True), label="swap")
    until = min(first_seen.get(one, never), first_seen.get(other, never))
    return Exchange(one, other, until, subject.swap(match.deal, one, other))


def all_secrets(subject: Subject, match: Match) -> set[str]:
    return {id for group in subject.secrets(match.deal) for id in group}


def newly_seen(subject: Subject, match: Match, number: int, eye: Eye) -> set[str]:
    """What the eye sees in a state, and what the move before it showed."""
    return subject.seen(match.states[number], eye) | (subject.looked(match, number, eye) if number else set())


@given(data=st.data(), seed=seeds)
@examples(120)
def test_what_a_seat_cannot_know_changes_nothing_it_is_sent(subject: Subject, data: st.DataObject, seed: int) -> None:
    game = subject.game
    match = play_on(subject, a_match(subject, data), Random(seed))
    eye = data.draw(st.sampled_from(eyes_of(match)), label="eye")
    one, other, until, other_deal = an_exchange(subject, match, eye, data)
    if other_deal == match.deal:
        return
    twin = Match(game, other_deal, match.names, match.nonce)
    for number in range(until):
        state = match.states[number]
        assert twin.view(eye) == game.view(state, eye)
        if eye is not None:
            assert twin.to_act == game.to_act(state)
            if twin.to_act == eye:
                assert twin.legal_moves() == game.legal_moves(state)
            for wish in islice(subject.conceivable(state), number % 7, 60, 7):
                assert twin.refusal(eye, wish) == game.refusal(state, eye, wish)
        if number + 1 >= until:
            break
        seat, move = match.moves[number]
        twin = twin.after(seat, renamed(subject, move, one, other))
        happened = twin.events[-1]
        assert [e.seen_by(eye) for e in happened] == [e.seen_by(eye) for e in match.events[number]]


@given(data=st.data(), seed=seeds)
@examples(40)
def test_nothing_a_seat_is_sent_names_a_card_it_never_saw(subject: Subject, data: st.DataObject, seed: int) -> None:
    match = play_on(subject, a_match(subject, data), Random(seed))
    secrets = all_secrets(subject, match)
    for eye in eyes_of(match):
        seen: set[str] = set()
        for number, state in enumerate(match.states):
            seen |= newly_seen(subject, match, number, eye)
            events = match.events[number - 1] if number else ()
            named = names_in([to_json(event.seen_by(eye)) for event in events])
            if number % 7 == 0:
                # the faces of the deck are no secret, where they lie is
                named |= names_in({**to_json(subject.game.view(state, eye)), "faces": None})
            assert secrets & named <= seen, f"eye {eye}, state {number}: {secrets & named - seen}"


@given(data=st.data(), seed=seeds)
@examples(60)
def test_with_all_that_is_hidden_dealt_anew_the_same_move_looks_the_same(
    subject: Subject, data: st.DataObject, seed: int
) -> None:
    """Who is asked, what is skipped, what is said: none of it may hang on what the eye can't see."""
    game, rng = subject.game, Random(seed)
    match = a_match(subject, data)
    if not subject.counts_are_open(match.deal):
        return  # then an imagined rival may be too poor for a move that was made
    eye = data.draw(st.sampled_from(eyes_of(match)), label="eye")
    secrets = all_secrets(subject, match)
    while (seat := match.to_act) is not None:
        view = match.view(eye)
        knows = secrets & names_in({**to_json(view), "faces": None})
        imagined = game.imagine(view, rng)
        move = subject.choose(match.state, match.legal_moves(), rng)
        match = match.after(seat, move)
        happened = match.events[-1]
        shown = newly_seen(subject, match, len(match.moves), eye)
        if not secrets & names_in(game.move_json(move)) <= knows or not shown <= knows:
            continue  # the move is about something hidden, or shows the eye something new
        if seat != eye:
            move = subject.disguise(imagined, seat, move)
        assert game.refusal(imagined, seat, move) is None
        after, happened_there = game.play(imagined, move)
        assert [e.seen_by(eye) for e in happened_there] == [e.seen_by(eye) for e in happened]
        assert game.view(after, eye) == match.view(eye)


@given(data=st.data(), seed=seeds)
@examples(40)
def test_moves_that_look_the_same_leave_the_same_view(subject: Subject, data: st.DataObject, seed: int) -> None:
    """Which of several hidden things somebody put away must not show afterwards either."""
    game, rng = subject.game, Random(seed)
    match = a_match(subject, data)
    eye = data.draw(st.sampled_from(eyes_of(match)), label="eye")
    while (seat := match.to_act) is not None:
        moves = match.legal_moves()
        if seat != eye:
            views: dict[str, Any] = {}
            for move in rng.sample(moves, min(len(moves), 20)):
                state, events = game.play(match.state, move)
                looks = json.dumps([to_json(event.seen_by(eye)) for event in events])
                assert views.setdefault(looks, game.view(state, eye)) == game.view(state, eye)
        match = match.after(seat, subject.choose(match.state, moves, rng))


@given(data=st.data(), seed=seeds)
@examples(40)
def test_what_a_seat_sees_now_is_in_its_view(subject: Subject, data: st.DataObject, seed: int) -> None:
    rng = Random(seed)
    match = play_on(subject, a_match(subject, data), rng, rng.randrange(300))
    for eye in eyes_of(match):
        named = names_in({**to_json(match.view(eye)), "faces": None})
        assert subject.seen(match.state, eye) - named == set()
