"""PettingZoo's own tests, and what they leave out: outcomes, seeds, clones, options."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from conspiratio.envs import pettingzoo_env
from conspiratio.envs.kernel_match import parts
from conspiratio.pax.cards import DECKS

from .games import GAMES, TABLES


def play_on(env: Any, rng: Random, most: int | None = None) -> list[int]:
    """Random legal play; the actions."""
    actions: list[int] = []
    while len(actions) != most:
        observation, _, over, _, _ = env.last()
        if over:
            break
        actions.append(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        env.step(actions[-1])
    return actions


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore:Observation")
def test_it_passes_pettingzoos_tests(game: str, seats: int) -> None:
    api_test(pettingzoo_env.env(game, seats), num_cycles=60)
    seed_test(lambda: pettingzoo_env.env(game, seats), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_in_the_end_and_add_up_to_nothing(game: str) -> None:
    env = pettingzoo_env.env(game, 3)
    for seed in range(6):
        env.reset(seed=seed)
        play_on(env, Random(seed))
        shares = env.unwrapped.match.position.outcome()[0]
        assert all(env.terminations.values())
        assert sum(env.rewards.values()) == pytest.approx(0)
        average = sum(shares) / 3
        assert [*env.rewards.values()] == pytest.approx([share - average for share in shares])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: env.unwrapped.clone()])
def test_a_copy_goes_its_own_way(game: str, copied: Any) -> None:
    env = pettingzoo_env.env(game, 4)
    env.reset(seed=5)
    play_on(env, Random(1), 30)
    before = env.observe(env.agent_selection)
    twin = copied(env)
    rest = play_on(twin, Random(2))
    assert len(rest) > 10
    for name, array in env.observe(env.agent_selection).items():
        assert np.array_equal(array, before[name])
    assert play_on(env, Random(2)) == rest


def test_an_illegal_action_loses() -> None:
    env = pettingzoo_env.env("pax", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_hidden_counts_stay_hidden() -> None:
    env = pettingzoo_env.raw_env("pax", 3, {"open_counts": False})
    env.reset(seed=1)
    seen = parts("pax", env.observe(env.agent_selection)["observation"])
    assert seen["money"].tolist() == [5, -1, -1, 0, 0, 0, 0, 0]
    assert seen["hand_size"].tolist() == [0, -1, -1, 0, 0, 0, 0, 0]


def test_a_deck_of_your_own(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(DECKS.text("harsh").replace("value = 1", "value = 4"), "utf-8")
    env = pettingzoo_env.raw_env("pax", 4, deck=deck)
    env.reset(seed=1)
    assert all(card.value > 1 for card in env.match.setting.game.faces.cards)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "pax", "seats": 9}, "1 to 8"),
        ({"game": "pax", "seats": "4"}, "seats"),
        ({"game": "pax", "options": {"open_counts": "maybe"}}, "open_counts"),
        ({"game": "pax", "options": {"memory_aid": True}}, "memory_aid"),
        ({"game": "pax", "deck": "nowhere.toml"}, "nowhere.toml"),
    ],
)
def test_it_says_what_is_wrong(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said) as error:
        pettingzoo_env.env(**arguments)
    assert str(error.value).endswith("."), "a sentence"


@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_looked_at(game: str) -> None:
    env = pettingzoo_env.env(game, 2, render_mode="ansi")
    env.reset(seed=1)
    play_on(env, Random(1), 12)
    assert env.render() == str(env.unwrapped.match.state())
    assert "seat 1" in str(env.render()).lower()
