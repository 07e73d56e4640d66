cdef enum:
    FEATURES = 191

cdef void describe(void* block, int seat, float* features) noexcept nogil
