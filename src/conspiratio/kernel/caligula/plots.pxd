from .state cimport State

cdef bint open_window(State* state) noexcept nogil
cdef bint conspire(State* state, int action) noexcept nogil
