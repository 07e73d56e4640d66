"""Word that it is your turn: real tables, real databases, and receivers that get what was sent."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec
import pytest
from sqlalchemy import insert, select, update

from conspiratio.core.game import Complaint
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.server.notices import courier, delivery
from conspiratio.server.notices.outbox import MOST_BROWSERS, Outbox
from conspiratio.server.notices.push import new_push_key
from conspiratio.server.notices.wishes import Wishes, next_hour
from conspiratio.server.notices.wording import LinkMail, link_mail
from conspiratio.server.people.person import Person
from conspiratio.server.people.tokens import new_id
from conspiratio.server.settings import Mail, Settings
from conspiratio.server.store.database import Database
from conspiratio.server.store.schema import metadata, outbox, people, subscriptions
from conspiratio.server.tables import actions
from conspiratio.server.tables.desk import Desk
from conspiratio.server.tables.hub import Hub, Watcher
from conspiratio.server.tables.lobby import Lobby
from conspiratio.server.tables.setup import Chair, Clock, Days, Live, Setup, Untimed
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Conflict
from conspiratio.server.upkeep.keys import load_keys
from conspiratio.server.upkeep.metrics import Metrics
from tests.server.build import deals
from tests.server.test_notice_channels import SECRET, Browser, Postmaster, Receiver, listening, post_office

URL = "https://rome.example"
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
EVENING = 1_800_043_200_000  # 20:00 UTC
on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
"""For tests about words and people, which are the same on every database."""


@dataclass
class World:
    """A server's tables and its outbox, with a clock that the test sets, and everything that it can send to."""

    settings: Settings
    database: Database
    postmaster: Postmaster
    receiver: Receiver
    browser: Browser = field(default_factory=Browser)
    now: int = EVENING
    hub: Hub = field(default_factory=Hub)
    metrics: Metrics = field(default_factory=Metrics)

    def __post_init__(self) -> None:
        self.outbox = self.new_outbox()
        self.desk = Desk(self.database, lambda: self.now)
        self.desk.hooks.append(lambda *change: self.outbox.hook(*change))
        self.lobby = Lobby(self.desk, deals())

    def new_outbox(self, **changes: Any) -> Outbox:
        """As after a restart, or in another process."""
        settings = msgspec.structs.replace(self.settings, **changes)
        keys = load_keys(settings.data, new_push_key)
        return Outbox(settings, keys, self.database, self.hub, self.metrics, lambda: self.now)

    async def person(self, name: str, language: str | None = None, **wishes: Any) -> Person:
        """Somebody with a confirmed address."""
        person = Person(new_id(), "account", name, language)
        row = {
            **{"id": person.id, "kind": "account", "name": name, "language": language},
            **{"email": f"{name.lower()}@rome.example", "email_confirmed": True, "created_at": 0, "seen_at": 0},
        }
        async with self.database.write() as connection:
            await connection.execute(insert(people), row)
        await self.outbox.set_wishes(person, Wishes(**wishes))
        return person

    async def table(self, *players: Person, clock: Clock | None = None, game: str = "pax") -> Table:
        """A game that has begun, and of which all know that."""
        setup = Setup(game, [Chair("me"), *(Chair() for _ in players[1:])], clock=clock or Days())
        table = await self.lobby.create(players[0], setup)
        for player in players[1:]:
            table = await self.lobby.join(player, table.id, None, table.invite)
        await self.deliver()
        self.forget_all()
        return table

    async def move(self, table: Table) -> Table:
        table = await self.desk.table(table.id)
        assert table.play
        seat = table.play.to_act
        assert seat is not None
        moves = actions.legal_moves(table.play, seat)
        return await self.desk.enter(table.id, actions.move(seat, len(table.play.made[seat]), moves[0]))

    async def pass_to(self, person: Person, table: Table) -> Table:
        """Play until it is their turn, and at least once."""
        table = await self.move(table)
        while acting(table) != person.id:
            table = await self.move(table)
        return table

    async def pass_on(self, table: Table) -> Table:
        """Play until it is somebody else's turn."""
        before = acting(table)
        while acting(table) == before:
            table = await self.move(table)
        return table

    async def deliver(self, after: int = MINUTE) -> None:
        self.now += after
        await self.outbox.send_due()
        await self.outbox.idle()

    def forget_all(self) -> None:
        for kept in (self.postmaster.mails, self.postmaster.envelopes, self.receiver.heads, self.receiver.bodies):
            kept.clear()

    @property
    def mails(self) -> list[tuple[str, str, str]]:
        return [
            (mail["To"], mail["Subject"], "\n".join(mail.get_content().split("\r\n")).strip())
            for mail in self.postmaster.mails
        ]

    @property
    def pushes(self) -> list[Any]:
        return [json.loads(self.browser.read(body)) for body in self.receiver.bodies]

    async def waiting(self) -> list[Any]:
        async with self.database.read() as connection:
            return list((await connection.execute(select(outbox).order_by(outbox.c.id))).all())


