"""Tables over HTTP: make, list, join, play and end them. Moves may come this way, too; sockets are quicker."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Literal

import segno
from msgspec import Meta
from starlette.responses import Response

from conspiratio.core.game import IllegalMove
from conspiratio.games import GameName
from conspiratio.locale import Texts
from conspiratio.messages.any_game import AnyHint, AnyPast, AnyUpdate
from conspiratio.messages.table import Muted, Nothing, Refused, Said
from conspiratio.server.bots.hints import hint_for
from conspiratio.server.tables import actions
from conspiratio.server.tables.aside import SetAside
from conspiratio.server.tables.listing import public_tables, tables_of
from conspiratio.server.tables.setup import Chair, Setup
from conspiratio.server.tables.sight import NOTHING, Glance, is_much, past, update_for
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Denied, Missing

from .api import Call, endpoint, refusal_in_words
from .shapes import DecisionNumber, Input, Joined, Link, SeatNumber, TableInfo, Tables, Token, table_info


class LobbyQuery(Input):
    game: GameName | None = None


class MineQuery(Input):
    over: bool = False


class Look(Input):
    invite: Token | None = None


class Joining(Input):
    seat: SeatNumber | None = None
    invite: Token | None = None


class MoveMade(Input):
    decision: DecisionNumber
    move: Any


class TakeBack(Input):
    decision: DecisionNumber
    """The number of your next decision."""
    whole_turn: bool = False


class Proposal(Input):
    what: Literal["undo", "abort"]
    version: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    """The version of the table as you saw it. If you send it, a repeated request counts only once."""


class Answer(Input):
    agrees: bool
    offer: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The number of the proposal, from the update: so you never answer a later one by mistake."""


class Saying(Input):
    text: Annotated[str, Meta(max_length=2000)]


class SeatLook(Input):
    words: bool = False


@endpoint("GET", "/api/tables", who="anyone")
async def lobby(call: Call, query: LobbyQuery) -> Tables:
    """Public tables: open ones first, then those that play."""
    found = await _infos(call, await public_tables(call.server.database, query.game))
    return Tables([table for table in found.tables if table.status == "open" or table.spectators])


@endpoint("GET", "/api/me/tables")
async def my_tables(call: Call, query: MineQuery) -> Tables:
    """Your tables, those that wait for you first; ``over=true``: the finished ones."""
    return await _infos(call, await tables_of(call.server.database, call.me.id, over=query.over))


async def _infos(call: Call, ids: Sequence[str]) -> Tables:
    person = call.person.id if call.person else None
    muted = await call.server.outbox.muted_by(call.person, ids)
    found = []
    for id in ids:
        try:
            found.append(table_info(await call.server.desk.table(id), person, muted=id in muted))
        except Missing:
            continue  # it went just now
        except SetAside as aside:
            found.append(table_info(aside.table, person, muted=id in muted))
    return Tables(found)


async def from_outside(call: Call, table: Table) -> TableInfo:
    """A table as the person who asks may see it."""
    muted = await call.server.outbox.muted_by(call.person, [table.id])
    return table_info(table, call.person.id if call.person else None, muted=bool(muted))


@endpoint("POST", "/api/tables", status=201)
async def make_table(call: Call, body: Setup) -> TableInfo:
    """Make a table. If it waits for nobody else, it starts at once."""
    call.limit("table")
    return await from_outside(call, await call.server.lobby.create(call.me, body))


@endpoint("GET", "/api/tables/{table}", who="anyone")
async def see_table(call: Call, query: Look) -> TableInfo:
    """A table from outside: its setup and seats, nothing of the game."""
    table = await call.server.readable(call.path("table"), call.person, query.invite)
    return await from_outside(call, table)


@endpoint("POST", "/api/tables/{table}/join")
async def join(call: Call, body: Joining) -> Joined:
    """Take a seat at an open table."""
    table = await call.server.lobby.join(call.me, call.path("table"), body.seat, body.invite)
    return Joined(await from_outside(call, table), table.seats_of(call.me.id)[0])


