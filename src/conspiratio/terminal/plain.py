"""The plain line mode: one line in, some lines out. For pipes, screen readers and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from conspiratio.core.game import Complaint, Seat
from conspiratio.locale.complaints import complain
from conspiratio.locale.rules_page import rule_page, rules_index
from conspiratio.pax.legal import RULES
from conspiratio.pax.moves import Buy, Draw, End, Follow, Move, Open, Pass, Peek, Place, Play
from conspiratio.pax.outlook import income_after
from conspiratio.pax.scoring import TableResult
from conspiratio.pax.view import View

from .plain_table import PlainTable, SpokenPaxWords, score_lines
from .session import Session

CURTAIN_LINES = 60
LEAVING = (None, "q", "quit", "exit")
"""What a person types to leave; None is the end of the input."""


class PlainGame:
    def __init__(self, session: Session, lines: TextIO, out: TextIO) -> None:
        self.session = session
        self.match = session.match
        self.texts = session.texts
        self.words = SpokenPaxWords(session.texts, session.match.names, session.match.deal.faces.by_id)
        self.lines = lines
        self.out = out
        self.told = len(self.match.events)
        """How many moves the reader has been told of."""
        self.looking: Seat | None = session.people[0] if len(session.people) == 1 else None

    def run(self) -> None:
        """Play until the game is over, the player quits, or the input ends; saved in any case."""
        try:
            while not self.session.is_over:
                if not self.session.waits_for_person:
                    self.session.play_bot()  # can be played again: what a bot does hangs on the seed alone
                elif self._decide():
                    self.session.save()
                else:
                    break
        except KeyboardInterrupt:
            self.say("")
        finally:
            self.session.save()
        self._leave()

    def say(self, *lines: str) -> None:
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
        view: View = self.match.view(seat)
        if view.turn.phase in ("opening", "choosing", "following"):
            self.say("", *PlainTable(view, self.words).lines())
        moves = self._offer(seat)
        while True:
            self.say(self.texts("play-prompt"))
            line = self._read()
            if line in LEAVING:
                return False
            assert line is not None
            made = len(self.match.moves)
            self._obey(seat, line, moves)
            if len(self.match.moves) != made:
                return True

    def _draw_curtain(self, seat: Seat) -> bool:
        if self.looking is not None:
            self.say("\n" * CURTAIN_LINES)
        self.say(self.texts("play-curtain", name=self.match.names[seat]))
        self.looking = seat
        self.told = self._last_move_of(seat)
        return self._read() not in LEAVING

    def _last_move_of(self, seat: Seat) -> int:
        """Where to go on telling somebody who comes back to the screen."""
        return next((i for i in range(len(self.match.moves), 0, -1) if self.match.moves[i - 1][0] == seat), 0)

    def _tell_news(self, seat: Seat) -> None:
        self.say(*self.session.log(seat, self.told, self.words))
        self.told = len(self.match.events)

    def _offer(self, seat: Seat) -> tuple[Move, ...]:
        view: View = self.match.view(seat)
        moves: tuple[Move, ...] = self.match.legal_moves()
        name, phase = self.match.names[seat], self.texts(f"phase-{view.turn.phase}")
        self.say("", self.texts("play-decide", name=name, phase=phase))
        for number, move in enumerate(moves, 1):
            self.say(f"  {number:2}  {self._offered(move, view)}")
        self._tell_what_is_not_possible(seat, view, moves)
        return moves

    def _offered(self, move: Move, view: View) -> str:
        """A move in words, and for a card to play the income that would follow."""
        said = self.words.move(move, view)
        if not isinstance(move, Play):
            return said
        money = income_after(view, self.words.faces[move.card])
        return self.texts("play-then-income", move=said, income=self.words.money(money))

    def _tell_what_is_not_possible(self, seat: Seat, view: View, moves: tuple[Move, ...]) -> None:
        """Cards and groups that can't be had now, and why."""
        wishes: list[Move] = []
        if view.turn.phase in ("playing", "following"):
            make = Play if view.turn.phase == "playing" else Follow
            wishes = [make(card.id) for card in view.me.hand if card]
        elif view.turn.phase == "buying":
            wishes = [Buy(number) for number, column in enumerate(view.legions, 1) if column]
        for wish in wishes:
            refused = None if wish in moves else self.match.refusal(seat, wish)
            if refused:
                what, why = self.words.move(wish, view), self.words.refusal(refused)
                self.say(f"   -  {self.texts('play-not-now', what=what, why=why)}")

    # Commands

    def _obey(self, seat: Seat, line: str, moves: tuple[Move, ...]) -> None:
        word, *rest = line.split() or [""]
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.say(self.texts("play-help")),
            "help": lambda: self.say(self.texts("play-help")),
            "table": lambda: self.say(*PlainTable(self.match.view(seat), self.words).lines()),
            "log": lambda: self.say(*self.session.log(seat, words=self.words)),
            "cards": lambda: self._show_cards(seat),
            "rules": lambda: self._show_rules(rest),
            "undo": lambda: self._undo(seat),
            "u": lambda: self._undo(seat),
            "restart": lambda: self._undo(seat, whole_turn=True),
        }
        if word in commands:
            commands[word]()
        elif is_number(word):
            self._choose(seat, int(word), moves)
        elif word:
            self._try(seat, word, rest)

    def _choose(self, seat: Seat, number: int, moves: tuple[Move, ...]) -> None:
        if 1 <= number <= len(moves):
            self.match.play(seat, moves[number - 1])
        else:
            self.say(self.texts("play-not-a-number", number=number, count=len(moves)))

    def _try(self, seat: Seat, word: str, rest: list[str]) -> None:
        """A typed move: made if the rules allow it, else refused with the rule."""
        try:
            move = read_typed_move(word, rest)
        except Complaint as complaint:
            self.say(self.texts("play-bad-move", why=complain(self.texts, complaint)))
            return
        if move is None:
            self.say(self.texts("play-unknown-command", command=word))
            return
        refused = self.match.refusal(seat, move)
        if refused:
            self.say(self.words.refusal(refused), self.words.rule(refused))
        else:
            self.match.play(seat, move)

    def _undo(self, seat: Seat, whole_turn: bool = False) -> None:
        undone = self.match.undo_turn(seat) if whole_turn else self.match.undo(seat)
        self.told = min(self.told, len(self.match.events))
        self.say(self.texts("play-undone" if undone else "play-cannot-undo"))

    def _show_cards(self, seat: Seat) -> None:
        view: View = self.match.view(seat)
        for card in (*view.me.hand, *view.turn.drawn):
            if card:
                self.say(f"  {card.id:12} {self.words.card(card)}")

    def _show_rules(self, ids: list[str]) -> None:
        if not ids:
            self.say(*rules_index(self.texts, "pax", RULES))
        for id in ids:
            try:
                self.say(*rule_page(self.texts, RULES, id))
            except Complaint as complaint:
                self.say(complain(self.texts, complaint))

    # Leaving

    def _leave(self) -> None:
        if not self.session.is_over:
            self.say(self.session.where_it_is())
            return
        eye = self.looking if len(self.session.people) == 1 else None  # the end is everybody's
        self.say(*self.session.log(eye, self.told, self.words), "")
        view: View = self.match.view(eye)
        self.say(*PlainTable(view, self.words).lines(), "")
        assert view.result is not None
        if isinstance(view.result, TableResult):
            self.say(*score_lines(view.result, self.words))
        self.say(self.words.result(view.result, view.options.solo_game))
        if view.options.solo_game and view.result.winners:
            self.say(self.session.campaign_line())
        self.say(self.session.where_it_is())


