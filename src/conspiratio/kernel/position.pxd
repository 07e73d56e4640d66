# What the search knows of a game: a state is a block of bytes, and these functions act on it.
cimport cython

from .dice cimport Dice

cpdef enum:            # Python reads them from the module `position`
    MOST_SEATS = 8
    MOST_LEGAL = 4096
    MOST_FEATURES = 224
    # Who looks when a state is imagined anew: a seat, or one of these.
    NOBODY = -1        # knows nothing that lies face down
    OPEN_HANDS = -2    # sees everything but the order of the stacks
    EVERYTHING = -3    # sees it all


cdef struct Outcome:
    float win[MOST_SEATS]       # each seat's share of the victory
    float rank[MOST_SEATS]      # each seat's share of the comparisons with the others; alone: how much of the goal is reached
    float neutral      # has the side won that no seat plays (Rome in PAX)? A seat may win with it; most games have none


cdef struct Rules:
    size_t size
    int actions                                                           # how many there are
    int features                                                          # of one seat
    int (*seats)(void* state) noexcept nogil
    int (*to_act)(void* state) noexcept nogil                             # -1: the game is over
    int (*legal)(void* state, short* actions) noexcept nogil              # how many
    int (*key)(void* state, int action) noexcept nogil                    # what the action is, whatever card it is
    void (*play)(void* state, int action) noexcept nogil
    void (*imagine)(void* state, int eye, Dice* dice) noexcept nogil      # anew what the eye does not know
    void (*outcome)(void* state, Outcome* outcome) noexcept nogil         # of a game that is over
    void (*describe)(void* state, int seat, float* features) noexcept nogil
    int (*habit)(void* state, Dice* dice) noexcept nogil                  # an action, where nobody thinks


@cython.freelist(256)
cdef class Position:
    cdef const Rules* rules
    cdef void* block
    cdef readonly object tables     # keeps what the block points to


cdef int check_eye(Position position, int eye) except? -1
cdef Position new_position(const Rules* rules, object tables)
cdef int play_out(const Rules* rules, void* block, Dice* dice) noexcept nogil
cdef void share(int seats, int* merit, Outcome* result) noexcept nogil
cdef void compare(int seats, int* merit, Outcome* result) noexcept nogil
