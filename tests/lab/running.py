"""Simulations for tests, with as little to say as possible; and commands that are interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.state import Options as CaligulaOptions
from conspiratio.lab.running.engine import Engine
from conspiratio.lab.simulate import Simulation, simulate
from conspiratio.pax.game import PAX
from conspiratio.pax.state import Options as PaxOptions

GAMES = {"pax": PAX, "caligula": CALIGULA}
OPTIONS = {"pax": PaxOptions(), "caligula": CaligulaOptions()}


def run(game: str, seats: int = 3, games: int = 6, level: str = "random", **wishes: Any) -> Any:
    """The summary of some games with the same bot on every seat."""
    jobs, progress = wishes.pop("jobs", 1), wishes.pop("progress", lambda n: None)
    plan = Simulation(GAMES[game], (level,) * seats, **({"options": OPTIONS[game], "seed": "1"} | wishes))
    return simulate(plan, games, Engine(jobs), progress)


# Ctrl-C

PATIENCE = 60
"""Seconds. What is waited for comes much sooner, unless the machine has much else to do."""


def until(condition: Callable[[], object]) -> None:
    """Wait for it."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came about"
        time.sleep(0.02)


def interrupted(process: subprocess.Popen[str], then: Callable[[], object] = lambda: None) -> tuple[str, str]:
    """Ctrl-C, which a terminal sends to all processes of a command: what it says, when every one of them has ended.

    ``process`` has a session of its own; ``then`` is done right after Ctrl-C.
    """
    try:
        os.killpg(process.pid, signal.SIGINT)
        then()
        said = process.communicate(timeout=PATIENCE)
        until(lambda: not _is_there(process.pid))
        return said
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
