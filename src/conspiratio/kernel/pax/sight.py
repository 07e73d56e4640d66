"""What one seat of PAX may know, as numbers: built up from what lies open and from what that seat has seen.

The referee's ``view`` says the same in words; a test holds them together.
"""

from array import array

import cython
from cython.cimports.conspiratio.kernel.pax.state import (
    CATEGORIES,
    DECK,
    DISPLAY,
    DRAWING,
    DRAWN,
    FOLLOWING,
    HAND,
    LEGION,
    MOST_CARDS,
    MOST_PLAYED,
    OVER_NO_REFILL,
    PLAYING,
    REMOVED,
    ROME,
    ROME_HIDDEN,
    SPECTATOR,
    State,
)
from cython.cimports.conspiratio.kernel.position import MOST_SEATS, Position
from cython.cimports.cpython import array as c_array

from conspiratio.kernel.pax.table import Tables

OWNERS = MOST_SEATS + 1
LENGTH = LENGTH_
LAYOUT = (
    ("is_spectator", IS_SPECTATOR, (1,)),
    ("seats", SEATS, (1,)),
    ("solo_game", SOLO_GAME, (1,)),
    ("final_column", FINAL_COLUMN, (1,)),
    ("open_counts", OPEN_COUNTS, (1,)),
    ("round", ROUND, (1,)),
    ("exhausted", EXHAUSTED, (1,)),
    ("phase", PHASE, (8,)),
    ("to_act", TO_ACT, (MOST_SEATS,)),
    ("first", FIRST, (MOST_SEATS,)),
    ("conspirator", CONSPIRATOR, (MOST_SEATS,)),
    ("caller", CALLER, (MOST_SEATS,)),
    ("to_come", TO_COME, (1,)),
    ("free", FREE, (3,)),
    ("played", PLAYED, (1,)),
    ("drawn", DRAWN_COUNT, (1,)),
    ("deck", DECK_COUNT, (1,)),
    ("removed", REMOVED_COUNT, (1,)),
    ("rome_hidden", ROME_HIDDEN_COUNT, (1,)),
    ("money", MONEY, (MOST_SEATS,)),
    ("hand_size", HAND_SIZE, (MOST_SEATS,)),
    ("symbols", SYMBOLS, (OWNERS, CATEGORIES)),
    ("piles", PILES, (OWNERS, CATEGORIES)),
    ("column_worth", COLUMN_WORTH, (OWNERS,)),
    ("column_size", COLUMN_SIZE, (OWNERS,)),
    ("in_deck", IN_DECK, (MOST_CARDS,)),
    ("in_rome_hidden", IN_ROME_HIDDEN, (MOST_CARDS,)),
    ("in_drawn", IN_DRAWN, (MOST_CARDS,)),
    ("in_played", IN_PLAYED, (MOST_CARDS,)),
    ("in_column", IN_COLUMN, (OWNERS, MOST_CARDS)),
    ("in_hand", IN_HAND, (MOST_SEATS, MOST_CARDS)),
    ("in_display", IN_DISPLAY, (OWNERS, MOST_CARDS)),
)
"""The parts of an observation: name, where it begins, shape."""

_EMPTY = cython.declare(c_array.array, array("h"))


