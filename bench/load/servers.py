"""Servers in processes of their own, and the memory that they take."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from conspiratio.server.http.limits import LIMITS

NO_LIMITS = "\n".join(f'{name} = "1000000/second"' for name in LIMITS)
MANY_CONNECTIONS = "most = 10000\nfrom_one_address = 10000"  # the bench is one address
PEERS = Path(__file__).parent.parent / "peers"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def process(words: Sequence[str | Path], port: int, environment: Mapping[str, str] | None = None) -> Iterator[int]:
    """A server in a process of its own, once it answers."""
    started = subprocess.Popen(words, stdout=subprocess.DEVNULL, env=environment)
    try:
        _wait_for(port, started)
        yield started.pid
    finally:
        started.send_signal(signal.SIGTERM)
        started.wait(30)


def _wait_for(port: int, started: subprocess.Popen[bytes]) -> None:
    for _ in range(2400):  # a busy machine takes its time
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if started.poll() is not None:
                raise SystemExit(f"a server ended before it answered: {started.args}") from None
            time.sleep(0.05)
    raise SystemExit(f"a server does not answer: {started.args}")


@contextmanager
def conspiratio(workers: int = 1) -> Iterator[tuple[str, int]]:
    """Our server without limits: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        settings = (
            f'log_level = "error"\nbot_workers = {workers}\n[limits]\n{NO_LIMITS}\n[connections]\n{MANY_CONNECTIONS}\n'
        )
        (Path(folder) / "server.toml").write_text(settings)
        words = [sys.executable, "-m", "conspiratio", "serve", "--port", str(port), "--data", folder]
        with process(words, port) as pid:
            yield f"http://127.0.0.1:{port}", pid


@contextmanager
def bare(frame: int) -> Iterator[tuple[str, int]]:
    """A server that does as little as possible, with frames of this size in bytes: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        file = Path(folder) / "bare.sqlite"
        with process([sys.executable, PEERS / "bare_server.py", str(port), str(frame), file], port) as pid:
            yield f"ws://127.0.0.1:{port}", pid


def memory(pid: int) -> int:
    """Bytes of a process's own."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


def cpu_seconds(pid: int) -> float:
    """What a process has computed. It says more than the clock where other programs compute, too."""
    return time.clock_gettime((~pid << 3) | 2)  # Linux's name for the clock of another process, as libc makes it
