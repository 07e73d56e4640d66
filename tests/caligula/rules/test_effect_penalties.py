"""The penalties of negative cards."""

import pytest

from conspiratio.caligula.events import (
    CardLost,
    HandShown,
    MarkerReturned,
    PointLost,
)
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.moves import Penalty, Spot
from conspiratio.caligula.state import Paying
from tests.caligula.build import (
    GO,
    about_to,
    about_to_resolve,
    after,
    events_of,
    fields,
    hands,
    of_type,
    points,
    refused,
    supplies,
)
from tests.caligula.free_decks import deck_with

# lose-marker


@pytest.mark.rule("caligula.effect.lose-marker")
def test_one_of_ones_own_markers_is_taken_back():
    state = about_to_resolve("tribuni-10", [(1, 1)], markers={("plebs", 1): [(0, 1), (1, 2)], ("nobiles", 2): [(0, 4)]})
    paying = after(state, GO)
    assert paying.phase == Paying(0, "tribuni")
    assert set(CALIGULA.legal_moves(paying)) == {
        Penalty("lose-marker", spot=Spot("plebs", 1, 0)),
        Penalty("lose-marker", spot=Spot("nobiles", 2, 0)),
    }
    paid = after(paying, Penalty("lose-marker", spot=Spot("nobiles", 2, 0)))
    assert fields(paid, "nobiles", 2)[0] is None
    assert supplies(paid)[0] == (-1, 0, 2, 3, 4)
    (event,) = of_type(MarkerReturned, events_of(paying, Penalty("lose-marker", spot=Spot("nobiles", 2, 0))))
    assert event.penalty
    assert [event.seen_by(eye).marker for eye in (None, 0, 1)] == [None, 4, None]


@pytest.mark.rule("caligula.effect.lose-marker")
def test_not_from_the_card_being_resolved_not_of_others_and_not_from_an_empty_field():
    state = about_to_resolve("tribuni-10", [(0, 0)], markers={("plebs", 1): [(0, 1), (1, 2)], ("nobiles", 2): [(0, 4)]})
    paying = after(state, GO)
    rule = "caligula.effect.lose-marker"
    assert refused(paying, Penalty("lose-marker", spot=Spot("tribuni", 1, 0))) == (rule, "resolving")
    assert refused(paying, Penalty("lose-marker", spot=Spot("plebs", 1, 1))) == (rule, "not-yours")
    assert refused(paying, Penalty("lose-marker", spot=Spot("plebs", 1, 2))) == (rule, "no-marker")


@pytest.mark.rule("caligula.effect.lose-marker")
def test_a_single_marker_goes_home_without_a_question():
    state = about_to_resolve("tribuni-10", [(1, 1), (0, 0)], markers={("plebs", 1): [(0, 1)]})
    state = after(state, GO)
    assert state.phase.type == "starting"
    assert fields(state, "plebs")[0] is None


# lose-point


@pytest.mark.rule("caligula.effect.lose-point")
def test_a_victory_point_or_a_conspiracy_point_is_lost_by_choice():
    paying = after(about_to_resolve("plebs-11", [(1, 1)], points=((2, 3), (1, 1))), GO)
    assert CALIGULA.legal_moves(paying) == (
        Penalty("lose-point", point="victory"),
        Penalty("lose-point", point="conspiracy"),
    )
    assert points(after(paying, Penalty("lose-point", point="victory"))) == [(1, 3), (1, 1)]
    assert points(after(paying, Penalty("lose-point", point="conspiracy"))) == [(2, 2), (1, 1)]


@pytest.mark.rule("caligula.effect.lose-point")
@pytest.mark.parametrize(("had", "lost"), [((2, 0), "victory"), ((0, 1), "conspiracy")])
def test_with_one_kind_of_point_it_is_that_one(had, lost):
    state = about_to_resolve("plebs-11", [(1, 1)], points=(had,))
    assert of_type(PointLost, events_of(state, GO)) == [PointLost(0, lost)]
    assert sum(points(after(state, GO))[0]) == sum(had) - 1


@pytest.mark.rule("caligula.effect.lose-point")
def test_who_has_no_point_loses_nothing_and_primus_is_none():
    state = after(about_to_resolve("plebs-11", primus=0), GO)
    assert (points(state), state.primus) == ([(0, 0), (0, 0)], 0)


