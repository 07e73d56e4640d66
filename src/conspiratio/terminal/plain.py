"""The plain line mode: one line in, some lines out. For pipes, screen readers and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TextIO

from conspiratio.bots.review import can_review
from conspiratio.core.game import Complaint, IllegalMove, Seat
from conspiratio.core.match import Match
from conspiratio.locale.complaints import complain
from conspiratio.locale.rules_page import rule_page, rules_index
from conspiratio.locale.sentence import Sentence, joined

from .review_words import ReviewWords
from .reviewing import show_review
from .session import Session
from .skin import is_number, skin_for
from .stages import Stages

CURTAIN_LINES = 60
LEAVING = (None, "q", "quit", "exit")
"""What a person types to leave; None is the end of the input."""


class PlainGame:
    def __init__(self, session: Session, lines: TextIO, out: TextIO) -> None:
        self.session = session
        self.texts = session.texts
        self.skin = skin_for(self.match.game.name, session.texts, self.match.names, self.match.deal.faces)
        self.words = self.skin.words
        self.lines = lines
        self.out = out
        self.shown = len(self.match.events)
        """How many moves the reader has been told of."""
        self.looking: Seat | None = session.people[0] if len(session.people) == 1 else None

    @property
    def match(self) -> Match:
        return self.session.match

    def run(self) -> None:
        """Play until the game is over, the player quits, or the input ends; saved in any case."""
        try:
            while not self.session.is_over:
                if not self.session.waits_for_person:
                    # Not saved: it can be played again, what a bot does depends on the seed alone.
                    self.session.play(*self.session.bot_move())
                elif self._decide():
                    self.session.save()
                else:
                    break
        except KeyboardInterrupt:
            self.say("")
        finally:
            self.session.save()
        self._leave()

    def say(self, *lines: str | Sentence) -> None:
        for line in lines:
            print(line, file=self.out, flush=True)

    def _read(self) -> str | None:
        line = self.lines.readline()
        return line.strip().lower() if line else None

    # A decision

    def _decide(self) -> bool:
        """Ask the person whose turn it is until a move is made; False if they leave."""
        seat = self.match.to_act
        assert seat is not None
        if seat != self.looking and not self._draw_curtain(seat):
            return False
        self._tell_news(seat)
        view = self.match.view(seat)
        scene = self.skin.scene(view)
        if scene:
            self.say("", *scene)
        stages = self._offer(seat)
        while True:
            self.say(self.texts("play-prompt"))
            line = self._read()
            if line in LEAVING:
                return False
            assert line is not None
            made = len(self.match.moves)
            self._obey(seat, line, stages)
            if len(self.match.moves) != made:
                return True

    def _draw_curtain(self, seat: Seat) -> bool:
        if self.looking is not None:
            self.say("\n" * CURTAIN_LINES)
        self.say(self.texts("play-curtain", name=self.match.names[seat]))
        self.looking = seat
        self.shown = self._last_move_of(seat)
        return self._read() not in LEAVING

    def _last_move_of(self, seat: Seat) -> int:
        """Where to go on telling somebody who comes back to the screen."""
        return next((i for i in range(len(self.match.moves), 0, -1) if self.match.moves[i - 1][0] == seat), 0)

    def _tell_news(self, seat: Seat) -> None:
        self.say(*self.session.log(seat, self.shown, self.words))
        self.shown = len(self.match.events)

    def _offer(self, seat: Seat) -> Stages:
        view = self.match.view(seat)
        moves = self.match.legal_moves()
        self.say("", self.texts("play-decide", name=self.match.names[seat], phase=self.skin.phase(view)))
        stages = Stages(moves, lambda move: self.skin.path(move, view), self.words.either_order)
        self._list(stages)
        self._tell_what_is_not_possible(seat, view, moves)
        return stages

    def _list(self, stages: Stages) -> None:
        if stages.at:
            self.say("", self.texts("play-stage", so_far=joined("; ", stages.at)))
        for number, label in enumerate(stages.labels(), 1):
            self.say(f"  {number:2}  {label}")

    def _tell_what_is_not_possible(self, seat: Seat, view: Any, moves: tuple[Any, ...]) -> None:
        """Things that can't be had now, and why."""
        for wish in self.skin.wishes(view):
            refused = None if wish in moves else self.match.refusal(seat, wish)
            if refused:
                what, why = self.words.move(wish, view), self.words.refusal(refused)
                self.say(f"   -  {self.texts('play-not-now', what=what, why=why)}")

    # Commands

    def _obey(self, seat: Seat, line: str, stages: Stages) -> None:
        word, *rest = line.split() or [""]
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.say(self.texts(self.skin.help)),
            "help": lambda: self.say(self.texts(self.skin.help)),
            "table": lambda: self.say(*self.skin.table(self.match.view(seat))),
            "b": lambda: self._back(stages),
            "back": lambda: self._back(stages),
            "log": lambda: self.say(*self.session.log(seat, words=self.words)),
            "cards": lambda: self._show_cards(seat),
            "hint": lambda: self._hint(seat),
            "h": lambda: self._hint(seat),
            "rules": lambda: self._show_rules(rest),
            "undo": lambda: self._undo(seat),
            "u": lambda: self._undo(seat),
            "restart": lambda: self._undo(seat, whole_turn=True),
        }
        if word in commands:
            commands[word]()
        elif is_number(word):
            self._choose(seat, int(word), stages)
        elif word:
            self._try(seat, word, rest)

    def _choose(self, seat: Seat, number: int, stages: Stages) -> None:
        count = len(stages.labels())
        if not 1 <= number <= count:
            self.say(self.texts("play-not-a-number", number=number, count=count))
            return
        move = stages.choose(number - 1)
        if move is None:
            self._list(stages)
        else:
            self.session.play(seat, move)

    def _back(self, stages: Stages) -> None:
        stages.back()
        self._list(stages)

    def _try(self, seat: Seat, word: str, rest: list[str]) -> None:
        """A typed move: made if the rules allow it, else refused with the rule."""
        try:
            move = self.skin.read_move(word, rest)
        except Complaint as complaint:
            self.say(self.texts("play-bad-move", why=complain(self.texts, complaint)))
            return
        if move is None:
            self.say(self.texts("play-unknown-command", command=word if len(word) < 40 else f"{word[:40]}…"))
            return
        try:
            self.session.play(seat, move)
        except IllegalMove as illegal:
            self.say(self.words.refusal(illegal.refusal), self.words.rule(illegal.refusal))

    def _undo(self, seat: Seat, whole_turn: bool = False) -> None:
        undone = self.session.take_back(seat, whole_turn=whole_turn)
        self.shown = min(self.shown, len(self.match.events))
        self.say(self.texts("move-undone" if undone else "play-cannot-undo"))

    def _hint(self, seat: Seat) -> None:
        if can_review(self.match):
            self.say(*ReviewWords(self.match, self.texts, self.words).hint(self.session.hint(), seat))
        else:
            self.say(self.texts("hint-none"))

    def _show_cards(self, seat: Seat) -> None:
        for id, card in self.skin.cards(self.match.view(seat)):
            self.say(f"  {id:12} {card}")

    def _show_rules(self, ids: list[str]) -> None:
        if not ids:
            self.say(*rules_index(self.texts, self.match.game.name, self.match.game.rulebook))
        for id in ids:
            try:
                self.say(*rule_page(self.texts, self.match.game.rulebook, id))
            except Complaint as complaint:
                self.say(complain(self.texts, complaint))

    # Leaving

    def _leave(self) -> None:
        if not self.session.is_over:
            self.say(self.session.where_it_is())
            return
        eye = self.looking if len(self.session.people) == 1 else None  # the end is everybody's
        self.say(*self.session.log(eye, self.shown, self.words), "")
        view = self.match.view(eye)
        self.say(*self.skin.table(view), "", *self.skin.result_lines(view))
        if self.session.solo_game is not None and view.result.winners:
            self.say(self.session.campaign_line())
        self.say(self.session.where_it_is())
        if can_review(self.match):
            self.say(self.texts("play-review"))
            if self._read() in ("r", "review"):
                show_review(self.match, self.texts, self.out, self.session.saves, words=self.words, plain=True)
