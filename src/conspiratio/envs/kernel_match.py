"""One game on the kernel, as all environments play it: the deal, the position, the actions so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from conspiratio import kernel
from conspiratio.core.codec import from_json
from conspiratio.core.decks import with_deck
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.core.options import options_of
from conspiratio.games import game_called, room
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]

NOT_COMPILED = (
    "The environments need Conspiratio's compiled kernel, and it is not there. Get a C compiler (Debian: apt install"
    " gcc; macOS: xcode-select --install) and install Conspiratio again: pip install --force-reinstall --no-deps"
    " conspiratio, or in its repository: python hatch_build.py kernel"
)


class KernelMissing(ImportError):  # noqa: N818 - it says what to do
    def __init__(self) -> None:
        super().__init__(NOT_COMPILED)


@dataclass(frozen=True, slots=True)
class Setting:
    """What is settled before the cards are dealt."""

    game: AnyGame
    seats: int
    options: Any

    @property
    def counts_shown(self) -> bool:
        return bool(getattr(self.options, "open_counts", True))


def make_setting(
    game: str, seats: int, options: Mapping[str, Any] | None = None, deck: str | Path | None = None, free: bool = False
) -> Setting:
    """A ValueError says what is wrong: the game, the number of players, an option, or a deck."""
    if not kernel.is_compiled():
        raise KernelMissing
    try:
        return _setting(game, seats, options or {}, deck, free)
    except Complaint as complaint:
        raise ValueError(complain(Texts("en"), complaint)) from None


def _setting(game: str, seats: int, options: Mapping[str, Any], deck: str | Path | None, free: bool) -> Setting:
    rules = game_called(game)
    if deck is not None:
        rules = with_deck(rules, str(deck), free=free)
    rules.check_seats(from_json(int, seats, "seats"))
    if not kernel.bridge(game).can_play(rules.faces, seats):
        raise ValueError("this deck has more cards than the kernel has room for")
    known = {option.name for option in options_of(rules.options_type)}
    for name in options:
        if name not in known:
            raise Complaint("option-of-other-game", game=game, option=name)
    chosen = from_json(rules.options_type, dict(options), "options")
    rules.deal(chosen, seats, Random(0))  # complains of what does not go together
    return Setting(rules, seats, chosen)


class Imagined(NamedTuple):
    """A step in which what a seat did not know was dealt anew."""

    eye: int
    seed: int


class KernelMatch:
    """A position and how it came about. Cloning it copies the position and shares the rest."""

    __slots__ = ("deal", "position", "setting", "steps")

    def __init__(self, setting: Setting, deal: Any) -> None:
        self.setting = setting
        self.deal = deal
        self.position = kernel.bridge(setting.game.name).start_of(deal)
        self.steps: list[int | Imagined] = []

    @classmethod
    def dealt(cls, setting: Setting, rng: Random) -> KernelMatch:
        return cls(setting, setting.game.deal(setting.options, setting.seats, rng))

    @classmethod
    def at(cls, setting: Setting, position: Any) -> KernelMatch:
        """A game that is met in the middle: nobody knows how it came there, so it can be played on but not kept."""
        match = cls.__new__(cls)
        match.setting, match.deal, match.position, match.steps = setting, None, position, []
        return match

    def clone(self) -> KernelMatch:
        other = KernelMatch.at(self.setting, self.position.clone())
        other.deal, other.steps = self.deal, self.steps.copy()
        return other

    def __deepcopy__(self, memo: Any) -> KernelMatch:
        return self.clone()

    def __reduce__(self) -> Any:
        return _again, (self.setting, self.deal, self.steps)

    def play(self, action: int) -> None:
        """A ValueError if the action is not legal."""
        if not 0 <= action < self.position.actions:
            raise ValueError(f"there is no action {action}")
        self.position.play(action)
        self.steps.append(action)

    def observe(self, eye: int) -> Observation:
        """What the seat knows; -1 is a spectator."""
        sight = _sight(self.setting.game.name)
        seen = sight.observe(self.position, eye, self.setting.counts_shown)
        return np.frombuffer(seen, np.int16)

    def mask(self) -> Mask:
        """1 for each legal action of the seat to act."""
        mask = self.no_mask()
        mask[self.position.legal()] = 1
        return mask

    def no_mask(self) -> Mask:
        """The mask of a seat that has nothing to decide."""
        return np.zeros(self.position.actions, np.int8)

    def rewards(self) -> list[float]:
        """Of a game that is over: the share of the victory minus the average share, so that they add up to 0. Alone:
        1 for a game that is won."""
        shares: Sequence[float] = self.position.outcome()[0]
        if len(shares) == 1:
            return [*shares]
        average = sum(shares) / len(shares)
        return [share - average for share in shares]

    def imagine(self, eye: int, seed: int) -> None:
        """Deal anew whatever that seat does not know."""
        if self.setting.counts_shown:
            self.position.imagine(eye, seed)
        else:  # The kernel guesses no money and no sizes of hands; the referee does.
            game = self.setting.game
            state = game.imagine(game.view(self.state(), eye), Random(seed))
            self.position = kernel.bridge(game.name).position_of(state)
        self.steps.append(Imagined(eye, seed))

    def state(self) -> Any:
        """The referee's state, for people to read."""
        game, bridge = self.setting.game, kernel.bridge(self.setting.game.name)
        state = game.start(self.deal)
        for action in self.steps:
            if isinstance(action, Imagined):
                raise ValueError("an imagined game has no past that the referee could play through")
            state, _ = game.play(state, bridge.move_of(state, action))
        return state


def _again(setting: Setting, deal: Any, steps: list[int | Imagined]) -> KernelMatch:
    match = KernelMatch(setting, deal)
    for step in steps:
        if isinstance(step, Imagined):
            match.imagine(*step)
        else:
            match.play(step)
    return match


def _sight(game: str) -> Any:
    return room("kernel", game, "sight")


def observation_length(game: str) -> int:
    return int(_sight(game).LENGTH)


def layout(game: str) -> dict[str, tuple[int, tuple[int, ...]]]:
    """Where each part of an observation begins, and its shape."""
    return {name: (start, shape) for name, start, shape in _sight(game).LAYOUT}


def parts(game: str, observation: Observation) -> dict[str, Observation]:
    """An observation by the names of its parts, which share its memory."""
    return {
        name: observation[start : start + int(np.prod(shape))].reshape(shape)
        for name, (start, shape) in layout(game).items()
    }
