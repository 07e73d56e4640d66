"""``conspiratio simulate``: many games behind a progress bar, then a table."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from conspiratio.bots import bot
from conspiratio.core.game import Complaint
from conspiratio.locale import Texts
from conspiratio.pax.cards import Deck
from conspiratio.pax.deal import check_seats
from conspiratio.pax.state import Options

from .report import summary_table
from .simulate import Plan, simulate


class _Pipe(Console):
    def on_broken_pipe(self) -> None:
        """Whoever read the table has seen enough; rich would make that a failure."""
        raise BrokenPipeError(errno.EPIPE, "broken pipe")


def simulate_and_report(
    texts: Texts,
    *,
    seats: int,
    games: int,
    bots: str,
    options: Options,
    deck: Deck | None,
    seed: str,
    jobs: int,
    replays: Path | None,
) -> None:
    if games < 1:
        raise Complaint("games-count", found=games)
    if jobs < 1:
        raise Complaint("jobs-count", found=jobs)
    levels = _levels(bots, seats)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(texts("simulate-playing"), total=games)
        plan = Plan("pax", levels, options, seed, deck, replays)
        summary = simulate(plan, games, jobs, lambda n: progress.advance(task, n))
    _Pipe().print(summary_table(summary, texts))
    if replays:
        print(texts("simulate-replays-kept", count=games, folder=str(replays)))


def _levels(bots: str, seats: int) -> tuple[str, ...]:
    """One bot for all seats, or one a seat."""
    check_seats(seats)
    levels = tuple(level.strip() for level in bots.split(","))
    for level in levels:
        bot("pax", level)
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise Complaint("bots-count", found=len(levels), seats=seats)
    return levels
