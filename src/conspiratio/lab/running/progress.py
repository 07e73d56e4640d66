"""Many games behind a progress bar: played on from a journal, stopped with Ctrl-C, told of at the end."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from conspiratio.locale import Texts

from .engine import Engine, done_by
from .journal import Journal


class Pipe(Console):
    def on_broken_pipe(self) -> None:
        """The reader of the table has seen enough and closed the pipe; rich would make that a failure."""
        raise BrokenPipeError(errno.EPIPE, "broken pipe")


def bar() -> Progress:
    """A bar, if somebody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty())


@contextmanager
def progress(texts: Texts, games: int, done: int = 0, what: str = "") -> Iterator[Callable[[int], None]]:
    """A bar that is told how many more games are done; ``what``: which games these are."""
    with bar() as shown:
        task = shown.add_task(what or texts("simulate-playing"), total=games, completed=done)
        yield lambda n: shown.advance(task, n)


def play_on(
    texts: Texts,
    journal: Journal[Any],
    work: Callable[[int], Any],
    numbers: range,
    engine: Engine,
    report: Callable[[Journal[Any]], None],
) -> None:
    """Play what the journal lacks, then report; Ctrl-C reports the games played so far, and says how to go on."""
    try:
        play_missing(texts, journal, work, numbers, engine)
    except KeyboardInterrupt:
        report(journal)
        left = len(numbers) - journal.count(numbers)
        print("\n" + texts("lab-interrupted", left=left, folder=str(journal.path.parent)), file=sys.stderr)
        raise
    report(journal)


def play_missing(
    texts: Texts, journal: Journal[Any], work: Callable[[int], Any], numbers: range, engine: Engine, what: str = ""
) -> None:
    """Play what the journal lacks of these numbers."""
    with (
        progress(texts, len(numbers), journal.count(numbers), what) as advance,
        closing(done_by(engine, work, journal.missing(numbers))) as parts,
    ):
        for number, record in parts:
            journal.append(number, record)
            advance(1)
