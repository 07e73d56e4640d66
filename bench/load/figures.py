"""What was measured in this run, beside what is wanted. A timing is printed, never asserted."""

from __future__ import annotations

import os
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table as Grid

console = Console()
Figures = dict[str, float]
"""What the parts of a run have measured, by the name of the goal."""


@dataclass(frozen=True, slots=True)
class Goal:
    text: str
    before: float | None
    """What it was in November 2026, when the goals were set; None: nobody had measured it."""
    wanted: float
    more_is_better: bool = False


GOALS = {
    "ratio, 1 table": Goal("moves a second beside the bare server, 1 table", 0.09, 0.4, True),
    "ratio, 16 tables": Goal("moves a second beside the bare server, 16 tables", 0.05, 0.15, True),
    "CPU ratio, 1 table": Goal("the same by what the servers compute, 1 table", None, 0.4, True),
    "CPU ratio, 16 tables": Goal("the same by what the servers compute, 16 tables", None, 0.15, True),
    "p99, 16 tables": Goal("p99 of an acknowledged move, 16 tables, ms", 215, 50),
    "idle socket": Goal("an idle socket, kB", 63, 45),
    "spectators": Goal("a move reaches 1,000 spectators, ms", 336, 100),
    "rate to boardgame.io, 1 table": Goal("moves a second beside boardgame.io, 1 table", None, 1, True),
    "rate to boardgame.io, 16 tables": Goal("moves a second beside boardgame.io, 16 tables", None, 1, True),
    "memory to boardgame.io, 16 tables": Goal("memory beside boardgame.io, 16 tables", None, 1),
    "update, pax": Goal("an update in mid-game of PAX, kB", 5, 2.5),
    "update, caligula": Goal("an update in mid-game of Caligula, kB", 5, 2.5),
}


def show(title: str, detail: str, grid: Grid | str) -> None:
    """A part's result, with the load of the machine: other programs on it make every figure worse."""
    load = " ".join(f"{average:.1f}" for average in os.getloadavg())
    console.print(f"\n[bold]{title}[/bold] ({detail}; load average {load})")
    console.print(grid)


def show_goals(figures: Figures) -> None:
    """Every goal that this run has measured. The last column is above 1 where more than the wanted is reached."""
    grid = Grid("as the browser connects: with words", "before", "now", "wanted", "now to wanted")
    for name, goal in GOALS.items():
        if name in figures:
            now = figures[name]
            reached = now / goal.wanted if goal.more_is_better else goal.wanted / now
            sign = ">=" if goal.more_is_better else "<="
            before = "" if goal.before is None else f"{goal.before:g}"
            colour = "green" if reached >= 1 else "yellow"
            wanted = f"{sign} {goal.wanted:g}"
            grid.add_row(goal.text, before, f"{now:.3g}", wanted, f"[{colour}]{reached:.2f}[/]")
    if grid.row_count:
        show("What is wanted", f"{os.cpu_count()} cores", grid)
