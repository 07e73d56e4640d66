"""The effects of Civitas cards that move things about."""

import pytest

from conspiratio.caligula.events import (
    CardTurnedUp,
    MarkerReturned,
    MarkersSwapped,
    RewardVoid,
    SequentiaReached,
)
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Reward, Spot
from conspiratio.caligula.state import Rewarding, Starting
from tests.caligula.build import (
    GO,
    SEQUENTIA,
    a_state,
    about_to,
    about_to_resolve,
    after,
    events_of,
    fields,
    moves_of,
    of_type,
    open_ids,
    refused,
    rewarding,
    supplies,
)

# swap-markers


SWAP_STATE = {"markers": {("nobiles", 1): [(0, 1), (1, 2)], ("plebs", 2): [(1, 4)]}}


@pytest.mark.rule("caligula.effect.swap-markers")
def test_two_markers_of_any_colours_change_places_unseen():
    state = rewarding("praetoriani-5", **SWAP_STATE)
    move = Reward("swap-markers", spots=(Spot("plebs", 2, 0), Spot("nobiles", 1, 0)))
    swapped = after(state, move)
    assert (fields(swapped, "nobiles")[:2], fields(swapped, "plebs", 2)[0]) == ([(1, 4), (1, 2)], (0, 1))
    (event,) = of_type(MarkersSwapped, events_of(state, move))
    assert dict(zip(event.spots, event.owners, strict=True)) == {Spot("plebs", 2, 0): 1, Spot("nobiles", 1, 0): 0}
    for eye in (None, 0, 1):
        assert event.seen_by(eye) == event, "no value in it"


@pytest.mark.rule("caligula.effect.swap-markers")
def test_two_fields_of_one_card_may_be_swapped():
    state = rewarding("praetoriani-5", **SWAP_STATE)
    move = Reward("swap-markers", spots=(Spot("nobiles", 1, 0), Spot("nobiles", 1, 1)))
    assert fields(after(state, move), "nobiles")[:2] == [(1, 2), (0, 1)]


@pytest.mark.rule("caligula.effect.swap-markers")
def test_markers_on_the_card_being_resolved_are_left_alone():
    state = rewarding("praetoriani-5", **SWAP_STATE)
    move = Reward("swap-markers", spots=(Spot("praetoriani", 1, 0), Spot("nobiles", 1, 0)))
    assert refused(state, move) == ("caligula.effect.swap-markers", "resolving")
    assert all(spot[:2] != ("praetoriani", 1) for move in moves_of(state, Reward) for spot in move.spots)


@pytest.mark.rule("caligula.effect.swap-markers")
def test_it_takes_two_different_markers():
    state = rewarding("praetoriani-5", **SWAP_STATE)
    nobiles, plebs = Spot("nobiles", 1, 0), Spot("plebs", 2, 0)
    for spots in ((nobiles,), (nobiles, nobiles), (nobiles, plebs, Spot("nobiles", 1, 1))):
        assert refused(state, Reward("swap-markers", spots=spots)) == ("caligula.effect.swap-markers", "two")
    for empty in (Spot("plebs", 2, 1), Spot("plebs", 2, 9), Spot("plebs", 3, 0), Spot("plebs", 2, -1)):
        move = Reward("swap-markers", spots=(nobiles, empty))
        assert refused(state, move) == ("caligula.effect.swap-markers", "no-marker")


@pytest.mark.rule("caligula.effect.swap-markers")
def test_with_fewer_than_two_other_markers_there_is_nothing_to_swap():
    state = about_to_resolve("praetoriani-5", [(0, 4), (1, 1)], markers={("plebs", 1): [(1, 2)]})
    assert of_type(RewardVoid, events_of(state, GO)) == [RewardVoid(0, ("swap-markers",))]


@pytest.mark.rule("caligula.effect.swap-markers")
def test_the_order_in_which_two_markers_are_named_does_not_matter():
    one, other = Spot("plebs", 2, 0), Spot("nobiles", 1, 0)
    assert Reward("swap-markers", spots=(one, other)) == Reward("swap-markers", spots=(other, one))


# return-marker


