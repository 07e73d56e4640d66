"""Coniura and Pugio cards on their way: drawn, laid, put under their stacks, shown."""

import cython
from cython.cimports.conspiratio.kernel.caligula.state import (
    CONIURA,
    CONIURA_DOUBLE,
    FIRST_PUGIO,
    HAND,
    HAND_CARDS,
    NONE,
    OPENING,
    PUGIO,
    SPECTATOR,
    State,
    append,
    kind_of,
    pop,
)


def draw(state: cython.pointer[State], seat: cython.int, stack: cython.int) -> cython.void:
    if state.count[stack]:
        card: cython.int = pop(state, stack)
        state.known[card] |= 1 << seat
        append(state, HAND + seat, card)


def lay(state: cython.pointer[State], seat: cython.int, kinds: cython.p_int, where: cython.int) -> cython.void:
    """So many cards of each kind, the first ones in the hand, come to a list in the order of their names."""
    laid: cython.uchar[HAND_CARDS]
    count: cython.int = 0
    double: cython.bint = kinds[CONIURA_DOUBLE] > 0
    before: cython.int = NONE
    card: cython.int = state.head[HAND + seat]
    i: cython.int
    n: cython.int
    for n in range(state.count[HAND + seat]):
        after: cython.int = state.next[card]
        kind: cython.int = kind_of(state, card)
        if kinds[kind]:
            kinds[kind] -= 1
            if before == NONE:
                state.head[HAND + seat] = after
            else:
                state.next[before] = after
            i = count
            while i > 0 and state.face[laid[i - 1]] > state.face[card]:
                laid[i] = laid[i - 1]
                i -= 1
            laid[i] = card
            count += 1
        else:
            before = card
            if double:  # it may have been the double of the opening hand, for all that the others can tell
                state.known[card] &= ~OPENING
        card = after
    state.tail[HAND + seat] = before
    state.count[HAND + seat] -= count
    for i in range(count):
        state.layer[laid[i]] = seat
        append(state, where, laid[i])


def put_under(state: cython.pointer[State], where: cython.int) -> cython.void:
    """Cards that all have seen go under the stacks they came from."""
    everyone: cython.int = (1 << state.seats) - 1 | SPECTATOR
    while state.count[where]:
        card: cython.int = pop(state, where)
        state.known[card] = everyone
        append(state, PUGIO if state.face[card] >= FIRST_PUGIO else CONIURA, card)


def show(state: cython.pointer[State], seat: cython.int) -> cython.void:
    everyone: cython.int = (1 << state.seats) - 1 | SPECTATOR
    card: cython.int = state.head[HAND + seat]
    i: cython.int
    for i in range(state.count[HAND + seat]):
        state.known[card] = everyone
        card = state.next[card]
