"""Things not everyone sees, and events that tell each eye its own part of them.

A hidden thing is a named tuple of the thing and ``known``, those who know it. ``seen_by`` turns it into
the thing itself, or into None for those who don't know it.
"""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any, ClassVar, Self, cast

from .game import Eye


@cache
def everyone(seats: int) -> frozenset[Eye]:
    return frozenset([None, *range(seats)])


class Happened:
    """An event, with what each eye sees of it."""

    __slots__ = ()
    unsent = ("news",)
    """Nobody may learn whether it was news to somebody else."""
    luck: ClassVar[bool] = False
    """A card came off a stack: nobody chose it."""

    def seen_by(self, eye: Eye) -> Self:
        kind: Any = type(self)
        seen: dict[str, Any] = {}
        for name in _names(kind):
            value = getattr(self, name)
            known = False if name == "news" else _seen(value, eye) if isinstance(value, tuple) else value
            if known is not value:
                seen[name] = known
        return cast(Self, replace(cast(Any, self), **seen)) if seen else self


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _seen(value: Any, eye: Eye) -> Any:
    if not isinstance(value, tuple):
        return value
    if hasattr(value, "known"):
        return value[0] if eye in value.known else None
    if hasattr(value, "_fields"):
        return value
    return tuple(_seen(item, eye) for item in value)
