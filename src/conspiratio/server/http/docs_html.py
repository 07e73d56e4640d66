"""The description of the API as a page to read: plain HTML, no scripts, every text escaped."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterable, Iterator
from html import escape
from typing import Any, TypeAlias

Document: TypeAlias = dict[str, Any]
JSON = "application/json"


class Html(str):
    """What is markup already; every other text is escaped."""


def element(name: str, *content: str, **attributes: str) -> Html:
    """
    >>> element("p", "1 < 2, ", element("b", "surely"), class_="note")
    '<p class="note">1 &lt; 2, <b>surely</b></p>'
    """
    inside = "".join(part if isinstance(part, Html) else escape(part) for part in content)
    written = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    return Html(f"<{name}{written}>{inside}</{name}>")


def page(document: Document) -> str:
    """The whole page."""
    info, tags = document["info"], document["tags"]
    head = element(
        "head",
        Html('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        element("title", f"{info['title']} API"),
        Html('<link rel="stylesheet" href="/api/docs.css">'),
    )
    contents = [*(tag["name"] for tag in tags), "sockets", "errors", "schemas"]
    body = element(
        "body",
        element(
            "header",
            element("h1", f"{info['title']} API ", element("small", info["version"])),
            element("p", info["summary"], " ", element("a", "OpenAPI 3.1", href="/api/openapi.json")),
            element("nav", *(element("a", name, href=f"#{name}") for name in contents)),
        ),
        element("main", *_main(document)),
    )
    return f"<!doctype html>\n{element('html', head, body, lang='en')}\n"


def _main(document: Document) -> Iterator[Html]:
    yield element("section", *_paragraphs(document["info"]["description"]), _setting_up())
    for tag in document["tags"]:
        name = tag["name"]
        inside = [_endpoint(document, *one) for one in _operations(document) if name in one[2]["tags"]]
        yield element("section", element("h2", name, id=name), element("p", tag["description"]), *inside)
    yield element("section", element("h2", "sockets", id="sockets"), *map(_socket, document["x-sockets"]))
    errors = document["components"]["responses"]
    rows = [(element("code", name[-3:]), Html(""), element("span", errors[name]["description"])) for name in errors]
    yield element("section", element("h2", "errors", id="errors"), _table(rows))
    schemas = document["components"]["schemas"]
    inside = [_schema(name, schemas[name]) for name in sorted(schemas)]
    yield element("section", element("h2", "schemas", id="schemas"), *inside)


def _operations(document: Document) -> Iterator[tuple[str, str, Document]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def _setting_up() -> Html:
    lines = "SERVER=http://localhost:8017\nTOKEN=cons_…"
    return Html(element("p", "The examples below take these from the shell:") + element("pre", lines))


def _paragraphs(text: str) -> Iterator[Html]:
    """As much of Markdown as our own text has."""
    for paragraph in text.strip().split("\n\n"):
        yield element("p", _inline(paragraph))


def _inline(text: str) -> Html:
    """
    >>> _inline("`a < b` is **so**")
    '<code>a &lt; b</code> is <strong>so</strong>'
    """
    marked = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
    return Html(re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", marked))


# Endpoints


def _endpoint(document: Document, method: str, path: str, operation: Document) -> Html:
    summary = element(
        "summary",
        element("b", method, class_=f"method {method.lower()}"),
        element("code", path),
        element("span", _inline(operation["summary"])),
    )
    parameters = [one for one in operation["parameters"] if "$ref" not in one]  # the language is told above
    parts = [element("p", operation["description"], class_="who")]
    if parameters:
        parts += [element("h3", "Parameters"), _table(_parameter_row(one) for one in parameters)]
    content = operation.get("requestBody", {}).get("content", {}).get(JSON)
    examples = [one["value"] for one in content.get("examples", {}).values()] if content else []
    if content:
        parts += [element("h3", "Body: ", _kind(content["schema"])), *_fields(document, content["schema"])]
        parts += [element("pre", json.dumps(one, indent=2, ensure_ascii=False)) for one in examples]
    troubles = ", ".join(status for status, response in operation["responses"].items() if "$ref" in response)
    parts += [element("h3", "Answers"), _table(_answers(operation))]
    parts += [element("p", element("a", "Errors", href="#errors"), f": {troubles}")]
    parts += [element("h3", "Example"), element("pre", _curl(method, path, operation, content, examples))]
    return element("details", summary, *parts, id=f"endpoint-{operation['operationId']}")


def _parameter_row(parameter: Document) -> tuple[Html, Html, Html]:
    needed = "" if parameter.get("required") else _default(parameter["schema"])
    description = " ".join(part for part in (needed, parameter.get("description", "")) if part)
    name = element("code", parameter["name"])
    return name, Html(_kind(parameter["schema"]) + escape(f", in the {parameter['in']}")), _inline(description)


def _answers(operation: Document) -> Iterator[tuple[Html, Html, Html]]:
    for status, response in operation["responses"].items():
        if "$ref" in response:
            continue
        kinds = [
            _kind(content["schema"]) if media == JSON else element("code", media)
            for media, content in response.get("content", {}).items()
        ]
        yield element("code", status), Html("".join(kinds)), element("span", response["description"])


def _curl(method: str, path: str, operation: Document, content: Document | None, examples: list[Any]) -> str:
    place = re.sub(r"{(\w+)}", lambda found: f"${found[1].upper()}", path)
    lines = [f'curl -X {method} "$SERVER{place}"' if method != "GET" else f'curl "$SERVER{place}"']
    if {} not in operation["security"]:
        lines.append('-H "Authorization: Bearer $TOKEN"')
    if content:
        body = shlex.quote(json.dumps(examples[0], ensure_ascii=False)) if examples else "@body.json"
        lines += ['-H "Content-Type: application/json"', f"-d {body}"]
    return " \\\n  ".join(lines)


def _socket(socket: Document) -> Html:
    def kinds(refs: list[Document]) -> str:
        return Html(", ".join(_kind(ref) for ref in refs)) if refs else "nothing"

    return element(
        "details",
        element("summary", element("b", "WS", class_="method"), element("code", socket["path"]), socket["summary"]),
        _table(
            (element("code", name), Html(""), _inline(description)) for name, description in socket["query"].items()
        ),
        element("p", "Sends ", kinds(socket["sends"]), "; takes ", kinds(socket["takes"]), "."),
    )


# Schemas


def _schema(name: str, schema: Document) -> Html:
    description = element("p", _inline(schema["description"])) if "description" in schema else Html("")
    return element("article", element("h3", name, id=f"schema-{name}"), description, _properties(schema))


def _fields(document: Document, schema: Document) -> Iterator[Html]:
    """The fields of a body, so that nobody has to follow the link to its schema."""
    if "$ref" in schema:
        yield _properties(_resolved(document, schema))


def _properties(schema: Document) -> Html:
    required = schema.get("required", ())
    rows = []
    for name, field in schema.get("properties", {}).items():
        needed = "" if name in required else _default(field)
        description = " ".join(part for part in (needed, field.get("description", "")) if part)
        rows.append((element("code", name), _kind(field), _inline(description)))
    return _table(rows) if rows else element("p", "No fields.")


def _default(schema: Document) -> str:
    value = schema.get("default")
    return "Optional." if value is None else f"Optional, else {json.dumps(value, ensure_ascii=False)}."


def _kind(schema: Document) -> Html:
    """What a value may be, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return element("a", name, href=f"#schema-{name}")
    if "anyOf" in schema:
        return Html(" or ".join(map(_kind, schema["anyOf"])))
    if "enum" in schema:
        return Html(" or ".join(element("code", json.dumps(value)) for value in schema["enum"]))
    if "prefixItems" in schema:
        return Html("list of " + " and ".join(map(_kind, schema["prefixItems"])))
    if schema.get("type") == "array":
        return Html("list of " + _kind(schema["items"]))
    if isinstance(schema.get("additionalProperties"), dict):
        return Html("by name: " + _kind(schema["additionalProperties"]))
    return element("span", schema.get("type", "anything") + _bounds(schema))


def _bounds(schema: Document) -> str:
    least = schema.get("minimum", schema.get("minLength"))
    most = schema.get("maximum", schema.get("maxLength"))
    unit = " signs" if schema.get("type") == "string" else ""
    if most is None:
        return ""
    return f", at most {most}{unit}" if least is None else f", {least} to {most}{unit}"


def _resolved(document: Document, part: Document) -> Document:
    if "$ref" not in part:
        return part
    found = document
    for name in part["$ref"].removeprefix("#/").split("/"):
        found = found[name]
    return found


def _table(rows: Iterable[tuple[Html, Html, Html]]) -> Html:
    return element("table", *(element("tr", *(element("td", cell) for cell in row)) for row in rows))
