"""Positions of Caligula for Python: how they are made and read. ``bridge`` makes them of the referee's states."""

import cython
from cython.cimports.conspiratio.kernel.caligula.end import outcome
from cython.cimports.conspiratio.kernel.caligula.features import FEATURES, describe
from cython.cimports.conspiratio.kernel.caligula.habits import by_habit, play_on
from cython.cimports.conspiratio.kernel.caligula.hidden import imagine
from cython.cimports.conspiratio.kernel.caligula.legal import legal
from cython.cimports.conspiratio.kernel.caligula.markers import fill_up
from cython.cimports.conspiratio.kernel.caligula.plain_numbers import read_state, write_list, write_stacks, write_state
from cython.cimports.conspiratio.kernel.caligula.rules import begin_round, key, play
from cython.cimports.conspiratio.kernel.caligula.state import (
    ACTIONS,
    COLOURS,
    CONIURA,
    CONIURA_DOUBLE,
    FIRST_MARKERS,
    FIRST_PUGIO,
    HAND,
    HAND_CARDS,
    MOST_OF_COLOUR,
    MOST_SEQUENTIA,
    NO_CARD,
    NO_EFFECT,
    OPENING,
    PLACES,
    PUGIO,
    Faces,
    State,
)
from cython.cimports.conspiratio.kernel.dice import Dice, shuffled
from cython.cimports.conspiratio.kernel.position import Position, Rules, new_position
from cython.cimports.libc.string import memset

SIZE = cython.sizeof(State)
"""How many bytes a position has."""


@cython.cclass
class Tables:
    """The faces of the cards of one game with so many players."""

    faces: Faces
    seats = cython.declare(cython.int, visibility="readonly")
    civitas = cython.declare(list, visibility="readonly")
    heirs = cython.declare(list, visibility="readonly")
    sequentia = cython.declare(cython.int, visibility="readonly")

    def __init__(self, seats: cython.int, civitas, emperors, heirs, sequentia, hand_kinds):
        """``civitas``: for each colour the kind, minimum, fields (how many players each takes) and effects of its
        cards; ``emperors``: life, points and room of each; ``heirs``: those who may follow the first; ``sequentia``:
        length (or what it says instead of colours) and colours of each card."""
        for cards in civitas:
            if len(cards) > MOST_OF_COLOUR:
                raise ValueError(f"the kernel plays with at most {MOST_OF_COLOUR} cards of a colour, not {len(cards)}")
        if len(sequentia) > MOST_SEQUENTIA:
            raise ValueError(f"the kernel plays with at most {MOST_SEQUENTIA} Sequentia cards, not {len(sequentia)}")
        memset(cython.address(self.faces), 0, cython.sizeof(Faces))
        self.seats = seats
        self.civitas = [list(range(MOST_OF_COLOUR * i, MOST_OF_COLOUR * i + len(civitas[i]))) for i in range(COLOURS)]
        self.heirs = list(heirs)
        self.sequentia = len(sequentia)
        for colour, cards in enumerate(civitas):
            for i, card in enumerate(cards):
                self._tell_card(MOST_OF_COLOUR * colour + i, card)
        for i, (life, points, room) in enumerate(emperors):
            self.faces.life[i] = life
            self.faces.points[i] = points
            self.faces.room[i] = room
        for i, (length, colours) in enumerate(sequentia):
            self.faces.length[i] = length
            for n, colour in enumerate(colours):
                self.faces.colours[COLOURS * i + n] = colour
        for i, kind in enumerate(hand_kinds):
            self.faces.hand_kind[i] = kind
        for i in range(1, 256):
            self.faces.lowest[i] = (i & -i).bit_length() - 1
            self.faces.bits[i] = i.bit_count()

    @cython.cfunc
    def _tell_card(self, number: cython.int, card):
        kind, minimum, fields, effects = card
        self.faces.kind[number] = kind
        self.faces.minimum[number] = minimum
        self.faces.fields[number] = sum(1 << i for i, needed in enumerate(fields) if needed <= self.seats)
        for i in range(2):
            self.faces.effects[2 * number + i] = effects[i] if i < len(effects) else NO_EFFECT


