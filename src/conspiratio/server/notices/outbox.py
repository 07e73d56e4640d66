"""What is to be sent: put here in the same transaction as the change it tells of, so that none is lost, and none is
sent of what never happened. The courier takes it from here."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import nullcontext, suppress
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, insert, not_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.server.people.mailbox import LIFETIMES
from conspiratio.server.people.person import Person
from conspiratio.server.people.tokens import token_hash
from conspiratio.server.settings import Settings
from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import muted, outbox, people, subscriptions
from conspiratio.server.tables.hub import Hub
from conspiratio.server.tables.setup import Clock, Live
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Conflict
from conspiratio.server.upkeep.keys import Keys
from conspiratio.server.upkeep.metrics import Metrics

from .courier import Courier, open_channels
from .mail import check_email
from .news import asked_by_offer, last_mover, news
from .push import Subscription, check_subscription
from .wishes import Wishes, read_wishes, word_at, write_wishes
from .wording import LinkMail, Notice

MOST_BROWSERS = 10
"""Of one person."""
IS_OFFER = outbox.c.body.startswith('{"kind":"offer-')


class Outbox:
    def __init__(
        self,
        settings: Settings,
        keys: Keys,
        database: Database,
        hub: Hub,
        metrics: Metrics,
        now: Callable[[], int],
    ) -> None:
        self.database, self.now = database, now
        self._channels = open_channels(settings, keys)
        self._open = {name for name, is_open in self._channels.offered.items() if is_open}
        self._courier = Courier(self._channels, settings.public_url.rstrip("/"), database, hub, metrics, now)
        self.send_due = self._courier.send_due
        """To be called about once a second."""
        self.idle = self._courier.idle
        self.stop = self._courier.stop

    @property
    def channels(self) -> dict[str, bool]:
        """What the host of this server has set up: push, mail, webhook."""
        return self._channels.offered

    @property
    def push_key(self) -> str | None:
        """What browsers want to know before they subscribe."""
        return self._channels.push.public_key if self._channels.push else None

    # Word from tables

    async def hook(self, connection: AsyncConnection, before: Table, after: Table) -> None:
        """A table has changed: put by what people there want to know. Runs with every move, so it asks only once."""
        if not self._open:
            return
        now = self.now()
        answered = asked_by_offer(before) - asked_by_offer(after)
        if answered:
            await self._take_out(connection, after, answered, now, IS_OFFER)
        kinds = news(before, after)
        if not kinds:
            return
        game, players, by = after.setup.game, tuple(filter(None, after.names)), last_mover(before, after)
        wanted = [
            {"person": person, "table": after.id, "channel": channel, "body": _json(notice), "due_at": due}
            for person, rows in (await self._people(connection, after.id, kinds)).items()
            for channel, due, browser in self._wanted(rows, after.setup.clock, now)
            for notice in [Notice(kinds[person], game, players, by, browser)]
        ]
        if not wanted:
            return
        # What was new before, and has not been sent yet, is old now; a proposal and a turn stand beside each other.
        same = IS_OFFER if next(iter(kinds.values())).startswith("offer-") else not_(IS_OFFER)
        await self._take_out(connection, after, {str(row["person"]) for row in wanted}, now, same)
        await connection.execute(insert(outbox), wanted)

    async def _people(self, connection: AsyncConnection, table: str, ids: Iterable[str]) -> dict[str, list[Any]]:
        """Those who haven't muted the table, with a row for each browser they have."""
        columns = (people.c.id, people.c.notices, people.c.email_confirmed, subscriptions.c.id.label("browser"))
        query = (
            select(*columns)
            .outerjoin(subscriptions, subscriptions.c.person == people.c.id)
            .outerjoin(muted, (muted.c.person == people.c.id) & (muted.c.table == table))
            .where(people.c.id.in_(ids), muted.c.person.is_(None))
        )
        found: defaultdict[str, list[Any]] = defaultdict(list)
        for row in await connection.execute(query):
            found[row.id].append(row)
        return found

    def _wanted(self, rows: list[Any], clock: Clock, now: int) -> Iterable[tuple[str, int, str | None]]:
        """The channels that a person wants to be told by, when, and in which browser."""
        wishes = read_wishes(rows[0].notices)
        if isinstance(clock, Live) and not wishes.live:
            return
        if wishes.push and "push" in self._open:
            for row in rows:
                if row.browser:
                    yield "push", word_at(now, clock), row.browser
        if wishes.webhook and "webhook" in self._open:
            yield "webhook", word_at(now, clock), None
        mail_at = wishes.mail_at(now, clock)
        if mail_at and rows[0].email_confirmed and "mail" in self._open:
            yield "mail", mail_at, None

    async def _take_out(
        self, connection: AsyncConnection, table: Table, persons: Collection[str], now: int, which: Any
    ) -> None:
        """Only what isn't due yet: the rest may be in the courier's hand."""
        pending = (outbox.c.table == table.id) & outbox.c.person.in_(persons) & (outbox.c.due_at > now)
        await connection.execute(delete(outbox).where(pending, which))

    # E-mails with a link

    async def send_confirmation(self, person: Person, email: str, link: str, language: str) -> None:
        await self.enqueue_mail(None, person.id, email, "confirm", link=link, language=language)

    async def send_recovery(self, person: Person, email: str, link: str, language: str) -> None:
        await self.enqueue_mail(None, person.id, email, "recover", link=link, language=language)

    async def enqueue_mail(
        self,
        connection: AsyncConnection | None,
        person: str,
        to: str,
        kind: Literal["confirm", "recover"],
        *,
        link: str,
        language: str,
    ) -> None:
        """An e-mail to be sent at once; its row is gone when it was sent, or when its link has ended."""
        if not self.channels["mail"]:
            raise Conflict("mail-off")
        # Exactly as it is kept with the person: an address that merely looks the same may be somebody else's.
        address = check_email(to).lower()
        now = self.now()
        body = _json(LinkMail(kind, address, link, language, now + LIFETIMES[kind]))
        row = {"person": person, "table": None, "channel": "mail", "body": body, "due_at": now}
        async with nullcontext(connection) if connection else self.database.write() as work:
            await work.execute(insert(outbox), row)

    # What people want

    async def wishes_of(self, person: Person) -> Wishes:
        async with self.database.read() as connection:
            query = select(people.c.notices).where(people.c.id == person.id)
            return read_wishes((await connection.execute(query)).scalar() or "{}")

    async def set_wishes(self, person: Person, wishes: Wishes) -> None:
        if wishes.webhook is not None:
            self._channels.allowed.check_url(wishes.webhook)
        async with self.database.write() as connection:
            mine = update(people).where(people.c.id == person.id)
            await connection.execute(mine.values(notices=write_wishes(wishes)))

    async def mute(self, person: Person, table: str, on: bool) -> None:
        """No word from this table any more, or again."""
        row = {"person": person.id, "table": table}
        with suppress(IntegrityError):  # they clicked twice, and both came at once
            async with self.database.write() as connection:
                await connection.execute(delete(muted).where(muted.c.person == person.id, muted.c.table == table))
                if on:
                    await connection.execute(insert(muted), row)

    async def muted_by(self, person: Person | None, ids: Sequence[str]) -> set[str]:
        """Those of some tables that somebody wants no word from."""
        if person is None:
            return set()
        query = select(muted.c.table).where(muted.c.person == person.id, muted.c.table.in_(ids))
        async with self.database.read() as connection:
            return set((await connection.execute(query)).scalars())

    async def subscribe(self, person: Person, subscription: Subscription) -> None:
        """A browser of this person takes push messages; a person who used it before gets none there any more."""
        if self._channels.push is None:
            raise Conflict("push-off")
        check_subscription(subscription, self._channels.allowed)
        row = {
            "id": token_hash(subscription.endpoint),
            "person": person.id,
            "endpoint": subscription.endpoint,
            "p256dh": subscription.p256dh,
            "auth": subscription.auth,
            "created_at": self.now(),
        }
        mine = select(subscriptions.c.id).where(subscriptions.c.person == person.id)
        newest_first = mine.order_by(subscriptions.c.created_at.desc(), subscriptions.c.id)
        with suppress(IntegrityError):  # as with mute
            async with self.database.write() as connection:
                await connection.execute(delete(subscriptions).where(subscriptions.c.id == row["id"]))
                old = (await connection.execute(newest_first)).scalars().all()[MOST_BROWSERS - 1 :]
                await connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(old)))
                await connection.execute(insert(subscriptions), row)

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        mine = (subscriptions.c.id == token_hash(endpoint)) & (subscriptions.c.person == person.id)
        async with self.database.write() as connection:
            await connection.execute(delete(subscriptions).where(mine))


def _json(body: Notice | LinkMail) -> str:
    return msgspec.json.encode(body).decode()
