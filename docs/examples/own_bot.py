"""Plays a bot of your own against one of ours, through the referee, and prints the score.

    pip install conspiratio
    python docs/examples/own_bot.py [--game pax] [--against greedy] [--players 4] [--games 100] [--seed 1]

A bot has one method. It gets what its seat may know and the moves on offer; all its luck comes from ``rng``. Put your
own ideas into ``Ambitious``; docs/referee.md tells what a view has.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from conspiratio.bots import BOTS, bot
from conspiratio.games import GAMES


class Ambitious:
    """In PAX: draws, buys the most symbols for its money, and lays out Intrigue first of all, because who leads there
    wins if Rome does. Of Caligula it knows nothing yet: there any move is as good to it as the other."""

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return max(moves, key=lambda move: (self.worth(view, move), rng.random()))

    def worth(self, view: Any, move: Any) -> float:
        match move.type:
            case "draw":
                return 1
            case "buy":
                return sum(self.of_card(card) for card in view.legions[move.legion - 1])
            case "play" | "follow":
                card = next(card for card in view.me.hand if card.id == move.card)
                return self.of_card(card) - len(view.turn.played)
            case _:
                return 0

    def of_card(self, card: Any) -> float:
        return float(card.symbols + 3 * (card.category == "intrigue"))


def one_game(game: Any, players: int, seat: int, against: str, rng: Random) -> float:
    """What share of the victory your bot gets in that seat."""
    bots = [Ambitious() if one == seat else bot(game.name, against) for one in range(players)]
    state = game.start(game.deal(game.options_type(), players, rng))
    while (to_act := game.to_act(state)) is not None:
        move = bots[to_act].choose(game.view(state, to_act), game.legal_moves(state), rng)
        state, _ = game.play(state, move)
    winners = game.result(state).winners
    return 1 / len(winners) if seat in winners else 0.0


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pax", choices=sorted(GAMES))
    parser.add_argument("--against", default="greedy", choices=BOTS, metavar="BOT", help=", ".join(BOTS))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    won = 0.0
    for number in range(asked.games):
        rng = Random(f"{asked.seed}/{number}")
        won += one_game(GAMES[asked.game], asked.players, number % asked.players, asked.against, rng)
    print(
        f"{asked.game}, {asked.players} players: your bot against {asked.against}: {won:g} of {asked.games} games won"
        f" ({won / asked.games:.0%}; even would be {1 / asked.players:.0%})"
    )
    return won / asked.games


if __name__ == "__main__":
    main()
