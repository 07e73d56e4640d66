"""Where a notice may go. People name the addresses, so a server must not be talked into knocking at doors inside its
own house: only https to public names, unless the host of this server has listed the other one."""

from __future__ import annotations

import asyncio
import re
import socket
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

from conspiratio.core.game import Complaint

DEFAULT_PORTS = {"http": 80, "https": 443}
LONGEST_URL = 2000
RESOLVE_SECONDS = 5.0

LISTABLE = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")
PUBLIC_NAME = re.compile(r"([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{1,62}")
"""Two labels or more, the last one no number: what is left out are all the ways to write an IP address, and names that
mean something only in a local network."""

GLOBAL_UNICAST = IPv6Network("2000::/3")
TUNNEL_TO_IPV4 = IPv6Network("2002::/16")
DOCUMENTATION = IPv6Network("3fff::/20")
TRANSLATED_IPV4 = IPv6Network("64:ff9b::/96")


@dataclass(frozen=True, slots=True)
class Checked:
    """Where a notice may go, and what the name meant when we looked: connect to these addresses, never look again."""

    url: httpx.URL = field(repr=False)
    addresses: tuple[str, ...]

    @property
    def authority(self) -> str:
        return authority(self.url)


@dataclass(frozen=True, slots=True)
class AllowedHosts:
    """Names like ``ntfy.lan`` (on the usual ports), ``ntfy.lan:8080`` or ``[fd00::7]:8080`` to which notices may go
    though they are not public, or speak no TLS."""

    hosts: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        for host in self.hosts:
            if not LISTABLE.fullmatch(host.lower()):
                raise Complaint("allowed-host", found=shown(host))
        object.__setattr__(self, "hosts", frozenset(host.lower() for host in self.hosts))

    def check_url(self, url: str) -> httpx.URL:
        """All that can be said without asking the name's servers: for the moment when a person enters an address."""
        try:
            parsed = httpx.URL(url).copy_with(fragment=None)  # which also drops a port that says nothing new
        except httpx.InvalidURL:
            raise Complaint("url-not-allowed", found="?") from None
        if (
            len(url) > LONGEST_URL
            or parsed.scheme not in DEFAULT_PORTS
            or not parsed.raw_host
            or parsed.userinfo
            or not (self._lists(parsed) or looks_public(parsed))
        ):
            raise Complaint("url-not-allowed", found=shown(authority(parsed)))
        return parsed

    async def check(self, url: str) -> Checked:
        """Look the name up, once; every address that it has must be public."""
        parsed = self.check_url(url)
        addresses = await resolve(parsed)
        if not self._lists(parsed) and not all(is_public(address) for address in addresses):
            raise Complaint("url-not-allowed", found=shown(authority(parsed)))
        return Checked(parsed, tuple(str(address) for address in addresses))

    def _lists(self, url: httpx.URL) -> bool:
        with_port = f"{bracketed(url)}:{DEFAULT_PORTS[url.scheme] if url.port is None else url.port}"
        return not self.hosts.isdisjoint({authority(url), with_port})


def looks_public(url: httpx.URL) -> bool:
    host = url.raw_host.decode("ascii")
    return url.scheme == "https" and url.port is None and len(host) <= 253 and bool(PUBLIC_NAME.fullmatch(host))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    if address in TRANSLATED_IPV4:  # how a server that has IPv6 alone sees the rest of the world
        return is_public(IPv4Address(int(address) & 0xFFFF_FFFF))
    special = address in TUNNEL_TO_IPV4 or address in DOCUMENTATION
    return address in GLOBAL_UNICAST and address.is_global and not special


async def resolve(url: httpx.URL) -> list[IPv4Address | IPv6Address]:
    host = url.raw_host.decode("ascii")
    try:
        async with asyncio.timeout(RESOLVE_SECONDS):
            answers = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        answers = []
    # An address with a zone (fe80::1%eth0) is the network card's next neighbour, and has no place in a URL.
    addresses = [ip_address(text) for text in (str(found[0]) for *_, found in answers) if "%" not in text]
    if not addresses:
        raise Complaint("url-unresolved", found=shown(host))
    return addresses


def bracketed(url: httpx.URL) -> str:
    host = url.raw_host.decode("ascii")
    return f"[{host}]" if ":" in host else host


def authority(url: httpx.URL) -> str:
    """Host and port as the Host header has them."""
    if not url.raw_host:
        return f"{url.scheme}:"
    return bracketed(url) if url.port is None else f"{bracketed(url)}:{url.port}"


def shown(text: str, most: int = 80) -> str:
    """Bad input as it is fit to be shown: short, and nothing that moves the cursor."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:most])
