# What can be counted in a position, for all seats: the evaluation looks at it from each of them.
from .state cimport COLOURS, MOST_SEATS, State

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
    int payments                    # how often favours will still be paid, if no emperor falls
    int to_come[COLOURS]            # how often each colour will still be resolved in this round
    int favour[MOST_SEATS]          # whether the seat has one on the emperor
    int backing[MOST_SEATS]         # or on the nominee
    int points[MOST_SEATS]
    int projected[MOST_SEATS]       # with the favours as they are
    int kinds[4 * MOST_SEATS]       # of the cards in hand: 4 each
    int coniura[MOST_SEATS]         # symbols in hand
    int daggers[MOST_SEATS]
    int laid[MOST_SEATS]            # daggers laid in this conspiracy
    float gains[GAINS * MOST_SEATS] # what the cards on the table promise or threaten: 7 for each seat


cdef void count(const State* state, Tally* tally) noexcept nogil
