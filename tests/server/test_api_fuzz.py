"""Schemathesis sends every endpoint what its description allows and what it forbids: nothing makes the server fail,
and every answer is one that the description speaks of."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .running import PATIENCE, Running, running_server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
TIMES = int(os.environ.get("FUZZ", "1"))
"""More is a matter of patience: FUZZ=10 finds more, if there is more."""
EXAMPLES = {"sqlite": (5, 3), "postgresql": (2, 1)}
"""For each endpoint: so many that keep to the description, so many that don't; a few for those that take nothing."""
PASSWORD = "eleven bad haruspices"
ME, ANYBODY = {"who": "me"}, {"who": "open"}
ALL = {"visibility": "public", "bots_welcome": True}
LETTERS = {"host": "127.0.0.1", "port": 1, "sender": "rome@rome.example", "security": "none"}
"""Mail is on, so that all there is can be asked for; nobody takes the letters."""

ENDS_A_SESSION = {"forget_me", "sign_out", "end_session", "end_other_sessions", "make_account", "change_password"}
"""Asked by somebody who has just come in: they may not be who they were afterwards."""


@dataclass
class World:
    """Somebody of each kind, tables in every state, and what one has to know to reach them."""

    server: Running
    session: requests.Session
    accounts: dict[str, dict[str, str]] = field(default_factory=dict)
    """The headers by which each is known."""
    known: dict[str, list[Any]] = field(default_factory=dict)
    """Values that lead somewhere, by the name of the parameter or field."""
    fresh: dict[str, list[Any]] = field(default_factory=dict)
    """More of them, which what is asked may use up."""

    def ask(self, who: dict[str, str], method: str, path: str, body: Any = None) -> Any:
        answer = self.session.request(method, self.server.url + path, json=body, headers=who)
        assert answer.ok, f"{method} {path}: {answer.text}"
        return answer.json() if answer.content else None

    def newcomer(self) -> dict[str, str]:
        origin = {"Origin": self.server.url}
        answer = self.session.post(f"{self.server.url}/api/guest", headers=origin)
        return {**origin, "Cookie": f"conspiratio={answer.cookies['conspiratio']}"}

    def settle(self) -> None:
        guest, account = self.newcomer(), self.newcomer()
        self.ask(account, "PUT", "/api/me/name", {"name": "Drusilla"})
        self.ask(account, "POST", "/api/me/account", {"password": PASSWORD})
        bot, other = (self.ask(account, "POST", "/api/me/bots", {"name": name}) for name in ("Machina", "Altera"))
        self.accounts = {"guest": guest, "account": account, "bot": {"Authorization": f"Bearer {bot['token']}"}}
        over = self.ask(account, "POST", "/api/tables", {"game": "pax", "chairs": [ME, ME]})
        self.ask(account, "POST", f"/api/tables/{over['id']}/seats/0/resign")
        waiting = self.ask(guest, "POST", "/api/tables", {"game": "caligula", "chairs": [ME, ANYBODY, ANYBODY], **ALL})
        daily = self.ask(account, "POST", "/api/daily", {"game": "pax"})
        passkey = self.ask(account, "POST", "/api/me/passkeys/start")
        self.known = {
            "bot": [other["id"]],
            "token": [waiting["invite"], over["invite"]],
            "invite": [waiting["invite"]],
            "table": [over["id"], waiting["id"], daily["id"]],
            "session": [one["id"] for one in self.ask(account, "GET", "/api/me/sessions")["sessions"]],
            **{"seat": [0, 1], "number": [0, 1], "decision": [0, 1]},
            **{"game": ["pax", "caligula"], "chairs": [[ME, ME, ANYBODY], [ME, {"who": "bot"}, {"who": "bot"}]]},
            **{"options": [{}], "deck": [None], "stand_in": ["greedy"], "state": [passkey["state"]]},
            **{"email": ["livia@rome.example"], "password": ["twelve tired lictors"], "id": ["pax.end", "pax.turn"]},
        }

    def fresh_tables(self) -> dict[str, list[Any]]:
        """Two that play and one that waits, and moves that can be made there."""
        self.clear_away()
        setups: list[dict[str, Any]] = [
            {"game": "pax", "chairs": [ME, ME]},
            {"game": "caligula", "chairs": [ME, ME, ME], "clock": {"type": "live"}},
            {"game": "pax", "chairs": [ME, ANYBODY], **ALL},
        ]
        hosts = [self.accounts[name] for name in ("account", "guest", "account")]
        tables = [self.ask(host, "POST", "/api/tables", setup) for host, setup in zip(hosts, setups, strict=True)]
        seen = [self.ask(hosts[at], "GET", f"/api/tables/{tables[at]['id']}/seats/{at}") for at in (0, 1)]
        return {"table": [table["id"] for table in tables], "move": [move for one in seen for move in one["moves"][:3]]}

    def clear_away(self) -> None:
        """Nobody has more than a few tables that wait for players."""
        for who in (self.accounts["account"], self.accounts["guest"]):
            for table in self.ask(who, "GET", "/api/me/tables")["tables"]:
                if table["status"] == "open" and table["is_host"] and table["id"] not in self.known["table"]:
                    self.ask(who, "POST", f"/api/tables/{table['id']}/leave")


