"""A short match of one generation of weights against the one before, on mirrored deals inside the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from conspiratio.core.game import AnyGame

from ..reporting.estimates import proportion
from ..running.engine import leave_if_stopped
from .self_play import chosen, start


@dataclass(frozen=True)
class GenerationMatch:
    """Both sides think alike and differ in nothing but their weights; all luck comes from ``seed``."""

    game: AnyGame
    """With the deck that is played with."""
    solo: bool
    seats: int
    iterations: int
    weights: Path
    before: Path | None
    """None: the first generation plays against none, which plays on by habit to judge."""
    seed: str


def play_deal(match: GenerationMatch, number: int) -> tuple[float, float]:
    """One deal, once with each side on the seats of the other: what the new weights got of it, and the old ones.

    Several players: the new side's share of the victories. Solo: whether it was won.
    """
    from conspiratio.kernel.weights import load

    nets = [None if path is None else load(path, match.game.name) for path in (match.weights, match.before)]
    rng = Random(f"{match.seed}/{number}")
    half = rng.sample(range(match.seats), match.seats // 2)  # nobody, if there is only one
    deal, luck = rng.getrandbits(60), rng.getrandbits(60)
    sides = [[seat in half for seat in range(match.seats)], [seat not in half for seat in range(match.seats)]]
    outcomes = [_outcome(match, Random(deal), [nets[old] for old in side], Random(luck)) for side in sides]
    if match.solo:
        return outcomes[0][0][0], outcomes[1][0][0]
    won = [0.0, 0.0]
    for (win, *_), side in zip(outcomes, sides, strict=True):
        for share, old in zip(win, side, strict=True):
            won[old] += share
    return (won[0] / sum(won), won[1] / sum(won)) if sum(won) else (0.5, 0.5)


def _outcome(match: GenerationMatch, deal: Random, nets: Sequence[Any], luck: Random) -> tuple[Any, Any, float]:
    position = start(match.game, match.seats, match.solo, deal)
    while (seat := position.to_act()) >= 0:
        leave_if_stopped()
        legal = position.legal()
        action = legal[0] if len(legal) == 1 else chosen(position, seat, nets[seat], match.iterations, luck)
        position.play_legal(action)
    outcome: tuple[Any, Any, float] = position.outcome()
    return outcome


def summary(match: GenerationMatch, deals: Sequence[tuple[float, float]]) -> dict[str, float]:
    """What the record says of a match. Deals, not games, have nothing to do with each other."""
    share = proportion(sum(new for new, _ in deals), len(deals))
    numbers = {"share": share.value, "low": share.low or 0.0, "high": 1.0 if share.high is None else share.high}
    if match.solo:
        numbers["before"] = sum(old for _, old in deals) / len(deals)
    kept = {name: round(value, 4) for name, value in numbers.items()}
    return {"seats": match.seats, "deals": len(deals), "iterations": match.iterations, **kept}
