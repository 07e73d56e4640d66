"""What an agent is shown is what the referee's view shows its seat, and nothing that the seat can't know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from conspiratio import kernel
from conspiratio.core.game import Eye
from conspiratio.envs.kernel_match import KernelMatch, Observation, Setting, layout, observation_length, parts
from conspiratio.envs.scaled import Scaling
from tests.kernel.decks import a_deal

from . import caligula_expected, pax_expected

EXPECTED: dict[str, Callable[[Any], Observation]] = {
    "pax": pax_expected.expected,
    "caligula": caligula_expected.expected,
}
GAMES = sorted(EXPECTED)
MATCHES = 40


def some_moments(game: str, seed: str, every: float) -> Iterator[tuple[KernelMatch, Random]]:
    """Random moments, ends included, of random games of every size, with every option and any deck."""
    for number in range(MATCHES):
        rng = Random(f"{game}/{seed}/{number}")
        rules, deal = a_deal(game, rng)
        match = KernelMatch(Setting(rules, deal.seats, deal.options), deal)
        while match.position.to_act() >= 0:
            if rng.random() < every:
                yield match, rng
            match.play(rng.choice(match.position.legal()))
        yield match, rng


def eyes(match: KernelMatch) -> list[Eye]:
    return [None, *range(match.setting.seats)]


@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_the_view_says(game: str) -> None:
    bridge, compared = kernel.bridge(game), 0
    beside: KernelMatch | None = None
    for match, _ in some_moments(game, "view", 0.04):
        rules = match.setting.game
        if match is not beside:
            beside, state, done = match, rules.start(match.deal), 0
        for action in match.steps[done:]:
            state, _ = rules.play(state, bridge.move_of(state, action))
        done = len(match.steps)
        for eye in eyes(match):
            seen = match.observe(-1 if eye is None else eye)
            wanted = EXPECTED[game](rules.view(state, eye))
            told, due = parts(game, seen), parts(game, wanted)
            differing = {name: (told[name], due[name]) for name in told if not np.array_equal(told[name], due[name])}
            assert differing == {}, f"{match.deal} {match.steps} eye {eye}"
            compared += 1
    assert compared > 500


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_it_is_shown(game: str) -> None:
    changed = 0
    for match, rng in some_moments(game, "secret", 0.1):
        scaling = Scaling(match.setting)
        for eye in range(match.setting.seats):
            other = match.clone()
            other.position.imagine(eye, rng.getrandbits(64))
            assert match.observe(eye).tobytes() == other.observe(eye).tobytes()
            scaled, alike = (scaling.scaled(one.observe(eye)) for one in (match, other))
            assert scaled.tobytes() == alike.tobytes()
            changed += kernel.bridge(game).numbers_in(match.position) != kernel.bridge(game).numbers_in(other.position)
            if match.position.to_act() == eye:
                assert np.array_equal(match.mask(), other.mask())
    assert changed > 500  # there was something to hide


@pytest.mark.parametrize("game", GAMES)
def test_scaled_it_is_small_and_leaves_out_only_what_there_is_not(game: str) -> None:
    """The seats and cards that a setting does not have."""
    for match, _ in some_moments(game, "scaled", 0.05):
        scaling = Scaling(match.setting)
        for eye in range(match.setting.seats):
            seen = match.observe(eye)
            scaled = scaling.scaled(seen)
            assert (scaled.dtype, scaled.shape) == (np.float32, (scaling.length,))
            assert np.abs(scaled).max() <= 1
            whole = parts(game, seen)
            for name, (start, shape) in scaling.layout.items():
                part = scaled[start : start + int(np.prod(shape))]
                assert np.count_nonzero(part) == np.count_nonzero(whole[name]), name


@pytest.mark.parametrize("game", GAMES)
def test_its_parts_lie_side_by_side(game: str) -> None:
    at = 0
    for start, shape in layout(game).values():
        assert start == at
        at += int(np.prod(shape))
    assert at == observation_length(game)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_such_seat(game: str) -> None:
    match, _ = next(some_moments(game, "seat", 1.0))
    for eye in (-2, match.setting.seats):
        with pytest.raises(IndexError, match=f"no seat {eye}"):
            match.observe(eye)
