"""Holds real answers and real messages against the description of the API, more strictly than it demands."""

from __future__ import annotations

import copy
import json
import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs

from conspiratio.server.http.openapi import describe

DOCUMENT = describe()
JSON = "application/json"
MESSAGES = {"error": "SocketError", "refused": "SocketRefused", "chat": "Said", "move": "MoveMade"}
"""What a message on a socket is, by a field that only it has."""


@cache
def validator(schema: str, *, whole: bool = True) -> jsonschema_rs.Validator:
    """Of one schema; what it doesn't name may not be there. Not ``whole``: what it names may be left out."""
    schemas = copy.deepcopy(DOCUMENT["components"]["schemas"])
    for one in schemas.values():
        if "properties" in one:
            one["additionalProperties"] = False
        if not whole:
            one.pop("required", None)
    return jsonschema_rs.Draft202012Validator({**json.loads(schema), "components": {"schemas": schemas}})


def check_message(message: dict[str, Any], *, whole: bool = True, by_changes: bool = False) -> None:
    """``by_changes``: an update may leave out what is as it was."""
    update = f"{message.get('game', 'open').title()}Update{'Changes' if by_changes else ''}"
    name = next((name for field, name in MESSAGES.items() if field in message), update)
    validator(json.dumps({"$ref": f"#/components/schemas/{name}"}), whole=whole).validate(message)


class Described:
    """Checks every answer that an HTTP client gets, and knows which endpoints were answered as they wish to be."""

    def __init__(self) -> None:
        self.done: set[str] = set()

    async def check(self, answer: httpx.Response) -> None:
        """For the event hooks of a client."""
        operation = _operation(answer.request)
        told = operation["responses"].get(str(answer.status_code))
        assert told, f"{operation['operationId']} doesn't speak of {answer.status_code}"
        await answer.aread()
        if "$ref" in told:
            told = DOCUMENT["components"]["responses"][told["$ref"].rpartition("/")[2]]
        content = told.get("content", {})
        media = answer.headers.get("content-type", "").partition(";")[0]
        assert media in content or not (answer.content or content), operation["operationId"]
        schema = content.get(media, {}).get("schema", {})
        if media == JSON:
            validator(json.dumps(schema)).validate(answer.json())
        if answer.is_success:
            self.done.add(operation["operationId"])


def _operation(request: httpx.Request) -> dict[str, Any]:
    """Of several paths that fit, the one with fewer gaps."""
    fitting = [path for path in DOCUMENT["paths"] if re.fullmatch(re.sub(r"{\w+}", "[^/]+", path), request.url.path)]
    found: dict[str, Any] = DOCUMENT["paths"][min(fitting, key=lambda path: path.count("{"))]
    operation: dict[str, Any] = found[request.method.lower()]
    return operation
