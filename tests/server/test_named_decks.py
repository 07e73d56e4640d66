"""Decks that have names: chosen for a table, told of it, kept by what was begun before there were several."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from conspiratio.core.game import Complaint
from conspiratio.games import GAMES
from conspiratio.server.http.shapes import table_info
from conspiratio.server.people.person import Person
from conspiratio.server.store.schema import dailies, tables
from conspiratio.server.tables.desk import Desk
from conspiratio.server.tables.setup import Live, check_setup
from conspiratio.server.tables.table import Table

from .build import House, house, setup
from .running import Running
from .test_campaign_and_daily import Rome, play_greedily, rome, solo, winning_seed
from .test_play import play_of

__all__ = ["rome"]
PAX = GAMES["pax"]
ONLY_ONE = PAX.under("pax-1").default_deck
"""What PAX was played with when it had only one deck."""
OTHERS = [name for name in PAX.decks if name != PAX.default_deck]


def deck_played(table: Table) -> str | None:
    return PAX.deck_name(play_of(table).match.deal.faces)


async def as_before(home: House, table: Table) -> Table:
    """As a program kept it that knew only one deck. Of an open table it didn't say by which rules it would be dealt."""
    async with home.database.write() as connection:
        rules = {"rules": None if table.status == "open" else "pax-1"}
        await connection.execute(update(tables).where(tables.c.id == table.id).values(rules))
    return await Desk(home.database, home.time).table(table.id)


async def dealt_before(home: House, person: Person, seats: str = "mb", **more: Any) -> Table:
    """Dealt by a program that knew only one deck."""
    table = await home.table(person, "pax", seats, named_deck=ONLY_ONE, **more)
    async with home.database.write() as connection:
        one = select(tables.c.setup).where(tables.c.id == table.id)
        kept = (await connection.scalar(one)).replace(f'"named_deck":"{ONLY_ONE}"', '"named_deck":null')
        await connection.execute(update(tables).where(tables.c.id == table.id).values(setup=kept))
    return await as_before(home, table)


@pytest.mark.parametrize("game", GAMES)
def test_every_deck_can_be_chosen_and_without_a_choice_it_is_the_usual_one(game: str) -> None:
    rules = GAMES[game]
    for name in rules.decks:
        assert check_setup(setup(game, "mb", named_deck=name)).game.faces == rules.with_named_deck(name).faces
    assert check_setup(setup(game, "mb")).game.faces == rules.with_named_deck(rules.default_deck).faces


@pytest.mark.parametrize(
    ("key", "wish"),
    [
        ("deck-unknown", {"named_deck": "lead"}),
        ("deck-unknown", {"named_deck": "../rules"}),
        ("deck-both", {"named_deck": OTHERS[0], "deck": PAX.deck_text(OTHERS[0])}),
        *(("table-rated", {"named_deck": name, "rated": True, "clock": Live()}) for name in OTHERS),
    ],
)
def test_a_deck_that_does_not_fit_is_refused(key: str, wish: dict[str, Any]) -> None:
    with pytest.raises(Complaint) as caught:
        check_setup(setup("pax", "mo", **wish))
    assert caught.value.key == key


def test_a_rated_table_may_name_the_usual_deck() -> None:
    check_setup(setup("pax", "mo", named_deck=PAX.default_deck, rated=True, clock=Live()))


async def test_a_table_is_dealt_with_its_deck_tells_of_it_and_is_played_again_with_it(database_url: str) -> None:
    async with house(database_url) as home:
        livia = await home.person("Livia")
        for name in PAX.decks:
            table = await home.table(livia, "pax", "mb", named_deck=name)
            assert (deck_played(table), table_info(table, None).deck) == (name, name)
            assert deck_played(await Desk(home.database, home.time).table(table.id)) == name
            await home.play(table.id)
            assert deck_played(await home.lobby.rematch(livia, table.id)) == name
        own = await home.table(livia, "pax", "mb", deck=PAX.deck_text("weak"))
        assert (table_info(own, None).own_deck, table_info(own, None).deck) == (True, None)


# What was begun when there was only one


