from .state cimport State

cdef void play(void* block, int action) noexcept nogil
cdef void draw_opening(State* state, int seat) noexcept nogil
