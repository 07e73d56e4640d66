"""What the documentation shows is true: its examples run, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import msgspec
import pytest

from conspiratio.pax.cards import CATEGORIES, DECKS
from conspiratio.server.http.limits import LIMITS
from conspiratio.server.settings import Connections, Mail, Settings

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
MODULES = sorted((ROOT / "src" / "conspiratio").rglob("*.py"))


def test_the_examples_for_bot_writers_run() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "referee.md"), module_relative=False)
    assert results.attempted > 8
    assert results.failed == 0


@pytest.mark.parametrize("path", [m for m in MODULES if ">>>" in m.read_text("utf-8")], ids=lambda path: path.stem)
def test_the_examples_in_docstrings_run(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    module = __import__(name, fromlist=["_"])
    results = doctest.testmod(module)
    assert results.attempted
    assert results.failed == 0


def test_hosts_are_told_of_every_setting_and_of_no_other() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    settings, limits = table_under("| key | default |", page), table_under("| limit | default |", page)
    assert settings.keys() == {*Settings.__struct_fields__} - {"data"}  # which is given by --data
    assert all(f"`{name}`" in settings["mail"][1] for name in Mail.__struct_fields__)
    assert {name: default for name, (default, _) in limits.items()} == LIMITS
    connections = table_under("| of connections | default |", page)
    assert {name: float(default) for name, (default, _) in connections.items()} == msgspec.structs.asdict(Connections())
    for name in ("host", "port", "trusted_proxies", "log_level"):
        assert str(getattr(Settings(data=ROOT), name)) in settings[name][0]


def table_under(head: str, page: str) -> dict[str, tuple[str, str]]:
    """The rows of a table by the names in their first column, where a row may have several."""
    rows = [line.strip("| ").split(" | ", 2) for line in page.partition(head)[2].partition("\n\n")[0].splitlines()[2:]]
    return {name: (default, what) for names, default, what in rows for name in re.findall(r"[a-z][a-z_-]+", names)}


def test_the_weak_deck_has_the_symbols_of_the_harsh_one_and_what_the_rulebook_shows_of_values() -> None:
    """docs/lab.md; the examples have an Army worth 4 Aurei, and a Land and an Intrigue for 4 together."""
    lighter, ours = DECKS.deck("weak"), DECKS.deck("harsh")
    assert [card.symbols for card in lighter.cards] == [card.symbols for card in ours.cards]
    assert sum(card.value for card in lighter.cards) < sum(card.value for card in ours.cards)
    values = {category: {card.value for card in lighter.cards if card.category == category} for category in CATEGORIES}
    assert 4 in values["army"]
    assert any(4 - value in values["intrigue"] for value in values["land"])


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", page.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []


def test_every_promise_of_safety_names_a_test_that_is_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if "`test" in line]
    named = [re.findall(r"`(?:tests/(\w+)/)?(test_\w+\.py)`", row) for row in rows]
    assert len(named) > 20
    for tests in named:
        folder = ""
        for place, name in tests:
            folder = place or folder
            assert (ROOT / "tests" / folder / name).exists(), name


def test_what_the_architecture_page_names_is_there() -> None:
    """Each path is a file or folder, and the names in brackets after one stand in it: `games.py` (`room`)."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    path = r"`([\w./-]+(?:/|\.(?:py|ts)))`"
    paths = re.findall(path, page)
    assert len(paths) > 60
    assert [name for name in paths if not _at(name).exists()] == []
    named = [
        (_at(file), name)
        for file, names in re.findall(rf"{path}\s+\(([^)]*)\)", page)
        for name in re.findall(r"`(\w+)`", names)
    ]
    assert len(named) > 60
    assert [(file.name, name) for file, name in named if not re.search(rf"\b{name}\b", file.read_text("utf-8"))] == []


def _at(path: str) -> Path:
    return ROOT / path if path.startswith(("web/", "tests/", "src/")) else ROOT / "src" / "conspiratio" / path
