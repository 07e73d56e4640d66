"""The rewards of Civitas cards: cards, markers, Primus."""

import pytest

from conspiratio.caligula.cards import HAND_CARDS
from conspiratio.caligula.events import (
    CardDrawn,
    CardLeft,
    CardOpened,
    CardRemoved,
    CardTurnedUp,
    RewardVoid,
)
from conspiratio.caligula.game import CALIGULA, Caligula
from conspiratio.caligula.moves import Pass, Reward
from conspiratio.caligula.state import Rewarding
from tests.caligula.build import (
    GO,
    about_to,
    about_to_resolve,
    after,
    events_of,
    fields,
    hands,
    ids,
    of_type,
    open_ids,
    refused,
    rewarding,
    supplies,
)
from tests.caligula.free_decks import deck_with

# remove


@pytest.mark.rule("caligula.effect.remove")
def test_an_open_card_of_the_colour_leaves_the_game_unresolved():
    state = rewarding("legionarii-4", markers={("plebs", 1): [(1, 4), (0, 2)]}, stacks={"plebs": ("plebs-9",)})
    move = Reward("remove:plebs", position=1)
    events = events_of(state, move)
    assert [event.card.id for event in of_type(CardRemoved, events)] == ["plebs-1"]
    assert [event.card.id for event in of_type(CardLeft, events)] == ["plebs-1", "legionarii-4"]
    assert not of_type(CardTurnedUp, events)
    assert open_ids(after(state, move), "plebs") == ["plebs-2", "plebs-9"]
    assert supplies(after(state, move)) == [(-1, 0, 1, 2, 3, 4)] * 2


@pytest.mark.rule("caligula.effect.remove")
def test_the_chooser_picks_position_1_or_2():
    state = rewarding("legionarii-4", markers={("plebs", 1): [(1, 4)]}, stacks={"plebs": ("plebs-9",)})
    removed = after(state, Reward("remove:plebs", position=2))
    assert open_ids(removed, "plebs") == ["plebs-1", "plebs-9"]
    assert fields(removed, "plebs")[0] == (1, 4), "what lies on position 1 stays"
    opened = of_type(CardOpened, events_of(state, Reward("remove:plebs", position=2)))
    assert (opened[0].card.id, opened[0].position) == ("plebs-9", 2)


@pytest.mark.rule("caligula.effect.remove")
def test_what_is_removed_later_shortens_the_game_and_the_stack_may_be_empty():
    state = rewarding("legionarii-4", civitas={"plebs": ("plebs-1", None)}, stacks={"plebs": ()})
    assert open_ids(after(state, Reward("remove:plebs", position=1)), "plebs") == [None, None]


@pytest.mark.rule("caligula.effect.remove")
def test_there_must_be_a_card_to_remove():
    state = rewarding("legionarii-4", civitas={"plebs": ("plebs-1", None)}, stacks={"plebs": ()})
    assert refused(state, Reward("remove:plebs", position=2)) == ("caligula.effect.remove", "no-card")
    assert refused(state, Reward("remove:plebs", position=3)) == ("caligula.effect.remove", "no-card")
    none = rewarding("legionarii-4", civitas={"plebs": (None, None)}, stacks={"plebs": ()})
    assert CALIGULA.legal_moves(none) == (Reward("pugio"), Pass())


@pytest.mark.rule("caligula.effect.remove")
def test_a_later_colour_of_the_same_sequentia_card_finds_the_card_that_moved_up():
    state = about_to(
        ("legionarii", "plebs"),
        civitas={"legionarii": ("legionarii-4", "legionarii-1"), "plebs": ("plebs-1", "plebs-2")},
        markers={("legionarii", 1): [(0, 2)]},
    )
    turned = of_type(CardTurnedUp, events_of(state, GO, Reward("remove:plebs", position=1)))
    assert [event.card.id for event in turned] == ["plebs-2"]


