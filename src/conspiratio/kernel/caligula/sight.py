"""What one seat of Caligula may know, as numbers: built up from what lies open and from what that seat has seen.

The referee's ``view`` says the same in words; a test holds them together.
"""

from array import array

import cython
from cython.cimports.conspiratio.kernel.caligula.seen_cards import write_cards, write_plot
from cython.cimports.conspiratio.kernel.caligula.state import (
    BIDDING,
    COLOURS,
    DRAW,
    EMPERORS,
    FIELDS,
    HAND_CARDS,
    MOST_OF_COLOUR,
    MOST_SEATS,
    MOST_SEQUENTIA,
    NO_CARD,
    NO_EFFECT,
    NOMINATING,
    OVER,
    PAYING,
    PLACES,
    PLACING,
    REWARDING,
    SPOTS,
    VALUES,
    State,
)
from cython.cimports.conspiratio.kernel.position import Position
from cython.cimports.cpython import array as c_array

from conspiratio.kernel.caligula.table import Tables

LENGTH = OBSERVATION
LAYOUT = (
    ("is_spectator", AT_SPECTATOR, (1,)),
    ("seats", AT_SEATS, (1,)),
    ("memory_aid", AT_MEMORY_AID, (1,)),
    ("me", AT_ME, (MOST_SEATS,)),
    ("round", AT_ROUND, (1,)),
    ("slot", AT_SLOT, (MOST_SEQUENTIA,)),
    ("step", AT_STEP, (1,)),
    ("murdered", AT_MURDERED, (1,)),
    ("fallen", AT_FALLEN, (1,)),
    ("phase", AT_PHASE, (OVER + 1,)),
    ("to_act", AT_TO_ACT, (MOST_SEATS,)),
    ("colour", AT_COLOUR, (COLOURS,)),
    ("queue", AT_QUEUE, (MOST_SEATS,)),
    ("ordo", AT_ORDO, (MOST_SEATS,)),
    ("sequentia", AT_SEQUENTIA, (MOST_SEQUENTIA, COLOURS + 2)),
    ("card", AT_CARD, (PLACES,)),
    ("kind", AT_KIND, (PLACES, 3)),
    ("minimum", AT_MINIMUM, (PLACES,)),
    ("effects", AT_EFFECTS, (PLACES, NO_EFFECT)),
    ("fields", AT_FIELDS, (PLACES, FIELDS)),
    ("owner", AT_OWNER, (SPOTS, MOST_SEATS)),
    ("value", AT_VALUE, (SPOTS, VALUES)),
    ("ruled_out", AT_RULED_OUT, (SPOTS, VALUES)),
    ("to_come", AT_TO_COME, (COLOURS,)),
    ("in_stack", AT_IN_STACK, (COLOURS, MOST_OF_COLOUR)),
    ("emperor", AT_EMPEROR, (EMPERORS,)),
    ("candidates", AT_CANDIDATES, (EMPERORS,)),
    ("heirs", AT_HEIRS, (EMPERORS,)),
    ("favours", AT_FAVOURS, (MOST_SEATS,)),
    ("primus", AT_PRIMUS, (MOST_SEATS,)),
    ("victory", AT_VICTORY, (MOST_SEATS,)),
    ("conspiracy", AT_CONSPIRACY, (MOST_SEATS,)),
    ("late", AT_LATE, (MOST_SEATS,)),
    ("supply", AT_SUPPLY, (VALUES,)),
    ("supply_size", AT_SUPPLY_SIZE, (MOST_SEATS,)),
    ("leader", AT_LEADER, (MOST_SEATS,)),
    ("bids", AT_BIDS, (MOST_SEATS,)),
    ("passed", AT_PASSED, (MOST_SEATS,)),
    ("nominee", AT_NOMINEE, (EMPERORS,)),
    ("backing", AT_BACKING, (MOST_SEATS,)),
    ("coniura", AT_CONIURA, (1,)),
    ("pugio", AT_PUGIO, (1,)),
    ("backs", AT_BACKS, (MOST_SEATS, 3)),
    ("in_coniura", AT_IN_CONIURA, (HAND_CARDS,)),
    ("in_pugio", AT_IN_PUGIO, (HAND_CARDS,)),
    ("in_hand", AT_IN_HAND, (MOST_SEATS, HAND_CARDS)),
    ("exposed", AT_EXPOSED, (MOST_SEATS, HAND_CARDS)),
    ("opening", AT_OPENING, (HAND_CARDS,)),
    ("laid", AT_LAID, (MOST_SEATS, HAND_CARDS)),
    ("shields", AT_SHIELDS, (MOST_SEATS, HAND_CARDS)),
    ("daggers", AT_DAGGERS, (MOST_SEATS, HAND_CARDS)),
)
"""The parts of an observation: name, where it begins, shape."""

_EMPTY = cython.declare(c_array.array, array("h"))


