"""The balance report of Caligula."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from conspiratio.caligula.cards import COLOURS, PENALTIES, REWARDS
from conspiratio.caligula.scoring import SOURCES
from conspiratio.locale.sentence import capital
from conspiratio.locale.words import words_for

from ..balance.page import Section
from ..balance.sections import (
    Column,
    MatrixRow,
    Report,
    Things,
    length_section,
    matrix_section,
    order_section,
    overview_section,
    sources_section,
    worth_section,
)
from ..balance.study import Cell
from ..balance.worth import Had, above_the_table
from ..reporting.estimates import Estimate, proportion
from ..reporting.plots import Plot, curves, dots
from .record import Record
from .summary import TIE_BREAKS, Summary

FALL = ("early", "last-plots", "last-murders")


def _more_cards(record: Record) -> Sequence[Sequence[str]]:
    counts = [Counter(id.partition("-")[0] for id in cards) for cards in record.cards]
    return above_the_table([[count[colour] for colour in COLOURS] for count in counts], COLOURS)


def _cards(record: Record) -> Sequence[Sequence[str]]:
    return record.cards


def _effects(record: Record) -> Sequence[Sequence[str]]:
    return record.effects


def _favours(record: Record) -> Sequence[Sequence[str]]:
    return record.favours


HAD: Mapping[str, Had] = {"colour": _more_cards, "effect": _effects, "favour": _favours, "civitas": _cards}


def sections(report: Report) -> list[Section]:
    texts = report.texts
    return [
        _overview(report),
        _shares(report, "balance-fall", [f"simulate-{name}" for name in FALL], _fall),
        _murders(report),
        _emperors(report),
        order_section(report, "balance-ordo"),
        length_section(report),
        sources_section(report, [texts(f"simulate-source-{one}") for one in SOURCES], "balance-sources.caligula"),
        _shares(report, "balance-ties", [f"simulate-tie-{by}" for by in TIE_BREAKS], lambda total: total.ties),
        *(worth_section(report, things) for things in _things(report)),
    ]


def _overview(report: Report) -> Section:
    columns: list[Column] = [
        ("simulate-plots", lambda total: report.mean(total.plots)),
        ("simulate-murders", lambda total: report.estimate(murders(total), report.percent)),
        ("balance-won-alone", lambda total: report.percent(sum(total.wins) / total.games)),
    ]
    return overview_section(report, "balance-overview.caligula", columns)


def murders(summary: Summary) -> Estimate:
    """The share of rounds in which the emperor died."""
    return proportion(summary.murders.total, summary.rounds.total)


def _fall(total: Summary) -> Sequence[int]:
    return total.early, total.last_plots, total.last_murders


def _shares(report: Report, key: str, columns: Sequence[str], parts: Any) -> Section:
    """How many of all games went this way or that; ``parts``: the numbers of games, from a summary."""

    def row(cell: Cell) -> MatrixRow:
        total = report.total(cell)
        return [(part / total.games, report.percent(part / total.games)) for part in parts(total)]

    return matrix_section(report, key, [report.texts(name) for name in columns], row, head=1.1)


def _murders(report: Report) -> Section:
    texts = report.texts

    def plots(cell: Cell) -> Estimate:
        return Estimate(report.total(cell).plots.mean or 0.0)

    def draw(axes: Sequence[Any]) -> None:
        across = texts("balance-count")
        died = report.over_counts(lambda cell: murders(report.total(cell)))
        curves(axes[0], died, report.percent, across=across, along=texts("simulate-murders"))
        curves(axes[1], report.over_counts(plots), report.number, across=across, along=texts("simulate-plots"))

    title = texts("balance-murders")
    return Section(title, texts("balance-murders.reading"), [("", Plot("murders", title, panels=2).svg(draw))])


def _emperors(report: Report) -> Section:
    """Who comes to the throne, and who dies on it."""
    texts = report.texts
    names = {emperor.name: capital(emperor.name) for emperor in report.faces.emperors}
    throne, death = {}, {}
    for level in report.levels:
        records: list[Record] = [one for cell in report.cells_of(level) for one in report.games[cell]]
        reigns = [reign for record in records for reign in record.reigns]
        reigned, died = Counter(one.emperor for one in reigns), Counter(one.emperor for one in reigns if one.murdered)
        throne[level] = {name: proportion(reigned[name], len(records)) for name in names}
        death[level] = {name: proportion(died[name], reigned[name]) for name in names if reigned[name]}

    def draw(axes: Sequence[Any]) -> None:
        for at, (series, label) in enumerate(((throne, "balance-throne"), (death, "balance-death"))):
            dots(axes[at], series, names, report.percent)
            axes[at].set_xlim(0, 1)
            axes[at].set_xlabel(texts(label))
        axes[1].set_yticks([])

    title = texts("balance-emperors")
    size = (7.2, 1 + 0.26 * len(names))
    plot = Plot("emperors", title, size, panels=2).svg(draw)
    return Section(title, texts("balance-emperors.reading"), [("", plot)])


def _things(report: Report) -> list[Things]:
    texts, cards, emperors = report.texts, report.faces.cards, report.faces.emperors
    words: Any = words_for("caligula", texts, (), report.faces)
    effects = dict.fromkeys(effect.partition(":")[0] for effect in (*REWARDS, *PENALTIES))
    called = {name: capital(texts(f"effect-{name}", colour="…")) for name in effects}
    numbers = {card.id: f"{texts(f'colour-{card.colour}')} {card.id.rpartition('-')[2]}" for card in cards}
    heads = (texts("caligula-life"), texts("balance-points"), texts("caligula-fields"))
    return [
        Things("balance-colour", HAD["colour"], {colour: texts(f"colour-{colour}") for colour in COLOURS}),
        Things("balance-effect", HAD["effect"], called),
        Things(
            "balance-favour",
            HAD["favour"],
            {emperor.name: capital(emperor.name) for emperor in emperors},
            {one.name: (str(one.life), str(one.points), str(one.fields)) for one in emperors},
            heads,
        ),
        Things(
            "balance-civitas",
            HAD["civitas"],
            numbers,
            {card.id: (str(words.face(card)),) for card in cards},
            (texts("balance-face"),),
        ),
    ]
