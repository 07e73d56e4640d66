from ..dice cimport Dice

cdef int by_habit(void* block, Dice* dice) noexcept nogil
