"""What is in the box."""

from collections import Counter
from random import Random

import pytest

from conspiratio.core.game import Complaint
from conspiratio.pax.cards import DECKS, read_deck
from conspiratio.pax.game import PAX, Pax
from conspiratio.pax.moves import Draw, End, Peek, Play
from conspiratio.pax.scoring import TableResult
from conspiratio.pax.state import Options, Over, Playing
from tests.pax.build import a_state, after, card, ids, money, refused

CARDS = DECKS.deck("harsh").cards
RELIGION_9 = "religion-9 = { symbols = 2, value = 4 }"


@pytest.mark.rule("pax.material.categories")
def test_seven_categories_make_74_cards():
    assert Counter(card.category for card in CARDS) == {
        "wealth": 10,
        "fleet": 10,
        "army": 10,
        "religion": 10,
        "senator": 10,
        "land": 12,
        "intrigue": 12,
    }
    assert len({card.id for card in CARDS}) == 74


@pytest.mark.rule("pax.material.categories")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("army-10 = { symbols = 2, value = 4 }", "", "deck-card-absent"),
        ("[army]", "[army]\narmy-11 = { symbols = 1, value = 1 }", "deck-card-extra"),
        ("land-12 =", "land-13 =", "deck-card-extra"),
        ("[wealth]", "[gold]\n[wealth]", "deck-category"),
        ("fleet-1 =", "army-1 =", "deck-card-id"),
    ],
)
def test_a_deck_with_other_categories_or_numbers_of_cards_is_refused(old, new, complaint):
    with pytest.raises(Complaint) as events_of:
        read_deck(DECKS.text("harsh").replace(old, new, 1))
    assert events_of.value.key == complaint


@pytest.mark.rule("pax.material.card")
def test_a_card_has_a_category_and_1_or_2_symbols_and_a_value_of_1_to_4():
    assert all(card.id.split("-")[0] == card.category for card in CARDS)
    assert {card.symbols for card in CARDS} == {1, 2}
    assert {card.value for card in CARDS} == {1, 2, 3, 4}


@pytest.mark.rule("pax.material.card")
@pytest.mark.parametrize(
    ("categories", "single", "double"),
    [
        (("wealth", "religion", "senator"), [1, 1, 2, 2, 2, 3], [3, 3, 4, 4]),
        (("fleet", "army"), [1, 1, 2, 2, 3, 3], [3, 3, 4, 4]),
        (("land", "intrigue"), [1, 1, 1, 1, 2, 2, 2, 2], [2, 3, 3, 3]),
    ],
)
def test_the_deck_is_the_table_we_reconstructed_and_says_so(categories, single, double):
    for category in categories:
        values = [(card.symbols, card.value) for card in CARDS if card.category == category]
        assert values == [(1, value) for value in single] + [(2, value) for value in double]
    assert "reconstruction" in DECKS.deck("harsh").name


@pytest.mark.rule("pax.material.card")
def test_what_the_rulebook_shows_of_the_cards_is_in_the_deck():
    assert any(card.category == "army" and card.value == 4 for card in CARDS)
    lands, intrigues = ([card.value for card in CARDS if card.category == name] for name in ("land", "intrigue"))
    assert any(land + intrigue == 4 for land in lands for intrigue in intrigues)


@pytest.mark.rule("pax.material.card")
def test_an_owner_of_the_box_can_correct_a_card():
    faces = read_deck(DECKS.text("harsh").replace(RELIGION_9, "religion-9 = { symbols = 1, value = 2 }"))
    start = Pax(faces).start(Pax(faces).deal(Options(), 4, Random(1)))
    assert start.faces.by_id["religion-9"][1:] == ("religion", 1, 2)
    assert start.faces.by_id["religion-9b"][1:] == ("religion", 1, 2)


@pytest.mark.rule("pax.material.card")
@pytest.mark.parametrize("numbers", ["symbols = 0, value = 4", "symbols = 3, value = 4", "symbols = 2, value = 0"])
def test_a_corrected_card_must_keep_to_the_numbers_a_card_can_have(numbers):
    with pytest.raises(Complaint) as events_of:
        read_deck(DECKS.text("harsh").replace(RELIGION_9, f"religion-9 = {{ {numbers} }}"))
    assert events_of.value.key == "deck-card-number"


@pytest.mark.rule("pax.material.card")
def test_a_value_of_5_is_refused_with_its_line():
    text = DECKS.text("harsh").replace(RELIGION_9, "religion-9 = { symbols = 2, value = 5 }")
    with pytest.raises(Complaint) as events_of:
        read_deck(text)
    line = text.splitlines().index("religion-9 = { symbols = 2, value = 5 }") + 1
    assert events_of.value.params == {
        "line": line,
        "card": "religion-9",
        "field": "value",
        "found": "5",
        "least": 1,
        "most": 4,
    }


@pytest.mark.rule("pax.material.bank")
def test_the_bank_pays_more_than_the_80_aurei_that_lie_in_any_box():
    rich = a_state(money=(100, 100))
    assert money(after(rich, Peek(), Peek())) == [102, 102]


@pytest.mark.rule("pax.material.bank")
def test_aurei_of_1_and_2_pay_any_sum_exactly():
    state = a_state(money=(3,), hand=(["land-1", "land-2", "land-3"],), phase=Playing(0))
    paid = [money(after(state, *map(Play, cards)))[0] for cards in (["land-1"], ["land-1", "land-2"])]
    assert paid == [3, 2]


@pytest.mark.rule("pax.material.symbols")
def test_one_card_of_two_symbols_counts_two():
    one_card = a_state(display=(["land-9"],), hand=(["fleet-7", "fleet-1"],), phase=Playing(0))
    assert ids(after(one_card, Play("fleet-7")).players[0].display) == ["fleet-7", "land-9"]
    full = after(one_card, Play("fleet-7"))
    assert refused(full, Play("fleet-1")) == ("pax.play.limit", "fleet", {"have": 2, "add": 1, "limit": 2})


@pytest.mark.rule("pax.material.symbols")
def test_two_cards_of_three_symbols_are_enough_for_a_function_that_asks_for_three():
    pious = a_state(display=(["religion-7", "religion-1"],))
    assert len(after(pious, Draw()).phase.drawn) == 2


@pytest.mark.rule("pax.material.symbols")
def test_the_comparison_with_rome_counts_symbols():
    """One card each in four categories: players have a symbol more in all, so Rome holds only three."""
    more = ["wealth-7", "religion-7", "senator-7", "land-9"]
    same_cards = ["wealth-1", "religion-1", "senator-1", "land-1"]
    result = PAX.result(a_state(display=(more,), rome=same_cards, phase=Over("no-refill")))
    assert isinstance(result, TableResult)
    assert (result.rome, result.scores[0].stronger) == (False, 12)


@pytest.mark.rule("pax.material.symbols")
def test_income_alone_counts_cards():
    state = a_state(money=(0,), display=(["wealth-7", "wealth-8"],), hand=(["wealth-9"],), phase=Playing(0))
    grown = after(state, Play("wealth-9"))
    assert sum(card(id).symbols for id in ids(grown.players[0].display)) == 6
    assert money(after(grown, End()))[0] == 3
