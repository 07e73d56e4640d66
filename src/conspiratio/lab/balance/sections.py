"""What the balance reports of both games share: sections about seats, length, points, and what things are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import Any, TypeAlias

from conspiratio.locale import Texts
from conspiratio.locale.words import NUMERALS

from ..reporting.estimates import Estimate
from ..reporting.plots import Plot, curves, dots, matrix, stacks
from ..reporting.summary import Spread
from .page import Grid, Section
from .study import Cell, Games
from .worth import Had, Values, pooled, values_by_count

Column: TypeAlias = tuple[str, Callable[[Any], str]]
"""Of the overview: the message above it, and what it says of a summary."""
MatrixRow: TypeAlias = list[tuple[float, str] | None]
"""Of each field how strong its colour is, and what is written in it."""


@dataclass(frozen=True)
class Report:
    """The games of a study and the words for them; cells without a game are left out."""

    games: Games
    faces: Any
    """The deck."""
    texts: Texts

    @property
    def levels(self) -> list[str]:
        return list(dict.fromkeys(cell.level for cell in self.games))

    @property
    def counts(self) -> list[int]:
        return sorted({cell.seats for cell in self.games})

    def total(self, cell: Cell) -> Any:
        """The summary of all its games."""
        return reduce(add, (record.summary for record in self.games[cell]))

    # Numbers in words

    def percent(self, value: float) -> str:
        return self.texts("lab-percent", value=value)

    def number(self, value: float) -> str:
        return self.texts("lab-number", value=value)

    def mean(self, spread: Spread) -> str:
        return self.texts("lab-one-digit", value=spread.mean or 0.0)

    def points(self, value: float) -> str:
        """A difference of shares, in percentage points."""
        return ("+" if value > 0 else "") + self.texts("lab-number", value=100 * value)

    def estimate(self, estimate: Estimate | None, show: Callable[[float], str]) -> str:
        if estimate is None:
            return self.texts("simulate-none")
        if estimate.low is None or estimate.high is None:
            return show(estimate.value)
        low, high = show(estimate.low), show(estimate.high)
        return self.texts("lab-interval", value=show(estimate.value), low=low, high=high)

    # Plots

    def over_counts(self, measure: Callable[[Cell], Estimate | None]) -> Mapping[str, Mapping[int, Estimate | None]]:
        """A series for each level."""
        return {
            level: {cell.seats: measure(cell) for cell in self.games if cell.level == level} for level in self.levels
        }

    def for_each_level(
        self, name: str, title: str, size: tuple[float, float], draw: Callable[[Any, str], None]
    ) -> list[tuple[str, str]]:
        """A plot a level, with the level above it."""
        plots = []
        for level in self.levels:

            def draw_panel(axes: Sequence[Any], level: str = level) -> None:
                draw(axes[0], level)

            plots.append((level, Plot(f"{name}-{level}", f"{title}: {level}", size).svg(draw_panel)))
        return plots

    def cells_of(self, level: str) -> list[Cell]:
        return [cell for cell in self.games if cell.level == level]


# Sections


def overview_section(report: Report, reading: str, columns: Sequence[Column]) -> Section:
    """A line for each cell: its games, what the game tells of them, and how long they were."""
    texts = report.texts
    all_columns: list[Column] = [
        ("lab-games", lambda total: str(total.games)),
        *columns,
        ("simulate-rounds", lambda total: report.mean(total.rounds)),
        ("simulate-decisions", lambda total: report.mean(total.decisions)),
    ]
    head = [texts(key) for key in ("simulate-bot", "balance-count", *(key for key, _ in all_columns))]
    rows = []
    for cell in report.games:
        total = report.total(cell)
        rows.append([cell.level, str(cell.seats), *(says(total) for _, says in all_columns)])
    return Section(texts("balance-overview"), texts(reading), grid=Grid(head, rows), folded=False)


def matrix_section(
    report: Report, key: str, columns: Sequence[str], row: Callable[[Cell], MatrixRow], head: float = 0.8
) -> Section:
    """A row for each player count; ``key``: the message that is its title, with ``.reading``; ``head``: how high the
    names of the columns are."""
    texts = report.texts

    def draw(axes: Any, level: str) -> None:
        cells = report.cells_of(level)
        players = [texts("balance-players", count=cell.seats) for cell in cells]
        matrix(axes, players, columns, [row(cell) for cell in cells])

    size = (7.2, head + 0.36 * len(report.counts))
    return Section(texts(key), texts(f"{key}.reading"), report.for_each_level(key, texts(key), size, draw))


def order_section(report: Report, key: str) -> Section:
    """Wins by the order of the first turns."""

    def row(cell: Cell) -> MatrixRow:
        shares = wins_by_order(report.games[cell], cell.seats)
        fair = sum(shares) / cell.seats
        fields = [((share - fair) / fair if fair else 0.0, report.percent(share)) for share in shares]
        return [*fields, *[None] * (max(report.counts) - cell.seats)]

    return matrix_section(report, key, NUMERALS[1 : max(report.counts) + 1], row)


def wins_by_order(records: Sequence[Any], seats: int) -> list[float]:
    """The share of all games that was won from each place in the order."""
    wins = [0.0] * seats
    for record in records:
        for place, share in zip(record.order, record.wins, strict=True):
            wins[place] += share
    return [won / len(records) for won in wins]


def length_section(report: Report) -> Section:
    texts = report.texts

    def mean(spread: Spread) -> Estimate | None:
        return None if spread.mean is None else Estimate(spread.mean)

    def draw(axes: Sequence[Any]) -> None:
        for at, name in enumerate(("rounds", "decisions")):
            series = report.over_counts(lambda cell, name=name: mean(getattr(report.total(cell), name)))  # type: ignore[misc]
            label = texts(f"simulate-{name}")
            curves(axes[at], series, report.number, across=texts("balance-count"), along=label)

    title = texts("balance-length")
    plot = Plot("length", title, panels=2).svg(draw)
    return Section(title, texts("balance-length.reading"), [("", plot)])


def sources_section(report: Report, names: Sequence[str], key: str) -> Section:
    """Points of a player by where they came from; ``names``: the sources in words."""
    texts = report.texts

    def draw(axes: Any, level: str) -> None:
        bars = {
            cell.seats: [spread.mean or 0.0 for spread in report.total(cell).sources] for cell in report.cells_of(level)
        }
        stacks(axes, bars, names, report.number, across=texts("balance-count"))

    title = texts("balance-sources")
    return Section(title, texts(key), report.for_each_level("sources", title, (7.2, 3.4), draw))


@dataclass(frozen=True, slots=True)
class Things:
    """Something that seats have: the message that is its title, who has it, and its items in words."""

    key: str
    had: Had
    names: Mapping[str, str]
    more: Mapping[str, Sequence[str]] | None = None
    """Further columns of its table, for each item."""
    heads: Sequence[str] = ()
    per: Mapping[str, float] | None = None
    """What each item costs, if its value is to be told for each Aureus too."""


def worth_section(report: Report, things: Things) -> Section:
    """What having each of these goes with."""
    texts = report.texts
    title = texts(things.key)
    by_level = {level: values_by_count(report.games, level, things.had) for level in report.levels}
    series = {level: pooled(by_count) for level, by_count in by_level.items()}
    names = {name: words for name, words in things.names.items() if any(name in found for found in series.values())}

    def draw(axes: Sequence[Any]) -> None:
        dots(axes[0], series, names, report.points)
        axes[0].set_xlabel(texts("balance-difference"))
        if things.per:
            each = {level: _for_each(found, things.per) for level, found in series.items()}
            dots(axes[1], each, names, report.points)
            axes[1].set_xlabel(texts("balance-difference-aureus"))
            axes[1].set_yticks([])

    size = (7.2, 0.9 + 0.2 * len(names) * max(1, 0.6 * len(series)))
    plot = Plot(things.key, title, size, panels=2 if things.per else 1).svg(draw) if names else ""
    reading = texts(f"{things.key}.reading")
    return Section(title, reading, [("", plot)] if plot else [], _worth_grid(report, things, by_level, series, names))


def _for_each(values: Values, costs: Mapping[str, float]) -> Values:
    return {
        name: Estimate(*(None if end is None else end / costs[name] for end in (one.value, one.low, one.high)))  # type: ignore[arg-type]
        for name, one in values.items()
        if name in costs
    }


def _worth_grid(
    report: Report,
    things: Things,
    by_level: Mapping[str, Mapping[int, Values]],
    series: Mapping[str, Values],
    names: Mapping[str, str],
) -> Grid:
    texts, rows = report.texts, []
    heads = [texts("balance-thing"), *things.heads, texts("simulate-bot"), texts("balance-all-counts")]
    for name, words in names.items():
        for level, by_count in by_level.items():
            more = (things.more or {}).get(name, ())
            each = [report.estimate(by_count.get(count, {}).get(name), report.points) for count in report.counts]
            rows.append([words, *more, level, report.estimate(series[level].get(name), report.points), *each])
    return Grid([*heads, *(texts("balance-players", count=count) for count in report.counts)], rows)
