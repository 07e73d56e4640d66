"""What one seat of Caligula may know of the Coniura and Pugio cards, and of a conspiracy: part of ``sight``."""

import cython
from cython.cimports.conspiratio.kernel.caligula.sight import (
    AT_BACKING,
    AT_BACKS,
    AT_BIDS,
    AT_CONIURA,
    AT_DAGGERS,
    AT_EXPOSED,
    AT_IN_CONIURA,
    AT_IN_HAND,
    AT_IN_PUGIO,
    AT_LAID,
    AT_LEADER,
    AT_NOMINEE,
    AT_OPENING,
    AT_PASSED,
    AT_PUGIO,
    AT_SHIELDS,
    beside,
)
from cython.cimports.conspiratio.kernel.caligula.state import (
    CONIURA,
    DAGGERS,
    FIRST_PUGIO,
    HAND,
    HAND_CARDS,
    LAID,
    OPENING,
    PUGIO,
    SHIELDS,
    SPECTATOR,
    State,
)


def write_cards(state: cython.pointer[cython.const[State]], eye: cython.int, seen: cython.p_short) -> cython.void:
    """The Coniura and Pugio cards in the stacks and in hands."""
    mask: cython.int = 1 << eye if eye >= 0 else SPECTATOR
    seat: cython.int
    seen[AT_CONIURA] = state.count[CONIURA]
    seen[AT_PUGIO] = state.count[PUGIO]
    _write_stack(state, CONIURA, mask, cython.address(seen[AT_IN_CONIURA]))
    _write_stack(state, PUGIO, mask, cython.address(seen[AT_IN_PUGIO]))
    for seat in range(state.seats):
        _write_hand(state, seat, eye, mask, seen)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_stack(
    state: cython.pointer[cython.const[State]], where: cython.int, mask: cython.int, plane: cython.p_short
) -> cython.void:
    card: cython.int = state.head[where]
    i: cython.int
    for i in range(state.count[where]):
        if state.known[card] & mask:
            plane[state.face[card]] = 1 + i
        card = state.next[card]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_hand(
    state: cython.pointer[cython.const[State]],
    seat: cython.int,
    eye: cython.int,
    mask: cython.int,
    seen: cython.p_short,
) -> cython.void:
    """Of cards that the eye does not know only what their backs tell, and which of them is known to be a double."""
    everyone: cython.int = (1 << state.seats) - 1 | SPECTATOR
    at: cython.int = beside(state, eye, seat)
    card: cython.int = state.head[HAND + seat]
    i: cython.int
    for i in range(state.count[HAND + seat]):
        face: cython.int = state.face[card]
        known: cython.int = state.known[card]
        if known & mask:
            seen[AT_IN_HAND + HAND_CARDS * at + face] = 1
            if known & everyone == everyone:
                seen[AT_EXPOSED + HAND_CARDS * at + face] = 1
            if seat == eye and known & OPENING:
                seen[AT_OPENING + face] = 1
        elif face >= FIRST_PUGIO:
            seen[AT_BACKS + 3 * at + 2] += 1
        elif known & OPENING:
            seen[AT_BACKS + 3 * at + 1] += 1
        else:
            seen[AT_BACKS + 3 * at] += 1
        card = state.next[card]


def write_plot(state: cython.pointer[cython.const[State]], eye: cython.int, seen: cython.p_short) -> cython.void:
    """A conspiracy is open to all."""
    i: cython.int
    seen[AT_LEADER + beside(state, eye, state.leader)] = 1
    for i in range(state.seats):
        seen[AT_BIDS + beside(state, eye, i)] = state.bids[i]
        seen[AT_PASSED + beside(state, eye, i)] = state.passed >> i & 1
    if state.nominee >= 0:
        seen[AT_NOMINEE + state.nominee] = 1
    for i in range(state.backing_count):
        seen[AT_BACKING + beside(state, eye, state.backing[i])] = 1 + i
    _write_laid(state, LAID, eye, cython.address(seen[AT_LAID]))
    _write_laid(state, SHIELDS, eye, cython.address(seen[AT_SHIELDS]))
    _write_laid(state, DAGGERS, eye, cython.address(seen[AT_DAGGERS]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write_laid(
    state: cython.pointer[cython.const[State]], where: cython.int, eye: cython.int, planes: cython.p_short
) -> cython.void:
    card: cython.int = state.head[where]
    i: cython.int
    for i in range(state.count[where]):
        planes[HAND_CARDS * beside(state, eye, state.layer[card]) + state.face[card]] = 1 + i
        card = state.next[card]
