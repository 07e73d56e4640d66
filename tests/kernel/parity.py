"""The kernel beside the referee: after every move the same legal moves, the same state, in the end the same result.

``python -m tests.kernel.parity pax --games 5000`` plays as many as asked (``make parity``). What they disagree about
is made as short as it can be and written as a file that ``conspiratio replay`` reads.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

from conspiratio import kernel
from conspiratio.core.game import AnyGame
from conspiratio.core.match import Match
from conspiratio.pax.cards import CATEGORIES
from conspiratio.pax.scoring import SOLO_GOALS

from .decks import a_deal


@dataclass
class Disagreement(Exception):  # noqa: N818
    what: str
    match: Match
    choices: list[int]

    def __str__(self) -> str:
        return f"{self.what}, after {len(self.choices)} moves"


def compare(game: AnyGame, deal: Any, choices: list[int] | None, rng: Random) -> list[int]:
    """Play a game on both; ``choices`` are numbers into the sorted legal actions, at random once they are used up."""
    bridge = kernel.bridge(game.name)
    position = bridge.start_of(deal)
    match = Match(game, deal, tuple(f"seat {seat}" for seat in range(deal.seats)), "")
    made: list[int] = []
    while True:
        state = match.state
        _compare_states(bridge, position, match, made)
        moves = {bridge.action_of(state, move): move for move in game.legal_moves(state)}
        legal = position.legal()
        if sorted(legal) != sorted(moves):
            raise Disagreement(f"legal: kernel {sorted(legal)}, referee {sorted(moves)}", match, made)
        strange = {bridge.move_of(state, action) for action in legal} - set(game.legal_moves(state))
        if strange:
            raise Disagreement(f"not on offer: {strange}", match, made)
        if not legal:
            break
        wish = choices[len(made)] if choices is not None and len(made) < len(choices) else rng.randrange(10**6)
        action = sorted(legal)[wish % len(legal)]
        made.append(wish)
        match = match.after(match.to_act, bridge.move_of(state, action))  # type: ignore[arg-type]
        position.play(action)
    _compare_results(position, match, made)
    return made


def _compare_states(bridge: Any, position: Any, match: Match, made: list[int]) -> None:
    ours, theirs = bridge.numbers_in(position), bridge.numbers_of(match.state)
    written = bridge.numbers_in(bridge.position_of(match.state))
    for found, where in ((ours, "state"), (written, "state written from the referee's")):
        for name, value in theirs.items():
            if found[name] != value:
                raise Disagreement(f"{where}: {name}: kernel {found[name]}, referee {value}", match, made)


def _compare_results(position: Any, match: Match, made: list[int]) -> None:
    game, result, seats = match.game, match.game.result(match.state), len(match.names)
    win, rank, rome = position.outcome()
    winners = result.winners
    share = [1 / len(winners) if seat in winners else 0 for seat in range(seats)]
    places = game.places(result, seats)
    compared = [
        sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for other in places) - 0.5 for mine in places
    ]
    ranks = [value / (seats - 1) for value in compared] if seats > 1 else [_part_of_goal(match)]
    if getattr(result, "rome", False):
        ranks = share  # the side that no seat plays has beaten all others
    for name, found, expected in (
        ("win", win, share),
        ("rank", rank, ranks),
        ("rome", [rome], [float(getattr(result, "rome", False))]),
    ):
        if any(abs(one - two) > 1e-6 for one, two in zip(found, expected, strict=True)):
            raise Disagreement(f"result: {name}: kernel {found}, referee {expected}", match, made)


def _part_of_goal(match: Match) -> float:
    """Alone, the rank says how much of the goal was reached."""
    result: Any = match.game.result(match.state)
    goal = SOLO_GOALS[match.deal.options.solo_game]
    return float(result.categories + min(result.stronger, goal)) / (len(CATEGORIES) + goal)


def shrink(game: AnyGame, deal: Any, found: Disagreement) -> Disagreement:
    """A game as short and as plain as it can be that still disagrees."""
    i = 0
    while i < len(found.choices):
        for fewer in (found.choices[:i] + found.choices[i + 1 :], [*found.choices[:i], 0, *found.choices[i + 1 :]]):
            if fewer == found.choices:
                continue
            try:
                compare(game, deal, fewer, Random(0))
            except Disagreement as again:
                if (len(again.choices), again.choices) < (len(found.choices), found.choices):
                    found = again
                    break
        else:
            i += 1
    return found


def write_down(found: Disagreement, folder: Path) -> Path:
    path = folder / f"{found.match.game.name}-disagreement.json"
    path.write_text(json.dumps(found.match.to_json(), indent=1), "utf-8")
    return path


def one_game(name: str, seed: str, seats: int | None = None) -> int:
    """How many moves were compared."""
    rng = Random(seed)
    game, deal = a_deal(name, rng, seats)
    try:
        return len(compare(game, deal, None, rng))
    except Disagreement as found:
        raise shrink(game, deal, found) from None


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare kernel and referee over many random games.")
    parser.add_argument("game", nargs="*", default=["pax", "caligula"])
    parser.add_argument("--games", type=int, default=1000, help="of each game")
    parser.add_argument("--seed", default="parity")
    parser.add_argument("--out", type=Path, default=Path())
    asked = parser.parse_args()
    for name in asked.game:
        moves = 0
        try:
            for number in track(range(asked.games), description=f"{name:8}"):
                moves += one_game(name, f"{asked.seed}/{number}")
        except Disagreement as found:
            print(f"{found}\nThe game is in {write_down(found, asked.out)}")
            return 1
        except KeyboardInterrupt:
            print("Stopped; no disagreement so far.")
            return 130
        print(f"{name}: {asked.games} games, {moves} moves, no disagreement")
    return 0


if __name__ == "__main__":
    sys.exit(main())
