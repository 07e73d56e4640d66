from collections.abc import Sequence
from typing import Any

from ..position import Position

SIZE: int

class Tables:
    seats: int
    def __init__(
        self,
        seats: int,
        civitas: Sequence[Sequence[tuple[int, int, Sequence[int], Sequence[int]]]],
        emperors: Sequence[tuple[int, int, int]],
        heirs: Sequence[int],
        sequentia: Sequence[tuple[int, Sequence[int]]],
        hand_kinds: Sequence[int],
    ) -> None: ...

def start(
    tables: Tables,
    memory_aid: int,
    ordo: Sequence[int],
    sequentia: Sequence[int],
    civitas: Sequence[Sequence[int]],
    augustus: Sequence[int],
    hands: Sequence[int],
    coniura: Sequence[int],
    pugio: Sequence[int],
) -> Position: ...
def deal(tables: Tables, seats: int, memory_aid: int, seed: int) -> Position: ...
def play_by_habit(position: Position, seed: int, decisions: int = 100_000) -> int: ...
def read(position: Position) -> dict[str, Any]: ...
def write(tables: Tables, numbers: dict[str, Any]) -> Position: ...
