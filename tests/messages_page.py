"""What is sent in each game, for bot writers: writes docs/messages.md from the description of the API.

python -m tests.messages_page           writes the page
python -m tests.messages_page --check   fails if it is out of date
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from conspiratio.games import GAMES
from conspiratio.server.http.openapi import describe

from .rules_coverage import NAMES

Schema = dict[str, Any]
PAGE = Path(__file__).parents[1] / "docs" / "messages.md"
SCHEMAS: dict[str, Schema] = describe()["components"]["schemas"]

HEAD = """# What is sent in each game

The JSON of moves, events, views and aids. [protocol.md](protocol.md) tells of the messages that carry them, and
[api.md](api.md) how a bot comes to a table. A server describes the same at `/api/openapi.json`, for programs.

`{seat: integer, legion?: integer | null}` is an object with these fields. A field with `?` is left out when it has its
default: `null`, `[]`, `0` or `false`, or what is said. Moves and events have a `type`, which tells what else they have.
Seats are numbered from 0. You send a move back as it came. If you ask for updates
[by their changes](protocol.md#only-what-has-changed), every field of a view and of aids may be left out. More fields
may come one day: pass over what you don't know.

This page is written by `make pages` from the classes that are sent; change those, not the page.
"""


def page() -> str:
    return HEAD + "".join(line for game in GAMES for line in _game(game))


def _game(game: str) -> Iterator[str]:
    update = SCHEMAS[f"{game.title()}Update"]["properties"]
    yield f"\n## {NAMES.get(game, game.capitalize())}\n"
    moves, events = list(_names(update["moves"])), list(_names(update["events"]))
    yield "\n### Moves\n" + "".join(_record(name, game) for name in moves)
    yield "\n### Events\n" + "".join(_record(name, game) for name in events)
    names = {*moves, *events}
    for title, name in (("View", f"{game.title()}View"), ("Aids", f"{game.title()}Aids")):
        parts = [one for one in _with_parts([name]) if one not in names]
        yield f"\n### {title}\n" + "".join(_record(one, game) for one in parts)
        names |= set(parts)
    others = [one for one in _with_parts([*moves, *events, f"{game.title()}Outcome"]) if one not in names]
    yield "\n### Other records\n" + "".join(_record(one, game) for one in others)


def _record(name: str, game: str) -> str:
    schema = SCHEMAS[name]
    fields = dict(schema["properties"])
    tag = fields.pop("type", {}).get("enum", [None])[0]
    required = schema.get("required", [])
    given = [f"{field}{'' if field in required else '?'}: {_type(kind, game)}" for field, kind in fields.items()]
    title = f"`{tag}`" if tag else _short(name, game)
    about = " ".join(schema.get("description", "").split()).replace("``", "`")
    notes = [f"- `{field}`: {kind['description']}\n" for field, kind in fields.items() if "description" in kind]
    lines = [f"\n**{title}** {_json(about)}".rstrip(), f"`{{{', '.join(given)}}}`" if given else "no other fields"]
    return "\\\n".join(lines) + "\n" + ("\n" + _json("".join(notes)) if notes else "")


def _json(text: str) -> str:
    """What Python calls None and True has other names there."""
    return re.sub(r"\b(None|True|False)\b", lambda word: {"None": "null"}.get(word[0], word[0].lower()), text)


def _type(kind: Schema, game: str) -> str:
    if "$ref" in kind:
        return _short(_named(kind), game)
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if "anyOf" in kind:
        return " | ".join(_type(one, game) for one in kind["anyOf"])
    if kind["type"] == "array":
        if "prefixItems" in kind:
            return f"[{', '.join(_type(one, game) for one in kind['prefixItems'])}]"
        one = _type(kind["items"], game)
        return f"({one})[]" if " | " in one else f"{one}[]"
    if kind["type"] == "object":
        return f"{{[id]: {_type(kind['additionalProperties'], game)}}}"
    return str(kind["type"])


def _short(name: str, game: str) -> str:
    return name.removeprefix(game.title())


def _named(kind: Schema) -> str:
    return str(kind["$ref"]).rpartition("/")[2]


def _names(kind: Any) -> Iterator[str]:
    """The records that a schema refers to."""
    if isinstance(kind, dict):
        if "$ref" in kind:
            yield _named(kind)
        for key, one in kind.items():
            if key != "discriminator":
                yield from _names(one)
    elif isinstance(kind, list):
        for one in kind:
            yield from _names(one)


def _with_parts(names: Iterable[str]) -> list[str]:
    """These records, and those they are made of, as they first come."""
    found: dict[str, None] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found[name] = None
            waiting += _names(SCHEMAS[name]["properties"])
    return list(found)


def is_current() -> bool:
    return PAGE.exists() and PAGE.read_text("utf-8") == page()


def main(arguments: list[str]) -> int:
    if not arguments:
        PAGE.write_text(page(), "utf-8")
    if not is_current():
        print("docs/messages.md is out of date: run make pages")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
