"""PAX positions for Python: how they are made and read. ``bridge`` makes them of the referee's states."""

import cython
from cython.cimports.conspiratio.kernel.dice import Dice, below, shuffled
from cython.cimports.conspiratio.kernel.pax.end import outcome
from cython.cimports.conspiratio.kernel.pax.features import FEATURES, describe
from cython.cimports.conspiratio.kernel.pax.habits import by_habit
from cython.cimports.conspiratio.kernel.pax.hidden import imagine
from cython.cimports.conspiratio.kernel.pax.legal import key, legal
from cython.cimports.conspiratio.kernel.pax.play import draw_opening, play
from cython.cimports.conspiratio.kernel.pax.state import (
    ACTIONS,
    CATEGORIES,
    DECK,
    DISPLAY,
    HAND,
    LEGION,
    LISTS,
    MOST_CARDS,
    MOST_PLAYED,
    OUT,
    REMOVED,
    ROME,
    ROME_HIDDEN,
    Faces,
    State,
    append,
)
from cython.cimports.conspiratio.kernel.position import Position, Rules, new_position
from cython.cimports.libc.string import memset

from conspiratio.pax.cards import LEAVE, SECOND_COPY
from conspiratio.pax.deal import MONEY, ROME_OPEN
from conspiratio.pax.deal import ROME_HIDDEN as ROME_DOWN


@cython.cclass
class Tables:
    """The faces of the cards of one game: its first copy and, with 5 to 8 players, the second."""

    faces: Faces

    def __init__(self, cards, first_copy: cython.int):
        """``cards``: category (by index), symbols, value and name of each."""
        if len(cards) > MOST_CARDS:
            raise ValueError(f"the kernel plays with at most {MOST_CARDS} cards; these are {len(cards)}")
        memset(cython.address(self.faces), 0, cython.sizeof(Faces))
        looks = {}
        names = sorted(name for _, _, _, name in cards)
        self.faces.cards = len(cards)
        self.faces.first_copy = first_copy
        for i, (category, symbols, value, name) in enumerate(cards):
            self.faces.category[i] = category
            self.faces.symbols[i] = symbols
            self.faces.value[i] = value
            self.faces.face[i] = looks.setdefault((category, symbols, value), len(looks))
            self.faces.alphabet[i] = names.index(name)
        for i, fact in enumerate(_facts(cards[:first_copy])):
            self.faces.facts[i] = fact


def _facts(cards):
    """What kind of deck it is: mean value and mean symbols of each category and of all cards, about -1 to 1."""
    for category in (*range(CATEGORIES), None):
        of_it = [card for card in cards if category is None or card[0] == category]
        many = max(1, len(of_it))
        yield sum(value for _, _, value, _ in of_it) / many - 2
        yield 2 * (sum(symbols for _, symbols, _, _ in of_it) / many - 1.4)


def start(tables: Tables, seats: cython.int, first: cython.int, order, solo_game: cython.int, final_column: cython.int):
    """The table as it is set, with the cards in dealing order."""
    position: Position = new_position(cython.address(_rules), tables)
    state: cython.pointer[State] = cython.cast(cython.pointer[State], position.block)
    _clear(state, tables, seats, solo_game, final_column)
    state.first = first
    cards = list(order)
    leave = LEAVE.get(seats, 0)
    shown = ROME_OPEN if seats in SECOND_COPY else 0
    card: cython.int
    for i, card in enumerate(cards):
        if i < leave:
            append(state, REMOVED, card)
        elif i < leave + ROME_DOWN:
            append(state, ROME_HIDDEN, card)
        elif i < leave + ROME_DOWN + shown:
            pile: cython.int = ROME * CATEGORIES + state.faces.category[card]
            append(state, DISPLAY + pile, card)
            state.symbols[pile] += state.faces.symbols[card]
        else:
            append(state, DECK, card)
    for card in sorted(set(range(tables.faces.cards)) - set(cards)):
        append(state, OUT, card)
    draw_opening(state, first)
    return position


