"""A finished game, looked at with all that was hidden in it: these functions take whole states.

Nothing that chooses a move may come near them: only a review imports this, and a test holds us to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

from conspiratio import kernel
from conspiratio.core.game import AnyGame


def open_chances(game: AnyGame, state: Any, rng: Random, iterations: int) -> tuple[tuple[float, ...], float]:
    """Each seat's chance to win and the neutral side's, for somebody who sees all hands, but not how the stacks lie."""
    from conspiratio.kernel.position import OPEN_HANDS

    win, _, neutral = chances(game, state, OPEN_HANDS, rng, iterations)
    return win, neutral


def chances(
    game: AnyGame, state: Any, eye: int, rng: Random, iterations: int
) -> tuple[tuple[float, ...], tuple[float, ...], float]:
    """Each seat's chance to win, its share of the comparisons, and that of the neutral side, as an eye sees a state."""
    position = kernel.bridge(game.name).position_of(state)
    win, rank, neutral = _chances(game, position, eye, rng.getrandbits(60), iterations)
    return tuple(win), tuple(rank), neutral


def _chances(
    game: AnyGame, position: Any, eye: int, seed: int, iterations: int
) -> tuple[list[float], list[float], float]:
    from conspiratio.kernel.search import Search
    from conspiratio.kernel.weights import network

    found: tuple[list[float], list[float], float]
    if position.to_act() < 0:
        found = position.outcome()
    else:
        search = Search(position, eye, net=network(game.name, position.seats), seed=seed, look=16, room=20_000)
        search.run(iterations)
        found = search.chances()
    return found


def fortune(
    game: AnyGame, state: Any, move: Any, rng: Random, worlds: int, iterations: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What the cards that a move turned up did to each seat's chance to win: the chances after it, less those after it
    in so many worlds in which the stacks lie otherwise. And the standard error of that, for each seat."""
    from conspiratio.kernel.position import OPEN_HANDS

    bridge = kernel.bridge(game.name)
    before, action = bridge.position_of(state), bridge.action_of(state, move)
    after = before.clone()
    after.play(action)
    gains: list[list[float]] = [[] for _ in range(before.seats)]
    for _ in range(worlds):
        other = before.clone()
        other.imagine(OPEN_HANDS, rng.getrandbits(60))
        other.play(action)
        seed = rng.getrandbits(60)  # the same for both: what is equal in them is judged equally
        came, might_have = (_chances(game, one, OPEN_HANDS, seed, iterations)[0] for one in (after, other))
        for seat, (now, then) in enumerate(zip(came, might_have, strict=True)):
            gains[seat].append(now - then)
    found = [mean_and_error(one) for one in gains]
    return tuple(mean for mean, _ in found), tuple(error for _, error in found)


def mean_and_error(found: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(found)
    mean = sum(found) / count
    spread = sum((one - mean) ** 2 for one in found) / max(1, count - 1)
    return mean, sqrt(spread / count)
