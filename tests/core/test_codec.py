from __future__ import annotations

from typing import Any

import pytest

from conspiratio.core.codec import from_json, to_json
from conspiratio.core.game import Complaint
from conspiratio.pax.moves import Buy, Draw, Move, Open, Place
from conspiratio.pax.state import Options


@pytest.mark.parametrize(
    ("move", "json"),
    [
        (Open("land-3"), {"type": "open", "keep": "land-3"}),
        (Open("land-3", ("army-10",)), {"type": "open", "keep": "land-3", "display": ["army-10"]}),
        (Draw(), {"type": "draw"}),
        (Place("army-10", "hand"), {"type": "place", "card": "army-10", "to": "hand"}),
        (Place("army-10", "legion", 2), {"type": "place", "card": "army-10", "to": "legion", "legion": 2}),
        (Buy(2), {"type": "buy", "legion": 2}),
    ],
)
def test_moves_have_the_public_notation(move: Any, json: Any) -> None:
    assert to_json(move) == json
    assert from_json(Move, json) == move


@pytest.mark.parametrize(
    ("json", "key", "where"),
    [
        ({"type": "buy"}, "json-missing", "."),
        ({"type": "buy", "legion": "2"}, "json-kind", "legion"),
        ({"type": "buy", "legion": True}, "json-kind", "legion"),
        ({"type": "buy", "legion": 2.0}, "json-kind", "legion"),
        ({"type": "place", "card": "army-10", "to": "moon"}, "json-choice", "to"),
        ({"type": "place", "card": "army-10", "to": ["hand"]}, "json-choice", "to"),
        ({"type": "open", "keep": "land-3", "display": "army-10"}, "json-kind", "display"),
        ({"type": "open", "keep": "land-3", "display": ["army-10", 3]}, "json-kind", "display[1]"),
        ({"type": ["buy"]}, "json-choice", "type"),
        ({}, "json-choice", "type"),
        ([], "json-kind", "."),
        (None, "json-kind", "."),
    ],
)
def test_what_is_no_move_is_refused_by_place(json: Any, key: str, where: str) -> None:
    with pytest.raises(Complaint) as raised:
        from_json(Move, json)
    assert (raised.value.key, raised.value.params["where"]) == (key, where)


def test_fields_at_their_default_are_left_out() -> None:
    assert to_json(Options()) == {}
    assert from_json(Options, {}) == Options()