def deal(tables: Tables, seats: cython.int, solo_game: cython.int, final_column: cython.int, seed: cython.ulonglong):
    """A position dealt by the kernel's own dice."""
    dice: Dice = seed
    first: cython.int = below(cython.address(dice), seats)
    seconds = shuffled(range(tables.faces.first_copy, tables.faces.cards), cython.address(dice))
    cards = [*range(tables.faces.first_copy), *seconds[: SECOND_COPY.get(seats, 0)]]
    return start(tables, seats, first, shuffled(cards, cython.address(dice)), solo_game, final_column)


def read(position: Position) -> dict:
    """All that a position says, in plain numbers."""
    state: cython.pointer[State] = cython.cast(cython.pointer[State], position.block)
    return {
        "seats": state.seats,
        "solo_game": state.solo_game,
        "final_column": state.final_column,
        "round": state.round,
        "first": state.first,
        "conspirator": state.conspirator,
        "phase": state.phase,
        "seat": state.seat,
        "caller": state.caller,
        "to_come": state.to_come,
        "free": state.free,
        "exhausted": state.exhausted,
        "money": [state.money[seat] for seat in range(state.seats)],
        "played": [state.played[i] for i in range(min(state.played_count, MOST_PLAYED))],
        "lists": [_list(state, where) for where in range(LISTS)],
        "known": [state.known[card] for card in range(state.faces.cards)],
    }


def write(tables: Tables, numbers: dict) -> Position:
    """A position that says just that."""
    position: Position = new_position(cython.address(_rules), tables)
    state: cython.pointer[State] = cython.cast(cython.pointer[State], position.block)
    _clear(state, tables, numbers["seats"], numbers["solo_game"], numbers["final_column"])
    state.round = numbers["round"]
    state.first = numbers["first"]
    state.conspirator = numbers["conspirator"]
    state.phase = numbers["phase"]
    state.seat = numbers["seat"]
    state.caller = numbers["caller"]
    state.to_come = numbers["to_come"]
    state.free = numbers["free"]
    state.exhausted = numbers["exhausted"]
    for seat, money in enumerate(numbers["money"]):
        state.money[seat] = money
    card: cython.int
    for i, card in enumerate(numbers["played"]):
        if i < MOST_PLAYED:
            state.played[i] = card
    state.played_count = len(numbers["played"])
    where: cython.int
    for where in range(LISTS):
        for card in numbers["lists"][where]:
            append(state, where, card)
            if where >= DISPLAY:
                state.symbols[where - DISPLAY] += state.faces.symbols[card]
            elif LEGION <= where < HAND:
                state.worth[where - LEGION] += state.faces.value[card]
    for card, known in enumerate(numbers["known"]):
        state.known[card] = known
    return position


@cython.cfunc
def _clear(
    state: cython.pointer[State], tables: Tables, seats: cython.int, solo_game: cython.int, final_column: cython.int
):
    memset(state, 0, cython.sizeof(State))
    state.faces = cython.address(tables.faces)
    state.seats = seats
    state.legions = 3 if seats == 1 else seats + 1
    state.solo_game = solo_game
    state.final_column = final_column
    state.conspirator = -1
    for seat in range(seats):
        state.money[seat] = MONEY


@cython.cfunc
def _list(state: cython.pointer[State], where: cython.int) -> list:
    cards = []
    card: cython.int = state.head[where]
    for _ in range(state.count[where]):
        cards.append(card)
        card = state.next[card]
    return cards


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _seats(block: cython.p_void) -> cython.int:
    return cython.cast(cython.pointer[State], block).seats


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _to_act(block: cython.p_void) -> cython.int:
    return cython.cast(cython.pointer[State], block).seat


_rules = cython.declare(Rules)
_rules.size = cython.sizeof(State)
_rules.actions = ACTIONS
_rules.features = FEATURES
_rules.seats = _seats
_rules.to_act = _to_act
_rules.legal = legal
_rules.key = key
_rules.play = play
_rules.imagine = imagine
_rules.outcome = outcome
_rules.describe = describe
_rules.habit = by_habit
