"""Resolving a Civitas card: what may be declined, what is chosen, what becomes of the card."""

import pytest

from conspiratio.caligula.events import (
    CardLeft,
    CardOpened,
    HandShown,
    MarkerReturned,
    PenaltyVoid,
    RewardDeclined,
    RewardVoid,
)
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Pass, Penalty, Reward, Spot
from conspiratio.caligula.state import Paying, Rewarding, Starting
from tests.caligula.build import (
    GO,
    about_to_resolve,
    after,
    events_of,
    fields,
    hands,
    moves_of,
    of_type,
    open_ids,
    refused,
    supplies,
)

# caligula.civitas.optional


@pytest.mark.rule("caligula.civitas.optional")
def test_a_reward_may_be_declined():
    state = about_to_resolve("plebs-7", [(0, 1), (1, 4)], pugio=("pugio-3",))
    assert of_type(RewardDeclined, events_of(state, GO, Pass())) == [RewardDeclined(1, ("pugio",))]
    state = after(state, GO, Pass())
    assert state.phase == Rewarding(0, "plebs"), "the others get theirs all the same"
    assert hands(after(state, Reward("pugio"))) == [["pugio-3"], []]


@pytest.mark.rule("caligula.civitas.optional")
def test_a_single_card_that_is_declined_goes_to_nobody_else():
    state = after(about_to_resolve("legionarii-1", [(0, 2), (1, 4)]), GO, Pass())
    assert hands(state) == [[], []]
    assert state.phase == Starting(0, (1,))


@pytest.mark.rule("caligula.civitas.optional")
def test_a_reward_is_had_once_however_many_markers_one_has_there():
    state = after(about_to_resolve("plebs-7", [(0, 1), (0, 4)]), GO)
    assert state.phase == Rewarding(0, "plebs")
    state = after(state, Reward("pugio"))
    assert len(hands(state)[0]) == 1
    assert state.phase.type == "starting"


@pytest.mark.rule("caligula.civitas.optional")
def test_a_penalty_must_be_taken():
    paying = after(about_to_resolve("plebs-11", points=((1, 1),)), GO)
    assert paying.phase == Paying(0, "plebs", (1,))
    assert refused(paying, Pass()) == ("caligula.civitas.optional", "penalty")
    assert Pass() not in CALIGULA.legal_moves(paying)


@pytest.mark.rule("caligula.civitas.optional")
def test_a_penalty_that_cannot_be_paid_does_nothing():
    for id, effect in (("plebs-11", "lose-point"), ("tribuni-10", "lose-marker"), ("legionarii-10", "lose-pugio")):
        state = about_to_resolve(id)
        assert of_type(PenaltyVoid, events_of(state, GO)) == [PenaltyVoid(seat, (effect,)) for seat in (0, 1)]
        assert after(state, GO).phase == Starting(0, (1,))


@pytest.mark.rule("caligula.civitas.optional")
def test_a_reward_that_can_do_nothing_is_passed_over():
    state = about_to_resolve("tribuni-1", [(0, 4)], primus=0)
    assert of_type(RewardVoid, events_of(state, GO)) == [RewardVoid(0, ("primus",))]
    assert after(state, GO).phase.type == "starting"


@pytest.mark.rule("caligula.civitas.optional")
@pytest.mark.parametrize(
    ("id", "move"),
    [
        ("legionarii-1", Reward("pugio", position=1)),
        ("legionarii-1", Reward("pugio", spots=(Spot("plebs", 1, 0),))),
        ("legionarii-4", Reward("remove:plebs")),
        ("legionarii-4", Reward("remove:plebs", position=1, colour="plebs")),
        ("legionarii-5", Reward("return-marker")),
        ("praetoriani-5", Reward("swap-markers", spot=Spot("nobiles", 1, 0))),
        ("tribuni-2", Reward("swap-ordo")),
        ("tribuni-4", Reward("swap-positions", colour="plebs", position=1)),
        ("tribuni-3", Reward("swap-sequentia", seats=(0, 1))),
        ("legionarii-8", Reward("place", colour="nobiles", position=2)),
        ("legionarii-8", Reward("place", marker=0)),
    ],
)
def test_an_effect_comes_with_what_it_needs_and_nothing_else(id, move):
    state = after(about_to_resolve(id, [(0, 4)], markers={("nobiles", 1): [(0, 1), (1, 1)]}), GO)
    assert state.phase.type == "rewarding"
    assert refused(state, move) == ("caligula.civitas.optional", "details")


