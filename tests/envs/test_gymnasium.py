"""Gymnasium's own check, and the five solo games beside the referee."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from conspiratio import kernel
from conspiratio.envs import gymnasium_env
from conspiratio.envs.kernel_match import KernelMissing
from conspiratio.pax.game import PAX

NAME = "Conspiratio/PaxSolo-v0"


def pax_solo(solo_game: int = 1) -> gymnasium_env.Solo:
    env = gymnasium.make(NAME, solo_game=solo_game).unwrapped
    assert isinstance(env, gymnasium_env.Solo)
    return env


def to_the_end(env: Any, seed: int) -> float:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over:
            return float(reward)


@pytest.mark.parametrize("solo_game", range(1, 6))
@pytest.mark.filterwarnings("ignore:.*render fps")
def test_it_passes_gymnasiums_check(solo_game: int) -> None:
    check_env(gymnasium.make(NAME, solo_game=solo_game, render_mode="ansi").unwrapped)


@pytest.mark.filterwarnings("ignore:.*render fps")
def test_scaled_it_passes_gymnasiums_check_and_has_the_same_game() -> None:
    env, usual = gymnasium.make(NAME, scaled=True).unwrapped, pax_solo()
    check_env(env, skip_render_check=True)
    assert isinstance(env, gymnasium_env.Solo)
    (seen, info), (_, info_usual) = env.reset(seed=5), usual.reset(seed=5)
    assert seen.dtype == np.float32
    assert np.array_equal(info["action_mask"], info_usual["action_mask"])
    assert to_the_end(env, 7) == to_the_end(usual, 7)


def test_its_masks_are_where_sb3_contrib_looks_for_them() -> None:
    env: Any = gymnasium.make(NAME, scaled=True)
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"] == 1)


@pytest.mark.parametrize("solo_game", [1, 5])
def test_the_reward_is_what_the_referee_says(solo_game: int) -> None:
    env = pax_solo(solo_game)
    for seed in range(8):
        reward = to_the_end(env, seed)
        result: Any = PAX.result(env.match.state())
        assert reward == float(result.won)


def test_some_games_are_won_by_chance() -> None:
    env = pax_solo(1)
    assert {to_the_end(env, seed) for seed in range(150)} == {0.0, 1.0}


def test_an_illegal_action_changes_nothing_and_costs_a_little() -> None:
    env = pax_solo()
    before, info = env.reset(seed=3)
    observation, reward, over, truncated, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert np.array_equal(observation, before)
    assert (reward < 0, over, truncated) == (True, False, False)


@pytest.mark.parametrize("copied", [copy.deepcopy, gymnasium_env.Solo.clone])
def test_a_copy_goes_its_own_way(copied: Any) -> None:
    env = pax_solo(2)
    observation, info = env.reset(seed=4)
    twin = copied(env)
    action = int(np.flatnonzero(info["action_mask"])[0])
    after = twin.step(action)[0]
    assert np.array_equal(env.match.observe(0), observation)
    assert not np.array_equal(after, observation)
    assert np.array_equal(env.step(action)[0], after)


def test_there_are_five_solo_games() -> None:
    with pytest.raises(ValueError, match="6"):
        pax_solo(6)


def test_a_game_that_is_won_pays_once() -> None:
    env = pax_solo()
    rng = Random(1)
    _, info = env.reset(seed=1)
    while True:
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over and reward:
            break
        if over:
            _, info = env.reset()
    assert reward == 1
    assert env.step(0)[1:4] == (0, True, False)


def test_what_is_no_number_of_an_action_is_refused() -> None:
    env = pax_solo()
    env.reset(seed=1)
    for wrong in ("x", 0.4, None):
        with pytest.raises(TypeError):
            env.step(wrong)
    assert env.step(10**12)[1] < 0


def test_a_copy_has_luck_of_its_own() -> None:
    env, same = pax_solo(), pax_solo()
    env.reset(seed=3), same.reset(seed=3)
    twin = env.clone()
    expected = same.reset()[0]
    assert np.array_equal(twin.reset()[0], expected)
    assert np.array_equal(env.reset()[0], expected)


def test_without_the_kernel_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "is_compiled", lambda: False)
    with pytest.raises(KernelMissing, match="C compiler"):
        pax_solo()
