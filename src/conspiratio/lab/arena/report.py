"""The standings of an arena: a table for the terminal, a file of numbers, a plot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table

from conspiratio.core.codec import to_json
from conspiratio.core.game import Json

from ..reporting.estimates import Estimate
from ..reporting.plots import Plot, dots, matrix
from ..reporting.tables import Texts, new_table, with_interval
from .standings import Standing, Standings

FORMAT = "conspiratio-arena/1"


def arena_table(standings: Standings, texts: Texts) -> Group:
    title = texts("arena-title", games=standings.games, seats=standings.seats, deals=standings.blocks)
    outright = _pairs("arena-outright", standings, [row.outright for row in standings.rows], texts)
    shares = _pairs("arena-against", standings, [row.shares for row in standings.rows], texts)
    decided = _pairs("arena-decided", standings, [row.decided for row in standings.rows], texts)
    ratings = _ratings(standings, texts)
    return Group(title, _bots(standings, texts), outright, shares, decided, ratings, texts("arena-explained"))


def _bots(standings: Standings, texts: Texts) -> Table:
    table = new_table(
        texts("simulate-bot"),
        texts("arena-won"),
        texts("arena-wins"),
        texts("lab-games"),
        texts("arena-place"),
        texts("arena-seconds"),
    )
    for row in _best_first(standings):
        table.add_row(
            row.bot,
            with_interval(row.won, texts, "simulate-percent"),
            texts("lab-one-digit", value=row.wins),
            str(row.games),
            texts("lab-two-digits", value=row.place.value),
            texts("lab-four-digits", value=row.seconds),
        )
    return table


def _ratings(standings: Standings, texts: Texts) -> Table:
    table = new_table(texts("simulate-bot"), texts("arena-rating"))
    for row in sorted(standings.rows, key=lambda row: -row.rating.value):
        table.add_row(row.bot, with_interval(row.rating, texts, "lab-whole"))
    return table


def _best_first(standings: Standings) -> list[Standing]:
    return sorted(standings.rows, key=lambda row: (-row.won.value, -row.rating.value))


def _pairs(title: str, standings: Standings, rows: Sequence[Sequence[Estimate | None]], texts: Texts) -> Table:
    table = new_table(texts(title), *standings.bots)
    for bot, shares in zip(standings.bots, rows, strict=True):
        table.add_row(bot, *(with_interval(share, texts, "simulate-percent") for share in shares))
    return table


def arena_json(standings: Standings, settings: Mapping[str, Json]) -> Json:
    rows = [
        {
            **to_json(row),
            "outright": _by_bot(standings.bots, [to_json(share) for share in row.outright]),
            "shares": _by_bot(standings.bots, [to_json(share) for share in row.shares]),
            "decided": _by_bot(standings.bots, [to_json(share) for share in row.decided]),
            "comparisons": _by_bot(standings.bots, row.comparisons),
        }
        for row in standings.rows
    ]
    return {
        "format": FORMAT,
        "settings": settings,
        "games": standings.games,
        "blocks": standings.blocks,
        "bots": rows,
    }


def _by_bot(bots: Sequence[str], values: Sequence[Any]) -> Json:
    return {bot: value for bot, value in zip(bots, values, strict=True) if value}


def arena_svg(standings: Standings, texts: Texts) -> str:
    rows = _best_first(standings)
    bots = [row.bot for row in rows]
    title = texts("arena-title", games=standings.games, seats=standings.seats, deals=standings.blocks)

    def draw(axes: Sequence[Any]) -> None:
        names = {bot: bot for bot in bots}
        dots(axes[0], {"": {row.bot: row.won for row in rows}}, names, lambda value: texts("lab-percent", value=value))
        axes[0].set_xlim(0, 1)
        axes[0].set_title(texts("arena-won-plot"))
        places = [standings.bots.index(bot) for bot in bots]
        cells = [[_cell(row.shares[at], texts) for at in places] for row in rows]
        matrix(axes[1], bots, bots, cells)
        axes[1].set_title(texts("arena-pairs-plot"))
        ratings = {"": {row.bot: row.rating for row in rows}}
        dots(axes[2], ratings, names, lambda value: texts("lab-whole", value=value))
        ends = [end for row in rows for end in (row.rating.low, row.rating.value, row.rating.high) if end is not None]
        axes[2].set_xlim(min(ends) - 25, max(ends) + 25)
        axes[2].set_title(texts("arena-rating-plot"))

    return Plot("arena", title, (13.5, 1.6 + 0.5 * len(bots)), panels=3).svg(draw)


def _cell(share: Estimate | None, texts: Texts) -> tuple[float, str] | None:
    return None if share is None else (2 * share.value - 1, texts("lab-percent", value=share.value))
