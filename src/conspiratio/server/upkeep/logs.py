"""What the server tells its host, on stderr: a line a request, and what went wrong. Never a secret, never a value.

uvicorn must be started with ``log_config=None``, or it would write lines of its own, with query strings.
"""

from __future__ import annotations

import json as json_text
import logging
import re
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from traceback import StackSummary, walk_tb
from types import TracebackType
from typing import TypeAlias

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from conspiratio.core.game import Complaint

from ..http.guard import refuse
from ..http.headers import route_of

Field: TypeAlias = str | int | float | bool | None

SECRET_PATHS = ("/join/", "/recover/", "/confirm/", "/invite/", "/unsubscribe/")
"""What follows one of these in a path is as good as a password."""
LONGEST_PATH = 200

_log = logging.getLogger("conspiratio.server.access")


class Broken(Complaint):
    """Our own mistake. The number is in the log, beside where it happened."""

    status = 500


# Configuration


def configure_logs(level: str = "info", json: bool | None = None) -> None:
    """``json``: one JSON object a line, or else lines to read; None: to read if stderr is a terminal."""
    root = logging.getLogger()
    for old in [handler for handler in root.handlers if isinstance(handler, _Stderr)]:
        root.removeHandler(old)
    handler = _Stderr(sys.stderr)
    handler.setFormatter(JsonLines() if (not sys.stderr.isatty() if json is None else json) else ReadableLines())
    handler.addFilter(_is_for_the_host)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    for name in ("conspiratio.server", "uvicorn"):
        logging.getLogger(name).setLevel(level.upper())


class _Stderr(logging.StreamHandler):  # type: ignore[type-arg]
    """A line that can't be written is lost: logging's own words about that would show the values in it."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        pass


def _is_for_the_host(record: logging.LogRecord) -> bool:
    """Not uvicorn's own lines on requests and sockets, which show the query, nor what it says when debugging.

    Nor its warning at every request that is none: the gate tells of these, and not as often as anybody likes.
    """
    if record.module == "httptools_impl" and record.levelno == logging.WARNING:
        return False
    if not record.name.startswith("uvicorn") or record.levelno >= logging.WARNING:
        return True
    return record.name == "uvicorn.error" and record.levelno >= logging.INFO and record.module in ("server", "on")


# Lines

_STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


def _fields(record: logging.LogRecord) -> dict[str, Field]:
    """What ``extra`` brought; of anything that is no plain value only its kind is told."""
    return {
        name: value if isinstance(value, Field) else type(value).__name__
        for name, value in record.__dict__.items()
        if name not in _STANDARD
    }


def _event(record: logging.LogRecord) -> str:
    """The first line: asyncio and Starlette put values and whole tracebacks into those that follow."""
    return record.getMessage().strip().partition("\n")[0]


def _moment(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Field] = {
            "time": _moment(record).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": _event(record),
        }
        line = {**line, **_fields(record), **line}
        if record.exc_info and record.exc_info[1]:
            line["traceback"] = "\n".join(trace(record.exc_info[1]))
        return json_text.dumps(line)


class ReadableLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={_readable(value)}" for name, value in _fields(record).items())
        moment = _moment(record).astimezone()
        lines = [f"{moment:%H:%M:%S} {record.levelname.lower():7} {_printable(_event(record))}{fields}"]
        if record.exc_info and record.exc_info[1]:
            lines += [f"  {line}" for line in trace(record.exc_info[1])]
        return "\n".join(lines)


def _readable(value: Field) -> str:
    text = _printable(str(value))
    return text if re.fullmatch(r"[^\s\"=]+", text) else json_text.dumps(text, ensure_ascii=False)


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def trace(error: BaseException) -> Iterator[str]:
    """Where it happened and of what kind it is, but no message and no value: these may be somebody's secret."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from trace(before)
        yield "which led to:"
    yield from _places(error.__traceback__)
    yield f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    if isinstance(error, BaseExceptionGroup):
        for inner in error.exceptions:
            yield from (f"  {line}" for line in trace(inner))


def _places(traceback: TracebackType | None) -> Iterator[str]:
    for frame in StackSummary.extract(walk_tb(traceback)):
        yield f"{frame.filename}:{frame.lineno} {frame.name}: {frame.line}"


class Seldom:
    """Warnings that anybody could cause as often as they like: each at most once a minute, with how often it was."""

    def __init__(self, log: logging.Logger, every: float = 60) -> None:
        self._log, self._every = log, every
        self._last: dict[str, float] = {}
        self._times: Counter[str] = Counter()

    def __call__(self, event: str, why: str, **more: Field) -> None:
        """``why``: one of a few; ``more``: of the last one."""
        now = time.monotonic()
        self._times[why] += 1
        if now - self._last.get(why, -self._every) >= self._every:
            self._last[why] = now
            self._log.warning(event, extra={"why": why, **more, "times": self._times.pop(why)})


# Requests


def shown_path(path: str) -> str:
    """A path as it may be logged.

    >>> shown_path("/api/join/8fRk2")
    '/api/join/…'
    """
    low = path.lower()
    ends = [low.index(prefix) + len(prefix) for prefix in SECRET_PATHS if prefix in low]
    if ends and min(ends) < len(path):
        path = path[: min(ends)] + "…"
    return path if len(path) <= LONGEST_PATH else path[:LONGEST_PATH] + "…"


class AccessLog:
    """One line a request, or a socket when it ends; and nothing that breaks inside gets past it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(scope, receive, send)
            return
        began, status = time.perf_counter(), None

        async def send_watched(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif status is None and message["type"] in ("websocket.accept", "websocket.close"):
                status = 101 if message["type"] == "websocket.accept" else 403
            await send(message)

        try:
            await self.app(scope, receive, send_watched)
        except (ClientDisconnect, WebSocketDisconnect):
            pass  # a client that has left needs no answer
        except Exception as error:
            number = secrets.token_hex(4)
            _log.error("unhandled", exc_info=error, extra={"number": number, **_asked(scope)})
            await _apologise(scope, receive, send_watched, status, Broken("bug-server", number=number))
        finally:
            took = round((time.perf_counter() - began) * 1000, 1)
            event = "request" if scope["type"] == "http" else "socket"
            _log.info(event, extra={**_asked(scope), "status": status, "ms": took})

    async def _lifespan(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            _log.error("lifespan", exc_info=error)  # uvicorn shows only that it failed
            raise


def _asked(scope: Scope) -> dict[str, Field]:
    path = route_of(scope) or shown_path(scope["path"])
    return {"method": scope["method"], "path": path} if scope["type"] == "http" else {"path": path}


async def _apologise(scope: Scope, receive: Receive, send: Send, status: int | None, complaint: Complaint) -> None:
    with suppress(Exception):  # the connection may be what broke
        if status is None:
            await refuse(scope, receive, send, complaint)
        elif status == 101:
            await send({"type": "websocket.close", "code": 1011})
        # else the answer has begun: it is left unfinished, and uvicorn closes the connection
