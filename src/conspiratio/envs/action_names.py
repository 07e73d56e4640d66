"""What an action number means, for people who look on: numbers alone decide."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from conspiratio import kernel
from conspiratio.caligula.cards import COLOURS
from conspiratio.games import GAMES

HAND_KINDS = ("coniura single", "coniura double", "pugio single", "pugio double")
FIELDS = 8


def action_name(game: str, faces: Any, seats: int, action: int) -> str:
    """
    >>> from conspiratio.pax.cards import standard_deck
    >>> [action_name("pax", standard_deck(), 4, action) for action in (34, 160, 177, 199, 206)]
    ['keep 2 show 2', 'draw', 'place 2 legion 1', 'buy 3', 'play wealth-1']
    """
    try:
        if not 0 <= action < _how_many(game):
            raise IndexError
        return _pax(faces, seats, action) if game == "pax" else _caligula(faces, action)
    except IndexError:
        raise ValueError(f"there is no action {action}") from None


@cache
def _how_many(game: str) -> int:
    return int(kernel.twin(game).dealt(GAMES[game].faces, 2, 0).actions)


def _pax(faces: Any, seats: int, action: int) -> str:
    twin = kernel.twin("pax")
    if action >= twin.PLAY:
        return f"play {twin.cards_of(faces, seats).cards[action - twin.PLAY].id}"
    if action >= twin.BUY:
        return f"buy {action - twin.BUY + 1}"
    if action >= twin.PLACE:
        nth, place = divmod(action - twin.PLACE, twin.PLACES)
        return f"place {nth + 1} " + ("hand" if place == 0 else "under" if place == 1 else f"legion {place - 1}")
    if action >= twin.DRAW:
        return ("draw", "peek", "pass", "end")[action - twin.DRAW]
    keep, shown = divmod(action, 32)
    return f"keep {keep + 1} show {' '.join(str(n + 1) for n in range(5) if shown >> n & 1) or 'none'}"


def _caligula(faces: Any, action: int) -> str:
    twin = import_module("conspiratio.kernel.caligula.actions")
    if action >= twin.BID:
        return _laying(twin, action)
    if action >= twin.PROTECT:
        return f"protect {HAND_KINDS[action - twin.PROTECT]}"
    if action >= twin.FAVOUR:
        return f"favour {('emperor', 'nominee')[action - twin.FAVOUR]}"
    if action >= twin.NOMINATE:
        emperors = [emperor.name for emperor in faces.emperors]
        nth = action - twin.NOMINATE
        return f"nominate {emperors[nth] if nth < len(emperors) else nth}"
    if action >= twin.LOSE_CARD:
        return f"lose {HAND_KINDS[action - twin.LOSE_CARD]}"
    if action >= twin.LOSE_POINT:
        return f"lose {twin.POINTS[action - twin.LOSE_POINT]}"
    if action == twin.PASS:
        return "pass"
    return _reward(twin, action)


def _reward(twin: Any, action: int) -> str:
    """What is done on the Civitas cards; also to place a marker from the supply, and to lose one."""
    for name, number in twin.PLAIN.items():
        if action == number:
            return f"take {name}"
    if action >= twin.SWAP_MARKERS:
        one, other = twin.pair_of(action - twin.SWAP_MARKERS)
        return f"swap markers {_spot(one)} {_spot(other)}"
    if action >= twin.SWAP_SEQUENTIA:
        return "swap sequentia {} {}".format(*twin.pair_of(action - twin.SWAP_SEQUENTIA))
    if action >= twin.SWAP_POSITIONS:
        return f"swap positions {COLOURS[action - twin.SWAP_POSITIONS]}"
    if action >= twin.SWAP_ORDO:
        return "swap ordo of seats {} {}".format(*twin.pair_of(action - twin.SWAP_ORDO))
    if action >= twin.SEND_HOME:
        return f"send home {_spot(action - twin.SEND_HOME)}"
    if action >= twin.REMOVE:
        return f"remove {_place(action - twin.REMOVE)}"
    value, place = divmod(action - twin.PLACE, twin.PLACES)
    return f"place {value - 1} on {_place(place)}"


def _laying(twin: Any, action: int) -> str:
    strike = action >= twin.STRIKE
    left, pugio_doubles = divmod(action - (twin.STRIKE if strike else twin.BID), 8)
    first, second = divmod(left, 8 if strike else 11)
    counts = (0, first, second, pugio_doubles) if strike else (first, second, 0, pugio_doubles)
    cards = [f"{count} {kind}" for count, kind in zip(counts, HAND_KINDS, strict=True) if count]
    return f"{'strike' if strike else 'bid'} {' '.join(cards)}"


def _place(place: int) -> str:
    return f"{COLOURS[place // 2]} {1 + place % 2}"


def _spot(spot: int) -> str:
    return f"{_place(spot // FIELDS)} field {spot % FIELDS + 1}"
