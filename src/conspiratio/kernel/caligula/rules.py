"""Caligula on flat arrays: the fast twin of ``conspiratio.caligula``, move for move and card for card the same game.

Rule ids are cited where a rule is carried out; the referee says what they mean, and why. Here: from step to
step, that is placing, the Sequentia cards one by one, the end of a round, the fall of the Empire.
"""

import cython
from cython.cimports.conspiratio.kernel.caligula.civitas import resolve_card, take_effect
from cython.cimports.conspiratio.kernel.caligula.hands import draw
from cython.cimports.conspiratio.kernel.caligula.markers import put_marker
from cython.cimports.conspiratio.kernel.caligula.plots import conspire, open_window
from cython.cimports.conspiratio.kernel.caligula.state import (
    COLOURS,
    CONIURA,
    DRAW,
    NO_CARD,
    OVER,
    PAYING,
    PLACE,
    PLACES,
    PLACING,
    REWARDING,
    State,
    free_fields,
)


def play(block: cython.p_void, action: cython.int) -> cython.void:
    state: cython.pointer[State] = cython.cast(cython.pointer[State], block)
    seat: cython.int = state.seat
    if state.phase == PLACING:
        put_marker(state, seat, (action - PLACE) // PLACES, (action - PLACE) % PLACES, 0)
        if not _ask_placer(state, _after(state, _rank(state, seat))):
            state.slot = 0
            if not _carry_out(state):
                _go_on(state)
    elif state.phase == REWARDING or state.phase == PAYING:
        if not take_effect(state, action):
            state.step += 1
            if not _resolve_colours(state):
                _go_on(state)
    elif not conspire(state, action):
        _go_on(state)


def key(block: cython.p_void, action: cython.int) -> cython.int:
    """Actions name kinds of cards and places on the table, which mean the same in every world."""
    return action


# Phase 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _rank(state: cython.pointer[State], seat: cython.int) -> cython.int:
    rank: cython.int = 0
    while state.ordo[rank] != seat:
        rank += 1
    return rank


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _after(state: cython.pointer[State], rank: cython.int) -> cython.int:
    return rank + 1 if rank + 1 < state.seats else 0


def begin_round(state: cython.pointer[State]) -> cython.void:
    state.round += 1
    state.murdered = False
    state.slot = -1
    if not _ask_placer(state, 0):
        state.slot = 0
        if not _carry_out(state):
            _go_on(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ask_placer(state: cython.pointer[State], rank: cython.int) -> cython.bint:
    """caligula.place.forced: from this rank of the Ordo on."""
    room: cython.bint = False
    i: cython.int
    for i in range(PLACES):
        if free_fields(state, i):
            room = True
            break
    if not room:
        return False
    for i in range(state.seats):
        if state.supply[state.ordo[rank]]:
            state.phase = PLACING
            state.seat = state.ordo[rank]
            return True
        rank = _after(state, rank)
    return False


# Phase 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _carry_out(state: cython.pointer[State]) -> cython.bint:
    """caligula.sequentia.*: says whether somebody is asked."""
    length: cython.int = state.faces.length[state.sequentia[state.slot]]
    i: cython.int
    if length < DRAW:
        return _resolve_colours(state)
    for i in range(state.seats):
        if length == DRAW:
            draw(state, state.ordo[i], CONIURA)
        else:
            state.ordo[i] = _after(state, state.ordo[i])
    return open_window(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _resolve_colours(state: cython.pointer[State]) -> cython.bint:
    card: cython.int = state.sequentia[state.slot]
    while state.step < state.faces.length[card]:
        if resolve_card(state, state.faces.colours[COLOURS * card + state.step]):
            return True
        state.step += 1
    return open_window(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _go_on(state: cython.pointer[State]) -> cython.void:
    """A conspiracy is over, or nobody wanted one: on to where somebody is asked."""
    while True:
        state.step = 0
        if state.fallen:
            state.phase = OVER
            state.seat = -1
            return
        state.slot += 1
        if state.slot == state.sequentia_count:
            _end_round(state)
            return
        if _carry_out(state):
            return


# Phase 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end_round(state: cython.pointer[State]) -> cython.void:
    """caligula.round.favour, caligula.round.next, caligula.fall.last-plot"""
    i: cython.int
    state.slot = -1
    for i in range(state.favour_count):
        state.victory[state.favours[i]] += state.faces.points[state.emperor]
    for i in range(PLACES):
        if state.card[i] == NO_CARD:
            state.favour_count = 0
            state.fallen = True
            open_window(state)
            return
    begin_round(state)
