"""What holds for any Game, whatever its rules."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conspiratio.core.codec import from_json, to_json
from conspiratio.core.match import Match, read_match
from conspiratio.messages.records import encode
from tests.examples import examples

from .subject import Subject
from .subjects import SUBJECTS

pytestmark = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
seeds = st.integers(0, 2**32)
MOST_MOVES = 1000
"""No more moves than these are ever on offer: they are listed in every update of a table."""


def play_on(subject: Subject, match: Match, rng: Random, moves: int = 10_000) -> Match:
    while match.to_act is not None and len(match.moves) < moves:
        match = match.after(match.to_act, subject.choose(match.state, match.legal_moves(), rng))
    return match


def a_match(subject: Subject, data: st.DataObject) -> Match:
    deal = data.draw(subject.deals(), label="deal")
    return Match(subject.game, deal, tuple(f"seat {n}" for n in range(deal.seats)), "0" * 32)


def eyes_of(match: Match) -> list[int | None]:
    return [None, *range(len(match.names))]


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(to_json(value)))


@given(data=st.data(), seed=seeds)
@examples(25)
def test_of_the_moves_that_are_not_refused_one_of_each_gist_is_on_offer(
    subject: Subject, data: st.DataObject, seed: int
) -> None:
    match, rng = a_match(subject, data), Random(seed)
    while (seat := match.to_act) is not None:
        legal = match.legal_moves()
        assert 0 < len(legal) <= MOST_MOVES
        gists = {match.game.gist(move) for move in legal}
        assert len(gists) == len(legal)
        assert [move for move in legal if match.refusal(seat, move)] == []
        if rng.random() < 0.2:
            for move in subject.conceivable(match.state):
                assert match.refusal(seat, move) or match.game.gist(move) in gists, move
        others = [other for other in range(len(match.names)) if other != seat]
        if others:
            assert match.refusal(rng.choice(others), rng.choice(legal)) is not None
        match = match.after(seat, subject.choose(match.state, legal, rng))
    assert match.legal_moves() == ()
    assert all(match.refusal(0, move) for move in subject.conceivable(match.state))


@given(data=st.data(), seed=seeds)
@examples(25)
def test_the_moves_replayed_give_the_same_states_and_result(subject: Subject, data: st.DataObject, seed: int) -> None:
    match = play_on(subject, a_match(subject, data), Random(seed))
    file = json.loads(json.dumps(match.to_json()))
    again = read_match(file, {subject.game.name: subject.game})
    assert again.states == match.states
    assert again.events == match.events
    assert again.to_json() == file
    assert hash(again.state) == hash(match.state)


@given(data=st.data(), seed=seeds, moves=st.integers(0, 200))
@examples(40)
def test_states_views_moves_and_events_survive_json(
    subject: Subject, data: st.DataObject, seed: int, moves: int
) -> None:
    match = play_on(subject, a_match(subject, data), Random(seed), moves)
    assert from_json(subject.state_type, through_json(match.state)) == match.state
    for eye in eyes_of(match):
        view = match.view(eye)
        assert from_json(subject.view_type, through_json(view)) == view
    for _, move in match.moves:
        assert subject.game.read_move(json.loads(json.dumps(subject.game.move_json(move))), "move") == move


@given(data=st.data(), seed=seeds)
@examples(40)
def test_an_imagined_state_fits_the_view_it_was_imagined_from(subject: Subject, data: st.DataObject, seed: int) -> None:
    match, rng = a_match(subject, data), Random(seed)
    while match.to_act is not None:
        eye = rng.choice(eyes_of(match))
        view = match.view(eye)
        imagined = subject.game.imagine(view, rng)
        assert subject.game.view(imagined, eye) == view
        assert subject.game.legal_moves(imagined)
        if eye == match.to_act:
            assert subject.game.legal_moves(imagined) == match.legal_moves()
        match = match.after(match.to_act, subject.choose(match.state, match.legal_moves(), rng))


@given(data=st.data(), seed=seeds)
@examples(25)
def test_an_imagined_game_can_be_played_to_its_end(subject: Subject, data: st.DataObject, seed: int) -> None:
    rng = Random(seed)
    match = play_on(subject, a_match(subject, data), rng, rng.randrange(150))
    state = subject.game.imagine(match.view(rng.choice(eyes_of(match))), rng)
    while subject.game.to_act(state) is not None:
        state, _ = subject.game.play(state, subject.choose(state, subject.game.legal_moves(state), rng))
    assert subject.game.result(state) is not None


@given(data=st.data(), seed=seeds)
@examples(25)
def test_undo_gives_back_the_state_and_never_what_somebody_has_learnt(
    subject: Subject, data: st.DataObject, seed: int
) -> None:
    match, rng = a_match(subject, data), Random(seed)
    ever_seen: dict[Any, set[str]] = {eye: set() for eye in eyes_of(match)}
    while (seat := match.to_act) is not None:
        before = match.state
        for eye, seen in ever_seen.items():
            seen |= subject.seen(before, eye)
        move = subject.choose(match.state, match.legal_moves(), rng)
        match = match.after(seat, move)
        looked = {eye: subject.looked(match, len(match.moves), eye) for eye in ever_seen}
        if not match.can_take_back(seat):
            for eye, seen in ever_seen.items():
                seen |= looked[eye]
            continue
        for eye, seen in ever_seen.items():
            assert subject.seen(match.state, eye) | looked[eye] <= seen
        assert not any(match.can_take_back(other) for other in range(len(match.names)) if other != seat)
        assert match.back_to(len(match.moves) - 1).state == before
    assert not any(match.can_take_back(seat) for seat in range(len(match.names)))  # all is told when it is over


def written(record: Any) -> Any:
    return json.loads(encode(record))


@given(data=st.data(), seed=seeds, moves=st.integers(0, 200))
@examples(25)
def test_what_is_worked_out_from_a_view_has_a_form_for_the_wire(
    subject: Subject, data: st.DataObject, seed: int, moves: int
) -> None:
    """The same fields at every moment, for every eye; and types of moves that there are."""
    match = play_on(subject, a_match(subject, data), Random(seed), moves)
    fields = written(subject.game.aids(subject.game.view(match.states[0], None))).keys()
    for eye in eyes_of(match):
        sent = written(subject.game.aids(match.view(eye)))
        assert sent.keys() == fields
        assert set(sent["final"]) <= {move.type for move in subject.conceivable(match.state)}
