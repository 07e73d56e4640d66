"""Every word in four languages: nothing missing, nothing unused, the same gaps to fill."""

from __future__ import annotations

import ast
import errno
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from conspiratio.caligula.state import Phase
from conspiratio.core.game import Complaint
from conspiratio.core.match import RefusedInFile
from conspiratio.core.rulebook import Rulebook
from conspiratio.locale import LANGUAGES, Texts, preferred_language
from conspiratio.pax.view import PhaseName
from conspiratio.server.http import guard
from conspiratio.server.tables.aside import SetAside
from conspiratio.server.trouble import Unavailable
from conspiratio.server.upkeep.logs import Broken

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "conspiratio"
WEB = ROOT / "web" / "src"
GRAMMAR = {"case"}
"""Gaps that a language may need to find the right form of a word, and another language not."""
RULEBOOKS = {game: Rulebook.of(f"conspiratio.{game}") for game in ("pax", "caligula")}


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Message id (or id.attribute) -> its file and its variables."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for path in sorted((SOURCE / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if not isinstance(entry, ftl.Message):
                continue
            parts = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"{language}: {key} is there twice"
                variables = Variables()
                variables.visit(pattern)
                found[key] = (path.name, frozenset(variables.names))
    return found


@cache
def nodes_in_code() -> list[ast.AST]:
    """Every node of the source: parsing it takes seconds, so it is done once."""
    return [node for path in SOURCE.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))]


@cache
def strings_in_code() -> tuple[set[str], list[str]]:
    """All texts in the source, and its f-strings as patterns."""
    plain, patterns = set(), []
    for node in nodes_in_code():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            plain.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9.-]+" for p in node.values]
            if re.search("[a-z]{4}", "".join(parts).replace("[a-z0-9.-]+", "")):
                patterns.append("".join(parts))
    return plain, patterns


@cache
def strings_in_pages() -> tuple[set[str], list[str]]:
    """The same of the browser client: texts that could be ids, and template texts as patterns."""
    plain, patterns = set(), []
    for path in sorted(WEB.rglob("*")):
        if path.suffix not in (".ts", ".svelte"):
            continue
        source = path.read_text("utf-8")
        plain |= set(re.findall(r"""["'`]([a-z][a-z0-9-]+(?:\.[a-z]+)?)["'`]""", source))
        for template in re.findall(r"`([a-z][a-z0-9-]*-\$\{[^`]*)`", source):
            parts = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", template)
            assert not re.fullmatch("(page|web(-[a-z]+)?)-", parts[0]), f"{path}: {template} could be any message"
            patterns.append("[a-z0-9-]+".join(map(re.escape, parts)))
    return plain, patterns


def words_of_pages(language: str) -> dict[str, frozenset[str]]:
    """The messages that the build gives to the browser, as vite.config.ts chooses them."""
    config = (ROOT / "web" / "vite.config.ts").read_text("utf-8")
    whole = re.search(r"const OURS = /(.*)/;", config)
    assert whole
    plain, patterns = strings_in_pages()
    made = re.compile("|".join(patterns))
    return {
        id: gaps
        for id, (file, gaps) in messages(language).items()
        if re.match(whole[1], file) or id in plain or made.fullmatch(id)
    }


