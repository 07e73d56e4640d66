"""A review in sentences: for the page over the table, for lines of text, and for people who listen to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from conspiratio.bots.choices import Choice
from conspiratio.bots.hint import Hint
from conspiratio.bots.review import NOTICED, Chances, Decision
from conspiratio.bots.review_summary import Account, Moment, Review
from conspiratio.core.game import Seat
from conspiratio.core.match import Match
from conspiratio.games import room
from conspiratio.locale import Texts
from conspiratio.locale.sentence import Part, Sentence, joined
from conspiratio.locale.words import Words, words_for

COLUMNS = ("start", "end", "skill", "luck", "rivals")
"""The chances first, then what made the one of the other."""
TOLD = 2
"""So many sentences tell what a move brought about."""


class ReviewWords:
    def __init__(self, match: Match, texts: Texts, words: Words | None = None) -> None:
        self.match, self.texts, self.say = match, texts, texts.sentence
        self.words = words or words_for(match.game.name, texts, match.names, match.deal.faces)

    def name(self, seat: Seat) -> str:
        return self.words.names[seat]

    def percent(self, share: float) -> str:
        return self.texts("review-percent", value=round(100 * share))

    def change(self, share: float) -> str:
        """With its sign; what is nothing when rounded has none."""
        rounded = round(100 * share)
        sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
        return sign + self.texts("review-percent", value=abs(rounded))

    def when(self, n: int) -> str:
        """In which round a move was made."""
        number = self.match.states[n].round
        return self.texts("round-number", round=number) if number else self.texts("round-opening")

    @cached_property
    def neutral(self) -> str | None:
        """The name of the side that nobody plays, if the game has one."""
        message = room("terminal", self.match.game.name).NEUTRAL
        return message and self.texts(message)

    @property
    def neutral_rival(self) -> str | None:
        """The same at a table of several: who plays alone has no other rival, and its chance is what they lack."""
        return self.neutral if len(self.match.names) > 1 else None

    def column(self, name: str) -> str:
        """What stands above a column of the accounts."""
        alone = name == "rivals" and len(self.match.names) == 1
        return (alone and self.neutral) or self.texts(f"review-column-{name}")

    def moment(self, moment: Moment, decisions: Sequence[Decision]) -> Sentence:
        key = "bad-luck" if moment.kind == "luck" and moment.swing < 0 else moment.kind
        parts: dict[str, Part] = {
            "when": self.when(moment.n),
            "name": self.words.seats[moment.seat],
            "swing": self.percent(abs(moment.swing)),
        }
        if moment.kind == "luck":
            return self.say(f"review-moment-{key}", what=self._what_happened(moment.n), **parts)
        made = next(one for one in decisions if one.n == moment.n)
        if moment.kind == "stroke":
            return self.say("review-moment-stroke", played=self._move(made, made.played), **parts)
        better = self._move(made, made.best[0].move)
        return self.say("review-moment-mistake", played=self._move(made, made.played), better=better, **parts)

    def mistake(self, made: Decision) -> Sentence:
        return self.say(
            "review-cost",
            when=self.when(made.n),
            name=self.words.seats[made.seat],
            played=self._move(made, made.played),
            better=self._move(made, made.best[0].move),
            cost=self.percent(made.lost),
        )

    def account(self, account: Account) -> list[str]:
        """How the chance at the start became that at the end: a number for each column."""
        values = {name: getattr(account, name) for name in COLUMNS}
        said = {one: (self.percent if one in ("start", "end") else self.change)(values[one]) for one in COLUMNS}
        if account.luck_within is not None:
            said["luck"] = self.texts("review-within", change=said["luck"], within=self.percent(account.luck_within))
        return list(said.values())

    def sure(self, review: Review) -> str | None:
        """What the ± means, where there is one."""
        is_known = any(account.luck_within is not None for account in review.seats)
        return self.texts("review-sure") if is_known else None

    def hint(self, given: Hint, seat: Seat) -> list[Sentence]:
        """How it stands, the best move, and others that come near it; the chance to win first in each line."""
        view = self.match.view(seat)

        def said(choice: Choice) -> Sentence:
            return self.say("hint-move", move=self.words.move(choice.move, view), win=self.percent(choice.win))

        chances = self.standing(Chances(0, given.win, given.neutral))
        lines = [self.say("hint-chances", chances=chances), self.say("hint-best", move=said(given.best[0]))]
        if len(given.best) > 1:
            lines.append(self.say("hint-others", moves=joined("; ", map(said, given.best[1:]))))
        return lines

    def standing(self, point: Chances) -> str:
        """Everybody's chance in one line."""
        shares = [*zip(self.words.names, point.win, strict=True)]
        if self.neutral_rival:
            shares.append((self.neutral_rival, point.neutral))
        return ", ".join(f"{name}\xa0{self.percent(share)}" for name, share in shares)

    def lines(self, review: Review) -> Iterator[str]:
        """All of it without a picture."""
        yield self.texts("review-chances")
        yield self.texts("review-chances-note")
        for first in self.rounds(review.chances):
            yield "  " + self.texts("label", label=self.when(first.n), text=self.standing(first))
        if review.chances:
            then = self.standing(review.chances[-1])
            yield "  " + self.texts("label", label=self.texts("review-then"), text=then)
        yield ""
        yield self.texts("review-moments")
        yield from (f"  {number}. {text}" for number, text in enumerate(self.moments(review), 1))
        yield ""
        yield self.texts("review-accounts")
        for account in review.seats:
            shares = dict(zip(COLUMNS, self.account(account), strict=True))
            key = "review-account" if len(self.match.names) > 1 else "review-account-alone"
            yield "  " + self.texts(key, name=self.name(account.seat), **shares)
        if sure := self.sure(review):
            yield "  " + sure
        yield ""
        yield self.texts("review-costs")
        yield from (f"  {line}" for line in self.costs(review))

    def moments(self, review: Review) -> list[Sentence]:
        sentences = [self.moment(one, review.decisions) for one in review.moments]
        return sentences or [self.say("review-no-moments")]

    def costs(self, review: Review) -> list[Sentence]:
        return [self.mistake(one) for one in review.decisions if one.lost >= NOTICED] or [self.say("review-no-costs")]

    def rounds(self, points: Sequence[Chances]) -> list[Chances]:
        """How it stood when each round began."""
        found: dict[int, Chances] = {}
        for point in points:
            found.setdefault(self.match.states[point.n].round, point)
        return list(found.values())

    def _move(self, made: Decision, move: object) -> Sentence:
        view = self.match.game.view(self.match.states[made.n], made.seat)
        return self.words.move(move, view)

    def _what_happened(self, n: int) -> Sentence:
        return joined(" ", [self.words.event(event) for event in self.match.events[n][:TOLD]])
