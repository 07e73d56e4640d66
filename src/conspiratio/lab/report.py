"""A summary as tables for the terminal; all words come from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table

from .summary import SOURCES, Spread, Summary

Texts: TypeAlias = Callable[..., str]
"""The words of a message, by its id and what fills its gaps."""


def summary_table(summary: Summary, texts: Texts) -> Group:
    if summary.seats == 1:
        title = texts("simulate-title-solo", games=summary.games, bot=summary.bots[0])
        return Group(title, _course(summary, texts))
    title = texts("simulate-title", games=summary.games, seats=summary.seats)
    return Group(
        title, _by_seat(summary, texts), _rome(summary, texts), _points(summary, texts), _course(summary, texts)
    )


def _by_seat(summary: Summary, texts: Texts) -> Table:
    table = _table(
        texts("simulate-seat"),
        texts("simulate-bot"),
        texts("simulate-won"),
        texts("simulate-by-points"),
        texts("simulate-shared"),
        texts("simulate-with-rome"),
        texts("simulate-score"),
    )
    for seat, level in enumerate(summary.bots):
        ways = (summary.wins[seat], summary.shared_wins[seat], summary.rome_wins[seat])
        cells = [_percent(part, summary, texts) for part in (sum(ways), *ways)]
        table.add_row(str(seat), level, *cells, _spread(summary.scores[seat], texts))
    return table


def _rome(summary: Summary, texts: Texts) -> Table:
    table = _table(texts("simulate-outcome"), texts("simulate-share"))
    alone = sum(summary.wins)
    for words, games in (
        (texts("simulate-players-win"), alone),
        (texts("simulate-players-share"), summary.shared),
        (texts("simulate-rome-primus"), sum(summary.rome_wins)),
        (texts("simulate-rome-alone"), summary.rome_alone),
    ):
        table.add_row(words, _percent(games, summary, texts))
    return table


def _points(summary: Summary, texts: Texts) -> Table:
    table = _table(texts("simulate-source"), texts("simulate-points"))
    for source, spread in zip(SOURCES, summary.sources, strict=True):
        table.add_row(texts(f"score-{source}"), _spread(spread, texts))
    return table


def _course(summary: Summary, texts: Texts) -> Table:
    """How long the games were and how they ended."""
    table = _table(texts("simulate-course"), "")
    if summary.seats == 1:
        table.add_row(texts("simulate-solo-won"), _percent(summary.wins[0], summary, texts))
        table.add_row(texts("simulate-solo-stronger"), _spread(summary.stronger, texts))
        table.add_row(texts("simulate-solo-categories"), _spread(summary.categories, texts))
    table.add_row(texts("simulate-rounds"), _spread(summary.rounds, texts))
    table.add_row(texts("simulate-decisions"), _spread(summary.decisions, texts))
    table.add_row(texts("simulate-no-refill"), _percent(summary.no_refill, summary, texts))
    table.add_row(texts("simulate-exhausted"), _percent(summary.exhausted, summary, texts))
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right")
    return table


def _percent(games: int, summary: Summary, texts: Texts) -> str:
    return texts("simulate-percent", value=games / summary.games)


def _spread(spread: Spread, texts: Texts) -> str:
    if spread.mean is None or spread.least is None or spread.most is None:
        return texts("simulate-none")
    return texts("simulate-spread", mean=spread.mean, least=spread.least, most=spread.most)
