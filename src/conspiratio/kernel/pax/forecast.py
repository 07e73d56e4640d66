"""How the game may end, for the evaluation of PAX: Rome as it will have grown, what is in all hands, the best rivals,
and what kind of deck this is.
"""

import cython
from cython.cimports.conspiratio.kernel.pax.forecast import FORECAST
from cython.cimports.conspiratio.kernel.pax.state import (
    CATEGORIES,
    DECK,
    DECK_FACTS,
    DISPLAY,
    HAND,
    INTRIGUE,
    LEGION,
    ROME,
    State,
)
from cython.cimports.conspiratio.kernel.pax.sums import add_symbols
from cython.cimports.conspiratio.kernel.position import MOST_SEATS
from cython.cimports.libc.string import memcpy

RIVALS = cython.declare(cython.int, 2)
A_COLUMN = cython.declare(cython.float, 2.2)  # cards that Rome takes in a round to come, about


def forecast(
    state: cython.pointer[State], seat: cython.int, symbols: cython.p_int, features: cython.p_float
) -> cython.void:
    """57 numbers. ``symbols``: of each owner, with what Rome hides."""
    rome: cython.float[CATEGORIES]
    mine: cython.int[CATEGORIES]
    best: cython.int[CATEGORIES]
    i: cython.int
    _rome_to_come(state, symbols + CATEGORIES * ROME, rome)
    _with_hands(state, seat, symbols, mine, best)
    at: cython.int = 0
    held: cython.float = 0
    for i in range(CATEGORIES):
        now: cython.int = symbols[ROME * CATEGORIES + i]
        top: cython.float = max(mine[i], best[i])
        features[at] = _within((mine[i] - now) / cython.cast(cython.float, 4))
        features[at + 1] = _within((best[i] - now) / cython.cast(cython.float, 4))
        features[at + 2] = _within((mine[i] - rome[i]) / 4)
        features[at + 3] = _within((top - rome[i]) / 4)
        held += _within((rome[i] - top + cython.cast(cython.float, 0.5)) / 2)
        at += 4
    features[at] = _within(held / 4)
    _rivals(state, seat, symbols, features + at + 1)
    memcpy(features + FORECAST - DECK_FACTS, state.faces.facts, DECK_FACTS * cython.sizeof(cython.float))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _within(value: cython.float) -> cython.float:
    return -1 if value < -1 else 1 if value > 1 else value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _rome_to_come(state: cython.pointer[State], now: cython.p_int, rome: cython.p_float) -> cython.void:
    """Rome's symbols at the end: those it has, the column it would take now, and its share of the deck."""
    sums: cython.int[CATEGORIES]
    i: cython.int
    best: cython.int = 0
    column: cython.int
    for i in range(CATEGORIES):
        sums[i] = 0
        rome[i] = now[i]
    if not state.exhausted or state.final_column:
        for column in range(1, state.legions):
            if state.worth[column] > state.worth[best]:
                best = column
        add_symbols(state, LEGION + best, sums)
        for i in range(CATEGORIES):
            rome[i] += sums[i]
            sums[i] = 0
    if state.count[DECK] == 0 or state.exhausted:
        return
    add_symbols(state, DECK, sums)
    taken: cython.float = A_COLUMN / (2 * state.seats + 2)  # of every card that leaves the deck
    for i in range(CATEGORIES):
        rome[i] += taken * sums[i]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _with_hands(
    state: cython.pointer[State], seat: cython.int, symbols: cython.p_int, mine: cython.p_int, best: cython.p_int
) -> cython.void:
    """The symbols of the seat, and of the strongest rival in each category, if all laid out what they hold."""
    theirs: cython.int[CATEGORIES]
    other: cython.int
    i: cython.int
    for i in range(CATEGORIES):
        best[i] = 0
        mine[i] = symbols[seat * CATEGORIES + i]
    add_symbols(state, HAND + seat, mine)
    for other in range(state.seats):
        if other != seat:
            for i in range(CATEGORIES):
                theirs[i] = symbols[other * CATEGORIES + i]
            add_symbols(state, HAND + other, theirs)
            for i in range(CATEGORIES):
                best[i] = max(best[i], theirs[i])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _rivals(
    state: cython.pointer[State], seat: cython.int, symbols: cython.p_int, features: cython.p_float
) -> cython.void:
    """The two rivals with the most points: six numbers each."""
    points: cython.int[MOST_SEATS]
    other: cython.int
    n: cython.int
    i: cython.int
    for other in range(state.seats):
        points[other] = _points(state, other, symbols)
    mine: cython.int = points[seat]
    points[seat] = -1
    for n in range(RIVALS):
        best: cython.int = -1
        for other in range(state.seats):
            if points[other] >= 0 and (best < 0 or points[other] > points[best]):
                best = other
        for i in range(6):
            features[6 * n + i] = 0
        if best < 0:
            continue
        features[6 * n] = _within((mine - points[best]) / cython.cast(cython.float, 10))
        features[6 * n + 1] = _within(state.money[best] / cython.cast(cython.float, 12))
        features[6 * n + 2] = _within(state.count[HAND + best] / cython.cast(cython.float, 8))
        lead: cython.int = symbols[seat * CATEGORIES + INTRIGUE] - symbols[best * CATEGORIES + INTRIGUE]
        features[6 * n + 3] = _within(lead / cython.cast(cython.float, 4))
        features[6 * n + 4] = state.conspirator == best
        features[6 * n + 5] = (best - state.seat + state.seats) % state.seats / cython.cast(cython.float, state.seats)
        points[best] = -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _points(state: cython.pointer[State], seat: cython.int, symbols: cython.p_int) -> cython.int:
    """pax.score.category, pax.score.stronger, and one for each Fleet and Army."""
    points: cython.int = symbols[seat * CATEGORIES + 1] + symbols[seat * CATEGORIES + 2]
    i: cython.int
    for i in range(CATEGORIES):
        points += 2 * (state.count[DISPLAY + seat * CATEGORIES + i] > 0)
        points += 3 * (symbols[seat * CATEGORIES + i] > symbols[ROME * CATEGORIES + i])
    return points
