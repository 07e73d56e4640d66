"""What a position is worth to learn from: its game's end, and what the network thought on the way there."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from conspiratio.lab.training.games import TRUST, Ending, Games
from conspiratio.lab.training.network import Network

ALONE: Ending = ([1.0], [1.0], 0.0)
WITHOUT_ROME: Ending = ([0.0, 1.0, 0.0], [0.5, 1.0, 0.0], 0.0)
WITH_ROME: Ending = ([1.0, 0.0, 0.0], [1.0, 0.25, 0.25], 1.0)


def games_of(endings: Sequence[Ending], lengths: Sequence[int], seed: int = 1) -> Games:
    rng = np.random.default_rng(seed)
    shapes = [(length, len(ending[0]), 5) for ending, length in zip(endings, lengths, strict=True)]
    rows = [rng.normal(size=shape).astype("f4") for shape in shapes]
    return Games.of(list(zip(rows, endings, strict=True)))


def test_without_a_network_every_position_is_worth_what_its_game_came_to() -> None:
    games = games_of([WITHOUT_ROME, WITH_ROME], [2, 1])
    won, crowned, rank, neutral = games.returns(None)
    assert won.tolist() == [[0, 1, 0], [0, 1, 0], [0, 0, 0]]
    assert crowned.tolist() == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]
    assert rank.tolist() == [[0.5, 1, 0], [0.5, 1, 0], [0, 0, 0]]
    assert neutral.tolist() == [0, 0, 1]


def test_the_last_position_of_a_game_is_worth_its_end_and_those_before_what_was_thought_of_the_next_too() -> None:
    """By hand: step by step back from the end, in each game by itself."""
    games, network = games_of([WITHOUT_ROME, WITH_ROME], [3, 2]), Network((5, 4, 3), 1)
    found, ended, thought = games.returns(network), games.ends(), network.chances(games.features)
    for returns, end, chances in zip(found, ended, thought, strict=True):
        for last in (2, 4):
            assert np.allclose(returns[last], end[last])
        assert np.allclose(returns[3], (1 - TRUST) * end[4] + TRUST * chances[4])
        one_before = (1 - TRUST) * end[2] + TRUST * chances[2]
        assert np.allclose(returns[1], one_before)
        assert np.allclose(returns[0], (1 - TRUST) * one_before + TRUST * chances[1])


@pytest.mark.parametrize("endings", [[ALONE], [WITHOUT_ROME, WITH_ROME]])
def test_what_a_network_thinks_are_chances_that_add_up(endings: Sequence[Ending]) -> None:
    games = games_of(endings, [4] * len(endings))
    won, crowned, rank, neutral = Network((5, 4, 3), 2).chances(games.features)
    assert ((rank >= 0) & (rank <= 1)).all()
    if len(endings[0][0]) == 1:
        assert not neutral.any()
        assert ((won > 0) & (won < 1)).all()
    else:
        assert np.allclose(won.sum(1), 1 - neutral, atol=1e-6)
        assert np.allclose(crowned.sum(1), neutral, atol=1e-6)


def test_who_is_learnt_to_be_right_already_has_nothing_to_learn() -> None:
    """What the network thinks of positions is where its loss is least: so to trust it changes nothing by itself."""
    games, network = games_of([WITHOUT_ROME, WITH_ROME], [3, 2]), Network((5, 4, 3), 1)
    _, slopes = network.slopes((games.features, *network.chances(games.features)))
    decay = 1e-4
    assert all(np.abs(part).max() < decay for layer in slopes for part in layer)


def test_games_of_several_pieces_stay_whole_when_they_are_joined() -> None:
    one, other = games_of([WITH_ROME], [2], 1), games_of([WITHOUT_ROME, WITH_ROME], [1, 3], 2)
    both = Games.joined([one, other])
    assert both.lengths.tolist() == [2, 1, 3]
    for apart, together in zip(one.ends(), both.ends(), strict=True):
        assert np.array_equal(apart, together[:2])
    assert np.array_equal(other.features, both.features[2:])
