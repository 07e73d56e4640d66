"""Records as bytes: what is written of views, events and moves, and what never is."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from conspiratio.bots import bot
from conspiratio.core.codec import to_json
from conspiratio.core.match import Match, new_match
from conspiratio.games import GAMES, room
from conspiratio.messages.any_game import AnyUpdate
from conspiratio.messages.records import encode, name_of, read, shape
from conspiratio.pax.events import CardsDrawn
from conspiratio.pax.state import FaceDown

GAME_NAMES = list(GAMES)


def written(record: Any, *, again: bool = False) -> Any:
    return json.loads(encode(record, again=again))


def a_game(name: str, seed: str = "wire") -> Match:
    game, rng = GAMES[name], Random(seed)
    match, player = new_match(game, game.options_type(), ("Anna", "Ben", "Cleo"), seed), bot(name, "greedy")
    while (seat := match.to_act) is not None:
        match = match.after(seat, player.choose(match.view(seat), match.legal_moves(), rng))
    return match


@pytest.mark.parametrize("name", GAME_NAMES)
def test_moves_and_events_are_written_as_in_replay_files(name: str) -> None:
    match = a_game(name)
    for _, move in match.moves:
        assert written(move) == to_json(move)
    for eye in (None, 0, 2):
        for event in (event.seen_by(eye) for events in match.events for event in events):
            told = to_json(event)
            told.pop("news", None)
            assert written(event) == told


@pytest.mark.parametrize("name", GAME_NAMES)
def test_views_tell_all_that_their_records_do_and_the_deck_only_once(name: str) -> None:
    match = a_game(name)
    for state in match.states[:-1]:
        for eye in (None, 1):
            view = match.game.view(state, eye)
            assert written(view) == to_json(view)
            again = written(view, again=True)
            assert again == {field: value for field, value in written(view).items() if field != "faces"}


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_type_of_event_and_move_is_in_the_types_of_an_update(name: str) -> None:
    messages = room("messages", name)
    _, components = msgspec.json.schema_components([shape(messages.Update)])
    tags = {tag for one in components.values() for tag in one["properties"].get("type", {}).get("enum", ())}
    match = a_game(name)
    assert {event.type for events in match.events for event in events} <= tags
    assert {kind.type for kind in (*get_args(messages.Event), *get_args(messages.Move))} <= tags


def test_what_is_hidden_can_not_be_written() -> None:
    card = next(iter(GAMES["pax"].faces.cards))
    hidden = CardsDrawn(0, (FaceDown(card, frozenset([0])),))
    with pytest.raises(TypeError, match="not for the wire"):
        encode(hidden)
    assert written(hidden.seen_by(0))["cards"] == [to_json(card)]
    assert written(hidden.seen_by(1))["cards"] == [None]


def test_whether_it_was_news_to_somebody_else_is_not_written() -> None:
    for name in GAME_NAMES:
        for kind in get_args(room("messages", name).Event):
            assert "news" not in shape(kind).__struct_fields__


def test_the_names_of_records_tell_their_game() -> None:
    assert {name_of(kind) for kind in get_args(AnyUpdate)} == {"OpenUpdate", "PaxUpdate", "CaligulaUpdate"}


def test_what_was_written_can_be_read_and_written_again() -> None:
    for name in GAME_NAMES:
        view = a_game(name).view(1)
        assert encode(read(type(view), written(view))) == encode(view)


@dataclass(frozen=True)
class Pair:
    both: tuple[int, int]
    few: frozenset[int] = frozenset()


def test_sets_are_written_in_order_and_defaults_are_left_out() -> None:
    assert encode(Pair((2, 1), frozenset([40, 8, 24, 0]))) == b'{"both":[2,1],"few":[0,8,24,40]}'
    assert encode(Pair((2, 1))) == b'{"both":[2,1]}'
