"""Which actions are legal in a position of PAX, and what each of them is."""

import cython
from cython.cimports.conspiratio.kernel.pax.state import (
    BUY,
    BUYING,
    CATEGORIES,
    CHOOSING,
    DRAW,
    DRAWING,
    DRAWN,
    END,
    FOLLOWING,
    HAND,
    LEGION,
    OPEN,
    OPENING,
    PASS,
    PEEK,
    PLACE,
    PLACES,
    PLAY,
    PLAYING,
    SETS,
    TO_HAND,
    TO_LEGION,
    TO_UNDER,
    State,
    nth,
)
from cython.cimports.conspiratio.kernel.pax.sums import purse, room_left, together


def legal(block: cython.p_void, actions: cython.p_short) -> cython.int:
    state: cython.pointer[State] = cython.cast(cython.pointer[State], block)
    seat: cython.int = state.seat
    phase: cython.int = state.phase
    count: cython.int = 0
    i: cython.int
    if phase == PLAYING or phase == FOLLOWING:
        cost: cython.int = state.played_count if phase == PLAYING else 1
        if cost <= state.money[seat]:
            room: cython.int[CATEGORIES]
            room_left(state, seat, room)
            card: cython.int = state.head[HAND + seat]
            for i in range(state.count[HAND + seat]):
                # Whether a card fits can't be foreseen, so this does without a branch.
                actions[count] = PLAY + card
                count += state.faces.symbols[card] <= room[state.faces.category[card]]
                card = state.next[card]
        actions[count] = END if phase == PLAYING else PASS
        return count + 1
    if phase == DRAWING:
        return _legal_places(state, actions)
    if phase == BUYING:
        means: cython.int = purse(state, seat)
        for i in range(state.legions):
            actions[count] = BUY + i
            count += (state.count[LEGION + i] > 0) & (state.worth[i] <= means)
        actions[count] = PASS
        return count + 1
    if phase == CHOOSING:
        actions[0] = DRAW
        actions[1] = PEEK
        return 1 if state.seats == 1 else 2  # pax.solo.setup
    if phase == OPENING:
        return _legal_openings(state, actions)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _legal_places(state: cython.pointer[State], actions: cython.p_short) -> cython.int:
    count: cython.int = 0
    n: cython.int
    column: cython.int
    drawn: cython.int = state.count[DRAWN]
    # pax.draw.religion-3: of the two cards drawn together none goes to the hand at first
    pair: cython.bint = drawn == 2 and state.free == TO_HAND | TO_LEGION | TO_UNDER
    hand: cython.bint = state.free & TO_HAND and not (pair and together(state, state.seat) == 2)
    for n in range(drawn):
        if hand:
            actions[count] = PLACE + PLACES * n
            count += 1
        if state.free & TO_UNDER:
            actions[count] = PLACE + PLACES * n + 1
            count += 1
        if state.free & TO_LEGION:
            for column in range(state.legions):
                actions[count] = PLACE + PLACES * n + 2 + column
                count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _legal_openings(state: cython.pointer[State], actions: cython.p_short) -> cython.int:
    laid_out: cython.int = state.solo_game - 2 if state.solo_game > 2 else 0
    drawn: cython.int = state.count[DRAWN]
    count: cython.int = 0
    keep: cython.int
    chosen: cython.int
    for keep in range(drawn):
        for chosen in range(1 << drawn):
            if not chosen >> keep & 1 and _bits(chosen) == laid_out:
                actions[count] = OPEN + SETS * keep + chosen
                count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _bits(number: cython.int) -> cython.int:
    count: cython.int = 0
    while number:
        count += number & 1
        number >>= 1
    return count


def key(block: cython.p_void, action: cython.int) -> cython.int:
    """Cards that look alike are one choice; a drawn card is known by its face, not by when it was drawn."""
    state: cython.pointer[State] = cython.cast(cython.pointer[State], block)
    if action >= PLAY:
        return 1_000 + state.faces.face[action - PLAY]
    if action >= BUY:
        return action
    if action >= PLACE:
        card: cython.int = nth(state, DRAWN, (action - PLACE) // PLACES)
        return 2_000 + PLACES * state.faces.face[card] + (action - PLACE) % PLACES
    if action >= DRAW:
        return action
    key: cython.int = 0
    n: cython.int
    for n in range(state.count[DRAWN]):
        face: cython.int = state.faces.face[nth(state, DRAWN, n)] + 1
        if n == action // SETS:
            key += 10_007 * face
        elif action >> n & 1:
            key += 3 * face * face * face + 5 * face
    return 10_000 + key
