"""What the words of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from conspiratio.core.game import Refusal
from conspiratio.core.rulebook import Rulebook
from conspiratio.games import room

from . import Texts, shortened
from .sentence import Part, SeatPart, Sentence, joined, sentence

SAID = 100
"""Sentences that the words of a table remember: those of the last moves."""
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


class Words(ABC):
    """A game in the sentences of one language: moves, events, refusals and results."""

    rulebook: ClassVar[Rulebook]

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self.seats = _seats(tuple(names))
        self.say = texts.sentence
        self.said: Callable[[Any], Sentence] = lru_cache(SAID)(self.event)
        """An event in words, remembered: of most events all who look see the same."""

    def list(self, items: Sequence[Part | Sentence]) -> Sentence:
        """
        >>> str(words_for("pax", Texts("en"), ()).list(["Livia", "Marcus", "Nero"]))
        'Livia, Marcus and Nero'
        """
        if len(items) < 2:
            return sentence(*items)
        return self.say("list-and", first=joined(", ", items[:-1]), last=sentence(items[-1]))

    @abstractmethod
    def move(self, move: Any, view: Any) -> Sentence:
        """What a legal move would do, for the eye of this view."""

    def path(self, move: Any, view: Any) -> tuple[Sentence, ...]:
        """The same in stages, for lists that would be too long."""
        return (self.move(move, view),)

    def either_order(self, move: Any) -> bool:
        """Whether the last two stages of its path mean the same the other way round."""
        return False

    @abstractmethod
    def event(self, event: Any) -> Sentence:
        """One or more sentences about an event as somebody saw it."""

    @abstractmethod
    def refusal(self, refusal: Refusal) -> Sentence:
        """Why a move is not allowed."""

    def given(self, refusal: Refusal) -> dict[str, float | Part | Sentence]:
        """What a refusal speaks of. Texts in it may be a person's or a file's, so they are not for Fluent."""
        params = refusal.params
        return {name: sentence(shortened(value)) if isinstance(value, str) else value for name, value in params}

    @abstractmethod
    def result(self, result: Any) -> Sentence:
        """Who has won."""

    def ending(self, view: Any) -> Sentence:
        """Who has won a game that is over, as anybody sees it."""
        return self.result(view.result)

    def rule(self, refusal: Refusal) -> str:
        """The rule a refusal cites, and where the rulebook has it: that of this language, or else the German one."""
        rule = self.rulebook.rules[refusal.rule]
        said = self.texts("refusal-rule", rule=rule.id, title=self.texts(rule.message))
        heading = rule.heading.get(self.texts.language)
        if heading:
            return f"{said} ({self.texts('refusal-heading', heading=heading)})"
        heading = rule.heading.get("de")
        return f"{said} ({self.texts('refusal-heading-german', heading=heading)})" if heading else said


@lru_cache(maxsize=1024)
def _seats(names: tuple[str, ...]) -> tuple[SeatPart, ...]:
    """The same with every move, so they are made once."""
    return tuple(SeatPart(seat, name) for seat, name in enumerate(names))


class _Itself(NamedTuple):
    """A deck that is equal only to itself: to compare all cards of two would take too long."""

    faces: Any

    def __hash__(self) -> int:
        return id(self.faces)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and self.faces is other.faces


@lru_cache(maxsize=256)
def _words_at(game: str, language: str, names: tuple[str, ...], deck: _Itself) -> Words:
    return words_for(game, Texts(language), names, deck.faces)


def words_at_table(game: str, texts: Texts, names: tuple[str, ...], faces: Any) -> Words:
    """The words of a table, the same ones for all who look at it in this language."""
    return _words_at(game, texts.language, names, _Itself(faces))


def words_for(game: str, texts: Texts, names: Sequence[str], faces: Any = None) -> Words:
    """The words of a game by its name; ``faces``: the deal's deck, if there is one."""
    words: Words = room("locale", game).WORDS(texts, names, faces)
    return words
