"""PAX on flat arrays: what an action does, move for move and card for card as in ``conspiratio.pax``.

Rule ids are cited where a rule is carried out; the referee says what they mean, and why.
"""

import cython
from cython.cimports.conspiratio.kernel.pax.rounds import after, begin_round, display, next_turn, to_column
from cython.cimports.conspiratio.kernel.pax.state import (
    BUY,
    BUYING,
    CATEGORIES,
    DECK,
    DISPLAY,
    DRAW,
    DRAWING,
    DRAWN,
    END,
    FOLLOWING,
    HAND,
    INTRIGUE,
    LEGION,
    MOST_PLAYED,
    NONE,
    OPENING,
    PASS,
    PEEK,
    PLACE,
    PLACES,
    PLAY,
    PLAYING,
    ROME_HIDDEN,
    SENATOR,
    SETS,
    SPECTATOR,
    TO_HAND,
    TO_LEGION,
    TO_UNDER,
    State,
    append,
    nth,
    pop,
)
from cython.cimports.conspiratio.kernel.pax.sums import price, purse, together


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _remove(state: cython.pointer[State], where: cython.int, card: cython.int) -> cython.void:
    before: cython.int = NONE
    at: cython.int = state.head[where]
    while at != card:
        before = at
        at = state.next[at]
    if before == NONE:
        state.head[where] = state.next[card]
    else:
        state.next[before] = state.next[card]
    if state.tail[where] == card:
        state.tail[where] = before
    state.count[where] -= 1


