"""The solo campaign's progress, and the deal of the day: the same for everybody, once, and compared afterwards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from conspiratio.bots import bot
from conspiratio.core.game import Complaint
from conspiratio.games import GAMES
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.messages.records import encode
from conspiratio.server.people.person import Person
from conspiratio.server.standing.campaign import Campaign
from conspiratio.server.standing.daily import Daily
from conspiratio.server.store.schema import campaign, dailies, tables
from conspiratio.server.tables import actions
from conspiratio.server.tables.listing import tables_of
from conspiratio.server.tables.setup import Live
from conspiratio.server.tables.table import Table
from conspiratio.server.upkeep.keys import Keys

from .build import House, house
from .house import PASSWORD
from .running import Running

KEYS = Keys("cookie key", "deal key", "push key")
DAY = 24 * 60 * 60


class Rome:
    """A house with the campaign and the deal of the day."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.desk, self.lobby, self.time = house.desk, house.lobby, house.time
        self.campaign = Campaign(house.database, house.time)
        self.daily = Daily(house.database, self.desk, self.lobby, KEYS, house.time)
        self.desk.hooks += [self.campaign.hook, self.daily.hook]

    async def board(self, day: str, game: str, person: Person | None) -> Any:
        return json.loads(encode(await self.daily.board(day, game, person)))

    async def progress(self, person: Person) -> Any:
        return json.loads(encode(await self.campaign.progress(person)))

    async def count(self, table: Any) -> Any:
        async with self.house.database.read() as connection:
            return (await connection.execute(select(func.count()).select_from(table))).scalar()


@pytest.fixture
async def rome(database_url: str) -> AsyncIterator[Rome]:
    async with house(database_url) as one:
        yield Rome(one)


# The campaign


def winning_seed(number: int, game: Any = GAMES["pax"]) -> str:
    """A seed with whose deal a greedy bot wins this game of the campaign."""
    for seed in range(1000):
        deal = game.deal(game.options_type(solo_game=number), 1, Random(f"{seed}/deal"))
        state = game.start(deal)
        while game.to_act(state) is not None:
            state, _ = game.play(state, greedy_move(game, state))
        if game.result(state).won:
            return str(seed)
    raise AssertionError("the greedy bot never wins")


def greedy_move(game: Any, state: Any) -> Any:
    seat = game.to_act(state)
    return bot(game.name, "greedy").choose(game.view(state, seat), game.legal_moves(state), Random(0))


async def play_greedily(rome: Rome, table: Table) -> Table:
    while table.play and table.play.to_act is not None:
        play, seat = table.play, table.play.to_act
        move = greedy_move(play.match.game, play.match.state)
        stood_in = play.level(seat) is not None
        how = actions.bot_move(seat, play.number, move) if stood_in else actions.move(seat, len(play.made[seat]), move)
        table = await rome.desk.enter(table.id, how)
    return table


async def solo(rome: Rome, person: Person, number: int, **more: Any) -> Table:
    return await rome.house.table(person, "pax", "m", winning_seed(number), options={"solo_game": number}, **more)


async def test_a_solo_game_that_is_won_opens_the_next(rome: Rome) -> None:
    livia, drusus = await rome.house.person("Livia", "guest"), await rome.house.person("Drusus")
    assert await rome.progress(livia) == {"won": [], "next": 1, "done": False}
    await play_greedily(rome, await solo(rome, livia, 1))
    assert await rome.progress(livia) == {"won": [1], "next": 2, "done": False}
    await play_greedily(rome, await solo(rome, livia, 2))
    assert await rome.progress(livia) == {"won": [1, 2], "next": 3, "done": False}
    assert await rome.progress(drusus) == {"won": [], "next": 1, "done": False}


async def test_a_solo_game_without_a_number_is_the_first_of_the_campaign(rome: Rome) -> None:
    livia = await rome.house.person("Livia")
    table = await rome.house.table(livia, "pax", "m", winning_seed(1))
    await play_greedily(rome, table)
    assert (await rome.progress(livia))["won"] == [1]


