"""A conspiracy as one may imagine it: who is in it, whose favour lies where, and what a murder would bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from conspiratio.caligula.cards import Emperor
from conspiratio.core.game import Seat

from .reading import Reading


@dataclass(frozen=True)
class Murder:
    """The bot's own daggers are none of it: how many it lays, and the point for them, is for the one who asks."""

    reading: Reading
    leader: Seat
    conspirators: Mapping[Seat, float]
    """For each seat the chance that it is one of them."""
    nominee: Emperor | None
    favours: tuple[Seat, ...]
    backing: tuple[Seat, ...]

    # What it brings

    @cached_property
    def gains(self) -> tuple[float, ...]:
        """What each seat gains if the emperor dies. caligula.murder.reward, caligula.murder.dead"""
        reading, emperor = self.reading, self.reading.view.emperor
        gains = [self.conspirators.get(seat, 0.0) * self._has_dagger(seat) for seat in range(reading.seats)]
        gains[self.leader] += 1.0
        for seat in self.favours:
            gains[seat] -= emperor.points * reading.payments(emperor, safe=False)
        if self.nominee is not None:
            for seat in self.backing:
                gains[seat] += self.nominee.points * reading.payments(self.nominee, safe=True)
        return tuple(gains)

    def _has_dagger(self, seat: Seat) -> float:
        reading = self.reading
        if seat == reading.me:
            return 0.0
        if reading.view.plot and any(laid.seat == seat for laid in reading.view.plot.daggers):
            return 1.0
        none = 1.0
        for chance in reading.symbols(seat, "pugio"):
            none *= 1 - chance
        return (1 - none) * reading.weights.zeal

    def stake(self, seat: Seat) -> float:
        """What the emperor's death is worth to a seat."""
        return self.reading.net(self.gains, seat)

    def reign(self) -> float:
        """What it is worth to the bot that the emperor reigns on, with the favours on him as they are here."""
        reading, emperor = self.reading, self.reading.view.emperor
        each = emperor.points * reading.payments(emperor, safe=reading.view.murdered)
        return reading.net([each if seat in self.favours else 0.0 for seat in range(reading.seats)])

    # Whether it succeeds

    def chance(self, mine: int, life: int, strikers: Iterable[Seat], protectors: Iterable[Seat] = ()) -> float:
        """The chance that ``mine`` and the daggers of some are enough for this life and the shields of others."""
        daggers = self._daggers(strikers)
        shields = self._shields(protectors)
        return sum(
            dagger_part * shield_part
            for number, dagger_part in enumerate(daggers)
            for more, shield_part in enumerate(shields)
            if number + mine >= life + more
        )

    def _daggers(self, strikers: Iterable[Seat]) -> list[float]:
        chances = []
        for seat in strikers:
            eager = self._eager(self.stake(seat) > 0) * self.conspirators.get(seat, 0.0)
            chances += [eager * chance for chance in self.reading.symbols(seat, "pugio")]
        return at_once(chances)

    def _shields(self, protectors: Iterable[Seat]) -> list[float]:
        chances = []
        for seat in protectors:
            has_one = min(1.0, sum(self.reading.symbols(seat, "pugio")))
            eager = self._eager(self.stake(seat) < -self.reading.a_dagger)
            chances.append(eager * has_one * (1 - self.conspirators.get(seat, 0.0)))
        return at_once(chances)

    def _eager(self, has_reason: bool) -> float:
        return self.reading.weights.zeal if has_reason else self.reading.weights.whim


def at_once(chances: Sequence[float]) -> list[float]:
    """The chance that none, one, two ... of independent things happen.

    >>> at_once([0.5, 0.5])
    [0.25, 0.5, 0.25]
    """
    counts = [1.0]
    for chance in chances:
        if chance > 0:
            counts = [
                (counts[n] * (1 - chance) if n < len(counts) else 0.0) + (counts[n - 1] * chance if n else 0.0)
                for n in range(len(counts) + 1)
            ]
    return counts
