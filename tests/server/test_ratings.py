"""Ratings: who beat whom counts once, whoever else is playing at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import cycle, pairwise

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import delete, update

from conspiratio.server.people.person import Person
from conspiratio.server.standing.ratings import Ranked, Rating, Ratings, weight
from conspiratio.server.store.schema import people
from conspiratio.server.tables import actions
from conspiratio.server.tables.entries import Moved
from conspiratio.server.tables.setup import Live
from conspiratio.server.tables.table import Table

from .build import House, house, setup

DAY = 24 * 60 * 60


class Arena:
    """A house with ratings."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.desk, self.lobby = house.desk, house.lobby
        self.ratings = Ratings(house.database, house.time)
        self.desk.hooks.append(self.ratings.hook)

    async def table(self, *players: Person, game: str = "pax", rated: bool = True) -> Table:
        """A table at which these sit, in this order."""
        wish = setup(
            game, "m" + "o" * (len(players) - 1), visibility="public", rated=rated, clock=Live(), bots_welcome=True
        )
        table = await self.lobby.create(players[0], wish)
        for player in players[1:]:
            table = await self.lobby.join(player, table.id)
        return table

    async def beats(self, winner: Person, loser: Person, game: str = "pax") -> Table:
        table = await self.table(winner, loser, game=game)
        self.house.time.pass_by(60)
        return await self.desk.enter(table.id, actions.resign(1))

    async def rating(self, person: Person, game: str = "pax") -> Rating | None:
        return next((one for one in await self.ratings.of(person) if one.game == game), None)


@pytest.fixture
async def arena(database_url: str) -> AsyncIterator[Arena]:
    async with house(database_url) as rome:
        yield Arena(rome)


def shown(*strengths: tuple[float, float]) -> list[tuple[int, int]]:
    """Mu and sigma as people see them."""
    return [(round(1500 + (mu - 25) * 40), round(80 * sigma)) for mu, sigma in strengths]


@pytest.mark.parametrize("game", ["pax", "caligula"])
async def test_a_rated_game_to_its_end_counts_for_everybody_who_played_it(arena: Arena, game: str) -> None:
    players = [await arena.house.person(name) for name in ("Livia", "Drusus", "Sejanus")]
    table = await arena.table(*players, game=game)
    assert await arena.ratings.listed(game) == []
    table = await arena.house.play(table.id)
    came = table.outcome()["places"]
    model = PlackettLuce()
    expected = model.rate([[model.rating()] for _ in players], ranks=list(came))
    for player, place, [one] in zip(players, came, expected, strict=True):
        [change] = await arena.ratings.history(player, game)
        assert (change.table, change.place) == (table.id, place)
        assert [(change.rating, change.uncertainty)] == shown((one.mu, one.sigma))
        assert await arena.ratings.of(player) == [Rating(game, change.rating, change.uncertainty, True, 1)]
    leader = (await arena.ratings.listed(game))[0]
    assert came[[player.name for player in players].index(leader.name)] == 1


async def test_who_resigns_has_lost(arena: Arena) -> None:
    livia, drusus = await arena.house.person("Livia"), await arena.house.person("Drusus")
    await arena.beats(livia, drusus)
    won, lost = await arena.rating(livia), await arena.rating(drusus)
    assert won
    assert lost
    assert won.rating > 1500 > lost.rating
    assert won.uncertainty == lost.uncertainty < 667


async def test_friendly_and_aborted_games_do_not_count(arena: Arena) -> None:
    livia, drusus = await arena.house.person("Livia"), await arena.house.person("Drusus")
    friendly = await arena.table(livia, drusus, rated=False)
    await arena.desk.enter(friendly.id, actions.resign(1))
    given_up = await arena.table(livia, drusus)
    await arena.desk.enter(given_up.id, actions.offer(0, "abort"))
    given_up = await arena.desk.enter(given_up.id, actions.answer(1, True))
    assert given_up.status == "aborted"
    assert await arena.ratings.of(livia) == []
    assert await arena.ratings.listed("pax") == []


async def test_what_happens_at_a_table_after_its_game_changes_no_rating(arena: Arena) -> None:
    livia, drusus = await arena.house.person("Livia"), await arena.house.person("Drusus")
    table = await arena.beats(livia, drusus)
    before = await arena.ratings.of(livia), await arena.ratings.of(drusus)
    await arena.lobby.rematch(drusus, table.id)
    assert (await arena.desk.table(table.id)).version > table.version
    assert (await arena.ratings.of(livia), await arena.ratings.of(drusus)) == before