async def test_a_game_of_the_campaign_can_be_won_again_and_in_any_order(rome: Rome) -> None:
    livia = await rome.house.person("Livia")
    first = await play_greedily(rome, await solo(rome, livia, 2))
    again = await play_greedily(rome, await solo(rome, livia, 2))
    assert again.status == "over"
    assert await rome.progress(livia) == {"won": [2], "next": 1, "done": False}
    async with rome.house.database.read() as connection:
        kept = (await connection.execute(select(campaign.c.table))).scalars().all()
    assert kept == [first.id]


async def test_games_lost_resigned_or_left_to_a_bot_do_not_count(rome: Rome) -> None:
    livia = await rome.house.person("Livia")
    resigned = await solo(rome, livia, 1)
    await rome.desk.enter(resigned.id, actions.resign(0))
    alone = await solo(rome, livia, 1, clock=Live(1, 0))
    assert alone.play
    left = await rome.desk.enter(alone.id, actions.run_out(0, alone.play.number))
    left = await play_greedily(rome, left)
    assert left.outcome()["result"]["won"]
    lost = await rome.house.table(livia, "pax", "m", options={"solo_game": 5})
    lost = await rome.house.play(lost.id)  # nobody wins the fifth by chance
    assert lost.outcome()["result"]["won"] is False
    with_rivals = await rome.house.table(livia, "pax", "mrr")
    assert (await rome.house.play(with_rivals.id)).status == "over"
    assert await rome.progress(livia) == {"won": [], "next": 1, "done": False}


async def test_the_campaign_is_done_when_all_five_games_are_won(rome: Rome) -> None:
    livia = await rome.house.person("Livia")
    rows = [{"person": livia.id, "number": number, "table": "earlier", "at": 0} for number in (5, 4, 3, 2)]
    async with rome.house.database.write() as connection:
        await connection.execute(insert(campaign), rows)
    assert await rome.progress(livia) == {"won": [2, 3, 4, 5], "next": 1, "done": False}
    await play_greedily(rome, await solo(rome, livia, 1))
    assert await rome.progress(livia) == {"won": [1, 2, 3, 4, 5], "next": 5, "done": True}


# The deal of the day


def dealt(table: Table) -> Any:
    assert table.play
    return table.play.match.deal


@pytest.mark.parametrize("game", ["pax", "caligula"])
async def test_everybody_gets_the_same_deal_and_it_is_another_one_tomorrow(rome: Rome, game: str) -> None:
    livia, drusus = await rome.house.person("Livia", "guest"), await rome.house.person("Drusus")
    hers, his = await rome.daily.play(livia, game), await rome.daily.play(drusus, game)
    assert dealt(hers) == dealt(his)
    assert hers.id != his.id
    assert hers.commitment == his.commitment
    assert hers.daily == his.daily == f"2027-01-15-{game[:4]}"
    assert [(one.person, one.bot) for one in hers.seats] == [(livia.id, None), *[(None, "aedilis")] * 3]
    rome.time.pass_by(DAY)
    tomorrow = await rome.daily.play(livia, game)
    assert dealt(tomorrow) != dealt(hers)
    assert tomorrow.daily == f"2027-01-16-{game[:4]}"


async def test_another_server_deals_other_dailies(rome: Rome) -> None:
    livia, drusus = await rome.house.person("Livia"), await rome.house.person("Drusus")
    ours = await rome.daily.play(livia, "pax")
    rome.daily.keys = Keys("cookie key", "another deal key", "push key")
    theirs = await rome.daily.play(drusus, "pax")
    assert dealt(ours) != dealt(theirs)


async def test_a_daily_is_played_once(rome: Rome) -> None:
    livia = await rome.house.person("Livia")
    table = await rome.daily.play(livia, "pax")
    await rome.house.play(table.id, 5)
    assert (await rome.daily.play(livia, "pax")).id == table.id
    await rome.desk.enter(table.id, actions.resign(0))
    again = await rome.daily.play(livia, "pax")
    assert (again.id, again.status) == (table.id, "over")
    assert (await rome.daily.play(livia, "caligula")).id != table.id  # each game has its own
    assert await rome.count(tables) == 2


