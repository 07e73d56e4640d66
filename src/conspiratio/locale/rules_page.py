"""The rules as people read them: our own words, where each rule stands, and which are rulings."""

from __future__ import annotations

from conspiratio.core.game import Complaint
from conspiratio.core.rulebook import Rule, Rulebook

from . import LANGUAGES, Texts


def rules_index(texts: Texts, game: str, rulebook: Rulebook) -> list[str]:
    """All rules by chapter, a line each."""
    lines: list[str] = []
    chapter = ""
    for rule in rulebook.rules.values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += ["", texts(f"chapter-{game}-{chapter}")]
        lines.append(f"  {rule.id:32} {texts(rule.message)}{_marks(texts, rule)}")
    return lines[1:]


def _marks(texts: Texts, rule: Rule) -> str:
    return f" [{texts('rules-ruling')}]" if rule.ruling else ""


def rule_page(texts: Texts, rulebook: Rulebook, id: str) -> list[str]:
    """One rule, whole; or all the rules of a chapter, as in ``pax.draw``."""
    chosen = [rule for rule in rulebook.rules.values() if rule.id == id or rule.id.startswith(id + ".")]
    if not chosen:
        raise Complaint("rule-unknown", found=id, game=rulebook.game)
    lines: list[str] = []
    books = [language for language in LANGUAGES if any(language in rule.heading for rule in rulebook.rules.values())]
    for rule in chosen:
        lines += ["", *_rule_lines(texts, rule, books)]
    return lines[1:]


def _rule_lines(texts: Texts, rule: Rule, books: list[str]) -> list[str]:
    """``books``: the languages the game has a rulebook in."""
    lines = [f"{texts(rule.message)}  ({rule.id})", texts(f"{rule.message}.text")]
    if rule.ruling:
        lines.append(texts("label", label=texts("rules-ruling"), text=texts(f"{rule.message}.ruling")))
    if rule.option:
        lines.append(texts("rules-option", option=f"--{rule.option.replace('_', '-')}"))
    for language in books:
        heading = rule.heading.get(language)
        where = texts("quoted", text=heading) if heading else texts("rules-no-heading")
        lines.append("  " + texts("label", label=texts(f"rules-book-{language}"), text=where))
    return lines
