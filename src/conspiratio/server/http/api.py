"""The HTTP API: functions with types become routes, checked on the way in and described by OpenAPI.

An endpoint is an async function of a ``Call``, and of a ``body`` and a ``query`` if it has them; their types
say what is accepted. What it returns is sent as JSON.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_type_hints

import msgspec
from sqlalchemy.exc import IntegrityError
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from conspiratio.core.game import Complaint, IllegalMove
from conspiratio.locale import Texts
from conspiratio.locale.words import words_for
from conspiratio.messages.records import encode
from conspiratio.messages.table import Refusal
from conspiratio.server.people.person import Person
from conspiratio.server.tables.aside import SetAside
from conspiratio.server.trouble import Denied, Missing, Unauthenticated

from .guard import error_response
from .headers import language_in

if TYPE_CHECKING:
    from conspiratio.server.server import Server

COOKIE = "conspiratio"
DEVICE_COOKIE = "conspiratio-device"


class SmallNumber(IntegerConvertor):
    """Python refuses to read numbers of thousands of digits, and nothing here is counted so far."""

    regex = "[0-9]{1,6}"


register_url_convertor("int", SmallNumber())
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
Who = Literal["anyone", "person", "account"]
F = TypeVar("F", bound=Callable[..., Awaitable[Any]])


@dataclass
class Call:
    """One request, and who makes it."""

    server: Server
    request: Request
    person: Person | None
    texts: Texts
    cookie: str | None = None
    """A cookie value to be set with the answer; "" takes it away."""
    device: str | None = None
    """Likewise, of the cookie by which this browser is known again."""
    status: int | None = None
    """Of the answer, if it is not the usual one."""

    @property
    def me(self) -> Person:
        if self.person is None:
            raise Unauthenticated("sign-in-needed")
        return self.person

    @property
    def address(self) -> str:
        """Where the request comes from, for limits."""
        return self.request.client.host if self.request.client else ""

    @property
    def agent(self) -> str:
        return self.request.headers.get("user-agent", "")

    @property
    def origin(self) -> str:
        """The address people have this server under."""
        return f"{self.request.url.scheme}://{self.request.url.netloc}"

    @property
    def public_url(self) -> str:
        return self.server.settings.public_url.rstrip("/") or self.origin

    def path(self, name: str) -> str:
        value: str = self.request.path_params[name]
        if not ID.fullmatch(value):
            raise Missing("nothing-here")
        return value

    def seat(self) -> int:
        value: int = self.request.path_params["seat"]
        if not 0 <= value < 8:
            raise Missing("seat-missing")
        return value

    def number(self) -> int:
        """A number of moves."""
        value: int = self.request.path_params["number"]
        return value

    def limit(self, name: str) -> None:
        self.server.limits.check(name, self.person.id if self.person else self.address)


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    who: Who
    status: int
    run: Callable[..., Awaitable[Any]]
    body: Any
    query: Any
    returns: Any
    tag: str


ENDPOINTS: list[Endpoint] = []


def endpoint(method: str, path: str, *, who: Who = "person", status: int = 200) -> Callable[[F], F]:
    """Register a function; the first line of its docstring is the summary in the API's description."""

    def register(function: F) -> F:
        hints = get_type_hints(function, include_extras=True)
        summary = (inspect.getdoc(function) or "").partition("\n")[0]
        tag = function.__module__.rpartition(".")[2]
        body, query, returns = (hints.get(name) for name in ("body", "query", "return"))
        ENDPOINTS.append(Endpoint(method, path, summary, who, status, function, body, query, returns, tag))
        return function

    return register


def routes(server: Server) -> list[Route]:
    return [Route(one.path, _handler(server, one), methods=[one.method], name=one.run.__name__) for one in ENDPOINTS]


def _handler(server: Server, one: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    decode = msgspec.json.Decoder(one.body).decode if one.body else None

    async def handle(request: Request) -> Response:
        call: Call | None = None
        try:
            call = await make_call(server, request)
            server.limits.check("api", call.person.id if call.person else call.address)
            if one.who != "anyone" and call.me.kind == "guest" and one.who == "account":
                raise Denied("account-needed")
            given: dict[str, Any] = {}
            if decode:
                given["body"] = decode(await request.body() or b"null")
            if one.query:
                given["query"] = _query(one.query, request)
            answer = await one.run(call, **given)
            response = answer if isinstance(answer, Response) else _json(answer, call.status or one.status)
            _answer_cookies(call, response)
            return response
        except msgspec.ValidationError as error:
            return error_response(request.scope, Complaint("body-invalid", why=str(error)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return error_response(request.scope, Complaint("body-not-json", why=str(error)))
        except IntegrityError:  # all others are seen to where they arise: who asked is being deleted
            return error_response(request.scope, Unauthenticated("person-gone"))
        except SetAside as aside:
            return error_response(request.scope, aside.told_to(call.person.id if call and call.person else None))
        except Complaint as complaint:
            return error_response(request.scope, complaint)

    return handle


async def make_call(server: Server, request: Request) -> Call:
    person = await who_asks(server, request.headers.get("authorization"), request.cookies.get(COOKIE))
    texts = Texts(language_in(request.scope))
    return Call(server, request, person, texts)


async def who_asks(server: Server, authorization: str | None, cookie: str | None) -> Person | None:
    """By token (bots) or by cookie (browsers); a wrong token is no stranger but a mistake."""
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        person = await server.people.by_token(token.strip()) if scheme.lower() == "bearer" else None
        if person is None:
            raise Unauthenticated("token-wrong")
        return person
    return await server.people.by_cookie(cookie) if cookie else None


def _query(kind: Any, request: Request) -> Any:
    given = {name: value for name, value in request.query_params.items() if name != "lang"}
    return msgspec.convert(given, kind, strict=False)


def _json(answer: Any, status: int) -> Response:
    if answer is None:
        return Response(status_code=204)
    return Response(encode(answer), status, media_type="application/json")


def _answer_cookies(call: Call, response: Response) -> None:
    secure = call.request.url.scheme == "https"
    for name, value, days, path in ((COOKIE, call.cookie, 180, "/"), (DEVICE_COOKIE, call.device, 400, "/api")):
        if value:
            response.set_cookie(
                name, value, max_age=days * 86400, httponly=True, samesite="lax", secure=secure, path=path
            )
        elif value is not None:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=secure, path=path)


def refusal_in_words(texts: Texts, table: Any, illegal: IllegalMove) -> Refusal:
    """Why a move is not allowed, with the rule and where the rulebook has it."""
    match = table.play.match
    words = words_for(match.game.name, texts, match.names, match.deal.faces)
    refusal = illegal.refusal
    return Refusal(refusal.rule, str(words.refusal(refusal)), words.rule(refusal))
