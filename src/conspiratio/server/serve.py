"""``conspiratio serve``: start the server, and stop it so that nobody loses anything."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from conspiratio.core.files import file_trouble
from conspiratio.core.game import Complaint
from conspiratio.locale import Texts
from conspiratio.locale.complaints import complain

from .http.app import build_app
from .http.gate import Gate, GateConfig
from .http.hosts import EVERYWHERE, Hosts, trusted_proxies
from .server import Server
from .settings import Settings
from .store.database import Database
from .store.migrate import is_empty
from .tables.hub import Hub
from .upkeep.keys import has_started
from .upkeep.logs import configure_logs

log = logging.getLogger("conspiratio.server")
LARGEST_FRAME = 16_384
UNREAD = 131_072
"""Bytes that the operating system keeps for a client that does not read. It would keep megabytes that count as sent."""
GRACE = 10
"""Seconds that requests get to end when the server is told to stop."""


def serve(settings: Settings, texts: Texts, *, open_browser: bool = False, fresh: bool = False) -> None:
    """Run until told to stop (Ctrl-C, SIGTERM). ``fresh``: even if the database is gone that there was."""
    configure_logs(settings.log_level)
    if not fresh and has_started(settings.data) and asyncio.run(_has_no_database(settings)):
        _ask_whether_to_begin_anew(settings, texts)
    _look_for_garbage_less_often()
    # Ctrl-C is how one stops it; uvloop runs it, where there is one.
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_run(settings, texts, open_browser))


def _look_for_garbage_less_often() -> None:
    """Nearly all that a frame is made of goes by itself. To look through everything for circles takes a tenth of a
    second with a thousand sockets open, and everybody waits for that."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


async def _has_no_database(settings: Settings) -> bool:
    database = Database(settings.database_url)
    try:
        return await is_empty(database)
    finally:
        await database.close()


def _ask_whether_to_begin_anew(settings: Settings, texts: Texts) -> None:
    """A database that was deleted, or looked for in the wrong place, is better not answered by a new one in silence."""
    lost = Complaint("database-lost", database=Database(settings.database_url).name, folder=str(settings.data))
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout)):
        raise lost
    print(complain(texts, lost))
    try:
        said = input(f"{texts('serve-begin-anew')} ")
    except EOFError:
        said = ""
    if not said.strip().lower().startswith(("y", texts("play-yes"))):
        raise lost


class _Runner(uvicorn.Server):
    """Like uvicorn's, but a signal only asks it to stop: uvicorn's own then kills the process with it."""

    def __init__(self, config: GateConfig, hub: Hub) -> None:
        super().__init__(config)
        self.gate, self.hub = config.gate, hub

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % 5 == 0:
            self.gate.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


async def _run(settings: Settings, texts: Texts, open_browser: bool) -> None:
    gate = Gate(settings.connections, trusted_proxies(settings))
    server = _server(settings)
    with _bound(settings) as port:  # what is wrong is told before anything has begun, or anybody can connect
        await server.start()
        try:
            runner = _Runner(_config(server, settings, gate), server.hub)
            serving = asyncio.create_task(runner.serve(sockets=[port]))
            while not runner.started and not serving.done():
                await asyncio.sleep(0.02)
            url = f"http://{_shown(settings.host)}:{port.getsockname()[1]}/"
            print(texts("serve-ready", url=url, data=str(settings.data)), flush=True)
            _tell_beliefs(settings, texts)
            if open_browser:
                await asyncio.to_thread(webbrowser.open, url)
            await serving
        finally:
            await server.stop()
    print(texts("serve-stopped"), flush=True)


def _tell_beliefs(settings: Settings, texts: Texts) -> None:
    """To whom it listens, and whom it believes: what a host must know who has a proxy, or a name of their own."""
    names = ", ".join(Hosts.of(settings).listed(settings.host))
    everywhere = "yes" if settings.host in EVERYWHERE and not settings.hosts else "no"
    print(texts("serve-names", names=names, everywhere=everywhere), flush=True)
    print(texts("serve-proxies", proxies=settings.trusted_proxies or "nobody"), flush=True)
    beliefs = {"listening": f"{settings.host}:{settings.port}", "names": names, "proxies": settings.trusted_proxies}
    log.info("serving", extra=beliefs)


def _server(settings: Settings) -> Server:
    try:
        return Server(settings)
    except OSError as error:
        raise file_trouble("file-unwritable", settings.data, error) from None


@contextmanager
def _bound(settings: Settings) -> Iterator[socket.socket]:
    """The port, on which nobody is answered yet; or why we can't have it."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as port:
        try:
            if os.name == "posix":  # elsewhere it would let two servers have the same port
                port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            port.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)  # each connection gets it from here
            port.bind((settings.host, settings.port))
        except (OSError, OverflowError) as error:
            why = "0-65535" if isinstance(error, OverflowError) else error.strerror or str(error)
            raise Complaint("serve-port", host=settings.host, port=str(settings.port), why=why) from None
        yield port


def _config(server: Server, settings: Settings, gate: Gate) -> GateConfig:
    return GateConfig(
        build_app(server),
        gate,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,  # a compressor a socket costs more memory than all the rest of it
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=settings.connections.idle_seconds,
        lifespan="off",
    )


def _shown(host: str) -> str:
    """Where others find it: a server that listens everywhere is best told by this machine's address in its network."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else "localhost" if host == "127.0.0.1" else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"
