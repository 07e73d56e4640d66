from .state cimport State

cdef enum:
    PROSPECTS = 26

cdef void prospects(State* state, int seat, int* symbols, float* features) noexcept nogil
