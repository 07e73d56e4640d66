from collections.abc import Sequence
from typing import Any

from .position import Position

OUTPUTS: int

class Net:
    inputs: int
    first: int
    second: int
    def __init__(self, sizes: tuple[int, int, int], values: Sequence[float]) -> None: ...
    def judge(self, position: Position) -> tuple[list[float], list[float], float]: ...

def weights_in(sizes: tuple[int, int, int]) -> int: ...
def describe(position: Position, features: Any) -> None: ...
