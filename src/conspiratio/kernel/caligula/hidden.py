"""What a seat of Caligula does not know, dealt anew: what ``conspiratio.caligula.imagine`` does with a view."""

import cython
from cython.cimports.conspiratio.kernel.caligula.effects import penalties
from cython.cimports.conspiratio.kernel.caligula.state import (
    BOTH_STACKS,
    COLOURS,
    CONIURA,
    CONIURA_DOUBLE,
    FIELDS,
    FIRST_PUGIO,
    HAND,
    HAND_CARDS,
    MOST_OF_COLOUR,
    MOST_PENALTIES,
    OPENING,
    PAYING,
    PLACES,
    PUGIO,
    REWARDING,
    VALUES,
    State,
    append,
)
from cython.cimports.conspiratio.kernel.dice import Dice, below, shuffle
from cython.cimports.conspiratio.kernel.position import EVERYTHING, OPEN_HANDS


def imagine(block: cython.p_void, eye: cython.int, dice: cython.pointer[Dice]) -> cython.void:
    state: cython.pointer[State] = cython.cast(cython.pointer[State], block)
    ways: cython.short[MOST_PENALTIES]
    i: cython.int
    if eye == EVERYTHING:
        return
    for i in range(COLOURS):
        _deal(state.stack + MOST_OF_COLOUR * i + state.top[i], state.end[i] - state.top[i], dice)
    _deal(state.heirs, state.heir_count, dice)
    if eye == OPEN_HANDS:
        _deal_cards(state, 0, 0, dice)
        return
    _deal_values(state, eye, dice)
    mask: cython.int = 1 << eye if eye >= 0 else 0
    for i in range(state.seats):
        if i != eye:
            _sort_hand(state, i, mask)
    _deal_cards(state, mask, state.seats, dice)
    while state.phase == PAYING and penalties(state, state.seat, ways) == 0:
        _deal_cards(state, mask, state.seats, dice)  # who is asked to lose a card has one that fits


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _deal(things: cython.p_uchar, count: cython.int, dice: cython.pointer[Dice]) -> cython.void:
    """In any order; sorted before, so that equal dice deal equal worlds however they lay."""
    _sort(things, count)
    shuffle(things, count, dice)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _sort(things: cython.p_uchar, count: cython.int) -> cython.void:
    i: cython.int
    n: cython.int
    for i in range(1, count):
        thing: cython.uchar = things[i]
        n = i
        while n > 0 and things[n - 1] > thing:
            things[n] = things[n - 1]
            n -= 1
        things[n] = thing


# Markers


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _deal_values(state: cython.pointer[State], eye: cython.int, dice: cython.pointer[Dice]) -> cython.void:
    """The values of markers that lie face down, none that is ruled out, and what that leaves in the supplies."""
    turned_up: cython.int = 2 * state.colour if state.phase == REWARDING or state.phase == PAYING else -1
    seen: cython.uchar[5]
    count: cython.uchar[5]
    spots: cython.uchar[40]
    seat: cython.int
    place: cython.int
    for seat in range(state.seats):
        seen[seat] = state.supply[seat] if seat == eye else 0
        count[seat] = 0
    for place in range(PLACES):
        taken: cython.int = state.taken[place]
        while taken:
            spot: cython.int = FIELDS * place + state.faces.lowest[taken]
            taken &= taken - 1
            seat = state.owner[spot]
            if place == turned_up or (seat == eye and state.memory_aid):
                seen[seat] |= 1 << state.value[spot]
            else:
                _insert(state, spots + VALUES * seat, count[seat], spot)
                count[seat] += 1
    for seat in range(state.seats):
        left: cython.int = ((64 << state.late[seat]) - 1) & ~seen[seat]
        left = _assign(state, spots + VALUES * seat, count[seat], left, dice)
        if seat != eye:
            state.supply[seat] = left


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _insert(state: cython.pointer[State], spots: cython.p_uchar, count: cython.int, spot: cython.int) -> cython.void:
    """Those first of which most is ruled out: whatever they get, the others are left as many values, and so all ways
    to assign them are equally likely."""
    ruled_out: cython.int = state.faces.bits[state.ruled_out[spot]]
    while count > 0 and state.faces.bits[state.ruled_out[spots[count - 1]]] < ruled_out:
        spots[count] = spots[count - 1]
        count -= 1
    spots[count] = spot


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _assign(
    state: cython.pointer[State],
    spots: cython.p_uchar,
    count: cython.int,
    left: cython.int,
    dice: cython.pointer[Dice],
) -> cython.int:
    """A value for each marker; returns those that are left."""
    i: cython.int
    for i in range(count):
        possible: cython.int = left & ~state.ruled_out[spots[i]]
        n: cython.int = below(dice, state.faces.bits[possible])
        while n > 0:
            possible &= possible - 1
            n -= 1
        value: cython.int = state.faces.lowest[possible]
        state.value[spots[i]] = value
        left &= ~(1 << value)
    return left


