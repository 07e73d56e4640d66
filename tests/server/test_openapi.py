"""The description of the API is true: every route is in it, every answer is as it says, and the page shows it all."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR
from starlette.routing import Route, WebSocketRoute

from conspiratio.games import GAMES
from conspiratio.messages.pax import Update
from conspiratio.messages.records import shape
from conspiratio.server.http.api import ENDPOINTS
from conspiratio.server.http.app import DOCS_STYLE, build_app
from conspiratio.server.http.described import ALSO, EXAMPLES, FILES
from conspiratio.server.http.docs_html import page
from conspiratio.server.http.limits import LIMITS
from conspiratio.server.server import Server
from conspiratio.server.settings import Settings

from .described import DOCUMENT, check_message

DOCS = Path(__file__).parent.parent.parent / "docs"
OPEN_OBJECTS = {
    ("PasskeyAnswer", "response"),  # of the browser
    ("PasskeyStart", "options"),  # of the browser
}


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


# The document


def test_it_is_openapi() -> None:
    assert [error.message for error in OPENAPI_31_VALIDATOR.iter_errors(DOCUMENT)] == []
    for schema in DOCUMENT["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})


def test_every_reference_leads_somewhere() -> None:
    for reference in re.findall(r'"#/([^"]+)"', json.dumps(DOCUMENT)):
        found = DOCUMENT
        for name in reference.split("/"):
            found = found[name]


async def test_every_route_of_the_app_is_described_and_nothing_else(tmp_path: Path) -> None:
    server = Server(Settings(data=tmp_path))
    routes = build_app(server).routes
    await server.database.close()
    plain = {re.sub(r":\w+}", "}", route.path): route for route in routes if isinstance(route, Route | WebSocketRoute)}
    http = {
        (method, re.sub(r":\w+}", "}", route.path))
        for route in routes
        if isinstance(route, Route) and route.path.startswith(("/api/", "/health"))
        for method in route.methods or ()
        if method != "HEAD"
    }
    about_itself = {("GET", f"/api/{name}") for name in ("openapi.json", "docs", "docs.css")}
    assert {(method, path) for method, path, _ in operations()} == http - about_itself
    sockets = {path for path, route in plain.items() if isinstance(route, WebSocketRoute)}
    assert {socket["path"] for socket in DOCUMENT["x-sockets"]} == sockets


def test_every_endpoint_has_a_summary_and_a_name_of_its_own() -> None:
    assert all(operation["summary"].endswith((".", "?")) for *_, operation in operations())
    names = [operation["operationId"] for *_, operation in operations()]
    assert len(set(names)) == len(names)


def test_what_is_said_by_name_is_about_endpoints_that_are_there() -> None:
    names = {one.run.__name__ for one in ENDPOINTS}
    assert set(FILES) | set(EXAMPLES) | set(ALSO) <= names


def test_nothing_is_left_open_by_accident() -> None:
    def is_open(schema: dict[str, Any]) -> bool:
        said = {key: value for key, value in schema.items() if key not in ("description", "default", "title")}
        if "anyOf" in said:
            return any(is_open(kind) for kind in said["anyOf"])
        if said.get("type") == "array":
            return any(is_open(kind) for kind in said.get("prefixItems") or [said["items"]])
        return said in ({}, {"type": "object"})

    schemas = DOCUMENT["components"]["schemas"]
    found = {
        (name, field)
        for name, schema in schemas.items()
        for field, kind in schema.get("properties", {}).items()
        if is_open(kind)
    }
    assert found == OPEN_OBJECTS
    answers = [
        content["schema"]
        for *_, operation in operations()
        for response in operation["responses"].values()
        for content in response.get("content", {}).values()
    ]
    assert not [schema for schema in answers if is_open(schema)]


def test_who_may_ask_is_told() -> None:
    security = {operation["operationId"]: operation["security"] for *_, operation in operations()}
    assert security["lobby"] == [{}, {"cookie": []}, {"token": []}]
    assert security["make_table"] == [{"cookie": []}, {"token": []}]


def test_what_the_source_says_of_a_field_is_in_the_description() -> None:
    fields = DOCUMENT["components"]["schemas"]["Setup"]["properties"]
    assert fields["bots_welcome"]["description"] == "Open seats may be taken by bot accounts."


def test_the_examples_are_accepted() -> None:
    bodies = {one.run.__name__: one.body for one in ENDPOINTS}
    for name, examples in EXAMPLES.items():
        for example in examples.values():
            msgspec.convert(example, bodies[name])


# The page


class Elements(HTMLParser):
    """Every element of a page, with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_has_every_endpoint() -> None:
    text = Elements(page(DOCUMENT)).text
    for method, path, operation in operations():
        assert f"{method}{path}{operation['summary'].replace('`', '')}" in text


