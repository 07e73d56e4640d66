"""Ratings, one a person and game: how strong somebody plays, and how sure we are of it.

Reckoned with openskill's Plackett-Luce model (``mu`` and ``sigma``), shown on a scale that people know:
new players have 1500, and the shown uncertainty is two standard deviations, so that the true strength lies within it
about 95 times in 100.

Two things can't be farmed. The same opponents count less and less: ``weight``. And nobody gains by a game that they
resigned, or that a stand-in played for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import permutations

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..people.person import Person
from ..store.database import Database
from ..store.schema import people, rating_changes, ratings
from ..tables.play import places
from ..tables.setup import DAY
from ..tables.table import Table

MODEL = PlackettLuce()
MIDDLE, SCALE = 1500, 40
"""What is shown for a new person, and how many shown points one of the model's is."""
SURE = 6.0
"""A rating with more ``sigma`` than this is provisional: about the first 12 games of two, or 15 of four."""
IN_FULL = 5
"""This number of rated games with the same opponent count in full, the next ones half, the next ones a quarter…"""
LATELY = 30 * DAY
"""…if they ended within this time, in milliseconds."""
behind = func.coalesce(people.c.owner, people.c.id).label("behind")
"""The person behind an account: a bot's owner."""


class Rating(msgspec.Struct, frozen=True):
    """A person's strength in one game, as it is shown."""

    game: str
    rating: int
    uncertainty: int
    provisional: bool
    games: int


class Ranked(msgspec.Struct, frozen=True):
    """A line of a game's leaderboard."""

    place: int
    name: str
    bot: bool
    yours: bool
    rating: int
    uncertainty: int
    provisional: bool
    games: int


class RatingChange(msgspec.Struct, frozen=True):
    """A rated game that somebody played, and their rating after it."""

    table: str
    at: int
    place: int
    rating: int
    uncertainty: int


class Ratings:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database, self.now = database, now

    async def hook(self, connection: AsyncConnection, before: Table, after: Table) -> None:
        """A rated table that has just been played to its end counts, once; an aborted one doesn't."""
        if not (after.setup.rated and before.status == "playing" and after.status == "over"):
            return
        assert after.play
        came = places(after.play)
        assert came
        place_of = {sitting.person: place for sitting, place in zip(after.seats, came, strict=True) if sitting.person}
        play = after.play
        no_gain = {
            sitting.person
            for seat, sitting in enumerate(after.seats)
            if seat in play.resigned or not play.was_played_by_its_owner(seat)
        }
        await self._rate(connection, after, place_of, no_gain)

    async def _rate(
        self, connection: AsyncConnection, table: Table, place_of: Mapping[str, int], no_gain: Collection[str | None]
    ) -> None:
        # Tables of the same people may end at once, in several processes. Locking the people serves those without a
        # rating, too, and leaves out who was deleted meanwhile; all lock in the same order, so none waits for ever.
        query = select(people.c.id, behind).where(people.c.id.in_(place_of)).order_by(people.c.id)
        rows = (await connection.execute(query.with_for_update(key_share=True))).all()
        ids = [row.id for row in rows]
        if len(ids) < 2:
            return
        game, now = table.setup.game, self.now()
        weights = await self._weights(connection, game, [row.behind for row in rows])
        theirs = (ratings.c.game == game) & ratings.c.person.in_(ids)
        old = {row.person: row for row in await connection.execute(select(ratings).where(theirs))}
        teams = [[MODEL.rating(old[id].mu, old[id].sigma) if id in old else MODEL.rating()] for id in ids]
        rated = MODEL.rate(teams, ranks=[float(place_of[id]) for id in ids])
        new, changes = [], []
        for id, [was], [one], weight in zip(ids, teams, rated, weights, strict=True):
            mu = was.mu + weight * (one.mu - was.mu)
            mu = min(mu, was.mu) if id in no_gain else mu
            sigma = was.sigma + weight * (one.sigma - was.sigma)
            strength = {"person": id, "game": game, "mu": mu, "sigma": sigma}
            new.append(strength | {"games": old[id].games + 1 if id in old else 1, "changed_at": now})
            changes.append(strength | {"table": table.id, "place": place_of[id], "at": now})
        await connection.execute(delete(ratings).where(theirs))
        await connection.execute(insert(ratings), new)
        await connection.execute(insert(rating_changes), changes)

    async def _weights(self, connection: AsyncConnection, game: str, players: Sequence[str]) -> list[float]:
        """How much the game counts for each: by how often they met each of the others lately. Bots are their owners:
        a new one is no new opponent."""
        query = (
            select(rating_changes.c.table, behind)
            .join(people, people.c.id == rating_changes.c.person)
            .where(or_(people.c.id.in_(players), people.c.owner.in_(players)))
            .where(rating_changes.c.game == game, rating_changes.c.at > self.now() - LATELY)
        )
        at_table: dict[str, set[str]] = {}
        for row in await connection.execute(query):
            at_table.setdefault(row.table, set()).add(row.behind)
        met = Counter(pair for sitting in at_table.values() for pair in permutations(sitting, 2))
        return [
            sum(weight(met[one, other]) for other in players if other != one) / (len(players) - 1) for one in players
        ]

    async def listed(self, game: str, limit: int = 100, me: Person | None = None) -> list[Ranked]:
        """The leaderboard: by what we are sure somebody is worth, the lower end of what is shown."""
        sure_of = ratings.c.mu - 2 * ratings.c.sigma
        query = (
            select(ratings, people.c.name, people.c.kind)
            .join(people, people.c.id == ratings.c.person)
            .where(ratings.c.game == game)
            .order_by(sure_of.desc(), ratings.c.games.desc(), ratings.c.person)
            .limit(limit)
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Ranked(
                place=place,
                name=row.name,
                bot=row.kind == "bot",
                yours=me is not None and row.person == me.id,
                rating=_shown(row.mu),
                uncertainty=_shown_uncertainty(row.sigma),
                provisional=row.sigma > SURE,
                games=row.games,
            )
            for place, row in enumerate(rows, 1)
        ]

    async def of(self, person: Person) -> list[Rating]:
        """Somebody's ratings, one for each game that they have played rated."""
        query = select(ratings).where(ratings.c.person == person.id).order_by(ratings.c.game)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Rating(row.game, _shown(row.mu), _shown_uncertainty(row.sigma), row.sigma > SURE, row.games) for row in rows
        ]

    async def history(self, person: Person, game: str) -> list[RatingChange]:
        """Somebody's rated games, the first one first."""
        mine = (rating_changes.c.person == person.id) & (rating_changes.c.game == game)
        query = select(rating_changes).where(mine).order_by(rating_changes.c.at, rating_changes.c.table)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            RatingChange(row.table, row.at, row.place, _shown(row.mu), _shown_uncertainty(row.sigma)) for row in rows
        ]


def weight(met: int) -> float:
    """What a game with an opponent counts whom one has met so often lately. All of them together are less than ten.

    >>> [weight(met) for met in (0, 4, 5, 9, 10)]
    [1.0, 1.0, 0.5, 0.5, 0.25]
    """
    return 0.5 ** (met // IN_FULL)


def _shown(mu: float) -> int:
    return round(MIDDLE + (mu - MODEL.mu) * SCALE)


def _shown_uncertainty(sigma: float) -> int:
    return round(2 * sigma * SCALE)
