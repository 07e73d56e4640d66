"""The widgets of a table: panels that draw a scene and can be touched, the list of moves, the log, the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from conspiratio.locale.sentence import Sentence

from .ink import BOLD, BRONZE, CURSOR, DIM, Picture, Prose, Space, Wish, wrap
from .scene import MOVE_KEYS, AnyScene

HOT = Style(color=BRONZE, bold=True)
BACK = "←"


class Panel(Widget):
    """A picture of a part of the scene. What can be touched can be clicked, or tried with arrow keys and Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "climb(-1)", show=False),
        Binding("down", "climb(1)", show=False),
        Binding("enter", "touch", show=False),
    ]

    @dataclass
    class Touched(Message):
        wish: Wish

    def __init__(self, paint: Callable[[Any, Space], Picture], *, id: str, can_focus: bool = False) -> None:
        super().__init__(id=id, classes="framed")
        self.paint = paint
        self.can_focus = can_focus
        self.scene: AnyScene | None = None
        self.cursor = 0

    def draw(self, scene: AnyScene) -> None:
        self.scene = scene
        picture = self.picture()
        self.border_title = Content(picture.title)
        self.border_subtitle = Content(picture.subtitle)
        self.display = bool(picture.lines)
        self.cursor = max(0, min(self.cursor, len(picture.spots) - 1))
        self.refresh(layout=True)

    def picture(self, width: int | None = None) -> Picture:
        if self.scene is None:
            return Picture([])
        screen = self.screen
        width = width or self.content_size.width or screen.size.width
        return self.paint(self.scene, Space(width, screen.size.height, screen.has_class("compact")))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.picture(width).lines)

    def render(self) -> Text:
        picture = self.picture()
        if self.has_focus and picture.spots:
            spot = picture.spots[min(self.cursor, len(picture.spots) - 1)]
            picture.lines[spot.y].stylize(CURSOR, spot.x, spot.x + (spot.head or spot.width))
        text = Text("\n", no_wrap=True).join(picture.lines)
        text.no_wrap = True
        return text

    def on_click(self, event: events.Click) -> None:
        at = event.get_content_offset(self)
        if at is None:
            return
        for number, spot in enumerate(self.picture().spots):
            if spot.covers(at.x, at.y):
                self.cursor = number
                self.refresh()
                self.post_message(self.Touched(spot.wish))
                return

    def action_step(self, by: int) -> None:
        spots = self.picture().spots
        if spots:
            self.cursor = (self.cursor + by) % len(spots)
            self.refresh()

    def action_climb(self, by: int) -> None:
        """To the nearest spot of the next row, up or down."""
        spots = self.picture().spots
        if not spots:
            return
        here = spots[self.cursor]
        rows = sorted({spot.y for spot in spots if (spot.y - here.y) * by > 0}, reverse=by < 0)
        if rows:
            row = [number for number, spot in enumerate(spots) if spot.y == rows[0]]
            self.cursor = min(row, key=lambda number: abs(spots[number].x - here.x))
            self.refresh()

    def action_touch(self) -> None:
        spots = self.picture().spots
        if spots:
            self.post_message(self.Touched(spots[self.cursor].wish))


class MoveList(OptionList):
    """The moves on offer, a line each; or what comes next of a move that is chosen in stages."""

    @dataclass
    class Chosen(Message):
        number: int | None
        """None: back to the stage before."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, classes="framed", compact=True)
        self.scene: AnyScene | None = None
        self.shown: tuple[Sentence, Sequence[Sentence]] = (Sentence(), ())
        self.wrapped_at = 0

    def on_resize(self) -> None:
        if self.scene and self.content_size.width != self.wrapped_at:
            self.draw(self.scene)

    def draw(self, scene: AnyScene) -> None:
        self.border_title = Content(scene.texts("table-moves"))
        shown = (scene.so_far, scene.offers)
        place = self.highlighted if shown == self.shown else None
        self.scene, self.shown = scene, shown
        self.wrapped_at = self.content_size.width
        self.clear_options()
        self.add_options(self._choices(scene))
        first = self.lines_before if scene.offers or scene.deciding is None else None
        self.highlighted = first if place is None else place

    @property
    def lines_before(self) -> int:
        """How many options stand before the first move."""
        return 1 if self.shown[0] else 0

    def lead_to(self, number: int) -> None:
        self.highlighted = self.lines_before + number

    def _choices(self, scene: AnyScene) -> list[Option]:
        seat = scene.deciding
        if seat is None:
            return [Option(Text(scene.texts("table-show-end"), BOLD))]
        if not scene.offers:
            return [Option(Text(scene.texts("table-waiting", name=scene.name(seat)), DIM), disabled=True)]
        signs = MOVE_KEYS.ljust(len(scene.offers))
        lines = [self._line(sign, said) for sign, said in zip(signs, scene.offers, strict=False)]
        if scene.so_far:
            lines.insert(0, self._line(BACK, scene.so_far))
        return [Option(line) for line in lines]

    def _line(self, sign: str, said: Sentence) -> Text:
        """The sign that makes the move, then its words; further lines are indented."""
        assert self.scene
        text = self.scene.in_colour(said)
        width = self.wrapped_at - 3
        lines = wrap(text, self.app.console, width) if width > 0 else [text]
        return Text.assemble((f"{sign} ", HOT), Text("\n  ").join(lines))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        number = event.option_index - self.lines_before
        self.post_message(self.Chosen(None if number < 0 else number))


class Log(VerticalScroll):
    """The latest sentences of the log; the end is in view, and what is in view begins with a whole sentence."""

    LATEST = 60

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, classes="framed", can_focus=False)
        self.text = Static()
        self.latest: list[Text] = []

    def compose(self) -> ComposeResult:
        yield self.text

    def draw(self, scene: AnyScene, lines: Sequence[Sentence]) -> None:
        self.border_title = Content(scene.texts("what-happened"))
        self.latest = [scene.in_colour(line) for line in lines[-self.LATEST :]]
        self._show()

    def on_resize(self) -> None:
        self._show()

    def _show(self) -> None:
        blank = [Text() for _ in range(self._lines_left())]
        self.text.update(Prose(Text("\n").join([*self.latest, *blank])))
        self.call_after_refresh(self.scroll_end, animate=False)

    def _lines_left(self) -> int:
        """How many lines stay empty below the latest events that can be shown whole."""
        width, height = self.content_size
        if width <= 0:
            return 0
        left = height
        for text in reversed(self.latest):
            needed = len(wrap(text, self.app.console, width))
            if needed > left:
                return 0 if left == height else left
            left -= needed
        return 0


def log_text(scene: AnyScene, lines: Sequence[Sentence]) -> Text:
    return Text("\n").join(scene.in_colour(line) for line in lines)


class KeyBar(Static):
    """What the letter keys do; can be clicked."""

    def __init__(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Key, what it does in a word, and the action."""
        markup = "[@click={action}][b]{key}[/b] $word[/]"
        self._parts = [
            Content.from_markup(markup.format(action=action, key=key), word=word) for key, word, action in keys
        ]
        super().__init__(Content("  ").join(self._parts), id="keys")

    def on_resize(self) -> None:
        """Closer together where there is little space."""
        loose = Content("  ").join(self._parts)
        self.update(loose if loose.cell_length <= self.size.width else Content(" ").join(self._parts))