async def test_however_often_they_are_asked_for_at_once_there_is_one_table_a_game(
    rome: Rome, database_url: str
) -> None:
    """On PostgreSQL in two processes, each with connections of its own."""
    livia = await rome.house.person("Livia")
    async with house(database_url) as elsewhere:
        other = rome if rome.house.database.is_sqlite else Rome(elsewhere)
        asked = [one.daily.play(livia, game) for one in (rome, other) * 4 for game in ("pax", "caligula")]
        begun = await asyncio.gather(*asked)
    assert len({table.id for table in begun[::2]}) == len({table.id for table in begun[1::2]}) == 1
    assert {table.status for table in begun} == {"playing"}
    assert await rome.count(dailies) == await rome.count(tables) == 2
    assert set(await tables_of(rome.house.database, livia.id, over=False)) == {table.id for table in begun}


@pytest.mark.parametrize("game", ["pax", "caligula"])
async def test_results_are_compared_by_place_and_score(rome: Rome, game: str) -> None:
    players = [await rome.house.person(name) for name in ("Livia", "Drusus")]
    outcomes = {}
    for player in players:
        table = await rome.house.play((await rome.daily.play(player, game)).id)
        outcomes[player.name] = table.outcome()
    board = await rome.board(rome.daily.today(), game, players[1])
    assert (board["played"], board["over"]) == (2, False)
    for line in board["ranking"]:
        outcome = outcomes[line["name"]]
        totals = outcome["result"].get("scores") or outcome["result"].get("points")
        assert line["place"] == outcome["places"][0]
        assert line["score"] == (totals[0]["total"] if totals else None)
        assert line["yours"] == (line["name"] == "Drusus")
        assert not line["late"]
    merits = [(line["place"], line["score"] is None, -(line["score"] or 0)) for line in board["ranking"]]
    assert merits == sorted(merits)
    assert [line["rank"] for line in board["ranking"]] == [1 + sum(o < m for o in merits) for m in merits]


async def test_who_has_not_finished_only_learns_how_many_have(rome: Rome) -> None:
    livia, drusus = await rome.house.person("Livia"), await rome.house.person("Drusus")
    hers = await rome.daily.play(livia, "pax")
    his = await rome.daily.play(drusus, "pax")
    await rome.desk.enter(hers.id, actions.resign(0))
    day = rome.daily.today()
    before = {"day": day, "game": "pax", "over": False, "played": 1, "ranking": None}
    assert await rome.board(day, "pax", None) == before | {"table": None, "ranked": False}
    assert await rome.board(day, "pax", drusus) == before | {"table": his.id, "ranked": True}
    ranking = [{"rank": 1, "name": "Livia", "place": 4, "score": None, "late": False, "yours": True}]
    assert (await rome.board(day, "pax", livia))["ranking"] == ranking
    rome.time.pass_by(DAY)
    after = await rome.board(day, "pax", None)
    assert (after["over"], after["ranking"]) == (True, [ranking[0] | {"yours": False}])


async def test_aborting_a_daily_is_giving_it_up(rome: Rome) -> None:
    livia = await rome.house.person("Livia")
    table = await rome.daily.play(livia, "caligula")
    table = await rome.desk.enter(table.id, actions.offer(0, "abort"))
    assert table.status == "aborted"
    [line] = (await rome.board(rome.daily.today(), "caligula", livia))["ranking"]
    assert (line["place"], line["score"]) == (4, None)


async def test_who_finishes_when_the_deal_is_open_already_comes_after_the_others(rome: Rome) -> None:
    livia, drusus = await rome.house.person("Livia"), await rome.house.person("Drusus")
    hers, his = await rome.daily.play(livia, "pax"), await rome.daily.play(drusus, "pax")
    day = rome.daily.today()
    await rome.desk.enter(his.id, actions.resign(0))
    assert not rome.daily.is_open(his)
    rome.time.pass_by(DAY)
    assert rome.daily.is_open(his)
    assert (await rome.board(day, "pax", livia))["played"] == 1
    await rome.house.play(hers.id)
    ranking = (await rome.board(day, "pax", livia))["ranking"]
    assert [(line["rank"], line["name"], line["late"]) for line in ranking] == [
        (1, "Drusus", False),
        (2, "Livia", True),
    ]


