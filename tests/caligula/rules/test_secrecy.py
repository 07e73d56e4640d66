"""What everyone sees, and what not."""

import json
from random import Random

import pytest

from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Conspire, Place, Reward
from conspiratio.caligula.state import Options
from conspiratio.core.codec import to_json
from tests.caligula.build import GO, SEQUENTIA, a_state, about_to_resolve, after, may_conspire

EYES = (None, 0, 1, 2)


def a_table():
    return a_state(
        seats=3,
        ordo=(2, 0, 1),
        markers={("plebs", 1): [(0, 3), (1, 2)], ("nobiles", 2): [(2, 4)]},
        hand=(["coniura-1", "pugio-1"], ["coniura-12"], []),
        points=((3, 1), (0, 2), (0, 0)),
        emperor="galba",
        favours=(1,),
        primus=2,
    )


@pytest.mark.rule("caligula.secrecy.open")
@pytest.mark.parametrize("eye", EYES)
def test_points_orders_cards_on_the_table_and_sizes_are_open_to_all(eye):
    view = CALIGULA.view(a_table(), eye)
    assert [(player.victory, player.conspiracy) for player in view.players] == [(3, 1), (0, 2), (0, 0)]
    assert [len(player.hand) for player in view.players] == [2, 1, 0]
    assert [player.supply_size for player in view.players] == [5, 5, 5]
    assert (view.ordo, view.sequentia, view.primus) == ((2, 0, 1), SEQUENTIA, 2)
    assert (view.emperor.name, view.favours, view.heirs) == ("galba", (1,), 3)
    assert [pair[0].card.id for pair in view.civitas] == [
        *("legionarii-1", "praetoriani-1", "tribuni-1", "plebs-1", "nobiles-1")
    ]
    assert (len(view.coniura), len(view.pugio), view.to_come) == (18, 13, (9, 9, 9, 9, 9))


@pytest.mark.rule("caligula.secrecy.open")
@pytest.mark.parametrize("eye", EYES)
def test_whose_marker_lies_where_is_open_and_its_value_is_not(eye):
    view = CALIGULA.view(a_table(), eye)
    markers = [*view.civitas[3][0].markers[:2], view.civitas[4][1].markers[0]]
    assert [marker.owner for marker in markers] == [0, 1, 2]
    assert [marker.value for marker in markers] == [value if eye == n else None for n, value in enumerate((3, 2, 4))]


@pytest.mark.rule("caligula.secrecy.open")
@pytest.mark.parametrize("eye", EYES)
def test_hands_are_hidden_but_for_the_stack_each_card_came_from(eye):
    shown = [player.hand for player in CALIGULA.view(a_table(), eye).players]
    assert shown == [
        ("coniura-1", "pugio-1") if eye == 0 else ("coniura", "pugio"),
        ("coniura-12",) if eye == 1 else ("coniura",),
        (),
    ]


@pytest.mark.rule("caligula.secrecy.open")
@pytest.mark.parametrize("eye", EYES)
def test_stacks_show_their_backs_only(eye):
    view = CALIGULA.view(a_table(), eye)
    assert (set(view.coniura), set(view.pugio)) == ({"coniura"}, {"pugio"})
    named = json.dumps(to_json(view) | {"faces": None})
    assert "plebs-5" not in named, "a Civitas card to come"


@pytest.mark.rule("caligula.secrecy.open")
@pytest.mark.parametrize("eye", EYES)
def test_the_supply_is_shown_to_its_owner_alone(eye):
    supplies = [player.supply for player in CALIGULA.view(a_table(), eye).players]
    assert supplies == [
        own if eye == seat else None for seat, own in enumerate(((-1, 0, 1, 2, 4), (-1, 0, 1, 3, 4), (-1, 0, 1, 2, 3)))
    ]


@pytest.mark.rule("caligula.secrecy.open")
@pytest.mark.parametrize("eye", EYES)
def test_that_everyone_began_with_a_double_is_known_to_all(eye):
    state = CALIGULA.start(CALIGULA.deal(Options(), 3, Random(1)))
    for seat, player in enumerate(CALIGULA.view(state, eye).players):
        own = state.players[seat].hand[0].card
        assert player.hand == ((own,) if eye == seat else ("coniura-double",))


@pytest.mark.rule("caligula.secrecy.open")
def test_cards_laid_are_seen_by_all_and_known_under_the_stack():
    state = may_conspire(seats=2, hand=(["coniura-1", "pugio-9"], []))
    bidding = after(state, Conspire(("coniura-1", "pugio-9")))
    over = after(bidding, GO)
    for eye in (None, 0, 1):
        assert {laid.card for laid in CALIGULA.view(bidding, eye).plot.laid} == {"coniura-1", "pugio-9"}
        view = CALIGULA.view(over, eye)
        assert (view.coniura[-1], view.pugio[-1]) == ("coniura-1", "pugio-9")


@pytest.mark.rule("caligula.secrecy.open")
def test_which_stack_a_card_was_drawn_from_is_open():
    state = after(about_to_resolve("plebs-9", [(0, 4)], coniura=("coniura-5",), pugio=("pugio-5",)), GO)
    for effect in ("coniura", "pugio"):
        drawn = after(state, Reward(effect))
        assert CALIGULA.view(drawn, 1).players[0].hand == (effect,)
        assert CALIGULA.view(drawn, 0).me.hand == (f"{effect}-5",)


@pytest.mark.rule("caligula.secrecy.open")
def test_markers_in_the_supply_are_not_told_by_a_placement():
    """Whichever marker is placed, the others see the same."""
    seen = {
        json.dumps(to_json(CALIGULA.view(after(a_state(), Place(marker, "plebs", 1)), eye)) | {"faces": None})
        for marker in range(-1, 5)
        for eye in (1,)
    }
    assert len(seen) == 1
