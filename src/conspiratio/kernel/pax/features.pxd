cdef enum:
    FEATURES = 134

cdef void describe(void* block, int seat, float* features) noexcept nogil