@pytest.mark.rule("caligula.civitas.optional")
@pytest.mark.parametrize(
    "move",
    [
        Penalty("lose-marker"),
        Penalty("lose-coniura"),
        Penalty("lose-coniura", card="coniura-1", spot=Spot("plebs", 1, 0)),
    ],
)
def test_a_penalty_comes_with_what_it_needs_and_nothing_else(move):
    state = about_to_resolve("nobiles-11", hand=(["coniura-1", "coniura-2"],), markers={("plebs", 1): [(0, 1)]})
    assert refused(after(state, GO), move) == ("caligula.civitas.optional", "details")


# caligula.civitas.aut


@pytest.mark.rule("caligula.civitas.aut")
def test_who_gets_the_effect_chooses_one_of_two():
    state = about_to_resolve("nobiles-2", [(1, 3)], coniura=("coniura-4",))
    assert CALIGULA.legal_moves(after(state, GO)) == (Reward("primus"), Reward("coniura"), Pass())
    drawn, taken = after(state, GO, Reward("coniura")), after(state, GO, Reward("primus"))
    assert (drawn.primus, hands(drawn)) == (None, [[], ["coniura-4"]])
    assert (taken.primus, hands(taken)) == (1, [[], []])
    assert drawn.phase == taken.phase == Starting(0, (1,))


@pytest.mark.rule("caligula.civitas.aut")
def test_the_rulebooks_single_card_removes_a_plebs_card_or_draws_a_pugio():
    state = after(about_to_resolve("legionarii-4", [(0, 1), (1, 2)]), GO)
    assert state.phase == Rewarding(1, "legionarii")
    assert set(CALIGULA.legal_moves(state)) == {
        Reward("remove:plebs", position=1),
        Reward("remove:plebs", position=2),
        Reward("pugio"),
        Pass(),
    }


@pytest.mark.rule("caligula.civitas.aut")
def test_each_member_of_a_group_chooses_for_themselves():
    state = about_to_resolve("plebs-9", [(0, 2), (1, 3)], pugio=("pugio-3",), coniura=("coniura-4",))
    assert hands(after(state, GO, Reward("coniura"), Reward("pugio"))) == [["pugio-3"], ["coniura-4"]]


@pytest.mark.rule("caligula.civitas.aut")
def test_an_effect_that_is_not_on_the_card_is_refused():
    rewarding = after(about_to_resolve("nobiles-2", [(1, 3)]), GO)
    assert refused(rewarding, Reward("pugio")) == ("caligula.civitas.aut", "not-on-card")
    paying = after(about_to_resolve("plebs-11", points=((1, 1),)), GO)
    assert refused(paying, Penalty("lose-coniura", card="coniura-1")) == ("caligula.civitas.aut", "not-on-card")


@pytest.mark.rule("caligula.civitas.aut")
def test_a_reward_with_one_possible_effect_offers_that_one():
    state = after(about_to_resolve("nobiles-2", [(1, 3)], primus=1), GO)
    assert CALIGULA.legal_moves(state) == (Reward("coniura"), Pass())


@pytest.mark.rule("caligula.civitas.aut")
def test_of_two_penalties_one_that_applies_must_be_chosen():
    """lose-coniura AUT lose-marker: without a Coniura symbol in hand it is the marker."""
    state = about_to_resolve("nobiles-11", [(0, 0)], hand=(["pugio-1"],), markers={("plebs", 1): [(0, 2), (1, 4)]})
    paying = after(state, GO)
    assert paying.phase == Paying(0, "nobiles", (1,))
    assert CALIGULA.legal_moves(paying) == (Penalty("lose-marker", spot=Spot("plebs", 1, 0)),)
    assert supplies(after(paying, *moves_of(paying, Penalty)))[0] == (-1, 0, 1, 2, 3, 4)


