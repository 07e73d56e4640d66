"""What the description of the API says that can't be read from its functions: words, examples, kinds of files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from conspiratio.messages.any_game import UPDATES, AnyUpdate
from conspiratio.messages.changes import changes
from conspiratio.messages.records import name_of

INTRODUCTION = """\
Everything the pages do goes through this API, and a bot can do it too.

**Who you are.** A browser has a cookie: `POST /api/guest` gives one. A program sends the token of a bot account, \
`Authorization: Bearer cons_…`: make an account, then `POST /api/me/bots`. A program that uses a cookie instead \
must send an `Origin` header that names the server.

**Errors** have a status and `{"error": {"key": …, "text": …}}`: the key is for programs, the \
text for people. A move against the rules is answered 422 with the rule that it breaks.

**Languages.** `?lang=de` (en, de, fr, nl) chooses the language of an answer. Without it, Accept-Language does.

**Unknown fields** in a body are refused. We may add fields to answers: ignore those you don't know. \
Times are milliseconds since 1970, in UTC.

**The socket** of a seat sends an update whenever something changes, and takes decisions. There is another one for \
spectators. See `x-sockets` here and `docs/protocol.md` in the source. `examples/bot.py` there is a bot in forty lines.
"""

WHO: Mapping[str, str] = {
    "anyone": "anybody",
    "person": "everybody who is signed in: guests, accounts, bots",
    "account": "accounts and bots; guests get 403",
}

PATH: Mapping[str, str] = {
    "table": "The id of a table.",
    "seat": "The number of a seat, from 0.",
    "number": "How many moves after the deal.",
    "token": "From the link.",
    "session": "The id of a session.",
    "bot": "The id of a bot account of yours.",
    "game": "The name of a game.",
}

ERRORS: Mapping[int, str] = {
    400: "The request can't be read, or asks for something impossible.",
    401: "You are not signed in, or the token, name or password is wrong.",
    403: "You may not do this, or the request comes from another site.",
    404: "It does not exist, or you may not see it.",
    409: "Not possible now: it was possible a moment ago, or will be later.",
    413: "Too large.",
    429: "Too often.",
    503: "The server can't do it at the moment. Try again.",
}
ALSO: Mapping[str, tuple[int, ...]] = {"remove_passkey": (404,), "past_from_seat": (409,), "past_from_outside": (409,)}
"""Errors besides those that follow from what an endpoint takes."""

_TEXT: dict[str, Any] = {"type": "string"}
FILES: Mapping[str, tuple[str, dict[str, Any]]] = {
    "qr_code": ("image/svg+xml", _TEXT),
    "deck": ("application/toml", _TEXT),
    "replay": (
        "application/json",
        {
            "type": "object",
            "description": "A replay file, as `conspiratio replay` reads it.",
            "required": ["format", "game", "rules", "options", "players", "commitment", "nonce", "setup", "moves"],
        },
    ),
    "export": (
        "application/json",
        {"type": "object", "description": "By subject.", "required": ["format", "profile"]},
    ),
}

EXAMPLES: Mapping[str, Mapping[str, Any]] = {
    "rename": {"a name": {"name": "Livia"}},
    "make_account": {"a password": {"password": "nine honest augurs"}},
    "sign_in": {"name and password": {"name": "Livia", "password": "nine honest augurs"}},
    "make_bot": {"a name": {"name": "Livia's bot"}},
    "make_table": {
        "against two bots, at once": {
            "game": "pax",
            "chairs": [{"who": "me"}, {"who": "bot", "level": "praetor"}, {"who": "bot", "level": "tiro"}],
        },
        "open to everybody, bots too": {
            "game": "caligula",
            "chairs": [{"who": "me"}, {"who": "open"}, {"who": "open"}],
            "visibility": "public",
            "clock": {"type": "live", "minutes": 20, "increment": 15},
            "bots_welcome": True,
        },
    },
    "join": {"any free seat": {}, "a certain one": {"seat": 2}},
    "seat_somebody": {"a bot": {"who": "bot", "level": "quaestor"}, "free it": {"who": "open"}},
    "make_move": {"PAX: buy what lies below Legion 2": {"decision": 4, "move": {"type": "buy", "legion": 2}}},
    "take_back": {"the last move": {"decision": 3}},
    "propose": {"to take back": {"what": "undo"}, "to stop": {"what": "abort"}},
    "answer": {"yes": {"agrees": True, "offer": 12}},
    "say": {"a sentence": {"text": "Beware the Ides of March."}},
    "play_daily": {"a game": {"game": "caligula"}},
    "learn": {"a game": {"game": "pax"}},
}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


SENT = [_ref(name_of(one)) for one in get_args(AnyUpdate)] + [_ref(changes(one).__name__) for one in UPDATES]
ASKED = {
    "words": "1: also moves and events as sentences",
    "lang": "the language of words",
    "changes": "1: once the game has been told, updates without what is as it was",
}
SOCKETS: list[dict[str, Any]] = [
    {
        "path": "/api/tables/{table}/seats/{seat}/socket",
        "summary": "For a seat: the server sends updates whenever something changes, and you send decisions.",
        "query": ASKED,
        "sends": [*SENT, _ref("Said"), _ref("SocketRefused"), _ref("SocketError")],
        "takes": [_ref("MoveMade")],
    },
    {
        "path": "/api/tables/{table}/watch",
        "summary": "For spectators: updates with what everybody may know.",
        "query": ASKED | {"invite": "from the link"},
        "sends": [*SENT, _ref("Said"), _ref("SocketError")],
        "takes": [],
    },
]
