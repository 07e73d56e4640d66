"""The API described: OpenAPI 3.1, made from the functions that answer and the types they take and give."""

from __future__ import annotations

import ast
import asyncio
import dataclasses
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import version
from itertools import chain, pairwise
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from conspiratio.games import GAMES, room
from conspiratio.locale import LANGUAGES
from conspiratio.messages.any_game import UPDATES, AnyUpdate
from conspiratio.messages.changes import changes
from conspiratio.messages.records import name_of, shape
from conspiratio.messages.table import Error, Refused, Said, SocketError, SocketRefused

from . import around, me, passkeys, post, signing_in, tables
from .api import COOKIE, ENDPOINTS, ID, Endpoint
from .described import ALSO, ERRORS, EXAMPLES, FILES, INTRODUCTION, PATH, SOCKETS, WHO
from .docs_html import page

Document: TypeAlias = dict[str, Any]
JSON = "application/json"
MOST_MOVES = 999_999
REFERENCE = "#/components/schemas/{name}"
SOCKET_MESSAGES = (*get_args(AnyUpdate), Said, SocketRefused, SocketError)
MODULES = (me, signing_in, passkeys, post, tables, around)
"""Importing them has registered their endpoints."""


async def openapi_json(request: Request) -> Response:
    return Response(await asyncio.to_thread(_document), media_type=JSON)


async def docs_page(request: Request) -> Response:
    return HTMLResponse(await asyncio.to_thread(_page))


@cache
def _document() -> bytes:
    return msgspec.json.encode(describe())


@cache
def _page() -> str:
    return page(describe())


def describe() -> Document:
    """The OpenAPI document."""
    schemas, components = _schemas()
    paths: dict[str, Document] = {}
    for one in ENDPOINTS:
        path = re.sub(r":\w+}", "}", one.path)
        paths.setdefault(path, {})[one.method.lower()] = _operation(one, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Conspiratio",
            "version": version("conspiratio"),
            "summary": "Tables for PAX and Caligula, near and far.",
            "description": INTRODUCTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/", "description": "This server"}],
        "tags": [{"name": _last_name(module.__name__), "description": module.__doc__} for module in MODULES],
        "paths": paths,
        "x-sockets": SOCKETS,
        "components": {
            "schemas": components,
            "responses": {f"Error{status}": _error(status) for status in ERRORS},
            "parameters": {"lang": _language()},
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Of a browser."},
                "token": {"type": "http", "scheme": "bearer", "description": "Of a bot account."},
            },
        },
    }


# One endpoint


def _operation(one: Endpoint, schemas: dict[str, Document]) -> Document:
    name = one.run.__name__
    signed_in: list[Document] = [{"cookie": []}, {"token": []}]
    operation: Document = {
        "operationId": name,
        "tags": [one.tag],
        "summary": _markdown(one.summary),
        "description": f"For {WHO[one.who]}.",
        "parameters": [*_path_parameters(one), *_query_parameters(one), {"$ref": "#/components/parameters/lang"}],
        "responses": _responses(one, schemas),
        "security": [{}, *signed_in] if one.who == "anyone" else signed_in,
    }
    if one.body:
        content = {"schema": schemas[f"{name} takes"]}
        if name in EXAMPLES:
            content["examples"] = {key: {"value": value} for key, value in EXAMPLES[name].items()}
        operation["requestBody"] = {"required": True, "content": {JSON: content}}
    return operation


def _path_parameters(one: Endpoint) -> Iterator[Document]:
    for name, kind in re.findall(r"{(\w+)(:int)?}", one.path):
        schema: Document = {"type": "string", "pattern": f"^{ID.pattern}$"}
        if kind:
            schema = {"type": "integer", "minimum": 0, "maximum": 7 if name == "seat" else MOST_MOVES}
        elif name == "game":
            schema = {"enum": list(GAMES)}
        yield {"name": name, "in": "path", "required": True, "description": PATH[name], "schema": schema}


def _query_parameters(one: Endpoint) -> Iterator[Document]:
    if one.query is None:
        return
    _, found = msgspec.json.schema_components([one.query], ref_template=REFERENCE)
    notes = _notes(one.query)
    struct = found[one.query.__name__]
    for name, schema in struct["properties"].items():
        parameter = {"name": name, "in": "query", "required": name in struct["required"], "schema": schema}
        yield parameter | ({"description": notes[name]} if name in notes else {})


