"""Observations for networks: numbers from -1 to 1, without the seats and cards that a setting does not have.

They are made from the observation of a seat and from nothing else, so they tell nothing that the seat can't know.
"""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from conspiratio.games import room

from .kernel_match import Observation, Setting, layout, observation_length

ScaledObservation = NDArray[np.float32]
Shown = Observation | ScaledObservation


class Scaling:
    """Which numbers of an observation are kept, and by what each is divided."""

    def __init__(self, setting: Setting) -> None:
        game = setting.game.name
        of_game = room("envs", game, "scales")
        used = of_game.used(setting.game.faces, setting.seats)
        self.layout: dict[str, tuple[int, tuple[int, ...]]] = {}
        """Where each part begins, and its shape."""
        kept, factors, length = [], [], 0
        for name, (start, shape) in layout(game).items():
            axes = of_game.AXES.get(name, (None,) * len(shape))
            chosen = [used.get(axis, range(size)) for axis, size in zip(axes, shape, strict=True)]
            places = np.arange(start, start + int(np.prod(shape))).reshape(shape)[np.ix_(*chosen)]
            self.layout[name] = (length, places.shape)
            length += places.size
            kept.append(places.ravel())
            factors.append(np.full(places.size, 1 / of_game.MOST.get(name, 1), np.float32))
        self._kept, self._factors = np.concatenate(kept), np.concatenate(factors)

    @property
    def length(self) -> int:
        return len(self._kept)

    def scaled(self, observation: Observation) -> ScaledObservation:
        found: ScaledObservation = np.clip(observation[self._kept] * self._factors, -1, 1).astype(np.float32)
        return found


class Sight:
    """What an agent is shown of an observation: the whole of it, or numbers for a network."""

    def __init__(self, setting: Setting, *, scaled: bool) -> None:
        self.scaling = Scaling(setting) if scaled else None
        self.space = (
            spaces.Box(-1, 1, (self.scaling.length,), np.float32)
            if self.scaling
            else spaces.Box(-1, np.iinfo(np.int16).max, (observation_length(setting.game.name),), np.int16)
        )

    def shown(self, observation: Observation) -> Shown:
        return self.scaling.scaled(observation) if self.scaling else observation
