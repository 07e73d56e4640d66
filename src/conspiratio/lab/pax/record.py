"""What a study of PAX keeps of each game."""

from __future__ import annotations

from dataclasses import dataclass

from conspiratio.core.match import Match
from conspiratio.pax.scoring import TableResult, rome_holds
from conspiratio.pax.state import State, strength, with_bonus

from ..running.playing import win_shares
from .summary import Summary, of_match


@dataclass(frozen=True, slots=True)
class Record:
    """Tuples hold one entry a seat, unless said otherwise."""

    summary: Summary
    wins: tuple[float, ...]
    order: tuple[int, ...]
    """Whose turn came when in the first round: 0 began."""
    cards: tuple[tuple[str, ...], ...]
    """On display at the end; a card of the second copy goes by the name of the first."""
    symbols: tuple[tuple[int, ...], ...]
    """On display at the end, in the order of CATEGORIES, bonus included."""
    romes: tuple[int, ...]
    """The categories (by index) that Rome held."""


def record(bots: tuple[str, ...], match: Match) -> Record:
    state: State = match.state
    result = match.game.result(state)
    assert isinstance(result, TableResult)
    displays = [player.display for player in state.players]
    seats, first = len(bots), match.states[0].first
    return Record(
        summary=of_match(bots, match),
        wins=win_shares(result.winners, seats),
        order=tuple((seat - first) % seats for seat in range(seats)),
        cards=tuple(tuple(sorted({one.id.removesuffix("b") for pile in d for one in pile})) for d in displays),
        symbols=tuple(tuple(with_bonus(strength(display))) for display in displays),
        romes=tuple(rome_holds(state.rome, displays)),
    )
