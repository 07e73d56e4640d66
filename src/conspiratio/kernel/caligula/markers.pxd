from .state cimport State

cdef void put_marker(State* state, int seat, int value, int place, int ruled_out) noexcept nogil
cdef void send_home(State* state, int spot) noexcept nogil
cdef void rule_out(State* state, unsigned char* seen, int but) noexcept nogil
cdef int turned_up(State* state, int seat) noexcept nogil
cdef void let_go(State* state, int place) noexcept nogil
cdef void fill_up(State* state, int colour) noexcept nogil
cdef void swap(unsigned char* things, int one, int other) noexcept nogil
cdef void swap_positions(State* state, int colour) noexcept nogil
