"""The solo campaign of the game that has one: who has won which of its games, and what comes next."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conspiratio.games import GAMES, room
from conspiratio.messages.around import Progress

from ..people.person import Person
from ..store.database import Database
from ..store.schema import campaign
from ..tables.setup import deck_of
from ..tables.table import Table

CAMPAIGNS = {name: games for name in GAMES if (games := room("server", name).CAMPAIGN)}
((OF_GAME, NUMBERS),) = CAMPAIGNS.items()  # a second one would need a column of its own in what is kept


class Campaign:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database, self.now = database, now

    async def hook(self, connection: AsyncConnection, before: Table, after: Table) -> None:
        """A solo game has just been won, by the person and not by a bot that stood in: it is kept."""
        if before.status != "playing" or after.status != "over" or after.setup.game != OF_GAME or len(after.seats) != 1:
            return
        assert after.play
        if deck_of(after.setup, after.rules) != after.play.match.game.default_deck:
            return  # who chooses the cards chooses the result
        person, outcome = after.seats[0].person, after.outcome()
        if person is None or outcome["ending"] != "finished" or not after.play.was_played_by_its_owner(0):
            return
        if not outcome["result"]["won"]:
            return
        number = after.setup.options.get("solo_game") or 1
        try:
            async with connection.begin_nested():
                row = {"person": person, "number": number, "table": after.id, "at": self.now()}
                await connection.execute(insert(campaign), row)
        except IntegrityError:
            pass  # won before: the first time counts

    async def progress(self, person: Person) -> Progress:
        """The games won, the one that comes next (after the last, the last again), and whether all are won."""
        query = select(campaign.c.number).where(campaign.c.person == person.id).order_by(campaign.c.number)
        async with self.database.read() as connection:
            won = tuple((await connection.execute(query)).scalars())
        coming = next((number for number in NUMBERS if number not in won), NUMBERS[-1])
        return Progress(won, coming, len(won) == len(NUMBERS))
