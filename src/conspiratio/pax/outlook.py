"""If it ended now: the seven scales and the verdict, from what one eye knows.

Rome's face-down cards count only if the eye has seen them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from conspiratio.core.game import Eye, Seat

from .cards import CATEGORIES, Card, Category
from .scoring import Result, solo_result, table_result
from .state import Display, add_cards, income, romes_choice, total_strength
from .view import View


@dataclass(frozen=True, slots=True)
class Scale:
    """Symbols in a category, bonus pieces included; ``mine`` is None for a spectator."""

    category: Category
    rome: int
    best: int
    mine: int | None
    strongest: tuple[Seat, ...]
    """Who has the most symbols; nobody, if nobody has any."""
    romes: bool
    """Nobody has more than Rome."""


@dataclass(frozen=True, slots=True)
class Outlook:
    scales: tuple[Scale, ...]
    held: int
    """How many categories Rome holds."""
    unseen: int
    """How many of Rome's cards are left out, because the eye does not know them."""
    result: Result


def outlook(view: View) -> Outlook:
    rome = romes_known(view)
    displays = tuple(player.display for player in view.players)
    scales = _scales(rome, displays, view.eye)
    result: Result
    if len(displays) == 1:
        result = solo_result(rome, displays[0], view.options.solo_game or 1)
    else:
        fortunes = [_fortune(player.money, player.hand_size) for player in view.players]
        counted = tuple(fortune for fortune in fortunes if fortune is not None)
        wealth = counted if len(counted) == len(fortunes) else None
        result = table_result(rome, displays, wealth, view.conspirator)
    return Outlook(scales, sum(scale.romes for scale in scales), view.rome_hidden.count(None), result)


@lru_cache(1000)
def _scales(rome: Display, displays: tuple[Display, ...], eye: Eye) -> tuple[Scale, ...]:
    """Cached: only few moves change what lies on the table."""
    romes = total_strength(rome)
    theirs = [total_strength(display) for display in displays]
    mine = None if eye is None else theirs[eye]
    return tuple(
        _scale(category, romes[i], [player[i] for player in theirs], None if mine is None else mine[i])
        for i, category in enumerate(CATEGORIES)
    )


def romes_known(view: View) -> Display:
    """Rome's display with the face-down cards that the eye has seen."""
    return add_cards(view.rome, [card for card in view.rome_hidden if card])


def rome_takes(view: View) -> int | None:
    """The Legion whose column Rome would take if the round ended now; none, if the game would end with it."""
    is_last = view.exhausted and not view.options.final_column
    return None if is_last or view.result else romes_choice(view.legions)


def income_after(view: View, card: Card) -> int:
    """What ending the turn would bring the viewing seat, if it played this card and no more."""
    return income(add_cards(view.me.display, (card,)), (*view.turn.played, card))


def _scale(category: Category, rome: int, theirs: list[int], mine: int | None) -> Scale:
    best = max(theirs)
    strongest = tuple(seat for seat, count in enumerate(theirs) if count == best > 0)
    return Scale(category, rome, best, mine, strongest, romes=best <= rome)


def _fortune(money: int | None, hand_size: int | None) -> int | None:
    return None if money is None or hand_size is None else money + hand_size
