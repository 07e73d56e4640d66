"""Who sits where: line-ups that are fair to every bot, and their rotations.

A block is one deal, played once with each rotation of one line-up: every bot of it gets every seat's cards and luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random


def line_up(bots: Sequence[str], seats: int, seed: str, block: int) -> tuple[str, ...]:
    """The line-up of a block (from 1).

    All bots get as many seats as the others. Where the seats can't be divided evenly, or are fewer than the bots,
    every choice of those who get one more comes up once before any comes up again.
    """
    choices = list(combinations(bots, seats % len(bots)))
    turn, at = divmod(block - 1, len(choices))
    Random(f"{seed}/turn/{turn}").shuffle(choices)
    seated = [*(tuple(bots) * (seats // len(bots))), *choices[at]]
    Random(f"{seed}/line-up/{block}").shuffle(seated)
    return tuple(seated)


def rotated(line_up: Sequence[str], by: int) -> tuple[str, ...]:
    """
    >>> rotated(("a", "b", "c"), 1)
    ('b', 'c', 'a')
    """
    return (*line_up[by:], *line_up[:by])
