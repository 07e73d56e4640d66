"""Caligula at a table in the terminal."""

from __future__ import annotations

from textual.screen import Screen

from conspiratio.caligula.events import EmperorMurdered, EmperorSurvived
from conspiratio.caligula.moves import Move, Place, Reward
from conspiratio.caligula.queries import Location
from conspiratio.caligula.view import View
from conspiratio.core.game import Eye
from conspiratio.locale.caligula import CaligulaWords
from conspiratio.locale.sentence import Sentence, joined

from ..app import PACE, TableApp
from ..session import Session
from ..stages import Path, Stages
from .civitas import short_card, short_pair
from .end_page import EndPage
from .scene import NOTHING, Picked, Scene, Wish, removed_by
from .screens import CaligulaHelp, PlayersPage
from .table import CaligulaTable
from .touching import Hint, Look, answer


def run_table(session: Session) -> None:
    CaligulaApp(session).run_and_save()


class CaligulaApp(TableApp):
    CSS_PATH = ["../table.tcss", "table.tcss"]  # noqa: RUF012 - as Textual has it
    RESTARTED = "caligula-table-restarted"

    words: CaligulaWords

    def __init__(self, session: Session, pace: float = PACE) -> None:
        super().__init__(session, pace)
        self.picked = NOTHING
        self._stages: tuple[object, Eye, Stages] | None = None
        self._before: list[Path] = []
        """The stages to go back to."""
        length = len(self.match.events)
        self._heard: dict[Eye, int] = dict.fromkeys((None, *range(len(session.chairs))), length)
        """Up to which move each eye has seen the outcomes."""

    def make_table(self) -> CaligulaTable:
        return CaligulaTable(self.session.texts)

    # What is shown

    @property
    def scene(self) -> Scene:
        view: View = self.match.view(self.eye)
        if self.eye is None or view.phase.seat != self.eye:
            return Scene(view, self.words)
        stages = self._stages_of(view)
        so_far = joined(" · ", stages.at)
        moves: tuple[Move, ...] = self.match.legal_moves()
        return Scene(view, self.words, moves, self._lines(stages), so_far, self.picked)

    def _stages_of(self, view: View) -> Stages:
        """The moves on offer in stages, made once for each decision."""
        state = self.match.state
        if self._stages is None or self._stages[0] is not state or self._stages[1] != self.eye:
            self._before = []
            shown = Scene(view, self.words)
            stages = Stages(self.match.legal_moves(), lambda move: self._path(move, shown), self.words.either_order)
            self._stages = (state, self.eye, stages)
        return self._stages[2]

    def _path(self, move: Move, scene: Scene) -> Path:
        """In the words of the game, but Civitas cards are described as they are drawn: they are all in view."""
        path = self.words.path(move, scene.view)
        if isinstance(move, Place | Reward) and move.marker is not None and move.colour and move.position:
            return *path[:-2], short_card(scene, Location(move.colour, move.position)), path[-1]
        if isinstance(move, Reward) and move.effect == "swap-positions" and move.colour:
            return *path[:-1], short_pair(scene, move.colour)
        removed = removed_by(move) if isinstance(move, Reward) else None
        return (*path[:-1], short_card(scene, removed)) if removed else path

    def _lines(self, stages: Stages) -> list[Sentence]:
        """The choices; a choice that leaves only one move is described to its end."""
        lines = []
        depth = len(stages.at)
        for label in stages.labels():
            paths = [path for path in stages.moves if path[: depth + 1] == (*stages.at, label)]
            rest = paths[0][depth + 1 :] if len(paths) == 1 else ()
            lines.append(self.words.say("label", label=label, text=joined(", ", rest)) if rest else label)
        return lines

    def show_table(self) -> None:
        super().show_table()
        self._tell_outcome()

    def _tell_outcome(self) -> None:
        """How a conspiracy ended is too much to be left to the log alone."""
        if len(self.session.people) > 1 and self.match.to_act != self.eye:
            return  # the curtain is about to fall: it is told when this eye is back
        for events in self.match.events[self._heard[self.eye] :]:
            for event in events:
                if isinstance(event, EmperorMurdered | EmperorSurvived):
                    self.table.say(self.scene.in_colour(self.words.event(event)))
        self._heard[self.eye] = len(self.match.events)

    # Moving

    def wish(self, wish: Wish) -> None:
        answered = answer(self.scene, wish)
        match answered:
            case Look():
                self.action_players()
            case Hint():
                self.table.say(self.session.texts(answered.message))
            case Picked():
                self.picked = answered
                self.table.say("")
                self.show_table()
            case _:
                self.attempt(answered)

    def choose_line(self, number: int) -> None:
        if not self.scene.offers or self._stages is None:
            return
        stages = self._stages[2]
        if number >= len(stages.labels()):
            return
        before = stages.at
        move = stages.choose(number) or self._with_picked_marker(stages)
        if move is not None:
            stages.at = before
            self.attempt(move)
            return
        self._before.append(before)
        self.table.say("")
        self.show_table()

    def _with_picked_marker(self, stages: Stages) -> Move | None:
        """A marker that was touched before goes on the card that is chosen in the list."""
        for path, move in stages.moves.items():
            chosen = path[: len(stages.at)] == stages.at and isinstance(move, Place | Reward)
            if chosen and self.picked.marker is not None and move.marker == self.picked.marker:
                found: Move = move
                return found
        return None

    def action_stage_back(self) -> None:
        if self.picked != NOTHING:
            self.picked = NOTHING
        elif self._before and self._stages:
            self._stages[2].at = self._before.pop()
        else:
            return
        self.show_table()

    def forget(self) -> None:
        self.picked = NOTHING
        self._stages = None
        self._before = []

    # Pages

    def help_page(self) -> CaligulaHelp:
        return CaligulaHelp(self.session.texts)

    def players_page(self) -> Screen[None]:
        return PlayersPage(self.scene)

    def end_page(self, notes: list[str]) -> Screen[None]:
        return EndPage(self.scene, [event for events in self.match.events for event in events], notes)