@endpoint("GET", "/api/join/{token}", who="anyone")
async def see_invitation(call: Call) -> TableInfo:
    """The table that an invitation, or the link of a seat, leads to: see how it is set up before you sit down."""
    call.limit("socket")
    return await from_outside(call, await call.server.lobby.invited_to(call.path("token"), call.person))


@endpoint("POST", "/api/join/{token}")
async def join_by_invitation(call: Call) -> Joined:
    """Accept an invitation to a table, or open the link of a seat (the seat is then yours)."""
    call.limit("socket")
    table, seat = await call.server.lobby.join_by(call.me, call.path("token"))
    return Joined(await from_outside(call, table), seat)


@endpoint("POST", "/api/tables/{table}/leave")
async def leave(call: Call) -> TableInfo:
    """Leave the table before the start. If the host leaves, the table is closed."""
    return await from_outside(call, await call.server.lobby.leave(call.me, await _seen(call)))


@endpoint("PUT", "/api/tables/{table}/seats/{seat:int}")
async def seat_somebody(call: Call, body: Chair) -> TableInfo:
    """For the host, before the start: free a seat (the person on it has to leave), take it, or put a bot on it."""
    table = await call.server.lobby.seat_by_host(call.me, await _seen(call), call.seat(), body)
    return await from_outside(call, table)


@endpoint("POST", "/api/tables/{table}/start")
async def start(call: Call) -> TableInfo:
    """For the host: start the game when all seats are taken."""
    return await from_outside(call, await call.server.lobby.start(call.me, await _seen(call)))


@endpoint("POST", "/api/tables/{table}/rematch")
async def rematch(call: Call) -> TableInfo:
    """Play again with the same setup. The first player who asks makes the new table, and the others join it."""
    call.limit("table")
    return await from_outside(call, await call.server.lobby.rematch(call.me, await _seen(call)))


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}/link")
async def seat_link(call: Call) -> Link:
    """Make a link that gives one seat to the person who opens it: for phones around a shared screen."""
    token = await call.server.lobby.seat_link(call.me, await _seen(call), call.seat())
    return Link(token, f"{call.public_url}/join/{token}")


async def _seen(call: Call) -> str:
    """The id of a table that somebody may know of; for anybody else there is none."""
    return (await call.server.readable(call.path("table"), call.me)).id


@endpoint("GET", "/api/qr/{token}", who="anyone")
async def qr_code(call: Call) -> Response:
    """The QR code of an invitation, as SVG. It contains no more than the link."""
    drawn = io.BytesIO()
    segno.make(f"{call.public_url}/join/{call.path('token')}", error="m").save(drawn, kind="svg", scale=6, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


# At the table


@endpoint("GET", "/api/tables/{table}/seats/{seat:int}")
async def see_from_seat(call: Call, query: SeatLook) -> AnyUpdate:
    """Your seat without a socket: what the socket would send first (view, moves, events, decision)."""
    table = await call.server.own_seat(call.path("table"), call.seat(), call.me)
    call.limit("look")
    texts = call.texts if query.words else None
    return (await _update(call, table, NOTHING, texts))[0]


@endpoint("GET", "/api/tables/{table}/seats/{seat:int}/past/{number:int}")
async def past_from_seat(call: Call) -> AnyPast:
    """The table after a number of moves, as your seat knew it then; during the game and after it."""
    table = await call.server.own_seat(call.path("table"), call.seat(), call.me)
    return past(table, call.seat(), call.number())


@endpoint("GET", "/api/tables/{table}/past/{number:int}", who="anyone")
async def past_from_outside(call: Call, query: Look) -> AnyPast:
    """The table after a number of moves, as spectators knew it then."""
    table = await call.server.readable(call.path("table"), call.person, query.invite)
    return past(table, None, call.number())


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}/moves")
async def make_move(call: Call, body: MoveMade) -> AnyUpdate | Refused:
    """Make a decision. If you send it twice, it counts once. A refusal (422) names the rule."""
    call.limit("move")
    id, seat = call.path("table"), call.seat()
    before = await call.server.own_seat(id, seat, call.me)
    try:
        table = await call.server.move(before, seat, body.decision, before.read_move(body.move))
    except IllegalMove as illegal:
        call.status = 422
        return Refused(refusal_in_words(call.texts, await call.server.desk.table(id), illegal))
    _, seen = await _update(call, before, NOTHING, None)
    return (await _update(call, table, seen, None))[0]


