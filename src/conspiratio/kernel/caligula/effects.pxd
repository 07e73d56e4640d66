from .state cimport State

cdef int placings(const State* state, int seat, int but, short* actions) noexcept nogil
cdef bint is_possible(const State* state, int seat, int effect) noexcept nogil
cdef int rewards(const State* state, int seat, short* actions) noexcept nogil
cdef int penalties(const State* state, int seat, short* actions) noexcept nogil
cdef int one_card(const State* state, int seat, int kinds, int first, short* actions) noexcept nogil
