from ..position cimport Outcome

cdef void outcome(void* block, Outcome* result) noexcept nogil
