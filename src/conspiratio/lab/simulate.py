"""Many games of bots against bots, the same ones for the same seed, on as many processes as you like."""

from __future__ import annotations

import json
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
from conspiratio.core.game import AnyGame, Complaint, Json
from conspiratio.core.match import Match
from conspiratio.pax.cards import Deck
from conspiratio.pax.game import Pax
from conspiratio.pax.state import Options

from .summary import Summary, of_one_game

CHUNK = 20
"""At most so many games are handed to a process at once."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """What all the games of one simulation have in common."""

    game: str
    bots: tuple[str, ...]
    options: Options
    deck: Deck | None
    seed: int
    replays: Path | None


def simulate(
    game_name: str,
    seats: int,
    games: int,
    bots: tuple[str, ...],
    options: Options,
    deck: Deck | None,
    seed: int,
    jobs: int,
    replays: Path | None,
    progress: Callable[[int], None],
) -> Summary:
    """Let bots (one a seat) play; ``progress`` is told how many more games are done.

    Games are numbered from 1, and a game depends on nothing but the seed and its number. If ``replays``
    is a folder, each game is kept there.
    """
    assert len(bots) == seats
    assert games >= 1
    plan = _Plan(game_name, bots, options, deck, seed, replays)
    _game(plan).deal(options, seats, Random(0))  # complains about what can't be played before anything is
    if replays:
        _make_folder(replays)
    parts = _in_turn(plan, games) if jobs == 1 else _side_by_side(plan, games, jobs)

    def told(part: Summary) -> Summary:
        progress(part.games)
        return part

    with closing(parts):
        return reduce(add, map(told, parts))


def _game(plan: _Plan) -> AnyGame:
    assert plan.game == "pax"
    return Pax(plan.deck)


# One after the other, or side by side


def _in_turn(plan: _Plan, games: int) -> Generator[Summary, None, None]:
    for number in range(1, games + 1):
        yield _play(plan, number)


def _side_by_side(plan: _Plan, games: int, jobs: int) -> Generator[Summary, None, None]:
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


def _play_chunk(plan: _Plan, numbers: range) -> Summary:
    def games() -> Iterator[Summary]:
        for number in numbers:
            if _stop.is_set():
                raise _Stopped
            yield _play(plan, number)

    return reduce(add, games())


# A game


def _play(plan: _Plan, number: int) -> Summary:
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
        name = f"{plan.game}-{len(plan.bots)}p-{number:05d}.json"
        _write(plan.replays / name, match.to_json())
    result = game.result(match.state)
    assert result is not None
    return of_one_game(plan.bots, match.state, result, len(match.moves))


# Files


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint("file-unwritable", file=str(folder), why=error.strerror or str(error)) from None


def _write(path: Path, file: Json) -> None:
    """All of the file or nothing: it appears under its name when it is complete."""
    temporary = path.with_name(f".{path.name}.part")
    text = json.dumps(file, ensure_ascii=False, separators=(",", ":")) + "\n"
    try:
        try:
            temporary.write_text(text, "utf-8", newline="\n")
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError as error:
        raise Complaint("file-unwritable", file=str(path), why=error.strerror or str(error)) from None
