# The tree of the search: what the seat that looks can tell apart, averaged over imagined worlds.
from .dice cimport Dice
from .net cimport Net
from .position cimport MOST_LEGAL, Outcome, Position, Rules

cdef enum:
    KEYS = 65536
    DEEPEST = 512


cdef struct Node:
    int key
    int child          # the first of its children; 0: none
    int sibling
    int visits
    int available      # in how many of the worlds that came here this move could be made
    float value        # summed up for the seat that makes the move, above what its world promised
    float won


cdef class Search:
    cdef Position root
    cdef Net net
    cdef const Rules* rules
    cdef readonly int eye
    cdef Dice dice
    cdef Node* nodes
    cdef int used
    cdef int room
    cdef int at                 # the node of the root
    cdef float exploration      # how much what was tried seldom is preferred
    cdef bint own_turn
    cdef int mover              # the seat that decides at the root
    cdef int look               # how many new moves are judged at once
    cdef float stake            # how much of a payoff is the victory; the rest is coming before the others
    cdef void* world
    cdef void* beyond
    cdef int* marks             # by key: which of the legal moves has it, for the node that is looked at now
    cdef int stamp
    cdef Outcome sums
    cdef Outcome promise        # what the network says of the imagined world before any move
    cdef Outcome promises       # summed up
    cdef bint steady
    cdef readonly int iterations
    cdef short legal[MOST_LEGAL]
    cdef int keys[MOST_LEGAL]
    cdef unsigned char tried[MOST_LEGAL]
    cdef int path[DEEPEST]
    cdef signed char movers[DEEPEST]
    cdef void _iterate(self) noexcept nogil
    cdef void _back_up(self, int deep, Outcome* outcome) noexcept nogil
    cdef int _choose(self, int node, int count, int* untried) noexcept nogil
    cdef void _widen(self, int node, int count, int untried, int mover, Outcome* result) noexcept nogil
    cdef int _add(self, int node, int key) noexcept nogil
    cdef void _judge(self, void* block, Outcome* result) noexcept nogil
    cdef float _payoff(self, Outcome* outcome, int seat) noexcept nogil
