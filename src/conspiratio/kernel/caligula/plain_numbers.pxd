from .state cimport State

cdef dict read_state(State* state)
cdef void write_state(State* state, dict numbers) except *
cdef void write_stacks(State* state, object stacks) except *
cdef void write_list(State* state, int where, object cards) except *
