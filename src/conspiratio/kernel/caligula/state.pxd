# The layout of a position of Caligula. Arrays of two dimensions are written flat.
#
# Open Civitas cards have a place: 2 * colour + (0 for position 1, 1 for position 2). The field of a card has a spot:
# 8 * place + field. Markers are named by the index of their value, which is the value + 1.
#
# The Coniura and Pugio cards are numbered in the order of their names, which is the order in which they go under a
# stack. Each lies in exactly one list (a head, a tail, a count, and the shared `next` of its cards). What lies
# somewhere (its place in a list, who knows it) and what it is (`face`) are kept apart, so that what is not known can
# be dealt anew by changing faces alone.
cpdef enum:                    # Python reads them from the module `state`
    MOST_SEATS = 5
    COLOURS = 5
    PLACES = 10
    FIELDS = 8
    SPOTS = 80
    MOST_PENALTIES = 96
    VALUES = 8
    FIRST_MARKERS = 63         # a bit for each value from -1 to 4
    FIRST_LATE = 6             # the index of the value 5, the first of two that come later
    MOST_OF_COLOUR = 32
    NO_CARD = 160              # Civitas cards: MOST_OF_COLOUR * colour + which
    EMPERORS = 10
    MOST_SEQUENTIA = 20
    DRAW = 6                   # the length of a Sequentia card that names no colour
    ORDO = 7
    HAND_CARDS = 34
    BOTH_STACKS = 68
    FIRST_PUGIO = 20
    NONE = 255
    MASKS = 256
    SPECTATOR = 1 << 5
    OPENING = 1 << 7           # beside who knows a card: everybody knows it to be a double

    # The kinds of Coniura and Pugio cards.
    CONIURA_SINGLE = 0
    CONIURA_DOUBLE = 1
    PUGIO_SINGLE = 2
    PUGIO_DOUBLE = 3

    # The lists.
    CONIURA = 0
    PUGIO = 1
    LAID = 2
    SHIELDS = 3
    DAGGERS = 4
    HAND = 5                   # 5 of them
    LISTS = 10

    # The kinds of Civitas cards, and their effects.
    SINGLE = 0
    GROUP = 1
    NEGATIVE = 2
    TO_REMOVE = 0              # + colour
    TO_DRAW_CONIURA = 5
    TO_DRAW_PUGIO = 6
    TO_GAIN_SPQR = 7
    TO_BE_PRIMUS = 8
    TO_PLACE = 9
    TO_SWAP_MARKERS = 10
    TO_RETURN = 11
    TO_SWAP_ORDO = 12
    TO_SWAP_POSITIONS = 13
    TO_SWAP_SEQUENTIA = 14
    TO_LOSE_MARKER = 15
    TO_LOSE_POINT = 16
    TO_LOSE_PUGIO = 17
    TO_LOSE_CONIURA = 18
    NO_EFFECT = 19

    # The phases.
    PLACING = 0
    REWARDING = 1
    PAYING = 2
    STARTING = 3
    BIDDING = 4
    NOMINATING = 5
    FAVOURING = 6
    PROTECTING = 7
    STRIKING = 8
    OVER = 9

    # The actions. A pair (small, big) of n things is big * (big - 1) / 2 + small.
    PASS = 0
    PLACE = 1                  # + PLACES * value + place; also as a reward
    REMOVE = 81                # + place
    DRAW_CONIURA = 91
    DRAW_PUGIO = 92
    GAIN_SPQR = 93
    BE_PRIMUS = 94
    SEND_HOME = 95             # + spot; to return a marker or to lose one
    SWAP_ORDO = 175            # + pair of 5
    SWAP_POSITIONS = 185       # + colour
    SWAP_SEQUENTIA = 190       # + pair of 20
    SWAP_MARKERS = 380         # + pair of 80
    LOSE_POINT = 3540          # + (0 victory, 1 conspiracy)
    LOSE_CARD = 3542           # + kind
    NOMINATE = 3546            # + emperor
    FAVOUR = 3556              # + (0 the emperor, 1 the nominee)
    PROTECT = 3558             # + kind
    BID = 3562                 # + (CONIURAS * Coniura singles + Coniura doubles) * PUGIOS + Pugio doubles
    STRIKE = 4530              # + (PUGIOS * Coniura doubles + Pugio singles) * PUGIOS + Pugio doubles
    ACTIONS = 5234
    CONIURAS = 11              # from 0 to 10 Coniura doubles are laid at once,
    PUGIOS = 8                 # and from 0 to 7 Pugio singles or doubles


