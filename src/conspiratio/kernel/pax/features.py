"""What the evaluation of PAX looks at: a fixed row of numbers for one seat, the same for all player counts.

The state is whole (imagined, where cards are hidden), so Rome's face-down cards count. Rivals appear as the best and
the mean of them. All numbers are brought to about -1 to 1.
"""

import cython
from cython.cimports.conspiratio.kernel.pax.forecast import forecast
from cython.cimports.conspiratio.kernel.pax.prospects import PROSPECTS, prospects
from cython.cimports.conspiratio.kernel.pax.state import (
    ARMY,
    CATEGORIES,
    CHOOSING,
    DECK,
    DISPLAY,
    DRAWING,
    DRAWN,
    FLEET,
    FOLLOWING,
    HAND,
    INTRIGUE,
    LEGION,
    MOST_PLAYED,
    PILES,
    PLAYING,
    RELIGION,
    ROME,
    ROME_HIDDEN,
    SENATOR,
    TO_HAND,
    WEALTH,
    State,
)
from cython.cimports.conspiratio.kernel.pax.sums import add_symbols, arms_limit, price, with_bonus


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def describe(block: cython.p_void, seat: cython.int, features: cython.p_float) -> cython.void:
    state: cython.pointer[State] = cython.cast(cython.pointer[State], block)
    symbols: cython.int[PILES]
    other: cython.int
    for other in range(state.seats):
        with_bonus(state, other, symbols + CATEGORIES * other)
    _rome(state, symbols + CATEGORIES * ROME)
    at: cython.int = _categories(state, seat, symbols, features)
    at = _standing(state, seat, symbols, features, at)
    at = _means(state, seat, features, at)
    at = _market(state, seat, features, at)
    at = _clock(state, seat, features, at)
    prospects(state, seat, symbols, features + at)
    forecast(state, seat, symbols, features + at + PROSPECTS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _rome(state: cython.pointer[State], symbols: cython.p_int) -> cython.void:
    """Rome as it will be when its face-down cards are turned up."""
    i: cython.int
    for i in range(CATEGORIES):
        symbols[i] = state.symbols[ROME * CATEGORIES + i]
    add_symbols(state, ROME_HIDDEN, symbols)
    fleet: cython.int = symbols[FLEET]
    symbols[FLEET] += symbols[ARMY] // 3
    symbols[ARMY] += fleet // 3


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
def _best_rival(
    state: cython.pointer[State], seat: cython.int, category: cython.int, symbols: cython.p_int
) -> cython.int:
    best: cython.int = 0
    other: cython.int
    for other in range(state.seats):
        if other != seat and symbols[other * CATEGORIES + category] > best:
            best = symbols[other * CATEGORIES + category]
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _categories(
    state: cython.pointer[State], seat: cython.int, symbols: cython.p_int, features: cython.p_float
) -> cython.int:
    """The seven scales: seven numbers each."""
    at: cython.int = 0
    i: cython.int
    for i in range(CATEGORIES):
        mine: cython.int = symbols[seat * CATEGORIES + i]
        rome: cython.int = symbols[ROME * CATEGORIES + i]
        rival: cython.int = _best_rival(state, seat, i, symbols)
        features[at] = _within(mine - rome, 4)
        features[at + 1] = mine > rome
        features[at + 2] = state.count[DISPLAY + seat * CATEGORIES + i] > 0
        features[at + 3] = _within(rival - rome, 4)
        features[at + 4] = mine <= rome and rival <= rome
        features[at + 5] = _within(rome, 8)
        features[at + 6] = _within(state.count[DISPLAY + seat * CATEGORIES + i], 5)
        at += 7
    return at


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _points(state: cython.pointer[State], seat: cython.int, symbols: cython.p_int) -> cython.int:
    """The score without the fortune's 4."""
    mine: cython.p_int = symbols + CATEGORIES * seat
    points: cython.int = mine[FLEET] + mine[ARMY] + (seat == state.conspirator)
    i: cython.int
    for i in range(CATEGORIES):
        points += 2 * (state.count[DISPLAY + seat * CATEGORIES + i] > 0)
        points += 3 * (mine[i] > symbols[ROME * CATEGORIES + i])
    return points


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _standing(
    state: cython.pointer[State], seat: cython.int, symbols: cython.p_int, features: cython.p_float, at: cython.int
) -> cython.int:
    """Points, fortune, Rome's holdings and the conspirator: 16 numbers."""
    mine: cython.int = _points(state, seat, symbols)
    fortune: cython.int = state.money[seat] + state.count[HAND + seat]
    best: cython.int = -50
    richest: cython.int = -50
    sum: cython.int = 0
    other: cython.int
    for other in range(state.seats):
        if other != seat:
            points: cython.int = _points(state, other, symbols)
            sum += points
            best = max(best, points)
            richest = max(richest, state.money[other] + state.count[HAND + other])
    rivals: cython.int = state.seats - 1 if state.seats > 1 else 1
    held: cython.int = 0
    stronger: cython.int = 0
    played: cython.int = 0
    i: cython.int
    for i in range(CATEGORIES):
        rome: cython.int = symbols[ROME * CATEGORIES + i]
        stronger += symbols[seat * CATEGORIES + i] > rome
        played += state.count[DISPLAY + seat * CATEGORIES + i] > 0
        held += symbols[seat * CATEGORIES + i] <= rome and _best_rival(state, seat, i, symbols) <= rome
    features[at] = _within(mine, 40)
    features[at + 1] = _within(mine - best, 10) if best >= 0 else 0
    features[at + 2] = _within(mine - cython.cast(cython.float, sum) / rivals, 10) if best >= 0 else 0
    features[at + 3] = _within(fortune, 20)
    features[at + 4] = _within(fortune - richest, 6) if best >= 0 else 0
    features[at + 5] = _within(state.money[seat], 12)
    features[at + 6] = _within(held, 7)
    features[at + 7] = held >= 4
    features[at + 8] = _within(held - 3.5, 2)
    features[at + 9] = seat == state.conspirator
    features[at + 10] = state.conspirator >= 0
    holder: cython.int = _best_rival(state, seat, INTRIGUE, symbols)
    features[at + 11] = _within(symbols[seat * CATEGORIES + INTRIGUE] - holder, 4)
    features[at + 12] = (seat == state.conspirator) * _within(held - 3.5, 2)
    features[at + 13] = _within(state.solo_game + 2 - stronger, 4) if state.solo_game else 0
    features[at + 14] = _within(CATEGORIES - played, 4)
    features[at + 15] = _within(stronger, 7)
    return at + 16


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _means(state: cython.pointer[State], seat: cython.int, features: cython.p_float, at: cython.int) -> cython.int:
    """What the seat can do: its hand by category, the powers of its display, what this turn will bring: 17 numbers."""
    i: cython.int
    for i in range(CATEGORIES):
        features[at + i] = 0
    card: cython.int = state.head[HAND + seat]
    for i in range(state.count[HAND + seat]):
        features[at + state.faces.category[card]] += cython.cast(cython.float, 0.25) * state.faces.symbols[card]
        card = state.next[card]
    if state.seat == seat and state.phase == DRAWING and state.free & TO_HAND:
        best: cython.int = -1
        card = state.head[DRAWN]
        for i in range(state.count[DRAWN]):
            if best < 0 or state.faces.symbols[card] > state.faces.symbols[best]:
                best = card
            card = state.next[card]
        if best >= 0:
            features[at + state.faces.category[best]] += cython.cast(cython.float, 0.15) * state.faces.symbols[best]
    for i in range(CATEGORIES):
        features[at + i] = min(features[at + i], cython.cast(cython.float, 1.5))
    at += CATEGORIES
    limit: cython.int = arms_limit(state, seat)
    longest: cython.int = 0
    for i in range(INTRIGUE):
        longest = max(longest, state.count[DISPLAY + seat * CATEGORIES + i])
    features[at] = _within(limit - state.symbols[seat * CATEGORIES + FLEET], 4)
    features[at + 1] = _within(limit - state.symbols[seat * CATEGORIES + ARMY], 4)
    features[at + 2] = _within(longest, 6)
    features[at + 3] = _within(state.symbols[seat * CATEGORIES + WEALTH] // 3, 2)
    features[at + 4] = state.symbols[seat * CATEGORIES + RELIGION] >= 3
    features[at + 5] = state.symbols[seat * CATEGORIES + RELIGION] >= 6
    features[at + 6] = _within(state.count[HAND + seat], 8)
    features[at + 7] = _within(_pending(state, seat), 6)
    features[at + 8] = state.seat == seat and state.phase == PLAYING and state.played_count > 0
    features[at + 9] = _within(state.played_count, 4) if state.seat == seat and state.phase == PLAYING else 0
    return at + 10


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pending(state: cython.pointer[State], seat: cython.int) -> cython.int:
    """pax.income.*: what ending the turn would bring now."""
    if state.seat != seat or state.phase == FOLLOWING or state.phase == CHOOSING:
        return 0
    if state.phase != PLAYING or state.played_count == 0:
        return 2
    longest: cython.int = 0
    senators: cython.int = 0
    i: cython.int
    for i in range(state.played_count):
        category: cython.int = state.faces.category[state.played[i & (MOST_PLAYED - 1)]]
        if category == INTRIGUE:
            return 0
        senators |= category == SENATOR
        longest = max(longest, state.count[DISPLAY + seat * CATEGORIES + category])
    return longest + senators


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _market(state: cython.pointer[State], seat: cython.int, features: cython.p_float, at: cython.int) -> cython.int:
    """The columns: what Rome would take, by category, and what can be bought: 12 numbers."""
    best: cython.int = 0
    cheapest: cython.int = 99
    affordable: cython.int = 0
    most: cython.int = 0
    cards: cython.int = 0
    column: cython.int
    i: cython.int
    for column in range(state.legions):
        if state.worth[column] > state.worth[best]:
            best = column
        if state.count[LEGION + column]:
            cards += state.count[LEGION + column]
            cost: cython.int = price(state, column, seat)
            cheapest = min(cheapest, cost)
            if cost <= state.money[seat]:
                affordable += 1
                most = max(most, state.count[LEGION + column])
    for i in range(CATEGORIES):
        features[at + i] = 0
    if not state.exhausted or state.final_column:
        card: cython.int = state.head[LEGION + best]
        for i in range(state.count[LEGION + best]):
            features[at + state.faces.category[card]] += cython.cast(cython.float, 0.25) * state.faces.symbols[card]
            card = state.next[card]
    at += CATEGORIES
    features[at] = _within(state.worth[best], 10)
    features[at + 1] = _within(cheapest, 10)
    features[at + 2] = _within(affordable, state.legions)
    features[at + 3] = _within(most, 4)
    features[at + 4] = _within(cards, 2 * state.legions)
    return at + 5


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _clock(state: cython.pointer[State], seat: cython.int, features: cython.p_float, at: cython.int) -> cython.int:
    """How long the game will last, whose turn it is, how many play: 14 numbers."""
    rounds: cython.float = cython.cast(cython.float, state.count[DECK]) / (2 * state.seats + 2)
    if state.exhausted:
        rounds = 0
    before: cython.int = (seat - state.seat + state.seats) % state.seats if state.seat >= 0 else 0
    turn: cython.int = (seat - state.first + state.seats) % state.seats
    acting: cython.int = (state.seat - state.first + state.seats) % state.seats if state.seat >= 0 else 0
    features[at] = _within(rounds, 8)
    features[at + 1] = _within(rounds, 2)
    features[at + 2] = state.exhausted
    features[at + 3] = before == 0
    features[at + 4] = cython.cast(cython.float, before) / state.seats
    features[at + 5] = turn > acting or (turn == acting and state.phase == CHOOSING)
    features[at + 6] = state.phase == CHOOSING
    features[at + 7] = state.phase == DRAWING
    features[at + 8] = state.phase == PLAYING
    features[at + 9] = cython.cast(cython.float, state.seats) / 8
    features[at + 10] = state.seats == 1
    features[at + 11] = state.seats == 2
    features[at + 12] = state.seats >= 5
    features[at + 13] = _within(turn, state.seats)
    return at + 14