def _responses(one: Endpoint, schemas: dict[str, Document]) -> Document:
    name = one.run.__name__
    responses: Document = {}
    if name in FILES:
        media, schema = FILES[name]
        responses["200"] = {"description": "A file.", "content": {media: {"schema": schema}}}
    elif f"{name} gives" in schemas:
        responses[str(one.status)] = {"description": "Done.", "content": {JSON: {"schema": schemas[f"{name} gives"]}}}
    if NoneType in (one.returns, *get_args(one.returns)):
        responses["204"] = {"description": "Done; there is nothing to say."}
    if name == "make_move":
        refused = {"$ref": REFERENCE.format(name="Refused")}
        responses["422"] = {"description": "Against the rules.", "content": {JSON: {"schema": refused}}}
    for status in sorted(_troubles(one)):
        responses[str(status)] = {"$ref": f"#/components/responses/Error{status}"}
    return responses


def _troubles(one: Endpoint) -> set[int]:
    """What can go wrong. A wrong token, a foreign origin, too many requests and a lost database can be anywhere."""
    changes = one.method != "GET"
    statuses = {401, 403, 429, 503, *ALSO.get(one.run.__name__, ())}
    if changes or one.query or "{" in one.path:
        statuses.add(400)
    if "{" in one.path:
        statuses.add(404)
    return statuses | {409, 413} if changes else statuses


def _error(status: int) -> Document:
    schema = {"$ref": REFERENCE.format(name="Error")}
    response: Document = {"description": ERRORS[status], "content": {JSON: {"schema": schema}}}
    if status == 429:
        wait = {"description": "The seconds to wait.", "schema": {"type": "integer", "minimum": 1}}
        response["headers"] = {"Retry-After": wait}
    return response


def _language() -> Document:
    words = f"The language of the words in the answer: {', '.join(LANGUAGES)}. Else as in Accept-Language, or English."
    return {"name": "lang", "in": "query", "description": words, "schema": {"type": "string"}, "example": "de"}


# Schemas


def _schemas() -> tuple[dict[str, Document], dict[str, Document]]:
    """What each endpoint takes and gives, and the schemas that this refers to, with what the source says of fields."""
    kinds: dict[str, tuple[Any, ...]] = {}
    for one in ENDPOINTS:
        name = one.run.__name__
        if one.body:
            kinds[f"{name} takes"] = (one.body,)
        if gives := tuple(kind for kind in _alternatives(one.returns) if kind not in (NoneType, Response, Refused)):
            kinds[f"{name} gives"] = gives
    asked = [shape(kind) for kind in (*chain(*kinds.values()), *SOCKET_MESSAGES, Error, Refused)]
    asked += [changes(kind) for kind in UPDATES]
    found, components = msgspec.json.schema_components(asked, ref_template=REFERENCE)
    for struct in set(_structs(asked)):
        schema = components[struct.__name__]
        source = getattr(struct, "source", struct)
        for name, note in _notes(source).items():
            if name in schema["properties"]:
                schema["properties"][name]["description"] = note
    _say_more(components)
    refs = iter(found)
    return {name: _any_of([next(refs) for _ in gives]) for name, gives in kinds.items()}, components


def _alternatives(kind: Any) -> tuple[Any, ...]:
    """``PaxUpdate`` and ``CaligulaUpdate`` of a union of both; a union with a tag of its own stays one."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _any_of(schemas: list[Document]) -> Document:
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


def _say_more(components: dict[str, Any]) -> None:
    """Where the code takes "anything", the games know more."""
    for schema in components.values():
        if schema["properties"].get("game", {}).get("type") == "string":
            schema["properties"]["game"] = {"enum": list(GAMES)}
    components["GameInfo"]["properties"]["name"] = {"enum": list(GAMES)}
    move = components["MoveMade"]["properties"]["move"]
    moves = [_alternatives(room("messages", game).Move) for game in GAMES]
    move["anyOf"] = [{"$ref": REFERENCE.format(name=name_of(kind))} for kind in chain(*moves)]
    move["description"] = "One of the moves of the last update, as it came."


def _structs(kinds: Iterable[Any]) -> Iterator[Any]:
    """All classes with fields that these types are made of."""
    for kind in kinds:
        yield from _structs(get_args(kind))
        if isinstance(kind, type) and (issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind)):
            yield kind
            yield from _structs(get_type_hints(kind).values())


def _notes(kind: type) -> dict[str, str]:
    """The text under each field of a class, those it inherits included."""
    named = [_module_notes(base.__module__).get(base.__name__, {}) for base in reversed(kind.__mro__[:-1])]
    return {name: note for notes in named for name, note in notes.items()}


@cache
def _module_notes(module: str) -> dict[str, dict[str, str]]:
    """The text under each field of each class of a module, which Python itself doesn't keep."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except (OSError, TypeError):
        return {}  # made in C, or installed without its source
    return {one.name: dict(_texts_below(one.body)) for one in tree.body if isinstance(one, ast.ClassDef)}


def _texts_below(lines: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(lines):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, _markdown(text)


def _markdown(text: str) -> str:
    """A text from the source, where ``code`` has two backticks."""
    return " ".join(text.split()).replace("``", "`")


def _last_name(module: str) -> str:
    return module.rpartition(".")[2]
