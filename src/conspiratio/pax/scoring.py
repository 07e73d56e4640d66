"""The end: does Rome win, and if not, who."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypeAlias

from conspiratio.core.game import Seat

from .cards import CATEGORIES, INDEX
from .state import SOLO_GAMES, Display, Over, State, total_strength

ROME_NEEDS = 4
SOLO_GOALS = {game: game + 2 for game in SOLO_GAMES}
"""pax.solo.goal: in how many categories to be stronger than Rome."""


SOURCES = ("category", "stronger", "arms", "primus", "wealthiest")
"""Where points come from: the fields of a Score."""


@dataclass(frozen=True, slots=True)
class Score:
    derived: ClassVar = ("total",)
    category: int
    stronger: int
    arms: int
    primus: int
    wealthiest: int

    @property
    def total(self) -> int:
        return self.category + self.stronger + self.arms + self.primus + self.wealthiest


@dataclass(frozen=True, slots=True)
class TableResult:
    """``scores`` is None when Rome wins: then points are not counted."""

    type: ClassVar[str] = "table"
    winners: tuple[Seat, ...]
    rome: bool
    scores: tuple[Score, ...] | None


@dataclass(frozen=True, slots=True)
class SoloResult:
    type: ClassVar[str] = "solo"
    won: bool
    stronger: int
    categories: int

    @property
    def winners(self) -> tuple[Seat, ...]:
        return (0,) if self.won else ()


Result: TypeAlias = TableResult | SoloResult


def result(state: State) -> Result | None:
    if not isinstance(state.phase, Over):
        return None
    displays = tuple(player.display for player in state.players)
    if len(displays) == 1:
        return solo_result(state.rome, displays[0], state.options.solo_game or 1)
    wealth = tuple(player.money + len(player.hand) for player in state.players)
    return table_result(state.rome, displays, wealth, state.conspirator)


@lru_cache(1000)
def table_result(
    rome: Display, displays: tuple[Display, ...], wealth: tuple[int, ...] | None, conspirator: Seat | None
) -> TableResult:
    """The result of a table of two or more; ``wealth`` is money plus cards in hand (None: not known).

    Cached: everybody at a table sees how it stands, and most of them see the same.
    """
    if len(rome_holds(rome, displays)) >= ROME_NEEDS:
        # pax.end.rome-wins: with no Primus Conspiratus nobody wins
        return TableResult(() if conspirator is None else (conspirator,), True, None)
    scores = tuple(
        score(
            rome,
            display,
            primus=seat == conspirator,
            wealthiest=wealth is not None and wealth[seat] == max(wealth),
        )
        for seat, display in enumerate(displays)
    )
    best = max(score.total for score in scores)
    # pax.end.tie
    winners = tuple(seat for seat, score in enumerate(scores) if score.total == best)
    return TableResult(winners, False, scores)


def rome_holds(rome: Display, displays: Sequence[Display]) -> list[int]:
    """The categories (by index) in which no player has more symbols than Rome, bonus included."""
    ours = total_strength(rome)
    theirs = [total_strength(display) for display in displays]
    return [i for i in range(len(CATEGORIES)) if all(player[i] <= ours[i] for player in theirs)]


def stronger_than_rome(rome: Display, display: Display) -> int:
    pairs = zip(total_strength(display), total_strength(rome), strict=True)
    return sum(mine > romes for mine, romes in pairs)


def categories_played(display: Display) -> int:
    """pax.score.category: bonus pieces are no category played."""
    return sum(bool(pile) for pile in display)


def score(rome: Display, display: Display, *, primus: bool, wealthiest: bool) -> Score:
    total = total_strength(display)
    return Score(
        category=2 * categories_played(display),
        stronger=3 * stronger_than_rome(rome, display),
        arms=total[INDEX["fleet"]] + total[INDEX["army"]],
        primus=int(primus),
        wealthiest=4 * wealthiest,
    )


def solo_result(rome: Display, display: Display, game: int) -> SoloResult:
    """pax.solo.goal"""
    stronger, categories = stronger_than_rome(rome, display), categories_played(display)
    won = categories == len(CATEGORIES) and stronger >= SOLO_GOALS[game]
    return SoloResult(won, stronger, categories)
