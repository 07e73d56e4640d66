"""Sequentia cards, from left to right."""

import pytest

from conspiratio.caligula.cards import HAND_CARDS
from conspiratio.caligula.events import (
    CardDrawn,
    CardTurnedUp,
    OrdoPassedLeft,
    SequentiaReached,
    StackFoundEmpty,
)
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.state import Placing, Starting
from tests.caligula.build import (
    GO,
    SEQUENTIA,
    a_state,
    about_to,
    after,
    all_told,
    events_of,
    hands,
    of_type,
    open_ids,
)


def whole_round(state):
    """What happens when nobody conspires and nobody gets or owes anything, until the markers are placed again."""
    events = []
    while state.phase.type == "starting":
        state, more = CALIGULA.play(state, GO)
        events += more
    return state, events


@pytest.mark.rule("caligula.sequentia.order")
def test_the_cards_are_carried_out_from_left_to_right_once_each():
    row = (SEQUENTIA[5], SEQUENTIA[1], SEQUENTIA[3], SEQUENTIA[0], SEQUENTIA[4], SEQUENTIA[2])
    state, events = whole_round(a_state(sequentia=(("ordo",), *row), slot=0, phase=Starting(1)))
    reached = of_type(SequentiaReached, events)
    assert [event.slot for event in reached] == [1, 2, 3, 4, 5, 6]
    assert tuple(event.card for event in reached) == row
    assert state.phase.type == "placing"


@pytest.mark.rule("caligula.sequentia.order")
def test_each_card_is_carried_out_whole_before_the_next():
    _, events = whole_round(a_state(sequentia=SEQUENTIA, slot=1, phase=Starting(1)))
    kinds = [
        event.card.colour if isinstance(event, CardTurnedUp) else event.slot
        for event in events
        if isinstance(event, CardTurnedUp | SequentiaReached)
    ]
    assert kinds == [
        *(2, "tribuni", "praetoriani", "nobiles"),
        *(3, "legionarii", "plebs", "tribuni"),
        *(4, "nobiles", "plebs"),
        *(5, "praetoriani", "legionarii"),
    ]


@pytest.mark.rule("caligula.sequentia.order")
def test_the_cards_stay_for_the_next_round_in_the_order_in_which_they_lie():
    state, _ = whole_round(a_state(sequentia=SEQUENTIA[::-1], slot=0, phase=Starting(1)))
    assert (state.round, state.sequentia) == (2, SEQUENTIA[::-1])


@pytest.mark.rule("caligula.sequentia.order")
def test_the_first_card_follows_the_last_marker():
    state = a_state(
        civitas=dict.fromkeys(("legionarii", "praetoriani", "tribuni", "plebs"), (None, None))
        | {"nobiles": ("nobiles-1", None)},
        stacks=dict.fromkeys(("legionarii", "praetoriani", "tribuni", "plebs", "nobiles"), ()),
        markers={("nobiles", 1): [(1, 0)]},
    )
    (reached,) = of_type(SequentiaReached, events_of(state, CALIGULA.legal_moves(state)[0]))
    assert (reached.slot, reached.card) == (0, ("draw",))


@pytest.mark.rule("caligula.sequentia.draw")
def test_in_ordo_order_each_player_draws_a_coniura():
    state = about_to(("draw",), seats=3, ordo=(2, 0, 1), coniura=("coniura-7", "coniura-15", "coniura-3", "coniura-1"))
    events = of_type(CardDrawn, events_of(state, GO))
    assert [(event.seat, event.stack) for event in events] == [(2, "coniura"), (0, "coniura"), (1, "coniura")]
    assert hands(after(state, GO)) == [["coniura-15"], ["coniura-3"], ["coniura-7"]]
    assert after(state, GO).coniura[0].card == "coniura-1"


@pytest.mark.rule("caligula.sequentia.draw")
def test_an_empty_stack_gives_nothing():
    """Nineteen Coniura cards are in hands: only the first in order gets the last one."""
    cards = HAND_CARDS["coniura"]
    state = about_to(("draw",), ordo=(1, 0), hand=(cards[:10], cards[10:19]))
    assert [len(hand) for hand in hands(after(state, GO))] == [10, 10]
    assert of_type(StackFoundEmpty, events_of(state, GO)) == [StackFoundEmpty(0, "coniura")]


@pytest.mark.rule("caligula.sequentia.ordo")
def test_everyone_gives_the_ordo_card_to_the_next_seat():
    state = about_to(("ordo",), seats=4, ordo=(2, 0, 3, 1))
    assert of_type(OrdoPassedLeft, events_of(state, GO)) == [OrdoPassedLeft((3, 1, 0, 2))]


@pytest.mark.rule("caligula.sequentia.ordo")
def test_the_new_order_holds_at_once():
    state = after(about_to(("ordo",), seats=3, ordo=(1, 0, 2)), GO)
    assert state.phase == Starting(2, (1, 0)), "I was with 1 and is with 2 now"


@pytest.mark.rule("caligula.sequentia.ordo")
def test_the_new_order_stays_for_the_next_round():
    state = about_to(("ordo",), seats=3, ordo=(1, 0, 2), sequentia=(("draw",), ("ordo",)))
    state = after(state, GO, GO, GO, GO)
    assert (state.round, state.phase) == (2, Placing(2))


@pytest.mark.rule("caligula.sequentia.civitas")
def test_for_each_colour_named_in_order_the_card_on_position_1_is_resolved():
    state = about_to(("nobiles", "plebs"), civitas={"plebs": ("plebs-1", "plebs-2"), "nobiles": ("nobiles-1", None)})
    turned = of_type(CardTurnedUp, events_of(state, GO))
    assert [event.card.id for event in turned] == ["nobiles-1", "plebs-1"]
    assert open_ids(after(state, GO), "plebs")[0] == "plebs-2"


@pytest.mark.rule("caligula.sequentia.civitas")
def test_a_colour_named_twice_in_a_round_is_resolved_twice():
    state = a_state(sequentia=(("ordo",), ("plebs",), ("plebs", "plebs")), slot=0, phase=Starting(1))
    _, events = whole_round(state)
    assert [event.card.id for event in of_type(CardTurnedUp, events)] == ["plebs-1", "plebs-2", "plebs-3"]


@pytest.mark.rule("caligula.sequentia.civitas")
def test_a_colour_with_no_card_is_passed_over():
    state = about_to(
        ("tribuni", "praetoriani", "nobiles"), civitas={"praetoriani": (None, None)}, stacks={"praetoriani": ()}
    )
    turned = of_type(CardTurnedUp, all_told(state, GO))
    assert [event.card.colour for event in turned] == ["tribuni", "nobiles"]
    assert after(state, GO).phase == Starting(0, (1,))
