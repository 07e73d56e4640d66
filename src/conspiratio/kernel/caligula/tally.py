"""What can be counted in a position of Caligula: points to come, symbols in hand, what the open cards promise."""

import cython
from cython.cimports.conspiratio.kernel.caligula.state import (
    COLOURS,
    CONIURA_DOUBLE,
    CONIURA_SINGLE,
    DAGGERS,
    FIELDS,
    NEGATIVE,
    NO_CARD,
    NO_EFFECT,
    PAYING,
    PLACES,
    PUGIO_DOUBLE,
    PUGIO_SINGLE,
    REWARDING,
    SINGLE,
    TO_BE_PRIMUS,
    TO_DRAW_CONIURA,
    TO_DRAW_PUGIO,
    TO_GAIN_SPQR,
    TO_LOSE_MARKER,
    TO_LOSE_POINT,
    State,
    count_hand,
)
from cython.cimports.conspiratio.kernel.caligula.tally import (
    GAINS,
    LOSS_OF_OTHER,
    LOSS_OF_POINT,
    OF_CONIURA,
    OF_OTHER,
    OF_PRIMUS,
    OF_PUGIO,
    OF_SPQR,
    Tally,
)
from cython.cimports.libc.string import memset


def count(state: cython.pointer[cython.const[State]], tally: cython.pointer[Tally]) -> cython.void:
    memset(tally, 0, cython.sizeof(Tally))
    _count_rounds(state, tally)
    _count_hands(state, tally)
    _count_points(state, tally)
    if not state.fallen:
        _count_gains(state, tally)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count_rounds(state: cython.pointer[cython.const[State]], tally: cython.pointer[Tally]) -> cython.void:
    """The Empire falls when a colour has no two cards left at the end of a round."""
    a_round: cython.int[5]
    resolving: cython.bint = state.phase == REWARDING or state.phase == PAYING
    slot: cython.int
    i: cython.int
    if state.fallen:
        return
    for i in range(COLOURS):
        a_round[i] = 0
    for slot in range(state.sequentia_count):
        card: cython.int = state.sequentia[slot]
        if state.faces.length[card] > COLOURS:
            continue
        for i in range(state.faces.length[card]):
            colour: cython.int = state.faces.colours[COLOURS * card + i]
            a_round[colour] += 1
            if slot > state.slot or (resolving and slot == state.slot and i > state.step):
                tally.to_come[colour] += 1
    rounds: cython.int = 99
    for i in range(COLOURS):
        now: cython.bint = resolving and i == state.colour
        left: cython.int = state.end[i] - state.top[i] - tally.to_come[i] - now
        if state.card[2 * i + 1] == NO_CARD:
            left = -1
        if left < 0:
            rounds = 0
        elif a_round[i]:
            rounds = min(rounds, left // a_round[i] + 1)
    tally.payments = rounds + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count_hands(state: cython.pointer[cython.const[State]], tally: cython.pointer[Tally]) -> cython.void:
    seat: cython.int
    i: cython.int
    card: cython.int
    for seat in range(state.seats):
        kinds: cython.p_int = tally.kinds + 4 * seat
        count_hand(state, seat, kinds)
        tally.coniura[seat] = kinds[CONIURA_SINGLE] + kinds[CONIURA_DOUBLE] + kinds[PUGIO_DOUBLE]
        tally.daggers[seat] = kinds[CONIURA_DOUBLE] + kinds[PUGIO_SINGLE] + kinds[PUGIO_DOUBLE]
    card = state.head[DAGGERS]
    for i in range(state.count[DAGGERS]):
        tally.laid[state.layer[card]] += 1
        card = state.next[card]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count_points(state: cython.pointer[cython.const[State]], tally: cython.pointer[Tally]) -> cython.void:
    seat: cython.int
    i: cython.int
    for i in range(state.favour_count):
        tally.favour[state.favours[i]] = 1
    if state.leader >= 0:
        for i in range(state.backing_count):
            tally.backing[state.backing[i]] = 1
    for seat in range(state.seats):
        tally.points[seat] = state.victory[seat] + state.conspiracy[seat]
        to_come: cython.int = tally.payments * state.faces.points[state.emperor]
        tally.projected[seat] = tally.points[seat] + tally.favour[seat] * to_come


# What the open cards promise


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count_gains(state: cython.pointer[cython.const[State]], tally: cython.pointer[Tally]) -> cython.void:
    later: cython.float = 0.5 if tally.payments > 1 else 0
    resolving: cython.int = 2 * state.colour if state.phase == REWARDING or state.phase == PAYING else -1
    place: cython.int
    i: cython.int
    for place in range(PLACES):
        if state.card[place] == NO_CARD:
            continue
        if place == resolving:
            _promise(state, tally, place, state.seat, 1)
            for i in range(state.queue_at, state.queue_end):
                _promise(state, tally, place, state.queue[i], 1)
            continue
        before: cython.int = place % 2 - (place - 1 == resolving)
        now: cython.bint = tally.to_come[place // 2] > before
        if now or later > 0:
            _foresee(state, tally, place, 1 if now else later)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _foresee(
    state: cython.pointer[cython.const[State]], tally: cython.pointer[Tally], place: cython.int, weight: cython.float
) -> cython.void:
    """Who would get the effect of a card with the markers as they lie."""
    card: cython.int = state.card[place]
    minimum: cython.int = state.faces.minimum[card]
    kind: cython.int = state.faces.kind[card]
    taken: cython.int = state.taken[place]
    totals: cython.int[5]
    order: cython.uchar[5]
    there: cython.int = 0
    count: cython.int = 0
    best: cython.int = -1
    seat: cython.int
    i: cython.int
    while taken:
        spot: cython.int = FIELDS * place + state.faces.lowest[taken]
        taken &= taken - 1
        seat = state.owner[spot]
        if not there >> seat & 1:
            there |= 1 << seat
            totals[seat] = 0
            order[count] = seat
            count += 1
        totals[seat] += state.value[spot] - 1
    for i in range(count):
        seat = order[i]
        if totals[seat] < minimum:
            there &= ~(1 << seat)
        elif best < 0 or totals[seat] > totals[best]:
            best = seat
    if kind == SINGLE:
        if best >= 0:
            _promise(state, tally, place, best, weight)
        return
    for seat in range(state.seats):
        if (there >> seat & 1) != (kind == NEGATIVE):
            _promise(state, tally, place, seat, weight)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _promise(
    state: cython.pointer[cython.const[State]],
    tally: cython.pointer[Tally],
    place: cython.int,
    seat: cython.int,
    weight: cython.float,
) -> cython.void:
    card: cython.int = state.card[place]
    second: cython.int = state.faces.effects[2 * card + 1]
    if second != NO_EFFECT:
        weight = weight / 2
        tally.gains[GAINS * seat + _gain(second)] += weight
    tally.gains[GAINS * seat + _gain(state.faces.effects[2 * card])] += weight


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _gain(effect: cython.int) -> cython.int:
    if effect == TO_DRAW_PUGIO:
        return OF_PUGIO
    if effect == TO_DRAW_CONIURA:
        return OF_CONIURA
    if effect == TO_GAIN_SPQR:
        return OF_SPQR
    if effect == TO_BE_PRIMUS:
        return OF_PRIMUS
    if effect < TO_LOSE_MARKER:
        return OF_OTHER
    return LOSS_OF_POINT if effect == TO_LOSE_POINT else LOSS_OF_OTHER
