"""Nobody sees or acts for another seat: a walk through every route and every socket as everybody there can be.

What each may do is written down here route by route; a new route without an entry fails. What each may know is
reckoned from the rows of the database by the referee, not from what the server says.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from websockets.asyncio.client import connect

from conspiratio.core.codec import to_json
from conspiratio.core.match import Match
from conspiratio.games import game_called
from conspiratio.server.http import app
from conspiratio.server.http.api import ENDPOINTS
from conspiratio.server.tables.table import deal_match

from .running import PATIENCE, Player, Running, SeatLine, running_server

assert app.MODULES, "importing them has registered the endpoints"

PASSWORD = "nine honest augurs"
GUESTS = ("stranger", "spectator", "host")
EVERYBODY = ("nobody", "stranger", "spectator", "bot", "host", "rival", "owner")
"""The owner's seat is the one walked to. The host only hosts. Rival and owner have accounts; the bot is the rival's."""
AMONG_US = "Among us at "
"""What players say to each other, followed by the table."""
LETTERS = {"host": "127.0.0.1", "port": 1, "sender": "rome@rome.example", "security": "none"}

Kind = Literal["public", "invited", "closed", "over", "daily"]
SETUPS: dict[Kind, dict[str, Any]] = {
    "public": {"visibility": "public"},
    "invited": {"visibility": "invitation"},
    "closed": {"visibility": "public", "spectators": False},
    "over": {"visibility": "invitation"},
    "daily": {},
}
WALKED: dict[str, list[Kind]] = {"pax": [*SETUPS], "caligula": ["public", "over", "daily"]}

# Who may do what


def unsigned(who: str, kind: Kind) -> int | None:
    return 401 if who == "nobody" else None


def unseen(who: str, kind: Kind) -> int | None:
    """Why somebody may not see a table."""
    if who in ("owner", *(("rival", "host") if kind != "daily" else ())) or kind in ("public", "over"):
        return None
    return 403 if kind == "closed" else 404


def anyone(who: str, kind: Kind) -> int | None:
    return None


def account(who: str, kind: Kind) -> int | None:
    return unsigned(who, kind) or (403 if who in GUESTS else None)


def human(who: str, kind: Kind) -> int | None:
    return unsigned(who, kind) or (403 if who == "bot" else None)


def human_account(who: str, kind: Kind) -> int | None:
    return account(who, kind) or human(who, kind)


def of_the_owner(who: str, kind: Kind) -> int | None:
    """Something that is the owner's alone; for all others it isn't there."""
    return unsigned(who, kind) or (None if who == "owner" else 404)


def owners_bot(who: str, kind: Kind) -> int | None:
    return account(who, kind) or of_the_owner(who, kind)


def owners_bot_by_hand(who: str, kind: Kind) -> int | None:
    return human_account(who, kind) or of_the_owner(who, kind)


def nowhere(who: str, kind: Kind) -> int | None:
    """A link that we never gave to anybody."""
    return 404


def nowhere_signed_in(who: str, kind: Kind) -> int | None:
    return unsigned(who, kind) or 404


def seen(who: str, kind: Kind) -> int | None:
    return unsigned(who, kind) or unseen(who, kind)


def join(who: str, kind: Kind) -> int | None:
    """By invitation means by invitation, also to what may be seen when it is over."""
    asked = kind in ("public", "closed") or who in ("owner", *(("rival", "host") if kind != "daily" else ()))
    return unsigned(who, kind) or (None if asked else 404)


def host(who: str, kind: Kind) -> int | None:
    return seen(who, kind) or (None if who == ("owner" if kind == "daily" else "host") else 403)


def player(who: str, kind: Kind) -> int | None:
    return seen(who, kind) or (None if who in ("owner", "rival") else 403)


def seat(who: str, kind: Kind) -> int | None:
    return seen(who, kind) or (None if who == "owner" else 403)


def link(who: str, kind: Kind) -> int | None:
    return seen(who, kind) if kind == "over" else seat(who, kind)  # then there is none, for nobody


def speak(who: str, kind: Kind) -> int | None:
    return seen(who, kind) or (403 if who == "bot" else None)


def replay(who: str, kind: Kind) -> int | None:
    return None if kind == "over" else 404


SEAT = "/api/tables/{table}/seats/{seat:int}"
RIGHTS: dict[tuple[str, str], Any] = {
    ("GET", "/api/games"): anyone,
    ("GET", "/api/games/{game}/rules"): anyone,
    ("GET", "/api/games/{game}/deck"): anyone,
    ("GET", "/api/ratings"): anyone,
    ("GET", "/api/daily"): anyone,
    ("GET", "/health"): anyone,
    ("GET", "/api/me"): anyone,
    ("POST", "/api/guest"): anyone,
    ("GET", "/api/tables"): anyone,
    ("GET", "/api/qr/{token}"): anyone,
    ("POST", "/api/session/passkey/start"): anyone,
    ("POST", "/api/session/passkey"): anyone,
    ("POST", "/api/recover"): anyone,
    ("POST", "/api/session"): lambda who, kind: 401,  # with a wrong password
    ("POST", "/api/confirm/{token}"): nowhere,
    ("POST", "/api/recover/{token}"): nowhere,
    ("GET", "/api/join/{token}"): nowhere,
    ("POST", "/api/join/{token}"): nowhere_signed_in,
    ("GET", "/api/me/ratings"): unsigned,
    ("GET", "/api/me/campaign"): unsigned,
    ("POST", "/api/daily"): unsigned,
    ("POST", "/api/learn"): unsigned,
    ("PUT", "/api/me/name"): unsigned,
    ("PUT", "/api/me/language"): unsigned,
    ("POST", "/api/me/account"): unsigned,
    ("GET", "/api/me/sessions"): unsigned,
    ("DELETE", "/api/me/sessions/{session}"): of_the_owner,
    ("GET", "/api/me/passkeys"): unsigned,
    ("POST", "/api/me/passkeys/remove"): nowhere_signed_in,
    ("GET", "/api/me/notices"): unsigned,
    ("PUT", "/api/me/notices"): unsigned,
    ("POST", "/api/me/push"): unsigned,
    ("POST", "/api/me/push/remove"): unsigned,
    ("GET", "/api/me/export"): unsigned,
    ("GET", "/api/me/tables"): unsigned,
    ("POST", "/api/tables"): unsigned,
    ("DELETE", "/api/session"): unsigned,
    ("DELETE", "/api/me/sessions"): unsigned,
    ("DELETE", "/api/me"): human,
    ("POST", "/api/me/passkeys/start"): human,
    ("POST", "/api/me/passkeys"): human,
    ("PUT", "/api/me/password"): lambda who, kind: account(who, kind) or 403,  # with a wrong one
    ("PUT", "/api/me/email"): human_account,
    ("DELETE", "/api/me/email"): account,
    ("POST", "/api/me/bots"): human_account,
    ("GET", "/api/me/bots"): account,
    ("POST", "/api/me/bots/{bot}/token"): owners_bot_by_hand,
    ("DELETE", "/api/me/bots/{bot}"): owners_bot,
    ("GET", "/api/tables/{table}"): unseen,
    ("GET", "/api/tables/{table}/past/{number:int}"): unseen,
    ("GET", "/api/tables/{table}/chat"): unseen,
    ("POST", "/api/tables/{table}/chat"): speak,
    ("PUT", "/api/tables/{table}/mute"): seen,
    ("DELETE", "/api/tables/{table}/mute"): seen,
    ("POST", "/api/tables/{table}/join"): join,
    ("POST", "/api/tables/{table}/leave"): seen,
    ("POST", "/api/tables/{table}/start"): host,
    ("POST", "/api/tables/{table}/rematch"): player,
    ("PUT", SEAT): host,
    ("GET", SEAT): seat,
    ("GET", f"{SEAT}/past/{{number:int}}"): seat,
    ("POST", "/api/tables/{table}/hint"): player,
    ("POST", f"{SEAT}/link"): link,
    ("POST", f"{SEAT}/moves"): seat,
    ("POST", f"{SEAT}/undo"): seat,
    ("POST", f"{SEAT}/offer"): seat,
    ("POST", f"{SEAT}/answer"): seat,
    ("POST", f"{SEAT}/return"): seat,
    ("POST", f"{SEAT}/resign"): seat,
    ("GET", "/api/replays/{table}"): replay,
    ("GET", "/api/replays/{table}/{number:int}"): replay,
    ("GET", "/api/replays/{table}/log"): replay,
    ("POST", "/api/replays/{table}/review"): replay,
    ("GET", "/api/replays/{table}/review"): replay,
    ("GET", "/api/replays/{table}/review/words"): replay,
}
"""For each route, who is refused and how; None: let in, whatever is said then."""

BODIES: dict[str, Any] = {
    "/api/daily": {"game": "caligula"},
    "/api/learn": {"game": "caligula"},
    "/api/me/name": {"name": "Somebody"},
    "/api/me/language": {"language": "de"},
    "/api/me/account": {"password": "short"},
    "/api/me/password": {"old": "wrong", "new": PASSWORD},
    "/api/me/email": {"email": "nobody at all"},
    "/api/me/bots": {"name": "Machina"},
    "/api/me/notices": {},
    "/api/me/push": {"endpoint": "http://127.0.0.1", "keys": {"p256dh": "x", "auth": "y"}},
    "/api/me/push/remove": {"endpoint": "http://127.0.0.1"},
    "/api/me/passkeys": {"state": "x", "response": {}},
    "/api/me/passkeys/remove": {"id": "nothing"},
    "/api/session": {"name": "Owner", "password": "wrong"},
    "/api/session/passkey": {"state": "x", "response": {}},
    "/api/recover": {"email": "owner@rome.example"},
    "/api/recover/{token}": {"password": PASSWORD},
    "/api/tables": {"game": "pax", "chairs": []},
    "/api/tables/{table}/join": {},
    "/api/tables/{table}/chat": {"text": "Salve"},
    SEAT: {"who": "open"},
    f"{SEAT}/moves": {"decision": 0, "move": {}},
    f"{SEAT}/undo": {"decision": 99},
    f"{SEAT}/offer": {"what": "undo"},
    f"{SEAT}/answer": {"agrees": False, "offer": 0},
}
OPEN_TO_ALL = ("/api/games/{game}/rules", "/api/games/{game}/deck")
"""Texts that are the same for everybody, and have the names of all cards in them."""


def test_every_route_says_here_who_may_use_it() -> None:
    assert set(RIGHTS) == {(one.method, one.path) for one in ENDPOINTS}


# What each may know


def strings(told: Any) -> Iterator[str]:
    """All texts in it, the deck apart, which everybody knows."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for name, value in told.items():
            if name != "faces":
                yield from strings(value)
    elif isinstance(told, list):
        for value in told:
            yield from strings(value)


