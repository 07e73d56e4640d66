"""A short match of one generation of weights against the one before, on mirrored deals inside the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ..reporting.estimates import proportion
from ..running.engine import leave_if_stopped
from .self_play import chosen, start


@dataclass(frozen=True)
class GenerationMatch:
    """Both sides think alike and differ in nothing but their weights; all luck comes from ``seed``."""

    game: str
    solo: bool
    seats: int
    iterations: int
    weights: Path
    before: Path | None
    """None: the first generation plays against none, which plays on by habit to judge."""
    seed: str


def play_deal(match: GenerationMatch, number: int) -> tuple[float, float]:
    """One deal, once with each side on the seats of the other: what the new weights got of it, and the old ones.

    Several players: shares of the comparisons between seats of different sides. Solo: whether it was won.
    """
    from conspiratio.kernel.weights import load

    nets = [None if path is None else load(path, match.game) for path in (match.weights, match.before)]
    rng = Random(f"{match.seed}/{number}")
    half = rng.sample(range(match.seats), match.seats // 2)  # nobody, if there is only one
    deal, luck = rng.getrandbits(60), rng.getrandbits(60)
    sides = [[seat in half for seat in range(match.seats)], [seat not in half for seat in range(match.seats)]]
    outcomes = [_outcome(match, Random(deal), [nets[old] for old in side], Random(luck)) for side in sides]
    if match.solo:
        return outcomes[0][0][0], outcomes[1][0][0]
    shares = [compared(rank, side) for (_, rank, _), side in zip(outcomes, sides, strict=True)]
    return sum(shares) / 2, 1 - sum(shares) / 2


def _outcome(match: GenerationMatch, deal: Random, nets: Sequence[Any], luck: Random) -> tuple[Any, Any, float]:
    position = start(match.game, match.seats, match.solo, deal)
    while (seat := position.to_act()) >= 0:
        leave_if_stopped()
        legal = position.legal()
        action = legal[0] if len(legal) == 1 else chosen(position, seat, nets[seat], match.iterations, luck)
        position.play_legal(action)
    outcome: tuple[Any, Any, float] = position.outcome()
    return outcome


def compared(ranks: Sequence[float], old: Sequence[bool]) -> float:
    """The share of the new side in the comparisons with the old one; ``ranks`` are each seat's shares among all others.

    >>> compared([1, 2 / 3, 1 / 3, 0], [False, False, True, True])
    1.0
    >>> compared([0.5, 0.5, 0.5], [True, False, True])
    0.5
    """
    seats, ours = len(ranks), old.count(False)
    among_us = ours * (ours - 1) / 2
    all_of_ours = (seats - 1) * sum(rank for rank, is_old in zip(ranks, old, strict=True) if not is_old)
    return float((all_of_ours - among_us) / (ours * (seats - ours)))


def told(match: GenerationMatch, deals: Sequence[tuple[float, float]]) -> dict[str, float]:
    """What the record says of a match. Deals, not games, have nothing to do with each other."""
    share = proportion(sum(new for new, _ in deals), len(deals))
    numbers = {"share": share.value, "low": share.low or 0.0, "high": 1.0 if share.high is None else share.high}
    if match.solo:
        numbers["before"] = sum(old for _, old in deals) / len(deals)
    kept = {name: round(value, 4) for name, value in numbers.items()}
    return {"seats": match.seats, "deals": len(deals), "iterations": match.iterations, **kept}
