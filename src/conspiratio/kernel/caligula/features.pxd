cdef enum:
    FEATURES = 100

cdef void describe(void* block, int seat, float* features) noexcept nogil
