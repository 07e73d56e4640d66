"""Pieces of self-play as files: positions and how their games ended, small, whole or not at all."""

from __future__ import annotations

import os
from dataclasses import fields, replace
from pathlib import Path
from zipfile import BadZipFile

from conspiratio.core.files import file_trouble
from conspiratio.core.game import Complaint

from ..extras import numpy
from .games import Games

ARRAYS = tuple(field.name for field in fields(Games))


def save_piece(path: Path, played: dict[int, Games]) -> None:
    """A piece that was broken off is no piece: it is played again."""
    np = numpy()
    small = {seats: replace(games, features=games.features.astype("f2")) for seats, games in played.items()}
    arrays = {f"{seats}-{name}": getattr(games, name) for seats, games in small.items() for name in ARRAYS}
    part = path.with_suffix(".part")
    try:
        with part.open("wb") as file:
            np.savez_compressed(file, **arrays)
        os.replace(part, path)
    except OSError as error:
        raise file_trouble("file-unwritable", path, error) from None


def load_piece(path: Path, features: int) -> dict[int, Games]:
    """The games of a piece by number of players; ``features``: so many numbers a seat are told of a position."""
    np = numpy()
    try:
        with np.load(path) as file:
            counts = sorted({int(name.split("-")[0]) for name in file.files})
            found = {seats: Games(*(file[f"{seats}-{name}"] for name in ARRAYS)) for seats in counts}
    except (OSError, EOFError, KeyError, ValueError, BadZipFile):
        raise Complaint("train-piece", file=str(path)) from None
    for games in found.values():
        if games.features.shape[-1] != features:
            raise Complaint("train-features", file=str(path), found=games.features.shape[-1], expected=features)
    return found
