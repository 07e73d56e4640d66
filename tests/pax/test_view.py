"""What a view must not tell by the order of things."""

from __future__ import annotations

from dataclasses import replace

from conspiratio.pax.game import PAX
from conspiratio.pax.state import Drawing, FaceDown

from .build import a_state, card

EVERYONE = frozenset([None, 0, 1])


def test_the_order_of_a_rivals_hand_tells_nothing() -> None:
    """Bought cards are known, drawn ones are not: in what order they came is nobody's business."""
    state = a_state()
    bought, drawn = FaceDown(card("army-1"), EVERYONE), FaceDown(card("land-1"), frozenset([1]))
    other = FaceDown(card("fleet-1"), EVERYONE)
    views = {
        tuple(PAX.view(replace(state, players=(state.players[0], replace(state.players[1], hand=hand))), 0).players)
        for hand in ((bought, drawn, other), (drawn, other, bought), (other, bought, drawn))
    }
    assert len(views) == 1


def test_the_order_of_the_cards_a_rival_is_placing_tells_nothing() -> None:
    mine, theirs = FaceDown(card("army-1"), frozenset([0, 1])), FaceDown(card("land-1"), frozenset([1]))
    views = {PAX.view(a_state(phase=Drawing(1, drawn, 1)), 0).turn.drawn for drawn in ((mine, theirs), (theirs, mine))}
    assert views == {(card("army-1"), None)}


def test_ones_own_hand_is_shown_as_it_came() -> None:
    hand = tuple(FaceDown(card(id), frozenset([0])) for id in ("wealth-1", "army-1", "land-1"))
    state = a_state()
    state = replace(state, players=(replace(state.players[0], hand=hand), state.players[1]))
    assert [held.id for held in PAX.view(state, 0).me.hand if held] == ["wealth-1", "army-1", "land-1"]
