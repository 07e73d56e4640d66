"""Numbers and how sure we are of them: intervals that hold the truth 95 times in 100.

Games of one deal, and seats of one game, have to do with each other: they are taken together as one observation.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from .. import extras

RESAMPLES = 1000
TINY = 1e-9
FEW = 10
"""From fewer games nothing can be said about how sure a difference is."""
Z = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """``low`` and ``high`` are None where there is too little to tell."""

    value: float
    low: float | None = None
    high: float | None = None


def proportion(part: float, whole: int) -> Estimate:
    """A share of independent games, with Wilson's interval.

    >>> estimate = proportion(0, 10)
    >>> estimate.value, estimate.low, round(estimate.high, 3)
    (0.0, 0.0, 0.278)
    """
    share, spread = part / whole, Z * Z / whole
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


Row = tuple[float, float, float, float]
"""Of one game: the wins and the number of the seats with something, and those of the seats without it."""


def difference(rows: Sequence[Row]) -> Estimate | None:
    """By how much the win share of the seats with something is greater than that of those without.

    >>> difference([(1, 1, 0, 1), (1, 2, 0, 0)]).value
    0.6666666666666666
    """
    wins, count, other_wins, other_count = (sum(column) for column in zip(*rows, strict=True)) if rows else (0,) * 4
    if not count or not other_count:
        return None
    share, other = wins / count, other_wins / other_count
    # How much each game pulls the difference its way: their squares add up to its variance.
    pulls = ((a - share * b) / count - (c - other * d) / other_count for a, b, c, d in rows)
    half = Z * sqrt(sum(pull * pull for pull in pulls))
    few = len(rows) < FEW
    return Estimate(share - other, None if few else share - other - half, None if few else share - other + half)


def resampled(table: Any, seed: str) -> Any:
    """The sums of a table's columns, when its rows are drawn again and again at random: one row a resample."""
    np = extras.numpy()
    count = len(table)
    dice = np.random.default_rng(int(hashlib.sha256(seed.encode()).hexdigest()[:16], 16))
    even = np.full(count, 1 / count)
    flat = table.reshape(count, -1)
    parts = [dice.multinomial(count, even, size=50) @ flat for _ in range(RESAMPLES // 50)]
    return np.concatenate(parts).reshape(RESAMPLES, *table.shape[1:])


def around(value: float, samples: Any, observations: int) -> Estimate:
    """A number with the interval that its resamples span; if they are all alike, we can't tell."""
    low, high = extras.numpy().nanpercentile(samples, [2.5, 97.5])
    if observations < 2 or high - low < TINY:
        return Estimate(float(value))
    return Estimate(float(value), float(low), float(high))


def share_around(value: float, samples: Any, observations: int) -> Estimate:
    """The same for a share: where all observations are alike, it is taken as that of independent ones."""
    found = around(value, samples, observations)
    return proportion(value * observations, observations) if found.low is None else found
