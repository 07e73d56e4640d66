"""What a person wants to be told, and how."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conspiratio.server.tables.setup import Clock, Days, Live

from .address import LONGEST_URL

SOON = 20_000
"""Milliseconds until word is sent, so that who is there anyway, or comes at once, is not bothered."""
LATER = 60_000
"""The same where people have days to decide."""


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    push: bool = True
    """To every browser that has subscribed."""
    mail: Literal["off", "each", "digest"] = "off"
    """Once an address is confirmed; a digest comes at most once a day, and not from live tables."""
    webhook: Annotated[str, Meta(max_length=LONGEST_URL)] | None = None
    digest_hour: Annotated[int, Meta(ge=0, le=23)] = 7
    """UTC."""
    live: bool = False
    """From live tables too."""

    def mail_at(self, now: int, clock: Clock) -> int | None:
        """When a mail about a table is due."""
        if self.mail == "digest":
            return None if isinstance(clock, Live) else next_hour(now, self.digest_hour)
        return word_at(now, clock) if self.mail == "each" else None


def word_at(now: int, clock: Clock) -> int:
    return now + (LATER if isinstance(clock, Days) else SOON)


def next_hour(now: int, hour: int) -> int:
    """The next time that it is this hour, in milliseconds."""
    moment = datetime.fromtimestamp(now / 1000, UTC)
    then = moment.replace(hour=hour, minute=0, second=0, microsecond=0)
    return round((then if then > moment else then + timedelta(days=1)).timestamp() * 1000)


_decoder = msgspec.json.Decoder(Wishes)


def read_wishes(text: str) -> Wishes:
    """As they are kept with a person; what we can't read must not stop a move, and counts as nothing said."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return Wishes()


def write_wishes(wishes: Wishes) -> str:
    return msgspec.json.encode(wishes).decode()
