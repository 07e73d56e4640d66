"""What a game brings to the plain mode and to replays, beyond its rules and its words."""

from __future__ import annotations

from typing import Any, Protocol

from conspiratio.games import room
from conspiratio.locale import Texts
from conspiratio.locale.sentence import Sentence
from conspiratio.locale.words import Words


class Skin(Protocol):
    @property
    def words(self) -> Words: ...
    @property
    def help(self) -> str:
        """The message that explains what can be typed."""

    def table(self, view: Any) -> list[str]:
        """The table in sentences."""

    def scene(self, view: Any) -> list[str]:
        """What has to be seen for the decision at hand: the whole table, some of it, or nothing new."""

    def phase(self, view: Any) -> str:
        """What is being decided."""

    def path(self, move: Any, view: Any) -> tuple[Sentence, ...]:
        """A move on offer in words, in stages where there would be too many; those of equal paths are alike."""

    def wishes(self, view: Any) -> list[Any]:
        """Moves that somebody might miss among those on offer."""

    def cards(self, view: Any) -> list[tuple[str, str]]:
        """The ids of the cards in hand, for who types moves, and what they are."""

    def read_move(self, word: str, rest: list[str]) -> Any | None:
        """A move as a person types it; None if the word is no move, a Complaint if something is missing."""

    def everything(self, state: Any) -> Any:
        """The view of a spectator from whom nothing is hidden: for games that are over."""

    def result_lines(self, view: Any) -> list[str]:
        """The points, line by line, and who won."""


def skin_for(game: str, texts: Texts, names: tuple[str, ...], faces: Any) -> Skin:
    """``faces``: the deal's deck."""
    skin: Skin = room("terminal", game, "plain").PlainSkin(texts, names, faces)
    return skin


# What people type


def is_number(text: str) -> bool:
    """A whole number of a size that somebody might mean."""
    return text.isdecimal() and len(text) < 10
