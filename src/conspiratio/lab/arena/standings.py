"""What the games of an arena come to: who beats whom, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Any, Protocol, TypeAlias

from .. import extras
from ..reporting.estimates import Estimate, around, resampled, share_around
from .games import ArenaGame

MIDDLE, SCALE = 1500, 400 / log(10)
"""The mean of all ratings, and Elo's scale: 400 points more are odds of ten to one in a comparison."""


Estimator: TypeAlias = Callable[[float, Any, int], Estimate]


class Meeting(Protocol):
    """Who meets: an arena, or a contest of two players."""

    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def seats(self) -> int: ...
    @property
    def seed(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot. Wins and places are told for each seat that it had."""

    bot: str
    won: Estimate
    """What each of its seats won: a fair share at four is a quarter."""
    wins: float
    seats: int
    games: int
    place: Estimate
    outright: tuple[Estimate | None, ...]
    """Of the games that exactly one seat won, and that seat was its own or that of the other bot: how many it won."""
    shares: tuple[Estimate | None, ...]
    """Of the comparisons with each bot of the arena: how many it won, equal places half."""
    decided: tuple[Estimate | None, ...]
    """The same of those that were decided: when Rome wins at PAX, all but one seat are equal."""
    comparisons: tuple[int, ...]
    rating: Estimate
    decisions: int
    seconds: float
    """For one decision."""


@dataclass(frozen=True, slots=True)
class Standings:
    bots: tuple[str, ...]
    seats: int
    blocks: int
    games: int
    rows: tuple[Standing, ...]


def whole_blocks(games: Mapping[int, ArenaGame], seats: int, blocks: int) -> list[list[ArenaGame]]:
    """The games of the first blocks, block by block; those of a block that isn't complete would not be mirrored."""
    numbers = [range(block * seats + 1, (block + 1) * seats + 1) for block in range(blocks)]
    return [[games[n] for n in block] for block in numbers if all(n in games for n in block)]


def standings(meeting: Meeting, blocks: Sequence[Sequence[ArenaGame]]) -> Standings:
    """``blocks``: the whole blocks there are, at least one."""
    table = _tally(meeting.bots, blocks)
    totals = {name: column.sum(axis=0) for name, column in table.items()}
    drawn = {
        name: resampled(column, meeting.seed) for name, column in table.items() if name not in ("games", "seconds")
    }
    ratings = elo(totals["points"][None], totals["met"][None])[0]
    rating_samples = elo(drawn["points"], drawn["met"])
    with extras.numpy().errstate(invalid="ignore"):
        rows = tuple(
            _standing(bot, at, totals, drawn, around(ratings[at], rating_samples[:, at], len(blocks)), len(blocks))
            for at, bot in enumerate(meeting.bots)
        )
    return Standings(meeting.bots, meeting.seats, len(blocks), sum(map(len, blocks)), rows)


def _tally(bots: Sequence[str], blocks: Sequence[Sequence[ArenaGame]]) -> Mapping[str, Any]:
    """One row a block and one column a bot; what two bots have to do with each other has one for each pair of them."""
    np = extras.numpy()
    size, index = (len(blocks), len(bots)), {bot: at for at, bot in enumerate(bots)}
    table = {name: np.zeros(size) for name in ("games", "seats", "wins", "places", "decisions", "seconds")}
    table |= {
        name: np.zeros((*size, len(bots))) for name in ("points", "met", "better", "decided", "alone", "outright")
    }
    for row, block in enumerate(blocks):
        for game in block:
            who = [index[bot] for bot in game.bots]
            for bot in set(who):
                table["games"][row, bot] += 1
            winner = _only_winner(game, who)
            for other in () if winner is None else set(who) - {winner}:
                table["alone"][row, winner, other] += 1
                table["outright"][row, (winner, other), (other, winner)] += 1
            for seat, bot in enumerate(who):
                table["seats"][row, bot] += 1
                table["wins"][row, bot] += game.wins[seat]
                table["places"][row, bot] += game.places[seat]
                table["decisions"][row, bot] += game.decisions[seat]
                table["seconds"][row, bot] += game.seconds[seat]
                for other_seat, other in enumerate(who):
                    if other != bot:
                        table["met"][row, bot, other] += 1
                        mine, theirs = game.places[seat], game.places[other_seat]
                        table["points"][row, bot, other] += compared(mine, theirs)
                        table["better"][row, bot, other] += mine < theirs
                        table["decided"][row, bot, other] += mine != theirs
    return table


def _only_winner(game: ArenaGame, who: Sequence[int]) -> int | None:
    """Whose seat won alone; None if nobody won, or several did."""
    return next((bot for bot, share in zip(who, game.wins, strict=True) if share == 1), None)


def compared(place: int, other: int) -> float:
    """What a comparison of two places counts for the first: better 1, equal half.

    >>> compared(1, 2), compared(2, 2), compared(3, 2)
    (1.0, 0.5, 0.0)
    """
    return (1 + (place < other) - (place > other)) / 2


def _standing(
    bot: str, at: int, totals: Mapping[str, Any], drawn: Mapping[str, Any], rating: Estimate, blocks: int
) -> Standing:
    everybody = range(len(totals["games"]))

    def ratio(part: str, whole: str, *where: int, how: Estimator = share_around) -> Estimate | None:
        if not totals[whole][where]:
            return None
        value = totals[part][where] / totals[whole][where]
        return how(float(value), drawn[part][:, *where] / drawn[whole][:, *where], blocks)

    won, place = ratio("wins", "seats", at), ratio("places", "seats", at, how=around)
    return Standing(
        bot=bot,
        won=won or Estimate(0.0),
        wins=float(totals["wins"][at]),
        seats=int(totals["seats"][at]),
        games=int(totals["games"][at]),
        place=place or Estimate(0.0),
        outright=tuple(ratio("alone", "outright", at, other) for other in everybody),
        shares=tuple(ratio("points", "met", at, other) for other in everybody),
        decided=tuple(ratio("better", "decided", at, other) for other in everybody),
        comparisons=tuple(int(met) for met in totals["met"][at]),
        rating=rating,
        decisions=int(totals["decisions"][at]),
        seconds=float(totals["seconds"][at] / max(1.0, totals["decisions"][at])),
    )


def elo(points: Any, met: Any) -> Any:
    """Elo ratings that fit comparisons best (Bradley and Terry's model): one row for each table of comparisons.

    Every pair that met is taken to have drawn once more: so nobody who won them all is infinitely strong.
    """
    np = extras.numpy()
    bots = points.shape[-1]
    points, met = points + (met > 0) / 2, met + (met > 0)
    strength = np.zeros(points.shape[:-1])
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        slope = met * expected * (1 - expected)
        # The mean is held at 0 by the ones; bots that never met anybody stay where they are.
        bend = np.eye(bots) * (slope.sum(axis=2)[:, :, None] + 1e-9) - slope + 1
        gain = (points - met * expected).sum(axis=2)
        step = np.clip(np.linalg.solve(bend, gain[:, :, None])[:, :, 0], -1.5, 1.5)
        strength = strength + step
        if abs(step).max() < 1e-9:
            break
    return MIDDLE + SCALE * (strength - strength.mean(axis=1, keepdims=True))
