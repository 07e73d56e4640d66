# The layout of a PAX position. Every card is in exactly one list; a list is a head, a tail, a count and the shared
# `next` of its cards. Arrays of two dimensions are written flat.
from ..position cimport MOST_SEATS

cpdef enum:                    # Python reads them from the module `state`
    MOST_CARDS = 192
    NONE = 255
    CATEGORIES = 7
    WEALTH = 0
    FLEET = 1
    ARMY = 2
    RELIGION = 3
    SENATOR = 4
    LAND = 5
    INTRIGUE = 6
    ROME = 8
    SPECTATOR = 1 << 8

    # The lists.
    OUT = 0                    # second copies that are not in this game
    REMOVED = 1
    DECK = 2
    ROME_HIDDEN = 3
    DRAWN = 4
    LEGION = 5                 # a column each
    HAND = 14                  # of each seat
    DISPLAY = 22               # a pile of each category for 9 owners, the last of whom is Rome
    LISTS = 85
    COLUMNS = 9
    PILES = 63

    # The phases.
    OPENING = 0
    CHOOSING = 1
    DRAWING = 2
    BUYING = 3
    PLAYING = 4
    FOLLOWING = 5
    OVER_NO_REFILL = 6
    OVER_EXHAUSTED = 7

    # Where a drawn card may still go.
    TO_HAND = 1
    TO_LEGION = 2
    TO_UNDER = 4

    # The actions.
    OPEN = 0                   # + SETS * which is kept + the set of those laid out
    SETS = 32                  # of five cards
    DRAW = 160
    PEEK = 161
    PASS = 162
    END = 163
    PLACE = 164                # + PLACES * which of the drawn + (0 hand, 1 under, 2 + column)
    PLACES = 11
    BUY = 197                  # + column
    PLAY = 206                 # + card; also to follow
    ACTIONS = 398
    MOST_PLAYED = 64
    DECK_FACTS = 16            # what kind of deck it is, for the evaluation


cdef struct Faces:
    int cards
    int first_copy                       # the cards after these are the second copy
    unsigned char category[MOST_CARDS]
    unsigned char symbols[MOST_CARDS]
    unsigned char value[MOST_CARDS]
    unsigned char face[MOST_CARDS]       # equal for cards that look alike
    unsigned char alphabet[MOST_CARDS]   # a card's place in the order of names
    float facts[DECK_FACTS]              # of each category what a card costs and shows, and of all of them


cdef struct State:
    const Faces* faces
    short money[MOST_SEATS]
    short symbols[PILES]                 # owner * 7 + category
    short worth[COLUMNS]                 # of each column
    unsigned short known[MOST_CARDS]     # who has seen a card that lies face down: a bit for each seat, and SPECTATOR
    unsigned char next[MOST_CARDS]
    unsigned char head[LISTS]
    unsigned char tail[LISTS]
    unsigned char count[LISTS]
    unsigned char played[MOST_PLAYED]
    unsigned char played_count
    unsigned char round
    signed char seats
    signed char legions
    signed char solo_game
    signed char final_column
    signed char first
    signed char conspirator
    signed char phase
    signed char seat
    signed char caller
    signed char to_come
    signed char free
    signed char exhausted


cdef inline void append(State* state, int where, int card) noexcept nogil:
    state.next[card] = NONE
    if state.count[where] == 0:
        state.head[where] = card
    else:
        state.next[state.tail[where]] = card
    state.tail[where] = card
    state.count[where] += 1


cdef inline int pop(State* state, int where) noexcept nogil:
    cdef int card = state.head[where]
    state.head[where] = state.next[card]
    state.count[where] -= 1
    return card


cdef inline int nth(const State* state, int where, int n) noexcept nogil:
    cdef int card = state.head[where]
    while n > 0:
        card = state.next[card]
        n -= 1
    return card
