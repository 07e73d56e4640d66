"""Nothing that is done at a table takes long, whatever its deck; `make hunt` looks further."""

from __future__ import annotations

import pytest

from .hunt import DECKS, Slowest, hunt

AT_MOST = 1.0
"""Seconds of computing, on any machine: ten times what we want of a common one."""


@pytest.mark.parametrize("game", DECKS)
def test_no_step_of_a_long_game_on_a_free_deck_takes_long(game: str) -> None:
    slowest = Slowest()
    moves = hunt(game, 1, slowest, most_moves=120)
    print(slowest)
    assert moves == 120
    assert {"deck", "moves", "question", "entry", "update", "first update", "replay"} <= set(slowest.steps)
    assert max(took for took, _ in slowest.steps.values()) < AT_MOST, str(slowest)