def play(block: cython.p_void, action: cython.int) -> cython.void:
    state: cython.pointer[State] = cython.cast(cython.pointer[State], block)
    seat: cython.int = state.seat
    if action >= PLAY:
        _play_card(state, seat, action - PLAY)
    elif action >= BUY:
        _buy(state, seat, action - BUY)
    elif action >= PLACE:
        _place(state, seat, (action - PLACE) // PLACES, (action - PLACE) % PLACES)
    elif action == END:
        _end(state, seat)
    elif action == PASS:
        if state.phase == FOLLOWING:
            _call_next(state)
        else:
            _begin_playing(state)
    elif action == DRAW:
        _draw(state, seat)
    elif action == PEEK:
        _peek(state, seat)
    else:
        _open(state, seat, action // SETS, action % SETS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play_card(state: cython.pointer[State], seat: cython.int, card: cython.int) -> cython.void:
    _remove(state, HAND + seat, card)
    if state.phase == FOLLOWING:
        state.money[seat] -= 1
        display(state, seat, card)
        _call_next(state)
        return
    state.money[seat] -= state.played_count  # pax.play.cost
    if state.played_count < MOST_PLAYED:
        state.played[state.played_count] = card
    state.played_count += 1
    display(state, seat, card)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _buy(state: cython.pointer[State], seat: cython.int, column: cython.int) -> cython.void:
    state.money[seat] -= price(state, column, seat)
    state.worth[column] = 0
    everyone: cython.int = (1 << state.seats) - 1 | SPECTATOR
    while state.count[LEGION + column]:
        card: cython.int = pop(state, LEGION + column)
        state.known[card] = everyone
        append(state, HAND + seat, card)
    _begin_playing(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _place(state: cython.pointer[State], seat: cython.int, which: cython.int, place: cython.int) -> cython.void:
    card: cython.int = nth(state, DRAWN, which)
    _remove(state, DRAWN, card)
    if state.count[DRAWN] and place < 2:
        # Several cards in hand, one put away unseen: nobody else can tell which of them it was.
        state.known[card] = 1 << seat
        other: cython.int = state.head[DRAWN]
        i: cython.int
        for i in range(state.count[DRAWN]):
            state.known[other] = 1 << seat
            other = state.next[other]
    if place == 0:
        append(state, HAND + seat, card)
        state.free &= ~TO_HAND
    elif place == 1:
        append(state, DECK, card)
        state.free &= ~TO_UNDER
    else:
        to_column(state, place - 2, card)
        state.free &= ~TO_LEGION
    if state.to_come:
        _draw_cards(state, seat, 1)
    if state.count[DRAWN] == 0:
        _begin_buying(state, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _draw(state: cython.pointer[State], seat: cython.int) -> cython.void:
    if state.count[DECK] == 0:  # pax.draw.empty-deck
        state.exhausted = True
        state.money[seat] += 2
        _begin_buying(state, seat)
        return
    state.phase = DRAWING
    state.to_come = 3
    state.free = TO_HAND | TO_LEGION | TO_UNDER
    _draw_cards(state, seat, together(state, seat))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _draw_cards(state: cython.pointer[State], seat: cython.int, count: cython.int) -> cython.void:
    state.to_come -= count
    i: cython.int
    for i in range(count):
        if state.count[DECK] == 0:  # pax.draw.short-deck
            state.to_come = 0
            state.exhausted = True
            return
        card: cython.int = pop(state, DECK)
        state.known[card] |= 1 << seat
        append(state, DRAWN, card)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _begin_buying(state: cython.pointer[State], seat: cython.int) -> cython.void:
    column: cython.int
    means: cython.int = purse(state, seat)
    for column in range(state.legions):
        if state.count[LEGION + column] and state.worth[column] <= means:
            state.phase = BUYING
            return
    _begin_playing(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _begin_playing(state: cython.pointer[State]) -> cython.void:
    state.phase = PLAYING
    state.played_count = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _peek(state: cython.pointer[State], seat: cython.int) -> cython.void:
    """pax.turn.peek"""
    card: cython.int = state.head[ROME_HIDDEN]
    i: cython.int
    for i in range(state.count[ROME_HIDDEN]):
        state.known[card] |= 1 << seat
        card = state.next[card]
    state.money[seat] += 2
    next_turn(state, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end(state: cython.pointer[State], seat: cython.int) -> cython.void:
    """pax.income.*, pax.senate.follow"""
    longest: cython.int = 0
    senators: cython.int = 0
    intrigues: cython.int = 0
    i: cython.int
    for i in range(state.played_count if state.played_count < MOST_PLAYED else MOST_PLAYED):
        category: cython.int = state.faces.category[state.played[i]]
        if category == SENATOR:
            senators = 1
        elif category == INTRIGUE:
            intrigues = 1
        if state.count[DISPLAY + seat * CATEGORIES + category] > longest:
            longest = state.count[DISPLAY + seat * CATEGORIES + category]
    if state.played_count == 0:
        state.money[seat] += 2
    elif not intrigues:
        state.money[seat] += longest + senators
    if state.seats >= 5 and senators:
        state.phase = FOLLOWING
        state.caller = seat
        _call_next(state)
    else:
        next_turn(state, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _call_next(state: cython.pointer[State]) -> cython.void:
    """pax.senate.follow: the next seat that has a card and an Aureus, whatever the card."""
    seat: cython.int = after(state, state.seat)
    while seat != state.caller:
        if state.count[HAND + seat] and state.money[seat] >= 1:
            state.seat = seat
            return
        seat = after(state, seat)
    next_turn(state, state.caller)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _open(state: cython.pointer[State], seat: cython.int, keep: cython.int, shown: cython.int) -> cython.void:
    """pax.setup.opening-hand, pax.solo.opening"""
    n: cython.int
    i: cython.int
    card: cython.int
    laid_out: cython.uchar[5]
    count: cython.int = 0
    for n in range(state.count[DRAWN]):
        card = pop(state, DRAWN)
        if n == keep:
            append(state, HAND + seat, card)
        elif shown >> n & 1:
            i = count  # in the order of the cards' names, as the move is written
            while i > 0 and state.faces.alphabet[laid_out[i - 1]] > state.faces.alphabet[card]:
                laid_out[i] = laid_out[i - 1]
                i -= 1
            laid_out[i] = card
            count += 1
        else:
            append(state, DECK, card)
    for n in range(count):
        display(state, seat, laid_out[n])
    seat = after(state, seat)
    if seat == state.first:
        begin_round(state)
    else:
        draw_opening(state, seat)


def draw_opening(state: cython.pointer[State], seat: cython.int) -> cython.void:
    nth: cython.int = (seat - state.first + state.seats) % state.seats
    count: cython.int = 2 + nth if nth < 3 else 5
    if state.seats == 1:
        count = state.solo_game if state.solo_game > 2 else 2
    state.phase = OPENING
    state.seat = seat
    i: cython.int
    for i in range(count):
        card: cython.int = pop(state, DECK)
        state.known[card] = 1 << seat
        append(state, DRAWN, card)