def read_typed_move(word: str, rest: list[str]) -> Move | None:
    """A move as a person types it; None if the word is no move, a Complaint if something is missing."""
    plain: dict[str, Move] = {"draw": Draw(), "peek": Peek(), "end": End(), "pass": Pass()}
    if word in plain:
        return plain[word]
    if word not in ("open", "place", "buy", "play", "follow"):
        return None
    needed = {"place": 2}.get(word, 1)
    if len(rest) < needed:
        raise Complaint("typed-move", example=_EXAMPLES[word])
    match word:
        case "open":
            return Open(rest[0], tuple(rest[1:]))
        case "buy":
            return Buy(_number(rest[0], word))
        case "play":
            return Play(rest[0])
        case "follow":
            return Follow(rest[0])
    if rest[1] == "hand":
        return Place(rest[0], "hand")
    if rest[1] == "under":
        return Place(rest[0], "under")
    return Place(rest[0], "legion", _number(rest[1], word))


_EXAMPLES = {
    "open": "open land-3",
    "place": "place army-10 2",
    "buy": "buy 2",
    "play": "play army-10",
    "follow": "follow army-10",
}


def is_number(text: str) -> bool:
    """A whole number of a size that somebody might mean."""
    return text.isdecimal() and len(text) < 10


def _number(text: str, word: str) -> int:
    if not is_number(text):
        raise Complaint("typed-move", example=_EXAMPLES[word])
    return int(text)
