"""``conspiratio audit``: who has won many points from whom, for a host who wonders about the ratings.

Addresses and devices are not kept, so pairs are all there is to see. They prove nothing: two friends look the same.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table
from sqlalchemy import Row, select

from conspiratio.core.game import Complaint
from conspiratio.locale import Texts

from ..settings import Settings
from ..store.database import Database
from ..store.migrate import current_revision
from ..store.schema import people, rating_changes, tables
from ..tables.setup import DAY
from .ratings import IN_FULL, MODEL, SCALE, behind

LISTED = 50
SHARE = 0.5
"""What part of somebody's rated games has to be against one opponent to be listed."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Somebody, and what they have got from one opponent."""

    game: str
    name: str
    opponent: str
    games: int
    share: float
    """Of their rated games, the part in which they met this opponent."""
    won: int
    given_up: int
    """Games that ended because somebody resigned."""
    points: float
    """That their rating rose in these games; at a table of several, each opponent's part."""


def audit(settings: Settings, days: int, texts: Texts) -> None:
    pairs = asyncio.run(_read(settings, days))
    if not pairs:
        print(texts("audit-nobody", days=days, games=IN_FULL))
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for name in ("game", "name", "opponent"):
        table.add_column(texts(f"audit-{name}"), overflow="fold")
    for name in ("games", "share", "won", "given-up", "points"):
        table.add_column(texts(f"audit-{name}"), justify="right")
    for pair in pairs[:LISTED]:
        numbers = (pair.games, f"{pair.share:.0%}", pair.won, pair.given_up, f"{pair.points:+.0f}")
        table.add_row(pair.game, pair.name, pair.opponent, *map(str, numbers))
    Console(soft_wrap=False, highlight=False, markup=False).print(table)
    print(texts("audit-explained", days=days, games=IN_FULL))


async def _read(settings: Settings, days: int) -> list[Pair]:
    database = Database(settings.database_url)
    query = (
        select(rating_changes, people.c.name, behind, tables.c.outcome)
        .join(people, people.c.id == rating_changes.c.person)
        .join(tables, tables.c.id == rating_changes.c.table)
        .order_by(rating_changes.c.at, rating_changes.c.table)
    )
    try:
        if database.file is not None and not database.file.exists():
            raise Complaint("audit-nothing", database=database.name)
        async with database.snapshot() as connection:
            if await connection.run_sync(current_revision) is None:
                raise Complaint("audit-nothing", database=database.name)
            rows = (await connection.execute(query)).all()
    finally:
        await database.close()
    return unusual(rows, time.time_ns() // 1_000_000 - days * DAY)


def unusual(rows: Sequence[Row[Any]], since: int) -> list[Pair]:
    """Pairs that met often, and of whom one met hardly anybody else; who got most first. ``rows``: in order of time."""
    mu: dict[tuple[str, str], float] = {}
    at_table: dict[str, list[tuple[Row[Any], float]]] = defaultdict(list)
    names = {row.behind: row.name for row in sorted(rows, key=lambda row: row.person == row.behind)}
    for row in rows:
        rose = row.mu - mu.get((row.game, row.person), MODEL.mu)
        mu[row.game, row.person] = row.mu
        if row.at >= since:
            at_table[row.table].append((row, rose))
    played: Counter[Any] = Counter()
    met: dict[Any, list[tuple[bool, bool, float]]] = defaultdict(list)
    for sitting in at_table.values():
        played.update((row.game, row.behind) for row, _ in sitting)
        for (row, rose), (other, _) in permutations(sitting, 2):
            given_up = msgspec.json.decode(row.outcome or "{}").get("ending") == "resigned"
            points = rose * SCALE / (len(sitting) - 1)
            met[row.game, row.behind, other.behind].append((row.place < other.place, given_up, points))
    pairs = [
        Pair(
            game,
            names[one],
            names[other],
            len(games),
            len(games) / played[game, one],
            sum(won for won, _, _ in games),
            sum(given_up for _, given_up, _ in games),
            sum(points for _, _, points in games),
        )
        for (game, one, other), games in met.items()
    ]
    odd = [pair for pair in pairs if pair.games >= IN_FULL and pair.share >= SHARE and pair.points > 0]
    return sorted(odd, key=lambda pair: -pair.points)