async def test_oneself_is_shown_however_far_down_the_ranking(rome: Rome) -> None:
    last = await rome.house.person("Zeno")
    for n in range(101):
        person = await rome.house.person(f"P{n:03}")
        row = {"day": "2027-01-14", "game": "pax", "person": person.id, "table": "earlier", "ranked": True, "at": 0}
        await put(rome, row | {"place": 1, "score": 20})
    await put(rome, row | {"person": last.id, "place": 3, "score": 7})
    board = await rome.board("2027-01-14", "pax", last)
    assert board["played"] == 102
    assert [line["rank"] for line in board["ranking"]] == [1] * 100 + [102]
    assert (board["ranking"][-1]["name"], board["ranking"][-1]["yours"]) == ("Zeno", True)


@pytest.mark.parametrize("kind", ["guest", "bot"])
async def test_only_accounts_stand_on_the_board(rome: Rome, kind: str) -> None:
    livia, other = await rome.house.person("Livia"), await rome.house.person("Nemo", kind)
    assert [(await rome.board(rome.daily.today(), "pax", one))["ranked"] for one in (livia, other)] == [
        True,
        False,
    ]
    for person in (livia, other):
        table = await rome.daily.play(person, "pax")
        await rome.desk.enter(table.id, actions.resign(0))
    hers, theirs = [await rome.board(rome.daily.today(), "pax", one) for one in (livia, other)]
    assert [(line["rank"], line["name"], line["yours"]) for line in hers["ranking"]] == [(1, "Livia", True)]
    assert [(line["rank"], line["name"], line["yours"]) for line in theirs["ranking"]] == [
        (1, "Livia", False),
        (None, "Nemo", True),
    ]
    assert (hers["played"], hers["ranked"], theirs["ranked"]) == (2, True, False)


async def test_what_a_guest_has_tried_is_no_accounts_result(server: Running) -> None:
    """Five guests of one person play it, and the best of them signs in, or up."""
    async with AsyncExitStack() as stack:
        account, *guests = [await stack.enter_async_context(server.person()) for _ in range(6)]
        await account.put("/api/me/name", {"name": "Agrippa"})
        await account.post("/api/me/account", {"password": PASSWORD})
        for guest in guests:
            table = await guest.post("/api/daily", {"game": "caligula"})
            await guest.post(f"/api/tables/{table['id']}/seats/0/resign")
        *_, up = guests
        await up.put("/api/me/name", {"name": "Vipsania"})
        await up.post("/api/me/account", {"password": PASSWORD})
        for guest in guests[:-1]:
            await guest.post("/api/session", {"name": "Agrippa", "password": PASSWORD})
        for player, name in ((guests[0], "Agrippa"), (up, "Vipsania")):
            assert (await player.get("/api/me"))["name"] == name
            board = await player.get("/api/daily?game=caligula")
            assert not board["ranked"]
            assert [(line["rank"], line["name"]) for line in board["ranking"] if line["yours"]] == [(None, name)]
            ranked = {line["name"] for line in board["ranking"] if line["rank"] is not None}
            assert not ranked & {"Agrippa", "Vipsania"}
            again = await player.post("/api/daily", {"game": "caligula"})
            assert again["status"] == "over", "and today's try is used"


async def put(rome: Rome, row: dict[str, Any]) -> None:
    async with rome.house.database.write() as connection:
        await connection.execute(insert(dailies), row)


@pytest.mark.parametrize("day", ["yesterday", "2027-02-30", "20270115", "2027-W02-5", "2027-01-15\n", ""])
async def test_what_is_no_day_is_told_in_every_language(rome: Rome, day: str) -> None:
    with pytest.raises(Complaint) as refused:
        await rome.board(day, "pax", None)
    assert refused.value.key == "daily-day"
    for language in LANGUAGES:
        assert Texts(language)(f"error-{refused.value.key}", **refused.value.params).endswith("2026-11-15.")


async def test_there_is_no_daily_of_a_game_that_we_do_not_have(rome: Rome) -> None:
    livia = await rome.house.person("Livia")
    for asked in (rome.daily.play(livia, "chess"), rome.board("2027-01-15", "chess", livia)):
        with pytest.raises(Complaint) as refused:
            await asked
        assert refused.value.key == "game-unknown"
