"""What the server counts and times, for Prometheus. Labels come from small sets: never a person, never a table.

How long a bot thought may tell what it has in its hand, so no single time can be read: times are told in batches.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Mapping, Sequence
from typing import Literal, TypeAlias, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from conspiratio.bots import BOTS
from conspiratio.games import GAMES

from ..http.headers import route_of

Mover: TypeAlias = Literal["person", "bot", "stand-in"]
Channel: TypeAlias = Literal["push", "mail", "webhook"]

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
OTHER = "other"
_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
BATCH = 20
"""Times are told in batches of this size. Somebody who looks before and after a decision sees nothing, or a mixture."""
_SLOW = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


def _one_of(known: Collection[str], value: str) -> str:
    return value if value in known else OTHER


class Batches:
    """A histogram that is told of times only in batches, each kind in its own."""

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._held: dict[tuple[str, ...], list[float]] = {}

    def observe(self, seconds: float, *labels: str) -> None:
        held = self._held.setdefault(labels, [])
        held.append(seconds)
        if len(held) >= BATCH:
            histogram = self._histogram.labels(*labels) if labels else self._histogram
            for one in self._held.pop(labels):
                histogram.observe(one)


class Metrics:
    """One a process, with a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._requests = Counter(
            "conspiratio_http_requests", "HTTP requests", ("method", "route", "status"), registry=registry
        )
        self._request_seconds = self._seconds(
            "conspiratio_http_request_seconds", "From the request to the end of its answer", ("method", "route")
        )
        self._sockets = Gauge("conspiratio_sockets_open", "Sockets that are open", registry=registry)
        self._moves = Counter("conspiratio_moves", "Moves played", ("game", "by"), registry=registry)
        self._move_seconds = self._seconds(
            "conspiratio_move_seconds", "From a move's arrival until it is acknowledged", ("game",)
        )
        self._tables = Gauge("conspiratio_tables", "Tables", ("status",), registry=registry)
        self._step_seconds = self._seconds(
            "conspiratio_table_step_seconds", "How long one piece of work at a table kept the server busy"
        )
        self._bot_seconds = self._seconds(
            "conspiratio_bot_question_seconds", "How long a bot took to answer", ("game", "level"), _SLOW
        )
        self._restarts = Gauge("conspiratio_bot_worker_restarts", "Bot workers started anew", registry=registry)
        self._notices = Counter("conspiratio_notices", "Notices", ("channel", "outcome"), registry=registry)
        self._database_errors = Counter("conspiratio_database_errors", "Errors of the database", registry=registry)
        self._tasks = Gauge("conspiratio_tasks_running", "Tasks of the event loop", registry=registry)
        self._lag = Gauge(
            "conspiratio_event_loop_lag_seconds", "How late the event loop was when last looked at", registry=registry
        )

    def _seconds(self, name: str, about: str, labels: Sequence[str] = (), buckets: Sequence[float] = _FAST) -> Batches:
        return Batches(Histogram(name, about, labels, buckets=buckets, registry=self.registry))

    def request(self, method: str, route: str | None, status: int, seconds: float) -> None:
        """``route``: its template; None for paths that are no route."""
        method, route = _one_of(METHODS, method), route or OTHER
        self._requests.labels(method, route, str(status)).inc()
        self._request_seconds.observe(seconds, method, route)

    def socket_opened(self) -> None:
        self._sockets.inc()

    def socket_closed(self) -> None:
        self._sockets.dec()

    def move(self, game: str, by: Mover, seconds: float) -> None:
        game = _one_of(GAMES, game)
        self._moves.labels(game, _one_of(get_args(Mover), by)).inc()
        self._move_seconds.observe(seconds, game)

    def table_step(self, seconds: float) -> None:
        self._step_seconds.observe(seconds)

    def tables(self, counts: Mapping[str, int]) -> None:
        """How many tables there are of each status, now; a status that is not named has none."""
        self._tables.clear()
        for status, count in counts.items():
            self._tables.labels(status).set(count)

    def bot_answered(self, game: str, level: str, seconds: float) -> None:
        self._bot_seconds.observe(seconds, _one_of(GAMES, game), _one_of(BOTS, level))

    def worker_restarts(self, count: int) -> None:
        """How many there have been."""
        self._restarts.set(count)

    def notice(self, channel: Channel, *, sent: bool) -> None:
        self._notices.labels(_one_of(get_args(Channel), channel), "sent" if sent else "failed").inc()

    def database_error(self) -> None:
        self._database_errors.inc()

    def event_loop(self, lag: float, tasks: int) -> None:
        self._lag.set(lag)
        self._tasks.set(tasks)

    def exposition(self) -> tuple[bytes, str]:
        """What ``/metrics`` answers, and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST


async def watch_event_loop(metrics: Metrics, every: float = 1.0) -> None:
    """Measures until it is cancelled how late the event loop wakes us."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(every)
        metrics.event_loop(max(time.perf_counter() - began - every, 0), len(asyncio.all_tasks()))


class HttpMetrics:
    """Counts and times every request, and counts the sockets that are open."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500  # what an exception will be answered

        async def send_watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_watched)
        finally:
            self.metrics.request(scope["method"], route_of(scope), status, time.perf_counter() - began)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        opened = False

        async def send_watched(message: Message) -> None:
            nonlocal opened
            if message["type"] == "websocket.accept" and not opened:
                opened = True
                self.metrics.socket_opened()
            await send(message)

        try:
            await self.app(scope, receive, send_watched)
        finally:
            if opened:
                self.metrics.socket_closed()
