"""What is run under the checks: games beside the referee, imagined worlds, searches with and without a network."""

from __future__ import annotations

import sys
from random import Random

from conspiratio import kernel
from conspiratio.games import GAMES
from conspiratio.kernel.net import Net, weights_in
from conspiratio.kernel.search import Search

from .parity import one_game


def main(games: int) -> None:
    print(kernel.__file__)
    for name, game in GAMES.items():
        seats = list(game.seats)
        for number in range(games):
            one_game(name, f"checked/{number}", seats[number % len(seats)])
        for number in range(2 * games):
            search_through(name, seats[number % len(seats)], number)


def search_through(name: str, seats: int, seed: int) -> None:
    """A quick game in which every decision is searched a little."""
    rng = Random(seed)
    position = kernel.bridge(name).dealt(GAMES[name].faces, seats, seed)
    sizes = (position.features, 8, 4)
    net = Net(sizes, [rng.gauss(0, 0.3) for _ in range(weights_in(sizes))])
    while (seat := position.to_act()) >= 0:
        search = Search(position, seat, net=net if rng.random() < 0.7 else None, seed=rng.getrandbits(60), room=500)
        search.run(6)
        position.play(rng.choice(position.legal()))


if __name__ == "__main__":
    main(int(sys.argv[1]))
