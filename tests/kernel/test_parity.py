"""The kernel is the referee's game: the same legal moves, states and results after every move."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from conspiratio import kernel
from conspiratio.cli import run
from conspiratio.games import GAMES

from .decks import a_deal
from .parity import Disagreement, compare, one_game, shrink, write_down

GAMES_A_CHUNK = 15
CHUNKS = 10


def test_the_kernel_is_compiled_here() -> None:
    """Tests are run where there is a compiler; elsewhere everything works without the kernel, but not its tests."""
    assert kernel.is_compiled()


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_the_same_on_both(game: str, chunk: int) -> None:
    seats = list(GAMES[game].seats)
    for number in range(GAMES_A_CHUNK):
        one_game(game, f"parity/{chunk}/{number}", seats[(chunk * GAMES_A_CHUNK + number) % len(seats)])


def test_what_they_disagree_about_is_made_short_and_can_be_looked_at(tmp_path: Any, monkeypatch: Any) -> None:
    """A kernel that forgot one legal move: the first time it matters is found, in a game as short as can be."""
    bridge = kernel.bridge("pax")
    honest = bridge.action_of
    monkeypatch.setattr(bridge, "action_of", lambda state, move: 7 if move.type == "buy" else honest(state, move))
    game, deal = a_deal("pax", Random("two"), 2)
    with pytest.raises(Disagreement) as found:
        compare(game, deal, None, Random(5))
    short = shrink(game, deal, found.value)
    assert "legal" in short.what
    assert len(short.choices) <= len(found.value.choices)
    path = write_down(short, tmp_path)
    assert json.loads(path.read_text())["game"] == "pax"
    assert run(["replay", str(path)]) == 0


def test_a_deck_too_large_for_the_kernel_is_refused_with_a_number() -> None:
    from conspiratio.kernel.pax.state import MOST_CARDS
    from conspiratio.kernel.pax.table import Tables

    with pytest.raises(ValueError, match=f"at most {MOST_CARDS} cards"):
        Tables([(0, 1, 1, f"wealth-{n}") for n in range(MOST_CARDS + 1)], MOST_CARDS + 1)


def test_only_legal_actions_are_played() -> None:
    position = kernel.bridge("pax").dealt(GAMES["pax"].faces, 3, 1)
    with pytest.raises(ValueError, match="action 399 is not legal here"):
        position.play(399)
