"""The weights of the evaluations, as data, each with the record of how it was made (``conspiratio lab train``)."""

from __future__ import annotations

import hashlib
import json
import os
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any

from conspiratio.core.files import read_json, write_text
from conspiratio.core.game import Complaint
from conspiratio.games import GAMES

from .. import bridge
from ..net import Net

FORMAT = "conspiratio-net/1"
ELSEWHERE = "CONSPIRATIO_WEIGHTS"
"""The variable of the environment that names a folder whose weights go before ours."""


@dataclass(frozen=True)
class _Weights:
    sizes: tuple[int, int, int]
    values: Sequence[float]
    record: dict[str, Any]


def network(game: str, seats: int) -> Net | None:
    """The network that judges positions of a game: who sits alone at the table wants something else."""
    return shipped(f"{game}-solo" if seats == 1 else game)


def shipped(name: str) -> Net | None:
    """The network that bots use for ``pax``, ``pax-solo`` or ``caligula``: the one that came with the package, unless
    there is one of that name in the folder that CONSPIRATIO_WEIGHTS names."""
    return _shipped(name, os.environ.get(ELSEWHERE, ""))


@cache
def _shipped(name: str, folder: str) -> Net | None:
    path = _path(name, folder)
    return None if path is None else load(path, name.removesuffix("-solo"))


def mark_of(name: str) -> str:
    """A short mark of the numbers that bots use now: other weights have another."""
    path = _path(name, os.environ.get(ELSEWHERE, ""))
    return "" if path is None else mark_in(path)


def mark_in(path: Path) -> str:
    return hashlib.sha256(bytes(array("f", values_in(path)))).hexdigest()[:12]


def _path(name: str, folder: str) -> Path | None:
    if folder and not Path(folder).is_dir():
        raise Complaint("weights-folder", folder=folder, variable=ELSEWHERE)
    places = [Path(folder), Path(__file__).parent] if folder else [Path(__file__).parent]
    return next((place / f"{name}.json" for place in places if (place / f"{name}.json").is_file()), None)


def load(path: Path, game: str | None = None) -> Net:
    """The network of a file; with ``game``, it has to fit how the kernel describes a position of that game.

    A network of an earlier version looks only at the first of the numbers that describe it.
    """
    weights = _read(path)
    expected = weights.sizes[0] if game is None else features_of(game)
    if weights.sizes[0] > expected or (game and weights.record.get("game", game) != game):
        raise Complaint("weights-unfitting", file=str(path), found=weights.sizes[0], expected=expected, game=str(game))
    try:
        return Net(weights.sizes, weights.values)
    except ValueError as error:
        raise Complaint("weights-damaged", file=str(path), why=str(error)) from None


@cache
def load_once(path: str, game: str) -> Net:
    """For bots, which ask at every decision."""
    return load(Path(path), game)


def values_in(path: Path) -> Sequence[float]:
    """The weights of a file, as training goes on from them."""
    return _read(path).values


def sizes_in(path: Path) -> tuple[int, int, int]:
    """How many inputs there are, and how wide the two hidden layers."""
    return _read(path).sizes


def record_in(path: Path) -> dict[str, Any]:
    """How the weights of a file were made."""
    return _read(path).record


def save(path: Path, sizes: tuple[int, int, int], values: Sequence[float], record: dict[str, Any]) -> None:
    file = {
        "format": FORMAT,
        "inputs": sizes[0],
        "hidden": list(sizes[1:]),
        "record": record,
        "weights": b64encode(array("f", values).tobytes()).decode(),
    }
    write_text(path, json.dumps(file, indent=1) + "\n")


@cache
def features_of(game: str) -> int:
    """By how many numbers the kernel describes each seat."""
    return int(bridge(game).dealt(GAMES[game].faces, 2, 0).features)


def _read(path: Path) -> _Weights:
    file = read_json(path)
    if not isinstance(file, dict) or file.get("format") != FORMAT:
        raise Complaint("weights-format", file=str(path), expected=FORMAT)
    try:
        first, second = file["hidden"]
        sizes = (file["inputs"], first, second)
        values = array("f", b64decode(file["weights"], validate=True))
    except (KeyError, TypeError, ValueError) as error:
        raise Complaint("weights-damaged", file=str(path), why=str(error)) from None
    if not all(isinstance(size, int) and size > 0 for size in sizes):
        raise Complaint("weights-damaged", file=str(path), why=str(sizes))
    if not all(map(isfinite, values)):
        raise Complaint("weights-damaged", file=str(path), why="nan, inf")
    return _Weights(sizes, values, file.get("record", {}))