@cache
def database_of(server: Path) -> sqlite3.Connection:
    database = sqlite3.connect(server / "conspiratio.sqlite", isolation_level=None)
    database.row_factory = sqlite3.Row
    return database


def rows(server: Running, query: str, *values: Any) -> list[sqlite3.Row]:
    return database_of(server.data).execute(query, values).fetchall()


def match_of(server: Running, table: str) -> Match:
    """The game as its rows tell it."""
    row = rows(server, "select * from tables where id = ?", table)[0]
    names = tuple(one["name"] for one in rows(server, 'select name from seats where "table" = ? order by seat', table))
    match = deal_match(game_called(row["game"]), row["deal"], names, row["nonce"])
    for one in rows(server, 'select body from entries where "table" = ? order by number', table):
        entry = json.loads(one["body"])
        if entry["type"] == "moved":
            match = match.after(entry["seat"], match.game.read_move(entry["move"], "move"))
    return match


def hidden(match: Match, eye: int | None) -> set[str]:
    """Cards, and emperors to come, that an eye has never seen."""
    dealt = match.game.setup_json(match.deal)
    events = [*match.game.announce(match.states[0]), *(event for events in match.events for event in events)]
    known = {*strings(to_json(match.game.view(match.state, eye)))}
    known.update(*(strings(to_json(event.seen_by(eye))) for event in events))
    names = {name for name in strings(dealt) if re.fullmatch(r"[a-z]+-\d+b?", name)} | set(dealt.get("augustus", ()))
    return names - known


