"""What the numbers of Caligula's actions mean."""

from __future__ import annotations

from conspiratio.caligula.cards import COLOURS, Deck
from conspiratio.kernel.caligula.actions import PLAIN, POINTS, kinds_in, pair_of
from conspiratio.kernel.caligula.state import (
    BID,
    FAVOUR,
    FIELDS,
    LOSE_CARD,
    LOSE_POINT,
    NOMINATE,
    PASS,
    PLACE,
    PLACES,
    PROTECT,
    REMOVE,
    SEND_HOME,
    STRIKE,
    SWAP_MARKERS,
    SWAP_ORDO,
    SWAP_POSITIONS,
    SWAP_SEQUENTIA,
)

HAND_KINDS = ("coniura single", "coniura double", "pugio single", "pugio double")


def action_name(faces: Deck, seats: int, action: int) -> str:
    if action >= BID:
        cards = [f"{count} {kind}" for count, kind in zip(kinds_in(action), HAND_KINDS, strict=True) if count]
        return f"{'strike' if action >= STRIKE else 'bid'} {' '.join(cards)}"
    if action >= PROTECT:
        return f"protect {HAND_KINDS[action - PROTECT]}"
    if action >= FAVOUR:
        return f"favour {('emperor', 'nominee')[action - FAVOUR]}"
    if action >= NOMINATE:
        emperors = [emperor.name for emperor in faces.emperors]
        nth = action - NOMINATE
        return f"nominate {emperors[nth] if nth < len(emperors) else nth}"
    if action >= LOSE_CARD:
        return f"lose {HAND_KINDS[action - LOSE_CARD]}"
    if action >= LOSE_POINT:
        return f"lose {POINTS[action - LOSE_POINT]}"
    if action == PASS:
        return "pass"
    return _reward(action)


def _reward(action: int) -> str:
    """What is done on the Civitas cards; also to place a marker from the supply, and to lose one."""
    for name, number in PLAIN.items():
        if action == number:
            return f"take {name}"
    if action >= SWAP_MARKERS:
        one, other = pair_of(action - SWAP_MARKERS)
        return f"swap markers {_spot(one)} {_spot(other)}"
    if action >= SWAP_SEQUENTIA:
        return "swap sequentia {} {}".format(*pair_of(action - SWAP_SEQUENTIA))
    if action >= SWAP_POSITIONS:
        return f"swap positions {COLOURS[action - SWAP_POSITIONS]}"
    if action >= SWAP_ORDO:
        return "swap ordo of seats {} {}".format(*pair_of(action - SWAP_ORDO))
    if action >= SEND_HOME:
        return f"send home {_spot(action - SEND_HOME)}"
    if action >= REMOVE:
        return f"remove {_place(action - REMOVE)}"
    value, place = divmod(action - PLACE, PLACES)
    return f"place {value - 1} on {_place(place)}"


def _place(place: int) -> str:
    return f"{COLOURS[place // 2]} {1 + place % 2}"


def _spot(spot: int) -> str:
    return f"{_place(spot // FIELDS)} field {spot % FIELDS + 1}"
