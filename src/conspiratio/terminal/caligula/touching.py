"""What touching a thing on the table means: a move to try, something picked on the way to one, or a closer look.

Whether a move may be made is for the referee to say; so what makes no sense now is tried all the same, and the
refusal tells why.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar, assert_never

from conspiratio.caligula.cards import COLOURS, shows
from conspiratio.caligula.effects import LOST_SYMBOL, name_of
from conspiratio.caligula.legal import to_join
from conspiratio.caligula.moves import (
    Conspire,
    Favour,
    Join,
    Move,
    Nominate,
    Penalty,
    Place,
    Protect,
    Raise,
    Reward,
    Spot,
    Strike,
)
from conspiratio.caligula.queries import Location
from conspiratio.caligula.state import Bidding, Favouring, Paying, Protecting, Starting, Striking

from .scene import (
    NOTHING,
    Confirm,
    Picked,
    Scene,
    TouchCard,
    TouchEmperor,
    TouchField,
    TouchHand,
    TouchMarker,
    TouchPlayer,
    TouchSlot,
    Wish,
)


@dataclass(frozen=True, slots=True)
class Look:
    """Show what is known of everybody."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The touch was not enough: the message says what to do."""

    message: str


Answer: TypeAlias = Move | Picked | Look | Hint
T = TypeVar("T")


def answer(scene: Scene, wish: Wish) -> Answer:
    match wish:
        case TouchMarker():
            return _marker(scene, wish.value)
        case TouchCard():
            return _card(scene, wish.at)
        case TouchField():
            return _field(scene, wish.spot)
        case TouchHand():
            return _hand(scene, wish.card)
        case TouchPlayer():
            return _player(scene, wish)
        case TouchSlot():
            return _slot(scene, wish.slot)
        case TouchEmperor():
            favouring = isinstance(scene.view.phase, Favouring)
            return Favour(wish.name) if favouring else Nominate(wish.name)
        case Confirm():
            return laying(scene, scene.picked.cards)
        case _:
            assert_never(wish)


# Placing


def _place(scene: Scene, marker: int, at: Location) -> Move:
    if "place" in scene.effects:
        return Reward("place", marker=marker, colour=at.colour, position=at.position)
    return Place(marker, at.colour, at.position)


def _marker(scene: Scene, value: int) -> Answer:
    picked = scene.picked
    if not scene.placing:
        return Place(value, COLOURS[0], 1)
    if picked.place:
        return _place(scene, value, picked.place)
    return NOTHING if picked.marker == value else Picked(marker=value)


def _card(scene: Scene, at: Location) -> Answer:
    if scene.placing and (at != scene.resolving or scene.picked.marker is not None):
        if scene.picked.marker is not None:
            return _place(scene, scene.picked.marker, at)
        if TouchCard(at) in scene.lit:
            return NOTHING if scene.picked.place == at else Picked(place=at)
        return _place(scene, _any_marker(scene), at)
    for effect in scene.effects:
        name = name_of(effect)
        if name == "remove" and at != scene.resolving:
            ours = effect.endswith(f":{at.colour}")
            return Reward(effect if ours else f"remove:{at.colour}", position=at.position)
        if name == "swap-positions":
            return Reward(effect, colour=at.colour)
    if scene.choosing_markers and at != scene.resolving:
        spots = [wish.spot for wish in scene.lit if isinstance(wish, TouchField) and wish.spot[:2] == at]
        return _field(scene, spots[0]) if len(spots) == 1 else Hint("caligula-table-choose-marker")
    if at == scene.resolving and scene.acting:
        plain = [move for move in scene.moves if isinstance(move, Reward) and move == Reward(move.effect)]
        return plain[0] if len(plain) == 1 == len(scene.effects) else Hint("caligula-table-choose-effect")
    return Place(_any_marker(scene), at.colour, at.position)


def _any_marker(scene: Scene) -> int:
    supply = scene.view.me.supply if scene.view.eye is not None else None
    return supply[0] if supply else 0


# Markers, players, Sequentia


def _field(scene: Scene, spot: Spot) -> Answer:
    effects = scene.effects
    if "return-marker" in effects:
        return Reward("return-marker", spot=spot)
    if "lose-marker" in effects:
        return Penalty("lose-marker", spot=spot)
    if "swap-markers" in effects:
        others = [wish.spot for wish in scene.lit if isinstance(wish, TouchField) and wish.spot != spot]
        if TouchField(spot) not in scene.lit:
            return Reward("swap-markers", spots=(spot, *others[:1]))
        spots = _toggle(scene.picked.spots, spot)
        return Reward("swap-markers", spots=spots) if len(spots) == 2 else Picked(spots=spots)
    return _card(scene, Location(spot.colour, spot.position))


def _player(scene: Scene, wish: TouchPlayer) -> Answer:
    if wish not in scene.lit:
        return Look()
    seats = _toggle(scene.picked.seats, wish.seat)
    return Reward("swap-ordo", seats=seats) if len(seats) == 2 else Picked(seats=seats)


def _slot(scene: Scene, slot: int) -> Answer:
    if TouchSlot(slot) not in scene.lit:
        return Reward("swap-sequentia", slots=(slot, (slot + 1) % len(scene.view.sequentia)))
    slots = _toggle(scene.picked.slots, slot)
    return Reward("swap-sequentia", slots=slots) if len(slots) == 2 else Picked(slots=slots)


def _toggle(picked: tuple[T, ...], one: T) -> tuple[T, ...]:
    return tuple(other for other in picked if other != one) if one in picked else (*picked, one)


# Cards of the hand


def _hand(scene: Scene, card: str) -> Answer:
    phase = scene.view.phase
    if scene.acting and isinstance(phase, Protecting):
        return Protect(card)
    if scene.acting and isinstance(phase, Paying):
        losing = [effect for effect in scene.effects if effect in LOST_SYMBOL]
        fitting = [effect for effect in losing if shows(card, LOST_SYMBOL[effect])]
        if losing:
            return Penalty((fitting or losing)[0], card=card)
    if TouchHand(card) in scene.lit and isinstance(phase, Starting | Bidding | Striking):
        return replace(NOTHING, cards=_toggle(scene.picked.cards, card))
    return laying(scene, (card,))


def laying(scene: Scene, cards: tuple[str, ...]) -> Move:
    """The move that lays these cards now."""
    view = scene.view
    phase, plot = view.phase, view.plot
    if isinstance(phase, Striking):
        return Strike(cards)
    if isinstance(phase, Bidding) and plot is not None:
        return Join(cards) if len(cards) <= to_join(plot, phase.seat) else Raise(cards)
    return Conspire(cards)
