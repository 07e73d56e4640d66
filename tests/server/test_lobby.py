"""The lobby: who may sit where, when a table starts, how it is played again, and which tables are shown to whom."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from conspiratio.core.game import Complaint
from conspiratio.games import GAMES
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain
from conspiratio.server.people.person import Person
from conspiratio.server.store.schema import people, tables
from conspiratio.server.tables import actions
from conspiratio.server.tables.desk import Desk
from conspiratio.server.tables.listing import public_tables, tables_of
from conspiratio.server.tables.lobby import Lobby
from conspiratio.server.tables.setup import RATED_STAND_IN, Chair, Days, Live, Setup, check_setup
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Conflict, Denied, Missing

from .build import House, house, setup
from .test_play import acting, play_of


@pytest.fixture
async def home(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    url = f"sqlite:///{tmp_path / 'conspiratio.sqlite'}"
    if getattr(request, "param", "sqlite") == "postgresql":
        url = request.getfixturevalue("postgres_url")
    async with house(url) as one:
        yield one


on_both = pytest.mark.parametrize("home", ["sqlite", "postgresql"], indirect=True)
"""Where the database has a part in it."""


@pytest.fixture
async def livia(home: House) -> Person:
    return await home.person("Livia")


@pytest.fixture
async def nero(home: House) -> Person:
    return await home.person("Nero")


async def told(trying: Awaitable[Any]) -> str:
    """The key of the complaint that comes of it."""
    with pytest.raises(Complaint) as caught:
        await trying
    return caught.value.key


# Made


async def test_a_table_with_nobody_to_wait_for_starts_at_once(home: House, livia: Person) -> None:
    table = await home.table(livia, "caligula", "mbb")
    assert table.status == "playing"
    assert [(one.person, one.bot) for one in table.seats] == [(livia.id, None), (None, "aedilis"), (None, "aedilis")]
    assert len({one.name for one in table.seats}) == 3
    assert table.commitment == play_of(table).match.commitment


async def test_no_two_deals_are_alike_unless_the_same_seed_is_asked_for(home: House, livia: Person) -> None:
    by_luck = Lobby(home.desk)
    deals = [play_of(await by_luck.create(livia, setup("pax", "mb"))).match.deal for _ in range(3)]
    assert len(set(deals)) == 3
    again = [await home.table(livia, "pax", "mb", seed="of the day") for _ in range(2)]
    assert again[0].commitment == again[1].commitment
    assert again[0].id != again[1].id
    assert again[0].invite != again[1].invite


async def test_several_people_at_one_device_have_names_of_their_own(home: House, livia: Person) -> None:
    chairs = [Chair("me"), Chair("me", name=" Drusus  the Elder "), Chair("bot")]
    table = await home.lobby.create(livia, Setup("pax", chairs))
    assert table.names == ("Livia", "Drusus the Elder", table.names[2])
    assert table.seats_of(livia.id) == (0, 1)


BAD_SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("game-unknown", {"game": "senet"}),
    ("players-count", {"game": "caligula", "chairs": [Chair("me")]}),
    ("players-count", {"game": "caligula", "chairs": [Chair("me")] * 6}),
    ("option-unknown", {"options": {"cheat": True}}),
    ("json-kind", {"options": {"open_counts": 3}}),
    ("first-seat", {"options": {"first": 7}}),
    ("solo-alone", {"options": {"solo_game": 2}}),
    ("bot-unknown", {"chairs": [Chair("me"), Chair("bot", "divine")]}),
    ("bot-unknown", {"stand_in": "divine"}),
    ("name-signs", {"chairs": [Chair("me", name="\u202eaiviL"), Chair("bot")]}),
    ("name-length", {"chairs": [Chair("me", name=""), Chair("bot")]}),
    ("table-nobody", {"chairs": [Chair("bot"), Chair("bot")]}),
    ("table-rated", {"rated": True, "chairs": [Chair("me"), Chair("bot")]}),
    ("table-rated", {"rated": True, "chairs": [Chair("me"), Chair("me")]}),
    ("table-rated", {"rated": True, "chairs": [Chair("me")]}),
    ("table-rated", {"rated": True, "shared_screen": True}),
    ("table-rated", {"rated": True, "deck": GAMES["pax"].deck_text("harsh")}),
]


@pytest.mark.parametrize(("key", "wish"), BAD_SETUPS, ids=lambda value: str(value)[:60])
def test_what_does_not_go_together_is_told(key: str, wish: dict[str, Any]) -> None:
    with pytest.raises(Complaint) as caught:
        check_setup(Setup(**{"game": "pax", "chairs": [Chair("me"), Chair("open")], **wish}))
    assert caught.value.key == key
    for language in ("en", "de", "fr", "nl"):
        assert len(complain(Texts(language), caught.value)) > 10


async def test_what_cannot_be_made_leaves_nothing_behind(home: House, livia: Person) -> None:
    assert await told(home.lobby.create(livia, setup("pax", "mb", options={"cheat": True}))) == "option-unknown"
    async with home.database.read() as connection:
        assert (await connection.execute(select(func.count()).select_from(tables))).scalar() == 0


# An own deck

FIRST_ARMY = "army-1 = { symbols = 1, value = 1 }"


@on_both
async def test_an_own_deck_is_played_with(home: House, livia: Person) -> None:
    deck = GAMES["pax"].deck_text("harsh").replace(FIRST_ARMY, "army-1 = { symbols = 2, value = 4 }")
    table = await home.table(livia, "pax", "mm", deck=deck)
    for again in (table, await Desk(home.database, home.time).table(table.id)):
        assert play_of(again).match.deal.faces.by_id["army-1"].value == 4
    assert (await home.play(table.id)).status == "over"


def test_a_free_deck_need_not_keep_to_the_numbers_in_the_box() -> None:
    deck = GAMES["pax"].deck_text("harsh").replace(FIRST_ARMY, "army-1 = { symbols = 1, value = 9 }")
    with pytest.raises(Complaint):
        check_setup(setup("pax", "mb", deck=deck))
    assert check_setup(setup("pax", "mb", deck=deck, free_deck=True)).game.faces.by_id["army-1"].value == 9


BROKEN = {
    "a wrong number": (FIRST_ARMY, "army-1 = { symbols = 1, value = 11 }"),
    "a misspelt field": (FIRST_ARMY, "army-1 = { symbol = 1, value = 1 }"),
    "no TOML": ("[army]", "[army"),
    "another game's": ('name = "PAX', 'game = "caligula"\nname = "PAX'),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_mistake_in_an_own_deck_is_told_with_its_line_and_no_file_of_ours(what: str) -> None:
    old, new = BROKEN[what]
    text = GAMES["pax"].deck_text("harsh")
    assert old in text
    line = str(text[: text.index(old)].count("\n") + 1)
    with pytest.raises(Complaint) as caught:
        check_setup(setup("pax", "mb", deck=text.replace(old, new)))
    for language in ("en", "de", "fr", "nl"):
        said = complain(Texts(language), caught.value)
        assert line in said
        for secret in ("/tmp", "conspiratio-", "deck.toml"):
            assert secret not in said
            assert secret not in str(caught.value)


def test_a_deck_that_is_too_small_or_empty_is_told() -> None:
    for deck in ("", "[army]\narmy-1 = { symbols = 1, value = 1 }\n"):
        with pytest.raises(Complaint, match=r"deck-"):
            check_setup(setup("pax", "mb", deck=deck, free_deck=True))


# Joined


@on_both
async def test_when_the_last_seat_is_taken_the_game_begins(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "moo", visibility="public")
    assert (table.status, table.play, table.commitment) == ("open", None, None)
    table = await home.lobby.join(nero, table.id, seat=2)
    assert (table.status, table.seats[2].name, table.seats[1].is_free) == ("open", "Nero", True)
    table = await home.lobby.join(await home.person("Galba"), table.id)
    assert (table.status, table.names) == ("playing", ("Livia", "Galba", "Nero"))
    assert table.commitment
    assert await Desk(home.database, home.time).table(table.id) == table


async def test_the_host_may_wait_and_start(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "moo", visibility="public", starts="host")
    await home.lobby.join(nero, table.id)
    assert await told(home.lobby.start(livia, table.id)) == "table-not-full"
    table = await home.lobby.join(await home.person("Galba"), table.id)
    assert table.status == "open"
    assert await told(home.lobby.start(nero, table.id)) == "table-not-host"
    assert (await home.lobby.start(livia, table.id)).status == "playing"
    assert await told(home.lobby.start(livia, table.id)) == "table-started"


async def test_nobody_sits_twice_or_on_another_or_where_there_is_no_seat(
    home: House, livia: Person, nero: Person
) -> None:
    table = await home.table(livia, "pax", "moo", visibility="public")
    assert await told(home.lobby.join(livia, table.id, seat=1)) == "seat-already"
    assert await told(home.lobby.join(nero, table.id, seat=0)) == "seat-taken"
    for seat in (-1, 3, 7):
        assert await told(home.lobby.join(nero, table.id, seat=seat)) == "seat-missing"
    assert await told(home.lobby.join(nero, "nowhere")) == "table-missing"
    assert await home.desk.table(table.id) == table


async def test_joining_twice_is_joining_once(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "moo", visibility="public")
    for _ in range(2):
        assert (await home.lobby.join(nero, table.id)).seats_of(nero.id) == (1,)


async def test_a_table_that_plays_takes_nobody_in(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "mb", visibility="public")
    assert await told(home.lobby.join(nero, table.id)) == "table-started"


async def test_by_invitation_only_means_what_it_says(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "mo")
    for invite in (None, "", "x", "ünvited", table.id, table.invite[:-1]):
        with pytest.raises(Missing):
            await home.lobby.join(nero, table.id, invite=invite)
    assert (await home.lobby.join(nero, table.id, invite=table.invite)).status == "playing"


async def test_who_opens_the_invitation_sits_down_and_who_comes_late_looks_on(
    home: House, livia: Person, nero: Person
) -> None:
    table = await home.table(livia, "pax", "mo")
    assert (await home.lobby.join_by(livia, table.invite))[1] == 0
    assert (await home.lobby.join_by(nero, table.invite))[1] == 1
    assert (await home.lobby.join_by(nero, table.invite))[1] == 1
    there, seat = await home.lobby.join_by(await home.person("Galba"), table.invite)
    assert (there.id, seat) == (table.id, None)
    assert await told(home.lobby.join_by(nero, "no such invitation")) == "invitation-missing"


@on_both
async def test_of_many_who_want_the_last_seat_one_gets_it(home: House, livia: Person) -> None:
    table = await home.table(livia, "pax", "mo", visibility="public")
    crowd = [await home.person(f"Client {n}") for n in range(6)]
    came = await asyncio.gather(*(home.lobby.join(one, table.id) for one in crowd), return_exceptions=True)
    assert sum(isinstance(one, Table) for one in came) == 1
    assert all(isinstance(one, Table | Conflict) for one in came)


async def test_bot_accounts_sit_only_where_they_are_welcome(home: House, livia: Person) -> None:
    machine = await home.person("Machina", "bot")
    closed = await home.table(livia, "pax", "mo", visibility="public")
    assert await told(home.lobby.join(machine, closed.id)) == "bots-not-welcome"
    assert await told(home.lobby.join_by(machine, closed.invite)) == "bots-not-welcome"
    for wish in (0, 1):
        link = await home.lobby.seat_link(livia, closed.id, wish)
        assert await told(home.lobby.join_by(machine, link)) == "bots-not-welcome"
    welcome = await home.table(livia, "pax", "mo", visibility="public", bots_welcome=True)
    assert (await home.lobby.join(machine, welcome.id)).status == "playing"


async def test_rated_tables_are_for_accounts(home: House, livia: Person) -> None:
    guest = await home.person("Nemo", "guest")
    with pytest.raises(Denied, match="rated-account"):
        await home.table(guest, "pax", "mo", rated=True, clock=Live())
    table = await home.table(livia, "pax", "mo", rated=True, clock=Live(), visibility="public")
    for trying in (home.lobby.join(guest, table.id), home.lobby.join_by(guest, table.invite)):
        assert await told(trying) == "rated-account"


async def test_a_rated_table_has_a_clock_and_nobody_chooses_who_stands_in(home: House, livia: Person) -> None:
    assert await told(home.table(livia, "pax", "mo", rated=True)) == "table-rated-clock"
    for clock in (Live(), Days()):
        table = await home.table(livia, "pax", "mo", rated=True, clock=clock, absent="bot", stand_in="consul")
        assert (table.setup.absent, table.setup.stand_in) == ("resign", RATED_STAND_IN)
        assert RATED_STAND_IN == "tiro"
    friendly = await home.table(livia, "pax", "mo", clock=Live(), stand_in="consul")
    assert (friendly.setup.absent, friendly.setup.stand_in) == ("bot", "consul")


async def test_nobody_hosts_a_rated_game_against_their_own_bot(home: House, livia: Person) -> None:
    """Not by sitting down after it, either."""
    machine = await home.person("Talos", "bot")
    async with home.database.write() as connection:
        await connection.execute(people.update().where(people.c.id == machine.id).values(owner=livia.id))
    wish = {"rated": True, "clock": Live(), "visibility": "public", "bots_welcome": True}
    table = await home.table(livia, "pax", "oo", **wish)
    await home.lobby.join(machine, table.id)
    assert await told(home.lobby.seat_by_host(livia, table.id, 1, Chair("me"))) == "rated-own-bot"
    assert (await home.lobby.seat_by_host(livia, table.id, 0, Chair("me"))).seats_of(livia.id) == (0,)


# Left, and sent away


async def test_who_leaves_before_the_start_frees_the_seat(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "moo", visibility="public")
    await home.lobby.join(nero, table.id)
    link = await home.lobby.seat_link(nero, table.id, 1)
    table = await home.lobby.leave(nero, table.id)
    assert (table.seats[1].is_free, table.seats[1].name, table.status) == (True, None, "open")
    assert await told(home.lobby.leave(nero, table.id)) == "seat-not-yours"
    assert await told(home.lobby.join_by(await home.person("Galba"), link)) == "invitation-missing"


async def test_when_the_host_leaves_the_table_is_closed(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "moo", visibility="public")
    await home.lobby.join(nero, table.id)
    assert (await home.lobby.leave(livia, table.id)).status == "aborted"
    assert await told(home.lobby.join(await home.person("Galba"), table.id)) == "table-started"


async def test_once_it_plays_nobody_just_leaves(home: House, livia: Person) -> None:
    table = await home.table(livia, "pax", "mb")
    assert await told(home.lobby.leave(livia, table.id)) == "table-started"


@on_both
async def test_the_host_sends_somebody_away_and_puts_a_bot_there(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "moo", visibility="public")
    await home.lobby.join(nero, table.id)
    assert await told(home.lobby.seat_by_host(nero, table.id, 0, Chair("open"))) == "table-not-host"
    assert await told(home.lobby.seat_by_host(livia, table.id, 3, Chair("open"))) == "seat-missing"
    table = await home.lobby.seat_by_host(livia, table.id, 1, Chair("open"))
    assert (table.seats[1].is_free, table.seats_of(nero.id)) == (True, ())
    table = await home.lobby.seat_by_host(livia, table.id, 1, Chair("bot", "random"))
    assert (table.status, table.seats[1].bot) == ("open", "random")
    assert await told(home.lobby.join(nero, table.id)) == "seat-barred"
    table = await home.lobby.join(await home.person("Gaius"), table.id)
    assert (table.status, play_of(table).bots) == ("playing", (None, "random", None))
    assert await told(home.lobby.seat_by_host(livia, table.id, 1, Chair("open"))) == "table-started"


async def test_a_bot_on_the_last_free_seat_starts_a_table_that_starts_when_full(home: House, livia: Person) -> None:
    table = await home.table(livia, "pax", "mo")
    table = await home.lobby.seat_by_host(livia, table.id, 1, Chair("bot"))
    assert (table.status, play_of(table).bots) == ("playing", (None, "aedilis"))
    waits = await home.table(livia, "pax", "mo", starts="host")
    waits = await home.lobby.seat_by_host(livia, waits.id, 1, Chair("bot"))
    assert waits.status == "open"
    assert (await home.lobby.start(livia, waits.id)).status == "playing"


async def test_the_host_can_only_make_a_table_that_could_have_been_made(home: House, livia: Person) -> None:
    table = await home.table(livia, "pax", "mo", starts="host")
    assert await told(home.lobby.seat_by_host(livia, table.id, 1, Chair("bot", "divine"))) == "bot-unknown"
    await home.lobby.seat_by_host(livia, table.id, 1, Chair("bot"))
    assert await told(home.lobby.seat_by_host(livia, table.id, 0, Chair("bot"))) == "table-nobody"
    rated = await home.table(livia, "pax", "mo", rated=True, clock=Live())
    assert await told(home.lobby.seat_by_host(livia, rated.id, 1, Chair("bot"))) == "table-rated"


# Seats handed on


@on_both
async def test_a_link_hands_a_seat_on_once(home: House, livia: Person, nero: Person) -> None:
    chairs = [Chair("me"), Chair("me", name="Nero's seat")]
    table = await home.lobby.create(livia, Setup("pax", chairs, shared_screen=True))
    link = await home.lobby.seat_link(livia, table.id, 1)
    there, seat = await home.lobby.join_by(nero, link)
    assert (there.status, seat, there.seats_of(nero.id), there.seats_of(livia.id)) == ("playing", 1, (1,), (0,))
    assert there.names == ("Livia", "Nero's seat"), "the game goes on under the names it began with"
    assert await told(home.lobby.join_by(await home.person("Galba"), link)) == "invitation-missing"
    assert play_of(there) == play_of(table)


async def test_only_the_newest_link_of_a_seat_is_good(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "mm")
    old, new = [await home.lobby.seat_link(livia, table.id, 1) for _ in range(2)]
    assert await told(home.lobby.join_by(nero, old)) == "invitation-missing"
    assert (await home.lobby.join_by(nero, new))[1] == 1


async def test_before_the_start_the_host_has_links_to_free_seats(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "moo")
    assert await told(home.lobby.seat_link(nero, table.id, 1)) == "seat-not-yours"
    first, second = [await home.lobby.seat_link(livia, table.id, seat) for seat in (1, 2)]
    assert (await home.lobby.join_by(nero, second))[1] == 2
    assert await told(home.lobby.seat_link(livia, table.id, 2)) == "seat-not-yours"
    table, _ = await home.lobby.join_by(await home.person("Galba"), first)
    assert (table.status, table.names) == ("playing", ("Livia", "Galba", "Nero"))


async def test_nobody_gets_a_link_to_the_seat_of_another(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "mob")
    table = (await home.lobby.join_by(nero, table.invite))[0]
    assert await told(home.lobby.seat_link(livia, table.id, 1)) == "seat-not-yours"
    assert await told(home.lobby.seat_link(nero, table.id, 0)) == "seat-not-yours"
    assert await told(home.lobby.seat_link(livia, table.id, 2)) == "seat-no-link"
    assert await told(home.lobby.seat_link(livia, table.id, 5)) == "seat-missing"


@on_both
async def test_not_even_to_one_whose_owner_is_gone(home: House, livia: Person, nero: Person) -> None:
    """The hand of somebody who deleted their account is still nobody else's to see."""
    table = await home.table(livia, "pax", "mob")
    await home.lobby.join_by(nero, table.invite)
    await home.desk.enter(table.id, actions.resign(1))
    async with home.database.write() as connection:
        await connection.execute(people.delete().where(people.c.id == nero.id))
    home.desk.forget(table.id)
    assert await told(home.lobby.seat_link(livia, table.id, 1)) == "seat-not-yours"