# The people


@dataclass
class Somebody:
    name: str
    client: httpx.AsyncClient
    me: dict[str, Any] = field(default_factory=dict)

    def eye(self, kind: Kind) -> int | None:
        return {"owner": 0, "rival": 1}.get(self.name) if kind != "daily" or self.name == "owner" else None

    @property
    def headers(self) -> dict[str, str]:
        """For a socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        given = {"Cookie": cookies, "Authorization": self.client.headers.get("Authorization")}
        return {name: value for name, value in given.items() if value}


@dataclass
class World:
    server: Running
    people: dict[str, Somebody]
    third: Player
    """Has the third seat, so that both games can be played."""
    bot: str
    """A bot account of the owner's."""
    session: str
    """Another session of the owner's, somewhere else."""
    tables: dict[tuple[str, Kind], str] = field(default_factory=dict)

    def player(self, name: str) -> Player:
        return Player(self.server, self.people[name].client, self.people[name].me)

    def standing(self, table: str) -> list[tuple[Any, ...]]:
        """What a table is: who sits there, and all that has happened."""
        seats = rows(self.server, 'select * from seats where "table" = ? order by seat', table)
        entries = rows(self.server, 'select * from entries where "table" = ? order by number', table)
        return [tuple(row) for row in (*seats, *entries)]

    def secrets_from(self, who: Somebody) -> set[str]:
        """What no answer to somebody may have in it."""
        me = who.me.get("id")
        told = {"$argon2"} | ({"owner@rome.example"} if who.name != "owner" else set())
        people = {one["id"]: one["owner"] for one in rows(self.server, "select id, owner from people")}
        told.update(id for id, owner in people.items() if me not in (id, owner) and people.get(me) != id)
        sessions = rows(self.server, "select id, person from sessions")
        told.update(one["id"] for one in sessions if one["person"] != me)
        told.update(one["hash"] for one in rows(self.server, "select hash from tokens"))
        links = "select link from seats where link is not null and person is not ?"
        told.update(one["link"] for one in rows(self.server, links, me))
        mine = {one["table"] for one in rows(self.server, 'select "table" from seats where person = ?', me)}
        for one in rows(self.server, "select id, invite, nonce, status, host from tables"):
            outside = one["host"] != me and one["id"] not in mine
            told |= {one["invite"], AMONG_US + one["id"]} if outside else set()
            told |= {one["nonce"]} if one["status"] == "playing" else set()
        return told


