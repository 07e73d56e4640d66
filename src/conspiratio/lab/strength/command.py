"""``conspiratio lab strength``: all contests one after the other, each with a journal of its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from conspiratio.core.files import write_text
from conspiratio.core.game import Complaint, Json
from conspiratio.locale import Texts

from .. import extras
from ..running.engine import Engine, check_games
from ..running.journal import Journal
from ..running.progress import Pipe, play_missing
from . import repository
from .contest import Contests, all_contests, check_all, chosen
from .record import Stamp, as_text, beside, dated, entry, read_record, record_of, renewed
from .report import strength_page, strength_table


def strength_and_report(
    texts: Texts, only: Sequence[str], games: int, engine: Engine, out: Path, *, record: bool
) -> None:
    """``only``: how the names of the contests begin, all if there are none; ``games``: for each figure; ``record``: the
    record that we ship is renewed, too."""
    check_games(games)
    extras.numpy()
    contests = chosen(all_contests(), only)
    if record and not repository.RECORD.parent.is_dir():
        raise Complaint("strength-no-repository", folder=str(repository.RECORD.parent))
    check_all(contests, texts)
    found = measure(texts, contests, games, engine, out)
    if record:
        _keep(texts, found)


def measure(texts: Texts, contests: Contests, games: int, engine: Engine, out: Path) -> dict[str, Json]:
    """Play what the journals lack; the record of these contests. Ctrl-C reports what is there."""
    try:
        for at, contest in enumerate(contests, 1):
            numbers = contest.numbers(games)
            what = texts("strength-playing", number=at, count=len(contests), name=contest.name)
            with Journal(out / f"{contest.name}.jsonl", contest.settings, contest.kept) as journal:
                play_missing(texts, journal, contest, numbers, engine, what)
    except KeyboardInterrupt:
        _report(texts, contests, games, out)
        print("\n" + texts("strength-interrupted", folder=str(out)), file=sys.stderr)
        raise
    return _report(texts, contests, games, out)


def _report(texts: Texts, contests: Contests, games: int, out: Path) -> dict[str, Json]:
    """What was found of other contests in the same folder stays beside it in the file."""
    stamp = Stamp(datetime.now(UTC).date().isoformat(), version("conspiratio"), repository.commit())
    entries: list[dict[str, Json]] = []
    for contest in contests:
        path = out / f"{contest.name}.jsonl"
        if path.exists():
            with Journal(path, contest.settings, contest.kept) as journal:
                entries.append(entry(contest, contest.measured(journal.records, contest.numbers(games)), stamp))
    before = read_record(out / "strength.json")
    found = dated(record_of(entries), before)
    write_text(out / "strength.json", as_text(beside(before, found)))
    if not found["contests"]:
        print(texts("strength-nothing-yet"))
        return found
    Pipe().print(strength_table(found, contests, texts))
    Pipe().print(texts("strength-explained"), highlight=False)
    print(texts("strength-kept", folder=str(out)))
    return found


def _keep(texts: Texts, found: dict[str, Json]) -> None:
    """The record that we ship, and its page, which is in English as all our pages are."""
    contests = all_contests()
    whole = renewed(read_record(repository.RECORD), found, contests)
    write_text(repository.RECORD, as_text(whole))
    write_text(repository.PAGE, strength_page(whole, contests, Texts("en")))
    print(texts("strength-recorded", file=str(repository.RECORD), page=str(repository.PAGE)))
