from .state cimport State

# Where what is written about a position stands in an observation of it.
cdef enum:
    AT_SPECTATOR = 0
    AT_SEATS = 1
    AT_MEMORY_AID = 2
    AT_ME = 3                  # 5
    AT_ROUND = 8
    AT_SLOT = 9                # 20
    AT_STEP = 29
    AT_MURDERED = 30
    AT_FALLEN = 31
    AT_PHASE = 32              # 10
    AT_TO_ACT = 42             # 5
    AT_COLOUR = 47             # 5
    AT_QUEUE = 52              # 5
    AT_ORDO = 57               # 5
    AT_SEQUENTIA = 62          # 20 * 7
    AT_CARD = 202              # 10
    AT_KIND = 212              # 10 * 3
    AT_MINIMUM = 242           # 10
    AT_EFFECTS = 252           # 10 * 19
    AT_FIELDS = 442            # 10 * 8
    AT_OWNER = 522             # 80 * 5
    AT_VALUE = 922             # 80 * 8
    AT_RULED_OUT = 1562        # 80 * 8
    AT_TO_COME = 2202          # 5
    AT_IN_STACK = 2207         # 160
    AT_EMPEROR = 2367          # 10
    AT_CANDIDATES = 2377       # 10
    AT_HEIRS = 2387            # 10
    AT_FAVOURS = 2397          # 5
    AT_PRIMUS = 2402           # 5
    AT_VICTORY = 2407          # 5
    AT_CONSPIRACY = 2412       # 5
    AT_LATE = 2417             # 5
    AT_SUPPLY = 2422           # 8
    AT_SUPPLY_SIZE = 2430      # 5
    AT_LEADER = 2435           # 5
    AT_BIDS = 2440             # 5
    AT_PASSED = 2445           # 5
    AT_NOMINEE = 2450          # 10
    AT_BACKING = 2460          # 5
    AT_CONIURA = 2465
    AT_PUGIO = 2466
    AT_BACKS = 2467            # 5 * 3
    AT_IN_CONIURA = 2482       # 34
    AT_IN_PUGIO = 2516         # 34
    AT_IN_HAND = 2550          # 5 * 34
    AT_EXPOSED = 2720          # 5 * 34
    AT_OPENING = 2890          # 34
    AT_LAID = 2924             # 5 * 34
    AT_SHIELDS = 3094          # 5 * 34
    AT_DAGGERS = 3264          # 5 * 34
    OBSERVATION = 3434


cdef inline int beside(const State* state, int eye, int seat) noexcept nogil:
    """How many places after the viewing seat; a spectator counts from seat 0."""
    cdef int after = seat - eye if eye > 0 else seat
    return after if after >= 0 else after + state.seats