@contextmanager
def world(folder: Path, database: str | None) -> Iterator[World]:
    settings = {"mail": LETTERS, "webhooks": True, "public_url": "https://rome.example"}
    with running_server(folder, database, **settings) as server, requests.Session() as session:
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        there = World(server, session)
        there.settle()
        there.fresh = there.fresh_tables()
        yield there


def in_place(known: dict[str, list[Any]], given: Any, draw: Callable[[Any], Any]) -> Any:
    """What was made up, with some of it replaced by what leads somewhere."""
    if not isinstance(given, dict):
        return given
    return {name: draw(st.sampled_from([value, *known.get(name, [])])) for name, value in given.items()}


def fuzz(there: World, operation: Any, mode: GenerationMode, examples: int) -> None:
    known = {**there.known, "table": there.known["table"] + there.fresh["table"], "move": there.fresh["move"]}
    newcomers = operation.definition.raw["operationId"] in ENDS_A_SESSION
    takes = len(operation.path_parameters) + len(operation.query) + len(operation.body)

    @settings(
        max_examples=TIMES * (examples if takes > 1 else 2),  # all have a language
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    def ask(case: Case[Any], data: st.DataObject) -> None:
        for part in ("path_parameters", "query", "body"):
            setattr(case, part, in_place(known, getattr(case, part), data.draw))
        who = data.draw(st.sampled_from(["account", "guest", "bot"]))
        headers = there.newcomer() if newcomers else dict(there.accounts[who])
        answer = case.call(there.server.url, there.session, headers, timeout=PATIENCE)
        case.validate_response(answer, checks=CHECKS)

    ask()


def test_no_request_makes_the_server_fail_and_every_answer_is_as_described(tmp_path: Path, database_url: str) -> None:
    kind = database_url.partition(":")[0]
    failures = []
    with world(tmp_path / "data", None if kind == "sqlite" else database_url) as there:
        document = requests.get(f"{there.server.url}/api/openapi.json", timeout=PATIENCE).json()
        schema = schemathesis.openapi.from_dict(document)
        schema.config.generation.update(with_security_parameters=False)  # who asks is our affair
        for found in schema.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            if "{table}" in operation.path and operation.method != "get":
                there.fresh = there.fresh_tables()
            for mode, examples in zip((GenerationMode.POSITIVE, GenerationMode.NEGATIVE), EXAMPLES[kind], strict=True):
                try:
                    fuzz(there, operation, mode, examples)
                except FailureGroup as group:
                    failures.append(f"{operation.label}: {group}")
        log = there.server.log()
    assert not failures, "\n\n".join(failures)
    assert "traceback" not in log
