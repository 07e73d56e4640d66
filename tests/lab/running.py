"""Simulations for tests, with as little to say as possible."""

from __future__ import annotations

from typing import Any

from conspiratio.caligula.game import CALIGULA
from conspiratio.caligula.state import Options as CaligulaOptions
from conspiratio.lab.simulate import Plan, simulate
from conspiratio.lab.work import Engine
from conspiratio.pax.game import PAX
from conspiratio.pax.state import Options as PaxOptions

GAMES = {"pax": PAX, "caligula": CALIGULA}
OPTIONS = {"pax": PaxOptions(), "caligula": CaligulaOptions()}


def run(game: str, seats: int = 3, games: int = 6, level: str = "random", **wishes: Any) -> Any:
    """The summary of some games with the same bot on every seat."""
    jobs, progress = wishes.pop("jobs", 1), wishes.pop("progress", lambda n: None)
    plan = Plan(game, (level,) * seats, **({"options": OPTIONS[game], "seed": "1"} | wishes))
    return simulate(plan, games, Engine(jobs), progress)
