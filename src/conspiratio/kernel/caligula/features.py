"""What the evaluation of Caligula looks at: a fixed row of numbers for one seat, the same for all player counts.

The state is whole (imagined, where something is hidden), so that rivals' hands and markers count. Rivals appear as
the best and the mean of them. All numbers are brought to about -1 to 1.
"""

import cython
from cython.cimports.conspiratio.kernel.caligula.state import (
    BIDDING,
    COLOURS,
    CONIURA,
    DAGGERS,
    FAVOURING,
    HAND,
    NOMINATING,
    PAYING,
    PLACES,
    PLACING,
    PROTECTING,
    PUGIO,
    REWARDING,
    SHIELDS,
    STARTING,
    STRIKING,
    VALUES,
    State,
    free_fields,
)
from cython.cimports.conspiratio.kernel.caligula.tally import (
    GAINS,
    Tally,
    count,
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def describe(block: cython.p_void, seat: cython.int, features: cython.p_float) -> cython.void:
    state: cython.pointer[cython.const[State]] = cython.cast(cython.pointer[State], block)
    tally: Tally
    count(state, cython.address(tally))
    at: cython.int = _standing(state, cython.address(tally), seat, features)
    at = _clock(state, cython.address(tally), seat, features, at)
    at = _emperor(state, cython.address(tally), seat, features, at)
    at = _hands(state, cython.address(tally), seat, features, at)
    at = _markers(state, cython.address(tally), seat, features, at)
    _plot(state, cython.address(tally), seat, features, at)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _within(value: cython.float, most: cython.float) -> cython.float:
    """Scaled by ``most`` and held between -1 and 1."""
    value = value / most
    return -1 if value < -1 else 1 if value > 1 else value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _best(state: cython.pointer[cython.const[State]], seat: cython.int, numbers: cython.p_int) -> cython.int:
    """The best that a rival has."""
    best: cython.int = -99
    other: cython.int
    for other in range(state.seats):
        if other != seat and numbers[other] > best:
            best = numbers[other]
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _mean(state: cython.pointer[cython.const[State]], seat: cython.int, numbers: cython.p_int) -> cython.float:
    sum: cython.int = -numbers[seat]
    other: cython.int
    for other in range(state.seats):
        sum += numbers[other]
    return cython.cast(cython.float, sum) / (state.seats - 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ahead(state: cython.pointer[cython.const[State]], seat: cython.int, numbers: cython.p_int) -> cython.float:
    """How many of the rivals have less, as a share; an equal is half."""
    points: cython.int = 0
    other: cython.int
    for other in range(state.seats):
        if other != seat:
            points += 1 + (numbers[seat] > numbers[other]) - (numbers[seat] < numbers[other])
    return cython.cast(cython.float, 0.5) * points / (state.seats - 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _standing(
    state: cython.pointer[cython.const[State]], tally: cython.pointer[Tally], seat: cython.int, features: cython.p_float
) -> cython.int:
    """Points now, and with the favours as they are: 15 numbers."""
    features[0] = _within(tally.points[seat], 20)
    features[1] = _within(tally.points[seat] - _best(state, seat, tally.points), 8)
    features[2] = _within(tally.points[seat] - _mean(state, seat, tally.points), 8)
    features[3] = _ahead(state, seat, tally.points)
    features[4] = _within(state.victory[seat], 20)
    features[5] = _within(state.conspiracy[seat], 4)
    features[6] = _within(tally.projected[seat], 30)
    features[7] = _within(tally.projected[seat] - _best(state, seat, tally.projected), 12)
    features[8] = _within(tally.projected[seat] - _mean(state, seat, tally.projected), 12)
    features[9] = _ahead(state, seat, tally.projected)
    features[10] = state.primus == seat
    features[11] = state.primus >= 0 and state.primus != seat
    features[12] = tally.points[seat] > _best(state, seat, tally.points)
    features[13] = tally.points[seat] == _best(state, seat, tally.points)
    features[14] = _within(tally.points[seat] - _best(state, seat, tally.points), 2)
    return 15


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _clock(
    state: cython.pointer[cython.const[State]],
    tally: cython.pointer[Tally],
    seat: cython.int,
    features: cython.p_float,
    at: cython.int,
) -> cython.int:
    """How long the game will last, whose turn it is, how many play: 18 numbers."""
    before: cython.int = 0
    rank: cython.int = 0
    left: cython.int = 0
    i: cython.int
    for i in range(COLOURS):
        left += state.end[i] - state.top[i]
    for i in range(state.seats):
        if state.ordo[i] == seat:
            rank = i
        if state.ordo[i] == state.seat:
            before = i
    before = (rank - before + state.seats) % state.seats if state.seat >= 0 else 0
    features[at] = _within(tally.payments, 5)
    features[at + 1] = tally.payments == 1
    features[at + 2] = tally.payments == 2
    features[at + 3] = state.fallen
    features[at + 4] = _within(left, 45)
    features[at + 5] = cython.cast(cython.float, state.slot + 1) / (state.sequentia_count + 1)
    features[at + 6] = _within(state.round, 6)
    features[at + 7] = state.phase == PLACING
    features[at + 8] = state.phase == REWARDING or state.phase == PAYING
    features[at + 9] = state.phase == STARTING
    features[at + 10] = cython.cast(cython.float, rank) / (state.seats - 1)
    features[at + 11] = seat == state.seat
    features[at + 12] = cython.cast(cython.float, before) / state.seats
    features[at + 13] = state.phase == STARTING and _is_waiting(state, seat)
    for i in range(4):
        features[at + 14 + i] = state.seats == 2 + i
    return at + 18


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_waiting(state: cython.pointer[cython.const[State]], seat: cython.int) -> cython.bint:
    i: cython.int
    for i in range(state.queue_at, state.queue_end):
        if state.queue[i] == seat:
            return True
    return seat == state.seat


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _emperor(
    state: cython.pointer[cython.const[State]],
    tally: cython.pointer[Tally],
    seat: cython.int,
    features: cython.p_float,
    at: cython.int,
) -> cython.int:
    """The emperor, who has his favour, and who may follow him: 13 numbers."""
    points: cython.int = state.faces.points[state.emperor]
    mine: cython.int = tally.favour[seat]
    others: cython.int = state.favour_count - mine
    best: cython.int = 0
    weakest: cython.int = 9
    room: cython.int = 0
    i: cython.int
    for i in range(state.candidate_count):
        best = max(best, state.faces.points[state.candidates[i]])
        weakest = min(weakest, state.faces.life[state.candidates[i]])
        room = max(room, state.faces.room[state.candidates[i]])
    features[at] = mine
    features[at + 1] = cython.cast(cython.float, others) / (state.seats - 1)
    features[at + 2] = _within(points, 3)
    features[at + 3] = _within(state.faces.life[state.emperor], 5)
    features[at + 4] = _within(state.faces.room[state.emperor] - state.favour_count, 3)
    features[at + 5] = _within(mine * points * tally.payments, 10)
    features[at + 6] = _within(others * points * tally.payments, 20)
    features[at + 7] = _within((mine - cython.cast(cython.float, others) / (state.seats - 1)) * points, 3)
    features[at + 8] = state.murdered
    features[at + 9] = _within(state.candidate_count, 2)
    features[at + 10] = _within(best, 3)
    features[at + 11] = _within(weakest, 5) if state.candidate_count else 0
    features[at + 12] = _within(room, 3)
    return at + 13


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _hands(
    state: cython.pointer[cython.const[State]],
    tally: cython.pointer[Tally],
    seat: cython.int,
    features: cython.p_float,
    at: cython.int,
) -> cython.int:
    """Coniura and Pugio cards, against the rivals' and the emperor's life: 15 numbers."""
    life: cython.int = state.faces.life[state.emperor]
    sizes: cython.int[5]
    i: cython.int
    for i in range(state.seats):
        sizes[i] = state.count[HAND + i]
    for i in range(4):
        features[at + i] = _within(tally.kinds[4 * seat + i], 4)
    features[at + 4] = _within(tally.coniura[seat], 6)
    features[at + 5] = _within(tally.daggers[seat], 6)
    features[at + 6] = _within(tally.daggers[seat] - life, 3)
    features[at + 7] = tally.daggers[seat] >= life
    features[at + 8] = _within(_best(state, seat, tally.daggers) - life, 3)
    features[at + 9] = _within(_mean(state, seat, tally.daggers), 5)
    features[at + 10] = _within(tally.coniura[seat] - _best(state, seat, tally.coniura), 4)
    features[at + 11] = _within(tally.coniura[seat] - _mean(state, seat, tally.coniura), 4)
    features[at + 12] = _within(sizes[seat] - _mean(state, seat, sizes), 4)
    features[at + 13] = _within(state.count[CONIURA], 20)
    features[at + 14] = _within(state.count[PUGIO], 14)
    return at + 15


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _markers(
    state: cython.pointer[cython.const[State]],
    tally: cython.pointer[Tally],
    seat: cython.int,
    features: cython.p_float,
    at: cython.int,
) -> cython.int:
    """What the open cards promise and threaten, and the markers still in hand: 21 numbers."""
    mean: cython.float
    other: cython.int
    i: cython.int
    for i in range(GAINS):
        mean = 0
        for other in range(state.seats):
            if other != seat:
                mean += tally.gains[GAINS * other + i]
        features[at + i] = _within(tally.gains[GAINS * seat + i], 3)
        features[at + GAINS + i] = _within(mean / (state.seats - 1), 3)
    at += 2 * GAINS
    late: cython.int[5]
    sum: cython.int = 0
    free: cython.int = 0
    for other in range(state.seats):
        late[other] = state.late[other]
    for i in range(VALUES):
        if state.supply[seat] >> i & 1:
            sum += i - 1
    for i in range(PLACES):
        free += state.faces.bits[free_fields(state, i)]
    features[at] = _within(late[seat], 2)
    features[at + 1] = _within(late[seat] - _mean(state, seat, late), 2)
    features[at + 2] = _within(state.faces.bits[state.supply[seat]], 8)
    features[at + 3] = _within(sum, 15)
    features[at + 4] = _within(free, 40)
    features[at + 5] = state.phase == PLACING and state.supply[seat] > 31
    features[at + 6] = _within(late[seat] - _best(state, seat, late), 2)
    return at + 7


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _plot(
    state: cython.pointer[cython.const[State]],
    tally: cython.pointer[Tally],
    seat: cython.int,
    features: cython.p_float,
    at: cython.int,
) -> cython.int:
    """A conspiracy under way: 18 numbers."""
    i: cython.int
    for i in range(18):
        features[at + i] = 0
    if state.leader < 0:
        return at + 18
    phase: cython.int = state.phase
    mine: cython.bint = not state.passed >> seat & 1
    to_strike: cython.int = 0
    to_shield: cython.int = 0
    for i in range(state.seats):
        if state.passed >> i & 1:
            to_shield += phase != STRIKING and tally.daggers[i] > 0 and (phase != PROTECTING or _is_waiting(state, i))
        elif phase != STRIKING or _is_waiting(state, i):
            to_strike += tally.daggers[i]
    needed: cython.int = state.faces.life[state.emperor] + state.count[SHIELDS] - state.count[DAGGERS]
    features[at] = 1
    features[at + 1] = seat == state.leader
    features[at + 2] = mine
    features[at + 3] = phase == BIDDING
    features[at + 4] = phase == BIDDING and mine and seat != state.leader
    features[at + 5] = _within(state.bids[state.leader], 6)
    features[at + 6] = _within(state.bids[state.leader] - state.bids[seat], 4)
    features[at + 7] = phase == NOMINATING or phase == FAVOURING
    features[at + 8] = phase == PROTECTING
    features[at + 9] = phase == STRIKING
    features[at + 10] = _within(needed, 5)
    features[at + 11] = needed <= 0
    features[at + 12] = _within(to_strike - needed, 4)
    features[at + 13] = _within(to_strike - needed - to_shield, 4)
    features[at + 14] = tally.laid[seat] > 0
    features[at + 15] = mine and tally.daggers[seat] > 0 and (phase != STRIKING or _is_waiting(state, seat))
    if state.nominee >= 0:
        points: cython.int = state.faces.points[state.nominee]
        swing: cython.int = points * tally.backing[seat] - state.faces.points[state.emperor] * tally.favour[seat]
        theirs: cython.int = points * state.backing_count - state.faces.points[state.emperor] * state.favour_count
        rivals: cython.float = cython.cast(cython.float, theirs - swing) / (state.seats - 1)
        features[at + 16] = _within(swing * tally.payments, 10)
        features[at + 17] = _within((swing - rivals) * tally.payments, 10)
    return at + 18
