"""What may be done in a position of Caligula, as ``conspiratio.caligula.legal`` has it."""

import cython
from cython.cimports.conspiratio.kernel.caligula.effects import one_card, penalties, placings, rewards
from cython.cimports.conspiratio.kernel.caligula.state import (
    BID,
    BIDDING,
    CONIURA_DOUBLE,
    CONIURA_SINGLE,
    CONIURAS,
    FAVOUR,
    FAVOURING,
    HAND,
    NOMINATE,
    NOMINATING,
    PASS,
    PAYING,
    PLACING,
    PROTECT,
    PROTECTING,
    PUGIO_DOUBLE,
    PUGIO_SINGLE,
    PUGIOS,
    REWARDING,
    STARTING,
    STRIKE,
    STRIKING,
    State,
    count_hand,
)


def legal(block: cython.p_void, actions: cython.p_short) -> cython.int:
    state: cython.pointer[cython.const[State]] = cython.cast(cython.pointer[State], block)
    seat: cython.int = state.seat
    phase: cython.int = state.phase
    if phase == PLACING:
        return placings(state, seat, -1, actions)
    if phase == PAYING:
        return penalties(state, seat, actions)
    if phase == NOMINATING:
        i: cython.int
        for i in range(state.candidate_count):
            actions[i] = NOMINATE + state.candidates[i]
        return state.candidate_count
    actions[0] = PASS
    if phase == STARTING:
        return 1 + _bids(state, seat, 1, actions + 1)
    if phase == BIDDING:
        return 1 + _bids(state, seat, state.bids[state.leader] - state.bids[seat], actions + 1)
    if phase == REWARDING:
        return 1 + rewards(state, seat, actions + 1)
    if phase == PROTECTING:
        return 1 + _shields(state, seat, actions + 1)
    if phase == STRIKING:
        return 1 + _strikes(state, seat, actions + 1)
    if phase == FAVOURING:
        return _favours(state, seat, actions)
    return 0


# Conspiracies


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _bids(
    state: cython.pointer[cython.const[State]], seat: cython.int, least: cython.int, actions: cython.p_short
) -> cython.int:
    """caligula.plot.start, caligula.plot.bid"""
    held: cython.int[4]
    count: cython.int = 0
    singles: cython.int
    doubles: cython.int
    daggers: cython.int
    if state.count[HAND + seat] < least:
        return 0
    count_hand(state, seat, held)
    for singles in range(held[CONIURA_SINGLE] + 1):
        for doubles in range(held[CONIURA_DOUBLE] + 1):
            for daggers in range(held[PUGIO_DOUBLE] + 1):
                if singles + doubles + daggers >= least:
                    actions[count] = BID + (CONIURAS * singles + doubles) * PUGIOS + daggers
                    count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _shields(state: cython.pointer[cython.const[State]], seat: cython.int, actions: cython.p_short) -> cython.int:
    """caligula.murder.protect"""
    return one_card(state, seat, 1 << CONIURA_DOUBLE | 1 << PUGIO_SINGLE | 1 << PUGIO_DOUBLE, PROTECT, actions)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _strikes(state: cython.pointer[cython.const[State]], seat: cython.int, actions: cython.p_short) -> cython.int:
    """caligula.murder.strike"""
    held: cython.int[4]
    count: cython.int = 0
    coniura: cython.int
    singles: cython.int
    doubles: cython.int
    count_hand(state, seat, held)
    for coniura in range(held[CONIURA_DOUBLE] + 1):
        for singles in range(held[PUGIO_SINGLE] + 1):
            for doubles in range(held[PUGIO_DOUBLE] + 1):
                if coniura + singles + doubles:
                    actions[count] = STRIKE + (PUGIOS * coniura + singles) * PUGIOS + doubles
                    count += 1
    return count


def may_favour(state: cython.pointer[cython.const[State]], seat: cython.int, which: cython.int) -> cython.bint:
    """caligula.favour.place: the emperor (0) or the nominee (1)."""
    i: cython.int
    if which:
        return state.backing_count < state.faces.room[state.nominee]
    for i in range(state.favour_count):
        if state.favours[i] == seat:
            return False
    return state.favour_count < state.faces.room[state.emperor]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _favours(state: cython.pointer[cython.const[State]], seat: cython.int, actions: cython.p_short) -> cython.int:
    count: cython.int = 0
    has_one: cython.bint = False
    i: cython.int
    for i in range(2):
        if may_favour(state, seat, i):
            actions[count] = FAVOUR + i
            count += 1
    for i in range(state.favour_count):
        has_one |= state.favours[i] == seat
    if has_one or seat != state.leader:
        actions[count] = PASS
        count += 1
    return count
