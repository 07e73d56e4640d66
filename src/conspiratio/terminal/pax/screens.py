"""Pages of PAX: all players, and help."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from conspiratio.pax.cards import CATEGORIES

from ..ink import BOLD, BRONZE, DIM, PRIMUS, Prose, Space, flow
from ..pages import HelpPage, Page, two_columns
from .ink import CONSPIRATOR, ICONS, ROME_TAKES, ink
from .legions import legion_rows
from .pictures import piles, titles
from .scales import MINE, STRONGER, THEIRS, TO_PLAYERS, TO_ROME
from .scene import Scene


class PlayersPage(Page):
    """A closer look: everybody's display, all cards at the Legions, and every hidden card the eye knows."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.texts, scene.texts("players-heading"))
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
        parts += [*legion_rows(self.scene, Space(self.app.size.width - 6, self.app.size.height, True)).lines, Text()]
        known = [card for card in view.deck if card]
        if known:
            parts.append(Prose(Text(texts("table-known-deck", cards=self.scene.words.cards(known)), DIM)))
        return Group(*parts)


class PaxHelp(HelpPage):
    AIM = ("table-help-aim", "table-help-turn")
    MOUSE = "table-help-mouse-does"
    LOOK = "table-help-players-does"

    def signs(self) -> list[RenderableType]:
        texts = self.texts
        signs = [
            (f"{ICONS['army']}●●4", texts("table-sign-card")),
            (f"{ICONS['army']}4/3", texts("table-sign-pile")),
            (PRIMUS, texts("table-sign-primus")),
            (CONSPIRATOR, texts("primus-conspiratus")),
            (ROME_TAKES, texts("table-sign-rome-takes")),
            (f"{MINE}{THEIRS}", texts("table-sign-scale")),
            (f"{TO_ROME} {TO_PLAYERS}", texts("table-sign-holds")),
            (STRONGER, texts("table-sign-stronger")),
            ("0?", texts("table-sign-unseen")),
        ]
        categories = Text("  ").join(
            Text(f"{ICONS[category]}\xa0{texts(f'category-{category}')}", ink(category)) for category in CATEGORIES
        )
        return [Prose(categories), two_columns(signs)]
