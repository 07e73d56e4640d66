"""What time it is, in milliseconds since 1970.

Durations must not depend on a clock that somebody sets: the server looks at the machine's clock once, when it starts,
and counts on by itself; the time that a laptop slept counts, too. Only the calendar goes by the machine's clock.
"""

from __future__ import annotations

import time

_SLEEP_COUNTS = getattr(time, "CLOCK_BOOTTIME", None)
APART = 60_000
"""Milliseconds by which two clocks may differ; beyond that one of them was set."""


def _ticks() -> int:
    return time.monotonic_ns() if _SLEEP_COUNTS is None else time.clock_gettime_ns(_SLEEP_COUNTS)


_BEGAN = time.time_ns() - _ticks()


def real_time() -> int:
    """Never runs backwards, and never jumps."""
    return (_BEGAN + _ticks()) // 1_000_000


def wall_time() -> int:
    return time.time_ns() // 1_000_000