@asynccontextmanager
async def world(server: Running) -> AsyncIterator[World]:
    async with AsyncExitStack() as stack:
        players = {
            name: await stack.enter_async_context(server.person())
            for name in ("stranger", "spectator", "host", "rival", "owner", "third")
        }
        bots = {}
        for name in ("rival", "owner"):
            await players[name].put("/api/me/name", {"name": name.title()})
            await players[name].post("/api/me/account", {"password": PASSWORD})
            bots[name] = await players[name].post("/api/me/bots", {"name": f"Machina {name}"})
        elsewhere = await stack.enter_async_context(server.person())
        await elsewhere.post("/api/session", {"name": "Owner", "password": PASSWORD})
        confirmed = "update people set email = 'owner@rome.example', email_confirmed = 1 where id = ?"
        rows(server, confirmed, players["owner"].me["id"])
        token = {"Authorization": f"Bearer {bots['rival']['token']}"}
        bot = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, headers=token, timeout=PATIENCE))
        nobody = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, timeout=PATIENCE))
        people = {name: Somebody(name, one.client, one.me) for name, one in players.items() if name != "third"}
        people |= {"bot": Somebody("bot", bot, bots["rival"]), "nobody": Somebody("nobody", nobody)}
        sessions = (await elsewhere.get("/api/me/sessions"))["sessions"]
        other = next(one["id"] for one in sessions if one["current"])
        there = World(server, people, players["third"], bots["owner"]["id"], other)
        for game, kinds in WALKED.items():
            for kind in kinds:
                there.tables[game, kind] = await a_table(there, game, kind)
        yield there