async def test_the_leaderboard_puts_those_first_of_whom_we_are_sure(arena: Arena) -> None:
    livia, drusus, nero, gaius = [await arena.house.person(name) for name in ("Livia", "Drusus", "Nero", "Gaius")]
    robot = await arena.house.person("Talos", "bot")
    await arena.beats(nero, gaius)
    for _ in range(6):
        await arena.beats(livia, drusus)
    await arena.beats(robot, nero, game="caligula")
    board = await arena.ratings.listed("pax", me=nero)
    assert [(one.place, one.name, one.games, one.yours) for one in board] == [
        (1, "Livia", 6, False),
        (2, "Nero", 1, True),
        (3, "Gaius", 1, False),
        (4, "Drusus", 6, False),
    ]
    lower_ends = [one.rating - one.uncertainty for one in board]
    assert lower_ends == sorted(lower_ends, reverse=True)
    assert await arena.ratings.listed("pax", limit=2, me=nero) == board[:2]
    assert [(one.name, one.bot) for one in await arena.ratings.listed("caligula")] == [("Talos", True), ("Nero", False)]


async def test_equals_are_always_listed_in_the_same_order(arena: Arena) -> None:
    pairs = [(await arena.house.person(f"A{n}"), await arena.house.person(f"B{n}")) for n in range(4)]
    for winner, loser in reversed(pairs):
        await arena.beats(winner, loser)

    def names(board: list[Ranked]) -> list[str]:
        return [one.name for one in board]

    assert names(await arena.ratings.listed("pax")) == ["A0", "A1", "A2", "A3", "B0", "B1", "B2", "B3"]


async def test_a_rating_is_provisional_until_enough_has_been_played(arena: Arena) -> None:
    livia, drusus = await arena.house.person("Livia"), await arena.house.person("Drusus")
    flags = []
    for winner, loser in [(livia, drusus), (drusus, livia)] * 8:
        arena.house.time.pass_by(7 * DAY)  # so that all count in full
        await arena.beats(winner, loser)
        rating = await arena.rating(livia)
        assert rating
        flags.append(rating.provisional)
    assert flags[0]
    assert not flags[-1]
    assert flags == sorted(flags, reverse=True)
    history = await arena.ratings.history(livia, "pax")
    assert [change.place for change in history] == [1, 2] * 8
    assert [change.at for change in history] == sorted(change.at for change in history)
    last = await arena.rating(livia)
    assert last
    assert (last.rating, last.uncertainty, last.games) == (history[-1].rating, history[-1].uncertainty, 16)


async def test_tables_that_end_at_once_all_count(arena: Arena, database_url: str) -> None:
    """On PostgreSQL in two processes, each with connections of its own; three people in all pairings."""
    trio = [await arena.house.person(name) for name in ("Livia", "Drusus", "Nero")]
    pairings = cycle([(0, 1), (1, 2), (2, 0)])
    tables = [await arena.table(trio[a], trio[b]) for a, b in (next(pairings) for _ in range(18))]
    same = [await arena.table(trio[0], trio[1], game="caligula") for _ in range(8)]
    async with house(database_url) as elsewhere:
        other = arena if arena.house.database.is_sqlite else Arena(elsewhere)
        desks = cycle([arena.desk, other.desk])
        ends = [next(desks).enter(table.id, actions.resign(1)) for table in (*tables, *same)]
        done = await asyncio.gather(*ends)
    assert {table.status for table in done} == {"over"}
    for player in trio:
        assert len(await arena.ratings.history(player, "pax")) == 12
        rating = await arena.rating(player)
        assert rating
        assert rating.games == 12
    model = PlackettLuce()
    one, two = model.rating(), model.rating()
    for met in range(len(same)):  # no update was lost: eight wins, one after the other, in whatever order
        [[won], [lost]] = model.rate([[one], [two]], ranks=[1, 2])
        for was, now in ((one, won), (two, lost)):
            was.mu += (now.mu - was.mu) * weight(met)
            was.sigma += (now.sigma - was.sigma) * weight(met)
    found = [await arena.rating(player, "caligula") for player in trio[:2]]
    assert [one and (one.rating, one.uncertainty) for one in found] == shown((one.mu, one.sigma), (two.mu, two.sigma))


async def test_somebody_who_was_deleted_holds_up_nobody_elses_game(arena: Arena) -> None:
    livia, drusus, nero = [await arena.house.person(name) for name in ("Livia", "Drusus", "Nero")]
    table = await arena.table(livia, drusus, nero)
    await arena.desk.enter(table.id, actions.resign(2))
    async with arena.house.database.write() as connection:
        await connection.execute(delete(people).where(people.c.id == nero.id))
    table = await arena.desk.enter(table.id, actions.resign(1))
    assert table.status == "over"
    assert [one.name for one in await arena.ratings.listed("pax")] == ["Livia", "Drusus"]
    assert await arena.ratings.of(nero) == []


