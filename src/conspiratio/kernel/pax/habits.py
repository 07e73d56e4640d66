"""How a game of PAX is played on where nobody thinks: at random, but who can play a card mostly does."""

import cython
from cython.cimports.conspiratio.kernel.dice import Dice, below
from cython.cimports.conspiratio.kernel.pax.legal import legal
from cython.cimports.conspiratio.kernel.pax.state import BUYING, CHOOSING, DRAW, PLAYING, State
from cython.cimports.conspiratio.kernel.position import MOST_LEGAL


def by_habit(block: cython.p_void, dice: cython.pointer[Dice]) -> cython.int:
    state: cython.pointer[cython.const[State]] = cython.cast(cython.pointer[State], block)
    actions: cython.short[MOST_LEGAL]
    count: cython.int = legal(block, actions)
    if state.phase == CHOOSING:
        return DRAW if below(dice, 16) else actions[count - 1]
    # To end the turn, or to buy nothing, is the last of the actions.
    if state.phase == PLAYING and count > 1 and below(dice, 4 + 2 * state.played_count) < 4:
        return actions[below(dice, count - 1)]
    if state.phase == BUYING and below(dice, 3):
        return actions[below(dice, count - 1)]
    return actions[below(dice, count)]
