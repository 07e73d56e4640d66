"""Contests that are over in a moment, for tests."""

from __future__ import annotations

from typing import Any

from conspiratio.lab.strength.contest import Figure
from conspiratio.lab.strength.duels import Duel
from conspiratio.lab.strength.players import Player
from conspiratio.pax.game import PAX

ALL = (Figure("won", at_most=0.3), Figure("decided", at_least=0.65), Figure("outright"))


def a_duel(**wishes: Any) -> Duel:
    usual = {
        "name": "test-duel",
        "decks": (PAX,),
        "a": Player("greedy"),
        "b": Player("random"),
        "seating": "pairs",
        "figures": ALL,
    }
    return Duel(**(usual | wishes))
