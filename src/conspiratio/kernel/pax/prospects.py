"""What may still come, for the evaluation of PAX: the deck, the columns that Rome leaves, the cards in hand."""

import cython
from cython.cimports.conspiratio.kernel.pax.state import (
    CATEGORIES,
    DECK,
    DISPLAY,
    HAND,
    INTRIGUE,
    LEGION,
    ROME,
    State,
)
from cython.cimports.conspiratio.kernel.pax.sums import add_symbols, purse


def prospects(
    state: cython.pointer[State], seat: cython.int, symbols: cython.p_int, features: cython.p_float
) -> cython.void:
    """26 numbers. ``symbols``: of each owner, with what Rome hides."""
    sums: cython.int[CATEGORIES]
    i: cython.int
    _clear(sums)
    add_symbols(state, DECK, sums)
    for i in range(CATEGORIES):
        features[i] = min(sums[i] / cython.cast(cython.float, 8), cython.cast(cython.float, 1.5))
    _columns(state, seat, features + CATEGORIES)
    _hands(state, seat, symbols, features + 3 * CATEGORIES)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _clear(sums: cython.p_int) -> cython.void:
    i: cython.int
    for i in range(CATEGORIES):
        sums[i] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _columns(state: cython.pointer[State], seat: cython.int, features: cython.p_float) -> cython.void:
    """By category: the symbols in the columns that Rome would leave, and the most that can be bought at once: 14."""
    left: cython.int[CATEGORIES]
    bought: cython.int[CATEGORIES]
    sums: cython.int[CATEGORIES]
    means: cython.int = purse(state, seat)
    best: cython.int = 0
    column: cython.int
    i: cython.int
    _clear(left)
    _clear(bought)
    for column in range(1, state.legions):
        if state.worth[column] > state.worth[best]:
            best = column
    for column in range(state.legions):
        _clear(sums)
        add_symbols(state, LEGION + column, sums)
        for i in range(CATEGORIES):
            if column != best:
                left[i] += sums[i]
            if state.worth[column] <= means:
                bought[i] = max(bought[i], sums[i])
    for i in range(CATEGORIES):
        features[i] = min(left[i] / cython.cast(cython.float, 4), cython.cast(cython.float, 1.5))
        features[CATEGORIES + i] = min(bought[i] / cython.cast(cython.float, 4), cython.cast(cython.float, 1.5))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _hands(
    state: cython.pointer[State], seat: cython.int, symbols: cython.p_int, features: cython.p_float
) -> cython.void:
    """If everybody laid out what they hold: who would be Primus Conspiratus, what would Rome still hold: 5 numbers."""
    best: cython.int[CATEGORIES]
    mine: cython.int[CATEGORIES]
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
    held: cython.int = 0
    without: cython.int = 0
    stronger: cython.int = 0
    missing: cython.int = 0
    for i in range(CATEGORIES):
        rome: cython.int = symbols[ROME * CATEGORIES + i]
        held += mine[i] <= rome and best[i] <= rome
        without += symbols[seat * CATEGORIES + i] <= rome and best[i] <= rome
        stronger += mine[i] > rome
        missing += mine[i] == 0 and state.count[DISPLAY + seat * CATEGORIES + i] == 0
    features[0] = _scaled(mine[INTRIGUE] - best[INTRIGUE], 4)
    features[1] = _scaled(2 * held - 7, 4)
    features[2] = _scaled(2 * without - 7, 4)
    features[3] = _scaled(state.solo_game + 2 - stronger if state.solo_game else stronger, 7)
    features[4] = _scaled(missing, 4)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _scaled(value: cython.int, most: cython.int) -> cython.float:
    """Held between -1 and 1."""
    return max(-1, min(1, cython.cast(cython.float, value) / most))
