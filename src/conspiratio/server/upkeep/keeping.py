"""``conspiratio backup`` and ``conspiratio restore``: the command lines of ``store.backup``, with their progress."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from conspiratio.locale import Texts

from ..settings import Settings
from ..store.backup import Summary, restore_backup, write_backup
from ..store.database import Database

Report = Callable[[str, int, int], None]


def back_up(settings: Settings, file: Path, texts: Texts) -> None:
    """While the server runs, too."""
    summary = _with_progress(settings, lambda db, report: write_backup(db, settings.data, file, report))
    print(texts("backup-done", file=str(file), rows=sum(summary.rows.values())))


def bring_back(settings: Settings, file: Path, texts: Texts) -> None:
    summary = _with_progress(settings, lambda db, report: restore_backup(file, db, settings.data, report))
    print(texts("restore-done", file=str(file), rows=sum(summary.rows.values())))


def _with_progress(settings: Settings, work: Callable[[Database, Report], Coroutine[Any, Any, Summary]]) -> Summary:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bars: dict[str, Any] = {}

        def report(what: str, done: int, total: int) -> None:
            if what not in bars:
                bars[what] = progress.add_task(what, total=total)
            progress.update(bars[what], completed=done, total=total)

        async def run() -> Summary:
            database = Database(settings.database_url)
            try:
                return await work(database, report)
            finally:
                await database.close()

        return asyncio.run(run())
