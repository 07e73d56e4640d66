"""The fifteen effects of Civitas cards, as rules: in which ways each can be taken, and what is not allowed.

``WAYS`` lists the moves to consider for an effect, ``BREACHES`` says which rule one of them would break.
What a move then does is in ``resolve``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from conspiratio.core.game import Refusal, Seat
from conspiratio.core.rulebook import Rulebook

from .cards import COLOURS, Colour, Stack, shows
from .moves import Penalty, Point, Reward, Spot
from .queries import Location, StateLike, free_field, marker_at, open_card, open_cards, placed_markers
from .state import LATE_MARKERS

RULES = Rulebook.of(__package__)

LOST_SYMBOL: Mapping[str, Stack] = {"lose-pugio": "pugio", "lose-coniura": "coniura"}
_POINTS: tuple[Point, ...] = ("victory", "conspiracy")


def name_of(effect: str) -> str:
    """``remove:plebs`` is one of the ways to say ``remove``."""
    return effect.partition(":")[0]


def colour_in(effect: str) -> Any:
    return effect.partition(":")[2]


def is_possible(state: StateLike, seat: Seat, effect: str, resolving: Location) -> bool:
    """Whether an effect could do anything for a seat now."""
    return any(breach(state, seat, move, resolving) is None for move in ways(state, seat, effect))


def ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Reward | Penalty]:
    return WAYS[name_of(effect)](state, seat, effect)


def breach(state: StateLike, seat: Seat, move: Reward | Penalty, resolving: Location) -> Refusal | None:
    """The rule that taking this effect in this way would break; ``resolving``: the card it comes from."""
    name = name_of(move.effect)
    given = {detail for detail in DETAILS[move.type] if getattr(move, detail) not in (None, ())}
    if given != NEEDS.get(name, set()):
        needs = ", ".join(sorted(NEEDS.get(name, ()))) or "-"
        return RULES.refuse("caligula.civitas.optional", "details", effect=move.effect, needs=needs)
    return BREACHES[name](state, seat, move, resolving)


DETAILS: Mapping[str, tuple[str, ...]] = {
    Reward.type: ("position", "marker", "colour", "spot", "spots", "seats", "slots"),
    Penalty.type: ("point", "spot", "card"),
}
NEEDS: Mapping[str, set[str]] = {
    "remove": {"position"},
    "place": {"marker", "colour", "position"},
    "swap-markers": {"spots"},
    "return-marker": {"spot"},
    "swap-ordo": {"seats"},
    "swap-positions": {"colour"},
    "swap-sequentia": {"slots"},
    "lose-marker": {"spot"},
    "lose-point": {"point"},
    "lose-pugio": {"card"},
    "lose-coniura": {"card"},
}


# In which ways


def _as_it_is(state: StateLike, seat: Seat, effect: str) -> Iterator[Reward]:
    yield Reward(effect)


def _remove_ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Reward]:
    for position in (1, 2):
        yield Reward(effect, position=position)


def _place_ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Reward]:
    for (colour, position), _ in open_cards(state):
        for marker in state.players[seat].supply:
            yield Reward(effect, marker=marker, colour=colour, position=position)


def _swap_markers_ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Reward]:
    for spots in combinations([spot for spot, _ in placed_markers(state)], 2):
        yield Reward(effect, spots=spots)


def _return_marker_ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Reward]:
    for spot, _ in placed_markers(state):
        yield Reward(effect, spot=spot)


def _swap_ordo_ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Reward]:
    for seats in combinations(range(len(state.players)), 2):
        yield Reward(effect, seats=seats)


def _swap_positions_ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Reward]:
    for colour in COLOURS:
        yield Reward(effect, colour=colour)


def _swap_sequentia_ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Reward]:
    for slots in combinations(range(len(state.sequentia)), 2):
        yield Reward(effect, slots=slots)


def _lose_marker_ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Penalty]:
    for spot, marker in placed_markers(state):
        if marker.owner == seat:
            yield Penalty(effect, spot=spot)


def _lose_point_ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Penalty]:
    for point in _POINTS:
        yield Penalty(effect, point=point)


def _lose_card_ways(state: StateLike, seat: Seat, effect: str) -> Iterator[Penalty]:
    for down in state.players[seat].hand:
        yield Penalty(effect, card=down.card)


Ways = Callable[[StateLike, Seat, str], Iterator[Any]]

WAYS: Mapping[str, Ways] = {
    "remove": _remove_ways,
    "coniura": _as_it_is,
    "pugio": _as_it_is,
    "spqr": _as_it_is,
    "primus": _as_it_is,
    "place": _place_ways,
    "swap-markers": _swap_markers_ways,
    "return-marker": _return_marker_ways,
    "swap-ordo": _swap_ordo_ways,
    "swap-positions": _swap_positions_ways,
    "swap-sequentia": _swap_sequentia_ways,
    "lose-marker": _lose_marker_ways,
    "lose-point": _lose_point_ways,
    "lose-pugio": _lose_card_ways,
    "lose-coniura": _lose_card_ways,
}


# What is not allowed


def _breach_of_remove(state: StateLike, seat: Seat, move: Reward, resolving: Location) -> Refusal | None:
    colour, position = colour_in(move.effect), move.position or 0
    if open_card(state, colour, position) is None:
        return RULES.refuse("caligula.effect.remove", "no-card", colour=colour, position=position)
    if (colour, position) == resolving:
        return RULES.refuse("caligula.effect.remove", "resolving")
    return None


def _breach_of_draw(state: StateLike, seat: Seat, move: Reward, resolving: Location) -> Refusal | None:
    stack = state.coniura if move.effect == "coniura" else state.pugio
    return None if stack else RULES.refuse(f"caligula.effect.{move.effect}", "empty")


def _breach_of_spqr(state: StateLike, seat: Seat, move: Reward, resolving: Location) -> Refusal | None:
    has_all = state.players[seat].late == len(LATE_MARKERS)
    return RULES.refuse("caligula.effect.spqr", "both") if has_all else None


def _breach_of_primus(state: StateLike, seat: Seat, move: Reward, resolving: Location) -> Refusal | None:
    return RULES.refuse("caligula.effect.primus", "held") if state.primus == seat else None


def _breach_of_place(state: StateLike, seat: Seat, move: Reward, resolving: Location) -> Refusal | None:
    assert move.marker is not None
    assert move.colour is not None
    assert move.position is not None
    if (move.colour, move.position) == resolving:
        return RULES.refuse("caligula.effect.place", "resolving")
    return breach_of_placing(state, seat, move.marker, move.colour, move.position)


def breach_of_placing(state: StateLike, seat: Seat, marker: int, colour: Colour, position: int) -> Refusal | None:
    """The rules of placing: for the effect, and for the first phase."""
    if marker not in state.players[seat].supply:
        return RULES.refuse("caligula.place.forced", "marker", marker=str(marker))
    card = open_card(state, colour, position)
    if card is None:
        return RULES.refuse("caligula.place.forced", "no-card", colour=colour, position=position)
    if free_field(card, len(state.players)) is None:
        rule = "caligula.place.fields" if None in card.markers else "caligula.place.forced"
        return RULES.refuse(rule, "full", card=card.card.id)
    return None


def _breach_of_spots(rule: str, state: StateLike, spots: Iterable[Spot], resolving: Location) -> Refusal | None:
    for spot in spots:
        if (spot.colour, spot.position) == resolving:
            return RULES.refuse(rule, "resolving")
        if marker_at(state, spot) is None:
            return RULES.refuse(rule, "no-marker", colour=spot.colour, position=spot.position, field=spot.field + 1)
    return None


def _breach_of_swap_markers(state: StateLike, seat: Seat, move: Reward, resolving: Location) -> Refusal | None:
    if len(set(move.spots)) != 2 or len(move.spots) != 2:
        return RULES.refuse("caligula.effect.swap-markers", "two")
    return _breach_of_spots("caligula.effect.swap-markers", state, move.spots, resolving)


def _breach_of_return_marker(state: StateLike, seat: Seat, move: Reward, resolving: Location) -> Refusal | None:
    assert move.spot is not None
    return _breach_of_spots("caligula.effect.return-marker", state, [move.spot], resolving)


def _breach_of_swap_ordo(state: StateLike, seat: Seat, move: Reward, resolving: Location) -> Refusal | None:
    if len(set(move.seats)) != 2 or len(move.seats) != 2 or not set(move.seats) <= set(state.ordo):
        return RULES.refuse("caligula.effect.swap-ordo", "two")
    return None


def _breach_of_swap_positions(state: StateLike, seat: Seat, move: Reward, resolving: Location) -> Refusal | None:
    assert move.colour is not None
    if move.colour == resolving.colour:
        return RULES.refuse("caligula.effect.swap-positions", "resolving")
    if any(open_card(state, move.colour, position) is None for position in (1, 2)):
        return RULES.refuse("caligula.effect.swap-positions", "not-filled", colour=move.colour)
    return None


def _breach_of_swap_sequentia(state: StateLike, seat: Seat, move: Reward, resolving: Location) -> Refusal | None:
    count = len(state.sequentia)
    if len(set(move.slots)) != 2 or len(move.slots) != 2 or not all(0 <= slot < count for slot in move.slots):
        return RULES.refuse("caligula.effect.swap-sequentia", "two", count=count)
    if state.slot in move.slots:
        return RULES.refuse("caligula.effect.swap-sequentia", "current")
    return None


def _breach_of_lose_marker(state: StateLike, seat: Seat, move: Penalty, resolving: Location) -> Refusal | None:
    assert move.spot is not None
    wrong = _breach_of_spots("caligula.effect.lose-marker", state, [move.spot], resolving)
    if wrong:
        return wrong
    marker = marker_at(state, move.spot)
    assert marker is not None
    if marker.owner != seat:
        return RULES.refuse("caligula.effect.lose-marker", "not-yours")
    return None


def _breach_of_lose_point(state: StateLike, seat: Seat, move: Penalty, resolving: Location) -> Refusal | None:
    assert move.point is not None
    points: int = getattr(state.players[seat], move.point)
    return None if points else RULES.refuse("caligula.effect.lose-point", f"no-{move.point}")


def _breach_of_lose_card(state: StateLike, seat: Seat, move: Penalty, resolving: Location) -> Refusal | None:
    assert move.card is not None
    return breach_of_cards(state, seat, [move.card], LOST_SYMBOL[move.effect])


def breach_of_cards(state: StateLike, seat: Seat, cards: Iterable[str], symbol: Stack) -> Refusal | None:
    """caligula.material.hand: cards leave only the hand that holds them, and only for a symbol they show."""
    held = {down.card for down in state.players[seat].hand}
    named = set()
    for card in cards:
        if card not in held:
            return RULES.refuse("caligula.material.hand", "not-in-hand", card=card)
        if card in named:
            return RULES.refuse("caligula.material.hand", "twice", card=card)
        if not shows(card, symbol):
            return RULES.refuse("caligula.material.hand", f"no-{symbol}", card=card)
        named.add(card)
    return None


Breach = Callable[[StateLike, Seat, Any, Location], Refusal | None]

BREACHES: Mapping[str, Breach] = {
    "remove": _breach_of_remove,
    "coniura": _breach_of_draw,
    "pugio": _breach_of_draw,
    "spqr": _breach_of_spqr,
    "primus": _breach_of_primus,
    "place": _breach_of_place,
    "swap-markers": _breach_of_swap_markers,
    "return-marker": _breach_of_return_marker,
    "swap-ordo": _breach_of_swap_ordo,
    "swap-positions": _breach_of_swap_positions,
    "swap-sequentia": _breach_of_swap_sequentia,
    "lose-marker": _breach_of_lose_marker,
    "lose-point": _breach_of_lose_point,
    "lose-pugio": _breach_of_lose_card,
    "lose-coniura": _breach_of_lose_card,
}
