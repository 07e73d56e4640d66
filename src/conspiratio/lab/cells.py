"""The cells of a study: one for each level and player count, with the records of its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias


class Cell(NamedTuple):
    level: str
    seats: int


Games: TypeAlias = Mapping[Cell, Sequence[Any]]