async def a_table(there: World, game: str, kind: Kind) -> str:
    """Owner, rival and a third play at it, and the host looks on; it is the owner's turn, and they hold something."""
    owner = there.player("owner")
    if kind == "daily":
        return str((await owner.post("/api/daily", {"game": game}))["id"])
    table = await there.player("host").table(game, "ooo", **SETUPS[kind])
    at = [owner, there.player("rival"), there.third]
    for seat, one in enumerate(at):
        await one.post(f"/api/tables/{table['id']}/join", {"seat": seat, "invite": table["invite"]})
    made = 0
    while True:
        seat = (await owner.get(f"/api/tables/{table['id']}"))["to_act"]
        if made >= 8 and seat == 0 and hidden(match_of(there.server, table["id"]), None):
            break
        path = f"/api/tables/{table['id']}/seats/{seat}"
        told = await at[seat].get(path)
        move = told["moves"][made % len(told["moves"])]
        await at[seat].post(f"{path}/moves", {"decision": told["decision"], "move": move})
        made += 1
    await owner.post(f"/api/tables/{table['id']}/chat", {"text": AMONG_US + table["id"]})
    if kind == "over":
        for seat, one in enumerate(at[:2]):
            await one.post(f"/api/tables/{table['id']}/seats/{seat}/resign")
    return str(table["id"])


# The walk

ENDS_A_SESSION = {("DELETE", "/api/session"), ("DELETE", "/api/me/sessions"), ("DELETE", "/api/me")}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("walk") / "data"
    with running_server(folder, mail=LETTERS, public_url="https://rome.example", log_level="debug") as running:
        yield running


async def ask(there: World, who: Somebody, route: tuple[str, str], table: str) -> httpx.Response:
    method, path = route
    values = {"table": table, "seat": 0, "number": 0, "game": "pax", "token": "nothing-here"}
    values |= {"bot": there.bot, "session": there.session}
    where = re.sub(r"{(\w+)(:int)?}", lambda found: str(values[found[1]]), path)
    answer = await who.client.request(method, where, json=BODIES.get(path) if method in ("POST", "PUT") else None)
    if who.name == "nobody":
        who.client.cookies.clear()  # a guest would be somebody
    return answer


def check(there: World, who: Somebody, kind: Kind, route: tuple[str, str], answer: httpx.Response) -> None:
    refused = RIGHTS[route](who.name, kind)
    where = f"{who.name} at {route}, table {kind}: {answer.status_code} {answer.text[:300]}"
    if refused:
        assert answer.status_code == refused, where
    else:
        assert answer.status_code not in (401, 403, 404, 500), where
    assert [secret for secret in there.secrets_from(who) if secret in answer.text] == [], where


@asynccontextmanager
async def somebody_like(there: World, who: Somebody) -> AsyncIterator[Somebody]:
    """To do what can be done only once."""
    if who.name in ("nobody", "bot"):
        yield who
        return
    async with there.server.person() as double:
        if who.name in ("owner", "rival"):
            await double.put("/api/me/name", {"name": f"Double {double.me['id']}"})  # a Roman's might be taken
            await double.post("/api/me/account", {"password": PASSWORD})
        yield Somebody(who.name, double.client, double.me)


async def test_nobody_gets_further_than_they_may_on_any_route(server: Running) -> None:
    async with world(server) as there:
        await walk_by_oneself(there)
        for (game, kind), table in there.tables.items():
            await walk_to(there, game, kind, table)
        await look_on(there)
        await knock(there)
        secrets = await said_aloud(there)
    log = server.log()
    assert [secret for secret in secrets if secret in log] == []
    assert "traceback" not in log


async def walk_by_oneself(there: World) -> None:
    """Whatever has nothing to do with a table."""
    table = there.tables["pax", "public"]
    for name in EVERYBODY:
        who = there.people[name]
        for route in RIGHTS:
            if "{table}" in route[1]:
                continue
            if route in ENDS_A_SESSION:
                async with somebody_like(there, who) as double:
                    check(there, who, "public", route, await ask(there, double, route, table))
            else:
                check(there, who, "public", route, await ask(there, who, route, table))