def observe(position: Position, eye: cython.int, open_counts: cython.bint = True):
    """What the seat knows (-1: a spectator). In Caligula counts are always open; the argument is there for PAX."""
    if not isinstance(position.tables, Tables):
        raise TypeError("this is no position of Caligula")
    state: cython.pointer[State] = cython.cast(cython.pointer[State], position.block)
    if not -1 <= eye < state.seats:
        raise IndexError(f"there is no seat {eye}")
    observation: c_array.array = c_array.clone(_EMPTY, OBSERVATION, True)
    seen: cython.p_short = observation.data.as_shorts
    with cython.nogil:
        _write_round(state, eye, seen)
        _write_civitas(state, eye, seen)
        _write_emperors(state, eye, seen)
        _write_players(state, eye, seen)
        write_cards(state, eye, seen)
        if state.leader >= 0:
            write_plot(state, eye, seen)
    return observation


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_round(state: cython.pointer[cython.const[State]], eye: cython.int, seen: cython.p_short) -> cython.void:
    i: cython.int
    n: cython.int
    seen[AT_SPECTATOR] = eye < 0
    seen[AT_SEATS] = state.seats
    seen[AT_MEMORY_AID] = state.memory_aid
    if eye >= 0:
        seen[AT_ME + eye] = 1
    seen[AT_ROUND] = state.round
    if state.slot >= 0:
        seen[AT_SLOT + state.slot] = 1
    seen[AT_STEP] = state.step
    seen[AT_MURDERED] = state.murdered
    seen[AT_FALLEN] = state.fallen
    seen[AT_PHASE + state.phase] = 1
    if state.seat >= 0:
        seen[AT_TO_ACT + beside(state, eye, state.seat)] = 1
    if state.phase == REWARDING or state.phase == PAYING:
        seen[AT_COLOUR + state.colour] = 1
    if state.phase != PLACING and state.phase != BIDDING and state.phase != NOMINATING and state.phase != OVER:
        for i in range(state.queue_at, state.queue_end):
            seen[AT_QUEUE + beside(state, eye, state.queue[i])] = 1 + i - state.queue_at
    for i in range(state.seats):
        seen[AT_ORDO + beside(state, eye, state.ordo[i])] = 1 + i
    for i in range(state.sequentia_count):
        named: cython.int = state.sequentia[i]
        slot: cython.p_short = cython.address(seen[AT_SEQUENTIA + (COLOURS + 2) * i])
        length: cython.int = state.faces.length[named]
        if length >= DRAW:
            slot[COLOURS + length - DRAW] = 1
        else:
            for n in range(length):
                slot[state.faces.colours[COLOURS * named + n]] = 1 + n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_civitas(state: cython.pointer[cython.const[State]], eye: cython.int, seen: cython.p_short) -> cython.void:
    place: cython.int
    i: cython.int
    for place in range(PLACES):
        card: cython.int = state.card[place]
        if card != NO_CARD:
            seen[AT_CARD + place] = 1 + card % MOST_OF_COLOUR
            seen[AT_KIND + 3 * place + state.faces.kind[card]] = 1
            seen[AT_MINIMUM + place] = state.faces.minimum[card]
            for i in range(2):
                if state.faces.effects[2 * card + i] != NO_EFFECT:
                    seen[AT_EFFECTS + NO_EFFECT * place + state.faces.effects[2 * card + i]] = 1
            for i in range(FIELDS):
                seen[AT_FIELDS + FIELDS * place + i] = state.faces.fields[card] >> i & 1
            _write_markers(state, eye, place, seen)
    for place in range(COLOURS):
        seen[AT_TO_COME + place] = state.end[place] - state.top[place]
        for i in range(state.top[place], state.end[place]):  # which they are follows from those that are not
            seen[AT_IN_STACK + state.stack[MOST_OF_COLOUR * place + i]] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_markers(
    state: cython.pointer[cython.const[State]], eye: cython.int, place: cython.int, seen: cython.p_short
) -> cython.void:
    resolving: cython.bint = state.phase == REWARDING or state.phase == PAYING
    turned_up: cython.bint = resolving and place == 2 * state.colour
    field: cython.int
    i: cython.int
    for field in range(FIELDS):
        if not state.taken[place] >> field & 1:
            continue
        spot: cython.int = FIELDS * place + field
        owner: cython.int = state.owner[spot]
        seen[AT_OWNER + MOST_SEATS * spot + beside(state, eye, owner)] = 1
        if turned_up or (state.memory_aid and owner == eye):
            seen[AT_VALUE + VALUES * spot + state.value[spot]] = 1
        for i in range(VALUES):
            seen[AT_RULED_OUT + VALUES * spot + i] = state.ruled_out[spot] >> i & 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_emperors(state: cython.pointer[cython.const[State]], eye: cython.int, seen: cython.p_short) -> cython.void:
    i: cython.int
    seen[AT_EMPEROR + state.emperor] = 1
    for i in range(state.candidate_count):
        seen[AT_CANDIDATES + state.candidates[i]] = 1
    for i in range(state.heir_count):
        seen[AT_HEIRS + state.heirs[i]] = 1
    for i in range(state.favour_count):
        seen[AT_FAVOURS + beside(state, eye, state.favours[i])] = 1 + i
    if state.primus >= 0:
        seen[AT_PRIMUS + beside(state, eye, state.primus)] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_players(state: cython.pointer[cython.const[State]], eye: cython.int, seen: cython.p_short) -> cython.void:
    seat: cython.int
    i: cython.int
    for seat in range(state.seats):
        at: cython.int = beside(state, eye, seat)
        seen[AT_VICTORY + at] = state.victory[seat]
        seen[AT_CONSPIRACY + at] = state.conspiracy[seat]
        seen[AT_LATE + at] = state.late[seat]
        seen[AT_SUPPLY_SIZE + at] = state.faces.bits[state.supply[seat]]
        if seat == eye:
            for i in range(VALUES):
                seen[AT_SUPPLY + i] = state.supply[seat] >> i & 1
