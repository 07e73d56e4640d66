"""The end of Caligula: who wins."""

import cython
from cython.cimports.conspiratio.kernel.caligula.state import HAND, MOST_SEATS, State
from cython.cimports.conspiratio.kernel.position import Outcome, compare, share
from cython.cimports.libc.string import memset


def outcome(block: cython.p_void, result: cython.pointer[Outcome]) -> cython.void:
    """caligula.end.winner: what breaks a tie decides who wins, and nothing else."""
    state: cython.pointer[State] = cython.cast(cython.pointer[State], block)
    merit: cython.int[MOST_SEATS]
    seat: cython.int
    memset(result, 0, cython.sizeof(Outcome))
    for seat in range(state.seats):
        merit[seat] = state.victory[seat] + state.conspiracy[seat]
        merit[seat] = 2 * merit[seat] + (state.primus == seat)
        merit[seat] = 256 * merit[seat] + state.conspiracy[seat]
        merit[seat] = 64 * merit[seat] + state.count[HAND + seat]
    share(state.seats, merit, result)
    for seat in range(state.seats):
        merit[seat] = 2 * (state.victory[seat] + state.conspiracy[seat]) + (result.win[seat] > 0)
    compare(state.seats, merit, result)
