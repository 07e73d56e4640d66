"""Between the referee's PAX and the kernel's: states and moves as numbers, and back."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from conspiratio.core.game import Eye
from conspiratio.pax.cards import INDEX, SECOND_COPY, Card, Deck
from conspiratio.pax.deal import SEATS, Deal
from conspiratio.pax.moves import Buy, Draw, End, Follow, Move, Open, Pass, Peek, Place, Play
from conspiratio.pax.state import (
    SOLO_GAMES,
    Buying,
    Choosing,
    Drawing,
    FaceDown,
    Following,
    Opening,
    Over,
    Playing,
    State,
)

from ..position import Position
from .state import (
    BUY,
    CATEGORIES,
    DECK,
    DISPLAY,
    DRAW,
    DRAWN,
    END,
    HAND,
    LEGION,
    LISTS,
    MOST_CARDS,
    OUT,
    OVER_EXHAUSTED,
    OVER_NO_REFILL,
    PASS,
    PEEK,
    PLACE,
    PLACES,
    PLAY,
    REMOVED,
    ROME,
    ROME_HIDDEN,
    SETS,
    SPECTATOR,
    TO_HAND,
    TO_LEGION,
    TO_UNDER,
)
from .table import Tables, deal, read, start, write

PHASES = (Opening, Choosing, Drawing, Buying, Playing, Following)
"""By their numbers."""
OVER = {"no-refill": OVER_NO_REFILL, "exhausted": OVER_EXHAUSTED}
FREE = {"hand": TO_HAND, "legion": TO_LEGION, "under": TO_UNDER}


class Cards:
    """The cards of one game and their numbers."""

    def __init__(self, faces: Deck, seats: int) -> None:
        self.cards: tuple[Card, ...] = faces.cards + (faces.second if seats in SECOND_COPY else ())
        self.number = {card.id: i for i, card in enumerate(self.cards)}
        looks = [(INDEX[card.category], card.symbols, card.value, card.id) for card in self.cards]
        self.tables = Tables(looks, len(faces.cards))


@lru_cache(maxsize=32)
def cards_of(faces: Deck, seats: int) -> Cards:
    return Cards(faces, seats)


def can_play(faces: Deck, seats: int) -> bool:
    """A free deck may have more cards than the kernel has room for."""
    return len(faces.cards) * (1 + (seats in SECOND_COPY)) <= MOST_CARDS


def start_of(deal: Deal) -> Position:
    cards = cards_of(deal.faces, deal.seats)
    order = [cards.number[id] for id in deal.order]
    options = deal.options
    return start(cards.tables, deal.seats, deal.first, order, options.solo_game or 0, options.final_column)


def position_of(state: State) -> Position:
    return write(cards_of(state.faces, len(state.players)).tables, numbers_of(state))


def numbers_of(state: State) -> dict[str, Any]:
    """A state in the form of ``table.read``; what means nothing in its phase is 0."""
    seats, phase = len(state.players), state.phase
    number = cards_of(state.faces, seats).number
    lists: list[list[int]] = [[] for _ in range(LISTS)]
    known = [0] * len(number)

    def face_down(where: int, cards: tuple[FaceDown, ...]) -> None:
        for down in cards:
            lists[where].append(number[down.card.id])
            known[number[down.card.id]] = _mask(down.known)

    lists[REMOVED] = [number[card.id] for card in state.removed]
    face_down(DECK, state.deck)
    face_down(ROME_HIDDEN, state.rome_hidden)
    face_down(DRAWN, phase.drawn if isinstance(phase, Opening | Drawing) else ())
    for i, column in enumerate(state.legions):
        lists[LEGION + i] = [number[card.id] for card in column]
    for seat, player in enumerate(state.players):
        face_down(HAND + seat, player.hand)
    for owner, display in [*enumerate(player.display for player in state.players), (ROME, state.rome)]:
        for i, pile in enumerate(display):
            lists[DISPLAY + owner * CATEGORIES + i] = [number[card.id] for card in pile]
    placed = {card for cards in lists for card in cards}
    lists[OUT] = [card for card in range(len(number)) if card not in placed]
    return {
        "seats": seats,
        "solo_game": state.options.solo_game or 0,
        "final_column": int(state.options.final_column),
        "round": state.round,
        "first": state.first,
        "conspirator": -1 if state.conspirator is None else state.conspirator,
        "phase": OVER[phase.reason] if isinstance(phase, Over) else PHASES.index(type(phase)),
        "seat": -1 if phase.seat is None else phase.seat,
        "caller": phase.caller if isinstance(phase, Following) else 0,
        "to_come": phase.to_come if isinstance(phase, Drawing) else 0,
        "free": sum(FREE[place] for place in phase.free) if isinstance(phase, Drawing) else 0,
        "exhausted": int(state.exhausted),
        "money": [player.money for player in state.players],
        "played": [number[card.id] for card in phase.played] if isinstance(phase, Playing) else [],
        "lists": lists,
        "known": known,
    }


def numbers_in(position: Position) -> dict[str, Any]:
    """What a position says, without what means nothing in its phase: to be equal to ``numbers_of`` its state."""
    numbers: dict[str, Any] = read(position)
    phase = numbers["phase"]
    if phase != PHASES.index(Following):
        numbers["caller"] = 0
    if phase != PHASES.index(Drawing):
        numbers["to_come"] = numbers["free"] = 0
    if phase != PHASES.index(Playing):
        numbers["played"] = []
    hidden = {card for where in (DECK, ROME_HIDDEN, DRAWN, *range(HAND, DISPLAY)) for card in numbers["lists"][where]}
    numbers["known"] = [mask if card in hidden else 0 for card, mask in enumerate(numbers["known"])]
    numbers["lists"][OUT].sort()
    return numbers


def _mask(known: frozenset[Eye]) -> int:
    return sum(SPECTATOR if eye is None else 1 << eye for eye in known)


def action_of(state: State, move: Move) -> int:
    number, phase = cards_of(state.faces, len(state.players)).number, state.phase
    match move:
        case Open():
            assert isinstance(phase, Opening)
            drawn = [down.card.id for down in phase.drawn]
            return SETS * drawn.index(move.keep) + sum(1 << drawn.index(id) for id in move.display)
        case Draw():
            return DRAW
        case Peek():
            return PEEK
        case Pass():
            return PASS
        case End():
            return END
        case Place():
            assert isinstance(phase, Drawing)
            nth = [down.card.id for down in phase.drawn].index(move.card)
            place = {"hand": 0, "under": 1}.get(move.to) if move.legion is None else 1 + move.legion
            assert place is not None
            return PLACE + PLACES * nth + place
        case Buy():
            return BUY + move.legion - 1
        case Play() | Follow():
            return PLAY + number[move.card]


def move_of(state: State, action: int) -> Move:
    phase = state.phase
    if action >= PLAY:
        card = cards_of(state.faces, len(state.players)).cards[action - PLAY].id
        return Follow(card) if isinstance(phase, Following) else Play(card)
    if action >= BUY:
        return Buy(action - BUY + 1)
    if action >= PLACE:
        assert isinstance(phase, Drawing)
        nth, place = divmod(action - PLACE, PLACES)
        card = phase.drawn[nth].card.id
        if place >= 2:
            return Place(card, "legion", place - 1)
        return Place(card, "under" if place else "hand")
    if action >= DRAW:
        return (Draw(), Peek(), Pass(), End())[action - DRAW]
    assert isinstance(phase, Opening)
    keep, shown = divmod(action, SETS)
    drawn = [down.card.id for down in phase.drawn]
    return Open(drawn[keep], tuple(id for n, id in enumerate(drawn) if shown >> n & 1))


def dealt(faces: Deck, seats: int, seed: int, solo_game: int = 1, final_column: bool = False) -> Position:
    """A new game dealt by the kernel's own dice."""
    if seats not in SEATS or solo_game not in SOLO_GAMES:
        raise ValueError(f"PAX is for 1 to 8 players, alone in games 1 to 5: not {seats} players, game {solo_game}")
    if not can_play(faces, seats):
        raise ValueError(f"the kernel has no room for {len(faces.cards)} cards")
    game = solo_game if seats == 1 else 0
    return deal(cards_of(faces, seats).tables, seats, game, int(final_column), seed)
