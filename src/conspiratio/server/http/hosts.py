"""Which names the server answers to, whose forwarded headers it believes, and who is on this machine.

A page of another site whose name was made to point here (DNS rebinding) sends that name in Host. So the names are
decided at the start, from what this machine knows of itself: nothing that a stranger sends is looked up.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Callable, Iterable
from functools import cache
from secrets import compare_digest
from threading import Thread
from typing import TypeAlias
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from conspiratio.core.game import Complaint
from conspiratio.server.settings import Settings

from .headers import origin_asked

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
LOCALHOST = "localhost"
EVERYWHERE = ("0.0.0.0", "::")
FORWARDED = ("forwarded", "via", "x-forwarded-", "x-real-ip", "x-client-ip", "cf-connecting-ip", "true-client-ip")
"""What proxies add: a request with one of these has come from farther than the one who hands it over."""
PATIENCE = 2
"""Seconds to wait for this machine's full name, which may take a name server that does not answer."""


class Hosts:
    """The names that requests may be sent to.

    ``chosen``: the host's choice, and no other name. If there is none: ``known``, ``localhost``, and the address to
    which the request came.
    """

    def __init__(self, chosen: Iterable[str] = (), known: Iterable[str] = ()) -> None:
        self.chosen = frozenset(name.lower() for name in chosen)
        self.known = frozenset(name.lower() for name in known)

    @classmethod
    def of(cls, settings: Settings) -> Hosts:
        public = urlsplit(settings.public_url).hostname
        ours = [public] if public else []
        if settings.hosts:
            return cls([*settings.hosts, *ours])
        listening = [] if _address(settings.host) else [settings.host]
        return cls((), [*ours, *listening, *names_of_machine()])

    def answer(self, scope: Scope) -> bool:
        """Whether this request is for us."""
        asked = origin_asked(scope)
        if asked is None:
            return False
        host = asked[1].rstrip(".")
        if self.chosen:
            return bool(self.chosen & {host, f"{host}:{asked[2]}"})
        return host == LOCALHOST or host in self.known or _is_here(host, scope)

    def listed(self, listening: str) -> list[str]:
        """For the start of the server: what it answers to; ``listening``: where."""
        if self.chosen:
            return sorted(self.chosen)
        addresses = [] if listening in EVERYWHERE or not _address(listening) else [listening]
        return [LOCALHOST, *addresses, *sorted(self.known)]


def _is_here(host: str, scope: Scope) -> bool:
    server = scope.get("server")
    literal = _address(host)
    return literal is not None and server is not None and literal == _address(server[0])


def _address(text: str) -> Address | None:
    try:
        found = ipaddress.ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None) or found


@cache
def names_of_machine() -> frozenset[str]:
    """What this machine calls itself, and what others in its network call it."""
    name = socket.gethostname()
    full: list[str] = []
    # a thread that nobody waits for at the end: it can't be told to stop
    asking = Thread(target=lambda: full.append(socket.getfqdn(name)), daemon=True)
    asking.start()
    asking.join(PATIENCE)
    short = name.partition(".")[0]
    names = {name, short, f"{short}.local", *full} - {"", LOCALHOST}
    return frozenset(name.lower() for name in names if not _address(name) and not name.endswith(".arpa"))


def line_to_allow(scope: Scope) -> str:
    """What a host writes into server.toml so that the name in this request is answered."""
    asked = origin_asked(scope)
    name = asked[1] if asked and re.fullmatch(r"[a-z0-9.-]{1,253}|\[[0-9a-f:.]+\]", asked[1]) else "rome.example"
    return f'hosts = ["{name}"]'


# Proxies


def trusted_proxies(settings: Settings) -> Callable[[str], bool]:
    """Whose X-Forwarded headers are believed; uvicorn would take a mistake for a name that nobody has."""
    for proxy in filter(None, map(str.strip, settings.trusted_proxies.split(","))):
        try:
            if proxy != "*":
                ipaddress.ip_network(proxy)
        except ValueError:
            raise Complaint("proxies-form", found=proxy) from None
    return ProxyHeadersMiddleware(_nothing, settings.trusted_proxies).trusted_hosts.__contains__


async def _nothing(*_: object) -> None:
    pass


def is_local(scope: Scope) -> bool:
    """Whether a program on this machine asks, for itself: no proxy here hands on what somebody else asks."""
    client = scope.get("client")
    address = _address(client[0]) if client else None
    asked = origin_asked(scope)
    if address is None or not address.is_loopback or asked is None:
        return False
    if any(name.startswith(FORWARDED) for name in Headers(scope=scope)):
        return False
    named = _address(asked[1])
    return asked[1] == LOCALHOST or (named is not None and named.is_loopback)


def may_look_inside(settings: Settings, scope: Scope) -> bool:
    """Who may see how busy the server is: programs on this machine, and those that send the token."""
    if is_local(scope):
        return True
    kind, _, token = Headers(scope=scope).get("authorization", "").partition(" ")
    wanted = settings.metrics_token
    return bool(wanted) and kind.lower() == "bearer" and compare_digest(token.strip().encode(), wanted.encode())
