from .state cimport State

cdef void display(State* state, int owner, int card) noexcept nogil
cdef void to_column(State* state, int column, int card) noexcept nogil
cdef int after(State* state, int seat) noexcept nogil
cdef void next_turn(State* state, int seat) noexcept nogil
cdef void begin_round(State* state) noexcept nogil