async def test_the_leaderboard_calls_people_by_their_present_names(arena: Arena) -> None:
    livia, drusus = await arena.house.person("Livia"), await arena.house.person("Drusus")
    await arena.beats(livia, drusus)
    async with arena.house.database.write() as connection:
        await connection.execute(update(people).where(people.c.id == livia.id).values(name="Livia Drusilla"))
    assert [one.name for one in await arena.ratings.listed("pax")] == ["Livia Drusilla", "Drusus"]


# Farming


async def test_the_same_opponent_counts_less_and_less(arena: Arena) -> None:
    """Wins against one's own second account: all of them together bring less than ten would."""
    livia, puppet, nero = [await arena.house.person(name) for name in ("Livia", "Puppet", "Nero")]
    for _ in range(40):
        await arena.beats(livia, puppet)
    history = [1500, *(change.rating for change in await arena.ratings.history(livia, "pax"))]
    gains = [after - before for before, after in pairwise(history)]
    assert min(gains[:5]) > max(gains[5:10]) > max(gains[10:15]) > 0
    assert sum(gains[30:]) <= 3
    lost = [change.rating for change in await arena.ratings.history(puppet, "pax")]
    assert sum(gains) == 1500 - lost[-1], "who loses again and again loses as little"
    before = history[-1]
    await arena.beats(nero, livia)
    after = await arena.rating(livia)
    assert after
    assert before - after.rating > 50, "somebody else counts in full"
    arena.house.time.pass_by(31 * DAY)
    await arena.beats(puppet, livia)
    later = await arena.rating(livia)
    assert later
    assert after.rating - later.rating > 20, "and so does the puppet, a month later"


async def test_a_new_bot_of_the_same_owner_is_no_new_opponent(arena: Arena) -> None:
    livia, owner = await arena.house.person("Livia"), await arena.house.person("Daedalus")
    bots = [await arena.house.person(f"Talos {n}", "bot") for n in range(7)]
    async with arena.house.database.write() as connection:
        await connection.execute(update(people).where(people.c.kind == "bot").values(owner=owner.id))
    ratings = [1500]
    for robot in bots:
        table = await arena.table(livia, robot)
        await arena.desk.enter(table.id, actions.resign(1))
        rating = await arena.rating(livia)
        assert rating
        ratings.append(rating.rating)
    gains = [after - before for before, after in pairwise(ratings)]
    assert gains[5] < 0.6 * gains[4]


async def test_at_a_table_of_several_each_opponent_counts_for_itself(arena: Arena) -> None:
    trio = [await arena.house.person(name) for name in ("Livia", "Drusus", "Nero")]
    for _ in range(20):
        await arena.beats(trio[0], trio[1])
    before = [await arena.rating(one) for one in trio]
    table = await arena.table(*trio)
    for seat in (2, 1):
        await arena.desk.enter(table.id, actions.resign(seat))
    after = [await arena.rating(one) for one in trio]
    assert before[0]
    assert after[0]
    assert after[0].rating > before[0].rating, "Nero was new to her"
    model = PlackettLuce()
    alone = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])[1][0]
    assert after[2]
    assert after[2].rating < 1500
    assert after[2].uncertainty <= shown((alone.mu, alone.sigma))[0][1], "for whom it counts in full"


# Stand-ins


@pytest.mark.parametrize("share", [0.2, 0.9])
async def test_a_game_that_a_stand_in_played_brings_its_owner_no_gain(arena: Arena, share: float) -> None:
    """At tables that were made when a host could still choose who stands in."""
    livia, drusus = await arena.house.person("Livia"), await arena.house.person("Drusus")
    table = await arena.table(livia, drusus, game="caligula")
    made = 0
    for _ in range(40):
        play, seat = table.play, table.play.to_act if table.play else None
        assert play
        assert seat is not None
        legal = play.match.legal_moves()
        move = legal[play.number % len(legal)]
        stood_in = seat == 0 and len(play.stood_in) < share * (made + 1)
        made += seat == 0
        entry = Moved(seat, move, "stand-in" if stood_in else "person")
        table = await arena.desk.enter(table.id, lambda _, entry=entry: entry)
    await arena.desk.enter(table.id, actions.resign(1))
    won, lost = await arena.rating(livia, "caligula"), await arena.rating(drusus, "caligula")
    assert won
    assert lost
    assert (won.rating > 1500) == (share < 0.25)
    assert lost.rating < 1500, "the other has lost all the same"
