"""What the server's process takes, and what its log says."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

import httpx
import psutil

from tests.server.running import Running

BARS = "▁▂▃▄▅▆▇█"
ROOM = {"memory": 30, "files": 10, "threads": 4, "tasks": 4}
"""How much more of each may be there at the end: megabytes, or how many. Caches fill, connections are kept."""


@dataclass(frozen=True)
class Measure:
    memory: float
    """Megabytes."""
    files: int
    threads: int
    tasks: int

    def grown(self, before: Measure) -> list[str]:
        """What has grown more than it may; memory by a tenth, too."""
        room = {**ROOM, "memory": max(ROOM["memory"], before.memory / 10)}
        pairs = [(name, getattr(before, name), getattr(self, name)) for name in room]
        return [f"{name} grew from {was:.0f} to {now:.0f}" for name, was, now in pairs if now > was + room[name]]


def memory_of(server: Running) -> float | None:
    """None: it does not run."""
    try:
        assert server.process
        return float(psutil.Process(server.process.pid).memory_info().rss) / 1e6
    except psutil.Error:
        return None


async def measure(server: Running) -> Measure:
    assert server.process
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        metrics = (await client.get("/metrics")).text
    found = re.search(r"^conspiratio_tasks_running (\S+)", metrics, re.MULTILINE)
    assert found, metrics[:500]
    process = psutil.Process(server.process.pid)
    with process.oneshot():
        memory, files, threads = process.memory_info().rss / 1e6, process.num_fds(), process.num_threads()
    return Measure(memory, files, threads, int(float(found[1])))


def drawn(values: Sequence[float | None], width: int = 60) -> str:
    """A line of so many characters; a gap where there was nothing."""
    known = [value for value in values if value is not None]
    if not known:
        return ""
    low, span = min(known), max(max(known) - min(known), 1.0)
    parts = [values[len(values) * at // width : len(values) * (at + 1) // width] for at in range(width)]
    tops = [max((value for value in part if value is not None), default=None) for part in parts]
    return "".join(" " if top is None else BARS[min(int((top - low) / span * 8), 7)] for top in tops)


def errors_in(log: str, restless: Sequence[tuple[float, float]]) -> Iterator[str]:
    """Lines of errors at a moment when nothing was being restarted, and whatever is no line of a log."""
    for line in log.splitlines():
        try:
            told = json.loads(line)
            at = datetime.fromisoformat(told["time"]).timestamp()
        except (ValueError, KeyError, TypeError):
            yield line
            continue
        if told["level"] in ("error", "critical") and not any(start <= at <= end for start, end in restless):
            yield line


class Restless:
    """When something was being restarted, with some time to find one's feet."""

    def __init__(self, after: float) -> None:
        self.spans: list[tuple[float, float]] = []
        self.after = after
        self._since = 0.0

    def begin(self) -> None:
        self._since = time.time()

    def end(self) -> None:
        self.spans.append((self._since - 1, time.time() + self.after))
