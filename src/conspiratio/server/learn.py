"""A first game of each kind: on the real table, against two bots, with a deal that lets you do each thing once."""

from __future__ import annotations

from collections.abc import Mapping

from .people.person import Person
from .tables.lobby import Lobby
from .tables.setup import Chair, Setup
from .tables.table import Table

SEEDS: Mapping[str, str] = {
    # Wealth, a Senator, Intrigue and a Fleet lie below the Legions, for 1, 2, 3 and 4 Aurei: all can be bought, and
    # there is no doubt which of them Rome would take. Land or a Senator is kept; then Land and two Religions are drawn.
    # However the cards are placed, there is a group after which one card can be played free and another for 1 Aureus.
    "pax": "learn/pax/252",
    # The first player goes first in the first round. The Sequentia begins with a group card which has a Pugio or a
    # Coniura for everyone with a sum of 2: whoever has placed a 2 or more there is sure to get it, and has to choose.
    # Then come a single card, the draw of Coniura cards and a new Ordo; a negative card lies open, too.
    "caligula": "learn/caligula/901",
}
"""The stated deals. A test holds them to what is said of them."""


async def begin_learning(lobby: Lobby, person: Person, game: str) -> Table:
    """Every time a new table, with the same deal."""
    return await lobby.create(person, learning_setup(game), learn=True, seed=SEEDS[game])


def learning_setup(game: str) -> Setup:
    chairs = [Chair("me"), Chair("bot", "greedy"), Chair("bot", "greedy")]
    return Setup(game, chairs, options={"first": 0} if game == "pax" else {})
