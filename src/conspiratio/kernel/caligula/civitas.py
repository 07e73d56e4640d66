"""A Civitas card is resolved: turned up, its effects taken or suffered, and out of the game.

The functions that ask say whether somebody is asked; if not, the card is done with.
"""

import cython
from cython.cimports.conspiratio.kernel.caligula.effects import is_possible, penalties
from cython.cimports.conspiratio.kernel.caligula.hands import draw, lay, put_under, show
from cython.cimports.conspiratio.kernel.caligula.markers import (
    let_go,
    put_marker,
    rule_out,
    send_home,
    swap,
    swap_positions,
    turned_up,
)
from cython.cimports.conspiratio.kernel.caligula.state import (
    BE_PRIMUS,
    CONIURA,
    DRAW_CONIURA,
    DRAW_PUGIO,
    FIELDS,
    FIRST_LATE,
    GAIN_SPQR,
    HAND,
    LAID,
    LOSE_CARD,
    LOSE_POINT,
    MOST_PENALTIES,
    MOST_SEATS,
    NEGATIVE,
    NO_CARD,
    NO_EFFECT,
    PASS,
    PAYING,
    PLACE,
    PLACES,
    PUGIO,
    REMOVE,
    REWARDING,
    SEND_HOME,
    SINGLE,
    SWAP_MARKERS,
    SWAP_ORDO,
    SWAP_POSITIONS,
    SWAP_SEQUENTIA,
    TO_LOSE_PUGIO,
    State,
    split_pair,
)
from cython.cimports.libc.string import memset