async def test_rated_and_finished_seats_are_not_handed_on(home: House, livia: Person, nero: Person) -> None:
    rated = await home.table(livia, "pax", "mo", rated=True, clock=Live())
    assert await told(home.lobby.seat_link(livia, rated.id, 0)) == "seat-no-link"
    table = await home.table(livia, "pax", "mm")
    link = await home.lobby.seat_link(livia, table.id, 1)
    await home.desk.enter(table.id, actions.resign(0))
    assert await told(home.lobby.join_by(nero, link)) == "invitation-missing"
    assert await told(home.lobby.seat_link(livia, table.id, 1)) == "seat-no-link"


# Played again


async def over(home: House, livia: Person, *others: Person, **more: Any) -> Table:
    table = await home.table(livia, "pax", "m" + "o" * len(others) + "b", **more)
    for other in others:
        await home.lobby.join_by(other, table.invite)
    for seat in range(1 + len(others)):
        table = await home.desk.enter(table.id, actions.resign(seat))
    return table


@on_both
async def test_who_asks_second_for_a_rematch_joins_the_first(home: House, livia: Person, nero: Person) -> None:
    table = await over(home, livia, nero, clock=Days(2))
    fresh = await home.lobby.rematch(nero, table.id)
    assert (fresh.status, fresh.host, fresh.setup.clock) == ("open", nero.id, Days(2))
    assert (fresh.seats_of(nero.id), fresh.seats[2].bot) == ((1,), "aedilis")
    assert (await home.desk.table(table.id)).rematch == fresh.id
    joined = await home.lobby.rematch(livia, table.id)
    assert (joined.id, joined.status, joined.names[:2]) == (fresh.id, "playing", ("Livia", "Nero"))
    assert (await home.lobby.rematch(nero, table.id)).id == fresh.id


