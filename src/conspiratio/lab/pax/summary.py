"""What many games of PAX come to."""

from __future__ import annotations

from dataclasses import dataclass

from conspiratio.core.match import Match
from conspiratio.pax.scoring import SOURCES, Score, SoloResult, TableResult
from conspiratio.pax.state import Options, Over, State

from ..reporting import summary
from ..reporting.summary import Spread, one_each


@dataclass(frozen=True, slots=True)
class Summary(summary.Summary):
    """With several players ``wins`` (by points), ``shared``, ``rome_wins`` and ``rome_alone`` together make up all
    games; a solo game is won (``wins``) or lost. ``sources`` are those of SOURCES, all seats together."""

    shared: int
    """Games that ended in a shared victory."""
    rome_wins: tuple[int, ...]
    """Won as Primus Conspiratus, at Rome's side."""
    rome_alone: int
    """Rome won, and nobody held Primus Conspiratus."""
    no_refill: int
    exhausted: int
    stronger: Spread
    """Solo: the categories in which the player ended stronger than Rome."""
    categories: Spread
    """Solo: the categories on display at the end."""

    @property
    def rome(self) -> int:
        """All games that Rome won."""
        return sum(self.rome_wins) + self.rome_alone


def of_match(bots: tuple[str, ...], match: Match) -> Summary:
    result = match.game.result(match.state)
    assert result is not None
    return of_one_game(bots, match.state, result, len(match.moves))


def of_one_game(bots: tuple[str, ...], state: State, result: TableResult | SoloResult, decisions: int) -> Summary:
    """The summary of one finished game."""
    assert isinstance(state.phase, Over)
    solo = result if isinstance(result, SoloResult) else None
    table = result if isinstance(result, TableResult) else None
    winners, rome = result.winners, table is not None and table.rome
    scores: tuple[Score, ...] = (table and table.scores) or ()
    alone, seats = len(winners) == 1, len(bots)
    return Summary(
        bots=bots,
        games=1,
        wins=one_each(winners if alone and not rome else (), seats),
        shared_wins=one_each(() if alone else winners, seats),
        shared=int(len(winners) > 1),
        rome_wins=one_each(winners if rome else (), seats),
        rome_alone=int(rome and not winners),
        rounds=Spread.of([state.round]),
        decisions=Spread.of([decisions]),
        scores=tuple(Spread.of([score.total]) for score in scores) or (Spread(),) * seats,
        sources=tuple(Spread.of(getattr(score, source) for score in scores) for source in SOURCES),
        no_refill=int(state.phase.reason == "no-refill"),
        exhausted=int(state.phase.reason == "exhausted"),
        stronger=Spread.of([solo.stronger] if solo else []),
        categories=Spread.of([solo.categories] if solo else []),
    )


def table_name(seats: int, options: Options) -> str:
    """What a table is called in file names."""
    return f"solo{options.solo_game or 1}" if seats == 1 else f"{seats}p"
