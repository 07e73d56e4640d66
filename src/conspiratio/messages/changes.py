"""A record by its changes: what is as it was in the last one that was sent is left out.

``encode_changes`` writes a record so, and ``changes`` is the type of what it writes; both are made from the record's
own type hints, as in ``records``. A field is written whole if it has changed. A class may say that some are
written otherwise:

- ``always`` names fields that come every time: what is new is written even if the same has happened before.
- ``within`` names fields that are records and are written by their own changes.
- ``by_place`` names lists of a fixed length (one of each seat, of each colour). Only the places that have changed are
  written, in an object: the number of the place, and what is there now.

What is written depends on nothing but the two records: fields are compared by what they say, and two that say the
same are one. (That they are one object only makes it quicker to see.)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Any, cast, get_args

import msgspec

from .records import hints_of, name_of, shape, write_bytes, writer

Difference = Callable[[Any, Any], dict[Any, Any]]


def encode_changes(new: Any, old: Any) -> bytes:
    """What a reader has to know of a record who knows another of the same type."""
    kind: Any = type(new)
    return write_bytes(difference(kind)(new, old))


@cache
def changes(kind: Any) -> Any:
    """The type of what is written of a record by its changes: a class of msgspec's, as ``shape`` makes them."""
    fields: list[Any] = []
    for name, hint in _fields(kind).items():
        if name in getattr(kind, "always", ()):
            fields.append((name, shape(hint)))
        else:
            fields.append((name, _changed_shape(kind, name, hint) | msgspec.UnsetType, msgspec.UNSET))
    tag_field, tag = _tag(kind)
    struct = msgspec.defstruct(
        f"{name_of(kind)}Changes",
        fields,
        namespace={"source": kind},
        module=kind.__module__,
        tag_field=tag_field,
        tag=tag,
        kw_only=True,
    )
    struct.__doc__ = f"What has changed of {name_of(kind)} since the last update. What is not there is as it was."
    return struct


def _changed_shape(kind: Any, name: str, hint: Any) -> Any:
    if name in getattr(kind, "within", ()):
        return changes(_one_kind(hint))
    if name in getattr(kind, "by_place", ()):
        return dict[str, shape(get_args(hint)[0])]  # type: ignore[misc]
    return shape(hint)


@cache
def difference(kind: Any) -> Difference:
    """Compares two records of this type. It is written out, as in ``records``: it is done with every update."""
    scope: dict[str, Any] = {}
    _, tag = _tag(kind)
    lines = ["def compare(new, old):", f" changed = {{{_tag(kind)[0]!r}: {tag!r}}}" if tag else " changed = {}"]
    for name, hint in _fields(kind).items():
        lines += _compared(kind, name, hint, scope)
    exec("\n".join([*lines, " return changed"]), scope)
    return cast(Difference, scope["compare"])


def _compared(kind: Any, name: str, hint: Any, scope: dict[str, Any]) -> list[str]:
    now, was = f"new.{name}", f"old.{name}"
    differ = f"{now} is not {was} and {now} != {was}"
    if name in getattr(kind, "within", ()):
        scope[f"compare_{name}"] = difference(_one_kind(hint))
        there = f"{now} is not None and {now} is not {was}"
        return [f" if {there} and (part := compare_{name}({now}, {was})):", f"  changed[{name!r}] = part"]
    if name in getattr(kind, "by_place", ()):
        written = _written(f"write_{name}", "one", get_args(hint)[0], scope)
        places = f"enumerate(zip({now}, {was}, strict=True))"
        each = f"{{at: {written} for at, (one, before) in {places} if one is not before and one != before}}"
        return [f" if {differ}:", f"  changed[{name!r}] = {each}"]
    write = f"changed[{name!r}] = {_written(f'write_{name}', now, hint, scope)}"
    return [f" {write}"] if name in getattr(kind, "always", ()) else [f" if {differ}:", f"  {write}"]


def _written(name: str, value: str, hint: Any, scope: dict[str, Any]) -> str:
    write = writer(hint, True)
    if write is None:
        return value
    scope[name] = write
    return f"{name}({value})"


def _fields(kind: Any) -> dict[str, Any]:
    """The fields that can change."""
    return {name: hint for name, hint in hints_of(kind).items() if name not in getattr(kind, "once", ())}


def _one_kind(hint: Any) -> Any:
    """The record of a field that may also be None: on one connection it always is, or never."""
    return next((one for one in get_args(hint) if one is not NoneType), hint)


def _tag(kind: Any) -> tuple[str | None, str | None]:
    field = getattr(kind, "tag_field", "type")
    tag = getattr(kind, field, None)
    return (field, tag) if isinstance(tag, str) else (None, None)
