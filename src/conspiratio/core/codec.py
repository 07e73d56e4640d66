"""Dataclasses and named tuples to JSON values and back, led by their type hints.

A class with a ``type`` class variable carries it as a tag, so a union of such classes can be read
back. Fields at their default are left out; fields a reader does not know are ignored.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from .game import Complaint, Json

T = TypeVar("T")
Reader = Callable[[Json, str], Any]
LARGEST = 10**9


def to_json(value: Any) -> Json:
    """
    >>> from conspiratio.pax.moves import Place
    >>> to_json(Place("army-10", "legion", 2))
    {'type': 'place', 'card': 'army-10', 'to': 'legion', 'legion': 2}
    """
    kind: Any = type(value)
    return value if kind in _PLAIN else _writer(kind)(value)


_PLAIN = frozenset({NoneType, str, int, bool, float})


@cache
def _writer(kind: Any) -> Callable[[Any], Json]:
    """How values of a type become JSON: found out once, since views are written with every move."""
    if issubclass(kind, str | int | float):
        return lambda value: value
    if issubclass(kind, frozenset):
        return lambda value: [to_json(item) for item in sorted(value, key=lambda item: (item is not None, item))]
    if issubclass(kind, Mapping):
        return lambda value: {key: to_json(item) for key, item in value.items()}
    if issubclass(kind, tuple) and not hasattr(kind, "_fields"):
        return lambda value: [to_json(item) for item in value]
    tag = {"type": kind.type} if isinstance(getattr(kind, "type", None), str) else {}
    fields = tuple(_fields(kind).items())

    def write(value: Any) -> Json:
        json = dict(tag)
        for name, default in fields:
            item = getattr(value, name)
            if default is _REQUIRED or item != default:
                json[name] = to_json(item)
        return json

    return write


def from_json(cls: Any, value: Json, where: str = "") -> Any:
    """Read ``value`` as a ``cls``; a Complaint names the place (``where`` and on) that does not fit."""
    return _reader(cls)(value, where)


_REQUIRED: Any = object()


@cache
def _fields(cls: type) -> Mapping[str, Any]:
    """The fields of a record class with their defaults (or _REQUIRED)."""
    if dataclasses.is_dataclass(cls):
        return {f.name: _REQUIRED if f.default is dataclasses.MISSING else f.default for f in dataclasses.fields(cls)}
    named = cast(Any, cls)
    return {name: named._field_defaults.get(name, _REQUIRED) for name in named._fields}


def _is_record(cls: Any) -> bool:
    return isinstance(cls, type) and (dataclasses.is_dataclass(cls) or hasattr(cls, "_fields"))


@cache
def _reader(cls: Any) -> Reader:
    origin, args = get_origin(cls), get_args(cls)
    if cls is Any:
        return lambda value, where: value
    if cls in (int, str, bool, float, NoneType):
        return _plain(cls)
    if origin is Literal:
        return _literal(args)
    if origin in (Union, UnionType):
        return _union(args)
    if origin in (tuple, frozenset):
        item = _reader(args[0])
        return lambda value, where: origin(item(x, f"{where}[{i}]") for i, x in enumerate(_expect(value, list, where)))
    if _is_record(cls):
        return _record(cls)
    raise TypeError(f"no JSON form for {cls}")


_KINDS = {
    int: "number",
    str: "text",
    bool: "bool",
    list: "list",
    dict: "object",
    NoneType: "null",
    float: "number",
}


def _expect(value: Json, kind: type[T], where: str) -> T:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Complaint("json-kind", where=where or ".", expected=_KINDS[kind], found=shorten(value))
    return value


def shorten(value: Json) -> str:
    """A value as it stands in a JSON file, or the beginning of it."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):  # a number of thousands of digits, or nested too deeply
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 60 else text[:57] + "..."


def _plain(cls: type) -> Reader:
    return _number if cls is int else lambda value, where: _expect(value, cls, where)


def _number(value: Json, where: str) -> int:
    """No number here reaches a billion, and very long ones could not even be printed."""
    number = _expect(value, int, where)
    if abs(number) >= LARGEST:
        raise Complaint("json-number", where=where or ".", found=shorten(number))
    return number


def _literal(allowed: tuple[Any, ...]) -> Reader:
    def read(value: Json, where: str) -> Any:
        if not isinstance(value, str | int) or value not in allowed:
            expected = ", ".join(str(one) for one in allowed)
            raise Complaint("json-choice", where=where or ".", expected=expected, found=shorten(value))
        return value

    return read


def _record(cls: Any) -> Reader:
    fields = _fields(cls)
    hints = get_type_hints(cls)

    def read(value: Json, where: str) -> Any:
        _expect(value, dict, where)
        values = {}
        for name, default in fields.items():
            if name in value:
                values[name] = _reader(hints[name])(value[name], f"{where}.{name}" if where else name)
            elif default is _REQUIRED:
                raise Complaint("json-missing", where=where or ".", field=name)
        return cls(**values)

    return read


def _union(members: tuple[Any, ...]) -> Reader:
    tagged = {m.type: _reader(m) for m in members if _is_record(m) and isinstance(getattr(m, "type", None), str)}
    records = [m for m in members if _is_record(m) and getattr(m, "type", None) not in tagged]
    plain = [m for m in members if not _is_record(m) and m is not NoneType]

    def read(value: Json, where: str) -> Any:
        if value is None and NoneType in members:
            return None
        if not isinstance(value, dict) or not (tagged or records):
            if len(plain) == 1:
                return _reader(plain[0])(value, where)
            raise Complaint("json-kind", where=where or ".", expected="object", found=shorten(value))
        for record in records:
            if set(value) <= set(_fields(record)):
                return _reader(record)(value, where)
        tag = value.get("type")
        if not isinstance(tag, str) or tag not in tagged:
            at = f"{where}.type" if where else "type"
            raise Complaint("json-choice", where=at, expected=", ".join(tagged), found=shorten(tag))
        return tagged[tag](value, where)

    return read
