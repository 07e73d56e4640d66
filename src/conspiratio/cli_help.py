"""The command line's help in the language that was asked for: annotations hold message ids, and people read words."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, make_dataclass
from types import FunctionType
from typing import Annotated, Any, get_type_hints

from cyclopts import Parameter, Token

from conspiratio.games import GAMES
from conspiratio.locale import LANGUAGES, Texts


def in_words(command: Any, t: Texts) -> Callable[..., None]:
    """A copy of a command whose parameters are explained in words, not by message ids."""
    copy = FunctionType(command.__code__, command.__globals__, command.__name__, command.__defaults__)
    copy.__kwdefaults__ = command.__kwdefaults__
    parameters = inspect.signature(command).parameters
    copy.__annotations__ = {
        name: _explained(hint, parameters[name].default if name in parameters else None, t)
        for name, hint in get_type_hints(command, include_extras=True).items()
    }
    return copy


def _explained(hint: Any, default: Any, t: Texts) -> Any:
    """The type of a parameter with its help in words; of several parameters in one (``Variants``), of each."""
    if is_dataclass(hint) and isinstance(hint, type):
        hints = get_type_hints(hint, include_extras=True)
        inner = [(field.name, _explained(hints[field.name], field.default, t), field.default) for field in fields(hint)]
        home = {"__module__": hint.__module__}  # Cyclopts takes what is made elsewhere for a type of Python's own
        return make_dataclass(hint.__name__, inner, bases=(hint,), namespace=home, frozen=True)
    for mark in getattr(hint, "__metadata__", ()):
        if mark.help:
            words = t(mark.help, **_facts(t))
            if isinstance(default, str | int) and not isinstance(default, bool):
                words = t("cli-default", help=words, value=str(default))
            hint = Annotated[hint, Parameter(help=words, converter=_whole_number if _is_number(hint) else None)]
    return hint


def _facts(t: Texts) -> dict[str, str]:
    """What fills the gaps of the help texts."""

    def counts(least: int) -> str:
        ranges = ((game.title, max(least, game.seats[0]), game.seats[-1]) for game in GAMES.values())
        return ", ".join(t("cli-counts", game=title, least=str(first), most=str(last)) for title, first, last in ranges)

    return {"known": ", ".join(LANGUAGES), "games": ", ".join(GAMES), "players": counts(1), "company": counts(2)}


def _is_number(hint: Any) -> bool:
    return hint.__origin__ in (int, int | None)


def _whole_number(_: Any, tokens: Sequence[Token]) -> int:
    """The library would round 3.7 to 4."""
    return int(tokens[0].value)
