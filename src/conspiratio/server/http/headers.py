"""What is read from a request (its language, origin and route) and what is written on every answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from conspiratio.locale import LANGUAGES

Origin: TypeAlias = tuple[str, str, int]
"""Scheme, host and port."""

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",  # sockets to the same host included
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
_NEVER_USED = (
    *("accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope", "hid"),
    *("idle-detection", "local-fonts", "magnetometer", "microphone", "midi", "payment", "serial", "usb"),
    "xr-spatial-tracking",
)
_PASSKEYS = ("publickey-credentials-create", "publickey-credentials-get")
PERMISSIONS_POLICY = ", ".join([f"{name}=()" for name in _NEVER_USED] + [f"{name}=(self)" for name in _PASSKEYS])

_ALWAYS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": PERMISSIONS_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_A_YEAR = "max-age=31536000"
_SECURE = ("https", "wss")


class SecurityHeaders:
    """Tells browsers to be strict with us. A header that the answer has already is left as it is.

    The outermost of our middlewares, so that refusals and failures have the headers as well.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        ours = dict(_ALWAYS)
        if scope["scheme"] in _SECURE:
            ours["Strict-Transport-Security"] = _A_YEAR
        if scope["path"].startswith("/api/"):
            ours["Cache-Control"] = "no-store"

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(raw=list(message.get("headers", ())))
                for name, value in ours.items():
                    headers.setdefault(name, value)
                message = {**message, "headers": headers.raw}
            await send(message)

        await self.app(scope, receive, send_with_headers)


# The language


def language_of(headers: Mapping[str, str], query: Mapping[str, str]) -> str:
    """The language of an answer: ``?lang=``, else what the browser likes best of ours, else English.

    >>> language_of({"accept-language": "it, de-AT;q=0.5, nl;q=0.8"}, {})
    'nl'
    """
    asked = _primary(query.get("lang", ""))
    if asked in LANGUAGES:
        return asked
    likes = _likes(headers.get("accept-language", ""))
    unnamed = likes.pop("*", 0)
    weights = likes | {language: unnamed for language in LANGUAGES if language not in likes}
    best = max(weights, key=lambda language: weights[language])  # of those liked alike the first one named
    return best if weights[best] > 0 else "en"


def language_in(scope: Scope) -> str:
    """The language of the answer to a request or a socket."""
    return language_of(Headers(scope=scope), QueryParams(scope.get("query_string", b"")))


def _primary(tag: str) -> str:
    """``de`` of ``de-AT``."""
    return tag.strip().partition("-")[0].lower()


def _likes(header: str) -> dict[str, float]:
    """Our languages (and ``*``) that an Accept-Language header names, in its order, each with its weight."""
    likes: dict[str, float] = {}
    for wish in header.split(","):
        tag, _, rest = wish.partition(";")
        language, weight = _primary(tag), _weight(rest)
        if weight is not None and language in (*LANGUAGES, "*"):
            likes[language] = max(weight, likes.get(language, 0))
    return likes


_WEIGHT = re.compile(r"\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*", re.ASCII | re.IGNORECASE)


def _weight(parameter: str) -> float | None:
    """The q-value; None if it is none, and then the wish is not counted."""
    if not parameter.strip():
        return 1.0
    found = _WEIGHT.fullmatch(parameter)
    return float(found[1]) if found else None


# Compression


def accepted_encodings(header: str) -> frozenset[str]:
    """The encodings that an Accept-Encoding header allows.

    >>> sorted(accepted_encodings("gzip, br;q=0.9, zstd;q=0"))
    ['br', 'gzip']
    """
    wishes = [wish.partition(";") for wish in header.lower().split(",")]
    return frozenset(name.strip() for name, _, rest in wishes if _weight(rest))


# Where it comes from, and where it goes

_HOST = r"(\[[0-9a-f:.]+\]|[^\s\[\]:/?#@,]+)(?::([0-9]{1,5}))?"
_ORIGIN_FORM = re.compile(rf"(https?)://{_HOST}", re.IGNORECASE)
_HOST_FORM = re.compile(_HOST, re.IGNORECASE)
_PORTS = {"http": 80, "https": 443}


def origin_named(text: str) -> Origin | None:
    """The origin that an Origin header names; None for ``null`` and for anything that is no origin.

    >>> origin_named("https://Rome.example")
    ('https', 'rome.example', 443)
    """
    found = _ORIGIN_FORM.fullmatch(text)
    if found is None:
        return None
    scheme = found[1].lower()
    return scheme, found[2].lower(), int(found[3] or _PORTS[scheme])


def origin_asked(scope: Scope) -> Origin | None:
    """The origin that a request was sent to; None if it has no single, well-formed Host header."""
    hosts = Headers(scope=scope).getlist("host")
    found = _HOST_FORM.fullmatch(hosts[0]) if len(hosts) == 1 else None
    if found is None:
        return None
    scheme = "https" if scope["scheme"] in _SECURE else "http"
    return scheme, found[1].lower(), int(found[2] or _PORTS[scheme])


def route_of(scope: Scope) -> str | None:
    """The template of the route that took a request, as ``/api/tables/{table}``; ``/pages/*`` for what is mounted."""
    route = scope.get("route")
    template = "/*" if isinstance(route, Mount) else getattr(route, "path", None)
    if template is None:
        return None
    above = scope["root_path"].removeprefix(scope["app_root_path"]) if "app_root_path" in scope else ""
    known = getattr(route, "param_convertors", {})
    if above and not scope.get("path_params", {}).keys() <= known.keys():
        return None  # somebody's value stands in the path of the mount
    return f"{above}{template}"
