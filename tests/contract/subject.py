"""What the contract needs to know about each game: how to deal, what might be tried, what a seat has seen.

``seen`` is an oracle of its own, written from the table up: it never asks the views it is there to test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from conspiratio.core.game import AnyGame, Eye
from conspiratio.core.match import Match


@dataclass(frozen=True)
class Subject:
    game: AnyGame
    deals: Callable[[], st.SearchStrategy[Any]]
    conceivable: Callable[[Any], Iterator[Any]]
    """Every move somebody might think of, legal or not."""
    choose: Callable[[Any, Sequence[Any], Random], Any]
    """A move for a random game: such that all sorts of things happen in it."""
    seen: Callable[[Any, Eye], set[str]]
    """The hidden things an eye sees in this very state, by id."""
    looked: Callable[[Match, int, Eye], set[str]]
    """The hidden things an eye got to see for a moment, or got to know of, through the move before state ``number``."""
    secrets: Callable[[Any], list[list[str]]]
    """The ids of everything that may be hidden in a deal: groups of things that can be exchanged with each other."""
    swap: Callable[[Any, str, str], Any]
    """The same deal with two hidden things exchanged."""
    disguise: Callable[[Any, int, Any], Any]
    """A move of another seat, with what the others can't see of it replaced by what is possible in this state."""
    counts_are_open: Callable[[Any], bool]
    """Does everyone see how much of everything the others hold?"""
    state_type: Any
    view_type: Any

    def __str__(self) -> str:
        return self.game.name
