"""Training of the evaluation: the network of ``kernel.net`` in numpy, with Adam, from positions and their worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ..extras import numpy

OUTPUTS = 4
BATCH = 192
RATE = 1.5e-3
DECAY = 1e-6
"""So strongly every weight is drawn towards 0."""
SAMPLES = dict[int, tuple[Any, Any, Any, Any, Any]]
"""By number of players: features; each seat's share of the victory without the neutral side and with it, and of the
comparisons without it; and whether that side wins (Rome in PAX; other games have none). All but the features are
chances: 0 or 1 where the end is known."""


@dataclass
class Loss:
    win: float = 0.0
    rank: float = 0.0
    neutral: float = 0.0

    @property
    def total(self) -> float:
        return self.win + self.rank + self.neutral


class Network:
    def __init__(self, sizes: tuple[int, int, int], seed: int) -> None:
        np = numpy()
        rng = np.random.default_rng(seed)
        self.sizes = sizes
        widths = (*sizes, OUTPUTS)
        self.layers = [
            (rng.normal(0, (2 / before) ** 0.5, (before, after)).astype("f4"), np.zeros(after, "f4"))
            for before, after in pairwise(widths)
        ]
        self.layers[-1] = (self.layers[-1][0] * np.float32(0.1), self.layers[-1][1])
        self._means = [[np.zeros_like(part) for part in layer] for layer in self.layers]
        self._squares = [[np.zeros_like(part) for part in layer] for layer in self.layers]
        self._steps = 0

    def values(self) -> list[float]:
        """All weights in the order in which the kernel reads them."""
        return [float(value) for weights, biases in self.layers for value in (*weights.ravel(), *biases)]

    def read(self, values: Sequence[float], sizes: tuple[int, int, int]) -> None:
        """Take the weights of a network of these sizes. Where it is narrower, it judges as before: what is new here is
        not asked yet, but can learn."""
        np, at = numpy(), 0
        for (weights, biases), (before, after) in zip(self.layers, pairwise((*sizes, OUTPUTS)), strict=True):
            layer = np.array(values[at : at + (before + 1) * after], "f4").reshape(before + 1, after)
            weights[before:, :after] = 0
            weights[:before, :after], biases[:after] = layer[:-1], layer[-1]
            at += (before + 1) * after

    def train(self, samples: SAMPLES, epochs: int, seed: int, rate: float = RATE) -> Iterator[Loss]:
        """The mean loss of each epoch."""
        rng = numpy().random.default_rng(seed)
        for epoch in range(epochs):
            losses = Loss()
            batches = list(_batches(samples, rng))
            for seats, chosen in batches:
                part = [array[chosen] for array in samples[seats]]
                loss = self._step(part, rate * (1 - 0.9 * epoch / max(1, epochs - 1)))
                losses.win += loss.win / len(batches)
                losses.rank += loss.rank / len(batches)
                losses.neutral += loss.neutral / len(batches)
            yield losses

    def loss(self, samples: SAMPLES) -> Loss:
        """On positions that it was not trained with."""
        total, count = Loss(), 0
        for part in samples.values():
            loss, _ = self._compare(self._forward(part[0])[-1], part)
            times = len(part[0])
            total.win += times * loss.win
            total.rank += times * loss.rank
            total.neutral += times * loss.neutral
            count += times
        return Loss(total.win / count, total.rank / count, total.neutral / count)

    def _forward(self, features: Any) -> list[Any]:
        np = numpy()
        levels = [features.reshape(-1, self.sizes[0])]
        for i, (weights, biases) in enumerate(self.layers):
            level = levels[-1] @ weights + biases
            levels.append(np.maximum(level, 0) if i < len(self.layers) - 1 else level)
        return levels

    def _compare(self, outputs: Any, part: Sequence[Any]) -> tuple[Loss, Any]:
        """How far off the outputs are, and which way each of them should go.

        What is made smaller is win + seats / 2 * rank + neutral: each seat's comparison counts half. As far as the
        neutral side wins, only who wins with it is learnt.
        """
        np = numpy()
        features, win, crowned, rank, neutral = part
        positions, seats = features.shape[:2]
        out = outputs.reshape(positions, seats, OUTPUTS)
        slope = np.zeros_like(out)
        without = (1 - neutral)[:, None]
        chance, with_neutral, compared, neutrals = _answers(out)
        slope[..., 0] = chance * (1 if seats == 1 else win.sum(1, keepdims=True)) - win
        slope[..., 1] = (compared * without - rank) * 0.5
        slope[..., 2] = ((neutrals - neutral) / seats)[:, None]
        slope[..., 3] = with_neutral * crowned.sum(1, keepdims=True) - crowned
        won = _cross(win, chance) if seats == 1 else -win * _log(chance) - crowned * _log(with_neutral)
        loss = Loss(
            float(won.sum(1).mean()),
            float(_cross(rank, compared, without).mean()),
            float(_cross(neutral, neutrals).mean()),
        )
        return loss, slope.reshape(-1, OUTPUTS) / positions

    def chances(self, features: Any) -> tuple[Any, Any, Any, Any]:
        """What the network makes of some positions, as ``SAMPLES`` has it."""
        positions, seats = features.shape[:2]
        out = self._forward(features)[-1].reshape(positions, seats, OUTPUTS)
        chance, with_neutral, compared, neutrals = _answers(out)
        if seats == 1:
            neutrals = numpy().zeros_like(neutrals)
        holds = neutrals[:, None]
        return (1 - holds) * chance, holds * with_neutral, (1 - holds) * compared, neutrals

    def slopes(self, part: Sequence[Any]) -> tuple[Loss, list[tuple[Any, Any]]]:
        """The loss on some positions, and how it grows with each weight and bias."""
        levels = self._forward(part[0])
        loss, slope = self._compare(levels[-1], part)
        found = []
        for i in range(len(self.layers) - 1, -1, -1):
            weights, _ = self.layers[i]
            found.append((levels[i].T @ slope + DECAY * weights, slope.sum(0)))
            if i:
                slope = (slope @ weights.T) * (levels[i] > 0)
        return loss, found[::-1]

    def _step(self, part: Sequence[Any], rate: float) -> Loss:
        np = numpy()
        loss, slopes = self.slopes(part)
        self._steps += 1
        for i, (layer, changes) in enumerate(zip(self.layers, slopes, strict=True)):
            weights, biases = (
                self._adam(values, change, i, k, rate).astype(np.float32)
                for k, (values, change) in enumerate(zip(layer, changes, strict=True))
            )
            self.layers[i] = (weights, biases)
        return loss

    def _adam(self, part: Any, slope: Any, i: int, k: int, rate: float) -> Any:
        np = numpy()
        mean = self._means[i][k] = 0.9 * self._means[i][k] + 0.1 * slope
        square = self._squares[i][k] = 0.999 * self._squares[i][k] + 0.001 * slope**2
        mean, square = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
        return part - rate * mean / (np.sqrt(square) + 1e-8)


def _batches(samples: SAMPLES, rng: Any) -> Iterator[tuple[int, Any]]:
    """All positions once, in any order, each batch of one number of players."""
    batches = []
    for seats, (features, *_) in samples.items():
        order = rng.permutation(len(features))
        batches += [(seats, order[i : i + BATCH]) for i in range(0, len(order), BATCH)]
    for i in rng.permutation(len(batches)):
        yield batches[i]


def _sigmoid(values: Any) -> Any:
    np = numpy()
    return 1 / (1 + np.exp(-np.clip(values, -30, 30)))


def _softmax(values: Any) -> Any:
    np = numpy()
    raised = np.exp(values - values.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def _answers(out: Any) -> tuple[Any, Any, Any, Any]:
    """Each seat's chance if the neutral side does not win, its chance if that side does, its comparisons, and the
    chance of that side."""
    chance = _sigmoid(out[..., 0]) if out.shape[1] == 1 else _softmax(out[..., 0])
    return chance, _softmax(out[..., 3]), _sigmoid(out[..., 1]), _sigmoid(out[..., 2].mean(1))


def _log(chance: Any) -> Any:
    return numpy().log(chance + 1e-7)


def _cross(target: Any, chance: Any, whole: Any = 1) -> Any:
    """``target``: out of ``whole``."""
    return -(target * _log(chance) + (whole - target) * _log(1 - chance))