@pytest.mark.rule("caligula.civitas.aut")
def test_of_two_penalties_that_apply_the_one_hit_chooses():
    state = about_to_resolve("nobiles-11", hand=(["coniura-1", "coniura-2"],), markers={("plebs", 1): [(0, 2)]})
    paying = after(state, GO)
    assert set(CALIGULA.legal_moves(paying)) == {
        Penalty("lose-coniura", card="coniura-1"),
        Penalty("lose-coniura", card="coniura-2"),
        Penalty("lose-marker", spot=Spot("plebs", 1, 0)),
    }


@pytest.mark.rule("caligula.civitas.aut")
def test_if_neither_penalty_applies_the_hand_is_shown_and_nothing_lost():
    state = about_to_resolve("nobiles-11", hand=(["pugio-1"], []))
    events = events_of(state, GO)
    assert [event.cards for event in of_type(HandShown, events)] == [("pugio-1",)]
    assert [event.seat for event in of_type(PenaltyVoid, events)] == [1]
    assert hands(after(state, GO)) == [["pugio-1"], []]


@pytest.mark.rule("caligula.civitas.aut")
def test_the_only_penalty_that_applies_is_taken_at_once_if_all_can_see_it():
    """With an empty hand there is no secret: the one marker on the table goes home."""
    state = about_to_resolve("nobiles-11", markers={("plebs", 1): [(0, 2)]})
    (event,) = of_type(MarkerReturned, events_of(state, GO))
    assert (event.seat, event.owner, event.spot, event.penalty) == (0, 0, Spot("plebs", 1, 0), True)


# caligula.civitas.discard


@pytest.mark.rule("caligula.civitas.discard")
def test_the_markers_go_home_the_card_leaves_and_the_next_ones_move_up():
    state = about_to_resolve("plebs-7", [(1, 0), (0, -1)], markers={("plebs", 2): [(1, 4)]}, stacks={})
    third = state.stacks[3][0].id
    events = events_of(state, GO)
    assert [(event.card.id, event.position, event.home) for event in of_type(CardLeft, events)] == [
        ("plebs-7", 1, (1, 0))
    ]
    assert [(event.card.id, event.position) for event in of_type(CardOpened, events)] == [(third, 2)]
    state = after(state, GO)
    assert open_ids(state, "plebs") == ["plebs-1", third]
    assert fields(state, "plebs", 1)[0] == (1, 4), "with the markers on it"
    assert supplies(state) == [(-1, 0, 1, 2, 3, 4), (-1, 0, 1, 2, 3)]
    assert "plebs-7" in CALIGULA.view(state, None).gone


@pytest.mark.rule("caligula.civitas.discard")
def test_the_markers_go_home_only_after_the_effect():
    """Who may place a marker at once has not got those on the card back yet."""
    state = after(about_to_resolve("legionarii-8", [(0, 4)]), GO)
    assert 4 not in supplies(state)[0]
    assert {move.marker for move in moves_of(state, Reward)} == {-1, 0, 1, 2, 3}
    assert 4 in supplies(after(state, GO))[0]


@pytest.mark.rule("caligula.civitas.discard")
def test_a_card_without_markers_leaves_the_game_too():
    state = about_to_resolve("plebs-7")
    assert open_ids(after(state, GO), "plebs") == ["plebs-1", "plebs-2"]


@pytest.mark.rule("caligula.civitas.discard")
def test_an_empty_stack_leaves_position_2_empty():
    state = after(about_to_resolve("plebs-7", stacks={"plebs": ()}), GO)
    assert open_ids(state, "plebs") == ["plebs-1", None]
    state = after(about_to_resolve("plebs-7", civitas={"plebs": ("plebs-7", None)}, stacks={"plebs": ()}), GO)
    assert open_ids(state, "plebs") == [None, None]
