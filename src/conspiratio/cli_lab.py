"""The commands that let bots play: ``simulate``, ``arena``, and the group ``lab``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from conspiratio.core.game import Complaint
from conspiratio.games import DEFAULT_GAME

from .cli_parameters import (
    AS_USUAL,
    DeckWish,
    Free,
    GameName,
    Language,
    Variants,
    Words,
    game_with,
    tell_if_not_compiled,
)

Jobs: TypeAlias = Annotated[int, Parameter(help="cli-arg-jobs")]
EngineName: TypeAlias = Annotated[str, Parameter(help="cli-arg-engine")]
RayAddress: TypeAlias = Annotated[str | None, Parameter(help="cli-arg-ray-address")]
Seed: TypeAlias = Annotated[str, Parameter(help="cli-arg-seed")]
Out: TypeAlias = Annotated[Path | None, Parameter(help="cli-arg-out")]


def simulate(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    players: Annotated[int | None, Parameter(help="cli-arg-players-simulated")] = None,
    games: Annotated[int, Parameter(help="cli-arg-games")] = 100,
    bots: Annotated[str, Parameter(help="cli-arg-bots-list")] = "greedy",
    solo_game: Annotated[int | None, Parameter(help="cli-arg-solo-game")] = None,
    seed: Seed = "1",
    deck: DeckWish = None,
    free: Free = False,
    variants: Variants = AS_USUAL,
    replays: Annotated[Path | None, Parameter(help="cli-arg-replays")] = None,
    jobs: Jobs = 1,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.lab.commands import simulate_and_report

    chosen = game_with(game, deck, free)
    options = variants.of(chosen, solo_game) or chosen.options_type()
    if solo_game is not None and players not in (None, 1):
        raise Complaint("solo-alone", found=players or 0)
    tell_if_not_compiled(t)
    simulate_and_report(
        t,
        game=chosen,
        seats=1 if solo_game is not None else 4 if players is None else players,
        games=games,
        bots=bots,
        options=options,
        seed=seed,
        jobs=jobs,
        replays=replays,
    )


def arena(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    bots: Annotated[str, Parameter(help="cli-arg-bots-arena")] = "random,greedy",
    players: Annotated[int, Parameter(help="cli-arg-players-arena")] = 4,
    games: Annotated[int, Parameter(help="cli-arg-games-arena")] = 100,
    seed: Seed = "1",
    deck: DeckWish = None,
    free: Free = False,
    variants: Variants = AS_USUAL,
    out: Out = None,
    jobs: Jobs = 1,
    engine: EngineName = "local",
    ray_address: RayAddress = None,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.lab.arena.games import Arena
    from conspiratio.lab.commands import arena_and_report, names_of
    from conspiratio.lab.running.engine import Engine

    chosen = game_with(game, deck, free)
    options = variants.of(chosen) or chosen.options_type()
    plan = Arena(chosen, names_of(bots), players, options, seed)
    folder = out or Path(f"arena-{game}-{players}p")
    tell_if_not_compiled(t)
    arena_and_report(t, plan, games, Engine(jobs, engine, ray_address), folder)


def balance(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    players: Annotated[str | None, Parameter(help="cli-arg-players-balance")] = None,
    bots: Annotated[str, Parameter(help="cli-arg-bots-balance")] = "greedy",
    games: Annotated[int, Parameter(help="cli-arg-games-balance")] = 200,
    seed: Seed = "1",
    deck: DeckWish = None,
    free: Free = False,
    variants: Variants = AS_USUAL,
    out: Out = None,
    jobs: Jobs = 1,
    engine: EngineName = "local",
    ray_address: RayAddress = None,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.lab.balance.study import Study, player_counts
    from conspiratio.lab.commands import balance_and_report, names_of
    from conspiratio.lab.running.engine import Engine

    chosen = game_with(game, deck, free)
    options = variants.of(chosen) or chosen.options_type()
    counts = player_counts(chosen, players)
    study = Study(chosen, names_of(bots), counts, options, seed)
    tell_if_not_compiled(t)
    balance_and_report(t, study, games, Engine(jobs, engine, ray_address), out or Path(f"balance-{game}"))


def solo(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    level: Annotated[str, Parameter(help="cli-arg-level")] = "consul",
    deals: Annotated[int, Parameter(help="cli-arg-deals")] = 40,
    seed: Seed = "1",
    deck: DeckWish = None,
    free: Free = False,
    out: Out = None,
    jobs: Jobs = 1,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.kernel import is_compiled
    from conspiratio.lab.commands import solo_and_report
    from conspiratio.lab.running.engine import Engine

    if not is_compiled():
        raise Complaint("kernel-needed")
    chosen = game_with(game, deck, free)
    solo_and_report(t, chosen, level, seed, deals, Engine(jobs), out or Path(f"solo-{level}"))


def strength(
    *,
    only: Annotated[str, Parameter(help="cli-arg-only")] = "",
    games: Annotated[int, Parameter(help="cli-arg-games-strength")] = 300,
    record: Annotated[bool, Parameter(help="cli-arg-record")] = False,
    out: Out = None,
    jobs: Jobs = 1,
    engine: EngineName = "local",
    ray_address: RayAddress = None,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.lab.commands import names_of
    from conspiratio.lab.running.engine import Engine
    from conspiratio.lab.strength.command import strength_and_report

    chosen = names_of(only) if only else ()
    folder = out or Path("strength")
    strength_and_report(t, chosen, games, Engine(jobs, engine, ray_address), folder, record=record)


def train(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    solo: Annotated[bool, Parameter(help="cli-arg-solo-train")] = False,
    players: Annotated[str | None, Parameter(help="cli-arg-players-train")] = None,
    generations: Annotated[int, Parameter(help="cli-arg-generations")] = 6,
    games: Annotated[int, Parameter(help="cli-arg-games-train")] = 8_000,
    iterations: Annotated[int, Parameter(help="cli-arg-iterations")] = 4,
    hidden: Annotated[str, Parameter(help="cli-arg-hidden")] = "64,32",
    epochs: Annotated[int, Parameter(help="cli-arg-epochs")] = 12,
    seed: Seed = "train",
    start: Annotated[Path | None, Parameter(help="cli-arg-start")] = None,
    deck: DeckWish = None,
    free: Free = False,
    decks: Annotated[str, Parameter(help="cli-arg-decks")] = "one",
    out: Annotated[Path | None, Parameter(help="cli-arg-out-train")] = None,
    jobs: Jobs = 1,
    engine: EngineName = "local",
    ray_address: RayAddress = None,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.lab.balance.study import player_counts
    from conspiratio.lab.commands import train_and_report
    from conspiratio.lab.running.engine import Engine
    from conspiratio.lab.training.plan import Plan, hidden_layers

    chosen = game_with(game, deck, free)
    if solo and chosen.seats.start != 1:
        raise Complaint("option-of-other-game", option="--solo", game=game)
    if solo and players is not None:
        raise Complaint("train-solo-players")
    seats = () if players is None else player_counts(chosen, players)
    plan = Plan(
        game,
        solo,
        seats,
        generations,
        games,
        iterations,
        epochs,
        hidden_layers(hidden),
        seed,
        start,
        chosen if deck else None,
        decks,  # type: ignore[arg-type]  # checked by the plan
    )
    train_and_report(t, plan, Engine(jobs, engine, ray_address), out or Path(f"train-{plan.name}"))
