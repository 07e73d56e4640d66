from .state cimport State

cdef bint may_favour(const State* state, int seat, int which) noexcept nogil
cdef int legal(void* block, short* actions) noexcept nogil
