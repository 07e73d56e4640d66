"""The end: Rome's cards turned up one by one, where the categories fell, and the points line by line."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.binding import Binding, BindingType

from conspiratio.pax.cards import Card
from conspiratio.pax.outlook import outlook
from conspiratio.pax.scoring import SOURCES, TableResult

from ..ink import BOLD, DARK, DIM, FACE_DOWN, LIT, ROOMY, Prose, Tile, flow, label
from ..pages import LastPage
from .ink import ROME, chip, ink
from .pictures import titles
from .scales import scale_lines
from .scene import Scene

COLUMNS = (*SOURCES, "total")


class EndPage(LastPage):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("space,enter", "all", show=False)]

    def __init__(self, scene: Scene, hidden: tuple[Card, ...], notes: list[str], pace: float) -> None:
        super().__init__(scene.texts)
        self.scene = scene
        self.hidden = hidden
        self.notes = notes
        self.pace = pace
        self.shown = 0 if pace else len(hidden) + 2
        """How much has been revealed: Rome's cards, then the scales, then the points."""

    def on_mount(self) -> None:
        super().on_mount()
        if self.pace:
            self.set_interval(self.pace, self._reveal, repeat=len(self.hidden) + 2)

    def _reveal(self) -> None:
        self.shown += 1
        self.draw()

    def action_all(self) -> None:
        self.shown = len(self.hidden) + 2
        self.draw()

    def body(self) -> RenderableType:
        scene = self.scene
        view, texts = scene.view, scene.texts
        reason = texts("table-end-no-refill" if view.turn.reason == "no-refill" else "table-end-exhausted")
        size = self.app.size
        gap = [Text()] if size.height >= ROOMY[1] else []
        parts: list[RenderableType] = [Prose(Text(reason)), *self._cards_of_rome(), *gap]
        if self.shown > len(self.hidden):
            parts += [*scale_lines(scene, outlook(view), min(72, size.width - 8)), *gap]
        if self.shown > len(self.hidden) + 1:
            assert view.result is not None
            said = str(scene.words.ending(view))
            style = LIT if view.result.winners else Style(color=DARK, bgcolor=ROME, bold=True)
            parts.append(Prose(Text(said, style)))
            if isinstance(view.result, TableResult) and view.result.scores:
                parts += [*gap, self._points(view.result), *gap]
            parts += [Prose(Text(note, DIM)) for note in self.notes]
        return Group(*parts)

    def _cards_of_rome(self) -> list[Text]:
        tiles = [label(self.scene.texts("table-end-turns-up"), BOLD)]
        for number, card in enumerate(self.hidden):
            tiles.append(Tile([chip(card) if number < self.shown else Text(FACE_DOWN, ROME)]))
            if number < self.shown:
                tiles.append(label(self.scene.words.category(card.category), ink(card.category)))
        return flow(tiles, self.app.size.width - 6).lines

    def _points(self, result: TableResult) -> Table:
        texts = self.scene.texts
        table = Table(box=None, padding=(0, 1), collapse_padding=True, header_style=DIM, pad_edge=False)
        table.add_column(texts("table-end-player"), no_wrap=True)
        for source in COLUMNS:
            head = texts(f"score-{source}")
            longest = max(len(word) for word in head.split())
            table.add_column(head, justify="right", max_width=max(10, longest))
        for seat, score in enumerate(result.scores or ()):
            style = BOLD if seat in result.winners else Style()
            name = f"{self.scene.name(seat)} {titles(self.scene, seat)}"
            table.add_row(name, *(str(getattr(score, source)) for source in COLUMNS), style=style)
        return table
