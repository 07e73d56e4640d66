"""How often one person may do something: a moving window for each limit and each person or address."""

from __future__ import annotations

import ipaddress
import time
from array import array
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Mapping
from math import ceil

from limits import RateLimitItem, parse

from conspiratio.core.game import Complaint
from conspiratio.server.trouble import TooMany

LIMITS: Mapping[str, str] = {
    "guest": "20/hour",
    "login": "10/minute",
    "login-name": "30/minute",
    "login-device": "10/minute",
    "signup": "10/hour",
    "chat": "20/minute",
    "table": "30/hour",
    "move": "20/second",
    "look": "120/minute",
    "hint": "30/minute",
    "review": "60/hour",
    "mail": "5/hour",
    "socket": "60/minute",
    "api": "600/minute",
}
MOST_HITS = 50_000
"""What is remembered for one limit, at most; in the worst case some 17 MB."""


class RateLimits:
    """Counts, and raises TooMany for somebody who comes too often.

    >>> limits = RateLimits({"login": "1/hour"})
    >>> limits.check("login", "203.0.113.7")
    >>> limits.check("login", "203.0.113.7")
    Traceback (most recent call last):
    conspiratio.server.trouble.TooMany: too-often, seconds: 3600, minutes: 60
    """

    def __init__(
        self,
        changes: Mapping[str, str] | None = None,
        *,
        off: bool = False,
        clock: Callable[[], float] = time.monotonic,
        most_hits: int = MOST_HITS,
    ) -> None:
        """``changes``: other limits than the usual ones, by name."""
        for name in changes or ():
            if name not in LIMITS:
                raise Complaint("limit-unknown", found=name, known=", ".join(LIMITS))
        self.off = off
        limits = {**LIMITS, **(changes or {})}
        self._windows = {name: _Windows(_read(name, text), clock, most_hits) for name, text in limits.items()}

    def check(self, name: str, who: str) -> None:
        """Somebody does what the limit ``name`` is about; ``who``: a person's id or an address."""
        if self.off:
            return
        wait = self._windows[name].wait(neighbourhood(who))
        if wait > 0:
            seconds = ceil(wait)
            raise TooMany("too-often", seconds=seconds, minutes=ceil(seconds / 60) if seconds > 90 else 0)

    @property
    def remembered(self) -> int:
        """How many people and addresses are kept in mind, over all limits."""
        return sum(len(windows) for windows in self._windows.values())


class _Windows:
    """The moments at which each one came, within the window of one limit.

    The memory store of the package ``limits`` would keep every address that ever came. This one has an upper
    bound: the one who came longest ago is forgotten first, so a flood of requests is forgotten last.
    """

    def __init__(self, limit: RateLimitItem, clock: Callable[[], float], most_hits: int) -> None:
        self._amount = limit.amount
        self._seconds = limit.get_expiry()
        self._clock = clock
        self._most = max(most_hits, limit.amount)
        self._hits: OrderedDict[str, array[float]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return len(self._hits)

    def wait(self, who: str) -> float:
        """Counts one more, 0; or if that would be too many, does not: the seconds until it would not be."""
        now = self._clock()
        start = now - self._seconds
        hits = self._hits.pop(who, None) or array("d")
        recent = hits[bisect_right(hits, start) :]
        full = len(recent) >= self._amount
        if not full:
            recent.append(now)
        self._hits[who] = recent
        self._count += len(recent) - len(hits)
        self._forget(start)
        return recent[0] - start if full else 0

    def _forget(self, start: float) -> None:
        while self._hits:
            longest_ago = next(iter(self._hits.values()))
            if self._count <= self._most and longest_ago[-1] > start:
                return
            self._hits.popitem(last=False)
            self._count -= len(longest_ago)


def _read(name: str, text: str) -> RateLimitItem:
    try:
        limit = parse(text)
    except ValueError:
        raise Complaint("limit-form", name=name, found=text) from None
    if limit.amount < 1 or limit.get_expiry() < 1:
        raise Complaint("limit-form", name=name, found=text)
    return limit


def neighbourhood(who: str) -> str:
    """Somebody who has one address of IPv6 has 2⁶⁴ of them: these count as one.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("::ffff:203.0.113.7"), neighbourhood("livia")
    ('2001:db8:1:2::/64', '203.0.113.7', 'livia')
    """
    if ":" not in who:
        return who
    try:
        address = ipaddress.IPv6Address(who)
    except ValueError:
        return who
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))
