"""The end: who won, and where the points came from."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from conspiratio.caligula.scoring import points_by_source
from conspiratio.core.game import Event

from ..ink import BOLD, DIM, LIT, PRIMUS, Prose
from ..pages import LastPage
from .ink import badge
from .scene import Scene

COLUMNS = ("favour", "dagger", "leader", "lost")
"""The sources of points, the most fruitful first."""


class EndPage(LastPage):
    def __init__(self, scene: Scene, events: Iterable[Event], notes: list[str]) -> None:
        super().__init__(scene.texts)
        self.scene = scene
        self.tally = points_by_source(events)
        self.notes = notes

    def body(self) -> RenderableType:
        scene, result = self.scene, self.scene.view.result
        assert result is not None
        notes = [Prose(Text(note, DIM)) for note in self.notes]
        return Group(Prose(Text(str(scene.words.result(result)), LIT)), Text(), self._points(), Text(), *notes)

    def _points(self) -> Table:
        texts, view = self.texts, self.scene.view
        result = view.result
        assert result is not None
        table = Table(box=None, padding=(0, 1), collapse_padding=True, header_style=DIM, pad_edge=False)
        table.add_column(texts("table-end-player"), no_wrap=True)
        for column in (*COLUMNS, "victory", "conspiracy", "total"):
            table.add_column(texts(f"caligula-end-{column}"), justify="right")
        for seat in sorted(view.ordo, key=lambda seat: (seat not in result.winners, -result.points[seat].total)):
            points = result.points[seat]
            primus = f" {PRIMUS}" if seat == view.primus else ""
            name = Text.assemble(badge(self.scene.signs[seat], seat), f" {self.scene.name(seat)}{primus}")
            numbers = [self.tally[seat, source] for source in COLUMNS]
            numbers += [points.victory, points.conspiracy, points.total]
            style = BOLD if seat in result.winners else Style()
            table.add_row(name, *map(str, numbers), style=style)
        return table
