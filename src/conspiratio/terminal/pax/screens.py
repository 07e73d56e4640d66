"""Screens over the table: the curtain, help, the log, all players, and the rules."""

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

from conspiratio.core.rulebook import Rule
from conspiratio.locale import Texts
from conspiratio.pax.cards import CATEGORIES
from conspiratio.pax.legal import RULES

from .ink import BOLD, BRONZE, CONSPIRATOR, DIM, ICONS, PRIMUS, ROME_TAKES, Prose, Room, flow, ink
from .legions import legion_rows
from .panels import KeyBar, log_text
from .pictures import piles, titles
from .scales import MINE, STRONGER, THEIRS, TO_PLAYERS, TO_ROME
from .scene import Scene


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
    def __init__(self, scene: Scene, lines: Sequence[str]) -> None:
        super().__init__(scene.texts, scene.texts("table-log"), at_end=True)
        self.text = log_text(lines, scene.words)

    def body(self) -> RenderableType:
        return Prose(self.text)


class PlayersPage(Page):
    """A closer look: everybody's display, all cards at the Legions, and every hidden card the eye knows."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.texts, scene.texts("table-players"))
        self.scene = scene

    def body(self) -> RenderableType:
        view, texts = self.scene.view, self.texts
        parts: list[RenderableType] = []
        each = min(14, (self.app.size.width - 6) // len(CATEGORIES) - 1)
        seats = self.scene.others() + ([] if view.eye is None else [view.eye])
        for seat in seats:
            player = view.players[seat]
            head = Text()
            head.append(f"{self.scene.name(seat)} {titles(self.scene, seat)} ", BOLD)
            if player.money is not None:
                head.append(f" {self.scene.words.money(player.money)}", BRONZE)
            if player.hand_size is not None:
                head.append(f", {texts('cards-unseen', count=player.hand_size)}", BRONZE)
            parts += [head, *flow(piles(self.scene, player.display, each), self.app.size.width).lines]
            known = [card for card in player.hand if card]
            if known and seat != view.eye:
                parts.append(Prose(Text(texts("table-known-hand", cards=self.scene.words.cards(known)), DIM)))
            parts.append(Text())
        parts += [*legion_rows(self.scene, Room(self.app.size.width - 6, self.app.size.height, True)).lines, Text()]
        known = [card for card in view.deck if card]
        if known:
            parts.append(Prose(Text(texts("table-known-deck", cards=self.scene.words.cards(known)), DIM)))
        return Group(*parts)


class HelpPage(Page):
    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, texts("table-help"))

    def body(self) -> RenderableType:
        texts = self.texts
        said = [Prose(Text(texts(key))) for key in ("table-help-aim", "table-help-turn", "table-help-why")]
        keys = [
            (texts("table-help-arrows"), texts("table-help-arrows-does")),
            (texts("table-help-numbers"), texts("table-help-numbers-does")),
            (texts("table-help-tab"), texts("table-help-tab-does")),
            (texts("table-help-mouse"), texts("table-help-mouse-does")),
            (texts("table-help-space"), texts("table-help-space-does")),
            ("u", texts("table-help-undo-does")),
            ("r", texts("table-help-restart-does")),
            ("p", texts("table-help-players-does")),
            ("l", texts("table-help-log-does")),
            ("f", texts("table-help-rules-does")),
            ("q", texts("table-help-quit-does")),
        ]
        signs = [
            (f"{ICONS['army']}●●4", texts("table-sign-card")),
            (f"{ICONS['army']}4/3", texts("table-sign-pile")),
            (PRIMUS, texts("table-sign-primus")),
            (CONSPIRATOR, texts("table-sign-conspirator")),
            (ROME_TAKES, texts("table-sign-rome-takes")),
            (f"{MINE}{THEIRS}", texts("table-sign-scale")),
            (f"{TO_ROME} {TO_PLAYERS}", texts("table-sign-holds")),
            (STRONGER, texts("table-sign-stronger")),
            ("0?", texts("table-sign-unseen")),
        ]
        categories = Text("  ").join(
            Text(f"{ICONS[category]}\xa0{texts(f'category-{category}')}", ink(category)) for category in CATEGORIES
        )
        heads = (Text(texts("table-help-keys"), BOLD), Text(texts("table-help-signs"), BOLD))
        blank = Text()
        return Group(
            *said, blank, heads[0], _two_columns(keys), blank, heads[1], Prose(categories), _two_columns(signs)
        )


def _two_columns(rows: Sequence[tuple[str, str]]) -> Table:
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

    def __init__(self, texts: Texts, rule: str | None = None) -> None:
        super().__init__(classes="page")
        self.texts = texts
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
        chosen = [rule for rule in RULES.rules.values() if all(word in self._words(rule) for word in typed)]
        options: list[Option] = []
        chapter = ""
        for rule in chosen:
            if rule.chapter != chapter:
                chapter = rule.chapter
                options.append(Option(Text(self.texts(f"chapter-pax-{chapter}"), BOLD), disabled=True))
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
        rule, texts = RULES.rules[event.option_id], self.texts
        text = Text.assemble((texts(rule.message), BOLD), (f"\n{rule.id}\n\n", DIM), texts(f"{rule.message}.text"))
        heading = rule.heading.get(texts.language)
        if heading:
            text.append("\n\n" + texts("table-rules-heading", heading=heading), DIM)
        if rule.ruling:
            text.append("\n\n" + texts("table-rules-ruling", text=texts(f"{rule.message}.ruling")), BRONZE)
        self._text.update(Prose(text))
        self.query_one("#rule-box").scroll_home(animate=False)
