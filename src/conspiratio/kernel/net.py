"""The evaluation: a small network with two hidden layers, asked once for each seat.

It gives a seat four numbers: how much speaks for its victory (weighed against the others) and how it will compare with
them, both if the neutral side does not win; how likely that side is to win (Rome in PAX; other games have none); and
how much speaks for the seat's victory then. These are different plans, so they are judged apart and put together only
at the end.
"""

import cython
from cython.cimports.conspiratio.kernel.net import MOST_HIDDEN, OUTPUTS
from cython.cimports.conspiratio.kernel.position import MOST_FEATURES, MOST_SEATS, Outcome, Position, Rules
from cython.cimports.libc.math import expf
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy


@cython.cclass
class Net:
    def __cinit__(self, sizes, values):
        """``sizes``: inputs and the two hidden layers; ``values``: weights and biases layer by layer, inputs first."""
        self.inputs, self.first, self.second = sizes
        if self.inputs > MOST_FEATURES or max(self.first, self.second) > MOST_HIDDEN:
            raise ValueError(f"a network of {sizes} is too large")
        expected = weights_in(sizes)
        if len(values) != expected:
            raise ValueError(f"a network of {sizes} has {expected} weights; these are {len(values)}")
        self.weights = cython.cast(cython.p_float, malloc(expected * cython.sizeof(cython.float)))
        if self.weights == cython.NULL:
            raise MemoryError
        for i, value in enumerate(values):
            self.weights[i] = value

    def __dealloc__(self):
        free(self.weights)

    def judge(self, position: Position):
        """Each seat's chance to win, its share of the comparisons, and the neutral side's chance."""
        outcome: Outcome
        if position.rules.features < self.inputs:
            raise ValueError(
                f"a network for {self.inputs} features can't judge a position with {position.rules.features}"
            )
        with cython.nogil:
            self.evaluate(position.rules, position.block, cython.address(outcome))
        seats = range(position.rules.seats(position.block))
        return [outcome.win[seat] for seat in seats], [outcome.rank[seat] for seat in seats], outcome.neutral

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def evaluate(
        self, rules: cython.pointer[cython.const[Rules]], block: cython.p_void, result: cython.pointer[Outcome]
    ) -> cython.void:
        features: cython.float[MOST_FEATURES]
        outputs: cython.float[OUTPUTS]
        with_neutral: cython.float[MOST_SEATS]
        seats: cython.int = rules.seats(block)
        seat: cython.int
        neutral: cython.float = 0
        for seat in range(seats):
            rules.describe(block, seat, features)
            _forward(self, features, outputs)
            result.win[seat] = outputs[0]
            result.rank[seat] = _sigmoid(outputs[1])
            neutral += outputs[2]
            with_neutral[seat] = outputs[3]
        if seats == 1:
            result.win[0] = _sigmoid(result.win[0])
            result.neutral = 0
            return
        neutral = _sigmoid(neutral / seats)
        result.neutral = neutral
        _softmax(result.win, seats)
        _softmax(with_neutral, seats)
        # Who wins with the neutral side comes before everybody; for all others its victory is the last place.
        for seat in range(seats):
            result.win[seat] += neutral * (with_neutral[seat] - result.win[seat])
            result.rank[seat] += neutral * (with_neutral[seat] - result.rank[seat])


def weights_in(sizes) -> int:
    inputs, first, second = sizes
    return (inputs + 1) * first + (first + 1) * second + (second + 1) * OUTPUTS


def describe(position: Position, features: cython.float[:, :]) -> None:
    """Write each seat's features into the rows of an array."""
    seat: cython.int
    seats: cython.int = position.rules.seats(position.block)
    if features.shape[0] < seats or features.shape[1] < position.rules.features:
        raise ValueError(f"the features of {seats} seats need {seats} rows of {position.rules.features} numbers")
    for seat in range(seats):
        position.rules.describe(position.block, seat, cython.address(features[seat, 0]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _forward(net: Net, features: cython.p_float, outputs: cython.p_float) -> cython.void:
    one: cython.float[MOST_HIDDEN]
    two: cython.float[MOST_HIDDEN]
    weights: cython.p_float = net.weights
    _layer(weights, features, net.inputs, one, net.first)
    _rectify(one, net.first)
    weights += (net.inputs + 1) * net.first
    _layer(weights, one, net.first, two, net.second)
    _rectify(two, net.second)
    weights += (net.first + 1) * net.second
    _layer(weights, two, net.second, outputs, OUTPUTS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _layer(
    weights: cython.p_float, inputs: cython.p_float, count: cython.int, outputs: cython.p_float, width: cython.int
) -> cython.void:
    """The biases come last. Many inputs are 0: they cost nothing."""
    i: cython.int
    k: cython.int
    memcpy(outputs, weights + count * width, width * cython.sizeof(cython.float))
    for i in range(count):
        value: cython.float = inputs[i]
        if value != 0:
            row: cython.p_float = weights + i * width
            for k in range(width):
                outputs[k] += value * row[k]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _rectify(values: cython.p_float, count: cython.int) -> cython.void:
    i: cython.int
    for i in range(count):
        if values[i] < 0:
            values[i] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _sigmoid(value: cython.float) -> cython.float:
    return 1 / (1 + expf(-value))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _softmax(values: cython.p_float, count: cython.int) -> cython.void:
    i: cython.int
    most: cython.float = values[0]
    sum: cython.float = 0
    for i in range(count):
        if values[i] > most:
            most = values[i]
    for i in range(count):
        values[i] = expf(values[i] - most)
        sum += values[i]
    for i in range(count):
        values[i] /= sum
