"""What a contest is: games by number, and the figures that they come to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from conspiratio.core.game import Complaint, Json
from conspiratio.games import GAMES, room
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain

from ..reporting.estimates import Estimate


@dataclass(frozen=True, slots=True)
class Figure:
    """What is counted, and what is wanted of it: at least so much, at most so much, or (None) nothing yet."""

    counted: str
    """The end of the message that says what it is."""
    at_least: float | None = None
    at_most: float | None = None
    of: int = 0
    """Which of several things of the same kind it is; 0: there is only one."""

    def reached(self, value: float) -> bool | None:
        """
        >>> Figure("won", at_most=0.2).reached(0.25), Figure("decided", at_least=0.65).reached(0.65)
        (False, True)
        """
        if self.at_least is None and self.at_most is None:
            return None
        return (self.at_least is None or value >= self.at_least) and (self.at_most is None or value <= self.at_most)


@dataclass(frozen=True, slots=True)
class Measured:
    """What the games of a contest come to; ``estimates``: one for each of its figures, None if it can't be told yet."""

    games: int
    deals: int
    estimates: tuple[Estimate | None, ...]


class Contest(Protocol):
    """``__call__`` plays the game of a number, which depends on nothing but the contest and that number."""

    @property
    def name(self) -> str: ...
    @property
    def figures(self) -> tuple[Figure, ...]: ...
    @property
    def kept(self) -> type[Any]:
        """The record of one game."""

    @property
    def settings(self) -> Mapping[str, Json]:
        """What a journal of these games begins with: no two contests that differ may share one."""

    def check(self) -> None:
        """Complains about what can't be played before anything is."""

    def numbers(self, games: int) -> range:
        """The numbers of the games for this many games a figure, rounded up to whole deals."""

    def __call__(self, number: int) -> Any: ...
    def measured(self, records: Mapping[int, Any], numbers: range) -> Measured: ...
    def shown(self, texts: Texts) -> str:
        """What is played, in words."""


Contests: TypeAlias = tuple[Contest, ...]


def all_contests() -> Contests:
    return tuple(contest for game in GAMES for contest in room("lab", game, "strength").CONTESTS)


def chosen(contests: Contests, only: Iterable[str]) -> Contests:
    """Those whose names begin like one of ``only``; all of them if it names none."""
    wanted = tuple(only)
    for name in wanted:
        if not any(contest.name.startswith(name) for contest in contests):
            raise Complaint("strength-unknown", found=name, known=", ".join(contest.name for contest in contests))
    return tuple(contest for contest in contests if not wanted or contest.name.startswith(wanted))


def check_all(contests: Contests, texts: Texts) -> None:
    """Hours later would be too late to hear that one of them can't be played: so say which, and why."""
    for contest in contests:
        try:
            contest.check()
        except Complaint as complaint:
            raise Complaint("strength-refused", name=contest.name, why=complain(texts, complaint)) from complaint
