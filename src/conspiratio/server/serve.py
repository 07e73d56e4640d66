"""``conspiratio serve``: start the server, and stop it so that nobody loses anything."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from conspiratio.core.files import file_trouble
from conspiratio.core.game import Complaint
from conspiratio.locale import Texts

from .http.app import build_app
from .hub import Hub
from .logs import configure_logs
from .server import Server
from .settings import Settings

LARGEST_FRAME = 16_384
GRACE = 10
"""Seconds that requests get to end when the server is told to stop."""


def serve(settings: Settings, texts: Texts, *, open_browser: bool = False) -> None:
    """Run until told to stop (Ctrl-C, SIGTERM)."""
    configure_logs(settings.log_level)
    # Ctrl-C is how one stops it; uvloop runs it, where there is one.
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_run(settings, texts, open_browser))


class _Runner(uvicorn.Server):
    """Like uvicorn's, but a signal only asks it to stop: uvicorn's own then kills the process with it."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

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
    server = _server(settings)
    with _bound(settings) as port:  # what is wrong is told before anything has begun, or anybody can connect
        await server.start()
        try:
            runner = _Runner(_config(server, settings), server.hub)
            serving = asyncio.create_task(runner.serve(sockets=[port]))
            while not runner.started and not serving.done():
                await asyncio.sleep(0.02)
            url = f"http://{_shown(settings.host)}:{port.getsockname()[1]}/"
            print(texts("serve-ready", url=url, data=str(settings.data)), flush=True)
            if open_browser:
                await asyncio.to_thread(webbrowser.open, url)
            await serving
        finally:
            await server.stop()
    print(texts("serve-stopped"), flush=True)


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
            port.bind((settings.host, settings.port))
        except (OSError, OverflowError) as error:
            why = "0-65535" if isinstance(error, OverflowError) else error.strerror or str(error)
            raise Complaint("serve-port", host=settings.host, port=str(settings.port), why=why) from None
        yield port


def _config(server: Server, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        build_app(server),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,  # a compressor a socket costs more memory than all the rest of it
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32_768,
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
