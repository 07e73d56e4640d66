"""One game of bots against bots, from its deal to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from conspiratio.bots import Bot, bot
from conspiratio.core.game import AnyGame
from conspiratio.core.match import Match

from .engine import leave_if_stopped


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game; ``decisions`` and ``seconds`` (spent on them) have one entry a seat."""

    match: Match
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    @property
    def result(self) -> Any:
        return self.match.game.result(self.match.state)

    @property
    def places(self) -> tuple[int, ...]:
        return self.match.game.places(self.result, len(self.match.names))


def play(
    game: AnyGame,
    deal: Any,
    levels: Sequence[str],
    luck: Sequence[Random],
    nonce: str = "",
    bots: Sequence[Bot] | None = None,
) -> Played:
    """``levels`` and ``luck``: the bot of each seat, and the generator it gets. ``bots``: those who play under these
    names; None: the ones we know by them."""
    players = [bot(game.name, level) for level in levels] if bots is None else bots
    match = Match(game, deal, tuple(f"bot:{level}" for level in levels), nonce)
    decisions, seconds = [0] * len(levels), [0.0] * len(levels)
    while (seat := match.to_act) is not None:
        leave_if_stopped()
        view, moves = match.view(seat), match.legal_moves()
        began = perf_counter()
        move = players[seat].choose(view, moves, luck[seat])
        seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        match = match.after(seat, move)
    return Played(match, tuple(decisions), tuple(seconds))


def win_shares(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """What each seat has of the victory: a shared one is divided, and there may be none.

    >>> win_shares((0, 2), 3)
    (0.5, 0.0, 0.5)
    """
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