def start(tables: Tables, memory_aid: cython.int, ordo, sequentia, civitas, augustus, hands, coniura, pugio):
    """The table as it is set, with everything in dealing order; ``augustus``: the candidates, then the stack."""
    position: Position = new_position(cython.address(_rules), tables)
    state: cython.pointer[State] = cython.cast(cython.pointer[State], position.block)
    _clear(state, tables, memory_aid)
    write_stacks(state, civitas)
    state.sequentia_count = len(sequentia)
    for i, card in enumerate(sequentia):
        state.sequentia[i] = card
    state.candidate_count = 2
    state.heir_count = len(augustus) - 2
    for i, emperor in enumerate(augustus):
        if i < 2:
            state.candidates[i] = emperor
        else:
            state.heirs[i - 2] = emperor
    write_list(state, CONIURA, [(card, 0, 0) for card in coniura])
    write_list(state, PUGIO, [(card, 0, 0) for card in pugio])
    for seat in range(state.seats):
        state.ordo[seat] = ordo[seat]
        state.supply[seat] = FIRST_MARKERS
        write_list(state, HAND + seat, [(hands[seat], 1 << seat | OPENING, 0)])
    for i in range(COLOURS):
        fill_up(state, i)
    begin_round(state)
    return position


def deal(tables: Tables, seats: cython.int, memory_aid: cython.int, seed: cython.ulonglong):
    """A position dealt by the kernel's own dice."""
    if seats != tables.seats:
        raise ValueError(f"these tables are for {tables.seats} players, not {seats}")
    dice: Dice = seed
    cards: cython.pointer[Dice] = cython.address(dice)
    doubles = shuffled([i for i in range(FIRST_PUGIO) if tables.faces.hand_kind[i] == CONIURA_DOUBLE], cards)
    hands = doubles[:seats]
    return start(
        tables,
        memory_aid,
        shuffled(range(seats), cards),
        shuffled(range(tables.sequentia), cards),
        [shuffled(colour, cards) for colour in tables.civitas],
        shuffled(tables.heirs, cards),
        hands,
        shuffled([i for i in range(FIRST_PUGIO) if i not in hands], cards),
        shuffled(range(FIRST_PUGIO, HAND_CARDS), cards),
    )


def play_by_habit(position: Position, seed: cython.ulonglong, decisions: cython.int = 100_000) -> int:
    """Play on as ``habits`` does; how many decisions that took."""
    if not isinstance(position.tables, Tables):
        raise TypeError("this is no position of Caligula")
    dice: Dice = seed
    made: cython.int
    with cython.nogil:
        made = play_on(position.block, decisions, cython.address(dice))
    return made


def read(position: Position) -> dict:
    """All that a position says, in plain numbers."""
    return read_state(cython.cast(cython.pointer[State], position.block))


def write(tables: Tables, numbers: dict) -> Position:
    """A position that says just that."""
    position: Position = new_position(cython.address(_rules), tables)
    state: cython.pointer[State] = cython.cast(cython.pointer[State], position.block)
    _clear(state, tables, numbers["memory_aid"])
    write_state(state, numbers)
    return position


@cython.cfunc
def _clear(state: cython.pointer[State], tables: Tables, memory_aid: cython.int):
    memset(state, 0, cython.sizeof(State))
    state.faces = cython.address(tables.faces)
    state.seats = tables.seats
    state.memory_aid = memory_aid
    state.primus = -1
    state.leader = -1
    state.nominee = -1
    state.slot = -1
    for i in range(PLACES):
        state.card[i] = NO_CARD
    for i in range(HAND_CARDS):
        state.face[i] = i


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
