"""Between the referee's Caligula and the kernel's: cards, states and deals as numbers. Moves are in ``actions``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from conspiratio.caligula.cards import (
    COLOURS,
    HAND_CARDS,
    INDEX,
    KINDS,
    PENALTIES,
    REWARDS,
    Card,
    Deck,
    SequentiaCard,
    kind_of,
)
from conspiratio.caligula.deal import SEATS, Deal
from conspiratio.caligula.state import (
    Bidding,
    FaceDown,
    Favouring,
    Laid,
    Nominating,
    OpenCard,
    Over,
    Paying,
    Placing,
    Plot,
    Protecting,
    Rewarding,
    Starting,
    State,
    Striking,
)
from conspiratio.core.game import Eye

from ..position import Position
from .actions import action_of, move_of
from .state import (
    DRAW,
    FIELDS,
    HAND,
    LAID,
    MOST_OF_COLOUR,
    MOST_SEATS,
    MOST_SEQUENTIA,
    OPENING,
    ORDO,
    SPECTATOR,
)
from .table import Tables, deal, read, start, write

__all__ = [
    "action_of",
    "can_play",
    "dealt",
    "move_of",
    "numbers_in",
    "numbers_of",
    "position_of",
    "start_of",
]

PHASES = (Placing, Rewarding, Paying, Starting, Bidding, Nominating, Favouring, Protecting, Striking, Over)
EFFECTS = (*REWARDS, *PENALTIES)
HAND_NAMES = sorted(card for cards in HAND_CARDS.values() for card in cards)
NUMBER = {card: i for i, card in enumerate(HAND_NAMES)}
KINDS_OF_CARDS = [kind_of(card) for card in HAND_NAMES]


class Cards:
    """The cards of one game and their numbers."""

    def __init__(self, faces: Deck, seats: int) -> None:
        colours = [faces.of_colour(colour) for colour in COLOURS]
        self.number = {card.id: MOST_OF_COLOUR * i + n for i, one in enumerate(colours) for n, card in enumerate(one)}
        self.emperor = {emperor.name: i for i, emperor in enumerate(faces.emperors)}
        self.tables = Tables(
            seats,
            [[_face(card) for card in cards] for cards in colours],
            [(emperor.life, emperor.points, emperor.fields) for emperor in faces.emperors],
            [self.emperor[emperor.name] for emperor in faces.heirs(seats)],
            [_sequentia_card(card) for card in faces.sequentia],
            KINDS_OF_CARDS,
        )


def _face(card: Card) -> tuple[int, int, tuple[int, ...], list[int]]:
    return KINDS.index(card.kind), card.minimum, card.fields, [EFFECTS.index(effect) for effect in card.effects]


def _sequentia_card(card: SequentiaCard) -> tuple[int, list[int]]:
    if card[0] in INDEX:
        return len(card), [INDEX[colour] for colour in card]
    return (DRAW if card == ("draw",) else ORDO), []


@lru_cache(maxsize=32)
def cards_of(faces: Deck, seats: int) -> Cards:
    return Cards(faces, seats)


def tables_for(faces: Deck, seats: int) -> Tables:
    return cards_of(faces, seats).tables


def can_play(faces: Deck, seats: int) -> bool:
    """A free deck may have more cards than the kernel has room for."""
    return len(faces.sequentia) <= MOST_SEQUENTIA and all(
        len(faces.of_colour(one)) <= MOST_OF_COLOUR for one in COLOURS
    )


def start_of(deal: Deal) -> Position:
    cards = cards_of(deal.faces, deal.seats)
    return start(
        cards.tables,
        int(deal.options.memory_aid),
        deal.ordo,
        [deal.faces.sequentia.index(card) for card in deal.sequentia],
        [[cards.number[id] for id in ids] for ids in deal.civitas],
        [cards.emperor[name] for name in deal.augustus],
        [NUMBER[card] for card in deal.hands],
        [NUMBER[card] for card in deal.coniura],
        [NUMBER[card] for card in deal.pugio],
    )


def dealt(faces: Deck, seats: int, seed: int, memory_aid: bool = True) -> Position:
    """A new game dealt by the kernel's own dice."""
    if seats not in SEATS:
        raise ValueError(f"Caligula is for 2 to 5 players, not {seats}")
    if not can_play(faces, seats):
        raise ValueError("the kernel has no room for a deck of this size")
    return deal(tables_for(faces, seats), seats, int(memory_aid), seed)


