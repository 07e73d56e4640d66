"""The commands of the lab: many games behind a progress bar, then what they tell."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from conspiratio.bots import bot
from conspiratio.core.files import write_json, write_text
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.games import room
from conspiratio.locale import Texts

from . import extras
from .arena import games as arena
from .arena.report import arena_json, arena_svg, arena_table
from .arena.standings import standings, whole_blocks
from .balance import study as balance
from .balance.report import balance_json, balance_page, played
from .reporting.plots import as_file
from .running.engine import Engine, check_games
from .running.journal import Journal
from .running.progress import Pipe, bar, play_on, progress
from .simulate import BrokenOff, Simulation, simulate
from .training import train
from .training.plan import Plan
from .training.report import train_svg, train_table


def names_of(bots: str) -> tuple[str, ...]:
    return tuple(level.strip() for level in bots.split(","))


# Simulate


def simulate_and_report(
    texts: Texts,
    *,
    game: AnyGame,
    seats: int,
    games: int,
    bots: str,
    options: Any,
    seed: str,
    jobs: int,
    replays: Path | None,
) -> None:
    """``options`` are those of the game."""
    check_games(games)
    engine, plan = Engine(jobs), Simulation(game, _levels(game, bots, seats), options, seed, replays)
    summary_table = room("lab", game.name, "report").summary_table
    try:
        with progress(texts, games) as advance:
            summary = simulate(plan, games, engine, advance)
    except BrokenOff as end:
        if end.summary is not None:
            Pipe().print(summary_table(end.summary, texts))
        raise
    Pipe().print(summary_table(summary, texts))
    if replays:
        print(texts("simulate-replays-kept", count=games, folder=str(replays)))


def _levels(game: AnyGame, bots: str, seats: int) -> tuple[str, ...]:
    """One bot for all seats, or one a seat."""
    game.check_seats(seats)
    levels = names_of(bots)
    for level in levels:
        bot(game.name, level)
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise Complaint("bots-count", found=len(levels), seats=seats)
    return levels


# Arena and balance: what is played goes into a journal, so that stopping loses nothing


def arena_and_report(texts: Texts, plan: arena.Arena, games: int, engine: Engine, out: Path) -> None:
    check_games(games)
    extras.numpy(), extras.matplotlib()
    plan.check()
    blocks = plan.blocks_for(games)

    def report(journal: Journal[arena.ArenaGame]) -> None:
        complete = whole_blocks(journal.records, plan.seats, blocks)
        if not complete:
            print(texts("arena-nothing-yet"))
            return
        found = standings(plan, complete)
        Pipe().print(arena_table(found, texts))
        write_json(out / "arena.json", arena_json(found, plan.settings))
        write_text(out / "arena.svg", as_file(arena_svg(found, texts)))
        print(texts("arena-kept", folder=str(out)))

    with Journal(out / "arena.jsonl", plan.settings, arena.ArenaGame) as journal:
        numbers = range(1, blocks * plan.seats + 1)
        play_on(texts, journal, partial(arena.play_one, plan), numbers, engine, report)


def balance_and_report(texts: Texts, study: balance.Study, games: int, engine: Engine, out: Path) -> None:
    """``games``: for each level and player count."""
    check_games(games)
    extras.matplotlib()
    study.check()

    def report(journal: Journal[Any]) -> None:
        found = played(study.by_cell(journal.records, games))
        if not found:
            print(texts("balance-nothing-yet"))
            return
        write_json(out / "balance.json", balance_json(study, found))
        write_text(out / "balance.html", balance_page(study, found, texts))
        print(texts("balance-kept", file=str(out / "balance.html")))

    kept = room("lab", study.game.name, "record").Record
    with Journal(out / "balance.jsonl", study.settings, kept) as journal:
        play_on(texts, journal, partial(balance.play_one, study), study.numbers(games), engine, report)


def solo_and_report(texts: Texts, game: AnyGame, level: str, seed: str, deals: int, engine: Engine, out: Path) -> None:
    """``deals``: for each game of the campaign."""
    check_games(deals)
    game.check_seats(1)
    solo = room("lab", game.name, "solo")
    trial = solo.SoloTrial(level, game, seed)
    trial.check()
    numbers = trial.numbers(deals)

    def report(journal: Journal[Any]) -> None:
        Pipe().print(solo.solo_table([game for number, game in journal.records.items() if number in numbers], texts))
        Pipe().print(texts("lab-solo-explained"), highlight=False)
        print(texts("lab-solo-kept", file=str(journal.path)))

    with Journal(out / "solo.jsonl", trial.settings, solo.SoloGame) as journal:
        play_on(texts, journal, trial, numbers, engine, report)


# Training: a folder of its own kind, which stopping leaves ready to go on


def train_and_report(texts: Texts, plan: Plan, engine: Engine, out: Path) -> None:
    extras.numpy(), extras.matplotlib()
    training = train.Training(plan, out)

    def plot() -> None:
        write_text(out / "train.svg", as_file(train_svg(plan, training.log["generations"], texts)))

    def report() -> None:
        if not training.done:
            print(texts("train-nothing-yet"))
            return
        plot()
        Pipe().print(train_table(plan, training.log["generations"], texts))
        print(texts("train-kept", folder=str(out), name=f"{plan.name}.json"))

    try:
        with _stages(texts, plan) as tell:
            for _ in training.steps(engine, tell):
                plot()
    except KeyboardInterrupt:
        report()
        print("\n" + texts("train-interrupted", number=str(training.done + 1), folder=str(out)), file=sys.stderr)
        raise
    report()


@contextmanager
def _stages(texts: Texts, plan: Plan) -> Iterator[train.Tell]:
    """A bar that begins anew with every stage of every generation."""
    with bar() as shown:
        task = shown.add_task("", total=None)
        now = ""

        def tell(what: str, done: int, total: int) -> None:
            nonlocal now
            if what != now:
                now = what
                generation, _, stage = what.partition("/")
                words = texts(f"train-stage-{stage}", generation=generation, generations=str(plan.generations))
                shown.reset(task, description=words, total=total, completed=done)
            shown.update(task, completed=done)

        yield tell