@pytest.mark.rule("caligula.effect.remove")
def test_the_card_being_resolved_cannot_remove_itself_but_the_one_behind_it():
    """No card of ours names its own colour, but an owner's deck may."""
    faces = deck_with("plebs-4", kind="single", minimum=1, effects=["remove:plebs"])
    state = about_to(
        ("plebs",), faces=faces, civitas={"plebs": ("plebs-4", "plebs-7")}, markers={("plebs", 1): [(0, 4)]}
    )
    state, _ = Caligula(faces).play(state, GO)
    assert refused(state, Reward("remove:plebs", position=1)) == ("caligula.effect.remove", "resolving")
    assert open_ids(after(state, Reward("remove:plebs", position=2)), "plebs") == ["plebs-1", "plebs-2"]


# coniura, pugio


@pytest.mark.rule("caligula.effect.coniura")
def test_the_top_coniura_is_drawn():
    state = rewarding("nobiles-4", coniura=("coniura-8", "coniura-2"))
    drawn = after(state, Reward("coniura"))
    assert (hands(drawn)[0], ids(drawn.coniura)[0]) == (["coniura-8"], "coniura-2")
    (event,) = of_type(CardDrawn, events_of(state, Reward("coniura")))
    assert (event.seat, event.stack) == (0, "coniura")
    assert [event.seen_by(eye).card for eye in (None, 0, 1)] == [None, "coniura-8", None]


@pytest.mark.rule("caligula.effect.pugio")
def test_the_top_pugio_is_drawn():
    state = rewarding("legionarii-1", pugio=("pugio-8", "pugio-2"))
    drawn = after(state, Reward("pugio"))
    assert (hands(drawn)[0], ids(drawn.pugio)[0]) == (["pugio-8"], "pugio-2")
    (event,) = of_type(CardDrawn, events_of(state, Reward("pugio")))
    assert [event.seen_by(eye).card for eye in (None, 0, 1)] == [None, "pugio-8", None]


@pytest.mark.rule("caligula.effect.coniura")
def test_an_empty_coniura_stack_gives_nothing_and_nobody_is_asked():
    alone = about_to_resolve("nobiles-4", [(0, 4)], hand=([], HAND_CARDS["coniura"]))
    assert of_type(RewardVoid, events_of(alone, GO)) == [RewardVoid(0, ("coniura",))]
    aut = rewarding("nobiles-2", hand=([], HAND_CARDS["coniura"]))
    assert refused(aut, Reward("coniura")) == ("caligula.effect.coniura", "empty")


@pytest.mark.rule("caligula.effect.pugio")
def test_an_empty_pugio_stack_gives_nothing_and_nobody_is_asked():
    alone = about_to_resolve("legionarii-1", [(0, 4)], hand=([], HAND_CARDS["pugio"]))
    assert of_type(RewardVoid, events_of(alone, GO)) == [RewardVoid(0, ("pugio",))]
    aut = rewarding("legionarii-4", hand=([], HAND_CARDS["pugio"]))
    assert refused(aut, Reward("pugio")) == ("caligula.effect.pugio", "empty")


@pytest.mark.rule("caligula.effect.pugio")
def test_the_last_card_of_a_stack_goes_to_the_first_of_a_group():
    state = about_to_resolve("plebs-7", [(0, 4), (1, 1)], hand=([], HAND_CARDS["pugio"][1:]))
    state = after(state, GO)
    events = events_of(state, Reward("pugio"))
    assert of_type(RewardVoid, events) == [RewardVoid(1, ("pugio",))]
    assert hands(after(state, Reward("pugio")))[0] == ["pugio-1"]


# spqr


