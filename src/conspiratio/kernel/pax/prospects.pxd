from .state cimport State

cdef void prospects(State* state, int seat, int* symbols, float* features) noexcept nogil
