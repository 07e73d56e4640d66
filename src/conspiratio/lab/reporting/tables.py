"""What the reports of all games share: tables for the terminal, and numbers as each language writes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from rich.box import SIMPLE_HEAD
from rich.table import Table

from .estimates import Estimate
from .summary import Spread, Summary

Texts: TypeAlias = Callable[..., str]
"""The words of a message, by its id and what fills its gaps."""


def new_table(first: str, *others: str) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(first, overflow="fold")
    for name in others:
        table.add_column(name, justify="right", overflow="fold")
    return table


def seats_table(summary: Summary, ways: Mapping[str, Sequence[int]], texts: Texts) -> Table:
    """How often each seat won, in all and in each way, and its points; ``ways``: a message, and the wins by seat."""
    table = new_table(*map(texts, ("simulate-seat", "simulate-bot", "simulate-won", *ways, "simulate-score")))
    for seat, level in enumerate(summary.bots):
        wins = [by_seat[seat] for by_seat in ways.values()]
        cells = [percent(part, summary.games, texts) for part in (sum(wins), *wins)]
        table.add_row(str(seat), level, *cells, spread_text(summary.scores[seat], texts))
    return table


def percent(part: int, whole: int, texts: Texts) -> str:
    return texts("simulate-percent", value=part / whole) if whole else texts("simulate-none")


def spread_text(spread: Spread, texts: Texts) -> str:
    if spread.mean is None or spread.least is None or spread.most is None:
        return texts("simulate-none")
    return texts("simulate-spread", mean=spread.mean, least=spread.least, most=spread.most)


def with_interval(estimate: Estimate | None, texts: Texts, number: str) -> str:
    """``number``: the message that writes such a number."""
    if estimate is None:
        return texts("simulate-none")
    value = texts(number, value=estimate.value)
    if estimate.low is None or estimate.high is None:
        return value
    low, high = texts(number, value=estimate.low), texts(number, value=estimate.high)
    return texts("lab-interval-short", value=value, low=low, high=high)