def test_the_page_keeps_to_the_security_policy() -> None:
    elements = Elements(page(DOCUMENT)).found
    assert not {"script", "style", "iframe", "img", "form", "base"} & {tag for tag, _ in elements}
    attributes = {name for _, attrs in elements for name in attrs}
    assert attributes <= {"href", "rel", "class", "id", "lang", "charset", "name", "content"}
    [sheet] = [attrs["href"] for tag, attrs in elements if tag == "link"]
    assert sheet == "/api/docs.css"
    assert DOCS_STYLE.is_file()


def test_links_on_the_page_lead_somewhere() -> None:
    elements = Elements(page(DOCUMENT)).found
    ids = [attrs["id"] for _, attrs in elements if "id" in attrs]
    links = {attrs["href"] or "" for tag, attrs in elements if tag == "a"}
    assert len(set(ids)) == len(ids)
    assert {link[1:] for link in links if link.startswith("#")} <= set(ids)
    assert {link for link in links if not link.startswith("#")} == {"/api/openapi.json"}


def test_no_text_becomes_markup() -> None:
    hostile = "</code><script>alert(1)</script><img src=x onerror=alert(1)>\" onclick='x'"

    def poisoned(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: value if key == "$ref" else poisoned(value) for key, value in part.items()}
        if isinstance(part, list):
            return [poisoned(one) for one in part]
        return part + hostile if isinstance(part, str) else part

    elements = Elements(page(poisoned(DOCUMENT)))
    assert not {"script", "img"} & {tag for tag, _ in elements.found}
    assert not {"onclick", "onerror", "src"} & {name for _, attrs in elements.found for name in attrs}
    assert "<script>alert(1)</script>" in elements.text


# The pages in docs/


def test_the_messages_shown_in_the_protocol_are_as_described() -> None:
    shown = re.findall(r"```json\n(.*?)```", (DOCS / "protocol.md").read_text("utf-8"), re.DOTALL)
    assert len(shown) == 7
    for text in shown:
        message = json.loads(text)
        check_message(message, whole=False, by_changes="game" in message and "status" not in message)


@pytest.mark.parametrize("field", shape(Update).__struct_fields__)
def test_every_field_of_an_update_is_explained(field: str) -> None:
    rows = re.findall(r"^\| (`.*?) \|", (DOCS / "protocol.md").read_text("utf-8"), re.MULTILINE)
    assert any(f"`{field}`" in row for row in rows)


def test_the_limits_told_to_bot_writers_are_those_of_the_server() -> None:
    told = dict(re.findall(r"^\| (.+?) \| (\d+ an? \w+)", (DOCS / "api.md").read_text("utf-8"), re.MULTILINE))
    names = {
        "requests": "api",
        "moves, take-backs, proposals, frames sent on sockets": "move",
        "sockets opened": "socket",
        "tables made": "table",
        "chat": "chat",
        "looks at a seat without a socket": "look",
        "bots made": "signup",
        "hints": "hint",
        "reviews asked for": "review",
    }
    assert {names[what]: re.sub(r" an? ", "/", limit) for what, limit in told.items()} == {
        name: LIMITS[name] for name in names.values()
    }


def test_the_description_lists_the_games_wherever_one_is_asked_for() -> None:
    queries = [
        parameter["schema"]
        for way in DOCUMENT["paths"].values()
        for operation in way.values()
        for parameter in operation.get("parameters", ())
        if parameter.get("name") == "game"
    ]
    bodies = [DOCUMENT["components"]["schemas"][name]["properties"]["game"] for name in ("OneGame", "Setup")]
    assert queries
    for schema in (*queries, *bodies):
        choice = schema if "enum" in schema else next(one for one in schema["anyOf"] if "enum" in one)
        assert set(choice["enum"]) - {None} == set(GAMES)
