"""Every rule has a test, every mark names a rule, and the page that shows it is up to date."""

import pytest

from tests import rules_coverage

GAMES = rules_coverage.games()


def test_both_games_are_found():
    assert GAMES == ["caligula", "pax"]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game):
    proved = {id for test in rules_coverage.rule_tests(game) for id in test.rules}
    assert [id for id in rules_coverage.rulebook(game).rules if id not in proved] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_names_a_rule(game):
    rules = rules_coverage.rulebook(game).rules
    unknown = [(test.name, id) for test in rules_coverage.rule_tests(game) for id in test.rules if id not in rules]
    assert unknown == []


@pytest.mark.parametrize("game", GAMES)
def test_every_test_of_the_rules_is_marked_with_one(game):
    assert [test.name for test in rules_coverage.rule_tests(game) if not test.rules] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_tests_have_the_same_name(game):
    names = [test.name for test in rules_coverage.rule_tests(game)]
    assert len(names) == len(set(names))


def test_the_pages_are_up_to_date():
    assert rules_coverage.out_of_date() == [], "run python -m tests.rules_coverage"
