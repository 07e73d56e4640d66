"""The fast twin of both games: ints and flat arrays, compiled; bit for bit the referee's game.

It is compiled when the package is installed. Where there was no compiler ``is_compiled`` is false, bots use the
referee, and everything works, only slower and less well.
"""

from __future__ import annotations

import importlib.util
from functools import cache
from typing import Any

from conspiratio.games import room


@cache
def is_compiled() -> bool:
    found = importlib.util.find_spec(f"{__name__}.position")
    return found is not None and found.origin is not None and not found.origin.endswith(".py")


def bridge(game: str) -> Any:
    """The module between the referee and the kernel: it turns states and moves into numbers, and back."""
    return room("kernel", game, "bridge")
