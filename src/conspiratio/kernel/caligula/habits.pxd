from ..dice cimport Dice

cdef int by_habit(void* block, Dice* dice) noexcept nogil
cdef int play_on(void* block, int decisions, Dice* dice) noexcept nogil
