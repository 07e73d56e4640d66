"""A sensible player of Caligula who weighs each decision by what it can be expected to bring, and looks no further."""

from __future__ import annotations

from random import Random

from conspiratio.caligula.moves import Move, Place
from conspiratio.caligula.state import (
    Bidding,
    Favouring,
    Nominating,
    Paying,
    Placing,
    Protecting,
    Rewarding,
    Starting,
    Striking,
)
from conspiratio.caligula.view import View

from .plots import Plots
from .reading import Reading, Weights
from .rewards import Rewards
from .worth import Prospects


class Greedy:
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        if len(moves) == 1:
            return moves[0]
        reading = Reading(view, self.weights)
        match view.phase:
            case Placing():
                return place(reading)
            case Rewarding() | Paying():
                return Rewards(reading).best(moves)
            case Starting():
                return Plots(reading).start()
            case Bidding() as phase:
                return Plots(reading).bid(phase)
            case Nominating():
                return Plots(reading).nominate()
            case Favouring() as phase:
                return Plots(reading).favour(phase, moves)
            case Protecting() as phase:
                return Plots(reading).protect(phase)
            case Striking() as phase:
                return Plots(reading).strike(phase)
            case _:
                raise AssertionError("the game is over")


def place(reading: Reading) -> Place:
    """The marker and the card that bring most for what the marker might do elsewhere."""
    prospects, cost = Prospects(reading), reading.weights.marker
    supply = reading.view.me.supply or ()
    options = [
        (gain - cost * max(0, marker), -marker, Place(marker, colour, position))
        for colour, position, card in reading.open_cards()
        if card.free_fields(reading.seats)
        for marker, gain in prospects.gains(colour, position, card, supply).items()
    ]
    return max(options, key=lambda option: option[:2])[2]
