"""Collecting income for the cards played this turn."""

import pytest

from conspiratio.pax.events import IncomeTaken
from conspiratio.pax.moves import End, Play
from conspiratio.pax.state import Playing
from tests.pax.build import a_state, after, events_of, money

RICH = 20


def income(*cards, display=()):
    """The event of ending a turn in which these cards were played."""
    state = a_state(hand=(cards,), display=(display,), money=(RICH,), phase=Playing(0))
    before = after(state, *map(Play, cards))
    taken = events_of(before, End())[0]
    assert money(after(before, End()))[0] - money(before)[0] == taken.money
    return taken


@pytest.mark.rule("pax.income.longest")
def test_the_longest_category_that_got_a_card_pays_1_aureus_a_card():
    """The rulebook's example: Wealth and Land for 1 Aureus, and the third Wealth brings 3."""
    taken = income("wealth-3", "land-1", display=["wealth-1", "wealth-2"])
    assert taken == IncomeTaken(0, 3, "longest", "wealth")
    state = a_state(hand=(["wealth-3", "land-1"],), display=(["wealth-1", "wealth-2"],), money=(1,), phase=Playing(0))
    assert money(after(state, Play("wealth-3"), Play("land-1"), End()))[0] == 1 - 1 + 3


@pytest.mark.rule("pax.income.longest")
def test_one_card_of_a_new_category_brings_1_aureus():
    assert income("land-1", display=["wealth-1", "wealth-2", "wealth-3"]).money == 1


@pytest.mark.rule("pax.income.longest")
def test_a_category_that_did_not_grow_this_turn_pays_nothing():
    taken = income("religion-2", display=["religion-1", "wealth-1", "wealth-2", "wealth-3", "wealth-4"])
    assert taken == IncomeTaken(0, 2, "longest", "religion")


@pytest.mark.rule("pax.income.longest")
def test_income_counts_cards_not_symbols():
    assert income("wealth-10", display=["wealth-9"]).money == 2


@pytest.mark.rule("pax.income.longest")
def test_all_cards_played_this_turn_lengthen_their_category():
    assert income("land-1", "land-2", "land-3", display=["land-4"]).money == 4


@pytest.mark.rule("pax.income.longest")
def test_only_the_longest_of_the_grown_categories_pays():
    assert income("land-1", "wealth-2", "religion-1", display=["wealth-1"]).money == 2


@pytest.mark.rule("pax.income.senator")
def test_a_senator_played_this_turn_brings_1_aureus_more():
    assert income("senator-1") == IncomeTaken(0, 2, "longest", "senator", senator=True)
    assert income("senator-1", "land-3", display=["land-1", "land-2"]) == IncomeTaken(0, 4, "longest", "land", True)


@pytest.mark.rule("pax.income.senator")
def test_several_senators_bring_only_1_aureus_more():
    assert income("senator-1", "senator-2").money == 2 + 1


@pytest.mark.rule("pax.income.senator")
def test_senators_of_earlier_turns_bring_nothing_more():
    assert income("land-1", display=["senator-1", "senator-2"]).money == 1


@pytest.mark.rule("pax.income.intrigue")
def test_an_intrigue_played_this_turn_leaves_no_income_at_all():
    assert income("intrigue-1") == IncomeTaken(0, 0, "intrigue")
    assert income("intrigue-1", "wealth-4", display=["wealth-1", "wealth-2", "wealth-3"]).money == 0


@pytest.mark.rule("pax.income.intrigue", "pax.income.senator")
@pytest.mark.parametrize("cards", [("intrigue-1", "senator-1"), ("senator-1", "intrigue-1")])
def test_with_an_intrigue_not_even_a_senator_pays(cards):
    assert income(*cards) == IncomeTaken(0, 0, "intrigue")


@pytest.mark.rule("pax.income.intrigue")
def test_intrigues_of_earlier_turns_do_not_stop_the_income():
    assert income("land-1", display=["intrigue-1", "intrigue-2"]).money == 1


@pytest.mark.rule("pax.income.base")
@pytest.mark.parametrize("display", [[], ["wealth-1", "wealth-2", "wealth-3"], ["senator-1"], ["intrigue-1"]])
def test_a_turn_without_a_card_played_brings_2_aurei(display):
    assert income(display=display) == IncomeTaken(0, 2, "base")
