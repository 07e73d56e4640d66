from .state cimport State

cdef void draw(State* state, int seat, int stack) noexcept nogil
cdef void lay(State* state, int seat, int* kinds, int where) noexcept nogil
cdef void put_under(State* state, int where) noexcept nogil
cdef void show(State* state, int seat) noexcept nogil
