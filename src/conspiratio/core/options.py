"""The options of a game, read from its dataclass of options, for pages on which people choose them."""

from __future__ import annotations

from dataclasses import Field, dataclass, fields
from typing import Any, Literal, cast, get_type_hints


@dataclass(frozen=True, slots=True)
class Option:
    name: str
    kind: Literal["switch", "number", "choice"]
    default: bool | int | None
    """None: as the game likes."""
    least: int | None
    """Of a number."""
    most: int | None
    values: tuple[int, ...] | None
    """The values to choose from."""


def options_of(kind: Any) -> tuple[Option, ...]:
    """A field's metadata says more than its type can: ``values`` of a choice, ``least`` and ``most`` of a number.

    >>> from conspiratio.pax.state import Options
    >>> [(option.name, option.kind) for option in options_of(Options)]
    [('open_counts', 'switch'), ('final_column', 'switch'), ('solo_game', 'choice'), ('first', 'number')]
    """
    hints = get_type_hints(kind)
    return tuple(_option(one, is_switch=hints[one.name] is bool) for one in fields(kind))


def _option(field: Field[Any], *, is_switch: bool) -> Option:
    least, most, values = (field.metadata.get(name) for name in ("least", "most", "values"))
    choices = None if values is None else tuple(values)
    return Option(
        name=field.name,
        kind="switch" if is_switch else "number" if choices is None else "choice",
        default=cast("bool | int | None", field.default),
        least=least,
        most=most,
        values=choices,
    )
