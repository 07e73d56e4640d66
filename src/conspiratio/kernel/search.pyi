from .net import Net
from .position import Position

def stake(seats: int) -> float: ...

class Search:
    eye: int
    iterations: int
    def __init__(
        self,
        root: Position,
        eye: int,
        net: Net | None = None,
        seed: int = 0,
        look: int = ...,
        room: int = ...,
        exploration: float = ...,
        victory: float = ...,
        own_turn: bool = ...,
    ) -> None: ...
    def run(self, iterations: int) -> None: ...
    def moves(self) -> list[tuple[int, int, float, float]]: ...
    def chances(self) -> tuple[list[float], list[float], float]: ...
