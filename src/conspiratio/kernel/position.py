"""A position of either game as the kernel holds it: one block of bytes, which is cloned by copying it."""

import cython
from cython.cimports.conspiratio.kernel.dice import Dice, below
from cython.cimports.conspiratio.kernel.position import EVERYTHING, MOST_LEGAL, Outcome, Rules
from cython.cimports.cpython.list import PyList_New, PyList_SET_ITEM
from cython.cimports.cpython.ref import Py_INCREF
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy

_numbers = cython.declare(list, list(range(1 << 15)))
"""Every action there can be, as an object that is there already."""


@cython.cclass
class Position:
    def __init__(self):
        raise TypeError("positions are made by the bridge of a game, or by clone()")

    def __dealloc__(self):
        free(self.block)

    def clone(self):
        other: Position = new_position(self.rules, self.tables)
        memcpy(other.block, self.block, self.rules.size)
        return other

    @property
    def seats(self) -> int:
        return self.rules.seats(self.block)

    @property
    def actions(self) -> int:
        """How many actions the game has; each is a number below this."""
        return self.rules.actions

    @property
    def features(self) -> int:
        """How many numbers the evaluation looks at for each seat."""
        return self.rules.features

    def to_act(self) -> int:
        """The seat that decides; -1 if the game is over."""
        return self.rules.to_act(self.block)

    def legal(self) -> list:
        actions: cython.short[MOST_LEGAL]
        count: cython.int = self.rules.legal(self.block, actions)
        listed: list = PyList_New(count)
        i: cython.int
        for i in range(count):
            number: object = _numbers[actions[i]]
            Py_INCREF(number)  # the list takes it without counting
            PyList_SET_ITEM(listed, i, number)
        return listed

    def play(self, action: cython.int) -> None:
        """Make a move that ``legal`` has named; anything else is refused."""
        actions: cython.short[MOST_LEGAL]
        count: cython.int = self.rules.legal(self.block, actions)
        i: cython.int
        for i in range(count):
            if actions[i] == action:
                self.rules.play(self.block, action)
                return
        raise ValueError(f"action {action} is not legal here")

    def play_legal(self, action: cython.int) -> None:
        """Make a move that is known to be legal: nothing is checked."""
        self.rules.play(self.block, action)

    def imagine(self, eye: cython.int, seed: cython.ulonglong) -> None:
        """Deal anew whatever that seat does not know (it may be ``NOBODY`` or ``OPEN_HANDS``)."""
        check_eye(self, eye)
        dice: Dice = seed
        self.rules.imagine(self.block, eye, cython.address(dice))

    def outcome(self):
        """Each seat's share of the victory, its share of the comparisons, and whether the neutral side has won."""
        if self.rules.to_act(self.block) >= 0:
            raise ValueError("the game is not over")
        outcome: Outcome
        self.rules.outcome(self.block, cython.address(outcome))
        seats = range(self.rules.seats(self.block))
        return [outcome.win[seat] for seat in seats], [outcome.rank[seat] for seat in seats], outcome.neutral

    def play_at_random(self, seed: cython.ulonglong) -> int:
        """Play to the end with random legal moves; how many decisions that took."""
        dice: Dice = seed
        decisions: cython.int
        with cython.nogil:
            decisions = play_out(self.rules, self.block, cython.address(dice))
        return decisions


@cython.cfunc
@cython.exceptval(-1)
def check_eye(position: Position, eye: cython.int) -> cython.int:
    """Below the seats are ``NOBODY``, ``OPEN_HANDS`` and ``EVERYTHING``."""
    if not EVERYTHING <= eye < position.rules.seats(position.block):
        raise ValueError(f"there is no seat {eye} to look from")
    return 0


@cython.cfunc
def new_position(rules: cython.pointer[cython.const[Rules]], tables: object) -> Position:
    position: Position = Position.__new__(Position)
    position.rules = rules
    position.tables = tables
    position.block = malloc(rules.size)
    if position.block == cython.NULL:
        raise MemoryError
    return position


def play_out(
    rules: cython.pointer[cython.const[Rules]], block: cython.p_void, dice: cython.pointer[Dice]
) -> cython.int:
    actions: cython.short[MOST_LEGAL]
    decisions: cython.int = 0
    count: cython.int = rules.legal(block, actions)
    while count:  # when the game is over, nothing is legal
        rules.play(block, actions[below(dice, count)])
        count = rules.legal(block, actions)
        decisions += 1
    return decisions


def share(seats: cython.int, merit: cython.p_int, result: cython.pointer[Outcome]) -> cython.void:
    best: cython.int = merit[0]
    winners: cython.int = 0
    seat: cython.int
    for seat in range(seats):
        if merit[seat] > best:
            best = merit[seat]
    for seat in range(seats):
        winners += merit[seat] == best
    for seat in range(seats):
        if merit[seat] == best:
            result.win[seat] = cython.cast(cython.float, 1) / winners


def compare(seats: cython.int, merit: cython.p_int, result: cython.pointer[Outcome]) -> cython.void:
    half: cython.float = cython.cast(cython.float, 0.5) / (seats - 1)
    one: cython.int
    two: cython.int
    for one in range(seats):
        for two in range(seats):
            if one != two:
                result.rank[one] += half * (1 + (merit[one] > merit[two]) - (merit[one] < merit[two]))
