"""The public notation of moves, as files and other programs write it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Reward, Spot
from conspiratio.core.game import Complaint
from tests.caligula.build import about_to_resolve, after
from tests.caligula.players import played

SPOT = {"colour": "plebs", "position": 1, "field": 0}
OTHER = {"colour": "plebs", "position": 2, "field": 1}
MOVES: list[dict[str, Any]] = [
    {"type": "place", "marker": 3, "colour": "plebs", "position": 1},
    {"type": "place", "marker": -1, "colour": "nobiles", "position": 2},
    {"type": "reward", "effect": "pugio"},
    {"type": "reward", "effect": "remove:plebs", "position": 1},
    {"type": "reward", "effect": "swap-markers", "spots": [SPOT, OTHER]},
    {"type": "reward", "effect": "return-marker", "spot": SPOT},
    {"type": "reward", "effect": "swap-ordo", "seats": [0, 2]},
    {"type": "reward", "effect": "swap-positions", "colour": "plebs"},
    {"type": "reward", "effect": "swap-sequentia", "slots": [0, 3]},
    {"type": "reward", "effect": "place", "marker": 0, "colour": "plebs", "position": 1},
    {"type": "penalty", "effect": "lose-point", "point": "victory"},
    {"type": "penalty", "effect": "lose-point", "point": "conspiracy"},
    {"type": "penalty", "effect": "lose-marker", "spot": SPOT},
    {"type": "penalty", "effect": "lose-coniura", "card": "coniura-12"},
    {"type": "conspire", "cards": ["coniura-12"]},
    {"type": "join", "cards": ["coniura-1", "pugio-8"]},
    {"type": "raise", "cards": ["coniura-1"]},
    {"type": "pass"},
    {"type": "nominate", "candidate": "nero"},
    {"type": "favour", "emperor": "nero"},
    {"type": "protect", "card": "pugio-8"},
    {"type": "strike", "cards": ["pugio-8"]},
]


@pytest.mark.parametrize("json", MOVES, ids=lambda json: json.get("effect", json["type"]))
def test_a_move_is_read_and_written_back_the_same(json: dict[str, Any]) -> None:
    written = CALIGULA.move_json(CALIGULA.read_move(json))
    assert written == json | ({"spots": written["spots"]} if "spots" in json else {})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            {"type": "conspire", "cards": ["pugio-8", "coniura-1"]},
            {"type": "conspire", "cards": ["coniura-1", "pugio-8"]},
        ),
        ({"type": "reward", "effect": "swap-ordo", "seats": [2, 0]}, MOVES[6]),
        ({"type": "reward", "effect": "swap-sequentia", "slots": [3, 0]}, MOVES[8]),
        ({"type": "reward", "effect": "swap-markers", "spots": [OTHER, SPOT]}, MOVES[4]),
    ],
)
def test_lists_have_no_order(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert CALIGULA.read_move(one) == CALIGULA.read_move(other)
    assert CALIGULA.move_json(CALIGULA.read_move(one)) == CALIGULA.move_json(CALIGULA.read_move(other))


@pytest.mark.parametrize(
    ("json", "key"),
    [
        ({"type": "place", "marker": 3, "colour": "senators", "position": 1}, "json-choice"),
        ({"type": "place", "colour": "plebs", "position": 1}, "json-missing"),
        ({"type": "place", "marker": "3", "colour": "plebs", "position": 1}, "json-kind"),
        ({"type": "penalty", "effect": "lose-point", "point": "honour"}, "json-choice"),
        ({"type": "conspire"}, "json-missing"),
        ({"type": "conspire", "cards": "coniura-1"}, "json-kind"),
        ({"type": "bribe"}, "json-choice"),
        ({}, "json-choice"),
        ("pass", "json-kind"),
    ],
)
def test_what_is_no_move_is_refused_with_its_place(json: Any, key: str) -> None:
    with pytest.raises(Complaint) as raised:
        CALIGULA.read_move(json, "moves[3].move")
    assert raised.value.key == key
    assert str(raised.value.params["where"]).startswith("moves[3].move")


def test_a_field_is_counted_from_0_on_the_left_and_a_position_from_1() -> None:
    state = about_to_resolve("plebs-1", [(0, 4)], markers={("nobiles", 2): [(1, 1), (1, 2)]})
    state = after(state, CALIGULA.read_move({"type": "pass"}))
    move = {"type": "reward", "effect": "return-marker", "spot": {"colour": "nobiles", "position": 2, "field": 1}}
    assert CALIGULA.read_move(move) == Reward("return-marker", spot=Spot("nobiles", 2, 1))
    assert 2 in after(state, CALIGULA.read_move(move)).players[1].supply


def test_every_legal_move_can_be_told() -> None:
    kinds = set()
    for state in (state for seed in range(4) for state in played(3, seed).states):
        for move in CALIGULA.legal_moves(state)[:40]:
            kinds.add(move.type)
            assert CALIGULA.read_move(json.loads(json.dumps(CALIGULA.move_json(move)))) == move
    assert len(kinds) == 11
