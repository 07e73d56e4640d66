"""Ways to play games in tests: at random, or so that emperors die now and then. They may look at everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from conspiratio.caligula.cards import DOUBLES, shows
from conspiratio.caligula.game import CALIGULA, Caligula
from conspiratio.caligula.moves import Conspire, Join, Move, Pass, Protect, Raise, Reward, Strike
from conspiratio.caligula.state import Options, State
from conspiratio.core.match import Match

Player: TypeAlias = Callable[[State, Sequence[Move], Random], Move]


def wild(state: State, moves: Sequence[Move], rng: Random) -> Move:
    """A type of move, then a move of that type: of all moves alike, nearly all would be raises and swaps."""
    kind = rng.choice(list(dict.fromkeys(move.type for move in moves)))
    return rng.choice([move for move in moves if move.type == kind])


def lively(state: State, moves: Sequence[Move], rng: Random) -> Move:
    """Gathers cards and conspires where there are daggers enough: at random, emperors hardly ever die."""
    phase = state.phase.type
    if phase == "rewarding" and rng.random() < 0.8:
        drawing = [move for move in moves if isinstance(move, Reward) and move.effect in ("pugio", "coniura", "spqr")]
        return rng.choice(drawing or moves)
    if phase == "starting":
        daggers = sum(shows(down.card, "pugio") for player in state.players for down in player.hand)
        starts = [move for move in moves if isinstance(move, Conspire) and len(move.cards) == 1]
        wanted = daggers > state.emperor.life and rng.random() < (0.9 if state.fallen else 0.5)
        return _cheapest(starts, rng) if starts and wanted else Pass()
    if phase == "bidding" and rng.random() < 0.85:
        fewest = [move for move in moves if isinstance(move, Join)]
        higher = [move for move in moves if isinstance(move, Raise)]
        if higher and rng.random() < 0.2:
            least = min(len(move.cards) for move in higher)
            fewest = [move for move in higher if len(move.cards) == least]
        return _cheapest(fewest, rng) if fewest else Pass()
    if phase == "protecting":
        return (
            rng.choice([move for move in moves if isinstance(move, Protect)] or moves) if rng.random() < 0.2 else Pass()
        )
    if phase == "striking" and rng.random() < 0.9:
        return max(moves, key=lambda move: len(move.cards) if isinstance(move, Strike) else 0)
    return wild(state, moves, rng)


def _cheapest(moves: Sequence[Any], rng: Random) -> Move:
    """Of equal bids, one that keeps doubles for daggers."""
    least = min(sum(card in DOUBLES for card in move.cards) for move in moves)
    return rng.choice([move for move in moves if sum(card in DOUBLES for card in move.cards) == least])


def played(seats: int, seed: int, player: Player = lively, game: Caligula = CALIGULA, **options: Any) -> Match:
    """A whole game."""
    rng = Random(seed)
    match = Match(game, game.deal(Options(**options), seats, rng), tuple(NAMES[:seats]), f"{seed:032x}")
    while (seat := match.to_act) is not None:
        match = match.after(seat, player(match.state, match.legal_moves(), rng))
    return match


NAMES = ("Livia", "Marcus", "Nerva", "Octavia", "Publius")