async def test_an_open_table_of_an_earlier_program_is_dealt_with_the_deck_of_then(database_url: str) -> None:
    async with house(database_url) as home:
        livia, nero = await home.person("Livia"), await home.person("Nero")
        for more in ({}, {"rated": True, "clock": Live()}):
            table = await home.table(livia, "pax", "mo", visibility="public", **more)
            before = await as_before(home, table)
            home.desk.forget(table.id)
            assert table_info(before, None).deck == ONLY_ONE
            begun = await home.lobby.join(nero, table.id)
            assert (begun.status, deck_played(begun), begun.rules) == ("playing", ONLY_ONE, "pax-1")


async def test_a_table_of_earlier_rules_is_played_on_and_again_with_its_deck(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'conspiratio.sqlite'}") as home:
        livia = await home.person("Livia")
        table = await dealt_before(home, livia)
        home.desk.forget(table.id)
        assert table_info(table, None).deck == deck_played(table) == ONLY_ONE
        over = await home.play(table.id)
        assert over.status == "over"
        assert play_of(over).match.to_json()["rules"] == "pax-1"
        assert deck_played(await home.lobby.rematch(livia, table.id)) == ONLY_ONE


async def test_what_counts_is_played_again_with_the_usual_deck(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'conspiratio.sqlite'}") as home:
        livia = await home.person("Livia")
        table = await dealt_before(home, livia, "m")
        home.desk.forget(table.id)
        await home.play(table.id)
        assert deck_played(await home.lobby.rematch(livia, table.id)) == PAX.default_deck


async def test_the_deal_of_the_day_is_the_same_for_who_begins_after_the_deck_has_changed(rome: Rome) -> None:
    home, other = rome.house, OTHERS[0]
    livia, nero = await home.person("Livia"), await home.person("Nero")
    begun = await rome.daily.play(livia, "pax")
    assert deck_played(begun) == PAX.default_deck
    async with home.database.write() as connection:
        kept = (await connection.scalar(select(tables.c.setup).where(tables.c.id == begun.id))).replace(
            '"named_deck":null', f'"named_deck":"{other}"'
        )
        await connection.execute(update(tables).where(tables.c.id == begun.id).values(setup=kept))
        assert await connection.scalar(select(dailies.c.table)) == begun.id
    assert deck_played(await rome.daily.play(nero, "pax")) == other
    home.time.pass_by(24 * 60 * 60)
    assert deck_played(await rome.daily.play(nero, "pax")) == PAX.default_deck


async def test_the_campaign_is_won_with_the_usual_deck_only_but_goes_on_with_that_of_then(rome: Rome) -> None:
    livia, nero = await rome.house.person("Livia"), await rome.house.person("Nero")
    for name in OTHERS:
        seed = winning_seed(1, PAX.with_named_deck(name))
        over = await play_greedily(rome, await rome.house.table(livia, "pax", "m", seed, named_deck=name))
        assert over.outcome()["result"]["won"]
    assert (await rome.progress(livia))["won"] == []
    await play_greedily(rome, await solo(rome, livia, 1))
    assert (await rome.progress(livia))["won"] == [1]
    before = await dealt_before(rome.house, nero, "m", seed=winning_seed(1, PAX.under("pax-1")))
    rome.desk.forget(before.id)
    assert (await play_greedily(rome, before)).outcome()["result"]["won"]
    assert (await rome.progress(nero))["won"] == [1]


async def test_the_api_has_the_decks_by_name(server: Running) -> None:
    async with server.person() as livia:
        told = {one["name"]: one for one in (await livia.get("/api/games"))["games"]}
        assert {name: (tuple(one["decks"]), one["deck"]) for name, one in told.items()} == {
            name: (game.decks, game.default_deck) for name, game in GAMES.items()
        }
        for name in PAX.decks:
            assert (await livia.client.get(f"/api/games/pax/deck?name={name}")).text == PAX.deck_text(name)
        assert (await livia.client.get("/api/games/pax/deck")).text == PAX.deck_text(PAX.default_deck)
        assert (await livia.client.get("/api/games/pax/deck?name=..%2Frules")).status_code == 400
        made = await livia.table("pax", "mb", named_deck=OTHERS[0])
        assert (made["deck"], made["own_deck"]) == (OTHERS[0], False)
        assert (await livia.table("caligula", "mb"))["deck"] is None