@pytest.mark.rule("caligula.effect.lose-point")
@pytest.mark.parametrize(("had", "lacking"), [((2, 0), "conspiracy"), ((0, 1), "victory")])
def test_a_point_one_has_not_cannot_be_lost(had, lacking):
    """Nobody is asked in our deck; beside another penalty somebody is."""
    faces = deck_with("plebs-10", kind="negative", minimum=1, effects=["lose-point", "lose-coniura"])
    state = about_to(
        ("plebs",), faces=faces, civitas={"plebs": ("plebs-10", "plebs-7")}, points=(had,), hand=(["coniura-1"],)
    )
    paying = after(state, GO)
    move = Penalty("lose-point", point=lacking)
    assert refused(paying, move) == ("caligula.effect.lose-point", f"no-{lacking}")


# lose-pugio, lose-coniura


@pytest.mark.rule("caligula.effect.lose-pugio")
def test_a_card_with_a_pugio_symbol_goes_under_the_stack_it_came_from():
    paying = after(about_to_resolve("legionarii-10", [(1, 1)], hand=(["coniura-1", "coniura-11", "pugio-2"],)), GO)
    assert set(CALIGULA.legal_moves(paying)) == {
        Penalty("lose-pugio", card="coniura-11"),
        Penalty("lose-pugio", card="pugio-2"),
    }
    single, double = (after(paying, Penalty("lose-pugio", card=card)) for card in ("pugio-2", "coniura-11"))
    assert (single.pugio[-1].card, hands(single)[0]) == ("pugio-2", ["coniura-1", "coniura-11"])
    assert (double.coniura[-1].card, hands(double)[0]) == ("coniura-11", ["coniura-1", "pugio-2"])


@pytest.mark.rule("caligula.effect.lose-coniura")
def test_a_card_with_a_coniura_symbol_goes_under_the_stack_it_came_from():
    paying = after(about_to_resolve("plebs-10", [(1, 1)], hand=(["coniura-1", "pugio-9", "pugio-2"],)), GO)
    assert set(CALIGULA.legal_moves(paying)) == {
        Penalty("lose-coniura", card="coniura-1"),
        Penalty("lose-coniura", card="pugio-9"),
    }
    single, double = (after(paying, Penalty("lose-coniura", card=card)) for card in ("coniura-1", "pugio-9"))
    assert (single.coniura[-1].card, double.pugio[-1].card) == ("coniura-1", "pugio-9")


@pytest.mark.rule("caligula.effect.lose-coniura")
def test_all_see_the_card_that_is_given_up():
    paying = after(about_to_resolve("plebs-10", [(1, 1)], hand=(["coniura-1"],)), GO)
    (event,) = of_type(CardLost, events_of(paying, Penalty("lose-coniura", card="coniura-1")))
    assert [event.seen_by(eye).card for eye in (None, 0, 1)] == ["coniura-1"] * 3


@pytest.mark.rule("caligula.effect.lose-pugio")
def test_who_has_no_pugio_symbol_shows_the_hand_to_all():
    state = about_to_resolve("legionarii-10", [(1, 1)], hand=(["coniura-2", "coniura-1"],))
    (event,) = of_type(HandShown, events_of(state, GO))
    assert (event.seat, event.cards, event.symbols) == (0, ("coniura-1", "coniura-2"), ("pugio",))
    for eye in (None, 1):
        assert CALIGULA.view(after(state, GO), eye).players[0].hand == ("coniura-1", "coniura-2")


@pytest.mark.rule("caligula.effect.lose-coniura")
def test_who_has_no_coniura_symbol_shows_the_hand_to_all():
    state = about_to_resolve("plebs-10", [(1, 1)], hand=(["pugio-2", "pugio-1"],))
    (event,) = of_type(HandShown, events_of(state, GO))
    assert (event.cards, event.symbols) == (("pugio-1", "pugio-2"), ("coniura",))
    assert CALIGULA.view(after(state, GO), 1).players[0].exposed == ("pugio-1", "pugio-2")


@pytest.mark.rule("caligula.effect.lose-pugio")
def test_a_hand_that_can_pay_is_not_shown():
    state = after(about_to_resolve("legionarii-10", [(1, 1)], hand=(["coniura-1", "coniura-11"],)), GO)
    state, events = CALIGULA.play(state, Penalty("lose-pugio", card="coniura-11"))
    assert not of_type(HandShown, events)
    assert CALIGULA.view(state, 1).players[0].hand == ("coniura",)


@pytest.mark.rule("caligula.effect.lose-pugio", "caligula.effect.lose-coniura")
def test_of_either_penalty_a_double_pays_as_one_of_them():
    state = about_to_resolve("praetoriani-11", [(1, 2)], hand=(["coniura-11"],))
    paying = after(state, GO)
    assert set(CALIGULA.legal_moves(paying)) == {
        Penalty("lose-coniura", card="coniura-11"),
        Penalty("lose-pugio", card="coniura-11"),
    }