async def walk_to(there: World, game: str, kind: Kind, table: str) -> None:
    match = match_of(there.server, table)
    before = there.standing(table)
    for name in EVERYBODY:
        who = there.people[name]
        cards = set() if kind == "over" else hidden(match, who.eye(kind))
        assert cards or kind == "over"
        if name == "owner":
            assert there.standing(table) == before, "somebody has done something for somebody else"
        for route in (route for route in RIGHTS if "{table}" in route[1]):
            answer = await ask(there, who, route, table)
            check(there, who, kind, route, answer)
            if "json" in answer.headers.get("content-type", ""):
                assert not cards & set(strings(answer.json())), f"{name} at {route}, {game} {kind}"


# Sockets


@asynccontextmanager
async def line_of(there: World, who: Somebody, table: str, where: str) -> AsyncIterator[SeatLine]:
    url = f"ws://127.0.0.1:{there.server.port}/api/tables/{table}/{where}"
    origin = there.server.url if "Cookie" in who.headers else None
    patient: Any = {"origin": origin, "max_size": None, "open_timeout": PATIENCE}
    async with connect(url, additional_headers=who.headers, **patient) as line:
        yield SeatLine(line)


async def knock(there: World) -> None:
    """At every table, on the owner's seat and beside it."""
    for (game, kind), table in there.tables.items():
        for name, who in there.people.items():
            for where, refused in (("seats/0/socket", seat(name, kind)), ("watch", unseen(name, kind))):
                async with line_of(there, who, table, where) as line:
                    told = await line.frame()
                    if refused is None:
                        assert told["seat"] == (0 if where != "watch" else None), (name, game, kind, where)
                        continue
                    assert told.keys() == {"error"}, (name, game, kind, where)
                    assert await line.closed() == 4000 + refused, (name, game, kind, where)


async def look_on(there: World) -> None:
    """Of ten moves at fresh tables everybody gets what they may know, and nobody can make one for another."""
    for game in ("pax", "caligula"):
        table = await a_table(there, game, "public")
        async with AsyncExitStack() as stack:
            places = {
                "nobody": "watch",
                "spectator": "watch",
                "host": "watch",
                "bot": "watch",
                "rival": "seats/1/socket",
            }
            lines = {
                name: await stack.enter_async_context(line_of(there, there.people[name], table, where))
                for name, where in places.items()
            }
            heard: dict[str, list[Any]] = {name: [await line.frame()] for name, line in lines.items()}
            mine = await stack.enter_async_context(line_of(there, there.people["owner"], table, "seats/0/socket"))
            await mine.frame()
            for name, line in lines.items():
                await line.send(line.update.get("decision", 0), mine.update["moves"][0])
                told = await line.until(lambda told: told.keys() & {"error", "refused"})
                assert "refused" in told if name == "rival" else told["error"]["key"] == "watching-only"
                heard[name].append(told)
            version = mine.update["version"]
            await mine.decide()
            assert mine.update["version"] == version + 1, "somebody moved for the owner"
            await mine.line.send(json.dumps({"decision": mine.update["decision"], "move": {}, "seat": 1}))
            assert "error" in await mine.until(lambda told: told.keys() & {"error", "refused", "accepted"})
            match = match_of(there.server, table)
            for name, line in lines.items():
                heard[name].append(await line.until(lambda told, version=version: told.get("version", 0) > version))
                cards = hidden(match, there.people[name].eye("public"))
                assert cards
                assert not cards & set(strings(heard[name])), f"{name} at {game}"
                assert bool(line.chat) == (name in ("host", "rival")), "they hear what players say to each other"


async def said_aloud(there: World) -> set[str]:
    """What must not stand in any log, however much is logged."""
    told = {"$argon2", PASSWORD, "owner@rome.example", "Salve", AMONG_US, "Machina"}
    for who in there.people.values():
        told.update(who.client.cookies.values())
        told.update(value.split()[-1] for value in [who.client.headers.get("Authorization")] if value)
    for column, source in (("id", "sessions"), ("hash", "tokens"), ("invite", "tables"), ("nonce", "tables")):
        told.update(one[column] for one in rows(there.server, f"select {column} from {source}") if one[column])
    told.update(one["link"] for one in rows(there.server, "select link from seats where link is not null"))
    for table in there.tables.values():
        told.update(f'"{card}"' for card in hidden(match_of(there.server, table), None))
    return told


