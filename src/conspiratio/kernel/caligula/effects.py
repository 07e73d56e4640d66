"""The effects of Civitas cards in Caligula: which of them are possible, and in which ways each can be taken."""

import cython
from cython.cimports.conspiratio.kernel.caligula.state import (
    BE_PRIMUS,
    COLOURS,
    CONIURA,
    CONIURA_DOUBLE,
    CONIURA_SINGLE,
    DRAW_CONIURA,
    DRAW_PUGIO,
    FIELDS,
    GAIN_SPQR,
    LOSE_CARD,
    LOSE_POINT,
    NO_CARD,
    NO_EFFECT,
    PLACE,
    PLACES,
    PUGIO,
    PUGIO_DOUBLE,
    PUGIO_SINGLE,
    REMOVE,
    SEND_HOME,
    SPOTS,
    SWAP_MARKERS,
    SWAP_ORDO,
    SWAP_POSITIONS,
    SWAP_SEQUENTIA,
    TO_BE_PRIMUS,
    TO_DRAW_CONIURA,
    TO_DRAW_PUGIO,
    TO_GAIN_SPQR,
    TO_LOSE_CONIURA,
    TO_LOSE_MARKER,
    TO_LOSE_POINT,
    TO_LOSE_PUGIO,
    TO_PLACE,
    TO_RETURN,
    TO_SWAP_MARKERS,
    TO_SWAP_ORDO,
    TO_SWAP_POSITIONS,
    TO_SWAP_SEQUENTIA,
    VALUES,
    State,
    count_hand,
    free_fields,
)


def placings(
    state: cython.pointer[cython.const[State]], seat: cython.int, but: cython.int, actions: cython.p_short
) -> cython.int:
    """caligula.place.forced; ``but``: the place where none may go."""
    values: cython.int[8]
    supply: cython.int = 0
    count: cython.int = 0
    i: cython.int
    place: cython.int
    for i in range(VALUES):
        if state.supply[seat] >> i & 1:
            values[supply] = PLACE + PLACES * i
            supply += 1
    for place in range(PLACES):
        if place != but and free_fields(state, place):
            for i in range(supply):
                actions[count] = values[i] + place
                count += 1
    return count


def is_possible(state: cython.pointer[cython.const[State]], seat: cython.int, effect: cython.int) -> cython.bint:
    """Whether a reward could do anything for a seat now."""
    resolving: cython.int = 2 * state.colour
    i: cython.int
    if effect == TO_DRAW_CONIURA:
        return state.count[CONIURA] > 0
    if effect == TO_DRAW_PUGIO:
        return state.count[PUGIO] > 0
    if effect == TO_GAIN_SPQR:
        return state.late[seat] < 2
    if effect == TO_BE_PRIMUS:
        return state.primus != seat
    if effect < COLOURS:
        return state.card[2 * effect + (2 * effect == resolving)] != NO_CARD
    if effect == TO_PLACE:
        for i in range(PLACES):
            if i != resolving and free_fields(state, i):
                return state.supply[seat] != 0
        return False
    if effect == TO_SWAP_MARKERS or effect == TO_RETURN:
        markers: cython.int = 0
        for i in range(PLACES):
            if i != resolving:
                markers += state.faces.bits[state.taken[i]]
        return markers >= (2 if effect == TO_SWAP_MARKERS else 1)
    if effect == TO_SWAP_POSITIONS:
        for i in range(COLOURS):
            if i != state.colour and state.card[2 * i + 1] != NO_CARD:
                return True
        return False
    if effect == TO_SWAP_SEQUENTIA:
        return state.sequentia_count > 2
    return effect == TO_SWAP_ORDO


