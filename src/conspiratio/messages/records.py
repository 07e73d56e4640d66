"""Records become bytes: every dataclass and named tuple gets a struct of msgspec's, made from its type hints.

The referee's records (views, aids, events, moves) and those of this package are plain dataclasses. For each of them
``shape`` makes a ``msgspec.Struct`` with the same fields, and ``encode`` writes a record by way of it. So one source,
the dataclass, gives the bytes, the JSON schema, and with that the OpenAPI document and the browser's types.

- A class with a ``type`` class variable carries it as a tag: unions of such classes can be told apart.
- Fields at their default are left out.
- A class may say more: ``derived`` names properties that are written like fields, ``unsent`` fields that are not
  written, and ``once`` those that are written only once on a connection, because they never change.
- A named tuple with an id, a card, comes again in every view: its bytes are remembered.
- What not everybody may see (``FaceDown``) has no form here: to write it is an error, not a leak.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from conspiratio.games import GAMES

Writer = Callable[[Any], Any]
_REQUIRED: Any = object()
write_bytes = msgspec.json.Encoder().encode
"""Of what a writer has made."""


def encode(record: Any, *, again: bool = False) -> bytes:
    """``again``: leave out what is written only once on a connection.

    >>> from conspiratio.pax.moves import Place
    >>> encode(Place("army-10", "legion", 2))
    b'{"type":"place","card":"army-10","to":"legion","legion":2}'
    """
    kind: Any = type(record)
    write = writer(kind, again)
    return write_bytes(write(record) if write else record)


def read(kind: Any, json: Any) -> Any:
    """What ``encode`` wrote of a record (or what was kept of one), to be written again."""
    return msgspec.convert(json, shape(kind))


# What is written of a type


@cache
def shape(kind: Any) -> Any:
    """The type of what is written for a value of this type; of a record, a class of msgspec's."""
    origin, args = get_origin(kind), get_args(kind)
    if is_record(kind):
        return _struct(kind)
    if origin in (Union, UnionType):
        return Union[tuple(shape(one) for one in args if not is_hidden(one))]  # noqa: UP007 - known only now
    if origin in (tuple, frozenset, list):
        return list[shape(args[0])] if origin is frozenset else origin[tuple(map(shape, args))]  # type: ignore[misc]
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return dict[shape(args[0]), shape(args[1])]  # type: ignore[misc]
    return kind


def _struct(kind: Any) -> Any:
    if is_hidden(kind):
        raise TypeError(f"{kind.__name__} is not for the wire")
    defaults, tag_field = fields_of(kind), getattr(kind, "tag_field", "type")
    tag = getattr(kind, tag_field, None)
    is_tagged = isinstance(tag, str)
    fields: list[Any] = []
    for name, hint in hints_of(kind).items():
        if name in getattr(kind, "once", ()):
            fields.append((name, shape(hint) | None, None))
        else:
            fields.append((name, shape(hint), *_default(defaults.get(name, _REQUIRED), hint)))
    struct = msgspec.defstruct(
        name_of(kind),
        fields,
        namespace={"source": kind},
        module=kind.__module__,
        tag_field=tag_field if is_tagged else None,
        tag=tag if is_tagged else None,
        omit_defaults=True,
        kw_only=True,
        gc=False,
    )
    struct.__doc__ = documented(kind)
    return struct


def _default(given: Any, hint: Any) -> tuple[Any, ...]:
    if given is _REQUIRED:
        return ()
    is_list = given in ((), frozenset()) and writer(hint) is not None  # then it is written as a list
    return (msgspec.field(default_factory=list),) if is_list else (given,)


# How it is written


@cache
def writer(kind: Any, again: bool = False) -> Writer | None:
    """Turns a value of this type into what msgspec writes by itself; None: the value is that already."""
    origin, args = get_origin(kind), get_args(kind)
    if is_record(kind):
        return _record_writer(kind, again)
    if origin in (Union, UnionType):
        return _union_writer(args, again)
    if origin is frozenset:
        return sorted  # in one order, whatever came first
    if origin is tuple and args[1:] != (Ellipsis,):
        return _pair_writer([writer(one, again) for one in args])
    if origin in (tuple, list):
        write = writer(args[0], again)
        return partial(_write_all, write) if write else None
    if isinstance(origin, type) and issubclass(origin, Mapping):
        write = writer(args[1], again)
        return write and (lambda value: {key: write(one) for key, one in value.items()})
    return None


def _write_all(write: Writer, values: Any) -> list[Any]:
    return [write(one) for one in values]


