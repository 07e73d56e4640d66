"""Moves as people type them in the plain mode. Fields and Sequentia cards are counted from 1, seats from 0."""

from __future__ import annotations

from typing import Any

from conspiratio.caligula.cards import COLOURS
from conspiratio.caligula.effects import NEEDS, name_of
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
from conspiratio.core.game import Complaint

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
    "swap-ordo": "reward swap-ordo 0 2",
    "swap-positions": "reward swap-positions plebs",
    "swap-sequentia": "reward swap-sequentia 1 4",
    "lose-marker": "penalty lose-marker plebs 1 2",
    "lose-point": "penalty lose-point victory",
    "lose-pugio": "penalty lose-pugio pugio-8",
    "lose-coniura": "penalty lose-coniura coniura-12",
}
_LAYING: dict[str, Any] = {"conspire": Conspire, "join": Join, "raise": Raise, "strike": Strike}
_NAMING: dict[str, Any] = {"protect": Protect, "nominate": Nominate, "favour": Favour}


def read_typed_move(word: str, rest: list[str]) -> Move | None:
    """A move as a person types it; None if the word is no move, a Complaint if something is missing."""
    try:
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
        if word in ("reward", "penalty"):
            return _effect(word, rest)
    except ValueError:
        raise Complaint("typed-move", example=EXAMPLES[word]) from None
    return None


def _expect(example: str, fits: bool) -> None:
    if not fits:
        raise Complaint("typed-move", example=EXAMPLES[example])


def _placing(example: str, rest: list[str]) -> tuple[int, Any, int]:
    _expect(example, len(rest) == 3 and rest[1] in COLOURS)
    return _number(rest[0]), rest[1], _number(rest[2])


def _number(text: str) -> int:
    if len(text) > 6:
        raise ValueError(text)
    return int(text)


def _spot(example: str, words: list[str]) -> Spot:
    _expect(example, len(words) == 3 and words[0] in COLOURS)
    colour: Any = words[0]
    return Spot(colour, _number(words[1]), _number(words[2]) - 1)


def _effect(word: str, rest: list[str]) -> Move:
    _expect(word, bool(rest))
    effect, *details = rest
    name = name_of(effect)
    if word == "penalty":
        return _penalty(effect, details)
    if name == "place":
        marker, colour, position = _placing("reward place", details)
        return Reward(effect, marker=marker, colour=colour, position=position)
    example = name if name in EXAMPLES and name in NEEDS else word
    match name:
        case "remove":
            _expect(example, len(details) == 1)
            return Reward(effect, position=_number(details[0]))
        case "swap-markers":
            return Reward(effect, spots=(_spot(example, details[:3]), _spot(example, details[3:])))
        case "return-marker":
            return Reward(effect, spot=_spot(example, details))
        case "swap-ordo":
            return Reward(effect, seats=tuple(_number(seat) for seat in details))
        case "swap-sequentia":
            return Reward(effect, slots=tuple(_number(slot) - 1 for slot in details))
        case "swap-positions":
            _expect(example, len(details) == 1 and details[0] in COLOURS)
            chosen: Any = details[0]
            return Reward(effect, colour=chosen)
    _expect(example, not details)
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
