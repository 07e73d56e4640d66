from .state cimport State

cdef bint resolve_card(State* state, int colour) noexcept nogil
cdef bint take_effect(State* state, int action) noexcept nogil
