"""Bots of one's own, by name: ``my_module:MyBot`` is the class ``MyBot`` of the file ``my_module.py``.

The module is looked for in the current folder and wherever Python looks. The class is called without arguments and has
one method, ``choose(view, moves, rng)``, as ``Bot`` says. With ``games = ("pax",)`` it says which games it can play;
without that it is let into all of them.
"""

from __future__ import annotations

import hashlib
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from conspiratio.core.game import Complaint


class OwnBot:
    """A bot that somebody else has written: what it chooses is looked at before it is played."""

    def __init__(self, name: str, chooser: Any) -> None:
        self.name, self.chooser = name, chooser

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        try:
            move = self.chooser.choose(view, moves, rng)
        except Exception as trouble:
            raise Complaint("bot-failed", bot=self.name, why=_words(trouble)) from trouble
        if move not in moves:
            raise Complaint("bot-move", bot=self.name, move=repr(move)[:200])
        return move


def own_bot(game: str, name: str, /, **settings: Any) -> OwnBot:
    """``settings``: for a bot that can be told how to play; who names one on the command line gives none."""
    kind = _class_called(name)
    if not callable(getattr(kind, "choose", None)):
        raise Complaint("bot-without-choose", bot=name)
    games = getattr(kind, "games", (game,))
    if game not in games:
        raise Complaint("bot-of-other-game", bot=name, game=game, games=", ".join(games))
    try:
        return OwnBot(name, kind(**settings))
    except Exception as trouble:
        raise Complaint("bot-broken", bot=name, why=_words(trouble)) from trouble


def mark_of_source(name: str) -> str:
    """A short mark of the file in which a bot is written: a changed file has another."""
    source = sys.modules[_class_called(name).__module__].__file__
    return hashlib.sha256(Path(source).read_bytes()).hexdigest()[:12] if source else ""


def _class_called(name: str) -> Any:
    module, _, kind = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):  # the module itself lacks another
            raise Complaint("bot-broken", bot=name, why=_words(missing)) from missing
        raise Complaint("bot-module", module=module) from None
    except Exception as trouble:
        raise Complaint("bot-broken", bot=name, why=_words(trouble)) from trouble
    if not isinstance(getattr(found, kind, None), type):
        raise Complaint("bot-class", module=module, name=kind)
    return getattr(found, kind)


def _words(trouble: Exception) -> str:
    return f"{type(trouble).__name__}: {trouble}"
