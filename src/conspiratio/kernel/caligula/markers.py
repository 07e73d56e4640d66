"""Markers and Civitas cards on the table of Caligula: placed, sent home, moved up, exchanged."""

import cython
from cython.cimports.conspiratio.kernel.caligula.state import (
    FIELDS,
    MOST_OF_COLOUR,
    NO_CARD,
    SPOTS,
    State,
    free_fields,
)
from cython.cimports.libc.string import memcpy


def put_marker(
    state: cython.pointer[State], seat: cython.int, value: cython.int, place: cython.int, ruled_out: cython.int
) -> cython.void:
    """caligula.place.leftmost"""
    field: cython.int = state.faces.lowest[free_fields(state, place)]
    spot: cython.int = FIELDS * place + field
    state.supply[seat] &= ~(1 << value)
    state.taken[place] |= 1 << field
    state.owner[spot] = seat
    state.value[spot] = value
    state.ruled_out[spot] = ruled_out


def send_home(state: cython.pointer[State], spot: cython.int) -> cython.void:
    state.taken[spot // FIELDS] &= ~(1 << spot % FIELDS)
    state.supply[state.owner[spot]] |= 1 << state.value[spot]


def rule_out(state: cython.pointer[State], seen: cython.p_uchar, but: cython.int) -> cython.void:
    """These values of each owner lie open: no marker of theirs on another place has them.

    It is written to empty spots as well, where it means nothing: to look which they are would take longer.
    """
    spot: cython.int
    for spot in range(FIELDS * but):
        state.ruled_out[spot] |= seen[state.owner[spot]]
    for spot in range(FIELDS * but + FIELDS, SPOTS):
        state.ruled_out[spot] |= seen[state.owner[spot]]


def turned_up(state: cython.pointer[State], seat: cython.int) -> cython.int:
    """The values of this seat that lie open on the card being resolved: everybody sees them there."""
    place: cython.int = 2 * state.colour
    taken: cython.int = state.taken[place]
    values: cython.int = 0
    while taken:
        spot: cython.int = FIELDS * place + state.faces.lowest[taken]
        taken &= taken - 1
        if state.owner[spot] == seat:
            values |= 1 << state.value[spot]
    return values


def let_go(state: cython.pointer[State], place: cython.int) -> cython.void:
    """caligula.civitas.discard"""
    taken: cython.int = state.taken[place]
    while taken:
        send_home(state, FIELDS * place + state.faces.lowest[taken])
        taken &= taken - 1
    if place % 2 == 0:
        _move(state, place + 1, place)
        place += 1
    state.card[place] = NO_CARD
    state.taken[place] = 0
    fill_up(state, place // 2)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _move(state: cython.pointer[State], source: cython.int, place: cython.int) -> cython.void:
    state.card[place] = state.card[source]
    state.taken[place] = state.taken[source]
    memcpy(state.owner + FIELDS * place, state.owner + FIELDS * source, FIELDS)
    memcpy(state.value + FIELDS * place, state.value + FIELDS * source, FIELDS)
    memcpy(state.ruled_out + FIELDS * place, state.ruled_out + FIELDS * source, FIELDS)


def fill_up(state: cython.pointer[State], colour: cython.int) -> cython.void:
    place: cython.int
    for place in range(2 * colour, 2 * colour + 2):
        if state.card[place] == NO_CARD and state.top[colour] < state.end[colour]:
            state.card[place] = state.stack[MOST_OF_COLOUR * colour + state.top[colour]]
            state.top[colour] += 1


def swap(things: cython.p_uchar, one: cython.int, other: cython.int) -> cython.void:
    thing: cython.uchar = things[one]
    things[one] = things[other]
    things[other] = thing


def swap_positions(state: cython.pointer[State], colour: cython.int) -> cython.void:
    field: cython.int
    swap(state.card, 2 * colour, 2 * colour + 1)
    swap(state.taken, 2 * colour, 2 * colour + 1)
    for field in range(FIELDS):
        one: cython.int = 2 * FIELDS * colour + field
        swap(state.owner, one, one + FIELDS)
        swap(state.value, one, one + FIELDS)
        swap(state.ruled_out, one, one + FIELDS)
