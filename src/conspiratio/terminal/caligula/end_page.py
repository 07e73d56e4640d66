"""The end: who won, and where the points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from conspiratio.caligula.events import PointLost, PointsGained
from conspiratio.core.game import Event, Seat

from ..ink import BOLD, DIM, LIT, PRIMUS, Prose
from ..pages import LastPage
from .ink import badge
from .scene import Scene

SOURCES = ("favour", "dagger", "leader", "lost")


def tally(events: Iterable[Event]) -> Counter[tuple[Seat, str]]:
    """The points of each seat by where they came from; lost ones are negative."""
    points: Counter[tuple[Seat, str]] = Counter()
    for event in events:
        if isinstance(event, PointsGained):
            points[event.seat, event.why] += event.points
        elif isinstance(event, PointLost):
            points[event.seat, "lost"] -= 1
    return points


class EndPage(LastPage):
    def __init__(self, scene: Scene, events: Iterable[Event], notes: list[str]) -> None:
        super().__init__(scene.texts)
        self.scene = scene
        self.tally = tally(events)
        self.notes = notes

    def body(self) -> RenderableType:
        scene, result = self.scene, self.scene.view.result
        assert result is not None
        notes = [Prose(Text(note, DIM)) for note in self.notes]
        return Group(Prose(Text(scene.words.result(result), LIT)), Text(), self._points(), Text(), *notes)

    def _points(self) -> Table:
        texts, view = self.texts, self.scene.view
        result = view.result
        assert result is not None
        table = Table(box=None, padding=(0, 1), collapse_padding=True, header_style=DIM, pad_edge=False)
        table.add_column(texts("table-end-player"), no_wrap=True)
        for column in (*SOURCES, "victory", "conspiracy", "total"):
            table.add_column(texts(f"caligula-end-{column}"), justify="right")
        for seat in sorted(view.ordo, key=lambda seat: (seat not in result.winners, -result.points[seat].total)):
            points = result.points[seat]
            primus = f" {PRIMUS}" if seat == view.primus else ""
            name = Text.assemble(badge(self.scene.signs[seat], seat), f" {self.scene.name(seat)}{primus}")
            numbers = [self.tally[seat, source] for source in SOURCES]
            numbers += [points.victory, points.conspiracy, points.total]
            style = BOLD if seat in result.winners else Style()
            table.add_row(name, *map(str, numbers), style=style)
        return table