def position_of(state: State) -> Position:
    return write(tables_for(state.faces, len(state.players)), numbers_of(state))


def numbers_of(state: State) -> dict[str, Any]:
    """A state in the form of ``table.read``; what means nothing in its phase is 0 or empty."""
    cards, phase, players = cards_of(state.faces, len(state.players)), state.phase, state.players
    return {
        "seats": len(players),
        "memory_aid": int(state.options.memory_aid),
        "round": state.round,
        "ordo": list(state.ordo),
        "sequentia": [state.faces.sequentia.index(card) for card in state.sequentia],
        "slot": -1 if state.slot is None else state.slot,
        "step": state.step,
        "civitas": [_open_card(cards, card) for pair in state.civitas for card in pair],
        "stacks": [[cards.number[card.id] for card in stack] for stack in state.stacks],
        "lists": _lists(state),
        "emperor": cards.emperor[state.emperor.name],
        "candidates": [cards.emperor[one.name] for one in state.candidates],
        "heirs": [cards.emperor[one.name] for one in state.heirs],
        "favours": list(state.favours),
        "primus": -1 if state.primus is None else state.primus,
        "supply": [_bits(value + 1 for value in player.supply) for player in players],
        "late": [player.late for player in players],
        "victory": [player.victory for player in players],
        "conspiracy": [player.conspiracy for player in players],
        "phase": PHASES.index(type(phase)),
        "seat": -1 if phase.seat is None else phase.seat,
        "colour": INDEX[phase.colour] if isinstance(phase, Rewarding | Paying) else 0,
        "queue": list(getattr(phase, "queue", ())),
        **_plot(cards, state.plot, len(players)),
        "murdered": int(state.murdered),
        "fallen": int(state.fallen),
    }


def _open_card(cards: Cards, card: OpenCard | None) -> Any:
    if card is None:
        return None
    markers = [
        marker and (marker.owner, marker.value + 1, _bits(value + 1 for value in marker.ruled_out))
        for marker in card.markers
    ]
    return cards.number[card.card.id], [*markers, *[None] * (FIELDS - len(markers))]


def _lists(state: State) -> list[list[tuple[int, int, int]]]:
    def face_down(cards: Iterable[FaceDown]) -> list[tuple[int, int, int]]:
        return [(NUMBER[down.card], _mask(down.known) | OPENING * down.opening, 0) for down in cards]

    def laid(cards: Iterable[Laid]) -> list[tuple[int, int, int]]:
        return [(NUMBER[card], 0, seat) for seat, card in cards]

    plot = state.plot
    hands = [face_down(player.hand) for player in state.players]
    return [
        face_down(state.coniura),
        face_down(state.pugio),
        laid(plot.laid if plot else ()),
        laid(plot.shields if plot else ()),
        laid(plot.daggers if plot else ()),
        *hands,
        *[[] for _ in range(MOST_SEATS - len(hands))],
    ]


def _plot(cards: Cards, plot: Plot | None, seats: int) -> dict[str, Any]:
    return {
        "leader": plot.leader if plot else -1,
        "bids": list(plot.bids) if plot else [0] * seats,
        "passed": _bits(plot.passed) if plot else 0,
        "nominee": cards.emperor[plot.nominee] if plot and plot.nominee else -1,
        "backing": list(plot.backing) if plot else [],
    }


def _mask(known: frozenset[Eye]) -> int:
    return sum(SPECTATOR if eye is None else 1 << eye for eye in known)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def numbers_in(position: Position) -> dict[str, Any]:
    """What a position says, without what means nothing in its phase: to be equal to ``numbers_of`` its state."""
    numbers = read(position)
    phase = PHASES[numbers["phase"]]
    if phase not in (Rewarding, Paying):
        numbers["colour"] = 0
    if not hasattr(phase, "queue"):
        numbers["queue"] = []
    if numbers["leader"] < 0:
        numbers |= _plot_of_nobody(numbers["seats"])
    for where, cards in enumerate(numbers["lists"]):
        laid = LAID <= where < HAND
        numbers["lists"][where] = [(face, 0, seat) if laid else (face, known, 0) for face, known, seat in cards]
    return numbers


def _plot_of_nobody(seats: int) -> dict[str, Any]:
    return {"bids": [0] * seats, "passed": 0, "nominee": -1, "backing": []}
