# The rules' small sums.
from .state cimport ARMY, CATEGORIES, FLEET, INTRIGUE, LAND, RELIGION, WEALTH, State


cdef inline int price(const State* state, int column, int seat) noexcept nogil:
    """pax.buy.price"""
    cdef int cost = state.worth[column] - state.symbols[seat * CATEGORIES + WEALTH] // 3
    return cost if cost > 0 else 0


cdef inline int purse(const State* state, int seat) noexcept nogil:
    """pax.buy.price, pax.buy.money: what a column may be worth at most for the seat to buy it."""
    return state.money[seat] + state.symbols[seat * CATEGORIES + WEALTH] // 3


cdef inline int arms_limit(const State* state, int owner) noexcept nogil:
    """pax.play.limit"""
    cdef int land = state.symbols[owner * CATEGORIES + LAND]
    cdef int intrigue = state.symbols[owner * CATEGORIES + INTRIGUE]
    return land if land > intrigue else intrigue


cdef inline void room_left(const State* state, int seat, int* room) noexcept nogil:
    """pax.play.limit: how many symbols may be added to each category of the display."""
    cdef int i, limit = arms_limit(state, seat)
    for i in range(CATEGORIES):
        room[i] = 255
    room[FLEET] = limit - state.symbols[seat * CATEGORIES + FLEET]
    room[ARMY] = limit - state.symbols[seat * CATEGORIES + ARMY]


cdef inline int together(const State* state, int seat) noexcept nogil:
    """pax.draw.religion-3, pax.draw.religion-6"""
    cdef int religion = state.symbols[seat * CATEGORIES + RELIGION]
    return 3 if religion >= 6 else 2 if religion >= 3 else 1


cdef inline void with_bonus(const State* state, int owner, int* symbols) noexcept nogil:
    """pax.end.bonus"""
    cdef int i, fleet
    for i in range(CATEGORIES):
        symbols[i] = state.symbols[owner * CATEGORIES + i]
    fleet = symbols[FLEET]
    symbols[FLEET] += symbols[ARMY] // 3
    symbols[ARMY] += fleet // 3


cdef inline void add_symbols(const State* state, int where, int* sums) noexcept nogil:
    """The symbols of a list of cards, by category, on top of what the sums hold."""
    cdef int i, card = state.head[where]
    for i in range(state.count[where]):
        sums[state.faces.category[card]] += state.faces.symbols[card]
        card = state.next[card]
