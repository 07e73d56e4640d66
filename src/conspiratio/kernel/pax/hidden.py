"""What a seat of PAX does not know, dealt anew."""

import cython
from cython.cimports.conspiratio.kernel.dice import Dice, below, shuffle
from cython.cimports.conspiratio.kernel.pax.state import (
    DECK,
    DRAWN,
    HAND,
    MOST_CARDS,
    OUT,
    REMOVED,
    ROME_HIDDEN,
    State,
    append,
)
from cython.cimports.conspiratio.kernel.position import EVERYTHING, OPEN_HANDS
from cython.cimports.libc.string import memset


def imagine(block: cython.p_void, eye: cython.int, dice: cython.pointer[Dice]) -> cython.void:
    """Deal anew every card whose place the eye does not know. Who else knows what lies there stays as it is."""
    state: cython.pointer[State] = cython.cast(cython.pointer[State], block)
    where: cython.int[13]
    places: cython.int = 2
    seat: cython.int
    if eye == EVERYTHING:
        return
    where[0] = REMOVED
    where[1] = DECK
    if eye != OPEN_HANDS:
        where[2] = ROME_HIDDEN
        where[3] = DRAWN
        places = 4 + state.seats
        for seat in range(state.seats):
            where[4 + seat] = HAND + seat
    mask: cython.int = 1 << eye if eye >= 0 else 0
    order: cython.uchar[MOST_CARDS]
    open_: cython.uchar[MOST_CARDS]
    masks: cython.ushort[MOST_CARDS]
    pool: cython.uchar[MOST_CARDS]
    hidden: cython.uchar[MOST_CARDS]
    cards: cython.int = 0
    unknown: cython.int = 0
    i: cython.int
    n: cython.int
    card: cython.int
    memset(hidden, 0, MOST_CARDS)
    for i in range(places):
        card = state.head[where[i]]
        for n in range(state.count[where[i]]):
            order[cards] = card
            masks[cards] = state.known[card]
            open_[cards] = (state.known[card] & mask) != 0
            if not open_[cards]:
                hidden[card] = True
                unknown += 1
            cards += 1
            card = state.next[card]
    card = state.head[OUT]
    for n in range(state.count[OUT]):
        hidden[card] = True
        card = state.next[card]
    _redeal(state, hidden, unknown, pool, dice)
    _lay_down(state, where, places, order, open_, masks, pool)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _redeal(
    state: cython.pointer[State],
    hidden: cython.p_uchar,
    unknown: cython.int,
    pool: cython.p_uchar,
    dice: cython.pointer[Dice],
) -> cython.void:
    """Fill the pool with as many of the hidden cards as are unknown, in any order.

    They are taken up in the order of their numbers, so that equal dice deal equal worlds wherever the cards lay. With
    5 to 8 players all of the first copy is in the game, but only some of the second: which of them, nobody knows.
    """
    seconds: cython.uchar[MOST_CARDS]
    card: cython.int
    i: cython.int
    count: cython.int = 0
    left: cython.int = 0
    for card in range(state.faces.first_copy):
        if hidden[card]:
            pool[count] = card
            count += 1
    for card in range(state.faces.first_copy, state.faces.cards):
        if hidden[card]:
            seconds[left] = card
            left += 1
    while count < unknown:
        i = below(dice, left)
        pool[count] = seconds[i]
        count += 1
        left -= 1
        seconds[i] = seconds[left]
    state.count[OUT] = 0
    for i in range(left):
        append(state, OUT, seconds[i])
    shuffle(pool, count, dice)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lay_down(
    state: cython.pointer[State],
    where: cython.p_int,
    places: cython.int,
    order: cython.p_uchar,
    open_: cython.p_uchar,
    masks: cython.pointer[cython.ushort],
    pool: cython.p_uchar,
) -> cython.void:
    """Build the lists again, with a card of the pool wherever one was not known."""
    at: cython.int = 0
    dealt: cython.int = 0
    i: cython.int
    n: cython.int
    card: cython.int
    for i in range(places):
        count: cython.int = state.count[where[i]]
        state.count[where[i]] = 0
        for n in range(count):
            if open_[at]:
                card = order[at]
            else:
                card = pool[dealt]
                dealt += 1
            state.known[card] = masks[at]
            append(state, where[i], card)
            at += 1
