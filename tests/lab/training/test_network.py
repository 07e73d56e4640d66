"""The network of the evaluation: its slopes are those of its loss, and it learns what it is shown."""

from __future__ import annotations

import numpy as np
import pytest

from conspiratio.lab.training.network import SAMPLES, Loss, Network


def some_samples(seats: int, positions: int, seed: int) -> SAMPLES:
    """A made-up game: the first feature decides who wins, and the mean of the second whether Rome does.

    Alone at the table there is nobody who could win with Rome.
    """
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(positions, seats, 5)).astype("f4")
    best = features[..., 0].argmax(1) if seats > 1 else features[..., 0].ravel() > 0
    win = np.eye(seats, dtype="f4")[best] if seats > 1 else best.astype("f4")[:, None]
    rank = (features[..., 0].argsort(1).argsort(1) / max(1, seats - 1)).astype("f4")
    neutral = ((features[..., 1].mean(1) > 0) & (seats > 1)).astype("f4")
    holds = neutral[:, None]
    return {seats: (features, win * (1 - holds), win * holds, rank * (1 - holds), neutral)}


def aim(loss: Loss, seats: int) -> float:
    return loss.win + seats / 2 * loss.rank + loss.neutral


@pytest.mark.parametrize("seats", [1, 3])
def test_slopes_are_those_of_the_loss(seats: int) -> None:
    """Beside every weight and bias the loss is measured a little to the left and to the right."""
    part = [array.astype("f8") for array in some_samples(seats, 6, 1)[seats]]
    network, step = Network((5, 4, 3), 1), 1e-6
    network.layers = [(weights.astype("f8"), biases.astype("f8") + 0.1) for weights, biases in network.layers]
    _, slopes = network.slopes(part)
    for layer, found in zip(network.layers, slopes, strict=True):
        for values, slope in zip(layer, found, strict=True):
            measured = np.zeros_like(slope)
            for at in np.ndindex(values.shape):
                ends = []
                for way in (step, -2 * step):
                    values[at] += way
                    ends.append(aim(network.loss({seats: tuple(part)}), seats))
                values[at] += step
                measured[at] = (ends[0] - ends[1]) / (2 * step)
            assert np.abs(measured - slope).max() < 1e-5
            assert np.abs(slope).max() > 1e-4


@pytest.mark.parametrize("seats", [1, 4])
def test_learning_finds_a_simple_rule(seats: int) -> None:
    network, unseen = Network((5, 8, 4), 1), some_samples(seats, 300, 2)
    before = network.loss(unseen)
    losses = list(network.train(some_samples(seats, 2000, 1), 20, 1, rate=0.02))
    after = network.loss(unseen)
    assert losses[-1].total < losses[0].total
    assert after.win < before.win / 2
    assert after.neutral < before.neutral / 2
    assert after.rank < before.rank


def test_a_wider_network_begins_with_what_a_narrower_one_has_learnt() -> None:
    """And goes on from there: it fits what it is shown better than before."""
    samples = some_samples(4, 500, 1)
    narrow, wide = Network((5, 4, 3), 1), Network((5, 8, 6), 2)
    for _ in narrow.train(samples, 3, 1):
        pass
    wide.read(narrow.values(), narrow.sizes)
    for mine, theirs in zip(narrow.chances(samples[4][0]), wide.chances(samples[4][0]), strict=True):
        assert np.allclose(mine, theirs, atol=1e-6)
    for _ in wide.train(samples, 10, 1, rate=0.01):
        pass
    assert wide.loss(samples).total < narrow.loss(samples).total
