"""What a view remembers, and what it must not tell."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Conspire, Favour, Join, Nominate, Place, Protect, Reward, Spot, Strike
from conspiratio.caligula.state import FaceDown, Options, Starting, State
from conspiratio.caligula.view import MarkerView
from tests.caligula.build import GO, a_state, about_to, about_to_resolve, after, face_down, may_conspire

ALL = (None, 0, 1)


def marker(state: State, eye: int | None, colour: int, position: int, field: int) -> MarkerView:
    card = CALIGULA.view(state, eye).civitas[colour][position - 1]
    assert card is not None
    seen = card.markers[field]
    assert seen is not None
    return seen


PLEBS, NOBILES, LEGIONARII = 3, 4, 0


# Markers


@pytest.mark.parametrize("memory_aid", [True, False])
def test_ones_own_marker_is_known_wherever_it_was_swapped_to(memory_aid: bool) -> None:
    state = about_to_resolve(
        "praetoriani-5",
        [(1, 4)],
        markers={("nobiles", 1): [(0, 1)], ("plebs", 2): [(1, 3)]},
        memory_aid=memory_aid,
    )
    state = after(state, GO, Reward("swap-markers", spots=(Spot("nobiles", 1, 0), Spot("plebs", 2, 0))))
    assert marker(state, 0, PLEBS, 2, 0) == MarkerView(0, 1 if memory_aid else None)
    assert marker(state, 1, NOBILES, 1, 0)[:2] == (1, 3 if memory_aid else None)
    for eye, colour, position in ((0, NOBILES, 1), (1, PLEBS, 2), (None, NOBILES, 1), (None, PLEBS, 2)):
        assert marker(state, eye, colour, position, 0).value is None


@pytest.mark.parametrize("memory_aid", [True, False])
def test_ones_own_marker_is_known_after_its_card_changed_position(memory_aid: bool) -> None:
    state = about_to_resolve("tribuni-4", [(1, 4)], markers={("plebs", 1): [(0, 3), (1, 2)]}, memory_aid=memory_aid)
    state = after(state, GO, Reward("swap-positions", colour="plebs"))
    assert [marker(state, eye, PLEBS, 2, 0).value for eye in ALL] == [None, 3 if memory_aid else None, None]
    assert [marker(state, eye, PLEBS, 2, 1).value for eye in ALL] == [None, None, 2 if memory_aid else None]


def test_without_the_memory_aid_the_supply_is_shown_to_its_owner_all_the_same() -> None:
    state = a_state(markers={("plebs", 1): [(0, 3)]}, memory_aid=False)
    assert [CALIGULA.view(state, eye).players[0].supply for eye in ALL] == [None, (-1, 0, 1, 2, 4), None]


def test_a_value_shown_elsewhere_is_ruled_out_for_the_markers_that_lay_there_then() -> None:
    state = about_to_resolve("plebs-7", [(0, 1), (0, -1)], markers={("nobiles", 1): [(0, 3), (1, 2)]})
    state = after(state, GO)
    for eye in ALL:
        assert marker(state, eye, NOBILES, 1, 0).ruled_out == {1, -1}
        assert marker(state, eye, NOBILES, 1, 1).ruled_out == frozenset()


def test_what_was_ruled_out_stays_so_while_the_marker_lies_and_goes_with_it() -> None:
    state = about_to(
        ("plebs", "praetoriani"),
        civitas={"plebs": ("plebs-7", "plebs-1"), "praetoriani": ("praetoriani-5", "praetoriani-1")},
        markers={("plebs", 1): [(0, 0)], ("praetoriani", 1): [(1, 4)], ("nobiles", 1): [(0, 3), (1, 2)]},
    )
    state = after(state, GO, Reward("swap-markers", spots=(Spot("nobiles", 1, 0), Spot("nobiles", 1, 1))))
    assert marker(state, 1, NOBILES, 1, 1) == MarkerView(0, None, frozenset([0]))
    assert marker(state, 0, NOBILES, 1, 0) == MarkerView(1, None, frozenset([4]))


def test_a_marker_placed_later_may_have_any_value_again() -> None:
    state = about_to_resolve("plebs-7", [(0, 0)], sequentia=(("draw",), ("plebs",)))
    state = after(state, GO, GO, GO)
    assert state.phase.type == "placing"
    assert marker(after(state, Place(0, "nobiles", 1)), 1, NOBILES, 1, 0).ruled_out == frozenset()


def test_a_marker_just_gained_is_not_among_those_placed_before() -> None:
    state = about_to_resolve("legionarii-3", [(0, 4)], markers={("nobiles", 1): [(0, 3)]})
    state = after(state, GO, Reward("spqr"))
    assert marker(state, 1, NOBILES, 1, 0).ruled_out == {4, 5}
    assert CALIGULA.view(state, 1).players[0].markers == (-1, 0, 1, 2, 3, 4, 5)


def test_a_marker_placed_at_once_is_none_of_those_that_lie_turned_up() -> None:
    """Seat 0 has its 4 face up on the card being resolved while it places another from the supply: all see that this
    one can't be the 4, which goes home only afterwards."""
    state = about_to_resolve("legionarii-8", [(0, 4)])
    state = after(state, GO, Reward("place", marker=3, colour="nobiles", position=1))
    assert marker(state, 1, NOBILES, 1, 0).ruled_out == {4}


