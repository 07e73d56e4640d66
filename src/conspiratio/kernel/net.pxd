# A small network that looks at each seat's features and says what the seat may hope for.
from .position cimport Outcome, Rules

cpdef enum:
    MOST_HIDDEN = 128
    OUTPUTS = 4        # win, rank, the neutral side, win with it


cdef class Net:
    cdef readonly int inputs
    cdef readonly int first
    cdef readonly int second
    cdef float* weights
    cdef void evaluate(self, const Rules* rules, void* block, Outcome* result) noexcept nogil
