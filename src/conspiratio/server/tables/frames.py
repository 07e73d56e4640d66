"""Updates as they are sent, each made once for all who are shown the same: spectators, a seat on two devices."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from functools import partial

from conspiratio.core.game import Eye
from conspiratio.locale import Texts
from conspiratio.messages.changes import encode_changes
from conspiratio.messages.records import encode

from .desk import Desk
from .sight import Glance, is_much, update_for
from .table import Table

Frame = tuple[str, Glance]
"""An update as JSON, and what its reader has seen then."""
CLOCKS = 100
"""Milliseconds for which the clocks of an update are right enough to be shown to others, too."""


class Frames:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._made: dict[str, tuple[Table, dict[Hashable, tuple[int, Frame | asyncio.Future[Frame]]]]] = {}
        """Of each table only those of how it stands now, and of its clocks only the last: each with its time."""

    async def frame(
        self,
        table: Table,
        eye: Eye,
        person: str | None,
        last: Glance,
        texts: Texts | None,
        *,
        by_changes: bool = False,
    ) -> Frame:
        """What somebody is sent who was last shown ``last``. ``texts``: with moves and events in words, too;
        ``by_changes``: without what is as it was."""
        stands, made = self._made.get(table.id, (None, {}))
        if stands is not table:
            made = {}
            self._made[table.id] = table, made
        now = self._desk.now()
        reader = person if table.seats_of(person) else None
        tick = now // CLOCKS if table.play and table.play.is_timed else 0
        key = (eye, reader, last, texts.language if texts else None, by_changes)
        made_at, known = made.get(key, (tick, None))
        if known is not None and made_at == tick:
            return known if isinstance(known, tuple) else await asyncio.shield(known)
        work = partial(_make, table, eye, reader, now, last, texts, by_changes)
        if not is_much(table, eye, last):
            done = await self._desk.work(table.id, work)
            made[key] = tick, done
            return done
        task = asyncio.ensure_future(self._desk.work(table.id, work, beside=True))
        made[key] = tick, task
        try:
            done = await asyncio.shield(task)
            made[key] = tick, done
        except BaseException:
            made.pop(key, None)
            raise
        return done

    def forget(self, table: str) -> None:
        """Nobody looks at it any more."""
        self._made.pop(table, None)


def _make(
    table: Table, eye: Eye, person: str | None, now: int, last: Glance, texts: Texts | None, by_changes: bool
) -> Frame:
    update, seen = update_for(table, eye, person, now, last, texts)
    if by_changes and last.update is not None:
        return encode_changes(update, last.update).decode(), seen
    return encode(update, again=last.update is not None).decode(), seen


def with_acknowledgement(frame: str, decision: int) -> str:
    """The same update for the one who made this decision.

    >>> with_acknowledgement('{"version":7}', 3)
    '{"version":7,"accepted":3}'
    """
    return f'{frame[:-1]},"accepted":{decision}}}'
