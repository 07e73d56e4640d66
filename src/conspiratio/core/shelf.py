"""The decks that a game ships, by name, and the versions of its rules: alike for every game."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from .game import Complaint
from .rulebook import Rulebook

D = TypeVar("D")
R = TypeVar("R", covariant=True)


class ReadsDecks(Protocol[R]):
    def __call__(self, text: str, *, free: bool = ...) -> R: ...


class Shelf(Generic[D]):
    """The decks that a game ships: the files in the folder ``decks`` of its package, in the order in which people are
    offered them."""

    def __init__(self, package: str, names: tuple[str, ...], read: ReadsDecks[D]) -> None:
        self.names = names
        self.read = read
        self._package = package

    def text(self, name: str) -> str:
        """The deck file of this name."""
        return files(self._package).joinpath("decks", f"{self._known(name)}.toml").read_text("utf-8")

    def deck(self, name: str) -> D:
        return self._decks[self._known(name)]

    def name_of(self, deck: D) -> str | None:
        """What a deck is called, if it is one of these."""
        return next((name for name, ours in self._decks.items() if ours == deck), None)

    @cached_property
    def _decks(self) -> dict[str, D]:
        return {name: self.read(self.text(name)) for name in self.names}

    def _known(self, name: str) -> str:
        if name not in self.names:
            raise Complaint("deck-unknown", found=name[:60], known=", ".join(self.names))
        return name


class GameWithDecks(Generic[D]):
    """What the Game protocol asks about decks and versions of rules."""

    rulebook: ClassVar[Rulebook]
    shelf: Shelf[D]

    def __init__(self, faces: D | None = None, rules: str | None = None) -> None:
        """With another deck than usual, if you like, or by an earlier version of the rules."""
        self.rules_version = self.rulebook.version if rules is None else rules
        self.default_deck = self.rulebook.deck_of(self.rules_version)
        self.faces = self.shelf.deck(self.default_deck) if faces is None else faces

    def under(self, rules: str) -> Self:
        return self if rules == self.rules_version else type(self)(rules=rules)

    @property
    def decks(self) -> tuple[str, ...]:
        return self.shelf.names

    def deck_text(self, name: str) -> str:
        return self.shelf.text(name)

    def deck_name(self, faces: D) -> str | None:
        return self.shelf.name_of(faces)

    def with_named_deck(self, name: str) -> Self:
        return type(self)(self.shelf.deck(name), self.rules_version)

    def with_deck(self, text: str, *, free: bool) -> Self:
        return type(self)(self.shelf.read(text, free=free), self.rules_version)
