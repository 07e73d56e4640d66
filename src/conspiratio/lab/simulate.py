"""Many games of bots against bots, the same ones for the same seed, on as many processes as you like."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from conspiratio.core.files import read_json, write_json
from conspiratio.core.game import AnyGame, Complaint, Json
from conspiratio.games import room

from .reporting.summary import Summary
from .running.engine import Engine, done_by
from .running.playing import play


@dataclass(frozen=True, slots=True)
class Simulation:
    """What all the games of one simulation have in common."""

    game: AnyGame
    """With the deck that is played with."""
    bots: tuple[str, ...]
    """One a seat."""
    options: Any
    """The Options of that game."""
    seed: str
    replays: Path | None = None
    """A folder in which each game is kept."""


def simulate(plan: Simulation, games: int, engine: Engine, progress: Callable[[int], None]) -> Any:
    """Let bots play, and sum it up; ``progress`` is told how many more games are done.

    Games are numbered from 1, and a game depends on nothing but the plan and its number.
    """
    assert games >= 1
    plan.game.deal(plan.options, len(plan.bots), Random(0))  # complains about what can't be played before anything is

    summary: Any = None
    try:
        with closing(done_by(engine, partial(_play, plan), range(1, games + 1))) as parts:
            for _, played in parts:
                summary = played if summary is None else summary + played
                progress(1)
    except KeyboardInterrupt:
        raise BrokenOff(summary) from None
    return summary


class BrokenOff(KeyboardInterrupt):
    """Ctrl-C. ``summary``: of the games that were over by then, if there were any."""

    def __init__(self, summary: Any) -> None:
        super().__init__()
        self.summary = summary


def _play(plan: Simulation, number: int) -> Summary:
    luck = Random(f"{plan.seed}/{number}")
    deal = plan.game.deal(plan.options, len(plan.bots), Random(luck.getrandbits(64)))
    nonce = f"{luck.getrandbits(128):032x}"
    match = play(plan.game, deal, plan.bots, [Random(luck.getrandbits(64)) for _ in plan.bots], nonce).match
    if plan.replays:
        _keep(plan.replays / _file_name(plan, number), match.to_json())
    summary: Summary = room("lab", plan.game.name, "summary").of_match(plan.bots, match)
    return summary


# Files


def _file_name(plan: Simulation, number: int) -> str:
    """Tells what was played, so that one folder can hold several simulations."""
    table = room("lab", plan.game.name, "summary").table_name(len(plan.bots), plan.options)
    seed = "".join(sign if sign.isalnum() else "_" for sign in plan.seed)[:40]
    return f"{plan.game.name}-{table}-{seed}-{number:05d}.json"


def _keep(path: Path, file: Json) -> None:
    """The same game again is no harm; another one of that name is not overwritten."""
    if path.exists() and read_json(path) != file:
        raise Complaint("file-exists", file=str(path))
    write_json(path, file)
