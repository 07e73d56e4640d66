"""The games that one can play alone, for Gymnasium: importing this registers ``Conspiratio/PaxSolo-v0``."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from operator import index
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from conspiratio.games import GAMES, room

from .kernel_match import KernelMatch, make_setting
from .scaled import Shown, Sight

ILLEGAL = -0.01


class Solo(gymnasium.Env[Shown, np.int64]):
    """At the end the reward is 1 for a game that is won. An action that is not legal changes nothing and costs a
    little. ``info["action_mask"]`` says which are legal, and so does ``action_masks()``, for sb3-contrib. With
    ``scaled`` observations are numbers from -1 to 1, for networks. Options of the game may be given by name, as
    ``solo_game``, which of PAX's five it is."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        deck: str | Path | None = None,
        free: bool = False,
        render_mode: str | None = None,
        scaled: bool = False,
        **more_options: Any,
    ) -> None:
        self.setting = make_setting(game, 1, {**(options or {}), **more_options}, deck, free)
        self.render_mode = render_mode
        self.match = KernelMatch.dealt(self.setting, Random(0))
        self._rng: Random | None = None
        self.sight = Sight(self.setting, scaled=scaled)
        self.observation_space = self.sight.space
        self.action_space = spaces.Discrete(self.match.position.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Shown, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self._rng is None:
            self._rng = Random(int(self.np_random.integers(2**63)))
        self.match = KernelMatch.dealt(self.setting, self._rng)
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        match, chosen = self.match, index(action)
        if match.position.to_act() < 0:  # it has been paid already
            return self._seen(), 0.0, True, False, self._info()
        reward = 0.0
        try:
            match.play(chosen)
        except ValueError:
            reward = ILLEGAL
        over = match.position.to_act() < 0
        if over:
            reward = match.rewards()[0]
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal action, as sb3-contrib's MaskablePPO asks for it."""
        return self.match.mask().astype(np.bool_)

    def _seen(self) -> Shown:
        return self.sight.shown(self.match.observe(0))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.match.mask()}

    def render(self) -> str | None:
        """The whole table, hidden cards included, for the eyes of the experimenter."""
        return str(self.match.state()) if self.render_mode == "ansi" else None

    def clone(self) -> Solo:
        """A game of its own from here on, much faster than ``copy.deepcopy``; the spaces are shared."""
        other = copy(self)
        other.match = self.match.clone()
        other._rng = copy(self._rng)
        return other


def _register() -> None:
    for game in (game for game, rules in GAMES.items() if 1 in rules.seats):
        name, longest = f"Conspiratio/{game.title()}Solo-v0", room("envs", game).LONGEST_ALONE
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:Solo", max_episode_steps=longest, kwargs={"game": game})


_register()
