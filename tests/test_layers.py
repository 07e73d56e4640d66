"""Imports point one way: core <- games <- locale, bots <- lab, terminal <- cli. Skins never import each other."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from conspiratio.games import GAMES

SOURCE = Path(__file__).parent.parent / "src" / "conspiratio"
MAY_IMPORT = {
    "core": set(),
    "pax": {"core"},
    "caligula": {"core"},
    "kernel": {"core", *GAMES, "games"},
    "locale": {"core", *GAMES, "games"},
    "bots": {"core", *GAMES, "games", "kernel"},
    "lab": {"core", *GAMES, "games", "kernel", "bots", "locale"},
    "envs": {"core", *GAMES, "games", "kernel", "bots", "locale"},
    "terminal": {"core", *GAMES, "games", "kernel", "bots", "locale"},
    "messages": {"core", *GAMES, "games", "locale"},
    "server": {"core", *GAMES, "games", "kernel", "bots", "locale", "messages"},
}
FILES = [path for path in SOURCE.rglob("*.py") if path.parent != SOURCE]


def imported_modules(path: Path) -> set[str]:
    """The full names of all that a file imports, wherever in it: modules, and what it takes from them."""
    package = ["conspiratio", *path.relative_to(SOURCE).parent.parts]
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            names |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return names


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_layer_imports_only_what_lies_below_it(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0]
    ours = {name.split(".")[1] for name in imported_modules(path) if name.startswith("conspiratio.")}
    assert ours - {layer} <= MAY_IMPORT[layer]


@pytest.mark.parametrize("layer", ["core", *sorted(GAMES)])
def test_rules_need_nothing_but_the_standard_library(layer: str) -> None:
    modules = {name.split(".")[0] for path in (SOURCE / layer).rglob("*.py") for name in imported_modules(path)}
    assert modules <= {"conspiratio", *sys.stdlib_module_names}


def test_a_game_never_imports_another() -> None:
    for game in GAMES:
        for path in (SOURCE / game).rglob("*.py"):
            assert not {f"conspiratio.{other}" for other in GAMES if other != game} & imported_modules(path)


def test_the_server_imports_no_bot_that_somebody_names() -> None:
    """``bots.bot`` imports the module in ``module:Class``; names that come over the net go to ``our_bot``."""
    for path in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "conspiratio.bots":
                assert not {"bot", "own", "own_bot"} & {alias.name for alias in node.names}, path


LOOKING_BACK = {f"conspiratio.bots.{name}" for name in ("hindsight", "review", "review_json", "review_summary")}


def test_only_a_review_looks_at_whole_states() -> None:
    importers = {path for path in FILES if "conspiratio.bots.hindsight" in imported_modules(path)}
    assert importers == {SOURCE / "bots" / "review.py"}


def test_what_chooses_moves_never_looks_back() -> None:
    """Whatever is in ``bots`` and no review: a bot or a hint that imported one would have states at hand."""
    for path in (SOURCE / "bots").rglob("*.py"):
        if f"conspiratio.bots.{path.stem}" not in LOOKING_BACK:
            assert not LOOKING_BACK & imported_modules(path), path
