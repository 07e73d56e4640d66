"""The socket of a seat or a spectator: updates out, decisions in. ``docs/protocol.md`` explains it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from conspiratio.core.game import Complaint, Eye, IllegalMove
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain
from conspiratio.messages import table as messages
from conspiratio.messages.records import encode
from conspiratio.server.people.person import Person
from conspiratio.server.tables import actions
from conspiratio.server.tables.aside import SetAside
from conspiratio.server.tables.frames import with_acknowledgement
from conspiratio.server.tables.hub import Watcher
from conspiratio.server.tables.sight import NOTHING
from conspiratio.server.tables.table import Table
from conspiratio.server.trouble import Denied, Missing, TooMany, Unauthenticated, Unavailable, status_of

from .api import COOKIE, ID, refusal_in_words, who_asks
from .headers import language_in
from .shapes import DecisionNumber

if TYPE_CHECKING:
    from conspiratio.server.server import Server

MOST_SOCKETS = 40
"""Of one person, or of one address of people who are not signed in."""
GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What is raised when the other side has closed the connection."""
GOING_DOWN = 1012
TOO_FAST = 1008


class Decided(msgspec.Struct, forbid_unknown_fields=True):
    decision: DecisionNumber
    move: Any


_decode = msgspec.json.Decoder(Decided).decode


