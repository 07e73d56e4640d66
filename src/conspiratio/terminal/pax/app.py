"""PAX at a table in the terminal."""

from __future__ import annotations

from dataclasses import replace

from textual.screen import Screen

from conspiratio.locale.pax import PaxWords
from conspiratio.pax.cards import Card
from conspiratio.pax.events import GameEnded
from conspiratio.pax.moves import Open
from conspiratio.pax.scoring import SoloResult
from conspiratio.pax.view import View

from ..app import PACE, TableApp
from ..session import Session
from .end_page import EndPage
from .scene import Look, Pick, Scene, Wish
from .screens import PaxHelp, PlayersPage
from .table import PaxTable


def run_table(session: Session) -> None:
    PaxApp(session).run_and_save()


class PaxApp(TableApp):
    CSS_PATH = ["../table.tcss", "table.tcss"]  # noqa: RUF012 - as Textual has it

    words: PaxWords

    def __init__(self, session: Session, pace: float = PACE) -> None:
        super().__init__(session, pace)
        self.chosen: str | None = None

    def make_table(self) -> PaxTable:
        return PaxTable(self.session.texts)

    @property
    def scene(self) -> Scene:
        view: View = self.match.view(self.eye)
        acting = self.eye is not None and view.turn.seat == self.eye
        scene = Scene(view, self.words, self.match.legal_moves() if acting else ())
        drawn = [card.id for card in scene.drawn]
        return replace(scene, chosen=self.chosen if self.chosen in drawn else next(iter(drawn), None))

    # Moving

    def wish(self, wish: Wish) -> None:
        match wish:
            case Look():
                self.action_players()
            case Pick():
                self._pick(wish.card)
            case _:
                self.attempt(wish)

    def _pick(self, card: str) -> None:
        scene = self.scene
        lines = scene.keeps(card)
        if len(lines) == 1 and isinstance(scene.moves[lines[0]], Open):
            self.attempt(scene.moves[lines[0]])
            return
        self.chosen = card
        self.show_table()
        if scene.view.turn.phase == "opening" and lines:
            self.table.say(self.session.texts("table-choose-line", card=self.words.cards([_face(scene, card)])))
            self.table.show_line(lines[0])

    def choose_line(self, number: int) -> None:
        moves = self.scene.moves
        if number < len(moves):
            self.attempt(moves[number])

    def forget(self) -> None:
        self.chosen = None

    # Pages

    def help_page(self) -> PaxHelp:
        return PaxHelp(self.session.texts)

    def players_page(self) -> Screen[None]:
        return PlayersPage(self.scene)

    def end_page(self, notes: list[str]) -> Screen[None]:
        ended = next(event for event in self.match.events[-1] if isinstance(event, GameEnded))
        return EndPage(self.scene, ended.rome, notes, self.pace)

    def notes(self) -> list[str]:
        """The campaign, too."""
        result = self.match.game.result(self.match.state)
        won = isinstance(result, SoloResult) and result.won
        return [*([self.session.campaign_line()] if won else []), *super().notes()]


def _face(scene: Scene, id: str) -> Card:
    return next(card for card in scene.drawn if card.id == id)