def seat_to_act(table: Table) -> int | None:
    assert table.play
    return table.play.to_act


def acting(table: Table) -> str | None:
    seat = seat_to_act(table)
    return None if seat is None else table.seats[seat].person


@pytest.fixture
async def world(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    for limit in ("SECONDS", "CONNECT_SECONDS"):
        monkeypatch.setattr(delivery, limit, 60)  # the machine may be busy, and what is late is only tried again later
    database, postmaster = Database(database_url), Postmaster()
    async with database.rebuild() as connection:
        await connection.run_sync(metadata.create_all)
    async with post_office(postmaster) as port, listening(Receiver()) as receiver:
        settings = Settings(
            data=tmp_path / "data",
            public_url=f"{URL}/",
            mail=Mail("127.0.0.1", "Conspiratio <notices@rome.example>", port, security="none"),
            push_contact="host@rome.example",
            webhooks=True,
            webhook_hosts=frozenset({f"127.0.0.1:{receiver.port}"}),
        )
        yield (world := World(settings, database, postmaster, receiver))
        await world.outbox.stop()
    await database.close()


# ---------------------------------------------------------------- turns


async def test_a_mail_says_in_my_language_that_it_is_my_turn_and_where(world: World) -> None:
    livia, marcus = await world.person("Livia", "de", mail="each"), await world.person("Marcus")
    table = await world.table(livia, marcus)
    await world.pass_to(livia, await world.pass_to(marcus, table))
    await world.deliver(59 * SECOND)
    assert world.mails == []  # she may be there in a moment
    await world.deliver(SECOND)
    text = f"""Zuletzt hat Marcus gespielt.
Am Tisch: Livia, Marcus
{URL}/table/{table.id}

Welche Benachrichtigungen du bekommst, wählst du hier: {URL}/me"""
    assert world.mails == [("livia@rome.example", "PAX: Du bist dran", text)]
    assert world.postmaster.mails[0]["List-Unsubscribe"] == f"<{URL}/me>"
    assert await world.waiting() == []
    assert b'conspiratio_notices_total{channel="mail",outcome="sent"}' in world.metrics.exposition()[0]


async def test_a_push_message_says_that_it_is_my_turn(world: World) -> None:
    livia, marcus = await world.person("Livia", "fr"), await world.person("Marcus")
    assert world.outbox.push_key
    await world.outbox.subscribe(livia, world.browser.subscription(world.receiver.url()))
    table = await world.table(livia, marcus)
    await world.pass_to(livia, await world.pass_to(marcus, table))
    await world.deliver()
    assert world.pushes == [
        {
            "title": "PAX\u00a0: c'est à vous de jouer",
            "body": "Marcus vient de jouer.\nÀ la table\u00a0: Livia, Marcus",
            "url": f"{URL}/table/{table.id}",
            "tag": table.id,
        }
    ]


@on_sqlite
async def test_a_webhook_says_that_it_is_my_turn(world: World) -> None:
    livia = await world.person("Livia", "nl", webhook=world.receiver.url())
    marcus = await world.person("Marcus")
    table = await world.table(livia, marcus, clock=Untimed())
    await world.pass_to(livia, await world.pass_to(marcus, table))
    await world.deliver(20 * SECOND)  # sooner than where people have days
    assert world.receiver.header("title") == "PAX: je bent aan de beurt"
    assert world.receiver.header("click") == f"{URL}/table/{table.id}"
    assert world.receiver.bodies == [b"Als laatste speelde Marcus.\nAan tafel: Livia, Marcus"]


@on_sqlite
async def test_a_turn_of_many_decisions_is_one_turn(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus", mail="each")
    table = await world.table(livia, marcus)
    turns, decisions = 0, 0
    while turns < 6:
        before, decisions = acting(table), decisions + 1
        table = await world.move(table)
        await world.deliver()
        if acting(table) == before:
            assert world.mails == []
        else:
            turns += 1
            assert [to for to, *_ in world.mails] == [
                f"{'livia' if acting(table) == livia.id else 'marcus'}@rome.example"
            ]
        world.forget_all()
    assert decisions > turns


@on_sqlite
async def test_who_plays_several_seats_is_told_once(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus", mail="each")
    chairs = [Chair("me"), Chair("me", name="Drusus"), Chair()]
    table = await world.lobby.create(livia, Setup("pax", chairs, clock=Days()))
    table = await world.lobby.join(marcus, table.id, None, table.invite)
    seen: list[tuple[int | None, list[str]]] = []
    while len(seen) < 6:
        seat = seat_to_act(table)
        while seat_to_act(table) == seat:
            table = await world.move(table)
        await world.deliver()
        seen.append((seat_to_act(table), [to for to, *_ in world.mails]))
        world.forget_all()
    hers = [(before[0], now) for before, now in pairwise(seen)]
    assert any({before, seat} == {0, 1} for before, (seat, _) in hers)
    for before, (seat, told) in hers:
        crossed = (before == 2) != (seat == 2)
        assert told == ([f"{'marcus' if seat == 2 else 'livia'}@rome.example"] if crossed else [])


async def test_turns_that_came_and_went_before_the_word_was_sent_are_told_once(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus")
    table = await world.table(livia, marcus)
    for _ in range(3):
        table = await world.pass_to(livia, await world.pass_to(marcus, table))
        world.now += SECOND
    assert len(await world.waiting()) == 1
    await world.deliver()
    assert len(world.mails) == 1


async def test_who_has_moved_already_is_not_told(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus")
    table = await world.pass_to(livia, await world.pass_to(marcus, await world.table(livia, marcus)))
    await world.pass_on(table)
    await world.deliver()
    assert world.mails == []
    assert await world.waiting() == []


async def test_no_word_while_i_have_the_table_open(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus")
    table = await world.table(livia, marcus)
    watcher = Watcher(table.id, 0, livia.id)
    world.hub.open(watcher)
    table = await world.pass_to(livia, await world.pass_to(marcus, table))
    await world.deliver()
    assert world.mails == []
    world.hub.close(watcher)
    await world.pass_to(livia, await world.pass_to(marcus, table))
    await world.deliver()
    assert len(world.mails) == 1


async def test_no_word_from_a_table_that_i_have_muted(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus")
    loud, quiet = await world.table(livia, marcus), await world.table(livia, marcus)
    await world.outbox.mute(livia, quiet.id, True)
    await world.outbox.mute(livia, quiet.id, True)
    loud, quiet = [await world.pass_to(livia, await world.pass_to(marcus, table)) for table in (loud, quiet)]
    await world.outbox.mute(livia, loud.id, True)  # while the word is waiting
    await world.deliver()
    assert world.mails == []
    await world.outbox.mute(livia, quiet.id, False)
    for table in (loud, quiet):
        await world.pass_to(livia, await world.pass_to(marcus, table))
    await world.deliver()
    assert [quiet.id in text for *_, text in world.mails] == [True]


@on_sqlite
async def test_live_tables_send_word_to_those_alone_who_want_it(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus", mail="each", live=True)
    table = await world.table(livia, marcus, clock=Live())
    table = await world.pass_to(marcus, await world.pass_to(livia, table))
    await world.deliver(20 * SECOND)
    await world.pass_to(livia, table)
    await world.deliver(20 * SECOND)
    assert [to for to, *_ in world.mails] == ["marcus@rome.example"]


@on_sqlite
async def test_a_wish_that_was_taken_back_counts_at_once(world: World) -> None:
    livia = await world.person("Livia", mail="each", webhook=world.receiver.url())
    await world.outbox.subscribe(livia, world.browser.subscription(world.receiver.url() + "/push"))
    marcus = await world.person("Marcus")
    table = await world.table(livia, marcus)
    await world.pass_to(livia, await world.pass_to(marcus, table))
    assert {row.channel for row in await world.waiting()} == {"mail", "push", "webhook"}
    await world.outbox.set_wishes(livia, Wishes(push=False))
    await world.deliver()
    assert (world.mails, world.receiver.bodies, await world.waiting()) == ([], [], [])


async def test_nothing_is_kept_or_sent_when_the_host_has_set_nothing_up(world: World) -> None:
    livia = await world.person("Livia", mail="each", webhook=world.receiver.url())
    marcus = await world.person("Marcus")
    table = await world.table(livia, marcus)
    await world.pass_to(livia, await world.pass_to(marcus, table))
    assert await world.waiting() != []
    world.outbox = world.new_outbox(mail=None, push_contact="", webhooks=False)
    assert world.outbox.channels == {"push": False, "mail": False, "webhook": False}
    assert world.outbox.push_key is None
    await world.deliver()
    assert (world.mails, world.receiver.bodies, await world.waiting()) == ([], [], [])
    await world.pass_to(livia, await world.pass_to(marcus, table))
    assert await world.waiting() == []
    with pytest.raises(Conflict, match="push-off"):
        await world.outbox.subscribe(livia, world.browser.subscription(world.receiver.url()))
    with pytest.raises(Conflict, match="mail-off"):
        await world.outbox.send_confirmation(livia, "livia@rome.example", f"{URL}/confirm/abc", "en")


@on_sqlite
async def test_without_a_public_address_there_are_no_links_but_those_that_browsers_complete(world: World) -> None:
    world.outbox = world.new_outbox(public_url="")
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus")
    await world.outbox.subscribe(livia, world.browser.subscription(world.receiver.url()))
    table = await world.table(livia, marcus)
    await world.pass_to(livia, await world.pass_to(marcus, table))
    await world.deliver()
    (mail,) = world.mails
    assert mail[2] == "Marcus has moved.\nAt the table: Livia, Marcus"
    assert world.postmaster.mails[0]["List-Unsubscribe"] is None
    assert [push["url"] for push in world.pushes] == [f"/table/{table.id}"]


# ---------------------------------------------------------------- other news


@on_sqlite
async def test_those_who_waited_are_told_that_the_game_has_begun(world: World) -> None:
    players = [await world.person(name, mail="each") for name in ("Livia", "Marcus", "Nero")]
    table = await world.lobby.create(players[0], Setup("caligula", [Chair("me"), Chair(), Chair()], clock=Days()))
    for player in players[1:]:
        table = await world.lobby.join(player, table.id, None, table.invite)
    await world.deliver()
    began = {
        player.name.lower() + "@rome.example": "Caligula: the game has begun"
        + (", and it is your turn" if acting(table) == player.id else "")
        for player in players[:2]
    }  # and Nero, who came last, has seen it begin
    assert {to: subject for to, subject, _ in world.mails} == began


@on_sqlite
async def test_those_who_did_not_end_it_are_told_that_the_game_is_over(world: World) -> None:
    players = [await world.person(name, mail="each") for name in ("Livia", "Marcus")]
    table = await world.table(*players)
    await world.desk.enter(table.id, actions.resign(0))
    await world.deliver()
    assert [(to, subject) for to, subject, _ in world.mails] == [("marcus@rome.example", "PAX: the game is over")]


@on_sqlite
async def test_who_ran_out_of_time_is_told_that_the_game_is_over(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus", mail="each")
    setup = Setup("pax", [Chair("me"), Chair()], clock=Days(1), absent="resign")
    table = await world.lobby.create(livia, setup)
    table = await world.lobby.join(marcus, table.id, None, table.invite)
    await world.deliver()
    world.forget_all()
    assert table.play
    assert table.play.to_act is not None
    world.now += 24 * HOUR
    await world.desk.enter(table.id, actions.run_out(table.play.to_act, table.play.number))
    await world.deliver()
    assert {(to, subject) for to, subject, _ in world.mails} == {
        ("livia@rome.example", "PAX: the game is over"),
        ("marcus@rome.example", "PAX: the game is over"),
    }


@on_sqlite
async def test_those_who_sat_at_a_table_are_told_that_its_host_has_closed_it(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus", mail="each")
    table = await world.lobby.create(livia, Setup("pax", [Chair("me"), Chair(), Chair()]))
    await world.lobby.join(marcus, table.id, None, table.invite)
    await world.lobby.leave(livia, table.id)
    await world.deliver()
    told = [("marcus@rome.example", "PAX: the game was stopped without a result")]
    assert [(to, subject) for to, subject, _ in world.mails] == told


async def test_a_proposal_reaches_those_who_have_to_answer_it(world: World) -> None:
    players = [await world.person(name, mail="each") for name in ("Livia", "Marcus", "Nero")]
    table = await world.table(*players)
    await world.desk.enter(table.id, actions.offer(0, "abort"))
    await world.desk.enter(table.id, actions.answer(1, True))
    await world.deliver()
    told = [("nero@rome.example", "PAX: Livia proposes to stop without a result")]
    assert [(to, subject) for to, subject, _ in world.mails] == told
    world.forget_all()
    await world.desk.enter(table.id, actions.answer(2, True))
    await world.deliver()
    assert {(to, subject) for to, subject, _ in world.mails} == {
        ("livia@rome.example", "PAX: the game was stopped without a result"),
        ("marcus@rome.example", "PAX: the game was stopped without a result"),
    }


async def test_a_proposal_does_not_hide_that_it_is_my_turn(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus")
    table = await world.pass_to(livia, await world.pass_to(marcus, await world.table(livia, marcus)))
    await world.desk.enter(table.id, actions.offer(1, "abort"))
    await world.desk.enter(table.id, actions.answer(1, False))  # and it is taken back
    await world.deliver()
    assert [subject for _, subject, _ in world.mails] == ["PAX: it is your turn"]


@on_sqlite
async def test_who_asked_to_take_a_move_back_is_told_when_the_turn_is_theirs_again(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus", mail="each")
    table = await world.pass_to(livia, await world.pass_to(marcus, await world.table(livia, marcus)))
    await world.pass_to(marcus, table)
    await world.deliver()
    world.forget_all()
    await world.desk.enter(table.id, actions.offer(0, "undo"))
    await world.deliver()
    await world.desk.enter(table.id, actions.answer(1, True))
    await world.deliver()
    assert [(to, subject) for to, subject, _ in world.mails] == [
        ("marcus@rome.example", "PAX: Livia asks to take a move back"),
        ("livia@rome.example", "PAX: it is your turn"),
    ]


@on_sqlite
async def test_what_i_did_myself_is_no_news_to_me(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus", mail="off")
    alone = await world.lobby.create(livia, Setup("pax", [Chair("me"), Chair("bot")], clock=Days(1)))
    table = await world.pass_to(livia, await world.table(livia, marcus, clock=Days(1)))
    await world.deliver()
    world.forget_all()
    assert table.play
    world.now += 24 * HOUR
    await world.desk.enter(table.id, actions.run_out(0, table.play.number))
    await world.desk.enter(table.id, actions.come_back(0))
    await world.desk.enter(alone.id, actions.offer(0, "abort"))
    await world.deliver()
    assert (await world.desk.table(alone.id)).status == "aborted"
    assert world.mails == []


# ---------------------------------------------------------------- nothing hidden


@pytest.mark.parametrize("game", ["pax", "caligula"])
@on_sqlite
async def test_a_whole_game_sends_the_same_sentences_whatever_was_dealt(world: World, game: str) -> None:
    names = ("Livia", "Marcus", "Nero")
    players = [await world.person(name, mail="each", webhook=world.receiver.url()) for name in names]
    table = await world.table(*players, game=game)
    title, luck, bodies = {"pax": "PAX", "caligula": "Caligula"}[game], Random(4), set()
    while table.status == "playing":
        assert table.play
        seat = table.play.to_act
        assert seat is not None
        move = luck.choice(actions.legal_moves(table.play, seat))
        table = await world.desk.enter(table.id, actions.move(seat, len(table.play.made[seat]), move))
        bodies |= {row.body for row in await world.waiting()}
        if luck.random() < 0.1:
            await world.deliver()
    await world.deliver()
    at_table = "At the table: Livia, Marcus, Nero"
    link = f"{URL}/table/{table.id}\n\nChoose which notices you get: {URL}/me"
    turn = {f"{name} has moved.\n{at_table}" for name in names}
    mails = {(f"{title}: it is your turn", f"{text}\n{link}") for text in turn}
    mails |= {(f"{title}: the game is over", f"{at_table}\n{link}")}
    assert len(world.mails) > 6
    assert {(subject, text) for _, subject, text in world.mails} <= mails
    assert {body.decode() for body in world.receiver.bodies} <= turn | {at_table}
    kept = {(told["kind"], told["game"], *told["players"]) for told in map(json.loads, bodies)}
    assert kept == {("turn", game, *names), ("over", game, *names)}
    assert {told["by"] for told in map(json.loads, bodies)} <= {*names, None}


# ---------------------------------------------------------------- digests


async def test_a_digest_joins_all_tables_that_wait_in_one_mail(world: World) -> None:
    livia, marcus = await world.person("Livia", "de", mail="digest", digest_hour=6), await world.person("Marcus")
    waits, done, also = [await world.table(livia, marcus, game=game) for game in ("pax", "pax", "caligula")]
    for table in (waits, done, also):
        await world.pass_to(livia, await world.pass_to(marcus, table))
    await world.pass_on(await world.desk.table(done.id))
    await world.deliver(HOUR)
    assert world.mails == []
    await world.deliver(next_hour(world.now, 6) - world.now)
    text = f"""PAX: Du bist dran
Zuletzt hat Marcus gespielt.
Am Tisch: Livia, Marcus
{URL}/table/{waits.id}

Caligula: Du bist dran
Zuletzt hat Marcus gespielt.
Am Tisch: Livia, Marcus
{URL}/table/{also.id}

Welche Benachrichtigungen du bekommst, wählst du hier: {URL}/me"""
    assert world.mails == [("livia@rome.example", "Conspiratio: Neues von 2 Tischen", text)]
    assert await world.waiting() == []
    await world.deliver(24 * HOUR)
    assert len(world.mails) == 1


async def test_a_digest_that_fails_comes_whole_the_next_time(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="digest"), await world.person("Marcus")
    for table in [await world.table(livia, marcus) for _ in range(2)]:
        await world.pass_to(livia, await world.pass_to(marcus, table))
    world.postmaster.data_answer = "451 later"
    await world.deliver(24 * HOUR)
    world.postmaster.data_answer = "250 OK"
    world.forget_all()
    await world.deliver()
    assert [subject for _, subject, _ in world.mails] == ["Conspiratio: news from 2 tables"]


def test_the_hour_of_a_digest_comes_once_a_day() -> None:
    assert next_hour(EVENING, 21) == EVENING + HOUR
    assert next_hour(EVENING, 20) == EVENING + 24 * HOUR
    assert next_hour(EVENING, 7) == EVENING + 11 * HOUR
    assert next_hour(EVENING + 1, 20) == EVENING + 24 * HOUR
    assert next_hour(EVENING - 1, 20) == EVENING


# ---------------------------------------------------------------- what goes wrong on the way


async def a_turn_by_webhook(world: World, answer: int | None) -> Person:
    """Livia is to be told by a webhook that answers with this status, or not at all."""
    livia = await world.person("Livia", webhook=world.receiver.url())
    table = await world.table(livia, marcus := await world.person("Marcus"))
    world.receiver.answers(answer) if answer else setattr(world.receiver, "answer", None)
    await world.pass_to(livia, await world.pass_to(marcus, table))
    return livia


async def test_what_did_not_arrive_is_sent_again_after_a_pause(world: World) -> None:
    await a_turn_by_webhook(world, 503)
    await world.deliver()
    await world.deliver(59 * SECOND)
    assert len(world.receiver.bodies) == 1
    world.receiver.answers(200)
    await world.deliver(SECOND)
    assert len(world.receiver.bodies) == 2
    await world.deliver(24 * HOUR)
    assert len(world.receiver.bodies) == 2
    assert await world.waiting() == []


@on_sqlite
async def test_after_eight_tries_it_is_given_up_and_the_log_names_no_address(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    livia = await a_turn_by_webhook(world, 503)
    for _ in range(10):
        await world.deliver(6 * HOUR)
    assert len(world.receiver.bodies) == 8
    assert await world.waiting() == []
    tried = [record for record in caplog.records if record.message == "a notice did not arrive"]
    assert [record.levelname for record in tried] == ["INFO"] * 7 + ["WARNING"]
    logged = str([record.__dict__ for record in caplog.records])
    assert "the webhook answered 503" in logged
    assert not any(secret in logged for secret in (SECRET, "livia", livia.id))


@on_sqlite
async def test_a_pause_is_longer_every_time_up_to_six_hours(world: World) -> None:
    await a_turn_by_webhook(world, 503)
    pauses = []
    for _ in range(7):
        await world.deliver((await world.waiting())[0].due_at - world.now)
        pauses.append(((await world.waiting())[0].due_at - world.now) // MINUTE)
    assert pauses == [1, 3, 9, 27, 81, 243, 360]


@on_sqlite
async def test_what_can_never_arrive_is_not_tried_again(world: World) -> None:
    await a_turn_by_webhook(world, 404)
    await world.deliver()
    await world.deliver(24 * HOUR)
    assert len(world.receiver.bodies) == 1
    assert await world.waiting() == []


async def test_a_browser_that_is_gone_is_forgotten_and_the_other_is_told(world: World) -> None:
    livia, marcus = await world.person("Livia"), await world.person("Marcus")
    gone = Receiver()
    gone.answers(410)
    async with listening(gone):
        allowed = frozenset({f"127.0.0.1:{port}" for port in (world.receiver.port, gone.port)})
        world.outbox = world.new_outbox(webhook_hosts=allowed)
        table = await world.table(livia, marcus)
        await world.outbox.subscribe(livia, Browser().subscription(gone.url()))
        await world.outbox.subscribe(livia, world.browser.subscription(world.receiver.url()))
        await world.pass_to(livia, await world.pass_to(marcus, table))
        await world.deliver()
    assert (len(gone.bodies), len(world.pushes)) == (1, 1)
    async with world.database.read() as connection:
        assert list((await connection.execute(select(subscriptions.c.endpoint))).scalars()) == [world.receiver.url()]
    assert await world.waiting() == []


async def test_a_slow_receiver_holds_up_nobody_and_a_crash_meanwhile_repeats_nothing_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "LAST_WORD", 0.01)
    livia = await a_turn_by_webhook(world, None)
    world.now += MINUTE
    await world.outbox.send_due()
    while not world.receiver.bodies:
        await asyncio.sleep(0.01)
    nero, claudia = await world.person("Nero", mail="each"), await world.person("Claudia")
    other = await world.lobby.create(nero, Setup("pax", [Chair("me"), Chair()]))
    await world.lobby.join(claudia, other.id, None, other.invite)
    world.now += 20 * SECOND
    await world.outbox.send_due()
    while not world.mails:
        await asyncio.sleep(0.01)
    assert len(world.receiver.bodies) == 1
    await world.outbox.stop()  # and so we never learn whether it arrived
    world.outbox = world.new_outbox()
    await world.deliver(SECOND)
    assert len(world.receiver.bodies) == 1
    world.receiver.answers(200)
    await world.deliver(MINUTE)
    assert len(world.receiver.bodies) == 2
    assert livia.id not in {row.person for row in await world.waiting()}


async def test_two_processes_send_a_notice_once(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus")
    for table in [await world.table(livia, marcus) for _ in range(3)]:
        await world.pass_to(livia, await world.pass_to(marcus, table))
    world.now += MINUTE
    both = [world.outbox, world.new_outbox()]
    await asyncio.gather(*(one.send_due() for one in both))
    await asyncio.gather(*(one.idle() for one in both))
    assert len(world.mails) == 3


async def test_rows_that_nobody_can_read_stop_neither_moves_nor_notices(world: World) -> None:
    livia, marcus = await world.person("Livia", mail="each"), await world.person("Marcus")
    table = await world.table(livia, marcus)
    async with world.database.write() as connection:
        await connection.execute(update(people).where(people.c.id == marcus.id).values(notices='{"fax": true}'))
        row = {"person": livia.id, "channel": "mail", "body": '{"kind": "song"}', "due_at": 0}
        await connection.execute(insert(outbox), [row | {"table": table.id}, row | {"table": None}])
    await world.pass_to(livia, await world.pass_to(marcus, table))
    await world.deliver()
    assert len(world.mails) == 1
    assert await world.waiting() == []
    assert await world.outbox.wishes_of(marcus) == Wishes()


# ---------------------------------------------------------------- letters


async def test_a_recovery_letter_arrives_at_once_and_leaves_no_trace(world: World) -> None:
    livia = await world.person("Livia")
    link = f"{URL}/recover/an-unguessable-token"
    await world.outbox.send_recovery(livia, " LIVIA@Rome.example ", link, "nl")
    await world.deliver(0)
    ((to, subject, text),) = world.mails
    assert (to, subject) == ("livia@rome.example", "Conspiratio: een nieuw wachtwoord")
    assert link in text.splitlines()
    assert world.postmaster.mails[0]["List-Unsubscribe"] is None
    assert await world.waiting() == []


@on_sqlite
async def test_a_letter_never_goes_to_an_address_that_only_looks_the_same(world: World) -> None:
    nike = await world.person("Nike")
    kelvin = "ni\u212ae@rome.example"  # which small letters make the same
    with suppress(Complaint):
        await world.outbox.send_recovery(nike, kelvin, f"{URL}/recover/token", "en")
    await world.deliver(0)
    assert {to for envelope in world.postmaster.envelopes for to in envelope.rcpt_tos} <= {"nike@rome.example"}


async def test_a_confirmation_waits_for_the_mail_server_but_not_longer_than_its_link_is_good(world: World) -> None:
    livia = await world.person("Livia")
    world.postmaster.data_answer = "451 later"
    await world.outbox.send_confirmation(livia, "new@rome.example", f"{URL}/confirm/secret-token", "en")
    await world.deliver(0)
    world.postmaster.data_answer = "250 OK"
    await world.deliver()
    assert [(to, subject) for to, subject, _ in world.mails][1:] == [
        ("new@rome.example", "Conspiratio: is this your address?")
    ]
    await world.outbox.send_confirmation(livia, "new@rome.example", f"{URL}/confirm/secret-token", "en")
    await world.deliver(24 * HOUR)
    assert len(world.mails) == 2
    assert await world.waiting() == []


async def test_a_letter_is_only_sent_if_what_asked_for_it_is_kept(world: World) -> None:
    livia = await world.person("Livia")

    async def change_our_mind() -> None:
        async with world.database.write() as connection:
            letter = {"link": f"{URL}/confirm/token", "language": "en"}
            await world.outbox.enqueue_mail(connection, livia.id, "new@rome.example", "confirm", **letter)
            raise Complaint("body-invalid", why="we thought better of it")

    with pytest.raises(Complaint):
        await change_our_mind()
    await world.deliver(0)
    assert world.mails == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["confirm", "recover"])
def test_letters_are_in_every_language_and_show_no_token_to_a_log(
    language: str, kind: Literal["confirm", "recover"]
) -> None:
    letter = LinkMail(kind, "a@rome.example", f"{URL}/{kind}/token", language, 0)
    mail = link_mail(letter)
    assert mail.subject == Texts(language)(f"mail-{kind}")
    assert letter.link in mail.text.splitlines()
    assert "token" not in repr((letter, mail))


# ---------------------------------------------------------------- wishes


async def test_wishes_are_kept_and_a_webhook_into_our_own_house_is_refused(world: World) -> None:
    livia = await world.person("Livia")
    wishes = Wishes(False, "digest", "https://ntfy.example.org/livia", 22, True)
    await world.outbox.set_wishes(livia, wishes)
    assert await world.outbox.wishes_of(livia) == wishes
    with pytest.raises(Complaint, match="url-not-allowed"):
        await world.outbox.set_wishes(livia, Wishes(webhook="http://localhost:5432/"))
    assert await world.outbox.wishes_of(livia) == wishes
    for wrong in ('{"digest_hour": 24}', '{"mail": "hourly"}', '{"fax": true}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=Wishes)


async def test_a_browser_belongs_to_who_used_it_last_and_nobody_has_too_many(world: World) -> None:
    livia, marcus = await world.person("Livia"), await world.person("Marcus")

    async def owners() -> list[tuple[str, str]]:
        async with world.database.read() as connection:
            found = await connection.execute(select(subscriptions.c.endpoint, subscriptions.c.person))
            return sorted((endpoint, person) for endpoint, person in found)

    shared = world.browser.subscription(world.receiver.url())
    await world.outbox.subscribe(livia, shared)
    await world.outbox.subscribe(livia, shared)
    await world.outbox.subscribe(marcus, shared)
    await world.outbox.unsubscribe(livia, shared.endpoint)
    assert await owners() == [(shared.endpoint, marcus.id)]
    await world.outbox.unsubscribe(marcus, shared.endpoint)
    assert await owners() == []
    for number in range(MOST_BROWSERS + 2):
        world.now += SECOND
        await world.outbox.subscribe(livia, replace(shared, endpoint=world.receiver.url() + f"/{number:02}"))
    assert [endpoint[-2:] for endpoint, _ in await owners()] == [f"{left:02}" for left in range(2, MOST_BROWSERS + 2)]
    with pytest.raises(Complaint, match="push-subscription"):
        await world.outbox.subscribe(livia, replace(shared, endpoint="https://127.0.0.1/"))