cdef struct Faces:
    unsigned char kind[NO_CARD + 1]
    signed char minimum[NO_CARD + 1]
    unsigned char fields[NO_CARD + 1]              # a bit for each field that is open with so many players; of NO_CARD none
    unsigned char effects[2 * (NO_CARD + 1)]       # 2 each
    signed char life[EMPERORS]
    signed char points[EMPERORS]
    signed char room[EMPERORS]                     # for favours
    unsigned char length[MOST_SEQUENTIA]           # of each Sequentia card; or DRAW, ORDO
    unsigned char colours[COLOURS * MOST_SEQUENTIA]# 5 each
    unsigned char hand_kind[HAND_CARDS]
    unsigned char lowest[MASKS]                    # the lowest bit of a mask
    unsigned char bits[MASKS]                      # how many bits a mask has


cdef struct State:
    const Faces* faces
    short victory[MOST_SEATS]
    short conspiracy[MOST_SEATS]
    short round
    unsigned char owner[SPOTS]                     # of the marker on each spot: it means nothing where none is
    unsigned char value[SPOTS]
    unsigned char ruled_out[SPOTS]                 # a bit for each value that everybody can rule out
    unsigned char taken[PLACES]                    # the fields that have a marker
    unsigned char card[PLACES]                     # on each place
    unsigned char stack[NO_CARD]                   # of each colour; those before `top` have been opened
    unsigned char top[COLOURS]
    unsigned char end[COLOURS]
    unsigned char supply[MOST_SEATS]               # a bit for each value
    unsigned char late[MOST_SEATS]
    unsigned char face[HAND_CARDS]
    unsigned char known[HAND_CARDS]                # a bit for each seat, SPECTATOR, OPENING
    unsigned char next[HAND_CARDS]
    unsigned char layer[HAND_CARDS]                # who has laid it in a conspiracy
    unsigned char head[LISTS]
    unsigned char tail[LISTS]
    unsigned char count[LISTS]
    unsigned char sequentia[MOST_SEQUENTIA]
    unsigned char sequentia_count
    unsigned char ordo[MOST_SEATS]
    unsigned char queue[MOST_SEATS]                # who is asked next
    unsigned char queue_at
    unsigned char queue_end
    unsigned char emperor
    unsigned char candidates[2]
    unsigned char candidate_count
    unsigned char heirs[EMPERORS]
    unsigned char heir_count
    unsigned char favours[MOST_SEATS]
    unsigned char favour_count
    unsigned char backing[MOST_SEATS]
    unsigned char backing_count
    unsigned char bids[MOST_SEATS]
    unsigned char passed                           # a bit for each seat
    signed char nominee
    signed char leader                             # -1: there is no conspiracy
    signed char primus
    signed char seats
    signed char memory_aid
    signed char slot
    signed char step
    signed char phase
    signed char seat
    signed char colour                             # of the card that is being resolved, at position 1
    signed char murdered
    signed char fallen


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


cdef inline int free_fields(const State* state, int place) noexcept nogil:
    return state.faces.fields[state.card[place]] & ~state.taken[place]


cdef inline int kind_of(const State* state, int card) noexcept nogil:
    return state.faces.hand_kind[state.face[card]]


cdef inline void split_pair(int pair, int* small, int* big) noexcept nogil:
    big[0] = 1
    while big[0] * (big[0] + 1) // 2 <= pair:
        big[0] += 1
    small[0] = pair - big[0] * (big[0] - 1) // 2


cdef inline void count_hand(const State* state, int seat, int* kinds) noexcept nogil:
    cdef int card = state.head[HAND + seat]
    cdef int i
    kinds[0] = kinds[1] = kinds[2] = kinds[3] = 0
    for i in range(state.count[HAND + seat]):
        kinds[kind_of(state, card)] += 1
        card = state.next[card]
