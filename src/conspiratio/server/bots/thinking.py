"""How long bots have thought lately. From it follow how hard they think now, and when their answers are seen."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from math import ceil
from statistics import median
from typing import NamedTuple

from conspiratio.bots import LEVELS, effort_of

COMFORT = 2.0
"""Seconds that somebody may wait for all their bots before these think shorter."""
SHARES = (1.0, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32)
"""Of its usual thinking, that which a bot is allowed."""
KEPT, SORTS = 64, 2000
"""Times that are kept of one sort of question, and sorts."""
ENOUGH = 8
STRAYS = 2
"""How many of the longest times are left out: those of a bot that was loaded first, or of a hiccup."""
ROOM = 1.25
SHORTEST = 0.001
LATELY = 60.0
UNKNOWN = 0.02
"""Seconds that a question takes of which nothing is known yet."""

Sorts = Sequence[Hashable]
"""What a question is like, in the narrow and in the wide sense: the first of which enough is known counts.
Only what everybody knows may be in it, nothing of a hand."""


@lru_cache
def shares_of(game: str, level: str) -> tuple[float, ...]:
    """Those that make a difference to a bot: some think so little that they can't think less."""
    if level not in LEVELS:
        return SHARES[:1]
    effort = effort_of(game, level)
    found = {effort.shortened(share).iterations: share for share in reversed(SHARES)}
    return tuple(sorted(found.values(), reverse=True))


class _Time(NamedTuple):
    at: float
    seconds: float
    worked: float


class Thinking:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._took: OrderedDict[tuple[Hashable, float], deque[_Time]] = OrderedDict()
        """For each sort of question and share of thinking, the last times."""

    def note(self, sorts: Sorts, share: float, seconds: float, worked: float) -> None:
        """``seconds`` until the answer was here, for which the processor ``worked`` so long."""
        for sort in sorts:
            self._took.setdefault((sort, share), deque(maxlen=KEPT)).append(_Time(self._clock(), seconds, worked))
            self._took.move_to_end((sort, share))
        while len(self._took) > SORTS:
            self._took.popitem(last=False)

    def usual(self, sorts: Sorts, share: float = 1.0) -> float:
        """Seconds that such a question takes; what was long ago is asked anew."""
        since = self._clock() - LATELY
        for sort in sorts:
            took = [one.seconds for one in self._took.get((sort, share), ()) if one.at > since]
            if len(took) >= ENOUGH:
                return median(took)
        return self.usual(sorts, 2 * share) / 2 if share < 1 else UNKNOWN

    def share(self, sorts: Sorts, shares: Sequence[float], turns: float) -> float:
        """How much of its usual thinking a bot is allowed, when this many such questions wait before one worker."""
        return next((share for share in shares if turns * self.usual(sorts, share) <= COMFORT), shares[-1])

    def rest(self, sorts: Sorts, share: float, worked: float) -> float:
        """Seconds until an answer is shown for which the processor worked so long: what is left of a slot in which
        nearly every such answer is found. So a person who waits for it doesn't learn how hard the decision was, or that
        there was none to make. What others on the machine take of its time has nothing to do with a hand."""
        slot = ROOM * self._longest(sorts, share)
        return ceil(worked / slot) * slot - worked

    def _longest(self, sorts: Sorts, share: float) -> float:
        for known in (one for one in reversed(SHARES) if one >= share):
            for sort in sorts:
                worked = sorted(one.worked for one in self._took.get((sort, known), ()))
                if len(worked) >= ENOUGH:
                    return max(worked[-1 - STRAYS], SHORTEST)
        return UNKNOWN
