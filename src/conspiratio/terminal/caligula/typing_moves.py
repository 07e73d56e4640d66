"""Moves as people type them in the plain mode. Fields and Sequentia cards are counted from 1; players are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conspiratio.caligula.cards import COLOURS
from conspiratio.caligula.effects import name_of
from conspiratio.caligula.moves import (
    Conspire,
    Favour,
    Join,
    Move,
    Nominate,
    Pass,
    Penalty,
    Place,
    Protect,
    Raise,
    Reward,
    Spot,
    Strike,
)
from conspiratio.core.game import Complaint, Seat

from ..skin import is_number

EXAMPLES = {
    "place": "place 3 plebs 1",
    "conspire": "conspire coniura-12 coniura-3",
    "join": "join coniura-12",
    "raise": "raise coniura-12 coniura-3",
    "strike": "strike pugio-8 pugio-2",
    "protect": "protect pugio-8",
    "nominate": "nominate nero",
    "favour": "favour nero",
    "reward": "reward pugio",
    "penalty": "penalty lose-coniura coniura-12",
    "remove": "reward remove:plebs 1",
    "reward place": "reward place 3 plebs 1",
    "swap-markers": "reward swap-markers plebs 1 1 nobiles 2 3",
    "return-marker": "reward return-marker plebs 1 2",
    "swap-ordo": "reward swap-ordo livia marcus",
    "swap-positions": "reward swap-positions plebs",
    "swap-sequentia": "reward swap-sequentia 1 4",
    "lose-marker": "penalty lose-marker plebs 1 2",
    "lose-point": "penalty lose-point victory",
    "lose-pugio": "penalty lose-pugio pugio-8",
    "lose-coniura": "penalty lose-coniura coniura-12",
}
_LAYING: dict[str, Any] = {"conspire": Conspire, "join": Join, "raise": Raise, "strike": Strike}
_NAMING: dict[str, Any] = {"protect": Protect, "nominate": Nominate, "favour": Favour}


def read_typed_move(word: str, rest: list[str], names: Sequence[str] = ()) -> Move | None:
    """A move as a person types it; None if the word is no move, a Complaint if something is missing."""
    if word == "pass":
        return Pass()
    if word in _LAYING:
        _expect(word, bool(rest))
        move: Move = _LAYING[word](tuple(rest))
        return move
    if word in _NAMING:
        _expect(word, len(rest) == 1)
        move = _NAMING[word](rest[0])
        return move
    if word == "place":
        return Place(*_placing(word, rest))
    if word == "reward":
        _expect(word, bool(rest))
        return _reward(rest[0], rest[1:], names)
    if word == "penalty":
        _expect(word, bool(rest))
        return _penalty(rest[0], rest[1:])
    return None


def _expect(example: str, fits: bool) -> None:
    if not fits:
        raise Complaint("typed-move", example=EXAMPLES[example])


def _number(example: str, text: str) -> int:
    _expect(example, is_number(text.removeprefix("-")))
    return int(text)


def _placing(example: str, rest: list[str]) -> tuple[int, Any, int]:
    _expect(example, len(rest) == 3 and rest[1] in COLOURS)
    return _number(example, rest[0]), rest[1], _number(example, rest[2])


def _spot(example: str, words: list[str]) -> Spot:
    _expect(example, len(words) == 3 and words[0] in COLOURS)
    colour: Any = words[0]
    return Spot(colour, _number(example, words[1]), _number(example, words[2]) - 1)


def _seat(example: str, text: str, names: Sequence[str]) -> Seat:
    """A player by name, or by number."""
    called = [name.lower() for name in names]
    return called.index(text) if text in called else _number(example, text)


def _reward(effect: str, details: list[str], names: Sequence[str]) -> Reward:
    name = name_of(effect)
    match name:
        case "place":
            marker, colour, position = _placing("reward place", details)
            return Reward(effect, marker=marker, colour=colour, position=position)
        case "remove":
            _expect(name, len(details) == 1)
            return Reward(effect, position=_number(name, details[0]))
        case "swap-markers":
            return Reward(effect, spots=(_spot(name, details[:3]), _spot(name, details[3:])))
        case "return-marker":
            return Reward(effect, spot=_spot(name, details))
        case "swap-ordo":
            _expect(name, len(details) == 2)
            return Reward(effect, seats=tuple(_seat(name, seat, names) for seat in details))
        case "swap-sequentia":
            _expect(name, len(details) == 2)
            return Reward(effect, slots=tuple(_number(name, slot) - 1 for slot in details))
        case "swap-positions":
            _expect(name, len(details) == 1 and details[0] in COLOURS)
            chosen: Any = details[0]
            return Reward(effect, colour=chosen)
    _expect("reward", not details)
    return Reward(effect)


def _penalty(effect: str, details: list[str]) -> Penalty:
    match effect:
        case "lose-marker":
            return Penalty(effect, spot=_spot(effect, details))
        case "lose-point":
            _expect(effect, details in (["victory"], ["conspiracy"]))
            point: Any = details[0]
            return Penalty(effect, point=point)
        case "lose-pugio" | "lose-coniura":
            _expect(effect, len(details) == 1)
            return Penalty(effect, card=details[0])
    _expect("penalty", not details)
    return Penalty(effect)
