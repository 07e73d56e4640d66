"""A first game of each kind: on the real table, against two bots, with a deal that lets you do each thing once."""

from __future__ import annotations

from conspiratio.games import room

from ..people.person import Person
from .lobby import Lobby
from .setup import Chair, Setup
from .table import Table


async def begin_learning(lobby: Lobby, person: Person, game: str) -> Table:
    """Every time a new table, with the same deal."""
    return await lobby.create(person, learning_setup(game), learn=True, seed=room("server", game).LEARN_SEED)


def learning_setup(game: str) -> Setup:
    chairs = [Chair("me"), Chair("bot", "greedy"), Chair("bot", "greedy")]
    its = room("server", game)
    return Setup(game, chairs, options=dict(its.LEARN_OPTIONS), named_deck=its.LEARN_DECK)
