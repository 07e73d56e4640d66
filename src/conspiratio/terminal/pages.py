"""Screens over a table: the curtain, help, the log, and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from conspiratio.core.rulebook import Rule, Rulebook
from conspiratio.locale import Texts
from conspiratio.locale.sentence import Sentence

from .ink import BOLD, BRONZE, DIM, ROOMY, Prose
from .panels import KeyBar, log_text
from .scene import AnyScene


class Curtain(Screen[bool]):
    """Between two people at one screen. Lifted with True; False takes the last move back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", show=False),
        Binding("u", "undo", show=False),
        Binding("q", "app.quit_table", show=False),
    ]

    def __init__(self, texts: Texts, name: str, undoing: str | None) -> None:
        super().__init__()
        self.texts = texts
        self.next = name
        self.undoing = undoing
        """Who may still take a move back."""

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(Content(self.texts("table-curtain", name=self.next)), id="curtain-name")
            yield Static(Content(self.texts("table-curtain-enter", name=self.next)))
            if self.undoing:
                yield Static(Content(self.texts("table-curtain-undo", name=self.undoing)), id="curtain-undo")

    def action_lift(self) -> None:
        self.dismiss(True)

    def on_click(self) -> None:
        self.dismiss(True)

    def action_undo(self) -> None:
        if self.undoing:
            self.dismiss(False)


class Page(Screen[None]):
    """Something to read, full screen; what it says is for the single pages."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "app.pop_screen", show=False),
        Binding("ctrl+c", "app.quit_table", show=False),
    ]

    def __init__(self, texts: Texts, heading: str, at_end: bool = False) -> None:
        super().__init__(classes="page")
        self.texts = texts
        self.heading = heading
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as scroll:
            scroll.border_title = Content(self.heading)
            yield Static(self.body())
        yield KeyBar([("Esc", self.texts("table-key-back"), "app.pop_screen")])

    def body(self) -> RenderableType:
        raise NotImplementedError

    def on_mount(self) -> None:
        scroll = self.query_one("#page", VerticalScroll)
        scroll.focus()
        if self.at_end:
            scroll.scroll_end(animate=False)


class LogPage(Page):
    """Everything that happened; above it the seal of the deal, for who wants to check it after the game."""

    def __init__(self, scene: AnyScene, lines: Sequence[Sentence], seal: str) -> None:
        super().__init__(scene.texts, scene.texts("what-happened"), at_end=True)
        self.seal = seal
        self.text = log_text(scene, lines)

    def body(self) -> RenderableType:
        log = Prose(self.text)
        return Group(Prose(Text(self.seal, DIM)), Text(), log) if self.seal else log


class LastPage(Screen[None]):
    """The end of a game; what it says is for the games."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", show=False),
        Binding("l", "app.log", show=False),
        Binding("r", "app.review", show=False),
        Binding("q", "app.quit_table", show=False),
    ]

    def __init__(self, texts: Texts) -> None:
        super().__init__(classes="page")
        self.texts = texts

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as scroll:
            scroll.border_title = Content(self.texts("table-end"))
            yield Static(id="end")
        yield KeyBar(
            [
                ("Esc", self.texts("table-key-table"), "app.pop_screen"),
                ("l", self.texts("table-key-log"), "app.log"),
                ("r", self.texts("table-key-review"), "app.review"),
                ("q", self.texts("table-key-leave"), "app.quit_table"),
            ]
        )

    def on_mount(self) -> None:
        self.set_class(self.app.size.height < ROOMY[1], "compact")
        self.query_one("#page").focus()
        self.draw()

    def draw(self) -> None:
        self.query_one("#end", Static).update(self.body())

    def body(self) -> RenderableType:
        raise NotImplementedError


class HelpPage(Page):
    """What to do, the keys, and the signs; a game adds its own."""

    AIM: ClassVar[tuple[str, ...]] = ()
    """Messages that say what it is about."""
    MOUSE: ClassVar[str] = ""
    LOOK: ClassVar[str] = ""
    """What the page of the players shows."""
    RESTART: ClassVar[str] = "table-help-restart-does"

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, texts("table-help"))

    def body(self) -> RenderableType:
        texts = self.texts
        said = [Prose(Text(texts(key))) for key in (*self.AIM, "table-help-why")]
        heads = (Text(texts("table-help-keys"), BOLD), Text(texts("table-help-signs"), BOLD))
        blank = Text()
        return Group(*said, blank, heads[0], two_columns(self.keys()), blank, heads[1], *self.signs())

    def keys(self) -> list[tuple[str, str]]:
        texts = self.texts
        return [
            (texts("table-help-arrows"), texts("table-help-arrows-does")),
            (texts("table-help-numbers"), texts("table-help-numbers-does")),
            (texts("table-help-tab"), texts("table-help-tab-does")),
            (texts("table-help-mouse"), texts(self.MOUSE)),
            (texts("table-help-space"), texts("table-help-space-does")),
            ("u", texts("table-help-undo-does")),
            ("r", texts(self.RESTART)),
            ("p", texts(self.LOOK)),
            ("l", texts("table-help-log-does")),
            ("f", texts("table-help-rules-does")),
            ("h", texts("table-help-hint-does")),
            ("q", texts("table-help-quit-does")),
        ]

    def signs(self) -> list[RenderableType]:
        raise NotImplementedError


