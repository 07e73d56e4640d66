# What can be counted in a position, for all seats: the evaluation looks at it from each of them.
from .state cimport State

cdef enum:
    GAINS = 7
    OF_PUGIO = 0
    OF_CONIURA = 1
    OF_SPQR = 2
    OF_PRIMUS = 3
    OF_OTHER = 4
    LOSS_OF_POINT = 5
    LOSS_OF_OTHER = 6


cdef struct Tally:
    int payments               # how often favours will still be paid, if no emperor falls
    int to_come[5]             # how often each colour will still be resolved in this round
    int favour[5]              # whether the seat has one on the emperor
    int backing[5]             # or on the nominee
    int points[5]
    int projected[5]           # with the favours as they are
    int kinds[20]              # of the cards in hand: 4 each
    int coniura[5]             # symbols in hand
    int daggers[5]
    int laid[5]                # daggers laid in this conspiracy
    float gains[35]            # what the cards on the table promise or threaten: 7 for each seat


cdef void count(const State* state, Tally* tally) noexcept nogil