def calls(name: str) -> list[ast.Call]:
    """All calls of a function or method of this name."""
    return [
        node
        for node in nodes_in_code()
        if isinstance(node, ast.Call)
        and (getattr(node.func, "id", None) == name or getattr(node.func, "attr", None) == name)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_too_many(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert sorted(english.keys() - ours.keys()) == []
    assert sorted(ours.keys() - english.keys()) == []
    assert {key: file for key, (file, _) in ours.items()} == {key: file for key, (file, _) in english.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_gaps_in_every_language(language: str) -> None:
    differing = {
        key: sorted(gaps)
        for key, (_, variables) in messages(language).items()
        if (gaps := (variables ^ messages("en")[key][1]) - GRAMMAR)
    }
    assert differing == {}


def test_no_message_is_unused() -> None:
    plain = strings_in_code()[0] | strings_in_pages()[0]
    made = re.compile(rf"(?:{'|'.join(strings_in_code()[1] + strings_in_pages()[1])})(\.[a-z]+)?")
    known = plain | {rule.message for rulebook in RULEBOOKS.values() for rule in rulebook.rules.values()}
    unused = [
        id
        for id in messages("en")
        if id.split(".")[0] not in known
        and not id.startswith(("error-", "refuse-", "os-"))  # exact tests below
        and not made.fullmatch(id)
    ]
    assert unused == []


def calls_in_pages() -> list[tuple[str, str, str]]:
    """Every ``t("id", …)`` of the browser client: the file, the id, and the arguments as they stand there."""
    found: list[tuple[str, str, str]] = []
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            source = path.read_text("utf-8")
            found += [
                (path.name, call[1], _arguments(source, call.end()) if call[2] else "")
                for call in re.finditer(r"""\bt\(\s*["'`]([a-z][a-z0-9.-]*)["'`]\s*(,?)""", source)
            ]
    return found


def _arguments(source: str, start: int) -> str:
    """The text up to the parenthesis that closes the call."""
    depth, at = 1, start
    while depth:
        depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(source[at], 0)
        at += 1
    return source[start : at - 1]


def test_the_pages_have_every_word_that_they_ask_for() -> None:
    theirs = words_of_pages("en")
    assert sorted({(file, id) for file, id, _ in calls_in_pages() if id not in theirs}) == []


def test_the_pages_fill_every_gap() -> None:
    theirs = words_of_pages("en")
    for file, id, arguments in calls_in_pages():
        literal = re.fullmatch(r"\s*\{(.*)\}\s*,?\s*", arguments, re.DOTALL)
        if id in theirs and (literal or not arguments) and "..." not in arguments:
            assert theirs[id] - GRAMMAR <= set(re.findall(r"\b([a-z_]+)\b", arguments)), f"{file}: {id}"


COMPLAINTS = ("Complaint", *(kind.__name__ for kind in Complaint.__subclasses__() if kind is not RefusedInFile))
assert {guard.TooLarge.__name__, Broken.__name__, SetAside.__name__, Unavailable.__name__} <= set(COMPLAINTS)


def test_every_complaint_has_its_words_and_all_words_a_complaint() -> None:
    made = [*(call for kind in COMPLAINTS for call in calls(kind)), *calls("file_trouble")]
    keys = {call.args[0].value for call in made if isinstance(call.args[0], ast.Constant)}
    keys |= {"replay-illegal-move", "bug"}  # RefusedInFile, and our own mistakes
    keys |= {"prefix", "at-line"}  # what is put round them
    assert {f"error-{key}" for key in keys} == {id for id in messages("en") if id.startswith("error-")}


def test_a_complaint_brings_all_that_its_words_need() -> None:
    for call in (call for kind in COMPLAINTS for call in calls(kind)):
        brought = {keyword.arg for keyword in call.keywords}
        if isinstance(call.args[0], ast.Constant) and None not in brought:  # None: ``**params``
            key = f"error-{call.args[0].value}"
            assert messages("en")[key][1] <= brought, key


def test_reasons_of_the_operating_system_are_ones_that_it_gives() -> None:
    known = {f"os-{code.lower()}" for code in errno.errorcode.values()}
    assert {id for id in messages("en") if id.startswith("os-")} <= known


REFUSALS = {
    "pax.turn.choice": ["game-over", "not-your-turn", *(f"now-{p}" for p in PhaseName.__args__ if p != "over")],
    "pax.setup.opening-hand": ["not-drawn", "twice", "display"],
    "pax.solo.opening": ["not-drawn", "twice", "display"],
    "pax.solo.setup": ["peek"],
    "pax.draw.three": ["not-drawn"],
    "pax.draw.destinations": ["hand-used", "legion-used", "under-used", "no-such-legion", "legion-not-asked"],
    "pax.draw.religion-3": ["hand-last"],
    "pax.buy.group": ["no-such-legion", "empty"],
    "pax.buy.money": ["short"],
    "pax.play.cost": ["not-in-hand", "short"],
    "pax.play.limit": ["fleet", "army"],
    "pax.solo.limit-after": ["fleet", "army"],
    "caligula.turn.order": [
        "game-over",
        "not-your-turn",
        *(f"now-{phase.type}" for phase in get_args(Phase) if phase.type != "over"),
    ],
    "caligula.material.hand": ["not-in-hand", "twice", "no-coniura", "no-pugio"],
    "caligula.place.forced": ["pass", "marker", "no-card", "full"],
    "caligula.place.fields": ["full"],
    "caligula.civitas.optional": ["penalty", "details"],
    "caligula.civitas.aut": ["not-on-card"],
    "caligula.effect.remove": ["no-card", "resolving"],
    "caligula.effect.coniura": ["empty"],
    "caligula.effect.pugio": ["empty"],
    "caligula.effect.spqr": ["both"],
    "caligula.effect.primus": ["held"],
    "caligula.effect.place": ["resolving"],
    "caligula.effect.swap-markers": ["two", "resolving", "no-marker"],
    "caligula.effect.return-marker": ["resolving", "no-marker"],
    "caligula.effect.swap-ordo": ["two"],
    "caligula.effect.swap-positions": ["resolving", "not-filled"],
    "caligula.effect.swap-sequentia": ["two", "current"],
    "caligula.effect.lose-marker": ["resolving", "no-marker", "not-yours"],
    "caligula.effect.lose-point": ["no-victory", "no-conspiracy"],
    "caligula.plot.start": ["none"],
    "caligula.plot.bid": ["join", "raise"],
    "caligula.favour.nominate": ["pass", "no-candidate"],
    "caligula.favour.place": ["leader", "not-these", "there-already", "full"],
    "caligula.murder.strike": ["none"],
}
"""Every way in which the referees refuse a move: the rule, and how it would be broken."""


def test_every_refusal_has_its_words_and_all_words_a_refusal() -> None:
    ids = {f"refuse-{rule.replace('.', '-')}-{reason}" for rule, reasons in REFUSALS.items() for reason in reasons}
    assert {id for id in messages("en") if id.startswith("refuse-")} == ids
    # The table above names every reason that stands in the source.
    for call in calls("refuse"):
        rule, reason = call.args[:2]
        if isinstance(reason, ast.Constant):
            literal = isinstance(rule, ast.Constant)
            possible = REFUSALS[rule.value] if literal else [each for reasons in REFUSALS.values() for each in reasons]
            assert reason.value in possible


@pytest.mark.parametrize("game", RULEBOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_a_text_and_its_ruling(language: str, game: str) -> None:
    texts = Texts(language)
    for rule in RULEBOOKS[game].rules.values():
        assert texts.has(rule.message)
        assert texts.has(f"{rule.message}.text")
        assert texts.has(f"{rule.message}.ruling") == rule.ruling
        assert texts.has(f"chapter-{game}-{rule.chapter}")


def test_every_chapter_and_every_rule_that_is_told_is_there() -> None:
    chapters = {f"chapter-{game}-{rule.chapter}" for game, book in RULEBOOKS.items() for rule in book.rules.values()}
    rules = {rule.message for book in RULEBOOKS.values() for rule in book.rules.values()}
    assert {id for id in messages("en") if id.startswith("chapter-")} == chapters
    assert {id.split(".")[0] for id in messages("en") if id.startswith(("rule-pax-", "rule-caligula-"))} == rules


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANGUAGE": "it:nl:en", "LANG": "de_DE.UTF-8"}, "nl"),
        ({"LC_ALL": "nl_BE", "LANG": "de_DE"}, "nl"),
        ({"CONSPIRATIO_LANG": "fr", "LANG": "de_DE"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], language: str) -> None:
    assert preferred_language(environ) == language
