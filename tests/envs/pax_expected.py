"""What an observation of PAX has to say, worked out from the referee's view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from conspiratio.core.game import Seat
from conspiratio.envs.kernel_match import Observation, observation_length, parts
from conspiratio.kernel.pax.bridge import cards_of
from conspiratio.pax.cards import Card
from conspiratio.pax.state import column_value, strength
from conspiratio.pax.view import Seen, View

PHASES = ["opening", "choosing", "drawing", "buying", "playing", "following"]
PLACES = ["hand", "legion", "under"]
ROME = 8


def expected(view: View) -> Observation:
    seen = np.zeros(observation_length("pax"), np.int16)
    observed = parts("pax", seen)
    seats, turn = len(view.players), view.turn
    number = cards_of(view.faces, seats).number

    def at(seat: Seat) -> int:
        return (seat - (view.eye or 0)) % seats

    def lay(plane: Observation, cards: Iterable[Seen], in_order: bool) -> None:
        for place, card in enumerate(cards, 1):
            if card is not None:
                plane[number[card.id]] = place if in_order else 1

    _tell(observed, view)
    observed["first"][at(view.first)] = 1
    for name, seat in (("to_act", turn.seat), ("conspirator", view.conspirator), ("caller", turn.caller)):
        if seat is not None:
            observed[name][at(seat)] = 1
    for seat, player in enumerate(view.players):
        observed["money"][at(seat)] = -1 if player.money is None else player.money
        observed["hand_size"][at(seat)] = -1 if player.hand_size is None else player.hand_size
        lay(observed["in_hand"][at(seat)], player.hand, in_order=False)
    for owner, display in [*((at(seat), p.display) for seat, p in enumerate(view.players)), (ROME, view.rome)]:
        observed["symbols"][owner] = strength(display)
        observed["piles"][owner] = [len(pile) for pile in display]
        lay(observed["in_display"][owner], [card for pile in display for card in pile], in_order=False)
    for i, column in enumerate(view.legions):
        observed["column_worth"][i], observed["column_size"][i] = column_value(column), len(column)
        lay(observed["in_column"][i], column, in_order=True)
    lay(observed["in_deck"], view.deck, in_order=True)
    lay(observed["in_rome_hidden"], view.rome_hidden, in_order=False)
    lay(observed["in_drawn"], turn.drawn, in_order=turn.seat == view.eye)
    played: tuple[Card, ...] = turn.played
    lay(observed["in_played"], played, in_order=True)
    return seen


def _tell(observed: dict[str, Any], view: View) -> None:
    turn, options = view.turn, view.options
    over = {"no-refill": 6, "exhausted": 7}
    observed["phase"][over[turn.reason] if turn.reason else PHASES.index(turn.phase)] = 1
    for name, value in {
        "is_spectator": view.eye is None,
        "seats": len(view.players),
        "solo_game": options.solo_game or 0,
        "final_column": options.final_column,
        "open_counts": options.open_counts,
        "round": view.round,
        "exhausted": view.exhausted,
        "to_come": turn.to_come,
        "played": len(turn.played),
        "drawn": len(turn.drawn),
        "deck": len(view.deck),
        "removed": view.removed,
        "rome_hidden": len(view.rome_hidden),
    }.items():
        observed[name][0] = value
    observed["free"][:] = [place in turn.free for place in PLACES]