@on_both
async def test_two_who_ask_at_the_same_time_meet_at_one_table(home: House, livia: Person, nero: Person) -> None:
    table = await over(home, livia, nero)
    elsewhere = Lobby(home.desk if home.database.is_sqlite else Desk(home.database, home.time))
    one, other = await asyncio.gather(home.lobby.rematch(livia, table.id), elsewhere.rematch(nero, table.id))
    assert one.id == other.id
    fresh = await Desk(home.database, home.time).table(one.id)
    assert (fresh.status, set(fresh.people)) == ("playing", {livia.id, nero.id})
    async with home.database.read() as connection:
        assert (await connection.execute(select(func.count()).select_from(tables))).scalar() == 2


async def test_who_plays_alone_has_the_rematch_at_once(home: House, livia: Person) -> None:
    table = await over(home, livia)
    fresh = await home.lobby.rematch(livia, table.id)
    assert (fresh.status, fresh.id != table.id) == ("playing", True)
    assert fresh.commitment != table.commitment
    assert (await home.lobby.rematch(livia, table.id)).id == fresh.id


async def test_a_rematch_that_was_called_off_can_be_asked_for_again(home: House, livia: Person, nero: Person) -> None:
    table = await over(home, livia, nero)
    called_off = await home.lobby.rematch(livia, table.id)
    await home.lobby.leave(livia, called_off.id)
    fresh = await home.lobby.rematch(nero, table.id)
    assert (fresh.id != called_off.id, fresh.status, fresh.seats_of(nero.id)) == (True, "open", (1,))
    assert (await home.lobby.rematch(livia, table.id)).id == fresh.id