class SeatSocket:
    """One connection, from the handshake to the end."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        self.server, self.socket = server, socket
        self.texts = Texts(language_in(socket.scope))
        self.in_words = socket.query_params.get("words") == "1"
        self.by_changes = socket.query_params.get("changes") == "1"
        self.invite = socket.query_params.get("invite")
        self.person: Person | None = None
        self.session: str | None = None
        self.source = ""
        """Whom limits count: the person, or the address of somebody who is not signed in."""

    async def serve(self) -> None:
        try:
            table, eye = await self._admit()
        except Complaint as complaint:
            if isinstance(complaint, SetAside):
                complaint = complaint.told_to(self.person.id if self.person else None)
            # A browser can't read the answer to a failed handshake: accept, say why, and close.
            with suppress(*GONE):
                await self.socket.accept()
                await self._refuse(complaint)
            return
        try:
            await self.socket.accept()
        except GONE:
            return
        watcher = Watcher(table.id, eye, self.person.id if self.person else None, self.source, self.session)
        self.server.hub.open(watcher)
        self.server.workers.come_to(table.id)
        try:
            watcher.show(await self.server.desk.table(table.id))
            async with asyncio.TaskGroup() as group:
                writer = group.create_task(self._write(watcher))
                await self._read(watcher)
                writer.cancel()
        except* GONE:
            pass  # it went away in the middle of a word; it will be back
        finally:
            self.server.hub.close(watcher)
            if table.id not in self.server.hub.watchers:
                self.server.frames.forget(table.id)

    async def _admit(self) -> tuple[Table, Eye]:
        id = self.socket.path_params["table"]
        seat: int | None = self.socket.path_params.get("seat")
        if not ID.fullmatch(id):
            raise Missing("table-missing")
        self.person = await who_asks(
            self.server, self.socket.headers.get("authorization"), self.socket.cookies.get(COOKIE)
        )
        self.session = self.person.session if self.person else None
        self.source = self.person.id if self.person else self.socket.client.host if self.socket.client else ""
        self.server.limits.check("socket", self.source)
        if self.server.hub.count(self.source) >= MOST_SOCKETS:
            raise TooMany("sockets-many", most=MOST_SOCKETS)
        if seat is None:
            return await self.server.readable(id, self.person, self.invite), None
        if self.person is None:
            raise Unauthenticated("sign-in-needed")
        table = await self.server.own_seat(id, seat, self.person)
        return await self.server.desk.enter(table.id, actions.come_back(seat)), seat

    async def _write(self, watcher: Watcher) -> None:
        glance = NOTHING
        shown, heard = -1, 0
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            if watcher.closing:
                with suppress(RuntimeError):
                    await self.socket.close(GOING_DOWN)
                return
            if watcher.trouble:
                await self._refuse(watcher.trouble)
                return
            table = watcher.latest
            assert table
            accepted = watcher.acknowledged(table)
            if table.version != shown or accepted is not None:
                if not await self._may_stay(watcher, table):
                    return
                texts = self.texts if self.in_words else None
                frame, glance = await self.server.frames.frame(
                    table, watcher.eye, watcher.person, glance, texts, by_changes=self.by_changes
                )
                shown = table.version
                await self.socket.send_text(frame if accepted is None else with_acknowledgement(frame, accepted))
            if watcher.talk:
                heard = await self._tell_talk(watcher, table, heard)

    async def _tell_talk(self, watcher: Watcher, table: Table, heard: int) -> int:
        watcher.talk = False  # before we look: what is said meanwhile is looked for again
        try:
            said, last = await self.server.chat.since(table, watcher.person, heard)
        except Unavailable:
            watcher.talk = True
            return heard  # it is told with the next news
        if said:
            await self._send(messages.Said(said))
        return last

    async def _may_stay(self, watcher: Watcher, table: Table) -> bool:
        """A seat can be handed on while its old owner looks, and a table begin that is not for spectators."""
        try:
            if watcher.eye is None:
                self.server.check_readable(table, watcher.person, self.invite)
            elif watcher.eye not in table.seats_of(watcher.person):
                raise Denied("seat-not-yours")
        except Complaint as complaint:
            await self._refuse(complaint)
            return False
        return True

    async def _refuse(self, complaint: Complaint) -> None:
        await self._send(self._error(complaint))
        await self.socket.close(4000 + status_of(complaint))

    async def _read(self, watcher: Watcher) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if watcher.closing:
                continue  # it was sent away: who doesn't read that can't act any more, either
            text = message.get("text")
            started = time.perf_counter()
            try:
                self.server.limits.check("move", self.source)
            except TooMany as complaint:
                await self._send(self._error(complaint))
                await self.socket.close(TOO_FAST)
                return
            await asyncio.sleep(0)  # frames that are here already must not keep everybody else waiting
            answer = await self._answer(watcher, text if text is not None else message.get("bytes") or b"")
            if answer is not None:
                await self._send(answer)
            else:
                game = watcher.latest.setup.game if watcher.latest else ""
                self.server.metrics.move(game, "person", time.perf_counter() - started)

    async def _answer(
        self, watcher: Watcher, text: str | bytes
    ) -> messages.SocketRefused | messages.SocketError | None:
        """None: it was played (or had been), and an update acknowledges it."""
        number: int | None = None
        try:
            if watcher.eye is None or self.person is None:
                raise Denied("watching-only")
            wanted = _decode(text)
            number = wanted.decision
            table = await self.server.own_seat(watcher.table, watcher.eye, self.person)
            move = table.read_move(wanted.move)
            watcher.asked = (number, move)
            table = await self.server.move(table, watcher.eye, number, move)
            if watcher.asked:  # no update has shown it yet, or it was told in other words
                watcher.accepted.append(number)
                watcher.show(table)
            return None
        except IllegalMove as illegal:
            stands = self.server.desk.known(watcher.table) or watcher.latest
            return messages.SocketRefused(refusal_in_words(self.texts, stands, illegal), number)
        except msgspec.ValidationError as error:
            return self._error(Complaint("body-invalid", why=str(error)), number)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return self._error(Complaint("body-not-json", why=str(error)), number)
        except Complaint as complaint:
            return self._error(complaint, number)
        finally:
            watcher.asked = None

    def _error(self, complaint: Complaint, number: int | None = None) -> messages.SocketError:
        trouble = messages.SocketTrouble(complaint.key, complain(self.texts, complaint), status_of(complaint))
        return messages.SocketError(trouble, number)

    async def _send(self, message: Any) -> None:
        await self.socket.send_text(encode(message).decode())
