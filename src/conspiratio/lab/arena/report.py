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
from ..reporting.tables import Texts, new_table
from .standings import Standings

FORMAT = "conspiratio-arena/1"


def arena_table(standings: Standings, texts: Texts) -> Group:
    title = texts("arena-title", games=standings.games, seats=standings.seats, deals=standings.blocks)
    shares = _pairs("arena-against", standings, [row.shares for row in standings.rows], texts)
    decided = _pairs("arena-decided", standings, [row.decided for row in standings.rows], texts)
    return Group(title, _ratings(standings, texts), shares, decided, texts("arena-explained"))


def _ratings(standings: Standings, texts: Texts) -> Table:
    table = new_table(
        texts("simulate-bot"),
        texts("arena-rating"),
        texts("lab-games"),
        texts("arena-wins"),
        texts("simulate-won"),
        texts("arena-place"),
        texts("arena-seconds"),
    )
    for row in sorted(standings.rows, key=lambda row: -row.rating.value):
        table.add_row(
            row.bot,
            _with_interval(row.rating, texts, "lab-whole"),
            str(row.games),
            texts("lab-one-digit", value=row.wins),
            texts("simulate-percent", value=row.won.value),
            texts("lab-two-digits", value=row.place.value),
            texts("lab-four-digits", value=row.seconds),
        )
    return table


def _pairs(title: str, standings: Standings, rows: Sequence[Sequence[Estimate | None]], texts: Texts) -> Table:
    table = new_table(texts(title), *standings.bots)
    for bot, shares in zip(standings.bots, rows, strict=True):
        table.add_row(bot, *(_with_interval(share, texts, "simulate-percent") for share in shares))
    return table


def _with_interval(estimate: Estimate | None, texts: Texts, number: str) -> str:
    if estimate is None:
        return texts("simulate-none")
    value = texts(number, value=estimate.value)
    if estimate.low is None or estimate.high is None:
        return value
    low, high = texts(number, value=estimate.low), texts(number, value=estimate.high)
    return texts("lab-interval-short", value=value, low=low, high=high)


def arena_json(standings: Standings, settings: Mapping[str, Json]) -> Json:
    rows = [
        {
            **to_json(row),
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
    rows = sorted(standings.rows, key=lambda row: -row.rating.value)
    bots = [row.bot for row in rows]
    title = texts("arena-title", games=standings.games, seats=standings.seats, deals=standings.blocks)

    def draw(axes: Sequence[Any]) -> None:
        ratings = {"": {row.bot: row.rating for row in rows}}
        dots(axes[0], ratings, {bot: bot for bot in bots}, lambda value: texts("lab-whole", value=value))
        ends = [end for row in rows for end in (row.rating.low, row.rating.value, row.rating.high) if end is not None]
        axes[0].set_xlim(min(ends) - 25, max(ends) + 25)
        axes[0].set_title(texts("arena-rating-plot"))
        places = [standings.bots.index(bot) for bot in bots]
        cells = [[_cell(row.shares[at], texts) for at in places] for row in rows]
        matrix(axes[1], bots, bots, cells)
        axes[1].set_title(texts("arena-pairs-plot"))

    return Plot("arena", title, (9.5, 1.6 + 0.5 * len(bots)), panels=2).svg(draw)


def _cell(share: Estimate | None, texts: Texts) -> tuple[float, str] | None:
    return None if share is None else (2 * share.value - 1, texts("lab-percent", value=share.value))
