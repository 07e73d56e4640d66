from .state cimport State

cdef enum:
    FORECAST = 57

cdef void forecast(State* state, int seat, int* symbols, float* features) noexcept nogil
