"""Imagined worlds and the search on them: what a seat knows holds, what it can't know makes no difference."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from conspiratio import kernel
from conspiratio.bots.search_from_view import Effort, judge
from conspiratio.core.game import AnyGame
from conspiratio.games import GAMES, room
from conspiratio.kernel.net import Net, describe, weights_in
from conspiratio.kernel.position import EVERYTHING, NOBODY, OPEN_HANDS
from conspiratio.kernel.search import Search

from .decks import a_deal


def some_states(game: str, count: int, seed: str) -> list[tuple[AnyGame, Any]]:
    """States from the middle of random games of all sorts."""
    states = []
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        rules, deal = a_deal(game, rng)
        state = rules.start(deal)
        for _ in range(rng.randrange(120)):
            if rules.to_act(state) is None:
                break
            state, _ = rules.play(state, rng.choice(rules.legal_moves(state)))
        if rules.to_act(state) is not None:
            states.append((rules, state))
    return states


@pytest.mark.parametrize("game", GAMES)
def test_python_reads_the_numbers_that_the_kernel_is_compiled_with(game: str) -> None:
    numbers, position = room("kernel", game, "state"), kernel.bridge(game).dealt(GAMES[game].faces, 2, 0)
    assert position.actions == numbers.ACTIONS
    for eye in (NOBODY, OPEN_HANDS, EVERYTHING):
        position.clone().imagine(eye, 1)
    with pytest.raises(ValueError, match="no seat"):
        position.imagine(EVERYTHING - 1, 1)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_knows_is_the_same_in_every_imagined_world(game: str) -> None:
    sight = room("kernel", game, "sight")
    for rules, state in some_states(game, 40, "imagine"):
        position = kernel.bridge(game).position_of(state)
        for eye in range(position.seats):
            seen = bytes(memoryview(sight.observe(position, eye)))
            world = position.clone()
            world.imagine(eye, 7)
            assert bytes(memoryview(sight.observe(world, eye))) == seen
            if rules.to_act(state) == eye:
                assert sorted(world.legal()) == sorted(position.legal())


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_can_not_know_makes_no_difference_to_the_search(game: str) -> None:
    for _, state in some_states(game, 25, "secrets"):
        position = kernel.bridge(game).position_of(state)
        eye = position.to_act()
        other = position.clone()
        other.imagine(eye, 99)
        found = []
        for root in (position, other):
            search = Search(root, eye, seed=5, look=4)
            search.run(30)
            found.append((sorted(search.moves()), search.chances()))
        assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_and_iterations_give_equal_judgements(game: str) -> None:
    rules, state = some_states(game, 6, "seeds")[-1]
    seat: Any = rules.to_act(state)
    view, moves = rules.view(state, seat), rules.legal_moves(state)
    effort = Effort(60, evaluation=False, look=1)
    first, again, threads = (
        judge(view, moves, Random(3), chosen, rules)
        for chosen in (effort, effort, Effort(60, evaluation=False, look=1, threads=2))
    )
    assert first == again
    assert threads == judge(view, moves, Random(3), Effort(60, evaluation=False, look=1, threads=2), rules)
    assert sum(opinion.visits for opinion in first.opinions) >= 59


def test_every_hidden_card_is_as_likely_as_any_other() -> None:
    """PAX, 3 players: each card that seat 0 does not know lies on top of the deck about equally often."""
    bridge = kernel.bridge("pax")
    position = bridge.dealt(GAMES["pax"].faces, 3, 11)
    eye = position.to_act()
    tops: dict[int, int] = {}
    for seed in range(4000):
        world = position.clone()
        world.imagine(eye, seed)
        top = bridge.numbers_in(world)["lists"][2][0]
        tops[top] = tops.get(top, 0) + 1
    own = set(bridge.numbers_in(position)["lists"][4])
    assert own.isdisjoint(tops)
    unknown = 74 - len(own)
    assert len(tops) == unknown
    assert max(tops.values()) < 2 * 4000 / unknown


MOST_TRIED = 2000
"""Positions; where there are more to be tried out, the end of a game is no puzzle with one answer."""


class TooMuchToTry(Exception):  # noqa: N818
    pass


def best_outcome(position: Any, mover: int, tried: Iterator[int]) -> float:
    """What a seat that has all the decisions left can make of them, by trying them all."""
    if next(tried) > MOST_TRIED:
        raise TooMuchToTry
    if position.to_act() < 0:
        win: float = position.outcome()[0][mover]
        return win
    return max(outcomes(position, mover, tried).values())


def outcomes(position: Any, mover: int, tried: Iterator[int]) -> dict[int, float]:
    """What it can make of each action on offer."""
    found = {}
    for action in position.legal():
        after = position.clone()
        after.play(action)
        found[action] = best_outcome(after, mover, tried)
    return found


def test_a_searcher_that_sees_everything_finds_the_move_that_wins() -> None:
    """The last turn of a game, when only its cards are left to be played: compared with trying out everything."""
    end, checked = 163, 0
    for number in range(150):
        rng = Random(number)
        position = kernel.bridge("pax").dealt(GAMES["pax"].faces, 2, number)
        last_turn, was_playing = position, False
        while position.to_act() >= 0:
            is_playing = end in position.legal()
            if is_playing and not was_playing:
                last_turn = position.clone()
            was_playing = is_playing
            position.play(rng.choice(position.legal()))
        mover, legal = last_turn.to_act(), last_turn.legal()
        if end not in legal or len(legal) > 6:
            continue
        try:
            values = outcomes(last_turn, mover, count())
        except TooMuchToTry:
            continue
        if len(set(values.values())) > 1:
            search = Search(last_turn, EVERYTHING, seed=1)
            search.run(1000)
            assert values[max(search.moves(), key=lambda move: move[1])[0]] == max(values.values())
            checked += 1
    assert checked >= 3


@pytest.mark.parametrize("game", GAMES)
def test_the_network_in_the_kernel_is_the_one_that_was_trained(game: str) -> None:
    """The kernel's evaluation against numpy's, with random weights, for each number of players."""
    import numpy as np

    from conspiratio.lab.training.network import Network

    for seats in GAMES[game].seats:
        position = kernel.bridge(game).dealt(GAMES[game].faces, seats, 3)
        position.play(position.legal()[0])
        network = Network((position.features, 12, 6), 1)
        network.layers[-1] = (network.layers[-1][0] * 20, network.layers[-1][1])
        values = network.values()
        assert len(values) == weights_in(network.sizes)
        win, rank, rome = Net(network.sizes, values).judge(position)
        rows = np.zeros((seats, position.features), "f4")
        describe(position, rows)
        victory, compared, romes, beside_rome = network._forward(rows)[-1].T
        if seats == 1:
            assert np.allclose((*win, *rank, rome), (*sigmoid(victory), *sigmoid(compared), 0), atol=1e-4)
            continue
        romes, shares = sigmoid(romes.mean()), softmax(beside_rome)
        assert np.allclose(rome, romes, atol=1e-4)
        assert np.allclose(win, romes * shares + (1 - romes) * softmax(victory), atol=1e-4)
        assert np.allclose(rank, romes * shares + (1 - romes) * sigmoid(compared), atol=1e-4)
        assert np.isclose(sum(win), 1, atol=1e-4)


def softmax(values: Any) -> Any:
    import numpy as np

    return np.exp(values) / np.exp(values).sum()


def sigmoid(values: Any) -> Any:
    import numpy as np

    return 1 / (1 + np.exp(-values))


def test_weights_of_the_wrong_size_are_refused() -> None:
    with pytest.raises(ValueError, match="has 17 weights; these are 3"):
        Net((2, 2, 1), [1.0, 2.0, 3.0])


@pytest.mark.parametrize(("game", "seats"), [("pax", 0), ("pax", 9), ("pax", -1), ("caligula", 1), ("caligula", 6)])
def test_a_table_that_is_too_small_or_too_large_is_refused(game: str, seats: int) -> None:
    with pytest.raises(ValueError, match=f"{seats}"):
        kernel.bridge(game).dealt(GAMES[game].faces, seats, seed=1)


@pytest.mark.parametrize("game", ["pax", "caligula"])
@pytest.mark.parametrize("eye", [4, 1_000_000, -4])
def test_nobody_looks_from_a_seat_that_is_not_there(game: str, eye: int) -> None:
    position = kernel.bridge(game).dealt(GAMES[game].faces, 4, seed=1)
    with pytest.raises(ValueError, match="no seat"):
        position.imagine(eye, 1)
    with pytest.raises(ValueError, match="no seat"):
        Search(position, eye)
