"""The conspiracy: plot, favour, murder.

Each step says whether somebody is asked; if not, the conspiracy is over, or there was none.
"""

import cython
from cython.cimports.conspiratio.kernel.caligula.hands import lay, put_under
from cython.cimports.conspiratio.kernel.caligula.legal import may_favour
from cython.cimports.conspiratio.kernel.caligula.state import (
    BID,
    BIDDING,
    CONIURA_DOUBLE,
    CONIURA_SINGLE,
    CONIURAS,
    DAGGERS,
    FAVOUR,
    FAVOURING,
    LAID,
    NOMINATE,
    NOMINATING,
    PASS,
    PROTECT,
    PROTECTING,
    PUGIO_DOUBLE,
    PUGIO_SINGLE,
    PUGIOS,
    SHIELDS,
    STARTING,
    STRIKE,
    STRIKING,
    State,
)


def open_window(state: cython.pointer[State]) -> cython.bint:
    """caligula.plot.window, caligula.fall.last-plot"""
    if not state.fallen and (state.murdered or state.candidate_count == 0):
        return False
    i: cython.int
    for i in range(state.seats):
        state.queue[i] = state.ordo[i]
    state.queue_at = 0
    state.queue_end = state.seats
    return _ask(state, STARTING)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ask(state: cython.pointer[State], phase: cython.int) -> cython.bint:
    if state.queue_at == state.queue_end:
        return False
    state.phase = phase
    state.seat = state.queue[state.queue_at]
    state.queue_at += 1
    return True


def conspire(state: cython.pointer[State], action: cython.int) -> cython.bint:
    seat: cython.int = state.seat
    phase: cython.int = state.phase
    if phase == STARTING:
        if action == PASS:
            return _ask(state, STARTING)
        return _bid(state, seat, action - BID)
    if phase == BIDDING:
        if action == PASS:
            state.passed |= 1 << seat
            return _ask_bidder(state, seat)
        return _bid(state, seat, action - BID)
    if phase == NOMINATING:
        return _nominate(state, action - NOMINATE)
    if phase == FAVOURING:
        if action != PASS:
            _favour(state, seat, action - FAVOUR)
        return _ask_favour(state)
    if phase == PROTECTING:
        if action != PASS:
            _lay_one(state, seat, action - PROTECT)
        return _ask_protector(state)
    if action != PASS:
        _strike(state, seat, action - STRIKE)
    return _ask_striker(state)