def two_columns(rows: Sequence[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style=BRONZE)
    table.add_column()
    for left, right in rows:
        table.add_row(left, Prose(Text(right)))
    return table


class RulesPage(Screen[None]):
    """All rules by chapter; what is typed goes to the search above, and narrows the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", show=False),
        Binding("down", "to_list", show=False),
    ]

    def __init__(self, texts: Texts, rulebook: Rulebook, rule: str | None = None) -> None:
        super().__init__(classes="page")
        self.texts = texts
        self.rulebook = rulebook
        self.first = rule

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.texts("table-rules-search"), id="rule-search", compact=True, select_on_focus=False)
        with Horizontal(id="rules"):
            yield OptionList(id="rule-list", compact=True)
            with VerticalScroll(id="rule-box"):
                yield Static(id="rule-text")
        yield KeyBar(
            [
                ("Esc", self.texts("table-key-back"), "app.pop_screen"),
                ("a–z", self.texts("table-key-search"), "screen.search"),
            ]
        )

    def on_mount(self) -> None:
        self.query_one("#rule-box").border_title = Content(self.texts("table-rules"))
        self._list(self.first)
        self.query_one("#rule-list").focus()

    def on_key(self, event: events.Key) -> None:
        search = self._search
        if search.has_focus:
            return
        if event.character and event.is_printable:
            search.insert_text_at_cursor(event.character)
        elif event.key == "backspace":
            search.action_delete_left()
        else:
            return
        event.stop()
        search.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._list(None)

    def on_input_submitted(self) -> None:
        self.action_to_list()

    def action_to_list(self) -> None:
        self.query_one("#rule-list").focus()

    def action_search(self) -> None:
        self._search.focus()

    @property
    def _search(self) -> Input:
        return self.query_one("#rule-search", Input)

    def _list(self, first: str | None) -> None:
        """The rules that have all the typed words, under their chapters."""
        typed = self._search.value.casefold().split()
        chosen = [rule for rule in self.rulebook.rules.values() if all(word in self._words(rule) for word in typed)]
        options: list[Option] = []
        chapter = ""
        for rule in chosen:
            if rule.chapter != chapter:
                chapter = rule.chapter
                options.append(
                    Option(Text(self.texts(f"chapter-{rule.id.partition('.')[0]}-{chapter}"), BOLD), disabled=True)
                )
            options.append(Option(Prose(Text("  " + self.texts(rule.message))), id=rule.id))
        rules = self.query_one("#rule-list", OptionList)
        rules.clear_options()
        rules.add_options(options)
        if not chosen:
            self._text.update(Content(self.texts("table-rules-none")))
            return
        ids = [rule.id for rule in chosen]
        wanted = first if first in ids else ids[0]
        rules.highlighted = rules.get_option_index(wanted)

    def _words(self, rule: Rule) -> str:
        texts = self.texts
        ruling = texts(f"{rule.message}.ruling") if rule.ruling else ""
        return f"{rule.id} {texts(rule.message)} {texts(f'{rule.message}.text')} {ruling}".casefold()

    @property
    def _text(self) -> Static:
        return self.query_one("#rule-text", Static)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_id is None:
            return
        rule, texts = self.rulebook.rules[event.option_id], self.texts
        text = Text.assemble((texts(rule.message), BOLD), (f"\n{rule.id}\n\n", DIM), texts(f"{rule.message}.text"))
        heading, german = rule.heading.get(texts.language), rule.heading.get("de")
        if heading:
            text.append("\n\n" + texts("table-rules-heading", heading=heading), DIM)
        elif german:
            said = texts("refusal-heading-german", heading=german)
            text.append(f"\n\n{said[:1].upper()}{said[1:]}", DIM)
        if rule.ruling:
            text.append("\n\n" + texts("table-rules-ruling", text=texts(f"{rule.message}.ruling")), BRONZE)
        self._text.update(Prose(text))
        self.query_one("#rule-box").scroll_home(animate=False)
