"""PAX at a table in the terminal: whose turn it is, the bots' pace, the curtain, saving."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from dataclasses import replace
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from conspiratio.core.game import Complaint, Eye, Seat
from conspiratio.locale.complaints import complain
from conspiratio.pax.cards import Card
from conspiratio.pax.events import GameEnded
from conspiratio.pax.moves import Move, Open
from conspiratio.pax.scoring import SoloResult
from conspiratio.pax.view import View

from .end_page import EndPage
from .scene import Look, Pick, Scene, Wish
from .screens import Curtain, HelpPage, LogPage, PlayersPage, RulesPage
from .session import Session
from .table import TableScreen

PACE = 0.6
THEME = Theme(
    name="conspiratio",
    primary="#d59a58",
    secondary="#b9654a",
    accent="#d59a58",
    warning="#e8b04a",
    error="#e8645a",
    background="#17130f",
    surface="#1f1a15",
    panel="#2b241d",
    foreground="#eee3d0",
    dark=True,
)


def run_table(session: Session) -> None:
    """Play a session at the Textual table; the game is saved however it ends."""
    try:
        PaxApp(session).run()
    finally:
        session.save()


class PaxApp(App[None]):
    CSS_PATH = "pax_table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit_table", show=False, priority=True),
    ]

    def __init__(self, session: Session, pace: float = PACE) -> None:
        """``pace``: seconds between the bots' moves."""
        super().__init__()
        self.session = session
        self.match = session.match
        self.words = session.words
        self.pace = pace
        people = session.people
        self.eye: Eye = people[0] if len(people) == 1 else None
        """Whose view is shown; with several people, nobody's until the curtain is lifted."""
        self.chosen: str | None = None
        self.refused_rule: str | None = None
        self.hurrying = asyncio.Event()
        self.table = TableScreen(session.texts)
        self._told: list[str] = []
        self._logged: tuple[Eye, int] = (self.eye, 0)

    def get_default_screen(self) -> Screen[None]:
        return self.table

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        loop = asyncio.get_running_loop()
        # A closed window saves too, where the system tells of it: Windows does not, nor a loop in a thread of tests.
        for name in ("SIGHUP", "SIGTERM"):
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.action_quit_table)
        self.call_after_refresh(self.advance)

    # What is shown

    @property
    def scene(self) -> Scene:
        view: View = self.match.view(self.eye)
        acting = self.eye is not None and view.turn.seat == self.eye
        scene = Scene(view, self.words, self.match.legal_moves() if acting else ())
        drawn = [card.id for card in scene.drawn]
        return replace(scene, chosen=self.chosen if self.chosen in drawn else next(iter(drawn), None))

    @property
    def log_lines(self) -> list[str]:
        """The log as this eye saw it; kept, and told on from where it was."""
        eye, told = self._logged
        count = len(self.match.events)
        if eye != self.eye or told > count or not told:  # from the beginning, which tells of the opening too
            self._told, told = [], 0
        self._told += self.session.log(self.eye, told)
        self._logged = (self.eye, count)
        return self._told

    def show_table(self) -> None:
        self.table.draw(self.scene, self.log_lines)

    def _close_pages(self) -> None:
        """Back to the table: what one person has opened is not for the next."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    # Whose turn

    def advance(self) -> None:
        """Show the table and go on to whatever comes next."""
        self.show_table()
        if self.session.is_over:
            self._end()
        elif not self.session.waits_for_person:
            self.play_bots()
        else:
            self.hurrying.clear()
            self._ask()

    def _ask(self) -> None:
        seat = self.match.to_act
        if seat is None or seat == self.eye:
            return
        self._close_pages()
        undoing = self.match.names[self.eye] if self.eye is not None and self.match.can_undo(self.eye) else None
        curtain = Curtain(self.session.texts, self.match.names[seat], undoing)
        self.push_screen(curtain, lambda lifted: self._lift(seat) if lifted else self.action_undo())

    def _lift(self, seat: Seat) -> None:
        self.eye = seat
        self.table.say("")
        self.show_table()

    @work(exclusive=True, group="bots")
    async def play_bots(self) -> None:
        """The bots move one at a time until it is a person's turn."""
        while not self.session.is_over and not self.session.waits_for_person:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurrying.wait(), self.pace)
            seat, move = await asyncio.to_thread(self._think)
            self.match.play(seat, move)
            self.show_table()
        self.advance()

    def _think(self) -> tuple[Seat, Move]:
        """A bot's decision, made at a copy of the table: ours stays whole meanwhile."""
        match = self.match
        copy = replace(match, moves=[*match.moves], states=[*match.states], events=[*match.events])
        replace(self.session, match=copy).play_bot()
        return copy.moves[-1]

    # Moving

    def wish(self, wish: Wish) -> None:
        """Something was touched."""
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

    def choose(self, number: int) -> None:
        """Make a move of the list by its place in it."""
        if self.session.is_over:
            self._end()
            return
        moves = self.scene.moves
        if number < len(moves):
            self.attempt(moves[number])

    def attempt(self, move: Move) -> None:
        """Make a move, or say why not."""
        if self.eye is None:
            return
        refused = self.match.refusal(self.eye, move)
        if refused:
            self.refused_rule = refused.rule
            self.table.say(self.words.refusal(refused), self.words.rule(refused))
            return
        self.match.play(self.eye, move)
        self.chosen = None
        self.table.say("")
        self.save()
        self.advance()

    def action_undo(self) -> None:
        self._take_back(whole_turn=False)

    def action_restart(self) -> None:
        self._take_back(whole_turn=True)

    def _take_back(self, whole_turn: bool) -> None:
        texts, eye = self.session.texts, self.eye
        if eye is None or not self.match.can_undo(eye):
            self.table.say(texts(self._why_not_undo()))
            return
        self.workers.cancel_group(self, "bots")
        (self.match.undo_turn if whole_turn else self.match.undo)(eye)
        self.save()
        self.advance()
        self.table.say(texts("table-restarted" if whole_turn else "table-undone"))

    def _why_not_undo(self) -> str:
        moves = self.match.moves
        if not any(seat == self.eye for seat, _ in moves):
            return "table-undo-nothing"
        return "table-undo-news" if moves[-1][0] == self.eye else "table-undo-others"

    def action_hurry(self) -> None:
        """No waiting for bots until a person is to move."""
        if not self.session.waits_for_person:
            self.hurrying.set()

    # Pages

    def action_help(self) -> None:
        self.push_screen(HelpPage(self.session.texts))

    def action_log(self) -> None:
        self.push_screen(LogPage(self.scene, self.log_lines))

    def action_players(self) -> None:
        self.push_screen(PlayersPage(self.scene))

    def action_rules(self) -> None:
        """The rules; the one cited last is open."""
        self.push_screen(RulesPage(self.session.texts, self.refused_rule))

    def _end(self) -> None:
        self.save()
        self._close_pages()
        if len(self.session.people) > 1:
            self.eye = None  # the end is everybody's
        ended = next(event for event in self.match.events[-1] if isinstance(event, GameEnded))
        self.push_screen(EndPage(self.scene, ended.rome, self._notes(), self.pace))

    def _notes(self) -> list[str]:
        """What the end means beyond this game: the campaign, and where the game is kept."""
        notes = []
        result = self.match.game.result(self.match.state)
        if isinstance(result, SoloResult) and result.won:
            notes.append(self.session.campaign_line())
        if self.session.replay:
            notes.append(self.session.texts("play-replay-kept", file=str(self.session.replay)))
        return notes

    # Leaving

    def save(self) -> None:
        try:
            self.session.save()
        except Complaint as complaint:
            why = complain(self.session.texts, complaint)
            self.table.say(self.session.texts("table-unsaved", why=why), alarm=True)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Behind the sentence that the window is too small only leaving is possible."""
        unseen = self.screen is self.table and self.table.is_small
        return action == "quit_table" if unseen else super().check_action(action, parameters)

    def action_quit_table(self) -> None:
        self.save()
        self.exit()


def _face(scene: Scene, id: str) -> Card:
    return next(card for card in scene.drawn if card.id == id)