@pytest.mark.rule("caligula.effect.spqr")
def test_the_marker_5_comes_first_then_6_and_they_stay():
    first = after(rewarding("legionarii-3"), Reward("spqr"))
    assert first.players[0].markers == (-1, 0, 1, 2, 3, 4, 5)
    assert first.players[0].supply == (-1, 0, 1, 2, 3, 4, 5)
    second = after(rewarding("legionarii-3", late=(1,)), Reward("spqr"))
    assert second.players[0].markers == (-1, 0, 1, 2, 3, 4, 5, 6)
    assert sorted(second.players[0].supply) == [-1, 0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("caligula.effect.spqr")
def test_with_both_markers_there_is_nothing_to_get():
    state = about_to_resolve("legionarii-3", [(0, 4)], late=(2,))
    assert of_type(RewardVoid, events_of(state, GO)) == [RewardVoid(0, ("spqr",))]
    faces = deck_with("plebs-4", kind="single", minimum=1, effects=["spqr", "pugio"])
    state = about_to(
        ("plebs",), faces=faces, civitas={"plebs": ("plebs-4", "plebs-7")}, markers={("plebs", 1): [(0, 4)]}, late=(2,)
    )
    assert refused(after(state, GO), Reward("spqr")) == ("caligula.effect.spqr", "both")


@pytest.mark.rule("caligula.effect.spqr")
def test_a_new_marker_can_be_placed_from_then_on():
    state = about_to_resolve("legionarii-3", [(0, 4)], sequentia=(("draw",), ("legionarii",)))
    state = after(state, GO, Reward("spqr"), GO, GO)
    assert state.phase.type == "placing"
    assert {move.marker for move in CALIGULA.legal_moves(state)} == {-1, 0, 1, 2, 3, 4, 5}


# primus


@pytest.mark.rule("caligula.effect.primus")
@pytest.mark.parametrize("holder", [None, 1])
def test_primus_is_taken_from_the_table_or_from_its_holder(holder):
    assert after(rewarding("tribuni-1", primus=holder), Reward("primus")).primus == 0


@pytest.mark.rule("caligula.effect.primus")
def test_its_holder_cannot_take_it_again():
    assert refused(rewarding("nobiles-2", primus=0), Reward("primus")) == ("caligula.effect.primus", "held")


# place


@pytest.mark.rule("caligula.effect.place")
def test_a_marker_from_the_supply_goes_on_a_free_field_at_once_face_down():
    state = rewarding("legionarii-8", markers={("nobiles", 2): [(1, 1)]})
    placed = after(state, Reward("place", marker=3, colour="nobiles", position=2))
    assert fields(placed, "nobiles", 2)[:2] == [(1, 1), (0, 3)]
    assert supplies(placed)[0] == (-1, 0, 1, 2, 4), "and the 4 is back from the card resolved"
    assert CALIGULA.view(placed, 1).civitas[4][1].markers[1].value is None


@pytest.mark.rule("caligula.effect.place")
def test_it_may_not_go_on_the_card_being_resolved():
    state = rewarding("legionarii-8")
    move = Reward("place", marker=3, colour="legionarii", position=1)
    assert refused(state, move) == ("caligula.effect.place", "resolving")
    assert refused(state, Reward("place", marker=3, colour="legionarii", position=2)) is None


@pytest.mark.rule("caligula.effect.place")
def test_the_usual_rules_of_placing_hold():
    state = rewarding("legionarii-8", markers={("nobiles", 1): [(1, 1), (1, 2)]})
    for marker, colour, position, wrong in (
        (3, "nobiles", 1, ("caligula.place.fields", "full")),
        (5, "nobiles", 2, ("caligula.place.forced", "marker")),
        (4, "nobiles", 2, ("caligula.place.forced", "marker")),
        (3, "nobiles", 3, ("caligula.place.forced", "no-card")),
    ):
        assert refused(state, Reward("place", marker=marker, colour=colour, position=position)) == wrong


@pytest.mark.rule("caligula.effect.place")
def test_without_a_marker_in_the_supply_there_is_nothing_to_place():
    everywhere = {(colour, 1): [(0, v)] for v, colour in enumerate(("praetoriani", "tribuni", "plebs", "nobiles"), 0)}
    state = about_to_resolve("legionarii-8", [(0, 4)], markers=everywhere | {("nobiles", 2): [(0, -1)]})
    assert of_type(RewardVoid, events_of(state, GO)) == [RewardVoid(0, ("place",))]


@pytest.mark.rule("caligula.effect.place")
def test_a_marker_placed_on_a_card_still_to_be_resolved_counts_there():
    state = about_to(
        ("legionarii", "plebs"),
        civitas={"legionarii": ("legionarii-8", "legionarii-1"), "plebs": ("plebs-2", "plebs-1")},
        markers={("legionarii", 1): [(0, 1)], ("nobiles", 1): [(1, 1), (1, 2)]},
    )
    state = after(state, GO, Reward("place", marker=4, colour="plebs", position=1))
    assert state.phase == Rewarding(0, "plebs")
