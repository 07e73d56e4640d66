cdef int legal(void* block, short* actions) noexcept nogil
cdef int key(void* block, int action) noexcept nogil
