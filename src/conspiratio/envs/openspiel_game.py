"""PAX and Caligula for OpenSpiel: importing this registers ``python_pax`` and ``python_caligula``.

The deal is made of explicit chance nodes, one for each card that is turned out of those left, before the first
decision. Information states have perfect recall: they tell what the seat knows now and, as a digest, all that it has
seen and done since the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from conspiratio.core.options import options_of
from conspiratio.games import GAMES, room

from .action_names import action_name
from .kernel_match import KernelMatch, Observation, Setting, make_setting, observation_length, parts
from .luck import deal_of, sizes_of

Params = Mapping[str, Any]


def _parameters(game: str) -> dict[str, Any]:
    """With what each is if it is not given: of the game's options those that are on or off."""
    options = options_of(GAMES[game].options_type)
    switches = {option.name: option.default for option in options if option.kind == "switch"}
    return {"players": 4, **switches, "deck": "", "free": False}


def _seats(game: str) -> list[int]:
    """Utilities add up to 0 here, so nobody plays alone."""
    return [seats for seats in GAMES[game].seats if seats > 1]


def _game_type(game: str) -> Any:
    seats = _seats(game)
    return pyspiel.GameType(
        short_name=f"python_{game}",
        long_name=f"{GAMES[game].title} (Conspiratio)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class _Game(pyspiel.Game):  # type: ignore[misc]
    name: str
    kind: Any

    def __init__(self, params: Params | None = None) -> None:
        name = self.name
        chosen, possible = {**_parameters(name), **(params or {})}, _seats(name)
        if chosen["players"] not in possible:
            least, most = min(possible), max(possible)
            raise ValueError(f"here {name} is for {least} to {most} players, not {chosen['players']}")
        seats, deck, free = chosen.pop("players"), chosen.pop("deck"), chosen.pop("free")
        self.setting = make_setting(name, seats, chosen, deck or None, free)
        self.chances = sizes_of(self.setting)
        self.actions = KernelMatch(self.setting, deal_of(self.setting, ())).position.actions
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions,
            max_chance_outcomes=max(self.chances),
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=room("envs", name).LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> _State:
        return _State(self)

    def max_chance_nodes_in_history(self) -> int:
        return len(self.chances)

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> _Observer:
        return _Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class _Course:
    """How a game has gone: the chances so far, the match once it is dealt, and what each seat has seen of it."""

    __slots__ = ("match", "memories", "outcomes")

    def __init__(self, outcomes: list[int], match: KernelMatch | None, memories: list[bytes]) -> None:
        self.outcomes = outcomes
        self.match = match
        self.memories = memories

    def __deepcopy__(self, memo: Any) -> _Course:
        match = self.match and self.match.clone()
        return _Course(self.outcomes.copy(), match, self.memories.copy())

    def __reduce__(self) -> Any:
        return _Course, (self.outcomes, self.match, self.memories)

    def remember(self, seat: int, done: str = "") -> None:
        assert self.match is not None
        seen = self.match.observe(seat)
        at = np.flatnonzero(seen)
        memory = self.memories[seat] + done.encode() + at.tobytes() + seen[at].tobytes()
        self.memories[seat] = blake2b(memory, digest_size=16).digest()


class _State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.course = _Course([], None, [b""] * game.num_players())

    @property
    def match(self) -> KernelMatch | None:
        """The game on the kernel; None while the cards are dealt."""
        return self.course.match

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.match.position.to_act()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.position.to_act() < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.get_game().chances[len(self.course.outcomes)]
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(self.match.position.legal())

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course.match is None:
            course.outcomes.append(action)
            game: _Game = self.get_game()
            if len(course.outcomes) < len(game.chances):
                return
            course.match, actor = KernelMatch(game.setting, deal_of(game.setting, course.outcomes)), -1
        else:
            actor = course.match.position.to_act()
            course.match.play(action)
        for seat in range(len(course.memories)):
            course.remember(seat, str(action) if seat == actor else "")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action + 1} of {self.get_game().chances[len(self.course.outcomes)]}"
        setting: Setting = self.get_game().setting
        return action_name(setting.game.name, setting.game.faces, setting.seats, action)

    def returns(self) -> list[float]:
        if self.match is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return self.match.rewards()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> _State:
        """A state in which all that the player does not know is dealt anew. It goes on as any state does; its history
        stays that of this one, and what the rivals remember begins with it."""
        state: _State = self.clone()
        course = state.course
        if course.match is not None:
            course.match.imagine(player, int(rng() * 2**53))
            for seat in range(self.num_players()):
                if seat != player:
                    course.memories[seat] = b""
                    course.remember(seat)
        return state

    def __str__(self) -> str:
        steps = self.match.steps if self.match else []
        return " ".join(["deal", *map(str, self.course.outcomes), "play", *map(str, steps)])


def state_at(game: _Game, position: Any) -> _State:
    """A state in the middle of a game: it goes on as any does, and what all seats remember begins with it."""
    state = game.new_initial_state()
    state.course = _Course([], KernelMatch.at(game.setting, position), [b""] * game.num_players())
    for seat in range(game.num_players()):
        state.course.remember(seat)
    return state


class _Observer:
    """What OpenSpiel asks for: with perfect recall an information state, with public information alone what a
    spectator knows. What is private alone can't be asked for."""

    def __init__(self, game: _Game, kind: Any, params: Params | None) -> None:
        if params:
            raise ValueError(f"an observer of {game.name} has no parameters, but was given {dict(params)}")
        self.game = game
        self.recalls = kind.perfect_recall
        self.is_public = kind.public_info
        self.is_spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(observation_length(game.name), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = 0 if state.match is None else self._seen(state.match, player)

    def string_from(self, state: _State, player: int) -> str | None:
        if not self.is_public:
            return None
        who = "spectator" if self.is_spectator else f"seat {player}"
        if state.match is None:
            return f"{who}: the cards are dealt"
        known = describe(self.game.name, self._seen(state.match, player))
        memory = f" {state.course.memories[player].hex()}" if self.recalls and not self.is_spectator else ""
        return f"{who}{memory}: {known}"

    def _seen(self, match: KernelMatch, player: int) -> Observation:
        return match.observe(-1 if self.is_spectator else max(player, 0))


def describe(game: str, observation: Observation) -> str:
    """An observation as text: each part that is not all zero, with what in it is not."""
    shown = []
    for name, part in parts(game, observation).items():
        values = part.ravel()
        at = np.flatnonzero(values)
        if len(at):
            shown.append(f"{name} " + ",".join(f"{i}:{values[i]}" for i in at))
    return " ".join(shown)


def _register() -> None:
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for game in GAMES:
        kind = _game_type(game)
        if kind.short_name not in known:
            pyspiel.register_game(kind, type(f"_{game.title()}Game", (_Game,), {"name": game, "kind": kind}))


_register()
