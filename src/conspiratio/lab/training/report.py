"""What training has come to: a table for the terminal and a plot, generation by generation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group

from conspiratio.games import room

from ..reporting.estimates import Estimate
from ..reporting.plots import INK, Plot, curves
from ..reporting.tables import Texts, new_table
from .plan import Plan


def _losses(plan: Plan) -> dict[str, str]:
    """What the network is asked; alone at a table there is nobody to compare with."""
    asked: dict[str, str] = room("lab", plan.game).ASKED
    return {"win": asked["win"]} if plan.solo else asked


def train_table(plan: Plan, generations: Sequence[Mapping[str, Any]], texts: Texts) -> Group:
    losses = _losses(plan)
    against = texts("train-won" if plan.solo else "train-against")
    table = new_table(
        texts("train-generation"), texts("train-positions"), *(texts(id) for id in losses.values()), against
    )
    for number, entry in enumerate(generations, 1):
        table.add_row(
            str(number),
            texts("lab-whole", value=entry["positions"]),
            *(texts("lab-four-digits", value=entry["unseen"][name]) for name in losses),
            _share_text(entry.get("match"), texts),
        )
    explained = texts("train-explained-solo" if plan.solo else "train-explained")
    return Group(texts("train-title", name=plan.name), table, explained)


def _share_text(match: Mapping[str, float] | None, texts: Texts) -> str:
    if match is None:
        return texts("simulate-none")
    value, low, high = (texts("lab-percent", value=match[name]) for name in ("share", "low", "high"))
    return texts("lab-interval-short", value=value, low=low, high=high)


def train_svg(plan: Plan, generations: Sequence[Mapping[str, Any]], texts: Texts) -> str:
    numbered = list(enumerate(generations, 1))
    losses = {
        texts(id): {number: Estimate(entry["unseen"][name]) for number, entry in numbered}
        for name, id in _losses(plan).items()
    }
    against = texts("train-won" if plan.solo else "train-against")
    shares = {number: _share(entry.get("match")) for number, entry in numbered}

    def draw(axes: Sequence[Any]) -> None:
        across = texts("train-generation")
        curves(
            axes[0],
            losses,
            lambda value: texts("lab-two-digits", value=value),
            across=across,
            along=texts("train-loss"),
        )
        curves(axes[1], {against: shares}, lambda value: texts("lab-percent", value=value), across=across, along="")
        axes[1].set_ylim(0, 1)
        if not plan.solo:
            axes[1].axhline(0.5, color=INK, linewidth=0.8)

    return Plot("train", texts("train-title", name=plan.name), (9.5, 3.6), panels=2).svg(draw)


def _share(match: Mapping[str, float] | None) -> Estimate | None:
    return None if match is None else Estimate(match["share"], match["low"], match["high"])
