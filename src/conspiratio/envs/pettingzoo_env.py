"""PAX and Caligula for PettingZoo: agents act in turn (AEC), and a mask tells what they may do."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from conspiratio.games import DEFAULT_GAME

from .kernel_match import KernelMatch, make_setting
from .scaled import Sight

Observed = dict[str, Any]


def env(
    game: str = DEFAULT_GAME,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    deck: str | Path | None = None,
    free: bool = False,
    render_mode: str | None = None,
    scaled: bool = False,
) -> AECEnv[str, Observed, int]:
    """The environment with PettingZoo's usual guards: an action that is not legal loses the game."""
    bare: Any = raw_env(game, seats, options, deck, free, render_mode, scaled)
    guarded: Any = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv[str, Observed, int]):  # type: ignore[misc]  # noqa: N801 - as PettingZoo calls it
    """``options``: those of the game, as in its replay files; ``deck``: the name of a deck, or a file
    (``free``: of any size); ``scaled``: observations are numbers from -1 to 1, for networks."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "conspiratio_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        deck: str | Path | None = None,
        free: bool = False,
        render_mode: str | None = None,
        scaled: bool = False,
    ) -> None:
        super().__init__()
        self.setting = make_setting(game, seats, options, deck, free)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = Random()
        self.match = KernelMatch.dealt(self.setting, Random(0))
        actions = self.match.position.actions
        self.sight = Sight(self.setting, scaled=scaled)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": self.sight.space,
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; equal seeds give equal deals, and games after the first follow from its seed."""
        if seed is not None:
            self._rng = Random(seed)
        self.match = KernelMatch.dealt(self.setting, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.position.to_act()]

    def observe(self, agent: str) -> Observed:
        seat, match = self.seat_of[agent], self.match
        mask = match.mask() if match.position.to_act() == seat else match.no_mask()
        return {"observation": self.sight.shown(match.observe(seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(int(action))
        seat = self.match.position.to_act()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.rewards = dict(zip(self.possible_agents, self.match.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The whole table, hidden cards included, for the eyes of the experimenter."""
        return str(self.match.state()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to let go of."""

    def clone(self) -> raw_env:
        """A game of its own from here on, much faster than ``copy.deepcopy``; the spaces are shared."""
        other = copy(self)
        other.match = self.match.clone()
        other._rng = copy(self._rng)
        other.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(other, name, getattr(self, name).copy())
        return other
