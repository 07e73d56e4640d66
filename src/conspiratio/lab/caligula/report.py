"""A summary of Caligula as tables for the terminal; all words come from outside."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table

from conspiratio.caligula.scoring import SOURCES
from conspiratio.locale.words import NUMERALS

from ..reporting.tables import Texts, new_table, percent, seats_table, spread_text
from .summary import TIE_BREAKS, Summary


def summary_table(summary: Summary, texts: Texts) -> Group:
    ways = {"simulate-alone": summary.wins, "simulate-shared": summary.shared_wins}
    return Group(
        texts("simulate-title", games=summary.games, seats=summary.seats),
        seats_table(summary, ways, texts),
        _by_ordo(summary, texts),
        _points(summary, texts),
        _course(summary, texts),
        _ties(summary, texts),
    )


def _by_ordo(summary: Summary, texts: Texts) -> Table:
    table = new_table(texts("simulate-ordo"), texts("simulate-won"))
    for ordo, games in zip(NUMERALS[1:], summary.ordo_wins, strict=False):
        table.add_row(ordo, percent(games, summary.games, texts))
    return table


def _points(summary: Summary, texts: Texts) -> Table:
    table = new_table(texts("simulate-source"), texts("simulate-points-all"))
    for source, spread in zip(SOURCES, summary.sources, strict=True):
        table.add_row(texts(f"simulate-source-{source}"), spread_text(spread, texts))
    return table


def _course(summary: Summary, texts: Texts) -> Table:
    """How long the games were, and how dangerous the throne was."""
    table, games = new_table(texts("simulate-course"), ""), summary.games
    table.add_row(texts("simulate-rounds"), spread_text(summary.rounds, texts))
    table.add_row(texts("simulate-decisions"), spread_text(summary.decisions, texts))
    table.add_row(texts("simulate-plots"), spread_text(summary.plots, texts))
    table.add_row(texts("simulate-murders"), percent(summary.murders.total, summary.rounds.total, texts))
    table.add_row(texts("simulate-last-plots"), percent(summary.last_plots, games, texts))
    table.add_row(texts("simulate-last-murders"), percent(summary.last_murders, games, texts))
    table.add_row(texts("simulate-early"), percent(summary.early, games, texts))
    return table


def _ties(summary: Summary, texts: Texts) -> Table:
    table = new_table(texts("simulate-ties"), texts("lab-games"))
    for by, games in zip(TIE_BREAKS, summary.ties, strict=True):
        table.add_row(texts(f"simulate-tie-{by}"), percent(games, summary.games, texts))
    return table
