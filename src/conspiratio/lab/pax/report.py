"""A summary of PAX as tables for the terminal; all words come from outside."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table

from conspiratio.pax.scoring import SOURCES

from ..reporting.tables import Texts, new_table, percent, seats_table, spread_text
from .summary import Summary


def summary_table(summary: Summary, texts: Texts) -> Group:
    if summary.seats == 1:
        title = texts("simulate-title-solo", games=summary.games, bot=summary.bots[0])
        return Group(title, _course(summary, texts))
    title = texts("simulate-title", games=summary.games, seats=summary.seats)
    ways = {
        "simulate-by-points": summary.wins,
        "simulate-shared": summary.shared_wins,
        "simulate-with-rome": summary.rome_wins,
    }
    seats = seats_table(summary, ways, texts)
    return Group(title, seats, _rome(summary, texts), _points(summary, texts), _course(summary, texts))


def _rome(summary: Summary, texts: Texts) -> Table:
    table = new_table(texts("simulate-outcome"), texts("lab-games"))
    alone = sum(summary.wins)
    for words, games in (
        (texts("simulate-players-win"), alone),
        (texts("simulate-players-share"), summary.shared),
        (texts("simulate-rome-primus"), sum(summary.rome_wins)),
        (texts("simulate-rome-alone"), summary.rome_alone),
    ):
        table.add_row(words, percent(games, summary.games, texts))
    return table


def _points(summary: Summary, texts: Texts) -> Table:
    table = new_table(texts("simulate-source"), texts("simulate-points"))
    for source, spread in zip(SOURCES, summary.sources, strict=True):
        table.add_row(texts(f"score-{source}"), spread_text(spread, texts))
    return table


def _course(summary: Summary, texts: Texts) -> Table:
    """How long the games were and how they ended."""
    table = new_table(texts("simulate-course"), "")
    if summary.seats == 1:
        table.add_row(texts("simulate-won"), percent(summary.wins[0], summary.games, texts))
        table.add_row(texts("simulate-solo-stronger"), spread_text(summary.stronger, texts))
        table.add_row(texts("simulate-solo-categories"), spread_text(summary.categories, texts))
    table.add_row(texts("simulate-rounds"), spread_text(summary.rounds, texts))
    table.add_row(texts("simulate-decisions"), spread_text(summary.decisions, texts))
    table.add_row(texts("simulate-no-refill"), percent(summary.no_refill, summary.games, texts))
    table.add_row(texts("simulate-exhausted"), percent(summary.exhausted, summary.games, texts))
    return table
