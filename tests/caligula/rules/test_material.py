"""What is in the box: cards, emperors, markers, and the two symbols of a double card."""

from collections import Counter

import pytest

from conspiratio.caligula.cards import COLOURS, DECKS, DOUBLES, HAND_CARDS
from conspiratio.caligula.moves import Conspire, Favour, Nominate, Penalty, Protect, Reward, Strike
from conspiratio.caligula.state import Protecting, Striking
from tests.caligula.build import GO, a_state, about_to_resolve, after, everything, hands, may_conspire, refused

HAND = "caligula.material.hand"


@pytest.mark.rule("caligula.material.civitas")
def test_there_are_55_civitas_cards_11_of_each_colour():
    assert Counter(card.colour for card in DECKS.deck("usual").cards) == dict.fromkeys(
        ("legionarii", "tribuni", "praetoriani", "plebs", "nobiles"), 11
    )


@pytest.mark.rule("caligula.material.civitas")
def test_each_card_has_a_kind_a_minimum_fields_and_one_effect_or_two():
    for card in DECKS.deck("usual").cards:
        assert card.kind in ("single", "group", "negative")
        assert card.minimum >= 0
        assert card.fields
        assert len(card.effects) in (1, 2)


@pytest.mark.rule("caligula.material.civitas")
@pytest.mark.parametrize(
    ("kind", "minimum", "effects"),
    [
        ("group", 1, ("place",)),
        ("single", 2, ("remove:plebs", "pugio")),
        ("negative", 1, ("lose-point",)),
    ],
)
def test_the_three_cards_printed_in_the_rulebook_are_among_them(kind, minimum, effects):
    assert any(
        (card.kind, card.minimum, card.effects) == (kind, minimum, effects) for card in DECKS.deck("usual").cards
    )


@pytest.mark.rule("caligula.material.augustus")
def test_there_are_ten_emperors_each_with_life_points_and_fields():
    emperors = DECKS.deck("usual").emperors
    assert {emperor.name for emperor in emperors} == {
        *("caligula", "domitianus", "vitellius", "elagabalus", "claudius"),
        *("commodus", "nero", "galba", "otho", "caracalla"),
    }
    assert all(emperor.life >= 1 and emperor.points >= 0 for emperor in emperors)


@pytest.mark.rule("caligula.material.augustus")
def test_caligula_alone_has_no_field():
    assert [emperor.name for emperor in DECKS.deck("usual").emperors if not emperor.fields] == ["caligula"]


@pytest.mark.rule("caligula.material.sequentia")
def test_of_six_sequentia_cards_one_draws_one_passes_the_ordo_and_four_name_colours():
    cards = DECKS.deck("usual").sequentia
    assert len(cards) == 6
    assert cards.count(("draw",)) == cards.count(("ordo",)) == 1
    assert ("tribuni", "praetoriani", "nobiles") in cards, "the one the rulebook shows"
    assert sum(set(card) <= set(COLOURS) for card in cards) == 4


@pytest.mark.rule("caligula.material.sequentia")
def test_the_four_together_name_each_colour_twice():
    named = Counter(word for card in DECKS.deck("usual").sequentia for word in card if word in COLOURS)
    assert named == dict.fromkeys(COLOURS, 2)


@pytest.mark.rule("caligula.material.hand")
def test_there_are_20_coniura_and_14_pugio_cards_half_of_each_double():
    assert {stack: len(cards) for stack, cards in HAND_CARDS.items()} == {"coniura": 20, "pugio": 14}
    assert {f"coniura-{n}" for n in range(11, 21)} | {f"pugio-{n}" for n in range(8, 15)} == DOUBLES


@pytest.mark.rule("caligula.material.hand")
@pytest.mark.parametrize("card", ["coniura-1", "coniura-11", "pugio-8"])
def test_a_coniura_symbol_is_on_single_coniura_cards_and_on_doubles_of_either_stack(card):
    state = may_conspire(hand=([card],))
    assert refused(state, Conspire((card,))) is None


@pytest.mark.rule("caligula.material.hand")
def test_a_single_pugio_shows_no_coniura_symbol():
    assert refused(may_conspire(hand=(["pugio-1"],)), Conspire(("pugio-1",))) == (HAND, "no-coniura")


