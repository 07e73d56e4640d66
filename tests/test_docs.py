"""What the documentation shows is true: its examples run, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", page.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []
