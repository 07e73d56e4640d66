"""Sends what is due in the outbox, a few at once, and tries again what did not arrive.

A try is booked before it is made: whatever breaks meanwhile, nobody is written to again and again. If we go down
between sending and deleting, a notice may come twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import BigInteger, ColumnElement, Row, case, delete, func, literal, or_, select, update

from conspiratio.server.settings import Settings
from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import muted, outbox, people, seats, subscriptions, tables
from conspiratio.server.tables.hub import Hub
from conspiratio.server.trouble import Unavailable
from conspiratio.server.upkeep.keys import Keys
from conspiratio.server.upkeep.metrics import Channel, Metrics

from .address import AllowedHosts
from .delivery import Undelivered
from .mail import MailSettings, send_mail
from .push import Push, Subscription
from .webhook import post_webhook
from .wishes import read_wishes
from .wording import (
    LinkMail,
    Mail,
    Notice,
    Wording,
    digest_mail,
    link_mail,
    notice_mail,
    push_payload,
    texts_for,
    worded,
)

MOST_IN_HAND = 50
AT_ONCE = 8
PATIENCE = 30.0
"""Seconds for one delivery."""
LAST_WORD = 5.0
"""Seconds for those that are on their way when the server stops."""
MINUTE = 60_000
LONGEST_WAIT = 25 * 60 * MINUTE
PAUSES = [min(3**tries, 360) * MINUTE for tries in range(8)]
"""Milliseconds from each try to the next: a minute at first, six hours in the end. After the last it is given up."""

log = logging.getLogger("conspiratio.server")


@dataclass(frozen=True, slots=True)
class Channels:
    """What the host of this server has set up."""

    mail: MailSettings | None
    push: Push | None
    webhooks: bool
    allowed: AllowedHosts

    @property
    def offered(self) -> dict[str, bool]:
        return {"push": self.push is not None, "mail": self.mail is not None, "webhook": self.webhooks}


def open_channels(settings: Settings, keys: Keys) -> Channels:
    allowed = AllowedHosts(settings.webhook_hosts)
    return Channels(
        mail=MailSettings(**msgspec.structs.asdict(settings.mail)) if settings.mail else None,
        push=Push(keys.push, settings.push_contact, allowed) if settings.push_contact else None,
        webhooks=settings.webhooks,
        allowed=allowed,
    )


@dataclass(frozen=True, slots=True)
class Parcel:
    """One thing to send, for one row or several."""

    rows: tuple[int, ...]
    tries: int
    """With this one."""
    channel: Channel
    send: Callable[[], Awaitable[None]] = field(repr=False)
    subscription: str | None = None


class Courier:
    def __init__(
        self,
        channels: Channels,
        public_url: str,
        database: Database,
        hub: Hub,
        metrics: Metrics,
        now: Callable[[], int],
    ) -> None:
        self.channels, self.public_url = channels, public_url
        self.database, self.hub, self.metrics, self.now = database, hub, metrics, now
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._in_hand: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def send_due(self) -> None:
        """Take what is due and send it, without waiting until it has arrived."""
        if len(self._in_hand) >= MOST_IN_HAND:
            return
        now = self.now()
        rows = await self._due(now)
        if not rows:
            return
        parcels = self._pack(rows, await self._browsers(rows), now)
        booked = await self._book(rows, parcels, now)
        for parcel in parcels:
            if booked.issuperset(parcel.rows):
                self._in_hand.update(parcel.rows)
                task = asyncio.create_task(self._deliver(parcel))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def idle(self) -> None:
        """Until nothing is on its way."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self) -> None:
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=LAST_WORD)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # Rows

    async def _due(self, now: int) -> Sequence[Row[Any]]:
        """All that is due for some people, and all that says whether they still want it."""
        due = _is_due(now) & outbox.c.id.not_in(self._in_hand)
        whose = select(outbox.c.person).where(due).group_by(outbox.c.person).order_by(func.min(outbox.c.due_at))
        query = (
            select(
                outbox,
                *(people.c.notices, people.c.language, people.c.email, people.c.email_confirmed),
                *(tables.c.status, seats.c.person.label("acting"), muted.c.person.label("muted")),
            )
            .join(people, people.c.id == outbox.c.person)
            .outerjoin(tables, tables.c.id == outbox.c.table)
            .outerjoin(seats, (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.to_act))
            .outerjoin(muted, (muted.c.person == outbox.c.person) & (muted.c.table == outbox.c.table))
            .where(due, outbox.c.person.in_(whose.limit(MOST_IN_HAND - len(self._in_hand))))
            .order_by(outbox.c.due_at, outbox.c.id)
        )
        async with self.database.read() as connection:
            return (await connection.execute(query)).all()

    async def _browsers(self, rows: Iterable[Row[Any]]) -> Mapping[str, Subscription]:
        owners = {row.person for row in rows if row.channel == "push"}
        if not owners:
            return {}
        async with self.database.read() as connection:
            found = await connection.execute(select(subscriptions).where(subscriptions.c.person.in_(owners)))
            return {one.id: Subscription(one.endpoint, one.p256dh, one.auth) for one in found}

    async def _book(self, rows: Sequence[Row[Any]], parcels: Sequence[Parcel], now: int) -> set[int]:
        """Count the tries, and forget what nobody wants to know any more. Of two processes one gets a row."""
        wanted = {id for parcel in parcels for id in parcel.rows}
        next_try = {tries: literal(now + pause, BigInteger) for tries, pause in enumerate(PAUSES)}
        one_more = {
            "tries": outbox.c.tries + 1,
            "due_at": case(next_try, value=outbox.c.tries, else_=next_try[len(PAUSES) - 1]),
        }
        async with self.database.write() as connection:
            await connection.execute(delete(outbox).where(outbox.c.id.in_({row.id for row in rows} - wanted)))
            ours = (outbox.c.id.in_(wanted)) & _is_due(now)
            booked = await connection.execute(update(outbox).where(ours).values(one_more).returning(outbox.c.id))
            return set(booked.scalars())

    # Parcels

    def _pack(self, rows: Iterable[Row[Any]], browsers: Mapping[str, Subscription], now: int) -> list[Parcel]:
        parcels: list[Parcel | None] = []
        digests: defaultdict[str, list[tuple[Row[Any], Wording]]] = defaultdict(list)
        for row in rows:
            if not self.channels.offered.get(row.channel):
                continue
            try:
                if row.table is None:
                    parcels.append(self._link_mail(row, now))
                    continue
                notice = msgspec.json.decode(row.body, type=Notice)
            except msgspec.MsgspecError:
                log.warning("a notice can't be read", extra={"channel": row.channel})
                continue
            if row.muted or not is_true(notice, row) or self.hub.is_here(row.table, row.person):
                continue
            wording = worded(texts_for(row.language), row.table, notice)
            if row.channel == "mail" and read_wishes(row.notices).mail == "digest":
                digests[row.person].append((row, wording))
            else:
                parcels.append(self._notice(row, notice, wording, browsers))
        parcels += [self._digest(*zip(*rows_and_wordings, strict=True)) for rows_and_wordings in digests.values()]
        return [parcel for parcel in parcels if parcel]

    def _notice(
        self, row: Row[Any], notice: Notice, wording: Wording, browsers: Mapping[str, Subscription]
    ) -> Parcel | None:
        wishes, url = read_wishes(row.notices), self.public_url
        parcel = partial(Parcel, (row.id,), row.tries + 1, row.channel)
        if row.channel == "mail":
            wanted = wishes.mail == "each" and row.email_confirmed
            mail = notice_mail(texts_for(row.language), wording, url)
            return parcel(self._by_mail(row.email, mail)) if wanted else None
        if row.channel == "webhook":
            link = url + wording.path if url else None
            post = partial(post_webhook, wishes.webhook or "", wording.title, wording.text, link, self.channels.allowed)
            return parcel(post) if wishes.webhook else None
        assert self.channels.push
        browser = browsers.get(notice.subscription or "")
        if browser is None or not wishes.push:
            return None
        return parcel(partial(self.channels.push.send, browser, push_payload(wording, url)), notice.subscription)

    def _digest(self, rows: Sequence[Row[Any]], wordings: Sequence[Wording]) -> Parcel | None:
        last = rows[-1]
        if not last.email_confirmed:
            return None
        mail = digest_mail(texts_for(last.language), list(dict.fromkeys(wordings)), self.public_url)
        tries = max(row.tries for row in rows) + 1
        return Parcel(tuple(row.id for row in rows), tries, "mail", self._by_mail(last.email, mail))

    def _link_mail(self, row: Row[Any], now: int) -> Parcel | None:
        waiting = msgspec.json.decode(row.body, type=LinkMail)
        if waiting.until <= now:
            return None
        return Parcel((row.id,), row.tries + 1, "mail", self._by_mail(waiting.to, link_mail(waiting)))

    def _by_mail(self, to: str, mail: Mail) -> Callable[[], Awaitable[None]]:
        assert self.channels.mail
        return partial(send_mail, self.channels.mail, to, mail.subject, mail.text, mail.unsubscribe)

    # On the way

    async def _deliver(self, parcel: Parcel) -> None:
        try:
            async with self._slots:
                trouble = await _attempt(parcel)
            self.metrics.notice(parcel.channel, sent=trouble is None)
            gone = trouble is not None and trouble.permanent
            given_up = gone or parcel.tries >= len(PAUSES)
            if trouble:
                level = logging.WARNING if given_up else logging.INFO
                facts = {"channel": parcel.channel, "tries": parcel.tries, "why": trouble.why, "given_up": given_up}
                log.log(level, "a notice did not arrive", extra=facts)
            if trouble is None or given_up:
                await self._forget(parcel, unsubscribe=gone)
        except Unavailable:
            pass  # it was logged where it happened; the try is booked
        finally:
            self._in_hand.difference_update(parcel.rows)

    async def _forget(self, parcel: Parcel, *, unsubscribe: bool) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(outbox).where(outbox.c.id.in_(parcel.rows)))
            if unsubscribe and parcel.subscription:
                await connection.execute(delete(subscriptions).where(subscriptions.c.id == parcel.subscription))


async def _attempt(parcel: Parcel) -> Undelivered | None:
    try:
        async with asyncio.timeout(PATIENCE):
            await parcel.send()
    except Undelivered as trouble:
        return trouble
    except TimeoutError:
        return Undelivered(False, f"not done within {PATIENCE:g} seconds")
    except Exception as error:
        log.exception("a notice could not be sent", extra={"channel": parcel.channel})
        return Undelivered(False, type(error).__name__)
    return None


def is_true(notice: Notice, row: Row[Any]) -> bool:
    """Whether things at the table are still as the notice says."""
    if notice.kind in ("over", "aborted"):
        return True
    if notice.kind in ("turn", "first"):
        return bool(row.status == "playing" and row.acting == row.person)
    return bool(row.status == "playing")


def _is_due(now: int) -> ColumnElement[bool]:
    """Or kept by a clock that was set back since: nothing waits longer than a day."""
    return or_(outbox.c.due_at <= now, outbox.c.due_at > now + LONGEST_WAIT)
