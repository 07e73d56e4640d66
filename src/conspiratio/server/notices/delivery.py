"""What all channels share: the one way to fail, and the one guarded way to post something to an address that a person
has given us."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping
from functools import cache
from urllib.parse import quote

import httpx

from conspiratio.core.game import Complaint
from conspiratio.server.notices.address import AllowedHosts, Checked

SECONDS = 10.0
CONNECT_SECONDS = 3.0
MOST_ADDRESSES = 3

LINE_BREAKERS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
URL_SIGNS = ":/?#[]@!$&'()*+,;=%~"


class Undelivered(Exception):  # noqa: N818 - the post's own word for it
    """A notice did not arrive. If that is permanent, trying it again is of no use. ``why`` is fit for a log."""

    def __init__(self, permanent: bool, why: str) -> None:
        super().__init__(permanent, why)
        self.permanent = permanent
        self.why = why

    def __str__(self) -> str:
        return self.why


def one_line(text: str) -> str:
    """For a header: what could end it becomes a space."""
    return LINE_BREAKERS.sub(" ", text).strip()


def plain_url(url: str) -> str:
    """For a header: printable ASCII, and no sign that could end it."""
    return quote(url, safe=URL_SIGNS)


async def post(url: str, headers: Mapping[str, str], body: bytes, allowed: AllowedHosts) -> int:
    """Post, if one may, and return the status of the answer. Its body is not read, a redirect not followed."""
    try:
        allowed.check_url(url)
    except Complaint:
        raise Undelivered(True, "the address is not allowed") from None
    try:
        async with asyncio.timeout(SECONDS):
            checked = await allowed.check(url)
            return await _post(checked, headers, body)
    except Complaint as complaint:
        # Perhaps not for ever: a name server in trouble may send us anywhere for a while.
        raise Undelivered(False, f"the address was refused ({complaint.key})") from None
    except TimeoutError:
        raise Undelivered(False, f"no answer within {SECONDS:g} seconds") from None
    except httpx.HTTPError as error:
        raise Undelivered(False, f"no answer ({type(error).__name__})") from None


async def _post(checked: Checked, headers: Mapping[str, str], body: bytes) -> int:
    addresses = checked.addresses[:MOST_ADDRESSES]
    for address in addresses:
        try:
            return await _post_to(address, checked, headers, body)
        except (httpx.ConnectError, httpx.ConnectTimeout):  # nothing was sent yet: the next one may be better
            if address == addresses[-1]:
                raise
    raise AssertionError("a checked address has at least one IP address")


async def _post_to(address: str, checked: Checked, headers: Mapping[str, str], body: bytes) -> int:
    """Connect to this very IP address, so that nobody can change what the name means between check and use.

    No client is round the transport: it would log the URL (for who knows it, that is a right to write to somebody),
    share connections between names of one IP address, and listen to the environment (proxies, ``.netrc``).
    """
    request = httpx.Request(
        "POST",
        checked.url.copy_with(host=address),
        headers={"User-Agent": "Conspiratio", **headers, "Host": checked.authority},
        content=body,
        extensions={
            "sni_hostname": checked.url.raw_host.decode("ascii"),
            "timeout": {"connect": CONNECT_SECONDS, "read": SECONDS, "write": SECONDS, "pool": SECONDS},
        },
    )
    async with httpx.AsyncHTTPTransport(verify=await asyncio.to_thread(_tls), trust_env=False) as transport:
        response = await transport.handle_async_request(request)
        await response.aclose()
        return response.status_code


@cache
def _tls() -> ssl.SSLContext:
    """Made once, and in a thread: to read all the certificates holds up the games."""
    return httpx.create_ssl_context()