def test_turned_up_markers_are_shown_as_long_as_the_card_lies_there() -> None:
    state = after(about_to_resolve("plebs-7", [(0, 1), (1, 4)], memory_aid=False), GO)
    for eye in ALL:
        assert [marker(state, eye, PLEBS, 1, field).value for field in (0, 1)] == [1, 4]
    assert CALIGULA.view(after(state, GO, GO), 0).civitas[PLEBS][0].card.id == "plebs-1"


# Cards under the stacks and in hands


def drawn_again(turns: int) -> State:
    """The Coniura that seat 0 laid in a conspiracy is on top of the stack; then so many ``draw`` cards follow."""
    others = [f"coniura-{n}" for n in range(2, 21)]
    state = may_conspire(
        hand=(["coniura-1"], others),
        candidates=("galba", "otho"),
        sequentia=(("ordo",), *[("draw",)] * turns, ("ordo",)),
        slot=0,
        ordo=(1, 0),
    )
    assert not state.coniura
    state = after(state, GO, Conspire(("coniura-1",)), GO, Nominate("galba"), Favour("galba"), GO)
    return after(state, GO)


def test_a_card_that_went_under_a_stack_is_known_to_all_there_and_in_the_hand_of_who_draws_it() -> None:
    state = drawn_again(1)
    for eye in ALL:
        view = CALIGULA.view(state, eye)
        assert view.coniura == ()
        assert "coniura-1" in view.players[1].hand, "seat 1, first in order, has drawn it"
        assert view.players[1].exposed == ("coniura-1",)
        assert "coniura-2" not in view.players[1].hand or eye == 1


def test_known_cards_keep_their_place_in_the_stack() -> None:
    state = may_conspire(hand=(["coniura-3", "pugio-8"], ["coniura-11"]))
    size = len(state.coniura)
    state = after(state, Conspire(("coniura-3", "pugio-8")), GO)
    for eye in ALL:
        view = CALIGULA.view(state, eye)
        assert view.coniura == ("coniura",) * size + ("coniura-3",)
        assert view.pugio[-1] == "pugio-8"
        assert set(view.pugio[:-1]) == {"pugio"}


def test_shields_and_daggers_are_known_under_the_stacks_too() -> None:
    state = may_conspire(hand=(["coniura-1", "pugio-1"], ["pugio-2"]), candidates=("galba", "otho"))
    state = after(state, Conspire(("coniura-1",)), GO, Nominate("galba"), Favour("galba"), Protect("pugio-2"))
    state = after(state, Strike(("pugio-1",)))
    assert CALIGULA.view(state, None).pugio[-2:] == ("pugio-2", "pugio-1")


def test_a_hand_that_was_shown_stays_known_and_new_cards_come_hidden() -> None:
    state = about_to(
        ("legionarii", "plebs"),
        civitas={"legionarii": ("legionarii-10", "legionarii-1"), "plebs": ("plebs-7", "plebs-1")},
        markers={("plebs", 1): [(0, 4)]},
        hand=(["coniura-5", "coniura-2"], []),
        pugio=("pugio-9",),
    )
    state = after(state, GO, Reward("pugio"))
    assert CALIGULA.view(state, 1).players[0].hand == ("coniura-2", "coniura-5", "pugio")
    assert CALIGULA.view(state, 1).players[0].exposed == ("coniura-2", "coniura-5")
    assert CALIGULA.view(state, 0).me.hand == ("coniura-5", "coniura-2", "pugio-9")
    assert CALIGULA.view(state, 0).me.exposed == ("coniura-2", "coniura-5"), "it knows what the others know"


