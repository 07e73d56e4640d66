"""Reviews at a terminal: made with a bar that shows how far it is, and kept, so that nothing is reckoned twice."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from conspiratio.bots.review import Part, ReviewEffort, can_review, part_of, situation
from conspiratio.bots.review_json import VERSION, part_json, read_part
from conspiratio.bots.review_summary import Review, assemble
from conspiratio.core.files import read_json, write_json
from conspiratio.core.game import Complaint
from conspiratio.core.match import Match
from conspiratio.locale import Texts
from conspiratio.locale.words import Words

from .review_picture import picture
from .review_words import ReviewWords
from .saves import Saves

FORMAT = f"conspiratio-review/{VERSION}"
SEED = "review"
WIDEST = 120


class KeptReview:
    """The parts of a review that there are, in the data folder."""

    def __init__(self, match: Match, saves: Saves, effort: ReviewEffort = ReviewEffort()) -> None:  # noqa: B008
        self.match, self.effort = match, effort
        hard = repr(effort).replace(type(effort).__name__, "Pains")  # as it was called when the first were kept
        made_from = json.dumps([FORMAT, hard, match.to_json()], sort_keys=True)
        self.path: Path = saves.folder / "reviews" / f"{hashlib.sha256(made_from.encode()).hexdigest()[:32]}.json"
        self.made: list[Part] = self._read()

    @property
    def of(self) -> int:
        return len(self.match.states)

    @property
    def is_done(self) -> bool:
        return len(self.made) == self.of

    @property
    def review(self) -> Review:
        return assemble(self.match, self.made)

    def next_part(self) -> bool:
        """Make one more; False if there is none."""
        if self.is_done:
            return False
        self.made.append(part_of(self.match.game, situation(self.match, len(self.made)), SEED, self.effort))
        return True

    def keep(self) -> None:
        write_json(self.path, {"format": FORMAT, "parts": [part_json(self.match.game, part) for part in self.made]})

    def _read(self) -> list[Part]:
        """What can't be read is made anew: it is nobody's work."""
        try:
            file = read_json(self.path)
            return [read_part(self.match.game, part) for part in file["parts"]][: self.of]
        except (Complaint, KeyError, TypeError, ValueError):
            return []


def check_reviewable(match: Match, *, given_up: bool = False) -> None:
    if match.to_act is not None and not given_up:
        raise Complaint("review-unfinished")
    if not can_review(match):
        raise Complaint("review-unavailable")


def show_review(
    match: Match,
    texts: Texts,
    out: TextIO,
    saves: Saves,
    *,
    words: Words | None = None,
    plain: bool = False,
    given_up: bool = False,
) -> None:
    """Make a review and print it: a picture on a terminal, otherwise sentences. Ctrl-C shows the part that is made."""
    check_reviewable(match, given_up=given_up)
    kept = KeptReview(match, saves)
    _make(kept, texts)
    if not kept.made:
        return
    review_words = ReviewWords(match, texts, words)
    if not kept.is_done:
        print(texts("review-partial", done=len(kept.made), of=kept.of), file=out)
    if out.isatty() and not plain:
        console = Console(file=out, highlight=False)
        size = shutil.get_terminal_size()
        console.print(picture(kept.review, review_words, min(WIDEST, size.columns) - 1))
    else:
        for line in review_words.lines(kept.review):
            print(line, file=out)


def _make(kept: KeptReview, texts: Texts) -> None:
    if kept.is_done:
        return
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    shown = console.is_terminal and sys.stderr is not None
    try:
        with Progress(*columns, console=console, transient=True, disable=not shown) as progress:
            bar = progress.add_task(texts("review-working"), total=kept.of, completed=len(kept.made))
            while kept.next_part():
                progress.update(bar, completed=len(kept.made))
    except KeyboardInterrupt:
        pass  # the part that is made is shown, and the next time it goes on from there
    finally:
        kept.keep()
