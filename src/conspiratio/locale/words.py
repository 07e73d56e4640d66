"""What the words of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from conspiratio.core.game import Refusal
from conspiratio.core.rulebook import Rulebook
from conspiratio.games import room

from . import Texts

NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


class Words(ABC):
    """A game in the sentences of one language: moves, events, refusals and results."""

    rulebook: ClassVar[Rulebook]

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def list(self, items: Sequence[str]) -> str:
        """
        >>> words_for("pax", Texts("en"), ()).list(["Livia", "Marcus", "Nero"])
        'Livia, Marcus and Nero'
        """
        if len(items) < 2:
            return "".join(items)
        return self.texts("list-and", first=", ".join(items[:-1]), last=items[-1])

    @abstractmethod
    def move(self, move: Any, view: Any) -> str:
        """What a move on offer would do, for who looks."""

    def path(self, move: Any, view: Any) -> tuple[str, ...]:
        """The same in stages, for lists that would be too long."""
        return (self.move(move, view),)

    def either_order(self, move: Any) -> bool:
        """Whether the last two stages of its path mean the same the other way round."""
        return False

    @abstractmethod
    def event(self, event: Any) -> str:
        """One or more sentences about an event as somebody saw it."""

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed."""

    @abstractmethod
    def result(self, result: Any) -> str:
        """Who has won."""

    def ending(self, view: Any) -> str:
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


def words_for(game: str, texts: Texts, names: Sequence[str], faces: Any = None) -> Words:
    """The words of a game by its name; ``faces``: the deal's deck, if there is one."""
    words: Words = room("locale", game).WORDS(texts, names, faces)
    return words
