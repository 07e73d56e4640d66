from .state cimport State

cdef void begin_round(State* state) noexcept nogil
cdef int key(void* block, int action) noexcept nogil
cdef void play(void* block, int action) noexcept nogil
