"""The balance report of PAX."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from conspiratio.pax.cards import CATEGORIES
from conspiratio.pax.scoring import SOURCES

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
from ..reporting.plots import Plot, curves, stacks
from .record import Record
from .summary import Summary


def _more_symbols(record: Record) -> Sequence[Sequence[str]]:
    return above_the_table(record.symbols, CATEGORIES)


def _cards(record: Record) -> Sequence[Sequence[str]]:
    return record.cards


HAD: Mapping[str, Had] = {"category": _more_symbols, "card": _cards}


def sections(report: Report) -> list[Section]:
    texts = report.texts
    return [
        _overview(report),
        _rome(report),
        _outcomes(report),
        _romes_categories(report),
        order_section(report, "balance-order"),
        length_section(report),
        sources_section(report, [texts(f"score-{source}") for source in SOURCES], "balance-sources.pax"),
        worth_section(report, _categories_of(report)),
        worth_section(report, _cards_of(report)),
    ]


def romes_share(summary: Summary) -> Estimate:
    return proportion(summary.rome, summary.games)


def _overview(report: Report) -> Section:
    columns: list[Column] = [
        ("balance-rome-share", lambda total: report.estimate(romes_share(total), report.percent)),
        ("simulate-exhausted", lambda total: report.percent(total.exhausted / total.games)),
    ]
    return overview_section(report, "balance-overview.pax", columns)


def _rome(report: Report) -> Section:
    texts = report.texts

    def draw(axes: Sequence[Any]) -> None:
        series = report.over_counts(lambda cell: romes_share(report.total(cell)))
        labels = {"across": texts("balance-count"), "along": texts("balance-rome-share")}
        curves(axes[0], series, report.percent, **labels)
        axes[0].set_ylim(0, 1)

    title = texts("balance-rome")
    return Section(title, texts("balance-rome.reading"), [("", Plot("rome", title).svg(draw))])


def _outcomes(report: Report) -> Section:
    texts = report.texts
    names = [texts(f"simulate-{way}") for way in ("players-win", "players-share", "rome-primus", "rome-alone")]

    def parts(cell: Cell) -> list[float]:
        total: Summary = report.total(cell)
        ways = (sum(total.wins), total.shared, sum(total.rome_wins), total.rome_alone)
        return [way / total.games for way in ways]

    def draw(axes: Any, level: str) -> None:
        bars = {cell.seats: parts(cell) for cell in report.cells_of(level)}
        stacks(axes, bars, names, report.percent, across=texts("balance-count"))

    title = texts("balance-outcomes")
    plots = report.for_each_level("outcomes", title, (7.2, 3.6), draw)
    return Section(title, texts("balance-outcomes.reading"), plots)


def _romes_categories(report: Report) -> Section:
    def row(cell: Cell) -> MatrixRow:
        records: Sequence[Record] = report.games[cell]
        shares = [sum(at in record.romes for record in records) / len(records) for at in range(len(CATEGORIES))]
        return [(share, report.percent(share)) for share in shares]

    return matrix_section(report, "balance-holds", [report.texts(f"category-{name}") for name in CATEGORIES], row)


def _categories_of(report: Report) -> Things:
    return Things("balance-category", HAD["category"], {name: report.texts(f"category-{name}") for name in CATEGORIES})


def _cards_of(report: Report) -> Things:
    texts = report.texts
    return Things(
        key="balance-card",
        had=HAD["card"],
        names={
            card.id: f"{texts(f'category-{card.category}')} {card.id.rpartition('-')[2]}" for card in report.faces.cards
        },
        more={card.id: (str(card.symbols), str(card.value)) for card in report.faces.cards},
        heads=(texts("balance-symbols"), texts("balance-value")),
        per={card.id: card.value for card in report.faces.cards},
    )
