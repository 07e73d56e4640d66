"""Games to learn from, and what each of their positions is worth.

How a game ended says little of a position long before its end: luck came between. What the network thought of the next
positions says more, as far as it can be trusted. So both are weighed: the nearer the end, the more the end counts
(returns of TD(lambda)).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from ..extras import numpy
from .network import Network

TRUST = 0.18
"""So much of what a position is worth is what the network thought of the next one that was kept."""
Ending: TypeAlias = tuple[Any, Any, float]
"""Each seat's share of the victory and of the comparisons, and whether the neutral side wins."""


@dataclass(frozen=True)
class Games:
    """Some games of one number of players, one after the other."""

    features: Any
    """Of every seat in every position that was kept, in the order in which they came up."""
    lengths: Any
    """How many positions of each game there are."""
    win: Any
    rank: Any
    neutral: Any
    """How each game ended."""

    @classmethod
    def of(cls, games: Sequence[tuple[Any, Ending]]) -> Games:
        np = numpy()
        endings = [ending for _, ending in games]
        return cls(
            np.concatenate([rows for rows, _ in games]),
            np.array([len(rows) for rows, _ in games], "i4"),
            *(np.array([ending[i] for ending in endings], "f4") for i in range(3)),
        )

    @classmethod
    def joined(cls, parts: Sequence[Games]) -> Games:
        np = numpy()
        return cls(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)))

    def ends(self) -> tuple[Any, Any, Any, Any]:
        """For every position how its game ended, as the network is asked: see ``network.SAMPLES``."""
        np = numpy()
        win, rank, neutral = (np.repeat(array, self.lengths, axis=0) for array in (self.win, self.rank, self.neutral))
        holds = neutral[:, None]
        return win * (1 - holds), win * holds, rank * (1 - holds), neutral

    def returns(self, network: Network | None) -> tuple[Any, Any, Any, Any]:
        """For every position what is to be learnt of it; without a network that is how its game ended."""
        found = self.ends()
        if network is None:
            return found
        promised = network.chances(self.features)
        last = numpy().cumsum(self.lengths) - 1
        for before in range(1, int(self.lengths.max())):
            at = (last - before)[self.lengths > before]
            for returns, thought in zip(found, promised, strict=True):
                returns[at] = (1 - TRUST) * returns[at + 1] + TRUST * thought[at + 1]
        return found