async def test_only_those_who_played_and_only_when_it_is_over(home: House, livia: Person, nero: Person) -> None:
    table = await home.table(livia, "pax", "mb")
    assert await told(home.lobby.rematch(livia, table.id)) == "table-goes-on"
    assert await told(home.lobby.rematch(nero, table.id)) == "seat-not-yours"


# Lists


async def listed(home: House, person: Person, **more: Any) -> list[str]:
    return list(await tables_of(home.database, person.id, **{"over": False, **more}))


@on_both
async def test_tables_that_wait_for_you_come_first(home: House, livia: Person, nero: Person) -> None:
    mine: list[str] = []
    theirs: list[str] = []
    hosted: list[str] = []
    for _ in range(8):  # who begins is dealt
        home.time.pass_by(60)
        table = await home.table(livia, "pax", "mo", starts="host")
        await home.lobby.join_by(nero, table.invite)
        table = await home.lobby.start(livia, table.id)
        (mine if acting(table) == 0 else theirs).append(table.id)
        home.time.pass_by(60)
        hosted.append((await home.table(livia, "pax", "oo")).id)
    assert len(mine) > 1 < len(theirs)
    assert (await listed(home, livia))[: len(mine)] == [*reversed(mine)]
    assert (await listed(home, nero))[: len(theirs)] == [*reversed(theirs)]
    assert set(await listed(home, livia)) == {*mine, *theirs, *hosted}
    assert set(await listed(home, nero)) == {*mine, *theirs}
    assert await listed(home, livia, over=True) == []


