"""OpenSpiel's own tests of a game's API, and what they leave out: what information states keep and tell."""

from __future__ import annotations

import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

import conspiratio.envs.openspiel_game  # noqa: F401 - registers the games
from conspiratio.envs.kernel_match import parts
from conspiratio.envs.luck import deal_of, sizes_of

from .games import GAMES

SPIELS = [f"python_{game}" for game in GAMES]


def dealt(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(rng.choice(outcomes))
    return state


def play_on(state: Any, rng: Random, most: int) -> None:
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("spiel", SPIELS)
def test_it_passes_openspiels_api_test(spiel: str) -> None:
    named = {"game_name": spiel, "game": pyspiel.load_game(spiel)}
    case = type("EnforceAPI", (api_test.EnforceAPIOnPartialTreeBase,), named)
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun >= 5
    assert not [*found.errors, *found.failures]


@pytest.mark.parametrize("spiel", SPIELS)
def test_it_passes_openspiels_simulation(spiel: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{spiel}(players=2)"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("spiel", SPIELS)
def test_a_resampled_state_is_the_same_for_its_player(spiel: str) -> None:
    rng, game, others = Random(spiel), pyspiel.load_game(f"{spiel}(players=3)"), 0
    state = dealt(game, rng)
    while not state.is_terminal():
        for player in range(3):
            again = state.resample_from_infostate(player, rng.random)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_tensor(player) == state.observation_tensor(player)
            assert again.current_player() == state.current_player()
            if state.current_player() == player:
                assert again.legal_actions() == state.legal_actions()
            others += again.observation_string((player + 1) % 3) != state.observation_string((player + 1) % 3)
            play_on(again, rng, 3)  # and it can be played on
        play_on(state, rng, 9)
    assert others > 10  # something was dealt anew


@pytest.mark.parametrize("spiel", SPIELS)
def test_an_information_state_remembers_what_the_table_no_longer_shows(spiel: str) -> None:
    """Two ways to the same knowledge are told apart, for who saw them differ and for them alone."""
    rng, game = Random(1), pyspiel.load_game(f"{spiel}(players=2)")
    state = dealt(game, rng)
    play_on(state, rng, 20)
    twin = state.clone()
    assert twin.information_state_string(0) == state.information_state_string(0)
    twin.course.memories[0] = b"another past"
    assert twin.observation_string(0) == state.observation_string(0)
    assert twin.information_state_string(0) != state.information_state_string(0)
    assert twin.information_state_string(1) == state.information_state_string(1)


def test_hidden_counts_are_guessed_anew() -> None:
    rng, game = Random(2), pyspiel.load_game("python_pax(players=3,open_counts=False)")
    state = dealt(game, rng)
    play_on(state, rng, 60)
    again = [state.resample_from_infostate(0, rng.random) for _ in range(20)]
    assert {one.information_state_string(0) for one in again} == {state.information_state_string(0)}
    assert len({int(parts("pax", one.match.observe(1))["money"][0]) for one in again}) > 1


@pytest.mark.parametrize("spiel", SPIELS)
def test_openspiels_own_search_plays_it(spiel: str) -> None:
    rng, game = Random(3), pyspiel.load_game(f"{spiel}(players=2)")
    state = dealt(game, rng)
    play_on(state, rng, 40)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game,
        evaluator,
        2.0,
        4,
        random_state=np.random.RandomState(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("spiel", SPIELS)
def test_every_deal_is_as_likely_as_the_referees(spiel: str) -> None:
    """Each outcome chooses one of those left: all that is dealt is there, and the last choice matters too."""
    setting = pyspiel.load_game(f"{spiel}(players=4)").setting
    sizes = sizes_of(setting)
    rng = Random(1)
    outcomes = [rng.randrange(size) for size in sizes]
    deal = deal_of(setting, outcomes)
    assert setting.game.setup_json(deal) == setting.game.setup_json(deal_of(setting, outcomes))
    for at in (0, len(sizes) // 2, len(sizes) - 1):
        other = [*outcomes[:at], (outcomes[at] + 1) % sizes[at], *outcomes[at + 1 :]]
        assert setting.game.setup_json(deal_of(setting, other)) != setting.game.setup_json(deal)
    json = setting.game.setup_json(deal)
    assert setting.game.read_deal(4, setting.game.options_json(deal), json) == deal
