"""Whole games of four seats: the bytes of an update, and whether a decision costs more the longer a game is."""

from __future__ import annotations

import json
import statistics
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random

import httpx
from rich.table import Table as Grid

from conspiratio.caligula.cards import COLOURS, EMPERORS

from .figures import Figures, show
from .people import guest, make_table
from .play import SEATS, Seats
from .servers import conspiratio, cpu_seconds

PARTS_OF_A_GAME = 5


def long_deck() -> str:
    """A free deck of Caligula that makes a game of about 1,750 decisions: many cards, and an emperor lives long."""
    card = '{ kind = "group", minimum = 1, fields = ["any", "any", 3, 4], effects = ["place"] }'
    sequentia = [["draw"], ["ordo"], *([colour] for colour in COLOURS)]
    return "\n".join(
        [
            'game = "caligula"',
            *(f"[{colour}]\n" + "\n".join(f"{colour}-{n} = {card}" for n in range(1, 31)) for colour in COLOURS),
            "[emperors]",
            *(f"{emperor} = {{ life = 9, points = 1, fields = 2 }}" for emperor in EMPERORS),
            f"[sequentia]\ncards = {json.dumps(sequentia)}",
        ]
    )


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of game to play, and how often."""

    name: str
    game: str
    games: int
    setup: dict[str, object] = field(default_factory=dict)


KINDS = (
    Kind("PAX", "pax", 3),
    Kind("Caligula", "caligula", 2),
    Kind("a long Caligula", "caligula", 1, {"deck": long_deck(), "free_deck": True}),
)


@dataclass(frozen=True, slots=True)
class Moment:
    """After one decision: the time, what the server has computed, and the bytes of the four updates."""

    clock: float
    computed: float
    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    first_sizes: tuple[int, ...]
    moments: Sequence[Moment]

    def fifth(self, number: int) -> tuple[float, float]:
        """Moves a second, and milliseconds computed for a move, in a fifth of the game."""
        many = len(self.moments) - 1
        began, ended = many * number // PARTS_OF_A_GAME, many * (number + 1) // PARTS_OF_A_GAME
        first, last = self.moments[began], self.moments[ended]
        moves = ended - began
        return moves / (last.clock - first.clock), 1000 * (last.computed - first.computed) / moves


async def play_one(url: str, pid: int, client: httpx.AsyncClient, kind: Kind, rng: Random) -> Played:
    async with AsyncExitStack() as sockets:
        table = await make_table(client, "m" * SEATS, game=kind.game, **kind.setup)
        seats = await Seats.open(sockets, url, client, table, in_words=True)
        moments = [
            Moment(time.perf_counter(), cpu_seconds(pid), decided.sizes) async for decided in seats.play(rng.randrange)
        ]
        return Played(seats.first_sizes, moments)


async def games(_: Namespace, figures: Figures) -> None:
    sizes = Grid("", "decisions", "first update, kB", "mean update, kB", "p95 update, kB")
    fifths = Grid("", "moves a second: first fifth", "last fifth", "CPU ms a move: first fifth", "last fifth", "growth")
    async with AsyncExitStack() as stack:
        url, pid = stack.enter_context(conspiratio())
        client = await guest(stack, url)
        rng = Random(1)
        await play_one(url, pid, client, KINDS[0], rng)  # uncounted, so that what is done once is done
        for kind in KINDS:
            played = [await play_one(url, pid, client, kind, rng) for _ in range(kind.games)]
            _note(kind, played, sizes, fifths, figures)
    show("Bytes of an update", "whole games of four seats, any move, with words", sizes)
    show("The cost of a decision", "the same games; growth is that of what is computed", fifths)


def _note(kind: Kind, played: Sequence[Played], sizes: Grid, fifths: Grid, figures: Figures) -> None:
    updates = sorted(size / 1000 for one in played for moment in one.moments for size in moment.sizes)
    first = statistics.mean(size / 1000 for one in played for size in one.first_sizes)
    mean, p95 = statistics.mean(updates), updates[int(len(updates) * 0.95)]
    decisions = statistics.mean(len(one.moments) for one in played)
    sizes.add_row(kind.name, f"{decisions:.0f}", f"{first:.1f}", f"{mean:.2f}", f"{p95:.2f}")
    (rate, cost), (last_rate, last_cost) = (
        [statistics.mean(numbers) for numbers in zip(*(one.fifth(at) for one in played), strict=True)]
        for at in (0, PARTS_OF_A_GAME - 1)
    )
    growth = f"{last_cost / cost:.2f}"
    fifths.add_row(kind.name, f"{rate:.0f}", f"{last_rate:.0f}", f"{cost:.2f}", f"{last_cost:.2f}", growth)
    if not kind.setup:
        figures[f"update, {kind.game}"] = mean