def test_the_order_of_a_rivals_hand_tells_nothing() -> None:
    state = a_state()
    known, drawn = FaceDown("coniura-9", frozenset(ALL)), FaceDown("coniura-2", frozenset([1]))
    (pugio,) = face_down(["pugio-1"], 1)
    views = {
        CALIGULA.view(replace(state, players=(state.players[0], replace(state.players[1], hand=hand))), 0).players
        for hand in ((known, drawn, pugio), (drawn, pugio, known), (pugio, known, drawn))
    }
    assert len(views) == 1


# The double everybody began with


def opening(*more: str) -> State:
    """Seat 0 still has the double it began with, and these cards drawn since; seat 1 watches."""
    state = may_conspire(hand=(["coniura-11", *more], ["coniura-12"]), candidates=("galba", "otho"))
    first, *rest = state.players[0].hand
    hand = (first._replace(opening=True), *rest)
    return replace(state, players=(replace(state.players[0], hand=hand), state.players[1]))


def test_that_the_first_card_is_a_double_is_remembered_among_cards_drawn_since() -> None:
    assert CALIGULA.view(opening("coniura-1"), 1).players[0].hand == ("coniura", "coniura-double")
    assert CALIGULA.view(opening("coniura-1"), 0).me.hand == ("coniura-11", "coniura-1")


@pytest.mark.parametrize("card", ["coniura-1", "pugio-8"])
def test_laying_another_kind_of_card_keeps_it_in_mind(card: str) -> None:
    state = after(opening(card), Conspire((card,)))
    assert CALIGULA.view(state, 1).players[0].hand == ("coniura-double",)


@pytest.mark.parametrize("card", ["coniura-11", "coniura-20"])
def test_once_a_double_coniura_was_laid_nobody_can_tell_which_one_it_was(card: str) -> None:
    """Laying the first or the second must look the same."""
    state = after(opening("coniura-20"), Conspire((card,)))
    assert CALIGULA.view(state, 1).players[0].hand == ("coniura",)


def test_the_first_card_is_seen_by_all_once_it_is_laid() -> None:
    state = CALIGULA.start(CALIGULA.deal(Options(), 2, Random(3)))
    (card,) = (down.card for down in state.players[0].hand)
    state = replace(state, phase=Starting(0, (1,)), slot=0, sequentia=(("ordo",), ("draw",)))
    state = after(state, Conspire((card,)))
    for eye in ALL:
        assert CALIGULA.view(state, eye).players[0].hand == ()
        assert [laid.card for laid in CALIGULA.view(state, eye).plot.laid] == [card]


# Other things


def test_what_has_left_the_game_is_listed() -> None:
    state = after(about_to_resolve("plebs-7"), GO)
    assert CALIGULA.view(state, None).gone == ("plebs-7",)
    assert CALIGULA.view(state, None).to_come[PLEBS] == 8


def test_bids_and_favours_of_a_conspiracy_are_seen_by_all() -> None:
    state = may_conspire(hand=(["coniura-1"], ["coniura-2"]), candidates=("galba", "otho"))
    state = after(state, Conspire(("coniura-1",)), Join(("coniura-2",)), Nominate("galba"), Favour("galba"))
    for eye in ALL:
        plot = CALIGULA.view(state, eye).plot
        assert (plot.leader, plot.bids, plot.nominee, plot.backing) == (0, (1, 1), "galba", (0,))


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    for eye in (-1, 2):
        with pytest.raises(IndexError):
            CALIGULA.view(a_state(), eye)


def test_a_spectator_holds_nothing() -> None:
    with pytest.raises(AssertionError):
        _ = CALIGULA.view(a_state(), None).me


def test_a_state_and_a_view_can_be_printed() -> None:
    state = a_state(markers={("plebs", 1): [(0, 3)]}, hand=(["coniura-1"], ["pugio-1"]))
    assert "0:3" in str(state)
    assert "0:?" in str(CALIGULA.view(state, 1))
    assert "coniura-1" not in str(CALIGULA.view(state, 1))
