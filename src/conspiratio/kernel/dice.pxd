# A small generator (splitmix64) that lives in the caller's state; nothing in the kernel has luck of its own.
ctypedef unsigned long long Dice


cdef inline unsigned long long roll(Dice* dice) noexcept nogil:
    cdef unsigned long long mixed
    dice[0] += <unsigned long long> 0x9E3779B97F4A7C15
    mixed = dice[0]
    mixed = (mixed ^ (mixed >> 30)) * <unsigned long long> 0xBF58476D1CE4E5B9
    mixed = (mixed ^ (mixed >> 27)) * <unsigned long long> 0x94D049BB133111EB
    return mixed ^ (mixed >> 31)


cdef inline int below(Dice* dice, int count) noexcept nogil:
    """A number from 0 to count - 1."""
    return <int> (((roll(dice) >> 32) * <unsigned long long> count) >> 32)


cdef inline void shuffle(unsigned char* things, int count, Dice* dice) noexcept nogil:
    cdef int i, n
    for i in range(count - 1, 0, -1):
        n = below(dice, i + 1)
        things[i], things[n] = things[n], things[i]


cdef inline list shuffled(things, Dice* dice):
    cdef list order = list(things)
    cdef int i, n
    for i in range(len(order) - 1, 0, -1):
        n = below(dice, i + 1)
        order[i], order[n] = order[n], order[i]
    return order