def last_plot(hand, *, strikes):
    """The leader, seat 0, has started the last conspiracy, and it is time to protect or to strike."""
    state = may_conspire(hand=(["coniura-1", *hand], ()), fallen=True, slot=None)
    return after(state, Conspire(("coniura-1",)), GO, *([GO] if strikes else []))


@pytest.mark.rule("caligula.material.hand")
@pytest.mark.parametrize("card", ["pugio-1", "pugio-14", "coniura-20"])
def test_a_pugio_symbol_is_on_single_pugio_cards_and_on_doubles_of_either_stack(card):
    state = last_plot([card], strikes=True)
    assert state.phase == Striking(0)
    assert refused(state, Strike((card,))) is None


@pytest.mark.rule("caligula.material.hand")
def test_a_single_coniura_shows_no_pugio_symbol():
    assert refused(last_plot(["coniura-2"], strikes=True), Strike(("coniura-2",))) == (HAND, "no-pugio")
    shielding = after(may_conspire(hand=(["coniura-1"], ["coniura-2"]), fallen=True), Conspire(("coniura-1",)), GO)
    assert shielding.phase == Protecting(1)
    assert refused(shielding, Protect("coniura-2")) == (HAND, "no-pugio")


@pytest.mark.rule("caligula.material.hand")
def test_a_double_laid_as_a_coniura_is_gone_and_no_dagger_any_more():
    state = may_conspire(hand=(["coniura-11", "pugio-1"],), fallen=True)
    striking = after(state, Conspire(("coniura-11",)), GO, GO)
    assert refused(striking, Strike(("coniura-11",))) == (HAND, "not-in-hand")
    assert refused(striking, Strike(("pugio-1",))) is None


@pytest.mark.rule("caligula.material.hand")
def test_a_card_counts_once_however_often_it_is_named():
    assert refused(may_conspire(hand=(["coniura-11"],)), Conspire(("coniura-11", "coniura-11"))) == (
        HAND,
        "twice",
    )


@pytest.mark.rule("caligula.material.hand")
def test_cards_of_others_or_of_no_game_are_not_in_hand():
    state = may_conspire(hand=(["coniura-1"], ["coniura-2"]))
    for card in ("coniura-2", "coniura-3", "coniura-99", ""):
        assert refused(state, Conspire((card,))) == (HAND, "not-in-hand")


@pytest.mark.rule("caligula.material.hand")
def test_a_card_given_up_must_be_held_and_show_the_symbol():
    paying = after(about_to_resolve("legionarii-10", hand=(["pugio-1", "coniura-11", "coniura-1"],)), GO)
    assert refused(paying, Penalty("lose-pugio", card="coniura-1")) == (HAND, "no-pugio")
    assert refused(paying, Penalty("lose-pugio", card="pugio-2")) == (HAND, "not-in-hand")
    assert refused(paying, Penalty("lose-pugio", card="coniura-11")) is None


@pytest.mark.rule("caligula.material.markers")
def test_each_player_has_markers_from_minus_1_to_6():
    state = a_state(seats=3, late=(2, 1, 0))
    assert [player.markers for player in state.players] == [
        (-1, 0, 1, 2, 3, 4, 5, 6),
        (-1, 0, 1, 2, 3, 4, 5),
        (-1, 0, 1, 2, 3, 4),
    ]


@pytest.mark.rule("caligula.material.markers")
def test_there_is_only_one_primus_marker():
    state = after(about_to_resolve("tribuni-1", [(1, 3)], primus=0), GO, Reward("primus"))
    assert state.primus == 1


@pytest.mark.rule("caligula.material.markers")
def test_each_player_has_only_one_favour_marker():
    """On the emperor already, it moves: nobody backs the emperor and the nominee at once."""
    state = may_conspire(emperor="galba", candidates=("otho", "vitellius"), favours=(0, 1), hand=(["coniura-1"], []))
    state = after(state, Conspire(("coniura-1",)), GO, Nominate("otho"), Favour("otho"))
    assert (state.favours, state.plot.backing) == ((1,), (0,))


@pytest.mark.rule("caligula.material.hand")
def test_cards_laid_are_never_lost():
    state = may_conspire(hand=(["coniura-11", "pugio-8"], ["coniura-2"]), fallen=True)
    before = everything(state)
    for move in (Conspire(("coniura-11",)), GO, GO, Strike(("pugio-8",))):
        state = after(state, move)
        assert everything(state)["hand"] == before["hand"]
    assert hands(state) == [[], ["coniura-2"]]
