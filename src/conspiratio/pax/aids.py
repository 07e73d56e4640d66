"""What can be worked out from a view alone: prices, scales, incomes. For tables that draw views and know no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from .legal import FOLLOW_COST
from .moves import End, Peek
from .outlook import Scale, income_after, outlook, rome_takes, romes_known
from .scoring import ROME_NEEDS, SOLO_GOALS, Result
from .state import (
    Column,
    Display,
    arms_limit,
    column_value,
    income,
    play_cost,
    price,
    strength,
    together,
    total_strength,
)
from .view import View

FINAL = (Peek.type, End.type)


class BySide(NamedTuple):
    """A number for each category, for Rome and for every player."""

    rome: tuple[int, ...]
    players: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Aids:
    prices: tuple[int | None, ...]
    """What the group below each Legion costs this seat; a spectator is told its value, and None where there is none."""
    values: tuple[int, ...]
    rome_takes: int | None
    """The Legion whose column Rome would take if the round ended now."""
    scales: tuple[Scale, ...]
    held: int
    """How many categories Rome holds."""
    needed: int
    """How many it takes for Rome to win."""
    goal: int | None
    """In a solo game: the number of categories in which to be stronger than Rome."""
    unseen: int
    """How many of Rome's cards are not counted here, because the eye does not know them."""
    now: Result
    """If it ended now."""
    strengths: BySide
    """Symbols in each category, bonus pieces included."""
    bonus: BySide
    """How many of these are bonus pieces."""
    next_cost: int | None
    """What the next card costs that this seat plays; None, if it can't play one now."""
    spent: int | None
    """What the cards played in this turn have cost this seat; None, if it plays none now."""
    income: int | None
    """The income of this seat if it ends the turn now; None, if it can't."""
    income_with: Mapping[str, int]
    """The same, if the seat played this card of its hand before."""
    limit: int | None
    """How many Fleets, and how many Armies, this seat may have."""
    together: int | None
    """How many cards this seat draws and looks at at once."""
    final: tuple[str, ...]
    """Types of moves that are worth a question first: one touch makes them, and they can't be taken back."""


def aids(view: View) -> Aids:
    now = outlook(view)
    strengths, bonus = _by_side(romes_known(view), tuple(player.display for player in view.players))
    mine = None if view.eye is None else view.me.display
    ends_turn = view.turn.phase == "playing" and view.turn.seat == view.eye
    return Aids(
        prices=tuple(_price(column, mine) for column in view.legions),
        values=tuple(column_value(column) for column in view.legions),
        rome_takes=rome_takes(view),
        scales=now.scales,
        held=now.held,
        needed=ROME_NEEDS,
        goal=SOLO_GOALS[view.options.solo_game or 1] if len(view.players) == 1 else None,
        unseen=now.unseen,
        now=now.result,
        strengths=strengths,
        bonus=bonus,
        next_cost=_next_cost(view),
        spent=sum(play_cost(number) for number in range(len(view.turn.played))) if ends_turn else None,
        income=income(view.me.display, view.turn.played) if ends_turn else None,
        income_with={card.id: income_after(view, card) for card in view.me.hand if card} if ends_turn else {},
        limit=None if mine is None else arms_limit(mine),
        together=None if mine is None else together(mine),
        final=FINAL,
    )


def _price(column: Column, mine: Display | None) -> int | None:
    if not column:
        return None
    return column_value(column) if mine is None else price(column, mine)


@lru_cache(1000)
def _by_side(rome: Display, players: tuple[Display, ...]) -> tuple[BySide, BySide]:
    """The strengths, and how much of them is bonus. Cached: only few moves change what lies on the table."""
    return (
        BySide(total_strength(rome), tuple(total_strength(player) for player in players)),
        BySide(_bonus(rome), tuple(_bonus(player) for player in players)),
    )


def _bonus(display: Display) -> tuple[int, ...]:
    return tuple(total - own for total, own in zip(total_strength(display), strength(display), strict=True))


def _next_cost(view: View) -> int | None:
    if view.turn.seat is None or view.turn.seat != view.eye:
        return None
    match view.turn.phase:
        case "playing":
            return play_cost(len(view.turn.played))
        case "following":
            return FOLLOW_COST
        case _:
            return None
