"""The end of PAX: does Rome win, and if not, who."""

import cython
from cython.cimports.conspiratio.kernel.pax.state import (
    ARMY,
    CATEGORIES,
    DISPLAY,
    FLEET,
    HAND,
    ROME,
    State,
)
from cython.cimports.conspiratio.kernel.pax.sums import with_bonus
from cython.cimports.conspiratio.kernel.position import MOST_SEATS, Outcome, compare, share
from cython.cimports.libc.string import memset


def outcome(block: cython.p_void, result: cython.pointer[Outcome]) -> cython.void:
    """pax.end.*, pax.solo.goal: who shares the victory, and who comes before how many others.

    Rome's victory is the last place for all but its conspirator.
    """
    state: cython.pointer[State] = cython.cast(cython.pointer[State], block)
    merit: cython.int[MOST_SEATS]
    rome: cython.int[CATEGORIES]
    with_bonus(state, ROME, rome)
    memset(result, 0, cython.sizeof(Outcome))
    if state.seats == 1:
        _solo(state, rome, result)
        return
    if _rome_holds(state, rome) >= 4:
        result.neutral = 1
        if state.conspirator >= 0:
            result.win[state.conspirator] = 1
            result.rank[state.conspirator] = 1
        return
    _scores(state, rome, merit)
    share(state.seats, merit, result)
    compare(state.seats, merit, result)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _solo(state: cython.pointer[State], rome: cython.p_int, result: cython.pointer[Outcome]) -> cython.void:
    """pax.solo.goal; with nobody to be compared with, the rank says how much of the goal was reached."""
    mine: cython.int[CATEGORIES]
    with_bonus(state, 0, mine)
    goal: cython.int = state.solo_game + 2
    stronger: cython.int = 0
    played: cython.int = 0
    i: cython.int
    for i in range(CATEGORIES):
        played += state.count[DISPLAY + i] > 0
        stronger += mine[i] > rome[i]
    result.win[0] = played == CATEGORIES and stronger >= goal
    result.rank[0] = cython.cast(cython.float, played + min(stronger, goal)) / (CATEGORIES + goal)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _scores(state: cython.pointer[State], rome: cython.p_int, scores: cython.p_int) -> cython.void:
    """pax.score.*"""
    mine: cython.int[CATEGORIES]
    richest: cython.int = 0
    seat: cython.int
    i: cython.int
    for seat in range(state.seats):
        richest = max(richest, state.money[seat] + state.count[HAND + seat])
    for seat in range(state.seats):
        with_bonus(state, seat, mine)
        scores[seat] = mine[FLEET] + mine[ARMY] + (seat == state.conspirator)
        if state.money[seat] + state.count[HAND + seat] == richest:
            scores[seat] += 4
        for i in range(CATEGORIES):
            if state.count[DISPLAY + seat * CATEGORIES + i]:
                scores[seat] += 2
            if mine[i] > rome[i]:
                scores[seat] += 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _rome_holds(state: cython.pointer[State], rome: cython.p_int) -> cython.int:
    """How many categories Rome holds against everybody (pax.end.rome-wins), with these symbols."""
    held: cython.int = CATEGORIES
    taken: cython.bint[CATEGORIES]
    theirs: cython.int[CATEGORIES]
    seat: cython.int
    i: cython.int
    for i in range(CATEGORIES):
        taken[i] = False
    for seat in range(state.seats):
        with_bonus(state, seat, theirs)
        for i in range(CATEGORIES):
            if theirs[i] > rome[i] and not taken[i]:
                taken[i] = True
                held -= 1
    return held
