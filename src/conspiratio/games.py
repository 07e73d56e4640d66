"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Mapping

from conspiratio.caligula.game import CALIGULA
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.pax.game import PAX

GAMES: Mapping[str, AnyGame] = {PAX.name: PAX, CALIGULA.name: CALIGULA}


def game_called(name: str) -> AnyGame:
    if name not in GAMES:
        raise Complaint("game-unknown", found=name, known=", ".join(GAMES))
    return GAMES[name]