async def _update(call: Call, table: Table, last: Glance, texts: Texts | None) -> tuple[AnyUpdate, Glance]:
    desk, seat = call.server.desk, call.seat()
    work = partial(update_for, table, seat, call.me.id, desk.now(), last, texts)
    return await desk.work(table.id, work, beside=is_much(table, seat, last))


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}/undo")
async def take_back(call: Call, body: TakeBack) -> TableInfo:
    """Take back your last move, or your whole turn, as long as nobody has learnt anything from it."""
    return await _act(call, actions.undo(call.seat(), body.decision, whole_turn=body.whole_turn))


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}/offer")
async def propose(call: Call, body: Proposal) -> TableInfo:
    """Ask the others to agree: to take back your last move, or to end the game without a result."""
    table = await call.server.own_seat(call.path("table"), call.seat(), call.me)
    also = tuple(seat for seat in table.seats_of(call.me.id) if seat != call.seat())
    return await _act(call, actions.offer(call.seat(), body.what, body.version, also))


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}/answer")
async def answer(call: Call, body: Answer) -> TableInfo:
    """Agree to a proposal, or refuse it. The player who made it can withdraw it."""
    return await _act(call, actions.answer(call.seat(), body.agrees, body.offer))


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}/return")
async def come_back(call: Call) -> TableInfo:
    """Take your seat back when your time ran out and a bot stands in. A new socket or a move does the same."""
    return await _act(call, actions.come_back(call.seat()))


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}/resign")
async def resign(call: Call) -> TableInfo:
    """Resign. A bot plays on for the others; in a game of two the game is over."""
    return await _act(call, actions.resign(call.seat()))


@endpoint("POST", "/api/tables/{table}/hint")
async def hint(call: Call) -> AnyHint:
    """A hint: what a strong bot would do with what your seat knows. Only on your turn, at a friendly table."""
    call.limit("hint")
    table = await call.server.readable(call.path("table"), call.me)
    return await hint_for(table, call.me.id, call.server.workers, call.server.keys)


async def _act(call: Call, action: actions.Action) -> TableInfo:
    call.limit("move")
    table = await call.server.own_seat(call.path("table"), call.seat(), call.me)
    return await from_outside(call, await call.server.desk.enter(table.id, action))


@endpoint("GET", "/api/tables/{table}/chat", who="anyone")
async def hear(call: Call, query: Look) -> Said:
    """The chat that you may read."""
    table = await call.server.readable(call.path("table"), call.person, query.invite)
    said, _ = await call.server.chat.since(table, call.person.id if call.person else None, 0)
    return Said(said)


@endpoint("POST", "/api/tables/{table}/chat", status=201)
async def say(call: Call, body: Saying, query: Look) -> Nothing:
    """Say something. Players talk to players, spectators to spectators."""
    call.limit("chat")
    table = await call.server.readable(call.path("table"), call.me, query.invite)
    if call.me.kind == "bot" and not table.seats_of(call.me.id):
        raise Denied("watching-only")
    await call.server.chat.say(table, call.me, body.text)
    return Nothing()


@endpoint("PUT", "/api/tables/{table}/mute")
async def mute(call: Call) -> Muted:
    """Stop notices from this table."""
    table = await call.server.readable(call.path("table"), call.me)
    await call.server.outbox.mute(call.me, table.id, True)
    return Muted(True)


@endpoint("DELETE", "/api/tables/{table}/mute")
async def unmute(call: Call) -> Muted:
    """Get notices from this table again."""
    table = await call.server.readable(call.path("table"), call.me)
    await call.server.outbox.mute(call.me, table.id, False)
    return Muted(False)