@pytest.mark.rule("caligula.effect.return-marker")
def test_a_marker_of_any_colour_goes_back_to_its_owner_unseen():
    state = rewarding("plebs-1", markers={("nobiles", 1): [(0, 1), (1, 2)]})
    move = Reward("return-marker", spot=Spot("nobiles", 1, 1))
    assert fields(after(state, move), "nobiles")[:2] == [(0, 1), None]
    assert supplies(after(state, move)) == [(-1, 0, 2, 3, 4), (-1, 0, 1, 2, 3, 4)]
    (event,) = of_type(MarkerReturned, events_of(state, move))
    assert (event.seat, event.owner, event.penalty) == (0, 1, False)
    assert [event.seen_by(eye).marker for eye in (None, 0, 1)] == [None, None, 2]


@pytest.mark.rule("caligula.effect.return-marker")
def test_ones_own_marker_may_be_sent_back_too():
    state = rewarding("plebs-1", markers={("nobiles", 1): [(0, 1)]})
    assert refused(state, Reward("return-marker", spot=Spot("nobiles", 1, 0))) is None


@pytest.mark.rule("caligula.effect.return-marker")
def test_not_from_the_card_being_resolved_and_not_from_an_empty_field():
    state = rewarding("plebs-1", markers={("nobiles", 1): [(0, 1)]})
    assert refused(state, Reward("return-marker", spot=Spot("plebs", 1, 0))) == (
        "caligula.effect.return-marker",
        "resolving",
    )
    assert refused(state, Reward("return-marker", spot=Spot("nobiles", 1, 1))) == (
        "caligula.effect.return-marker",
        "no-marker",
    )


@pytest.mark.rule("caligula.effect.return-marker")
def test_with_no_other_marker_on_the_table_there_is_nothing_to_send_back():
    state = about_to_resolve("plebs-1", [(0, 4)])
    assert of_type(RewardVoid, events_of(state, GO)) == [RewardVoid(0, ("return-marker",))]


# swap-ordo


@pytest.mark.rule("caligula.effect.swap-ordo")
def test_two_ordo_cards_change_hands_and_it_holds_at_once():
    state = rewarding("tribuni-2", seats=4, ordo=(2, 0, 3, 1))
    swapped = after(state, Reward("swap-ordo", seats=(1, 2)))
    assert swapped.ordo == (1, 0, 3, 2)
    assert swapped.phase == Starting(1, (0, 3, 2))


@pytest.mark.rule("caligula.effect.swap-ordo")
def test_any_two_players_may_be_named():
    state = rewarding("tribuni-2", seats=3)
    assert {move.seats for move in moves_of(state, Reward)} == {(0, 1), (0, 2), (1, 2)}


@pytest.mark.rule("caligula.effect.swap-ordo")
@pytest.mark.parametrize("seats", [(0,), (1, 1), (0, 3), (0, 1, 2), (-1, 0)])
def test_it_takes_two_different_players(seats):
    assert refused(rewarding("tribuni-2", seats=3), Reward("swap-ordo", seats=seats)) == (
        "caligula.effect.swap-ordo",
        "two",
    )


# swap-positions


@pytest.mark.rule("caligula.effect.swap-positions")
def test_the_cards_of_a_colour_change_places_with_their_markers():
    state = rewarding("tribuni-4", markers={("plebs", 1): [(0, 1)], ("plebs", 2): [(1, 2), (1, 3)]})
    swapped = after(state, Reward("swap-positions", colour="plebs"))
    assert open_ids(swapped, "plebs") == ["plebs-2", "plebs-1"]
    assert fields(swapped, "plebs", 1)[:2] == [(1, 2), (1, 3)]
    assert fields(swapped, "plebs", 2)[:2] == [(0, 1), None]


@pytest.mark.rule("caligula.effect.swap-positions")
def test_not_the_colour_being_resolved():
    state = rewarding("tribuni-4")
    assert refused(state, Reward("swap-positions", colour="tribuni")) == (
        "caligula.effect.swap-positions",
        "resolving",
    )
    assert {move.colour for move in moves_of(state, Reward)} == {"legionarii", "praetoriani", "plebs", "nobiles"}


