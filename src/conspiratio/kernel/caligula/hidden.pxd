from ..dice cimport Dice

cdef void imagine(void* block, int eye, Dice* dice) noexcept nogil
