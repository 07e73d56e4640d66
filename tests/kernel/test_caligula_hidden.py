"""What the kernel imagines for a seat of Caligula: all that the seat knows, and of the rest nothing but chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from conspiratio.caligula.cards import DECKS
from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.imagine import imagine
from conspiratio.caligula.state import Paying, State
from conspiratio.caligula.view import view
from conspiratio.kernel.caligula.bridge import (
    KINDS_OF_CARDS,
    dealt,
    move_of,
    numbers_in,
    numbers_of,
    position_of,
    start_of,
)
from conspiratio.kernel.caligula.state import HAND
from conspiratio.kernel.caligula.table import play_by_habit, read

from .back import caligula_state
from .decks import a_deal

DRAWS = 1500


def some_states(rng: Random, share: float) -> Iterator[State]:
    """From games in which cards are kept and emperors are murdered."""
    while True:
        _, deal = a_deal("caligula", rng)
        position, state = start_of(deal), CALIGULA.start(deal)
        while position.to_act() >= 0:
            action = _by_habit(position, rng)
            position.play(action)
            state, _ = CALIGULA.play(state, move_of(state, action))
            assert numbers_in(position) == numbers_of(state)
            if state.phase.seat is not None and rng.random() < share:
                yield state


def _by_habit(position: Any, rng: Random) -> int:
    seed, after = rng.getrandbits(60), position.clone()
    play_by_habit(after, seed, 1)
    wanted = read(after)
    for action in position.legal():
        tried = position.clone()
        tried.play(action)
        if read(tried) == wanted:
            return int(action)
    raise AssertionError("a habit that is not legal")


@pytest.mark.parametrize("chunk", range(3))
def test_a_seat_cant_tell_what_is_imagined_from_the_truth(chunk: int) -> None:
    rng = Random(f"view/{chunk}")
    for state in islice(some_states(rng, 0.1), 60):
        truth = position_of(state)
        assert caligula_state(state, numbers_in(truth)) == state
        for eye in range(len(state.players)):
            world = truth.clone()
            world.imagine(eye, rng.getrandbits(60))
            assert view(caligula_state(state, numbers_in(world)), eye) == view(state, eye)
            assert world.legal()
            if state.phase.seat == eye:
                assert sorted(world.legal()) == sorted(truth.legal())


def test_the_order_of_the_stacks_is_all_that_open_hands_leave_to_chance() -> None:
    rng = Random("open")
    for state in islice(some_states(rng, 0.05), 40):
        truth = position_of(state)
        world = truth.clone()
        world.imagine(-2, rng.getrandbits(60))
        told, true = numbers_in(world), numbers_in(truth)
        for name in set(true) - {"lists", "stacks", "heirs"}:
            assert told[name] == true[name], name
        assert told["lists"][2:] == true["lists"][2:]
        assert [sorted(stack) for stack in told["stacks"]] == [sorted(stack) for stack in true["stacks"]]
        world.imagine(-3, 1)
        assert numbers_in(world) == told


def facts(told: dict[str, Any]) -> Iterator[Any]:
    """What may be hidden, piece by piece."""
    for place, entry in enumerate(told["civitas"]):
        for field, marker in enumerate(entry[1] if entry else ()):
            if marker:
                yield "marker", place, field, marker[1]
    for seat, supply in enumerate(told["supply"]):
        yield "supply", seat, supply
    for where, cards in enumerate(told["lists"]):
        kinds = [KINDS_OF_CARDS[face] for face, _, _ in cards]
        yield "kinds", where, tuple(sorted(kinds)) if where >= HAND else tuple(kinds[:3])
    for colour, stack in enumerate(told["stacks"]):
        yield "next", colour, stack[:1]
    yield "heir", told["heirs"][:1]


@pytest.mark.parametrize("paying", [False, True])
def test_everything_hidden_is_as_likely_as_the_referee_has_it(paying: bool) -> None:
    rng = Random(f"chance/{paying}")
    wanted = (state for state in some_states(rng, 0.2) if isinstance(state.phase, Paying) == paying)
    for state in islice(wanted, 0, 60, 15):
        eye = rng.randrange(len(state.players))
        seen, truth = view(state, eye), position_of(state)
        ours: Counter[Any] = Counter()
        theirs: Counter[Any] = Counter()
        for _ in range(DRAWS):
            world = truth.clone()
            world.imagine(eye, rng.getrandbits(60))
            ours.update(map(repr, facts(numbers_in(world))))
            theirs.update(map(repr, facts(numbers_of(imagine(seen, rng)))))
        for fact in ours.keys() | theirs.keys():
            share = (ours[fact] + theirs[fact]) / (2 * DRAWS)
            spread = (2 * share * (1 - share) * DRAWS) ** 0.5
            assert abs(ours[fact] - theirs[fact]) <= 5 * spread + 6, fact


def test_habits_murder_emperors_and_keep_to_the_rules() -> None:
    rng = Random("habits")
    for seats in (2, 3, 4, 5):
        position = dealt(DECKS.deck("usual"), seats, seats)
        while position.to_act() >= 0:
            position.play(_by_habit(position, rng))
    murders = 0
    for seed in range(40):
        position = dealt(DECKS.deck("usual"), 4, seed)
        play_by_habit(position, seed)
        murders += sum(read(position)["conspiracy"])
    assert murders >= 20
