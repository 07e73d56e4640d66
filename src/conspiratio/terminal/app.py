"""A game at a table in the terminal: whose turn it is, the bots' pace, the curtain, taking back, saving.

What the table looks like, what touching a thing on it means and what the end is like are for the games to say.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from abc import abstractmethod
from typing import Any, ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from conspiratio.bots.review import can_review
from conspiratio.core.game import Complaint, Eye, IllegalMove, Seat
from conspiratio.core.match import Match
from conspiratio.locale.complaints import complain
from conspiratio.locale.sentence import Sentence

from .ink import Wish
from .pages import Curtain, HelpPage, LogPage, RulesPage
from .panels import log_text
from .review_words import ReviewWords
from .scene import AnyScene
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


class TableApp(App[None]):
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit_table", show=False, priority=True),
    ]

    RESTARTED: ClassVar[str] = "table-restarted"
    """What is said when all that may be was taken back."""

    words: Any

    def __init__(self, session: Session, pace: float = PACE) -> None:
        """``pace``: seconds between the bots' moves."""
        super().__init__()
        self.session = session
        self.words = session.words
        self.pace = pace
        people = session.people
        self.eye: Eye = people[0] if len(people) == 1 else None
        """Whose view is shown; with several people, nobody's while the curtain is down."""
        self.refused_rule: str | None = None
        self.bot_trouble: Complaint | None = None
        """A bot of one's own could not go on, and so the game can't."""
        self.hurrying = asyncio.Event()
        self.table = self.make_table()
        self._log_lines: list[Sentence] = []
        self._logged: tuple[Eye, int] = (self.eye, 0)

    @property
    def match(self) -> Match:
        return self.session.match

    def run_and_save(self) -> None:
        """The game is saved however it ends."""
        try:
            self.run()
        finally:
            self.session.save()
        if self.bot_trouble is not None:
            raise self.bot_trouble

    # What a game says

    @abstractmethod
    def make_table(self) -> TableScreen: ...

    @property
    @abstractmethod
    def scene(self) -> AnyScene:
        """What is shown now."""

    @abstractmethod
    def wish(self, wish: Wish) -> None:
        """Something was touched."""

    @abstractmethod
    def choose_line(self, number: int) -> None:
        """A line of the list was chosen by its place in it."""

    @abstractmethod
    def forget(self) -> None:
        """What was chosen on the way to a move is void: the move is made, or taken back."""

    @abstractmethod
    def help_page(self) -> HelpPage: ...

    @abstractmethod
    def players_page(self) -> Screen[None]: ...

    @abstractmethod
    def end_page(self, notes: list[str]) -> Screen[None]: ...

    def notes(self) -> list[str]:
        """What the end means beyond this game."""
        if self.session.replay:
            return [self.session.texts("play-replay-kept", file=str(self.session.replay))]
        return []

    # What is shown

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

    @property
    def log_lines(self) -> list[Sentence]:
        """The log as this eye saw it; kept, and continued from where it ended."""
        eye, shown = self._logged
        count = len(self.match.events)
        if eye != self.eye or shown > count or not shown:  # from the beginning, which tells of the opening too
            self._log_lines, shown = [], 0
        self._log_lines += self.session.log(self.eye, shown)
        self._logged = (self.eye, count)
        return self._log_lines

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
        before = self.eye
        self._drop_curtain(seat, before if before is not None and self.match.can_take_back(before) else None)

    def _drop_curtain(self, seat: Seat, undoing: Seat | None = None, said: str = "") -> None:
        """Before this seat sees the table. Who moved last may take it back, but sees nothing of theirs by that yet."""
        self._close_pages()
        self.eye = None
        self.show_table()
        names = self.match.names
        curtain = Curtain(self.session.texts, names[seat], None if undoing is None else names[undoing])

        def answered(lifted: bool | None) -> None:
            if lifted or undoing is None:
                self._lift(seat, said)
            else:
                self._undo_behind_curtain(undoing)

        self.push_screen(curtain, answered)

    def _lift(self, seat: Seat, said: str) -> None:
        self.eye = seat
        self.table.say(said)
        self.show_table()

    def _undo_behind_curtain(self, seat: Seat) -> None:
        self.session.take_back(seat, whole_turn=False)
        self.forget()
        self.save()
        self._drop_curtain(seat, said=self.session.texts("move-undone"))

    @work(exclusive=True, group="bots")
    async def play_bots(self) -> None:
        """The bots move one at a time until it is a person's turn."""
        while not self.session.is_over and not self.session.waits_for_person:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.pace):
                    await self.hurrying.wait()
            try:
                seat, move = await asyncio.to_thread(self.session.bot_move)
            except Complaint as trouble:
                self.bot_trouble = trouble
                self.exit()
                return
            self.session.play(seat, move)
            self.show_table()
        self.advance()

    # Moving

    def choose(self, number: int) -> None:
        if self.session.is_over:
            self._end()
        else:
            self.choose_line(number)

    def attempt(self, move: Any) -> None:
        """Make a move, or say why not."""
        if self.eye is None:
            return
        try:
            self.session.play(self.eye, move)
        except IllegalMove as illegal:
            refused = illegal.refusal
            self.refused_rule = refused.rule
            self.table.say(self.scene.in_colour(self.words.refusal(refused)), self.words.rule(refused))
            return
        self.forget()
        self.table.say("")
        self.save()
        self.advance()

    def action_stage_back(self) -> None:
        """To the stage before, where a move is chosen in stages."""

    def action_undo(self) -> None:
        self._take_back(whole_turn=False)

    def action_restart(self) -> None:
        self._take_back(whole_turn=True)

    def _take_back(self, whole_turn: bool) -> None:
        texts, eye = self.session.texts, self.eye
        if eye is None or not self.match.can_take_back(eye):
            self.table.say(texts(self._why_not_undo()))
            return
        self.workers.cancel_group(self, "bots")
        self.session.take_back(eye, whole_turn=whole_turn)
        self.forget()
        self.save()
        self.advance()
        self.table.say(texts(self.RESTARTED if whole_turn else "move-undone"))

    def _why_not_undo(self) -> str:
        moves = self.match.moves
        if self.session.is_over:
            return "table-undo-over"
        if not any(seat == self.eye for seat, _ in moves):
            return "table-undo-nothing"
        return "table-undo-news" if moves[-1][0] == self.eye else "table-undo-others"

    def action_hurry(self) -> None:
        """No waiting for bots until a person is to move."""
        if not self.session.waits_for_person:
            self.hurrying.set()

    # Pages

    def action_help(self) -> None:
        self.push_screen(self.help_page())

    def action_log(self) -> None:
        self.push_screen(LogPage(self.scene, self.log_lines, self._seal))

    @property
    def _seal(self) -> str:
        """Of the deal, if it was made with one."""
        match = self.match
        return self.session.texts("play-commitment", commitment=match.commitment) if match.nonce else ""

    def action_players(self) -> None:
        self.push_screen(self.players_page())

    def action_rules(self) -> None:
        """The rules; the one cited last is open."""
        self.push_screen(RulesPage(self.session.texts, self.words.rulebook, self.refused_rule))

    def action_review(self) -> None:
        """When it is over: chances, mistakes, luck."""
        from .review_page import ReviewPage
        from .reviewing import KeptReview

        if not can_review(self.match):
            self.notify(self.session.texts("error-review-unavailable"), severity="warning")
        elif self.session.is_over:
            words = ReviewWords(self.match, self.session.texts, self.words)
            self.push_screen(ReviewPage(words, KeptReview(self.match, self.session.saves)))

    # Hints

    def action_hint(self) -> None:
        """What to do, for who has to decide."""
        texts, seat = self.session.texts, self.eye
        if seat is None or seat != self.match.to_act:
            self.table.say(texts("hint-not-now"))
        elif not can_review(self.match):
            self.table.say(texts("hint-none"))
        else:
            self.table.say(texts("hint-thinking"))
            self._advise(seat)

    @work(exclusive=True, group="hint")
    async def _advise(self, seat: Seat) -> None:
        made = len(self.match.moves)
        try:
            given = await asyncio.to_thread(self.session.hint)
        except Complaint as complaint:
            self.table.say(complain(self.session.texts, complaint), alarm=True)
            return
        if (len(self.match.moves), self.eye) == (made, seat):
            lines = ReviewWords(self.match, self.session.texts, self.words).hint(given, seat)
            self.table.say(log_text(self.scene, lines))

    def _end(self) -> None:
        self.save()
        self._close_pages()
        if len(self.session.people) > 1:
            self.eye = None  # the end is everybody's
        self.push_screen(self.end_page(self.notes()))

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
