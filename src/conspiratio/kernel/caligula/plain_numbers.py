"""A position of Caligula in plain numbers, for Python: read from it, and written into it."""

import cython
from cython.cimports.conspiratio.kernel.caligula.state import (
    COLOURS,
    FIELDS,
    LISTS,
    MOST_OF_COLOUR,
    NO_CARD,
    PLACES,
    State,
    append,
)

# Reading


@cython.cfunc
def read_state(state: cython.pointer[State]) -> dict:
    seats = range(state.seats)
    return {
        "seats": state.seats,
        "memory_aid": state.memory_aid,
        "round": state.round,
        "ordo": [state.ordo[i] for i in seats],
        "sequentia": [state.sequentia[i] for i in range(state.sequentia_count)],
        "slot": state.slot,
        "step": state.step,
        "civitas": [_card(state, place) for place in range(PLACES)],
        "stacks": [
            [state.stack[MOST_OF_COLOUR * i + n] for n in range(state.top[i], state.end[i])] for i in range(COLOURS)
        ],
        "lists": [_list(state, where) for where in range(LISTS)],
        "emperor": state.emperor,
        "candidates": [state.candidates[i] for i in range(state.candidate_count)],
        "heirs": [state.heirs[i] for i in range(state.heir_count)],
        "favours": [state.favours[i] for i in range(state.favour_count)],
        "primus": state.primus,
        "supply": [state.supply[i] for i in seats],
        "late": [state.late[i] for i in seats],
        "victory": [state.victory[i] for i in seats],
        "conspiracy": [state.conspiracy[i] for i in seats],
        "phase": state.phase,
        "seat": state.seat,
        "colour": state.colour,
        "queue": [state.queue[i] for i in range(state.queue_at, state.queue_end)],
        "leader": state.leader,
        "bids": [state.bids[i] for i in seats],
        "passed": state.passed,
        "nominee": state.nominee,
        "backing": [state.backing[i] for i in range(state.backing_count)],
        "murdered": state.murdered,
        "fallen": state.fallen,
    }


@cython.cfunc
def _card(state: cython.pointer[State], place: cython.int):
    """The card that lies there, and of each field the owner, value and what is ruled out; None for an empty one."""
    if state.card[place] == NO_CARD:
        return None
    spots = range(FIELDS * place, FIELDS * place + FIELDS)
    return state.card[place], [
        (state.owner[spot], state.value[spot], state.ruled_out[spot])
        if state.taken[place] >> spot % FIELDS & 1
        else None
        for spot in spots
    ]


@cython.cfunc
def _list(state: cython.pointer[State], where: cython.int) -> list:
    """Of each card its face, who knows it, and who has laid it."""
    cards = []
    card: cython.int = state.head[where]
    for _ in range(state.count[where]):
        cards.append((state.face[card], state.known[card], state.layer[card]))
        card = state.next[card]
    return cards


# Writing


@cython.cfunc
def write_state(state: cython.pointer[State], numbers: dict) -> cython.void:
    """Into a state that says nothing yet."""
    _write_civitas(state, numbers)
    _write_emperors(state, numbers)
    for where in range(LISTS):
        write_list(state, where, numbers["lists"][where])
    for i in range(state.seats):
        state.ordo[i] = numbers["ordo"][i]
        state.supply[i] = numbers["supply"][i]
        state.late[i] = numbers["late"][i]
        state.victory[i] = numbers["victory"][i]
        state.conspiracy[i] = numbers["conspiracy"][i]
        state.bids[i] = numbers["bids"][i]
    state.queue_end = len(numbers["queue"])
    for i in range(state.queue_end):
        state.queue[i] = numbers["queue"][i]
    state.round = numbers["round"]
    state.slot = numbers["slot"]
    state.step = numbers["step"]
    state.primus = numbers["primus"]
    state.phase = numbers["phase"]
    state.seat = numbers["seat"]
    state.colour = numbers["colour"]
    state.leader = numbers["leader"]
    state.passed = numbers["passed"]
    state.murdered = numbers["murdered"]
    state.fallen = numbers["fallen"]


@cython.cfunc
def _write_civitas(state: cython.pointer[State], numbers: dict):
    state.sequentia_count = len(numbers["sequentia"])
    for i in range(state.sequentia_count):
        state.sequentia[i] = numbers["sequentia"][i]
    write_stacks(state, numbers["stacks"])
    for place in range(PLACES):
        if numbers["civitas"][place] is None:
            continue
        card, markers = numbers["civitas"][place]
        state.card[place] = card
        for field, marker in enumerate(markers):
            if marker is not None:
                spot: cython.int = FIELDS * place + field
                state.taken[place] |= 1 << field
                state.owner[spot], state.value[spot], state.ruled_out[spot] = marker


@cython.cfunc
def _write_emperors(state: cython.pointer[State], numbers: dict):
    state.emperor = numbers["emperor"]
    state.candidate_count = len(numbers["candidates"])
    for i in range(state.candidate_count):
        state.candidates[i] = numbers["candidates"][i]
    state.heir_count = len(numbers["heirs"])
    for i in range(state.heir_count):
        state.heirs[i] = numbers["heirs"][i]
    state.favour_count = len(numbers["favours"])
    for i in range(state.favour_count):
        state.favours[i] = numbers["favours"][i]
    state.nominee = numbers["nominee"]
    state.backing_count = len(numbers["backing"])
    for i in range(state.backing_count):
        state.backing[i] = numbers["backing"][i]


@cython.cfunc
def write_stacks(state: cython.pointer[State], stacks: object) -> cython.void:
    for colour in range(COLOURS):
        state.end[colour] = len(stacks[colour])
        for i, card in enumerate(stacks[colour]):
            state.stack[MOST_OF_COLOUR * colour + i] = card


@cython.cfunc
def write_list(state: cython.pointer[State], where: cython.int, cards: object) -> cython.void:
    for card, known, layer in cards:
        state.known[card] = known
        state.layer[card] = layer
        append(state, where, card)
