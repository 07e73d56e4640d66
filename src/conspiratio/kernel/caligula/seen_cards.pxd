from .state cimport State

cdef void write_cards(const State* state, int eye, short* seen) noexcept nogil
cdef void write_plot(const State* state, int eye, short* seen) noexcept nogil
