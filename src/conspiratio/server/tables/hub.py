"""Every open socket, and how it learns that its table has changed.

A watcher is only woken. What it then sends is made from the table as it stands at that moment, so a slow watcher gets
fewer frames, and never a queue of old ones.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from conspiratio.core.game import Complaint, Eye

from .table import Table


@dataclass(eq=False, slots=True)
class Watcher:
    table: str
    eye: Eye
    person: str | None
    source: str = ""
    """Whom limits count: the person, or an address."""
    session: str | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    latest: Table | None = None
    asked: tuple[int, Any] | None = None
    """The decision and move that are being made: the update that shows them made acknowledges them."""
    accepted: list[int] = field(default_factory=list)
    """Decisions that are to be acknowledged with the next update."""
    talk: bool = True
    """Something was said that it has not heard."""
    closing: bool = False
    trouble: Complaint | None = None
    """Why the table can't go on."""

    def acknowledged(self, table: Table) -> int | None:
        """The decision, if any, that an update of this table acknowledges."""
        if self.asked and self.eye is not None and table.play:
            decision, move = self.asked
            if table.play.has_made(self.eye, decision, move):
                self.asked = None
                self.accepted.append(decision)
        accepted, self.accepted = self.accepted, []
        return accepted[-1] if accepted else None

    def show(self, table: Table) -> None:
        if self.latest is None or table.version >= self.latest.version:
            self.latest = table
        self.news.set()


class Hub:
    def __init__(self) -> None:
        self.watchers: defaultdict[str, set[Watcher]] = defaultdict(set)

    def open(self, watcher: Watcher) -> None:
        self.watchers[watcher.table].add(watcher)

    def close(self, watcher: Watcher) -> None:
        group = self.watchers[watcher.table]
        group.discard(watcher)
        if not group:
            del self.watchers[watcher.table]

    def count(self, source: str) -> int:
        return sum(watcher.source == source for group in self.watchers.values() for watcher in group)

    def publish(self, table: Table) -> None:
        for watcher in self.watchers.get(table.id, ()):
            watcher.show(table)

    def break_off(self, table: str, trouble: Complaint) -> None:
        for watcher in self.watchers.get(table, ()):
            watcher.trouble = trouble
            watcher.news.set()

    def talked(self, table: str) -> None:
        for watcher in self.watchers.get(table, ()):
            watcher.talk = True
            watcher.news.set()

    def is_here(self, table: str, person: str) -> bool:
        """Whether somebody has the table open, so that no notice is needed."""
        return any(watcher.person == person for watcher in self.watchers.get(table, ()))

    def send_away(self, person: str) -> None:
        """Somebody has signed out somewhere: their sockets have to show again who they are."""
        for group in self.watchers.values():
            for watcher in group:
                if watcher.person == person:
                    watcher.closing = True
                    watcher.news.set()

    def stop(self) -> None:
        """We go down: every socket is told so, and comes back by itself."""
        for group in self.watchers.values():
            for watcher in group:
                watcher.closing = True
                watcher.news.set()
