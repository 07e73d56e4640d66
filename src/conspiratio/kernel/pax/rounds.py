"""PAX on flat arrays: from turn to turn, the end of a round, the next one, and the end of the game.

Rule ids are cited where a rule is carried out; the referee says what they mean, and why.
"""

import cython
from cython.cimports.conspiratio.kernel.pax.state import (
    CATEGORIES,
    CHOOSING,
    DECK,
    DISPLAY,
    INTRIGUE,
    LEGION,
    OVER_EXHAUSTED,
    OVER_NO_REFILL,
    ROME,
    ROME_HIDDEN,
    State,
    append,
    pop,
)


def display(state: cython.pointer[State], owner: cython.int, card: cython.int) -> cython.void:
    """Put a card on display; Primus Conspiratus moves at once (pax.play.primus-conspiratus)."""
    category: cython.int = state.faces.category[card]
    pile: cython.int = owner * CATEGORIES + category
    append(state, DISPLAY + pile, card)
    state.symbols[pile] += state.faces.symbols[card]
    if category == INTRIGUE and owner != ROME and owner != state.conspirator:
        holder: cython.int = state.conspirator
        most: cython.int = 0 if holder < 0 else state.symbols[holder * CATEGORIES + INTRIGUE]
        if state.symbols[pile] > most:
            state.conspirator = owner


def to_column(state: cython.pointer[State], column: cython.int, card: cython.int) -> cython.void:
    append(state, LEGION + column, card)
    state.worth[column] += state.faces.value[card]


def after(state: cython.pointer[State], seat: cython.int) -> cython.int:
    return seat + 1 if seat + 1 < state.seats else 0


def next_turn(state: cython.pointer[State], seat: cython.int) -> cython.void:
    seat = after(state, seat)
    if seat != state.first:
        state.phase = CHOOSING
        state.seat = seat
        return
    if state.exhausted and not state.final_column:  # pax.end.exhausted
        _end_game(state, OVER_EXHAUSTED)
        return
    _rome_takes(state)
    if state.exhausted:
        _end_game(state, OVER_EXHAUSTED)
        return
    if state.conspirator >= 0:  # pax.round.first-player
        state.first = state.conspirator
    begin_round(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _rome_takes(state: cython.pointer[State]) -> cython.void:
    """pax.round.rome-takes"""
    best: cython.int = 0
    column: cython.int
    for column in range(1, state.legions):
        if state.worth[column] > state.worth[best]:
            best = column
    state.worth[best] = 0
    while state.count[LEGION + best]:
        display(state, ROME, pop(state, LEGION + best))


def begin_round(state: cython.pointer[State]) -> cython.void:
    """pax.round.refill, pax.end.no-refill"""
    empty: cython.int = 0
    column: cython.int
    for column in range(state.legions):
        if state.count[LEGION + column] == 0:
            empty += 1
    if state.count[DECK] < empty:
        _end_game(state, OVER_NO_REFILL)
        return
    state.round += 1
    for column in range(state.legions):
        if state.count[LEGION + column] == 0:
            to_column(state, column, pop(state, DECK))
    state.phase = CHOOSING
    state.seat = state.first


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end_game(state: cython.pointer[State], reason: cython.int) -> cython.void:
    """pax.end.reveal"""
    while state.count[ROME_HIDDEN]:
        display(state, ROME, pop(state, ROME_HIDDEN))
    state.phase = reason
    state.seat = -1
