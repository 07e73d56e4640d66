"""Which test proves which rule: reads the marks of the rule tests and writes docs/rules-coverage.md.

    python -m tests.rules_coverage           writes the page
    python -m tests.rules_coverage --check   fails if it is out of date

A game takes part once it has ``src/conspiratio/<game>/rules.toml`` and ``tests/<game>/rules/test_*.py``.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from conspiratio.core.rulebook import Rule, Rulebook

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "conspiratio"
PAGE = ROOT / "docs" / "rules-coverage.md"
NAMES = {"pax": "PAX"}

HEAD = """# Rules and their tests

Every rule has an id, and every id has tests that are named after what the rule says. *Ruling* marks a place
where the rulebooks are silent or disagree: it is what we play. *Option* names the option of a game that changes
the rule. This page is written by `python -m tests.rules_coverage`; change the tests, not the page.
"""


class RuleTest(NamedTuple):
    file: Path
    name: str
    rules: tuple[str, ...]

    @property
    def in_words(self) -> str:
        return self.name.removeprefix("test_").replace("_", " ")

    @property
    def link(self) -> str:
        return f"[{self.in_words}](../{self.file.relative_to(ROOT).as_posix()})"


def games() -> list[str]:
    return sorted(path.parent.name for path in SOURCE.glob("*/rules.toml"))


def rulebook(game: str) -> Rulebook:
    return Rulebook.of(f"conspiratio.{game}")


def rule_tests(game: str) -> list[RuleTest]:
    """All tests of a game's rules, marked or not, without running any."""
    files = sorted((ROOT / "tests" / game / "rules").glob("test_*.py"))
    return [test for file in files for test in _tests_in(file)]


def _tests_in(file: Path) -> Iterator[RuleTest]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield RuleTest(file, node.name, tuple(id for mark in node.decorator_list for id in _marked(mark)))


def _marked(decorator: ast.expr) -> Iterator[str]:
    match decorator:
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=args):
            for argument in args:
                # A computed id would hide from this reader, so it may not pass unnoticed.
                yield argument.value if isinstance(argument, ast.Constant) else ast.unparse(argument)


def titles(game: str) -> Mapping[str, str]:
    """Message id -> its English value, of the game's rules and chapters."""
    text = (SOURCE / "locale" / "en" / f"{game}-rules.ftl").read_text("utf-8")
    return dict(re.findall(r"^((?:rule|chapter)-[\w-]+) = (.+)$", text, re.MULTILINE))


def page() -> str:
    return HEAD + "".join(line for game in games() for line in _game_section(game))


def _game_section(game: str) -> Iterator[str]:
    rules, tests, words = rulebook(game).rules.values(), rule_tests(game), titles(game)
    yield f"\n## {NAMES.get(game, game.capitalize())}\n\n{len(rules)} rules, {len(tests)} tests.\n"
    for chapter, of_chapter in groupby(_by_chapter(rules), key=lambda rule: rule.chapter):
        yield f"\n### {words[f'chapter-{game}-{chapter}']}\n"
        for rule in of_chapter:
            yield f"\n**{words[rule.message]}** `{rule.id}`{_remarks(rule)}\n\n"
            yield from (f"- {test.link}\n" for test in tests if rule.id in test.rules)


def _by_chapter(rules: Iterable[Rule]) -> list[Rule]:
    """Chapters as they first come; within one, rules as they come."""
    rules = list(rules)
    chapters = list(dict.fromkeys(rule.chapter for rule in rules))
    return sorted(rules, key=lambda rule: chapters.index(rule.chapter))


def _remarks(rule: Rule) -> str:
    ruling = " · *ruling*" if rule.ruling else ""
    return ruling + (f" · *option* `{rule.option}`" if rule.option else "")


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__)
        return 2
    if arguments:
        current = PAGE.exists() and PAGE.read_text("utf-8") == page()
        if not current:
            print("docs/rules-coverage.md is out of date: run python -m tests.rules_coverage")
        return 0 if current else 1
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
