"""The referee's moves of Caligula as the kernel's actions, and back.

Coniura and Pugio cards of a kind are one choice to the kernel, which lays the first of them in the hand; so several
moves may be one action, and an action is that of them which the referee offers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from conspiratio.caligula.cards import COLOURS, INDEX, kind_of, shows
from conspiratio.caligula.effects import LOST_SYMBOL, colour_in, name_of
from conspiratio.caligula.legal import effects_of, to_join
from conspiratio.caligula.moves import (
    Conspire,
    Favour,
    Join,
    Move,
    Nominate,
    Pass,
    Penalty,
    Place,
    Point,
    Protect,
    Raise,
    Reward,
    Spot,
    Strike,
)
from conspiratio.caligula.state import Paying, Rewarding, Starting, State

from .state import (
    BE_PRIMUS,
    BID,
    CONIURA_DOUBLE,
    CONIURA_SINGLE,
    CONIURAS,
    DRAW_CONIURA,
    DRAW_PUGIO,
    FAVOUR,
    FIELDS,
    GAIN_SPQR,
    LOSE_CARD,
    LOSE_POINT,
    NOMINATE,
    PASS,
    PLACE,
    PLACES,
    PROTECT,
    PUGIO_DOUBLE,
    PUGIO_SINGLE,
    PUGIOS,
    REMOVE,
    SEND_HOME,
    STRIKE,
    SWAP_MARKERS,
    SWAP_ORDO,
    SWAP_POSITIONS,
    SWAP_SEQUENTIA,
)

PLAIN = {"coniura": DRAW_CONIURA, "pugio": DRAW_PUGIO, "spqr": GAIN_SPQR, "primus": BE_PRIMUS}
POINTS: tuple[Point, ...] = ("victory", "conspiracy")


def action_of(state: State, move: Move) -> int:
    match move:
        case Pass():
            return PASS
        case Place():
            return PLACE + PLACES * (move.marker + 1) + _place(move.colour, move.position)
        case Reward():
            return _action_of_reward(move)
        case Penalty():
            if move.card is not None:
                return LOSE_CARD + kind_of(move.card)
            if move.point is not None:
                return LOSE_POINT + POINTS.index(move.point)
            return SEND_HOME + _spot(move.spot)
        case Conspire() | Join() | Raise():
            kinds = _count(move.cards)
            return BID + (CONIURAS * kinds[CONIURA_SINGLE] + kinds[CONIURA_DOUBLE]) * PUGIOS + kinds[PUGIO_DOUBLE]
        case Strike():
            kinds = _count(move.cards)
            return STRIKE + (PUGIOS * kinds[CONIURA_DOUBLE] + kinds[PUGIO_SINGLE]) * PUGIOS + kinds[PUGIO_DOUBLE]
        case Protect():
            return PROTECT + kind_of(move.card)
        case Nominate():
            return NOMINATE + _emperors(state).index(move.candidate)
        case Favour():
            return FAVOUR + (move.emperor != state.emperor.name)
        case _:
            assert_never(move)


def _action_of_reward(move: Reward) -> int:
    name = name_of(move.effect)
    if name in PLAIN:
        return PLAIN[name]
    match name:
        case "remove":
            return REMOVE + _place(colour_in(move.effect), move.position)
        case "place":
            assert move.marker is not None
            return PLACE + PLACES * (move.marker + 1) + _place(move.colour, move.position)
        case "return-marker":
            return SEND_HOME + _spot(move.spot)
        case "swap-ordo":
            return SWAP_ORDO + _pair(move.seats)
        case "swap-positions":
            assert move.colour is not None
            return SWAP_POSITIONS + INDEX[move.colour]
        case "swap-sequentia":
            return SWAP_SEQUENTIA + _pair(move.slots)
        case _:
            return SWAP_MARKERS + _pair(_spot(spot) for spot in move.spots)


def move_of(state: State, action: int) -> Move:
    phase = state.phase
    if action == PASS:
        return Pass()
    if isinstance(phase, Rewarding):
        return _reward(action)
    if isinstance(phase, Paying):
        return _penalty(state, phase, action)
    if action < REMOVE:
        marker, place = divmod(action - PLACE, PLACES)
        return Place(marker - 1, COLOURS[place // 2], 1 + place % 2)
    if action >= BID:
        return _laying(state, action)
    if action >= PROTECT:
        return Protect(_first(state, action - PROTECT))
    if action >= FAVOUR:
        nominee = state.plot.nominee if state.plot else None
        assert nominee is not None
        return Favour(nominee if action - FAVOUR else state.emperor.name)
    return Nominate(_emperors(state)[action - NOMINATE])


def _reward(action: int) -> Reward:
    for name, plain in PLAIN.items():
        if action == plain:
            return Reward(name)
    if action < REMOVE:
        marker, place = divmod(action - PLACE, PLACES)
        return Reward("place", marker=marker - 1, colour=COLOURS[place // 2], position=1 + place % 2)
    if action < SEND_HOME:
        colour = COLOURS[(action - REMOVE) // 2]
        return Reward(f"remove:{colour}", position=1 + (action - REMOVE) % 2)
    if action < SWAP_ORDO:
        return Reward("return-marker", spot=_spot_of(action - SEND_HOME))
    if action < SWAP_POSITIONS:
        return Reward("swap-ordo", seats=pair_of(action - SWAP_ORDO))
    if action < SWAP_SEQUENTIA:
        return Reward("swap-positions", colour=COLOURS[action - SWAP_POSITIONS])
    if action < SWAP_MARKERS:
        return Reward("swap-sequentia", slots=pair_of(action - SWAP_SEQUENTIA))
    one, other = pair_of(action - SWAP_MARKERS)
    return Reward("swap-markers", spots=(_spot_of(one), _spot_of(other)))


def _penalty(state: State, phase: Paying, action: int) -> Penalty:
    if action >= LOSE_CARD:
        card = _first(state, action - LOSE_CARD)
        effects = [one for one in effects_of(state, phase) if one in LOST_SYMBOL and shows(card, LOST_SYMBOL[one])]
        return Penalty(effects[0], card=card)
    if action >= LOSE_POINT:
        return Penalty("lose-point", point=POINTS[action - LOSE_POINT])
    return Penalty("lose-marker", spot=_spot_of(action - SEND_HOME))


def _laying(state: State, action: int) -> Move:
    cards = _first_ones(state, kinds_in(action))
    if action >= STRIKE:
        return Strike(cards)
    if isinstance(state.phase, Starting):
        return Conspire(cards)
    assert state.plot is not None
    assert state.phase.seat is not None
    return Join(cards) if len(cards) == to_join(state.plot, state.phase.seat) else Raise(cards)


# Cards


def kinds_in(action: int) -> list[int]:
    """How many cards of each kind are laid by a bid or a strike."""
    kinds = [0, 0, 0, 0]
    if action >= STRIKE:
        left, kinds[PUGIO_DOUBLE] = divmod(action - STRIKE, PUGIOS)
        kinds[CONIURA_DOUBLE], kinds[PUGIO_SINGLE] = divmod(left, PUGIOS)
    else:
        left, kinds[PUGIO_DOUBLE] = divmod(action - BID, PUGIOS)
        kinds[CONIURA_SINGLE], kinds[CONIURA_DOUBLE] = divmod(left, CONIURAS)
    return kinds


def _count(cards: Iterable[str]) -> list[int]:
    kinds = [0, 0, 0, 0]
    for card in cards:
        kinds[kind_of(card)] += 1
    return kinds


def _first_ones(state: State, kinds: list[int]) -> tuple[str, ...]:
    """So many cards of each kind, as they come in the hand of who acts."""
    assert state.phase.seat is not None
    hand = [down.card for down in state.players[state.phase.seat].hand]
    return tuple(card for kind, count in enumerate(kinds) for card in [c for c in hand if kind_of(c) == kind][:count])


def _first(state: State, kind: int) -> str:
    (card,) = _first_ones(state, [int(kind == other) for other in range(4)])
    return card


def _emperors(state: State) -> list[str]:
    return [emperor.name for emperor in state.faces.emperors]


# Places, spots, pairs


def _place(colour: Any, position: int | None) -> int:
    assert position is not None
    return 2 * INDEX[colour] + position - 1


def _spot(spot: Spot | None) -> int:
    assert spot is not None
    return FIELDS * _place(spot.colour, spot.position) + spot.field


def _spot_of(number: int) -> Spot:
    place, field = divmod(number, FIELDS)
    return Spot(COLOURS[place // 2], 1 + place % 2, field)


def _pair(numbers: Iterable[int]) -> int:
    small, big = sorted(numbers)
    return big * (big - 1) // 2 + small


def pair_of(number: int) -> tuple[int, int]:
    """The pair (small, big) that is written as big * (big - 1) / 2 + small.

    >>> [pair_of(number) for number in range(4)]
    [(0, 1), (0, 2), (1, 2), (0, 3)]
    """
    big = 1
    while big * (big + 1) // 2 <= number:
        big += 1
    return number - big * (big - 1) // 2, big
