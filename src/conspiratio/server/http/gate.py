"""What a connection may cost before anybody has looked at what it asks for.

uvicorn reads heads without end and waits for ever. Here every part of a request is bounded in bytes, and every step
in time: the head, the body, the reading of the answer. The number of connections is bounded, too: from one address,
and from all. A connection that breaks a bound is closed, and the log says so (seldom, however often it happens).
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, NamedTuple, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from conspiratio.server.settings import Connections
from conspiratio.server.upkeep.logs import Seldom

from .limits import neighbourhood

MOST_HEAD = 32_768
"""Bytes of a request line and its headers, trailers included."""
MOST_FIELDS = 100
MOST_URL = 8_192
MOST_READ = 1_048_576
"""Bytes of a body as it comes, with all that frames it. What a route takes is less; the rest is thrown away."""
MOST_PIPELINED = 8
"""Requests that wait behind one that is being answered; browsers send none."""
MOST_FRAGMENTS = 64
"""Frames of one message of a socket."""
FRAMES = 2_000, 500
"""Frames of a socket at once, and a second. Who may send how many moves is decided elsewhere: this is what it costs to
read them."""
SMALL_FRAMES = 100, 10
"""The same for pings, pongs and fragments, which nobody needs many of."""
PIECE = 1_024
"""Bytes of a socket that are read before its frames are counted."""
SPARE_FILES = 200
"""Files that are left for all that is no connection."""

_log = logging.getLogger("conspiratio.server.gate")


class Gate:
    """All connections of one server."""

    def __init__(self, bounds: Connections, trusted: Callable[[str], bool] = lambda _: False) -> None:
        """``trusted``: proxies, through which many come from one address."""
        self.bounds = bounds
        self.trusted = trusted
        self.most = min(bounds.most, _files() - SPARE_FILES)
        self.open: dict[asyncio.Transport, Passing] = {}
        self.of_address: Counter[str] = Counter()
        self._tell = Seldom(_log)

    def enter(self, transport: asyncio.Transport, connection: Passing) -> bool:
        """Whether there is room for one more."""
        address = connection.address
        if not self.trusted(address) and self.of_address[neighbourhood(address)] >= self.bounds.from_one_address:
            self.tell("too many connections from one address", address)
            return False
        if len(self.open) >= self.most:
            self.tell("too many connections", address)
            return False
        self.open[transport] = connection
        self.of_address[neighbourhood(address)] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        connection = self.open.pop(transport, None)
        if connection is not None:
            address = neighbourhood(connection.address)
            self.of_address[address] -= 1
            if not self.of_address[address]:
                del self.of_address[address]

    def sweep(self) -> None:
        """Close every connection whose time is up."""
        now = time.monotonic()
        for transport, connection in list(self.open.items()):
            if transport.is_closing():  # and it waits for somebody to read the rest, who may never do so
                connection.due.setdefault("answer not read", now + self.bounds.stalled_seconds)
            late = [why for why, until in connection.due.items() if until <= now]
            if late:
                self.tell(late[0], connection.address)
                transport.abort()

    def tell(self, why: str, address: str) -> None:
        if why == "nothing sent":  # as browsers do that open one in advance
            _log.info("connection closed", extra={"why": why, "peer": address})
        else:
            self._tell("connection closed", why=why, peer=address)


class Passing(asyncio.Protocol):
    """One connection, as the gate sees it; one of uvicorn's protocols does the rest."""

    transport: Any
    client: tuple[str, int] | None

    def __init__(self, config: Any, *others: Any, **more: Any) -> None:
        super().__init__(config, *others, **more)  # type: ignore[call-arg] # of uvicorn's protocol
        self.gate = cast(GateConfig, config).gate
        self.due: dict[str, float] = {}
        """What is waited for, and until when."""

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.within("answer not read", self.gate.bounds.stalled_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.done("answer not read")

    def within(self, what: str, seconds: float) -> None:
        self.due[what] = time.monotonic() + seconds

    def done(self, *whats: str) -> None:
        for what in whats:
            self.due.pop(what, None)


class GateConfig(uvicorn.Config):
    """uvicorn's configuration, with a gate before its protocols."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        self.gate = gate
        super().__init__(app, http=GatedHttp, ws=GatedSocket, **options)


class TooMuch(NamedTuple):
    """Why a request is not read to its end."""

    status: HTTPStatus
    why: str


HEAD_TOO_LARGE = TooMuch(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head too large")
URL_TOO_LONG = TooMuch(HTTPStatus.REQUEST_URI_TOO_LONG, "address too long")
BODY_TOO_LARGE = TooMuch(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "body too large")
TOO_MANY_AT_ONCE = TooMuch(HTTPStatus.TOO_MANY_REQUESTS, "too many requests at once")
NO_HTTP = TooMuch(HTTPStatus.BAD_REQUEST, "no HTTP")


class GatedHttp(Passing, HttpToolsProtocol):
    def __init__(self, config: Any, *others: Any, **more: Any) -> None:
        super().__init__(config, *others, **more)
        self._read = 0
        """Bytes since the head, or the body, began."""
        self._fields = self._field_bytes = 0
        self._in_body = False
        self._wrong = NO_HTTP
        """What was, if the parser gives up."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.gate.enter(transport, self):
            self.within("nothing sent", self.gate.bounds.head_seconds)
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    # What comes in

    def data_received(self, data: bytes) -> None:
        self.done("nothing sent")
        if not self._in_body:
            self._await_head()
        self._read += len(data)
        super().data_received(data)
        if self._read > (MOST_READ if self._in_body else MOST_HEAD) and not self.transport.is_closing():
            self._wrong = BODY_TOO_LARGE if self._in_body else HEAD_TOO_LARGE
            self.send_400_response("")

    def _await_head(self) -> None:
        if "head too slow" not in self.due:
            self.within("head too slow", self.gate.bounds.head_seconds)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._read = self._fields = self._field_bytes = 0
        self._await_head()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > MOST_URL:
            self._give_up(URL_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Trailers come here too."""
        super().on_header(name, value)
        self._fields += 1
        self._field_bytes += len(name) + len(value)
        if self._fields > MOST_FIELDS or self._field_bytes > MOST_HEAD:
            self._give_up(HEAD_TOO_LARGE)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self._give_up(TOO_MANY_AT_ONCE)
        super().on_headers_complete()
        self._read, self._in_body = 0, True
        self.done("head too slow")
        self.within("body too slow", self.gate.bounds.body_seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._read, self._in_body = 0, False
        self.done("body too slow")

    def _give_up(self, wrong: TooMuch) -> None:
        self._wrong = wrong
        raise ValueError(wrong.why)  # at which the parser stops

    def send_400_response(self, msg: str) -> None:
        """What can't be read, and (ours) what is too much to read."""
        self.gate.tell(self._wrong.why, self.address)
        self._refuse(self._wrong.status)

    def _refuse(self, status: HTTPStatus) -> None:
        body = f"{status.phrase}\n".encode()
        head = b"content-type: text/plain\r\ncontent-length: %d\r\nretry-after: 5\r\nconnection: close\r\n\r\n" % len(
            body
        )
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()


class GatedSocket(Passing, WebSocketsSansIOProtocol):
    """It begins as a GatedHttp, whose place it takes."""

    def __init__(self, config: Any, *others: Any, **more: Any) -> None:
        super().__init__(config, *others, **more)
        self._all, self._small = Bucket(*FRAMES), Bucket(*SMALL_FRAMES)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.gate.open[transport] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the whole head, which GatedHttp has read
            if not self.handshake_initiated:
                self._drop("no handshake")
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        small = sum(frame.opcode not in (Opcode.TEXT, Opcode.BINARY) or not frame.fin for frame in frames)
        if self._all.take(len(frames)) and self._small.take(small):
            super().handle_events()
        else:
            self._drop("too many frames")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.transport.is_closing():
            self._drop("too many fragments")

    def handle_ping(self) -> None:
        """Answers only a client that reads: answers must not pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def _drop(self, why: str) -> None:
        self.gate.tell(why, self.address)
        self.transport.abort()


class Bucket:
    """At most a number at once, and a number a second."""

    def __init__(self, most: float, a_second: float) -> None:
        self.most, self.a_second = most, a_second
        self._left, self._when = most, time.monotonic()

    def take(self, count: int) -> bool:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._when) * self.a_second) - count
        self._when = now
        return self._left >= 0


def _files() -> int:
    """How many files this process may have open; as many as we are allowed to ask for."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        except (OSError, ValueError):
            return soft
    return soft