# Coniura and Pugio cards


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _deal_cards(
    state: cython.pointer[State], mask: cython.int, hands: cython.int, dice: cython.pointer[Dice]
) -> cython.void:
    """The faces of the cards in the stacks and in so many hands that the mask does not know."""
    cards: cython.uchar[BOTH_STACKS]  # the Coniura cards, the Pugio cards
    count: cython.int[2]
    openings: cython.int = 0
    where: cython.int
    i: cython.int
    count[CONIURA] = count[PUGIO] = 0
    for where in range(HAND + hands):
        if PUGIO < where < HAND:
            continue
        card: cython.int = state.head[where]
        for i in range(state.count[where]):
            if not state.known[card] & mask:
                stack: cython.int = state.face[card] >= FIRST_PUGIO
                cards[HAND_CARDS * stack + count[stack]] = card
                count[stack] += 1
                if state.known[card] & OPENING:  # to the front with it
                    cards[count[CONIURA] - 1] = cards[openings]
                    cards[openings] = card
                    openings += 1
            card = state.next[card]
    _deal_faces(state, cards, count[CONIURA], openings, dice)
    _deal_faces(state, cards + HAND_CARDS, count[PUGIO], 0, dice)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _deal_faces(
    state: cython.pointer[State],
    cards: cython.p_uchar,
    count: cython.int,
    openings: cython.int,
    dice: cython.pointer[Dice],
) -> cython.void:
    """The faces of these cards among them; the first ones are known to be doubles, and get theirs before the rest."""
    faces: cython.uchar[HAND_CARDS]
    i: cython.int
    n: cython.int
    for i in range(count):
        faces[i] = state.face[cards[i]]
    _sort(faces, count)
    for i in range(openings):
        n = i + below(dice, count - i)
        while state.faces.hand_kind[faces[n]] != CONIURA_DOUBLE:
            n = i + below(dice, count - i)
        face: cython.uchar = faces[n]
        faces[n] = faces[i]
        faces[i] = face
    shuffle(faces + openings, count - openings, dice)
    for i in range(count):
        state.face[cards[i]] = faces[i]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _sort_hand(state: cython.pointer[State], seat: cython.int, mask: cython.int) -> cython.void:
    """As the view tells a rival's hand: the order would tell when each card came."""
    cards: cython.uchar[HAND_CARDS]
    names: cython.uchar[HAND_CARDS]
    count: cython.int = state.count[HAND + seat]
    card: cython.int = state.head[HAND + seat]
    i: cython.int
    n: cython.int
    for i in range(count):
        name: cython.int = _name(state, card, mask)
        n = i
        while n > 0 and names[n - 1] > name:
            names[n] = names[n - 1]
            cards[n] = cards[n - 1]
            n -= 1
        names[n] = name
        cards[n] = card
        card = state.next[card]
    state.count[HAND + seat] = 0
    for i in range(count):
        append(state, HAND + seat, cards[i])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _name(state: cython.pointer[State], card: cython.int, mask: cython.int) -> cython.int:
    """In the order of the alphabet: coniura, coniura-1 and so on, coniura-double, pugio, pugio-1 and so on."""
    face: cython.int = state.face[card]
    if state.known[card] & mask:
        return 1 + face if face < FIRST_PUGIO else 3 + face
    if face >= FIRST_PUGIO:
        return FIRST_PUGIO + 2
    return FIRST_PUGIO + 1 if state.known[card] & OPENING else 0
