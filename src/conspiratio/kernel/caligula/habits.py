"""How a game of Caligula is played on where nobody thinks: at random, but cards are not thrown away.

Legal moves with equal chances would have everybody lay all their cards in the first conspiracy, and no emperor would
ever be murdered. Here who starts one can hope to strike, bids are small, and daggers are laid as they are needed.
"""

import cython
from cython.cimports.conspiratio.kernel.caligula.legal import legal
from cython.cimports.conspiratio.kernel.caligula.rules import play
from cython.cimports.conspiratio.kernel.caligula.state import (
    BID,
    BIDDING,
    CONIURA_DOUBLE,
    CONIURA_SINGLE,
    CONIURAS,
    DAGGERS,
    FAVOURING,
    LOSE_CARD,
    LOSE_POINT,
    OVER,
    PASS,
    PAYING,
    PROTECT,
    PROTECTING,
    PUGIO_DOUBLE,
    PUGIO_SINGLE,
    PUGIOS,
    REWARDING,
    SHIELDS,
    STARTING,
    STRIKE,
    STRIKING,
    State,
    count_hand,
)
from cython.cimports.conspiratio.kernel.dice import Dice, below
from cython.cimports.conspiratio.kernel.position import MOST_LEGAL


def play_on(block: cython.p_void, decisions: cython.int, dice: cython.pointer[Dice]) -> cython.int:
    """So many decisions at the most; returns how many were made."""
    state: cython.pointer[State] = cython.cast(cython.pointer[State], block)
    made: cython.int = 0
    while state.phase != OVER and made < decisions:
        play(block, by_habit(block, dice))
        made += 1
    return made


def by_habit(block: cython.p_void, dice: cython.pointer[Dice]) -> cython.int:
    state: cython.pointer[cython.const[State]] = cython.cast(cython.pointer[State], block)
    phase: cython.int = state.phase
    if phase == STARTING:
        return _start(state, dice)
    if phase == BIDDING:
        return _answer(state, dice)
    if phase == PROTECTING:
        return _protect(state, dice)
    if phase == STRIKING:
        return _strike(state, dice)
    actions: cython.short[MOST_LEGAL]
    count: cython.int = legal(block, actions)
    if phase == REWARDING and count > 1:  # the first is to take nothing
        return actions[1 + below(dice, count - 1)]
    if phase == FAVOURING and count > 1 and actions[count - 1] == PASS:
        return actions[below(dice, count - 1)] if below(dice, 8) else PASS
    chosen: cython.int = actions[below(dice, count)]
    if phase == PAYING and LOSE_POINT <= chosen < LOSE_CARD:  # a point is what is given up last
        chosen = actions[below(dice, count)]
    return chosen


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _daggers(state: cython.pointer[cython.const[State]], kinds: cython.p_int) -> cython.int:
    """Of the seat that acts; ``kinds`` are counted."""
    count_hand(state, state.seat, kinds)
    return kinds[CONIURA_DOUBLE] + kinds[PUGIO_SINGLE] + kinds[PUGIO_DOUBLE]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _bid(kinds: cython.p_int, symbols: cython.int) -> cython.int:
    """A bid of so many symbols, daggers as few as can be; 0, if the hand has not got them."""
    singles: cython.int = min(symbols, kinds[CONIURA_SINGLE])
    doubles: cython.int = min(symbols - singles, kinds[CONIURA_DOUBLE])
    daggers: cython.int = symbols - singles - doubles
    if daggers > kinds[PUGIO_DOUBLE]:
        return PASS
    return BID + (CONIURAS * singles + doubles) * PUGIOS + daggers


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _start(state: cython.pointer[cython.const[State]], dice: cython.pointer[Dice]) -> cython.int:
    kinds: cython.int[4]
    daggers: cython.int = _daggers(state, kinds)
    daggers -= kinds[CONIURA_SINGLE] == 0
    missing: cython.int = state.faces.life[state.emperor] - daggers
    # with all the daggers it takes nearly always, with one fewer in hope of company, otherwise hardly ever
    if below(dice, 32) >= (24 if missing <= 0 else 5 if missing == 1 else 1 if daggers > 0 else 0):
        return PASS
    return _bid(kinds, 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _answer(state: cython.pointer[cython.const[State]], dice: cython.pointer[Dice]) -> cython.int:
    kinds: cython.int[4]
    daggers: cython.int = _daggers(state, kinds)
    needed: cython.int = state.bids[state.leader] - state.bids[state.seat]
    if needed > kinds[CONIURA_SINGLE]:
        daggers -= needed - kinds[CONIURA_SINGLE]
    if daggers <= 0 or below(dice, 8) >= 5:
        return PASS
    if daggers >= state.faces.life[state.emperor] and below(dice, 2):
        raised: cython.int = _bid(kinds, needed + 1)
        if raised != PASS:
            return raised
    return _bid(kinds, needed)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _protect(state: cython.pointer[cython.const[State]], dice: cython.pointer[Dice]) -> cython.int:
    """Mostly who has the emperor's favour."""
    kinds: cython.int[4]
    chance: cython.int = 2
    i: cython.int
    if _daggers(state, kinds) == 0:
        return PASS
    for i in range(state.favour_count):
        if state.favours[i] == state.seat:
            chance = 6
    if below(dice, 8) >= chance:
        return PASS
    if kinds[PUGIO_SINGLE]:
        return PROTECT + PUGIO_SINGLE
    return PROTECT + (PUGIO_DOUBLE if kinds[PUGIO_DOUBLE] else CONIURA_DOUBLE)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _strike(state: cython.pointer[cython.const[State]], dice: cython.pointer[Dice]) -> cython.int:
    """As many as it takes, but one at least for the point; not in vain, unless others come after."""
    kinds: cython.int[4]
    daggers: cython.int = _daggers(state, kinds)
    needed: cython.int = state.faces.life[state.emperor] + state.count[SHIELDS] - state.count[DAGGERS]
    if needed < 1:
        needed = 1
    if daggers < needed:
        if state.queue_at == state.queue_end or below(dice, 4) == 0:
            return PASS
        needed = daggers
    if needed == 0:
        return PASS
    singles: cython.int = min(needed, kinds[PUGIO_SINGLE])
    doubles: cython.int = min(needed - singles, kinds[PUGIO_DOUBLE])
    coniura: cython.int = needed - singles - doubles
    return STRIKE + (PUGIOS * coniura + singles) * PUGIOS + doubles
