"""A table: the panels of a game on one screen, from 80x24 up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from conspiratio.locale import Texts
from conspiratio.locale.sentence import Sentence

from .ink import DIM, ROOMY, Prose, Space
from .panels import KeyBar, Log, MoveList, Panel
from .scene import MOVE_KEYS, AnyScene

if TYPE_CHECKING:
    from .app import TableApp

LEAST = (80, 24)
"""With less than this there is only a sentence that says so."""
CLEARING = ("escape", "up", "down", "left", "right", "home", "end", "pageup", "pagedown", "tab", "shift+tab")
"""Keys that take the message away."""


class TableScreen(Screen[None]):
    """A subclass says which panels there are, one of them #message."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "app.undo", show=False),
        Binding("r", "app.restart", show=False),
        Binding("p", "app.players", show=False),
        Binding("l", "app.log", show=False),
        Binding("f,F", "app.rules", show=False),
        Binding("h", "app.hint", show=False),
        Binding("question_mark", "app.help", show=False),
        Binding("q", "app.quit_table", show=False),
        Binding("space", "app.hurry", show=False),
        Binding("escape,backspace", "app.stage_back", show=False),
    ]

    RESTART: ClassVar[str] = "table-key-restart"
    """The word for taking back all that may be."""

    app: TableApp

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="table")
        self.texts = texts
        self.scene: AnyScene | None = None

    def compose(self) -> ComposeResult:
        texts = self.texts
        yield Static(Prose(Text(texts("table-too-small", width=LEAST[0], height=LEAST[1]))), id="too-small")
        with Vertical(id="whole"):
            yield from self.compose_panels()
            yield KeyBar(
                [
                    ("u", texts("table-key-undo"), "app.undo"),
                    ("r", texts(self.RESTART), "app.restart"),
                    ("p", texts("table-key-players"), "app.players"),
                    ("l", texts("table-key-log"), "app.log"),
                    ("f", texts("table-key-rules"), "app.rules"),
                    ("h", texts("table-key-hint"), "app.hint"),
                    ("?", texts("table-key-help"), "app.help"),
                    ("q", texts("table-key-quit"), "app.quit_table"),
                ]
            )

    def compose_panels(self) -> ComposeResult:
        raise NotImplementedError

    def on_mount(self) -> None:
        self._measure()
        self.query_one("#message").display = False
        self.query_one(MoveList).focus()

    def on_resize(self, event: events.Resize) -> None:
        self._measure()

    def _measure(self) -> None:
        width, height = self.size
        self.set_class(width < LEAST[0] or height < LEAST[1], "small")
        compact = width < ROOMY[0] or height < ROOMY[1]
        self.set_class(compact, "compact")
        self.set_class(Space(width, height, compact).tight, "tight")
        if self.scene:
            for panel in self.query(Panel):
                panel.draw(self.scene)
        self._focus_something()

    @property
    def is_small(self) -> bool:
        """Nothing can be done but to leave."""
        return self.has_class("small")

    def _focus_something(self) -> None:
        if not self.is_small and (self.focused is None or not self.focused.display):
            self.query_one(MoveList).focus()

    def draw(self, scene: AnyScene, log: Sequence[Sentence]) -> None:
        self.scene = scene
        for panel in self.query(Panel):
            panel.draw(scene)
        self.query_one(MoveList).draw(scene)
        self.query_one(Log).draw(scene, log)
        self._focus_something()

    def say(self, what: str | Text, why: str = "", *, alarm: bool = False) -> None:
        """A message to the player, over a panel; the next move takes it away, as do Escape and cursor keys."""
        message = self.query_one("#message", Static)
        message.set_class(alarm or bool(why), "alarm")
        message.display = bool(what)
        text = Text(what) if isinstance(what, str) else what
        if why:
            text.append(f"\n{why}", DIM)
        message.update(Prose(text))

    def show_line(self, number: int) -> None:
        """Lead to a line of the list of moves."""
        moves = self.query_one(MoveList)
        moves.lead_to(number)
        moves.focus()

    # Choosing

    def on_panel_touched(self, event: Panel.Touched) -> None:
        self.app.wish(event.wish)

    def on_move_list_chosen(self, event: MoveList.Chosen) -> None:
        if event.number is None:
            self.app.action_stage_back()
        else:
            self.app.choose(event.number)

    def on_key(self, event: events.Key) -> None:
        if self.is_small:
            return
        if event.key in CLEARING:
            self.say("")
        elif event.character and event.character in MOVE_KEYS:
            self.app.choose(MOVE_KEYS.index(event.character))
