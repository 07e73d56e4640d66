"""States and views as a table a person can read: for debugging, tests and notebooks. People at the table get
``terminal`` and its languages instead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .cards import CATEGORIES, Card
from .state import Column, Display, FaceDown, strength

if TYPE_CHECKING:
    from .state import State
    from .view import View


def show_state(state: State) -> str:
    phase = state.phase
    drawn: tuple[FaceDown, ...] = getattr(phase, "drawn", ())
    return "\n".join(
        [
            _head(state, phase.type, phase.seat, [down.card for down in drawn]),
            _rome(state.rome, [down.card for down in state.rome_hidden]),
            *_legions(state.legions),
            *(
                _seat(seat, player.money, [down.card for down in player.hand], player.display)
                for seat, player in enumerate(state.players)
            ),
        ]
    )


def show_view(view: View) -> str:
    return "\n".join(
        [
            _head(view, view.turn.phase, view.turn.seat, view.turn.drawn),
            _rome(view.rome, view.rome_hidden),
            *_legions(view.legions),
            *(_seat(seat, player.money, player.hand, player.display) for seat, player in enumerate(view.players)),
        ]
    )


def _head(table: State | View, phase: str, seat: int | None, drawn: Sequence[Card | None]) -> str:
    holder = "nobody" if table.conspirator is None else f"seat {table.conspirator}"
    who = "over" if seat is None else f"seat {seat} {phase}"
    facts = [
        f"round {table.round}",
        f"deck {len(table.deck)}",
        f"first seat {table.first}",
        f"conspirator {holder}",
        who,
    ]
    return ", ".join(facts) + (f" [{_cards(drawn)}]" if drawn else "")


def _cards(cards: Iterable[Card | None]) -> str:
    return " ".join("?" if card is None else card.id for card in cards) or "-"


def _rome(display: Display, hidden: Sequence[Card | None]) -> str:
    return f"Rome     {_symbols(display)}  [{_cards(hidden)}]"


def _symbols(display: Display) -> str:
    counts = zip(CATEGORIES, strength(display), strict=True)
    return " ".join(f"{category}:{count}" for category, count in counts if count) or "-"


def _legions(legions: Sequence[Column]) -> list[str]:
    return [f"Legion {number} {_cards(column)}" for number, column in enumerate(legions, 1)]


def _seat(seat: int, money: int | None, hand: Sequence[Card | None], display: Display) -> str:
    return f"Seat {seat}   {_symbols(display)}  money {'?' if money is None else money}  [{_cards(hand)}]"