# Plot


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _bid(state: cython.pointer[State], seat: cython.int, cards: cython.int) -> cython.bint:
    """caligula.plot.start, caligula.plot.bid"""
    kinds: cython.int[4]
    i: cython.int
    if state.leader < 0:
        state.leader = seat
        state.passed = 0
        state.nominee = -1
        state.backing_count = 0
        for i in range(state.seats):
            state.bids[i] = 0
    kinds[CONIURA_SINGLE] = cards // (CONIURAS * PUGIOS)
    kinds[CONIURA_DOUBLE] = cards // PUGIOS % CONIURAS
    kinds[PUGIO_SINGLE] = 0
    kinds[PUGIO_DOUBLE] = cards % PUGIOS
    state.bids[seat] += kinds[CONIURA_SINGLE] + kinds[CONIURA_DOUBLE] + kinds[PUGIO_DOUBLE]
    if state.bids[seat] > state.bids[state.leader]:
        state.leader = seat
    lay(state, seat, kinds, LAID)
    return _ask_bidder(state, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ask_bidder(state: cython.pointer[State], last: cython.int) -> cython.bint:
    at: cython.int = 0
    while state.ordo[at] != last:
        at += 1
    while True:
        at = at + 1 if at + 1 < state.seats else 0
        if state.ordo[at] == state.leader:
            return _end_bidding(state)
        if not state.passed >> state.ordo[at] & 1:
            state.phase = BIDDING
            state.seat = state.ordo[at]
            return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end_bidding(state: cython.pointer[State]) -> cython.bint:
    """caligula.plot.cards-back, caligula.plot.sides"""
    put_under(state, LAID)
    if state.fallen:
        return _begin_protecting(state)
    if state.candidate_count == 1:
        return _nominate(state, state.candidates[0])
    state.phase = NOMINATING
    state.seat = state.leader
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _line_up_conspirators(state: cython.pointer[State]) -> cython.void:
    """In the order of play from the leader on."""
    at: cython.int = 0
    i: cython.int
    count: cython.int = 0
    while state.ordo[at] != state.leader:
        at += 1
    for i in range(state.seats):
        if not state.passed >> state.ordo[at] & 1:
            state.queue[count] = state.ordo[at]
            count += 1
        at = at + 1 if at + 1 < state.seats else 0
    state.queue_at = 0
    state.queue_end = count


# Favour


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _nominate(state: cython.pointer[State], candidate: cython.int) -> cython.bint:
    """caligula.favour.nominate"""
    state.nominee = candidate
    _line_up_conspirators(state)
    return _ask_favour(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ask_favour(state: cython.pointer[State]) -> cython.bint:
    """caligula.favour.place"""
    while state.queue_at < state.queue_end:
        seat: cython.int = state.queue[state.queue_at]
        if may_favour(state, seat, 0) or may_favour(state, seat, 1):
            return _ask(state, FAVOURING)
        state.queue_at += 1
    return _begin_protecting(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _favour(state: cython.pointer[State], seat: cython.int, which: cython.int) -> cython.void:
    i: cython.int
    left: cython.int = 0
    for i in range(state.favour_count):
        if state.favours[i] != seat:
            state.favours[left] = state.favours[i]
            left += 1
    state.favour_count = left
    if which:
        state.backing[state.backing_count] = seat
        state.backing_count += 1
    else:
        state.favours[left] = seat
        state.favour_count += 1


# Murder


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _begin_protecting(state: cython.pointer[State]) -> cython.bint:
    """caligula.murder.protect: all the others are asked."""
    i: cython.int
    count: cython.int = 0
    for i in range(state.seats):
        if state.passed >> state.ordo[i] & 1:
            state.queue[count] = state.ordo[i]
            count += 1
    state.queue_at = 0
    state.queue_end = count
    return _ask_protector(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ask_protector(state: cython.pointer[State]) -> cython.bint:
    if _ask(state, PROTECTING):
        return True
    _line_up_conspirators(state)
    return _ask_striker(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lay_one(state: cython.pointer[State], seat: cython.int, kind: cython.int) -> cython.void:
    kinds: cython.int[4]
    kinds[0] = kinds[1] = kinds[2] = kinds[3] = 0
    kinds[kind] = 1
    lay(state, seat, kinds, SHIELDS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _strike(state: cython.pointer[State], seat: cython.int, cards: cython.int) -> cython.void:
    kinds: cython.int[4]
    kinds[CONIURA_SINGLE] = 0
    kinds[CONIURA_DOUBLE] = cards // (PUGIOS * PUGIOS)
    kinds[PUGIO_SINGLE] = cards // PUGIOS % PUGIOS
    kinds[PUGIO_DOUBLE] = cards % PUGIOS
    lay(state, seat, kinds, DAGGERS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ask_striker(state: cython.pointer[State]) -> cython.bint:
    """caligula.murder.strike"""
    if _ask(state, STRIKING):
        return True
    if state.count[DAGGERS] >= state.faces.life[state.emperor] + state.count[SHIELDS]:
        _murder(state)
    put_under(state, SHIELDS)
    put_under(state, DAGGERS)
    state.leader = -1
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _murder(state: cython.pointer[State]) -> cython.void:
    """caligula.murder.dead, caligula.murder.reward"""
    struck: cython.int = 0
    i: cython.int
    card: cython.int = state.head[DAGGERS]
    for i in range(state.count[DAGGERS]):
        struck |= 1 << state.layer[card]
        card = state.next[card]
    state.murdered = True
    state.conspiracy[state.leader] += 1
    for i in range(state.seats):
        state.victory[i] += struck >> i & 1
    if state.nominee < 0:
        return
    state.emperor = state.nominee
    for i in range(state.backing_count):
        state.favours[i] = state.backing[i]
    state.favour_count = state.backing_count
    if state.candidates[0] == state.nominee:
        state.candidates[0] = state.candidates[1]
    state.candidate_count -= 1
    if state.heir_count:
        state.candidates[state.candidate_count] = state.heirs[0]
        state.candidate_count += 1
        state.heir_count -= 1
        for i in range(state.heir_count):
            state.heirs[i] = state.heirs[i + 1]