@pytest.mark.rule("caligula.effect.swap-positions")
@pytest.mark.parametrize("pair", [("plebs-1", None), (None, None)])
def test_both_positions_must_be_filled(pair):
    state = rewarding("tribuni-4", civitas={"plebs": pair}, stacks={"plebs": ()})
    assert refused(state, Reward("swap-positions", colour="plebs")) == (
        "caligula.effect.swap-positions",
        "not-filled",
    )


@pytest.mark.rule("caligula.effect.swap-positions")
def test_the_card_now_on_position_1_is_resolved_first():
    state = about_to(
        ("tribuni", "plebs"),
        civitas={"tribuni": ("tribuni-4", "tribuni-1"), "plebs": ("plebs-7", "plebs-11")},
        markers={("tribuni", 1): [(0, 2)]},
    )
    turned = of_type(CardTurnedUp, events_of(state, GO, Reward("swap-positions", colour="plebs")))
    assert [event.card.id for event in turned] == ["plebs-11"]


# swap-sequentia


def swapping(slots, row=SEQUENTIA, slot=2):
    """Seat 0 wins tribuni-3, on the Sequentia card in this slot, and swaps these slots; then nobody conspires."""
    state = a_state(
        civitas={"tribuni": ("tribuni-3", "tribuni-1")},
        markers={("tribuni", 1): [(0, 1)]},
        sequentia=row,
        slot=slot - 1,
        phase=Starting(1),
    )
    state = after(state, GO)
    assert (state.slot, state.phase) == (slot, Rewarding(0, "tribuni"))
    state = after(state, Reward("swap-sequentia", slots=slots))
    reached = []
    while state.phase.type == "starting":
        state, more = CALIGULA.play(state, GO)
        reached += of_type(SequentiaReached, more)
    return [(event.slot, event.card) for event in reached], state


@pytest.mark.rule("caligula.effect.swap-sequentia")
def test_two_cards_to_come_change_places():
    reached, state = swapping((4, 5))
    assert reached == [(3, SEQUENTIA[3]), (4, SEQUENTIA[5]), (5, SEQUENTIA[4])]
    assert state.sequentia == (*SEQUENTIA[:4], SEQUENTIA[5], SEQUENTIA[4])


@pytest.mark.rule("caligula.effect.swap-sequentia")
def test_a_card_moved_to_the_right_of_the_marker_is_carried_out_again_and_the_other_not_this_round():
    reached, state = swapping((0, 4))
    assert reached == [(3, SEQUENTIA[3]), (4, ("draw",)), (5, SEQUENTIA[5])]
    assert ("nobiles", "plebs") not in [card for _, card in reached]
    assert state.sequentia[0] == ("nobiles", "plebs"), "next round it comes first"


@pytest.mark.rule("caligula.effect.swap-sequentia")
def test_two_cards_already_carried_out_change_places_for_the_next_round():
    reached, state = swapping((0, 1))
    assert [slot for slot, _ in reached] == [3, 4, 5]
    assert state.sequentia == (SEQUENTIA[1], SEQUENTIA[0], *SEQUENTIA[2:])


@pytest.mark.rule("caligula.effect.swap-sequentia")
def test_not_the_card_being_carried_out():
    state = a_state(
        civitas={"tribuni": ("tribuni-3", "tribuni-1")},
        markers={("tribuni", 1): [(0, 1)]},
        slot=1,
        phase=Starting(1),
    )
    state = after(state, GO)
    assert refused(state, Reward("swap-sequentia", slots=(2, 4))) == ("caligula.effect.swap-sequentia", "current")
    assert all(2 not in move.slots for move in moves_of(state, Reward))
    assert len(moves_of(state, Reward)) == 10, "any two of the other five"


@pytest.mark.rule("caligula.effect.swap-sequentia")
@pytest.mark.parametrize("slots", [(1,), (0, 0), (0, 6), (-1, 0), (0, 3, 4)])
def test_it_takes_two_different_cards(slots):
    state = rewarding("tribuni-3", sequentia=(("draw",), ("tribuni",), *SEQUENTIA[2:]))
    assert refused(state, Reward("swap-sequentia", slots=slots)) == ("caligula.effect.swap-sequentia", "two")
