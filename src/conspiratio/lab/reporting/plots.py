"""Plots as SVG that fits light and dark pages: lines and letters take the colour of the text around them."""

from __future__ import annotations

import io
import re
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib import import_module
from typing import Any, TypeAlias

from .. import extras
from .estimates import Estimate

INK = "#123456"
"""Stands for the colour of text until the SVG is written."""
COLOURS = ("#2a78b8", "#d0602a", "#2f9468", "#b864a0", "#c09020", "#5fa8d8", "#8f7d4a", "#a05050")
"""Can be told apart on light and dark pages, and by most who see few colours."""
MARKS = "osD^vPX*"
STYLE = {
    "svg.fonttype": "none",
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10,
    **dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK),
}
LETTERS = 72
"""So many fit side by side below a plot."""
Format: TypeAlias = Callable[[float], str]
Estimates: TypeAlias = Mapping[Any, Estimate | None]
"""By player count, or by the name of a thing."""


@dataclass(frozen=True, slots=True)
class Plot:
    """``name`` is for the file alone; ``title`` tells those who can't see the plot what it shows."""

    name: str
    title: str
    size: tuple[float, float] = (7.2, 3.4)
    panels: int = 1

    def svg(self, draw: Callable[[Sequence[Any]], None]) -> str:
        """What ``draw`` draws on the axes of the panels, which lie side by side."""
        matplotlib = extras.matplotlib()
        figures = import_module("matplotlib.figure")
        with matplotlib.rc_context({**STYLE, "svg.hashsalt": self.name}), io.StringIO() as file:
            figure = figures.Figure(figsize=self.size, layout="constrained")
            draw(figure.subplots(1, self.panels, squeeze=False)[0])
            nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
            figure.savefig(file, format="svg", transparent=True, metadata=nothing)
            return self._inline(file.getvalue())

    def _inline(self, svg: str) -> str:
        """Without what only a file of its own needs, and without names that other plots on the page have too."""
        svg = svg[svg.index("<svg") :]
        svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
        svg = re.sub(r'<g id="[^"]*"', "<g", svg)
        svg = svg.replace(INK, "currentColor").replace("'DejaVu Sans'", "system-ui, sans-serif")
        label = escape(self.title)
        return svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1).strip()


def as_file(svg: str) -> str:
    """The SVG as a file of its own, with a ground to stand on."""
    style = (
        "<style>svg{color:#2b2620;background:#fdfbf6}"
        "@media(prefers-color-scheme:dark){svg{color:#e8e0d2;background:#1d1a16}}</style>"
    )
    head, end, rest = svg.partition(">")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{head}{end}{style}{rest}\n'


def curves(axes: Any, series: Mapping[str, Estimates], show: Format, *, across: str, along: str) -> None:
    """A line for each name, over player counts."""
    for at, (name, points) in enumerate(series.items()):
        known = {x: estimate for x, estimate in points.items() if estimate is not None}
        # A little beside each other, so that none hides another.
        xs = [x + 0.06 * (at - (len(series) - 1) / 2) for x in known]
        axes.errorbar(
            xs,
            [estimate.value for estimate in known.values()],
            yerr=_bars(known.values()),
            color=COLOURS[at % len(COLOURS)],
            marker=MARKS[at % len(MARKS)],
            markersize=5,
            capsize=3,
            label=name,
        )
    axes.set_xticks(sorted({x for points in series.values() for x in points}))
    _number_axis(axes.yaxis, show)
    axes.set_xlabel(across)
    axes.set_ylabel(along)
    axes.set_ylim(bottom=min(0, axes.get_ylim()[0]))
    _legend(axes)


def stacks(axes: Any, bars: Mapping[int, Sequence[float]], names: Sequence[str], show: Format, *, across: str) -> None:
    """A bar for each player count, of parts one upon the other; negative ones hang below."""
    above, below = dict.fromkeys(bars, 0.0), dict.fromkeys(bars, 0.0)
    for part, name in enumerate(names):
        heights = {x: values[part] for x, values in bars.items()}
        bottoms = [above[x] if height >= 0 else below[x] for x, height in heights.items()]
        axes.bar(list(bars), list(heights.values()), bottom=bottoms, color=COLOURS[part % len(COLOURS)], label=name)
        for x, height in heights.items():
            (above if height >= 0 else below)[x] += height
    if not any(above.values()) and not any(below.values()):
        axes.set_ylim(0, 1)
    axes.set_xticks(list(bars))
    _number_axis(axes.yaxis, show)
    axes.set_xlabel(across)
    _legend(axes)


def dots(axes: Any, series: Mapping[str, Estimates], names: Mapping[Any, str], show: Format) -> None:
    """A line for each thing, the first on top, with a dot for each series and the interval through it."""
    for at, (label, values) in enumerate(series.items()):
        known = [(row, values[name]) for row, name in enumerate(names) if values.get(name) is not None]
        estimates = [estimate for _, estimate in known if estimate is not None]
        axes.errorbar(
            [estimate.value for estimate in estimates],
            [row + 0.22 * (at - (len(series) - 1) / 2) for row, _ in known],
            xerr=_bars(estimates),
            color=COLOURS[at % len(COLOURS)],
            marker=MARKS[at % len(MARKS)],
            markersize=4,
            linestyle="none",
            label=label,
        )
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_yticks(range(len(names)), list(names.values()))
    axes.set_ylim(len(names) - 0.5, -0.5)
    _number_axis(axes.xaxis, show)
    if len(series) > 1:
        _legend(axes)


def matrix(
    axes: Any, rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[tuple[float, str] | None]]
) -> None:
    """A table with colours: each cell has its strength from -1 (orange) over 0 (none) to 1 (blue), and its text."""
    patches = import_module("matplotlib.patches")
    for y, row in enumerate(cells):
        for x, cell in enumerate(row):
            if cell is None:
                continue
            strength, text = cell
            colour, alpha = COLOURS[strength < 0], 0.65 * min(1.0, abs(strength))
            axes.add_patch(patches.Rectangle((x - 0.5, y - 0.5), 1, 1, color=colour, alpha=alpha, linewidth=0))
            axes.text(x, y, text, ha="center", va="center", fontsize=9)
    axes.set_xlim(-0.5, len(columns) - 0.5)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    wrapped = [textwrap.fill(name, max(10, LETTERS // len(columns))) for name in columns]
    axes.set_xticks(range(len(columns)), wrapped)
    axes.set_yticks(range(len(rows)), list(rows))
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def _legend(axes: Any) -> None:
    """Above the plot, where it hides nothing."""
    axes.legend(frameon=False, fontsize=9, loc="lower left", bbox_to_anchor=(0, 1), ncols=2)


def _number_axis(axis: Any, show: Format) -> None:
    axis.set_major_formatter(import_module("matplotlib.ticker").FuncFormatter(lambda value, _: show(float(value))))


def _bars(estimates: Iterable[Estimate]) -> tuple[list[float], list[float]]:
    """How far the intervals reach down and up."""
    listed = list(estimates)
    down = [0.0 if one.low is None else max(0.0, one.value - one.low) for one in listed]
    up = [0.0 if one.high is None else max(0.0, one.high - one.value) for one in listed]
    return down, up
