"""What docs/research.md says is so: its tables, its examples, and the two programs beside it."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

from conspiratio.envs.kernel_match import layout, make_setting
from conspiratio.envs.scaled import Scaling

from .games import GAMES

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = DOCS / "research.md"


def program(name: str) -> Any:
    found = importlib.util.spec_from_file_location(name, DOCS / "examples" / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_its_examples_run() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_its_table_is_the_layout_of_observations(game: str) -> None:
    title = {"pax": "### PAX\n", "caligula": "### Caligula\n"}[game]
    table = PAGE.read_text("utf-8").partition(title)[2].partition("\n#")[0]
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d ×]+) \| \S", table, re.MULTILINE)
    stated = {name: (int(start), tuple(int(size) for size in shape.split(" × "))) for name, start, shape in rows}
    assert stated == layout(game)


def test_its_table_has_the_lengths_of_scaled_observations() -> None:
    found = re.findall(r"^\| (PAX|Caligula), (\d) players? \| ([\d,]+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(found) > 3
    for game, seats, length in found:
        scaling = Scaling(make_setting(game.lower(), int(seats)))
        assert scaling.length == int(length.replace(",", "")), (game, seats)


def test_the_learner_learns(capsys: pytest.CaptureFixture[str]) -> None:
    before, after = program("train_solo").main(["--games", "600", "--check", "200"])
    assert after > before + 0.05
    assert "after 600 games of learning" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_of_your_own_plays_ours(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    won = program("own_bot").main(["--game", game, "--against", "random", "--games", "8", "--players", "3"])
    assert 0 <= won <= 1
    assert f"{game}, 3 players: your bot against random" in capsys.readouterr().out
