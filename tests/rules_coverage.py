"""Which test proves which rule, and which rules are rulings: writes docs/rules-coverage.md and docs/rulings.md.

    python -m tests.rules_coverage           writes the pages
    python -m tests.rules_coverage --check   fails if they are out of date

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
from conspiratio.locale import Texts

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "conspiratio"
DOCS = ROOT / "docs"
NAMES = {"pax": "PAX"}

HEAD = """# Rules and their tests

Every rule has an id, and every id has tests that are named after what the rule says. *Ruling* marks a place
where the rulebooks are silent or disagree, or don't print the cards: it is what we play. *Option* names the option of
a game that changes the rule. This page is written by `python -m tests.rules_coverage`; change the tests, not the page.
"""

RULINGS_HEAD = """# Rulings

Where the rulebooks are silent or disagree, or don't print the cards, we had to decide. The German rulebook decides
between translations (of Caligula we know no other); where it leaves a gap, this is what we play.
`conspiratio rules GAME ID --lang de` (fr, nl, en) shows each in your language. This page is written by
`python -m tests.rules_coverage` from the texts under `locale/`.
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


def pages() -> Mapping[Path, str]:
    return {
        DOCS / "rules-coverage.md": HEAD + "".join(line for game in games() for line in _game_section(game)),
        DOCS / "rulings.md": RULINGS_HEAD + "".join(line for game in games() for line in _rulings_section(game)),
    }


def _rulings_section(game: str) -> Iterator[str]:
    texts = Texts("en")
    yield f"\n## {NAMES.get(game, game.capitalize())}\n"
    for rule in rulebook(game).rules.values():
        if rule.ruling:
            yield f"\n### {texts(rule.message)}\n\n`{rule.id}`. {texts(f'{rule.message}.text')}\n"
            yield f"\n**Ruling.** {texts(f'{rule.message}.ruling')}\n"
        elif rule.option:
            yield f"\n### {texts(rule.message)}\n\n`{rule.id}`. {texts(f'{rule.message}.text')}\n"


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
    if not arguments:
        for path, text in pages().items():
            path.write_text(text, "utf-8")
    for path in out_of_date():
        print(f"{path.relative_to(ROOT)} is out of date: run python -m tests.rules_coverage")
    return 1 if out_of_date() else 0


def out_of_date() -> list[Path]:
    return [path for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
