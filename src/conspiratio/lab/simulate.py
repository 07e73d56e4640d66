"""Many games of bots against bots, the same ones for the same seed, on as many processes as you like."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass
from functools import reduce
from operator import add
from pathlib import Path
from random import Random
from typing import Any

from conspiratio.bots import bot
from conspiratio.core.files import read_json, write_json
from conspiratio.core.game import AnyGame, Complaint, Json
from conspiratio.core.match import Match

from .subjects import SUBJECTS
from .summary import Summary

CHUNK = 20
"""At most so many games are handed to a process at once."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What all the games of one simulation have in common."""

    game: str
    bots: tuple[str, ...]
    """One a seat."""
    options: Any
    """The Options of that game."""
    seed: str
    deck: Any = None
    """A deck for that game; None: the one we ship."""
    replays: Path | None = None
    """A folder in which each game is kept."""


def simulate(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> Any:
    """Let bots play, and sum it up; ``progress`` is told how many more games are done.

    Games are numbered from 1, and a game depends on nothing but the plan and its number.
    """
    assert games >= 1
    _game(plan).deal(plan.options, len(plan.bots), Random(0))  # complains about what can't be played before anything is
    parts = _in_turn(plan, games) if jobs == 1 else _side_by_side(plan, games, jobs)

    def told(part: Summary) -> Summary:
        progress(part.games)
        return part

    with closing(parts):
        return reduce(add, map(told, parts))


def _game(plan: Plan) -> AnyGame:
    return SUBJECTS[plan.game].game(plan.deck)


# One after the other, or side by side


def _in_turn(plan: Plan, games: int) -> Generator[Summary, None, None]:
    for number in range(1, games + 1):
        yield _play(plan, number)


def _side_by_side(plan: Plan, games: int, jobs: int) -> Generator[Summary, None, None]:
    # Fresh processes, not forks: whoever draws a progress bar has threads.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    size = max(1, min(CHUNK, games // (4 * jobs)))
    with ProcessPoolExecutor(min(jobs, games), context, _begin_work, (stop,)) as pool:
        try:
            chunks = [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]
            for done in as_completed([pool.submit(_play_chunk, plan, chunk) for chunk in chunks]):
                yield done.result()
        except BaseException:
            # Ctrl-C among others: each process finishes the game it is at, and no more.
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            raise


_stop: Any = None
"""In a working process: set when the work is to be left."""


def _begin_work(stop: Any) -> None:
    global _stop
    _stop = stop
    # Ctrl-C reaches every process of the terminal; the one that asked for the work decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Stopped(Exception):  # noqa: N818 - nothing went wrong
    pass


def _play_chunk(plan: Plan, numbers: range) -> Summary:
    def games() -> Iterator[Summary]:
        for number in numbers:
            if _stop.is_set():
                raise _Stopped
            yield _play(plan, number)

    return reduce(add, games())


# A game


def _play(plan: Plan, number: int) -> Summary:
    luck = Random(f"{plan.seed}/{number}")
    game = _game(plan)
    deal = game.deal(plan.options, len(plan.bots), Random(luck.getrandbits(64)))
    nonce = f"{luck.getrandbits(128):032x}"
    players = [(bot(plan.game, level), Random(luck.getrandbits(64))) for level in plan.bots]
    match = Match(game, deal, tuple(f"bot:{level}" for level in plan.bots), nonce)
    while (seat := match.to_act) is not None:
        player, rng = players[seat]
        match.play(seat, player.choose(match.view(seat), match.legal_moves(), rng))
    if plan.replays:
        _keep(plan.replays / _file_name(plan, number), match.to_json())
    summary: Summary = SUBJECTS[plan.game].summary(plan.bots, match)
    return summary


# Files


def _file_name(plan: Plan, number: int) -> str:
    """Tells what was played, so that one folder can hold several simulations."""
    table = SUBJECTS[plan.game].table(len(plan.bots), plan.options)
    seed = "".join(sign if sign.isalnum() else "_" for sign in plan.seed)[:40]
    return f"{plan.game}-{table}-{seed}-{number:05d}.json"


def _keep(path: Path, file: Json) -> None:
    """The same game again is no harm; another one of that name is not overwritten."""
    if path.exists() and read_json(path) != file:
        raise Complaint("file-exists", file=str(path))
    write_json(path, file)
