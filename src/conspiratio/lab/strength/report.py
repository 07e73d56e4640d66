"""A record of strength for people: a table for the terminal, and the page of the documentation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from conspiratio.core.game import Json
from conspiratio.locale import Texts

from ..reporting.estimates import Estimate
from ..reporting.tables import new_table, with_interval
from .contest import Contest

WIDTHS = {"counted": 24, "value": 18, "wanted": 16, "reached": 8}
"""Of the columns of the terminal, in letters."""
Record = Mapping[str, Any]
Figure = Mapping[str, Json]


def strength_table(record: Record, contests: Sequence[Contest], texts: Texts) -> Group:
    """A line says what is played, and below it are its figures, so that all fits into 80 columns."""
    parts: list[Padding] = [_indented(_columns(texts))]
    for entry, what in _named(record, contests, texts):
        table = _columns(texts)
        table.show_header = False
        for figure in entry["figures"]:
            table.add_row(*_cells(figure, texts, "lab-percent"))
        title = Text(texts("strength-played", what=what, games=entry["games"]), "bold")
        parts += [Padding(title, (1, 0, 0, 0)), _indented(table)]
    return Group(*parts, "")


def _indented(table: Table) -> Padding:
    return Padding(table, (0, 0, 0, 2))


def _columns(texts: Texts) -> Table:
    table = new_table(*(texts(f"strength-head-{head}") for head in WIDTHS))
    table.show_edge = False
    for column, width in zip(table.columns, WIDTHS.values(), strict=True):
        column.width = width
    return table


def strength_page(record: Record, contests: Sequence[Contest], texts: Texts) -> str:
    """Markdown. It tells who measured what when, so that nobody takes an old figure for a new one."""
    lines = [f"# {texts('strength-title')}", "", texts("strength-page-about"), ""]
    if not record["contests"]:
        return "\n".join([*lines, texts("strength-nothing-yet"), ""])
    heads = ("name", "what", "counted", "value", "wanted", "reached", "games", "found")
    lines += ["| " + " | ".join(texts(f"strength-head-{head}") for head in heads) + " |", "|---" * len(heads) + "|"]
    for entry, what in _named(record, contests, texts):
        found = " ".join(str(part) for part in (entry["date"], entry["version"], entry["commit"]) if part)
        for figure in entry["figures"]:
            cells = (f"`{entry['name']}`", what, *_cells(figure, texts, "simulate-percent"), str(entry["games"]), found)
            lines.append("| " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", texts("strength-explained"), ""])


def _named(record: Record, contests: Sequence[Contest], texts: Texts) -> Iterator[tuple[Any, str]]:
    """Each entry of the record, and what is played there."""
    by_name = {contest.name: contest for contest in contests}
    for entry in record["contests"]:
        if entry["name"] in by_name:
            yield entry, by_name[entry["name"]].shown(texts)


def _cells(figure: Any, texts: Texts, number: str) -> tuple[str, ...]:
    estimate = Estimate(figure["value"], figure.get("low"), figure.get("high"))
    reached = figure["reached"]
    return (
        texts(f"strength-counted-{figure['counted']}", number=figure.get("of", 0)),
        with_interval(estimate, texts, number),
        _wanted(figure, texts),
        texts("simulate-none") if reached is None else texts("strength-yes" if reached else "strength-no"),
    )


def _wanted(figure: Figure, texts: Texts) -> str:
    if "at_least" in figure:
        return texts("strength-at-least", value=figure["at_least"])
    return texts("strength-at-most", value=figure["at_most"]) if "at_most" in figure else texts("simulate-none")