# What was once somebody's


async def test_who_hands_a_seat_on_has_it_no_more(server: Running) -> None:
    async with server.person() as livia, server.person() as heir, server.person() as late:
        table = (await livia.table("pax", "mm", visibility="public"))["id"]
        seat = (await livia.get(f"/api/tables/{table}"))["to_act"]
        path = f"/api/tables/{table}/seats/{seat}"
        async with livia.sit(table, seat) as old, livia.sit(table, 1 - seat) as kept:
            await old.frame()
            await kept.frame()
            link = await livia.post(f"{path}/link")
            assert (await heir.post(f"/api/join/{link['token']}"))["seat"] == seat
            assert await old.closed() == 4403
            move = {"decision": old.update["decision"], "move": old.update["moves"][0]}
            await livia.post(f"{path}/moves", move, expect=403)
            await livia.get(path, expect=403)
            await livia.post(f"{path}/link", expect=403)
            await livia.post(f"{path}/resign", expect=403)
            await late.post(f"/api/join/{link['token']}", expect=404)
            async with heir.sit(table, seat) as new:
                await new.frame()
                assert "accepted" in await new.decide()
            await kept.until(lambda told: not told["seats"][seat]["yours"] and told["moves"])


async def test_who_was_sent_away_before_the_start_sees_nothing_of_the_game(server: Running) -> None:
    async with server.person() as livia, server.person() as unwelcome, server.person() as marcus:
        info = await livia.table("pax", "moo")
        table = info["id"]
        await unwelcome.post(f"/api/join/{info['invite']}")
        async with unwelcome.sit(table, 1) as seat, unwelcome.sit(table, None) as beside:
            await seat.frame()
            await beside.frame()
            await livia.put(f"/api/tables/{table}/seats/1", {"who": "open"})
            assert await seat.closed() == 4403
            assert await beside.closed() == 4404
        await unwelcome.get(f"/api/tables/{table}?invite={info['invite']}", expect=404)
        await unwelcome.post(f"/api/join/{info['invite']}", expect=404)
        another = (await livia.get(f"/api/tables/{table}"))["invite"]
        await unwelcome.post(f"/api/join/{another}", expect=403)
        assert (await marcus.post(f"/api/join/{another}"))["seat"] == 1
        await unwelcome.get(f"/api/tables/{table}/seats/1", expect=404)


async def test_who_waits_at_a_table_without_spectators_is_sent_off_when_it_begins(server: Running) -> None:
    async with server.person() as livia, server.person() as marcus, server.person() as curious:
        table = (await livia.table("pax", "mo", visibility="public", spectators=False))["id"]
        async with curious.sit(table, None) as line, livia.sit(table, None) as host:
            assert (await line.frame())["status"] == "open"
            await host.frame()
            await marcus.post(f"/api/tables/{table}/join", {})
            assert await line.closed() == 4403
            assert all("view" not in told for told in line.updates)
            await host.until(lambda told: "view" in told)  # who plays may have it on a second screen


async def test_an_invitation_opens_its_own_table_only(server: Running) -> None:
    async with server.person() as livia, server.person() as guest:
        mine, other = await livia.table("pax", "mm"), await livia.table("caligula", "mmm")
        for path in ("", "/chat"):
            await guest.get(f"/api/tables/{mine['id']}{path}?invite={mine['invite']}")
            await guest.get(f"/api/tables/{mine['id']}{path}?invite={other['invite']}", expect=404)
            await guest.get(f"/api/tables/{mine['id']}{path}", expect=404)
        async with guest.sit(mine["id"], None, f"?invite={mine['invite']}") as line:
            assert (await line.frame())["seat"] is None
        async with guest.sit(mine["id"], None, f"?invite={other['invite']}") as line:
            assert await line.closed() == 4404
        joined = await guest.post(f"/api/join/{mine['invite']}")
        assert joined["seat"] is None
        assert joined["table"]["invite"] is None
