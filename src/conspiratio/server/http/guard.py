"""What every request and socket passes before it is looked at, and how a complaint is answered.

The order, from outside to inside: SecurityHeaders, AccessLog, HttpMetrics, SameOrigin, BodyLimit, the routes. They go
into ``Starlette(middleware=[...])``: put around the application, they would stand outside its own answer to a failure.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from conspiratio.core.game import Complaint
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain
from conspiratio.messages.records import encode
from conspiratio.messages.table import Error, Trouble
from conspiratio.server.trouble import Denied, TooMany, Unavailable, status_of

from .headers import Origin, SecurityHeaders, language_in, language_of, origin_asked, origin_named
from .hosts import Hosts, line_to_allow

__all__ = [
    "BodyLimit",
    "SameOrigin",
    "SecurityHeaders",
    "TooLarge",
    "error_body",
    "error_response",
    "language_of",
    "refuse",
]

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_BYTES = 65536
SOON = 5
"""Seconds after which it may be worth to ask again."""

_log = logging.getLogger("conspiratio.server.guard")


class TooLarge(Complaint):
    """More than we are willing to read."""

    status = 413


# Complaints


def error_body(language: str, complaint: Complaint) -> bytes:
    """``{"error": {"key": ..., "text": ...}}``"""
    return encode(Error(Trouble(complaint.key, complain(Texts(language), complaint))))


def error_response(scope: Scope, complaint: Complaint) -> Response:
    """The answer to a complaint, in the language of the request."""
    language = language_in(scope)
    headers = {"Content-Language": language, "Vary": "Accept-Language"}
    if isinstance(complaint, TooMany) and "seconds" in complaint.params:
        headers["Retry-After"] = str(complaint.params["seconds"])
    elif isinstance(complaint, Unavailable):
        headers["Retry-After"] = str(SOON)
    return Response(error_body(language, complaint), status_of(complaint), headers, "application/json")


async def refuse(scope: Scope, receive: Receive, send: Send, complaint: Complaint) -> None:
    """Answers a request, or a socket that is not accepted yet, with a complaint."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close"})  # which is answered 403, without words
        return
    await error_response(scope, complaint)(scope, receive, send)


# Origins


class SameOrigin:
    """Lets nobody act for a person from another site: sockets and unsafe requests must come from our own pages.

    Programs send no Origin; they pass if they bring no cookie. ``hosts``: the names we answer to; None: any.
    """

    def __init__(self, app: ASGIApp, hosts: Hosts | None = None) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        complaint = self._complaint(scope)
        if complaint is None:
            await self.app(scope, receive, send)
            return
        # A proxy that does not pass on Host or X-Forwarded-Proto looks like this: its owner will want to know.
        sent = {name: Headers(scope=scope).get(name) for name in ("host", "origin")}
        _log.info("refused", extra={"why": complaint.key, "scheme": scope["scheme"], **sent})
        await refuse(scope, receive, send, complaint)

    def _complaint(self, scope: Scope) -> Complaint | None:
        if self.hosts and not self.hosts.answer(scope):
            return Denied("host-unknown", line=line_to_allow(scope))
        asked = origin_asked(scope)
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        headers = Headers(scope=scope)
        named = headers.getlist("origin")
        if named:
            origin = origin_named(named[0]) if len(named) == 1 else None
            if origin is not None and origin == asked:
                return None
            return Denied("origin-foreign") if _is_foreign(origin, asked, headers) else _untrusted_proxy(scope)
        if "cookie" not in headers:
            return None
        if scope["type"] == "http" and headers.getlist("sec-fetch-site") in (["same-origin"], ["none"]):
            return None
        return Denied("origin-missing")


def _is_foreign(origin: Origin | None, asked: Origin | None, headers: Headers) -> bool:
    """Not if it differs only by the https that a proxy says it has taken off."""
    if origin is None or asked is None or origin[1] != asked[1]:
        return True
    return (origin[0], headers.get("x-forwarded-proto")) != ("https", "https") or asked[0] == "https"


def _untrusted_proxy(scope: Scope) -> Complaint:
    client = scope.get("client")
    return Denied("proxy-untrusted", line=f'trusted_proxies = "{client[0] if client else "127.0.0.1"}"')


# Sizes


class BodyLimit:
    """Reads no body that is larger than it may be, whatever its length is said to be.

    ``paths``: beginnings of paths that have a limit of their own; the longest that fits counts.
    """

    def __init__(self, app: ASGIApp, most: int = MOST_BYTES, paths: Mapping[str, int] | None = None) -> None:
        self.app = app
        self.most = most
        self.paths = sorted((paths or {}).items(), key=lambda item: -len(item[0]))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = next((limit for prefix, limit in self.paths if scope["path"].startswith(prefix)), self.most)
        complaint = TooLarge("body-too-large", kilobytes=max(most // 1024, 1))
        declared = Headers(scope=scope).get("content-length", "")
        if declared.isascii() and declared.isdigit() and int(declared[:20]) > most:
            await refuse(scope, receive, send, complaint)
            return
        read, answered, refused = 0, False, False

        async def receive_counted() -> Message:
            nonlocal read, refused
            message = await receive()
            read += len(message.get("body", b""))
            if read <= most:
                return message
            if not answered and not refused:
                refused = True
                await refuse(scope, receive, send, complaint)
            raise complaint  # ends the reader; its answer would come too late

        async def send_watched(message: Message) -> None:
            nonlocal answered
            if not refused:
                answered = True
                await send(message)

        try:
            await self.app(scope, receive_counted, send_watched)
        except TooLarge:
            if not refused:
                raise
