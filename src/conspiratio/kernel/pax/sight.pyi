from array import array

from ..position import Position

LENGTH: int
LAYOUT: tuple[tuple[str, int, tuple[int, ...]], ...]

def observe(position: Position, eye: int, open_counts: bool = True) -> array[int]: ...
