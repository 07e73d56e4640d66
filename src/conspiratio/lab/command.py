"""``conspiratio simulate``: many games behind a progress bar, then a table."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from conspiratio.bots import bot
from conspiratio.core.game import Complaint
from conspiratio.games import GAMES
from conspiratio.locale import Texts

from .simulate import Plan, simulate
from .subjects import SUBJECTS


class _Pipe(Console):
    def on_broken_pipe(self) -> None:
        """Whoever read the table has seen enough; rich would make that a failure."""
        raise BrokenPipeError(errno.EPIPE, "broken pipe")


def simulate_and_report(
    texts: Texts,
    *,
    game: str,
    seats: int,
    games: int,
    bots: str,
    options: Any,
    deck: Any,
    seed: str,
    jobs: int,
    replays: Path | None,
) -> None:
    """``options`` and ``deck`` (None: the one we ship) are those of the game named."""
    if games < 1:
        raise Complaint("games-count", found=games)
    if jobs < 1:
        raise Complaint("jobs-count", found=jobs)
    levels = _levels(game, bots, seats)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(texts("simulate-playing"), total=games)
        plan = Plan(game, levels, options, seed, deck, replays)
        summary = simulate(plan, games, jobs, lambda n: progress.advance(task, n))
    _Pipe().print(SUBJECTS[game].report(summary, texts))
    if replays:
        print(texts("simulate-replays-kept", count=games, folder=str(replays)))


def _levels(game: str, bots: str, seats: int) -> tuple[str, ...]:
    """One bot for all seats, or one a seat."""
    GAMES[game].check_seats(seats)
    levels = tuple(level.strip() for level in bots.split(","))
    for level in levels:
        bot(game, level)
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise Complaint("bots-count", found=len(levels), seats=seats)
    return levels