def rewards(state: cython.pointer[cython.const[State]], seat: cython.int, actions: cython.p_short) -> cython.int:
    card: cython.int = state.card[2 * state.colour]
    count: cython.int = 0
    i: cython.int
    for i in range(2):
        effect: cython.int = state.faces.effects[2 * card + i]
        if effect != NO_EFFECT and is_possible(state, seat, effect):
            count += _ways(state, seat, effect, actions + count)
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ways(
    state: cython.pointer[cython.const[State]], seat: cython.int, effect: cython.int, actions: cython.p_short
) -> cython.int:
    """Of an effect that is possible."""
    resolving: cython.int = 2 * state.colour
    count: cython.int = 0
    i: cython.int
    if effect < COLOURS:
        for i in range(2 * effect, 2 * effect + 2):
            if i != resolving and state.card[i] != NO_CARD:
                actions[count] = REMOVE + i
                count += 1
        return count
    if effect == TO_PLACE:
        return placings(state, seat, resolving, actions)
    if effect == TO_SWAP_MARKERS:
        return _swaps_of_markers(state, actions)
    if effect == TO_RETURN:
        return _homegoers(state, -1, actions)
    if effect == TO_SWAP_ORDO:
        for i in range(state.seats * (state.seats - 1) // 2):
            actions[i] = SWAP_ORDO + i
        return state.seats * (state.seats - 1) // 2
    if effect == TO_SWAP_POSITIONS:
        for i in range(COLOURS):
            if i != state.colour and state.card[2 * i + 1] != NO_CARD:
                actions[count] = SWAP_POSITIONS + i
                count += 1
        return count
    if effect == TO_SWAP_SEQUENTIA:
        return _swaps_of_sequentia(state, actions)
    if effect == TO_DRAW_CONIURA:
        actions[0] = DRAW_CONIURA
    elif effect == TO_DRAW_PUGIO:
        actions[0] = DRAW_PUGIO
    elif effect == TO_GAIN_SPQR:
        actions[0] = GAIN_SPQR
    else:
        actions[0] = BE_PRIMUS
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _markers(state: cython.pointer[cython.const[State]], owner: cython.int, spots: cython.p_uchar) -> cython.int:
    """Where markers lie, of one owner or (-1) of all; not those on the card that is being resolved."""
    count: cython.int = 0
    place: cython.int
    for place in range(PLACES):
        taken: cython.int = state.taken[place]
        if place == 2 * state.colour:
            continue
        while taken:
            spot: cython.int = FIELDS * place + state.faces.lowest[taken]
            taken &= taken - 1
            if owner < 0 or state.owner[spot] == owner:
                spots[count] = spot
                count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _homegoers(state: cython.pointer[cython.const[State]], owner: cython.int, actions: cython.p_short) -> cython.int:
    spots: cython.uchar[SPOTS]
    count: cython.int = _markers(state, owner, spots)
    i: cython.int
    for i in range(count):
        actions[i] = SEND_HOME + spots[i]
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _swaps_of_markers(state: cython.pointer[cython.const[State]], actions: cython.p_short) -> cython.int:
    spots: cython.uchar[SPOTS]
    markers: cython.int = _markers(state, -1, spots)
    count: cython.int = 0
    small: cython.int
    big: cython.int
    for big in range(1, markers):
        first: cython.int = SWAP_MARKERS + spots[big] * (spots[big] - 1) // 2
        for small in range(big):
            actions[count] = first + spots[small]
            count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _swaps_of_sequentia(state: cython.pointer[cython.const[State]], actions: cython.p_short) -> cython.int:
    count: cython.int = 0
    small: cython.int
    big: cython.int
    for big in range(1, state.sequentia_count):
        if big == state.slot:
            continue
        for small in range(big):
            if small != state.slot:
                actions[count] = SWAP_SEQUENTIA + big * (big - 1) // 2 + small
                count += 1
    return count


def penalties(state: cython.pointer[cython.const[State]], seat: cython.int, actions: cython.p_short) -> cython.int:
    """The ways to pay; a card that pays for either of two effects is one way."""
    card: cython.int = state.card[2 * state.colour]
    kinds: cython.int = 0
    count: cython.int = 0
    i: cython.int
    for i in range(2):
        effect: cython.int = state.faces.effects[2 * card + i]
        if effect == TO_LOSE_MARKER:
            count += _homegoers(state, seat, actions + count)
        elif effect == TO_LOSE_POINT:
            if state.victory[seat]:
                actions[count] = LOSE_POINT
                count += 1
            if state.conspiracy[seat]:
                actions[count] = LOSE_POINT + 1
                count += 1
        elif effect == TO_LOSE_CONIURA:
            kinds |= 1 << CONIURA_SINGLE | 1 << CONIURA_DOUBLE | 1 << PUGIO_DOUBLE
        elif effect == TO_LOSE_PUGIO:
            kinds |= 1 << CONIURA_DOUBLE | 1 << PUGIO_SINGLE | 1 << PUGIO_DOUBLE
    return count + one_card(state, seat, kinds, LOSE_CARD, actions + count)


def one_card(
    state: cython.pointer[cython.const[State]],
    seat: cython.int,
    kinds: cython.int,
    first: cython.int,
    actions: cython.p_short,
) -> cython.int:
    """An action for each of these kinds that the hand has."""
    held: cython.int[4]
    count: cython.int = 0
    i: cython.int
    if kinds:
        count_hand(state, seat, held)
        for i in range(4):
            if kinds >> i & 1 and held[i]:
                actions[count] = first + i
                count += 1
    return count
