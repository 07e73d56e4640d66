"""Games that bots play, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from conspiratio.bots import Bot, bot
from conspiratio.caligula.state import Options as CaligulaOptions
from conspiratio.core.game import AnyGame
from conspiratio.pax.state import Options as PaxOptions

PAX_TABLES = [
    *[(seats, PaxOptions()) for seats in range(2, 9)],
    *[(1, PaxOptions(solo_game=game)) for game in range(1, 6)],
    (4, PaxOptions(open_counts=False, final_column=True)),
    (6, PaxOptions(open_counts=False)),
]
CALIGULA_TABLES = [
    *[(seats, CaligulaOptions()) for seats in range(2, 6)],
    *[(seats, CaligulaOptions(memory_aid=False)) for seats in (2, 5)],
]


def decisions(game: AnyGame, bots: Sequence[Bot], options: Any, seed: str) -> Iterator[Any]:
    """Every state of a game in which a bot has to decide, and the last one; the bots play it."""
    rng = Random(seed)
    state = game.start(game.deal(options, len(bots), rng))
    while (seat := game.to_act(state)) is not None:
        yield state
        moves = game.legal_moves(state)
        move = bots[seat].choose(game.view(state, seat), moves, rng)
        assert move in moves
        state, _ = game.play(state, move)
    yield state


def choice(game: AnyGame, state: Any, level: str = "greedy") -> Any:
    """What a bot would do now."""
    seat = game.to_act(state)
    assert seat is not None
    return bot(game.name, level).choose(game.view(state, seat), game.legal_moves(state), Random(1))


def share_of_wins(game: AnyGame, levels: Sequence[str], options: Any, games: int) -> float:
    """How often the first of these bots wins alone; it changes its seat from game to game."""
    won = 0
    for n in range(games):
        seat = n % len(levels)
        order = [levels[(i - seat) % len(levels)] for i in range(len(levels))]
        bots = [bot(game.name, level) for level in order]
        *_, last = decisions(game, bots, options, f"wins/{n}")
        won += game.result(last).winners == (seat,)
    return won / games
