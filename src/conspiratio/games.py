"""The games there are, by name, and where each layer keeps what it knows of one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Literal, TypeAlias

from conspiratio.caligula.game import CALIGULA
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.pax.game import PAX

GAMES: Mapping[str, AnyGame] = {PAX.name: PAX, CALIGULA.name: CALIGULA}
DEFAULT_GAME = PAX.name
"""What is played if nobody says which."""

if TYPE_CHECKING:
    GameName: TypeAlias = str
else:
    GameName = Literal[tuple(GAMES)]
"""The name of a game, for what reads and describes JSON: others are refused, and the API's description lists them."""


def game_called(name: str) -> AnyGame:
    if name not in GAMES:
        raise Complaint("game-unknown", found=name, known=", ".join(GAMES))
    return GAMES[name]


@cache
def room(layer: str, game: str, *part: str) -> ModuleType:
    """The room of a game in a layer: the package ``conspiratio.<layer>.<game>``, or a part of it.

    Whatever a layer knows of one game alone is in the folder of that game's name. What the layer's shared code needs of
    it has the same name in the room of every game, so shared code asks the room and never which game it has. ``part``
    names a module in the room, for what should be imported only when it is needed.

    >>> room("kernel", "pax").__name__, room("kernel", "caligula", "actions").__name__
    ('conspiratio.kernel.pax', 'conspiratio.kernel.caligula.actions')
    """
    return import_module(".".join(("conspiratio", layer, game_called(game).name, *part)))
