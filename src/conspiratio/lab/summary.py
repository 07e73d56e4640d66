"""What many games come to. Summaries of parts add up to the summary of the whole, in any order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from conspiratio.core.game import Seat
from conspiratio.pax.scoring import Score, SoloResult, TableResult
from conspiratio.pax.state import Over, State

SOURCES = ("category", "stronger", "arms", "primus", "wealthiest")
"""Where points come from."""


@dataclass(frozen=True, slots=True)
class Spread:
    """A series of whole numbers, as far as we remember it.

    >>> both = Spread.of([3, 8]) + Spread.of([1])
    >>> both.mean, both.least, both.most
    (4.0, 1, 8)
    """

    count: int = 0
    total: int = 0
    least: int | None = None
    most: int | None = None

    @classmethod
    def of(cls, values: Iterable[int]) -> Spread:
        numbers = list(values)
        return cls(len(numbers), sum(numbers), min(numbers, default=None), max(numbers, default=None))

    def __add__(self, other: Spread) -> Spread:
        ends = [end for end in (self.least, self.most, other.least, other.most) if end is not None]
        total = self.total + other.total
        return Spread(self.count + other.count, total, min(ends, default=None), max(ends, default=None))

    @property
    def mean(self) -> float | None:
        return self.total / self.count if self.count else None


@dataclass(frozen=True, slots=True)
class Summary:
    """Tuples hold one entry a seat. With several players ``wins``, ``shared``, ``rome_wins`` and
    ``rome_alone`` together make up all games; a solo game is won (``wins``) or lost."""

    bots: tuple[str, ...]
    games: int
    wins: tuple[int, ...]
    """Won alone, by points."""
    shared_wins: tuple[int, ...]
    """Took part in a shared victory."""
    shared: int
    """Games that ended in a shared victory."""
    rome_wins: tuple[int, ...]
    """Won as Primus Conspiratus, at Rome's side."""
    rome_alone: int
    """Rome won, and nobody held Primus Conspiratus."""
    rounds: Spread
    decisions: Spread
    scores: tuple[Spread, ...]
    sources: tuple[Spread, ...]
    """Points by source (SOURCES), all seats together."""
    no_refill: int
    exhausted: int
    stronger: Spread
    """Solo: the categories in which the player ended stronger than Rome."""
    categories: Spread
    """Solo: the categories on display at the end."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def rome(self) -> int:
        """All games that Rome won."""
        return sum(self.rome_wins) + self.rome_alone

    def __add__(self, other: Summary) -> Summary:
        assert self.bots == other.bots, "summaries of different tables"
        return Summary(
            self.bots,
            self.games + other.games,
            _add(self.wins, other.wins),
            _add(self.shared_wins, other.shared_wins),
            self.shared + other.shared,
            _add(self.rome_wins, other.rome_wins),
            self.rome_alone + other.rome_alone,
            self.rounds + other.rounds,
            self.decisions + other.decisions,
            tuple(a + b for a, b in zip(self.scores, other.scores, strict=True)),
            tuple(a + b for a, b in zip(self.sources, other.sources, strict=True)),
            self.no_refill + other.no_refill,
            self.exhausted + other.exhausted,
            self.stronger + other.stronger,
            self.categories + other.categories,
        )


def _add(ours: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(ours, theirs, strict=True))


def of_one_game(bots: tuple[str, ...], state: State, result: TableResult | SoloResult, decisions: int) -> Summary:
    """The summary of one finished game."""
    assert isinstance(state.phase, Over)
    solo = result if isinstance(result, SoloResult) else None
    table = result if isinstance(result, TableResult) else None
    winners, rome = result.winners, table is not None and table.rome
    scores: tuple[Score, ...] = (table and table.scores) or ()
    alone = len(winners) == 1

    def seats(those: Iterable[Seat]) -> tuple[int, ...]:
        chosen = set(those)
        return tuple(int(seat in chosen) for seat in range(len(bots)))

    return Summary(
        bots=bots,
        games=1,
        wins=seats(winners if alone and not rome else ()),
        shared_wins=seats(() if alone else winners),
        shared=int(len(winners) > 1),
        rome_wins=seats(winners if rome else ()),
        rome_alone=int(rome and not winners),
        rounds=Spread.of([state.round]),
        decisions=Spread.of([decisions]),
        scores=tuple(Spread.of([score.total]) for score in scores) or (Spread(),) * len(bots),
        sources=tuple(Spread.of(getattr(score, source) for score in scores) for source in SOURCES),
        no_refill=int(state.phase.reason == "no-refill"),
        exhausted=int(state.phase.reason == "exhausted"),
        stronger=Spread.of([solo.stronger] if solo else []),
        categories=Spread.of([solo.categories] if solo else []),
    )
