"""The review of a game that has just ended, over its table; it grows while one looks at it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text
from textual import work
from textual.containers import VerticalScroll
from textual.widgets import Static
from textual.worker import get_current_worker

from conspiratio.core.game import Complaint
from conspiratio.locale.complaints import complain

from .ink import BRONZE, DIM, ROOMY
from .pages import Page
from .review_picture import picture
from .review_words import ReviewWords
from .reviewing import KeptReview

OFTEN = 8
"""So many parts are made between two looks at the picture."""


class ReviewPage(Page):
    def __init__(self, words: ReviewWords, kept: KeptReview) -> None:
        super().__init__(words.texts, words.texts("review"))
        self.words = words
        self.kept = kept

    def on_mount(self) -> None:
        super().on_mount()
        self.set_class(self.app.size.height < ROOMY[1], "compact")
        if not self.kept.is_done:
            self._make()

    def on_resize(self) -> None:
        self.draw()

    @work(thread=True, exclusive=True)
    def _make(self) -> None:
        """Until it is done, or nobody looks any more."""
        worker = get_current_worker()
        try:
            try:
                while not worker.is_cancelled and self.kept.next_part():
                    if len(self.kept.made) % OFTEN == 0 or self.kept.is_done:
                        self.app.call_from_thread(self.draw)
            finally:
                self.kept.keep()
        except Complaint as complaint:
            self.app.call_from_thread(self.app.notify, complain(self.texts, complaint), severity="error")

    def draw(self) -> None:
        for text in self.query_one("#page", VerticalScroll).query(Static):
            text.update(self.body())

    def body(self) -> RenderableType:
        kept, width = self.kept, self.app.size.width - 7
        parts: list[RenderableType] = []
        if not kept.is_done:
            working = Table.grid(padding=(0, 1))
            working.add_row(
                Text(self.texts("review-working"), DIM),
                ProgressBar(kept.of, len(kept.made), width=max(10, min(40, width - 40)), complete_style=BRONZE),
            )
            parts += [working, Text()]
        if kept.made:
            parts.append(picture(kept.review, self.words, width, roomy=self.app.size.height >= ROOMY[1]))
        return Group(*parts)