@on_both
async def test_a_table_moves_up_when_it_becomes_your_turn_and_out_when_it_is_over(
    home: House, livia: Person, nero: Person
) -> None:
    table = await home.table(livia, "caligula", "mo", visibility="public")
    table = await home.lobby.join(nero, table.id)
    if acting(table) == 0:
        table = await home.play(table.id, 1)
    home.time.pass_by(60)
    newer = await home.table(livia, "caligula", "oo")
    assert await listed(home, livia) == [newer.id, table.id]
    table = await home.play(table.id, 1)
    assert acting(table) == 0
    assert await listed(home, livia) == [table.id, newer.id]
    await home.desk.enter(table.id, actions.resign(0))
    assert await listed(home, livia) == [newer.id]
    assert await listed(home, livia, over=True) == await listed(home, nero, over=True) == [table.id]


@on_both
async def test_the_public_list_has_public_tables_open_ones_first(home: House, livia: Person, nero: Person) -> None:
    made = {}
    for name, game, seats, more in (
        ("plays", "pax", "mb", {"visibility": "public"}),
        ("open", "pax", "mo", {"visibility": "public"}),
        ("private", "pax", "mo", {}),
        ("private plays", "pax", "mb", {}),
        ("other game", "caligula", "mo", {"visibility": "public"}),
        ("over", "pax", "mb", {"visibility": "public"}),
        ("closed", "pax", "mo", {"visibility": "public"}),
    ):
        home.time.pass_by(60)
        made[name] = (await home.table(livia, game, seats, **more)).id
    await home.desk.enter(made["over"], actions.resign(0))
    await home.lobby.leave(livia, made["closed"])
    assert await public_tables(home.database, None) == [made[name] for name in ("other game", "open", "plays")]
    assert await public_tables(home.database, "pax") == [made["open"], made["plays"]]


def test_no_file_is_opened_to_read_a_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = GAMES["pax"].deck_text("harsh")

    def refuse(*args: object, **more: object) -> None:
        raise AssertionError("no file is needed")

    for name in ("builtins.open", "io.open", "os.open"):
        monkeypatch.setattr(name, refuse)
    for text in ("# mine\n", "\ufeff# mine, with a byte order mark\n"):
        check_setup(setup("pax", "mb", deck=text + ours))
    with pytest.raises(Complaint):
        check_setup(setup("pax", "mb", deck="mine"))