def _pair_writer(writers: list[Writer | None]) -> Writer | None:
    if not any(writers):
        return None
    return lambda value: [write(one) if write else one for write, one in zip(writers, value, strict=True)]


def _union_writer(args: tuple[Any, ...], again: bool) -> Writer | None:
    writers = {get_origin(one) or one: writer(one, again) for one in args if not is_hidden(one)}
    some = [write for write in writers.values() if write]
    if not some and len(writers) == len(args):
        return None
    if len(some) == 1 and len(args) == 2 and NoneType in args:
        (write,) = some
        return lambda value: None if value is None else write(value)
    others = any(kind not in (NoneType, *PLAIN) and not isinstance(kind, type) for kind in writers)  # literals

    def write_one(value: Any) -> Any:
        kind = type(value)
        if kind in writers:
            write = writers[kind]
            return write(value) if write else value
        if (others and kind in PLAIN) or isinstance(value, msgspec.Struct):
            return value  # the latter was read, and is in its written form already
        raise TypeError(f"{kind.__name__} is not for the wire")

    return write_one


PLAIN = (str, int, bool, float)


def _record_writer(kind: Any, again: bool) -> Writer:
    """It is written out, as dataclasses do for their methods, because it is called for every card of every view."""
    scope: dict[str, Any] = {"struct": shape(kind)}
    filled = []
    for name, hint in hints_of(kind).items():
        if again and name in getattr(kind, "once", ()):
            continue
        filled.append(f"{name}={_expression(hint, f'value.{name}', again, scope)}")
    exec(f"def write(value): return struct({', '.join(filled)})", scope)
    write_one = cast(Writer, scope["write"])
    if hasattr(kind, "_fields") and "id" in kind._fields:
        return lru_cache(5000)(lambda value: msgspec.Raw(write_bytes(write_one(value))))
    return write_one


def _expression(kind: Any, value: str, again: bool, scope: dict[str, Any]) -> str:
    """The code that writes a value of this type: lists within lists in place, all else by a call of its writer."""
    if writer(kind, again) is None:
        return value
    args = get_args(kind)
    if get_origin(kind) is tuple and args[1:] == (Ellipsis,):
        one = f"{value.rpartition('.')[2]}_"  # of another name in each list within a list
        return f"[{_expression(args[0], one, again, scope)} for {one} in {value}]"
    name = f"write_{len(scope)}"
    scope[name] = writer(kind, again)
    return f"{name}({value})"


# What a record class says of itself


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and (dataclasses.is_dataclass(kind) or hasattr(kind, "_fields"))


def is_hidden(kind: Any) -> bool:
    """Whether it knows who may see it: such things are not for the wire."""
    return is_record(kind) and "known" in fields_of(kind)


def fields_of(kind: Any) -> Mapping[str, Any]:
    """The fields of a record class with their defaults."""
    if dataclasses.is_dataclass(kind):
        given = {field.name: field.default for field in dataclasses.fields(kind)}
        return {name: _REQUIRED if one is dataclasses.MISSING else one for name, one in given.items()}
    return {name: kind._field_defaults.get(name, _REQUIRED) for name in kind._fields}


def hints_of(kind: Any) -> dict[str, Any]:
    """The types of what is written of a record, its properties that count as fields included."""
    hints = get_type_hints(kind)
    fields = {name: hints[name] for name in fields_of(kind) if name not in getattr(kind, "unsent", ())}
    for name in getattr(kind, "derived", ()):
        fields[name] = get_type_hints(getattr(kind, name).fget)["return"]
    meant: dict[Any, Any] = {}
    for base in getattr(kind, "__orig_bases__", ()):
        meant |= dict(zip(getattr(get_origin(base), "__parameters__", ()), get_args(base), strict=False))
    return {name: _filled_in(hint, meant) for name, hint in fields.items()}


def _filled_in(hint: Any, meant: Mapping[Any, Any]) -> Any:
    """A type with its variables replaced by what a game means by them."""
    if isinstance(hint, TypeVar):
        return meant[hint]
    variables = getattr(hint, "__parameters__", ())
    return hint[tuple(meant[one] for one in variables)] if variables else hint


def documented(kind: Any) -> str | None:
    """What the source says of a class; where it says nothing, dataclasses and named tuples write their fields there."""
    text: str | None = kind.__doc__
    return None if text is None or text.startswith(f"{kind.__name__}(") else text


def name_of(kind: Any) -> str:
    """The name of a record in the API: its own, with the game's before it where it belongs to one."""
    room = next((part for part in kind.__module__.split(".") if part in GAMES), "")
    return f"{room.title()}{kind.__name__}"