def resolve_card(state: cython.pointer[State], colour: cython.int) -> cython.bint:
    """caligula.sequentia.civitas, caligula.civitas.*"""
    place: cython.int = 2 * colour
    card: cython.int = state.card[place]
    if card == NO_CARD:
        return False
    totals: cython.int[5]
    seen: cython.uchar[5]
    order: cython.uchar[5]
    there: cython.int = 0
    count: cython.int = 0
    taken: cython.int = state.taken[place]
    seat: cython.int
    memset(seen, 0, MOST_SEATS)
    while taken:
        spot: cython.int = FIELDS * place + state.faces.lowest[taken]
        taken &= taken - 1
        seat = state.owner[spot]
        if not there >> seat & 1:
            there |= 1 << seat
            order[count] = seat
            count += 1
            totals[seat] = 0
        totals[seat] += state.value[spot] - 1
        seen[seat] |= 1 << state.value[spot]
    if there:
        rule_out(state, seen, place)
    state.colour = colour
    _line_up(state, card, totals, order, count)
    return _ask_next(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _line_up(
    state: cython.pointer[State], card: cython.int, totals: cython.p_int, order: cython.p_uchar, count: cython.int
) -> cython.void:
    """Who gets the effect of a card, in order; ``order``: whose markers lie there, the leftmost first."""
    minimum: cython.int = state.faces.minimum[card]
    reach: cython.int = 0
    line: cython.int = 0
    i: cython.int
    n: cython.int
    for i in range(count):
        if totals[order[i]] < minimum:
            continue
        reach |= 1 << order[i]
        n = line
        while n > 0 and totals[state.queue[n - 1]] < totals[order[i]]:
            state.queue[n] = state.queue[n - 1]
            n -= 1
        state.queue[n] = order[i]
        line += 1
    if state.faces.kind[card] == NEGATIVE:
        line = 0
        for i in range(state.seats):
            if not reach >> state.ordo[i] & 1:
                state.queue[line] = state.ordo[i]
                line += 1
    elif state.faces.kind[card] == SINGLE and line > 1:
        line = 1
    state.queue_at = 0
    state.queue_end = line


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ask_next(state: cython.pointer[State]) -> cython.bint:
    card: cython.int = state.card[2 * state.colour]
    negative: cython.bint = state.faces.kind[card] == NEGATIVE
    while state.queue_at < state.queue_end:
        seat: cython.int = state.queue[state.queue_at]
        state.queue_at += 1
        if _asks_payer(state, seat, card) if negative else _asks_winner(state, seat, card):
            state.seat = seat
            state.phase = PAYING if negative else REWARDING
            return True
    let_go(state, 2 * state.colour)
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _asks_winner(state: cython.pointer[State], seat: cython.int, card: cython.int) -> cython.bint:
    second: cython.int = state.faces.effects[2 * card + 1]
    if is_possible(state, seat, state.faces.effects[2 * card]):
        return True
    return second != NO_EFFECT and is_possible(state, seat, second)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _asks_payer(state: cython.pointer[State], seat: cython.int, card: cython.int) -> cython.bint:
    """Unless everybody can see that there is nothing to choose; what is due then happens."""
    ways: cython.short[MOST_PENALTIES]
    count: cython.int = penalties(state, seat, ways)
    first: cython.int = state.faces.effects[2 * card]
    second: cython.int = state.faces.effects[2 * card + 1]
    symbols: cython.bint = first >= TO_LOSE_PUGIO or TO_LOSE_PUGIO <= second < NO_EFFECT
    secrets: cython.bint = symbols and state.count[HAND + seat] > 0
    if count and (secrets or count > 1):
        return True
    if count:
        _pay(state, seat, ways[0])
    elif secrets:
        show(state, seat)
    return False


# What effects do


def take_effect(state: cython.pointer[State], action: cython.int) -> cython.bint:
    """A reward, or none, or a penalty."""
    if state.phase == PAYING:
        _pay(state, state.seat, action)
    elif action != PASS:
        _reward(state, state.seat, action)
    return _ask_next(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pay(state: cython.pointer[State], seat: cython.int, action: cython.int) -> cython.void:
    if action >= LOSE_CARD:
        kinds: cython.int[4]
        kinds[0] = kinds[1] = kinds[2] = kinds[3] = 0
        kinds[action - LOSE_CARD] = 1
        lay(state, seat, kinds, LAID)
        put_under(state, LAID)
    elif action == LOSE_POINT:
        state.victory[seat] -= 1
    elif action == LOSE_POINT + 1:
        state.conspiracy[seat] -= 1
    else:
        send_home(state, action - SEND_HOME)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _reward(state: cython.pointer[State], seat: cython.int, action: cython.int) -> cython.void:
    small: cython.int
    big: cython.int
    seen: cython.uchar[5]
    if action == DRAW_CONIURA:
        draw(state, seat, CONIURA)
    elif action == DRAW_PUGIO:
        draw(state, seat, PUGIO)
    elif action == GAIN_SPQR:
        memset(seen, 0, MOST_SEATS)
        seen[seat] = 1 << FIRST_LATE + state.late[seat]
        state.supply[seat] |= seen[seat]
        state.late[seat] += 1
        rule_out(state, seen, PLACES)
    elif action == BE_PRIMUS:
        state.primus = seat
    elif action < REMOVE:
        put_marker(state, seat, (action - PLACE) // PLACES, (action - PLACE) % PLACES, turned_up(state, seat))
    elif action < DRAW_CONIURA:
        let_go(state, action - REMOVE)
    elif action < SWAP_ORDO:
        send_home(state, action - SEND_HOME)
    elif action < SWAP_POSITIONS:
        split_pair(action - SWAP_ORDO, cython.address(small), cython.address(big))
        _swap_ordo(state, small, big)
    elif action < SWAP_SEQUENTIA:
        swap_positions(state, action - SWAP_POSITIONS)
    elif action < SWAP_MARKERS:
        split_pair(action - SWAP_SEQUENTIA, cython.address(small), cython.address(big))
        swap(state.sequentia, small, big)
    else:
        split_pair(action - SWAP_MARKERS, cython.address(small), cython.address(big))
        swap(state.owner, small, big)
        swap(state.value, small, big)
        swap(state.ruled_out, small, big)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _swap_ordo(state: cython.pointer[State], one: cython.int, other: cython.int) -> cython.void:
    i: cython.int
    for i in range(state.seats):
        if state.ordo[i] == one:
            state.ordo[i] = other
        elif state.ordo[i] == other:
            state.ordo[i] = one
