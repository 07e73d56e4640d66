"""What a study of Caligula keeps of each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from conspiratio.caligula.cards import FIRST_EMPEROR
from conspiratio.caligula.events import CardTurnedUp, EmperorMurdered, EmperorSurvived, PointsGained
from conspiratio.caligula.moves import Penalty, Reward
from conspiratio.caligula.scoring import Result
from conspiratio.core.match import Match

from ..running.playing import win_shares
from .summary import Summary, of_match


@dataclass(frozen=True, slots=True)
class Reign:
    emperor: str
    survived: int
    """Conspiracies that failed."""
    murdered: bool


@dataclass(frozen=True, slots=True)
class Record:
    """Tuples hold one entry a seat, unless said otherwise."""

    summary: Summary
    wins: tuple[float, ...]
    order: tuple[int, ...]
    """The Ordo card held at the start: 0 is I."""
    cards: tuple[tuple[str, ...], ...]
    """The Civitas cards that concerned the seat: a reward was offered, or a penalty due."""
    effects: tuple[tuple[str, ...], ...]
    """Taken; which colour was removed is not told apart."""
    favours: tuple[tuple[str, ...], ...]
    """The emperors whose favour brought points."""
    reigns: tuple[Reign, ...]
    """In their order."""


def record(bots: tuple[str, ...], match: Match) -> Record:
    events = [event for events in match.events for event in events]
    seats, ordo = range(len(bots)), match.states[0].ordo
    cards: list[set[str]] = [set() for _ in seats]
    effects: list[set[str]] = [set() for _ in seats]
    for event in events:
        if isinstance(event, CardTurnedUp):
            for seat in event.concerned:
                cards[seat].add(event.card.id)
    for seat, move in match.moves:
        if isinstance(move, Reward | Penalty):
            effects[seat].add(move.effect.partition(":")[0])
    reigns, favours = _dynasty(events, len(bots))
    result: Result | None = match.game.result(match.state)
    assert result is not None
    return Record(
        summary=of_match(bots, match),
        wins=win_shares(result.winners, len(bots)),
        order=tuple(ordo.index(seat) for seat in seats),
        cards=_sorted(cards),
        effects=_sorted(effects),
        favours=_sorted(favours),
        reigns=reigns,
    )


def _sorted(sets: Sequence[set[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(sorted(one)) for one in sets)


def _dynasty(events: Sequence[Any], seats: int) -> tuple[tuple[Reign, ...], list[set[str]]]:
    """Who reigned how, and whom favours on whom brought points."""
    reigns, favours = [Reign(FIRST_EMPEROR, 0, False)], [set[str]() for _ in range(seats)]
    for event in events:
        now = reigns[-1]
        if isinstance(event, EmperorSurvived):
            reigns[-1] = Reign(now.emperor, now.survived + 1, False)
        elif isinstance(event, EmperorMurdered):
            reigns[-1] = Reign(now.emperor, now.survived, True)
            if event.successor is not None:
                reigns.append(Reign(event.successor, 0, False))
        elif isinstance(event, PointsGained) and event.why == "favour":
            favours[event.seat].add(now.emperor)
    return tuple(reigns), favours
