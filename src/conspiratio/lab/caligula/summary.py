"""What many games of Caligula come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from conspiratio.caligula.cards import COLOURS, Deck
from conspiratio.caligula.events import BidMade, EmperorMurdered, EmpireFell
from conspiratio.caligula.scoring import SOURCES, Result, TieBreak, points_by_source
from conspiratio.caligula.state import Options
from conspiratio.core.match import Match

from ..reporting import summary
from ..reporting.summary import Spread, one_each

TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)


@dataclass(frozen=True, slots=True)
class Summary(summary.Summary):
    """``sources``: points by source (SOURCES) that one player got in one game."""

    ordo_wins: tuple[int, ...]
    """Won, alone or not, by the Ordo card held at the start: I first."""
    ties: tuple[int, ...]
    """Games with equal totals at the top, by what decided them (TIE_BREAKS)."""
    plots: Spread
    """Conspiracies started in a game, the last one apart."""
    murders: Spread
    """Rounds of a game in which the emperor died; the last conspiracy belongs to no round."""
    last_plots: int
    """Games in which somebody started the last conspiracy."""
    last_murders: int
    early: int
    """The Empire fell sooner than the cards demand: too many were removed."""


def of_match(bots: tuple[str, ...], match: Match) -> Summary:
    """The summary of one finished game."""
    result: Result | None = match.game.result(match.state)
    assert result is not None
    winners, seats = result.winners, len(bots)
    reign, fall = _before_and_after_the_fall([event for events in match.events for event in events])
    rounds = match.state.round
    return Summary(
        bots=bots,
        games=1,
        wins=one_each(winners if len(winners) == 1 else (), seats),
        shared_wins=one_each(winners if len(winners) > 1 else (), seats),
        ordo_wins=tuple(int(seat in winners) for seat in match.states[0].ordo),
        ties=tuple(int(result.by == by) for by in TIE_BREAKS),
        rounds=Spread.of([rounds]),
        decisions=Spread.of([len(match.moves)]),
        plots=Spread.of([_starts(reign)]),
        murders=Spread.of([_murders(reign)]),
        last_plots=_starts(fall),
        last_murders=_murders(fall),
        early=int(rounds < full_length(match.deal.faces)),
        scores=tuple(Spread.of([points.total]) for points in result.points),
        sources=_sources([*reign, *fall], seats),
    )


def full_length(faces: Deck) -> int:
    """How many rounds the Civitas cards last if none is removed and no order changed."""
    named = [colour for card in faces.sequentia for colour in card]
    return min((len(faces.of_colour(colour)) - 2) // named.count(colour) + 1 for colour in COLOURS if colour in named)


def _before_and_after_the_fall(events: Sequence[Any]) -> tuple[Sequence[Any], Sequence[Any]]:
    at = next(n for n, event in enumerate(events) if isinstance(event, EmpireFell))
    return events[:at], events[at:]


def _starts(events: Iterable[Any]) -> int:
    return sum(isinstance(event, BidMade) and event.what == "start" for event in events)


def _murders(events: Iterable[Any]) -> int:
    return sum(isinstance(event, EmperorMurdered) for event in events)


def _sources(events: Iterable[Any], seats: int) -> tuple[Spread, ...]:
    points = points_by_source(events)
    return tuple(Spread.of(points[seat, source] for seat in range(seats)) for source in SOURCES)


def table_name(seats: int, options: Options) -> str:
    """What a table is called in file names."""
    return f"{seats}p"
