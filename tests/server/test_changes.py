"""Updates that tell only what has changed: put together they are the whole, whatever happens at the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conspiratio.core.game import Eye
from conspiratio.games import room
from conspiratio.locale import Texts
from conspiratio.messages.changes import encode_changes
from conspiratio.messages.records import encode, hints_of, is_record
from conspiratio.server.tables import actions
from conspiratio.server.tables.entries import Entry, Moved, Resigned
from conspiratio.server.tables.setup import Live
from conspiratio.server.tables.sight import NOTHING, Glance, update_for
from conspiratio.server.tables.table import Table

from . import pictures
from .build import Time
from .described import check_message
from .running import Player, SeatLine, server_in_this_process
from .test_play import NOON, a_table, acting, enter, play_of

BOTH = pytest.mark.parametrize("game", ["pax", "caligula"])
ASKED = "?words=1&changes=1"


# Without a socket: everything that can happen


class Eyes:
    """One pair that is told changes, and what it would be told whole."""

    def __init__(self, eye: Eye, texts: Texts | None) -> None:
        self.eye, self.texts, self.person = eye, texts, None if eye is None else f"p{eye}"
        self.last: Glance = NOTHING
        self.picture: dict[str, Any] = {}
        self.deck: Any = None

    def look(self, table: Table, now: int) -> None:
        before = self.last
        update, self.last = update_for(table, self.eye, self.person, now, before, self.texts)
        whole = json.loads(encode(update))
        message = json.loads(encode_changes(update, before.update)) if before.update else whole
        check_message(message, by_changes=before.update is not None)
        self.picture = pictures.after(self.picture, message)
        assert set_out(self.picture) == set_out(whole)


def set_out(whole: dict[str, Any]) -> dict[str, Any]:
    """What is left out of a whole update has its default."""
    filled = {"clocks": None, "increment": None, "moves": None, "decision": None, "undo": None, **whole}
    if "words" in filled:
        filled["words"] = {"moves": [], "result": None, **filled["words"]}
    return filled


def anything(table: Table, rng: Random) -> Iterator[tuple[Table, int]]:
    """What can happen at a table, at random, up to the end of the game; each with the time."""
    now = NOON
    while play_of(table).to_act is not None:
        play, seat = play_of(table), acting(table)
        now += rng.randrange(3000)
        someone = rng.randrange(len(table.seats))
        made = len(play.made[someone])
        free = actions.free_undo(play, someone)
        luck = rng.random()
        entry: Entry | None
        if luck < 0.1 and free:
            entry = actions.undo(someone, made, whole_turn=rng.random() < 0.5)(table)
        elif luck < 0.14 and play.offer is None and play.last_move_of(someone) is not None and someone in play.people:
            entry = actions.offer(someone, "undo")(table)
        elif luck < 0.15 and seat in play.people:
            entry = actions.run_out(seat, play.number)(table)
        elif luck < 0.2 and play.away:
            entry = actions.come_back(min(play.away))(table)
        elif play.offer and luck < 0.6:
            waits = sorted(play.asked - play.offer.agreed)
            entry = actions.answer(rng.choice(waits), rng.random() < 0.5)(table) if waits else None
        elif luck > 0.995 and len(play.resigned) < len(table.seats) - 2:
            entry = Resigned(someone) if someone not in play.resigned else None
        else:
            move = rng.choice(play.match.legal_moves())
            entry = Moved(seat, move, play.by(seat), hurried=rng.random() < 0.05)
        if entry:
            table = table.after(entry, now)
            yield table, now


@BOTH
@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_changes_put_together_are_the_whole(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    table = a_table(game, "mmmm", str(seed), clock=Live(5, 10))
    open_table = replace(table, play=None, status="open", commitment=None)
    eyes = [Eyes(eye, texts) for eye in (0, 1, 3, None) for texts in (Texts("de"), None)]
    often = {id(one): rng.choice([1.0, 1.0, 0.3]) for one in eyes}
    for one in eyes:
        one.look(open_table, NOON)
        assert "view" not in one.picture
        one.look(table, NOON)
    for after, now in anything(table, rng):
        table = after
        for one in eyes:
            if rng.random() < often[id(one)] or play_of(after).to_act is None:
                one.look(after, now)
    for one in eyes:
        one.look(replace(table, version=table.version + 1, rematch="again"), NOON)
        assert (one.picture["rematch"], one.picture["outcome"] is None) == ("again", False)


@BOTH
def test_what_is_as_it_was_is_not_sent(game: str) -> None:
    table = a_table(game, "mm")
    update, seen = update_for(table, 0, "p0", NOON, NOTHING, Texts("en"))
    again, _ = update_for(replace(table, version=2), 0, "p0", NOON, seen, Texts("en"))
    assert json.loads(encode_changes(again, update)) == {
        "game": game, "version": 2, "events": [], "event_moves": [], "events_from": len(update.events), "taken_back": 0,
        "words": {"events": []},
    }  # fmt: skip


def test_of_a_list_of_players_only_those_are_sent_who_changed() -> None:
    table = a_table("pax", "mmmm")
    seat = acting(table)
    update, seen = update_for(table, None, None, NOON, NOTHING, None)
    later = enter(table, actions.move(seat, 0, play_of(table).match.legal_moves()[0]))
    after, _ = update_for(later, None, None, NOON, seen, None)
    message = json.loads(encode_changes(after, update))["view"]
    assert list(message["players"]) == [str(seat)]
    assert not {"faces", "options", "legions", "eye"} & message.keys()


@BOTH
def test_no_record_that_is_compared_has_more_than_it_tells(game: str) -> None:
    """A field that is not sent, but compared, could tell something by what is sent with it."""

    def records(kind: Any, seen: set[Any]) -> None:
        if is_record(kind) and kind not in seen:
            seen.add(kind)
            for hint in hints_of(kind).values():
                records(hint, seen)
        for one in getattr(kind, "__args__", ()):
            records(one, seen)

    found: set[Any] = set()
    update = room("messages", game).Update
    for name, hint in hints_of(update).items():
        if name not in update.always:
            records(hint, found)
    assert len(found) > 10
    assert not [kind for kind in found if getattr(kind, "unsent", ())]


# On sockets


@dataclass
class Twice:
    """Somebody who looks at a table over two connections, one of which tells changes."""

    who: Player
    eye: Eye
    lines: AsyncExitStack
    by_changes: SeatLine = field(init=False)
    whole: SeatLine = field(init=False)
    picture: dict[str, Any] = field(default_factory=dict)
    same: dict[str, Any] = field(default_factory=dict)

    async def open(self, table: str, invite: str) -> Twice:
        more = "" if self.eye is not None else f"&invite={invite}"
        self.table, self.more = table, more
        self.whole = await self.lines.enter_async_context(self.who.sit(table, self.eye, f"?words=1{more}"))
        await self.anew()
        return self

    async def anew(self) -> None:
        """As after a lost connection."""
        self.by_changes = await self.lines.enter_async_context(self.who.sit(self.table, self.eye, ASKED + self.more))
        self.picture = {}

    async def reach(self, version: int, *, events: bool = True) -> None:
        while self.picture.get("version", -1) < version:
            message = await self._update(self.by_changes)
            check_message(message, by_changes="view" in self.picture)
            self.picture = pictures.after(self.picture, message)
        while self.same.get("version", -1) < version:
            message = await self._update(self.whole)
            for part, name in (("view", "faces"), ("aids", "hand_cards")):  # sent only once
                if name in self.same.get(part, {}):
                    message[part][name] = self.same[part][name]
            self.same = message
        seen, whole = set_out(self.picture), set_out(self.same)
        news = () if events else ("events", "event_moves", "events_from", "taken_back", "words")
        assert {name: one for name, one in seen.items() if name not in ("accepted", *news)} == {
            name: one for name, one in whole.items() if name not in news
        }

    async def _update(self, line: SeatLine) -> dict[str, Any]:
        while "version" not in (message := json.loads(await line.line.recv())):
            pass
        return dict(message)


async def a_step(table: str, seats: list[Twice], rng: Random) -> None:
    """Somebody does something: decides, takes back, proposes, answers. Nobody agrees to end the game."""
    path = f"/api/tables/{table}/seats"
    one = rng.choice(seats)
    here, luck = one.picture, rng.random()
    if here["offer"]:
        asked = next(two for two in seats if two.eye in here["offer"]["waits_for"])
        agrees = here["offer"]["what"] == "undo" and luck < 0.6
        answer = {"agrees": agrees, "offer": here["offer"]["number"]}
        await asked.who.post(f"{path}/{asked.eye}/answer", answer)
    elif luck < 0.2 and here["undo"]:
        await one.who.post(f"{path}/{one.eye}/undo", {"decision": here["decision"], "whole_turn": luck < 0.05})
    elif 0.2 < luck < 0.23 and await proposed(one.who, f"{path}/{one.eye}/offer", "undo" if luck < 0.22 else "abort"):
        pass
    else:
        acting = next(two for two in seats if two.eye == here["to_act"])
        moves, decision = acting.picture["moves"], acting.picture["decision"]
        await acting.by_changes.send(decision, rng.choice(moves))


async def proposed(who: Player, path: str, what: str) -> bool:
    """Not, if there is nothing to take back."""
    return (await who.client.post(path, json={"what": what})).is_success


@BOTH
async def test_a_game_on_sockets_by_changes_and_whole_is_the_same_for_seats_and_spectators(
    game: str, tmp_path: Path
) -> None:
    rng, time = Random(game), Time()
    async with AsyncExitStack() as lines, server_in_this_process(tmp_path, time) as (server, _):
        people = [await lines.enter_async_context(server.person(language)) for language in ("en", "de", "fr")]
        info = await people[0].table(game, "mo", clock={"type": "live", "minutes": 60, "increment": 5})
        table, invite = info["id"], info["invite"]
        anna = await Twice(people[0], 0, lines).open(table, invite)
        await anna.reach(0)
        assert "view" not in anna.picture
        await people[1].post(f"/api/join/{invite}")
        ben = await Twice(people[1], 1, lines).open(table, invite)
        seats, everybody = [anna, ben], [anna, ben, await Twice(people[2], None, lines).open(table, invite)]
        version, steps = (await people[0].get(f"/api/tables/{table}"))["version"], 0
        while True:
            for one in everybody:
                await one.reach(version)
            if anna.picture["status"] != "playing":
                break
            if rng.random() < 0.02:
                back = rng.choice(everybody)
                await back.anew()
                await back.reach(version, events=False)
            time.pass_by(rng.random())
            await a_step(table, seats, rng)
            version, steps = version + 1, steps + 1
    assert (anna.picture["outcome"]["ending"], steps > 100) == ("finished", True)