def observe(position: Position, eye: cython.int, open_counts: cython.bint = True):
    """What the seat knows (-1: a spectator); ``open_counts`` off hides rivals' money and the size of their hands."""
    if not isinstance(position.tables, Tables):
        raise TypeError("this is no position of PAX")
    state: cython.pointer[State] = cython.cast(cython.pointer[State], position.block)
    if not -1 <= eye < state.seats:
        raise IndexError(f"there is no seat {eye}")
    seen: c_array.array = c_array.clone(_EMPTY, LENGTH_, True)
    _write(state, eye, open_counts, seen.data.as_shorts)
    return seen


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write(
    state: cython.pointer[cython.const[State]], eye: cython.int, open_counts: cython.bint, seen: cython.p_short
) -> cython.void:
    mask: cython.int = 1 << eye if eye >= 0 else SPECTATOR
    _write_table(state, eye, seen)
    seen[OPEN_COUNTS] = open_counts
    _write_owners(state, eye, open_counts or state.phase >= OVER_NO_REFILL, seen)
    seen[DRAWN_COUNT] = state.count[DRAWN]
    seen[DECK_COUNT] = state.count[DECK]
    seen[REMOVED_COUNT] = state.count[REMOVED]
    seen[ROME_HIDDEN_COUNT] = state.count[ROME_HIDDEN]
    _write_known(state, DECK, mask, True, cython.address(seen[IN_DECK]))
    _write_known(state, ROME_HIDDEN, mask, False, cython.address(seen[IN_ROME_HIDDEN]))
    # The order in which a rival drew its cards is not seen.
    _write_known(state, DRAWN, mask, state.seat == eye, cython.address(seen[IN_DRAWN]))
    i: cython.int
    for i in range(state.legions):
        seen[COLUMN_WORTH + i] = state.worth[i]
        seen[COLUMN_SIZE + i] = state.count[LEGION + i]
        _write_open(state, LEGION + i, True, cython.address(seen[IN_COLUMN + MOST_CARDS * i]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_table(state: cython.pointer[cython.const[State]], eye: cython.int, seen: cython.p_short) -> cython.void:
    """What everybody sees, without the cards."""
    seen[IS_SPECTATOR] = eye < 0
    seen[SEATS] = state.seats
    seen[SOLO_GAME] = state.solo_game
    seen[FINAL_COLUMN] = state.final_column
    seen[ROUND] = state.round
    seen[EXHAUSTED] = state.exhausted
    seen[PHASE + state.phase] = 1
    seen[FIRST + _beside(state, eye, state.first)] = 1
    if state.seat >= 0:
        seen[TO_ACT + _beside(state, eye, state.seat)] = 1
    if state.conspirator >= 0:
        seen[CONSPIRATOR + _beside(state, eye, state.conspirator)] = 1
    i: cython.int
    if state.phase == FOLLOWING:
        seen[CALLER + _beside(state, eye, state.caller)] = 1
    elif state.phase == DRAWING:
        seen[TO_COME] = state.to_come
        for i in range(3):
            seen[FREE + i] = state.free >> i & 1
    elif state.phase == PLAYING:
        seen[PLAYED] = state.played_count
        for i in range(state.played_count if state.played_count < MOST_PLAYED else MOST_PLAYED):
            seen[IN_PLAYED + state.played[i]] = 1 + i


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_owners(
    state: cython.pointer[cython.const[State]], eye: cython.int, counts: cython.bint, seen: cython.p_short
) -> cython.void:
    mask: cython.int = 1 << eye if eye >= 0 else SPECTATOR
    seat: cython.int
    for seat in range(state.seats):
        at: cython.int = _beside(state, eye, seat)
        shown: cython.bint = counts or seat == eye
        seen[MONEY + at] = state.money[seat] if shown else -1
        seen[HAND_SIZE + at] = state.count[HAND + seat] if shown else -1
        _write_known(state, HAND + seat, mask, False, cython.address(seen[IN_HAND + MOST_CARDS * at]))
        _write_display(state, seat, at, seen)
    _write_display(state, ROME, ROME, seen)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_display(
    state: cython.pointer[cython.const[State]], owner: cython.int, at: cython.int, seen: cython.p_short
) -> cython.void:
    i: cython.int
    for i in range(CATEGORIES):
        seen[SYMBOLS + CATEGORIES * at + i] = state.symbols[CATEGORIES * owner + i]
        seen[PILES + CATEGORIES * at + i] = state.count[DISPLAY + CATEGORIES * owner + i]
        _write_open(state, DISPLAY + CATEGORIES * owner + i, False, cython.address(seen[IN_DISPLAY + MOST_CARDS * at]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _beside(state: cython.pointer[cython.const[State]], eye: cython.int, seat: cython.int) -> cython.int:
    """How many places after the viewing seat; a spectator counts from seat 0."""
    after: cython.int = seat - eye if eye > 0 else seat
    return after if after >= 0 else after + state.seats


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_known(
    state: cython.pointer[cython.const[State]],
    where: cython.int,
    mask: cython.int,
    in_order: cython.bint,
    plane: cython.p_short,
) -> cython.void:
    """Of cards that lie face down those that the eye has seen."""
    card: cython.int = state.head[where]
    i: cython.int
    for i in range(state.count[where]):
        if state.known[card] & mask:
            plane[card] = 1 + i if in_order else 1
        card = state.next[card]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_open(
    state: cython.pointer[cython.const[State]], where: cython.int, in_order: cython.bint, plane: cython.p_short
) -> cython.void:
    card: cython.int = state.head[where]
    i: cython.int
    for i in range(state.count[where]):
        plane[card] = 1 + i if in_order else 1
        card = state.next[card]
