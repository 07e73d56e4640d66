"""Notices by webhook, in the way of ntfy: the text is the body, title and link are headers."""

from __future__ import annotations

from email.header import Header

from conspiratio.server.notices.address import AllowedHosts
from conspiratio.server.notices.delivery import Undelivered, one_line, plain_url, post

COME_BACK_LATER = {408, 425, 429}


async def post_webhook(url: str, title: str, text: str, link: str | None, allowed: AllowedHosts) -> None:
    headers = {"Title": in_ascii(one_line(title)), "Content-Type": "text/plain; charset=utf-8"}
    if link is not None:
        headers["Click"] = plain_url(link)
    status = await post(url, headers, text.encode("utf-8"), allowed)
    if not 200 <= status < 300:
        permanent = status < 500 and status not in COME_BACK_LATER
        raise Undelivered(permanent, f"the webhook answered {status}")


def in_ascii(text: str) -> str:
    """As encoded words (RFC 2047) if need be."""
    if text.isascii() and "=?" not in text:
        return text
    return Header(text, "utf-8").encode(linesep="")
