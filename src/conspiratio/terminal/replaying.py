"""Replays in the terminal: check a file, read it as a story, or step through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from conspiratio.core.game import Complaint, Event, Eye
from conspiratio.core.match import Match
from conspiratio.locale import Texts
from conspiratio.locale.sentence import Sentence

from .reviewing import show_review
from .saves import Saves
from .skin import is_number, skin_for


class ReplayReader:
    """Reads a checked match aloud, through a seat's eyes or (None) with all cards turned up.

    ``given_up``: it is over although the rules have not ended it, so there is no result to tell.
    """

    def __init__(
        self, match: Match, texts: Texts, out: TextIO, seat: int | None = None, *, given_up: bool = False
    ) -> None:
        if seat is not None and not 0 <= seat < len(match.names):
            raise Complaint("seat-unknown", found=seat, last=len(match.names) - 1)
        self.match = match
        self.texts = texts
        self.out = out
        self.seat = seat
        self.given_up = given_up
        self.skin = skin_for(match.game.name, texts, self._names(), match.deal.faces)
        self.words = self.skin.words

    def _names(self) -> tuple[str, ...]:
        """The players' names; where some are called alike, with their seats."""
        names = self.match.names
        if len(set(names)) == len(names):
            return names
        return tuple(f"{name} ({self.texts('seat-number', number=seat)})" for seat, name in enumerate(names))

    def say(self, *lines: str | Sentence) -> None:
        for line in lines:
            print(line, file=self.out, flush=True)

    def verdict(self, seal: str | None = None) -> None:
        """What was checked, and that it holds; ``seal`` is the one that was shown before the game."""
        match, texts = self.match, self.texts
        self.say(texts("replay-moves-legal", count=len(match.moves), rules=match.game.rules_version))
        if seal is not None and (not match.nonce or seal.lower() != match.commitment):
            raise Complaint("replay-other-seal", given=seal, found=match.commitment if match.nonce else "–")
        key = "replay-seal-proved" if seal else "replay-seal-fits" if match.nonce else "replay-no-commitment"
        self.say(texts(key, commitment=match.commitment))
        self.say(self.result())

    def result(self) -> str:
        result = self.match.game.result(self.match.state)
        if result is None:
            return self.texts("replay-given-up" if self.given_up else "replay-running")
        return self.skin.result_lines(self.match.view(None))[-1]

    def review(self) -> None:
        """Chances, mistakes, luck; made now, or taken from where it was kept."""
        show_review(self.match, self.texts, self.out, Saves(), words=self.words, given_up=self.given_up)

    def story(self) -> None:
        self.say(*self._tell(self.match.game.announce(self.match.states[0])))
        for number in range(len(self.match.moves)):
            self.say(*self.sentences(number))
        self.say("", self.result())

    def sentences(self, number: int) -> list[Sentence]:
        """What move ``number`` (from 0) brought about."""
        return self._tell(self.match.events[number])

    def _tell(self, events: Sequence[Event]) -> list[Sentence]:
        eye: Eye = self.seat
        seen = events if eye is None else [event.seen_by(eye) for event in events]
        return [self.words.event(event) for event in seen]

    def table(self, number: int) -> list[str]:
        """The table before move ``number``."""
        state = self.match.states[number]
        seen = self.skin.everything(state) if self.seat is None else self.match.game.view(state, self.seat)
        return self.skin.table(seen)

    def step(self, lines: TextIO) -> None:
        """Enter goes on, b back, a number jumps, r to the next round, q leaves."""
        at, last = 0, len(self.match.moves)
        self.say(self.texts("replay-step-help"), "", *self.table(0))
        while True:
            self.say("", self.texts("replay-step-prompt", at=at, last=last))
            line = lines.readline()
            word = line.strip().lower()
            if not line or word in ("q", "quit"):
                return
            goal = self._goal(word, at)
            if goal is None:
                self.say(self.texts("replay-step-help"))
                continue
            sentences = [text for number in range(at, goal) for text in self.sentences(number)] if goal > at else []
            at = goal
            self.say(*sentences, "", *self.table(at))
            if at == last:
                self.say("", self.result())

    def _goal(self, word: str, at: int) -> int | None:
        last = len(self.match.moves)
        if word in ("", "n"):
            return min(at + 1, last)
        if word == "b":
            return max(at - 1, 0)
        if word == "r":
            here = self.match.states[at].round
            return next((i for i in range(at, last + 1) if self.match.states[i].round > here), last)
        return min(int(word), last) if is_number(word) else None
