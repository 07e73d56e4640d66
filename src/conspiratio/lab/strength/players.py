"""Who plays in a contest: a bot that we ship, our search with an effort of its own, or somebody else's program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from conspiratio import kernel
from conspiratio.bots import LEVELS, Bot, bot, effort_of, thinking
from conspiratio.bots.own import mark_of_source, own_bot
from conspiratio.bots.search_bot import SearchBot
from conspiratio.bots.search_from_view import Effort
from conspiratio.core.game import Complaint, Json
from conspiratio.locale import Texts

from .. import extras
from .repository import ROOT

UNCOUNTED = 10_000_000
"""More steps than there is time for."""
FORMER = ROOT / "bench" / "former"
"""What the bots of an earlier version judged by."""
FORMER_VICTORY = 0.5
"""How much of a payoff the victory was to them."""
ISMCTS = "conspiratio.envs.ismcts_bot:IsmctsBot"


@dataclass(frozen=True, slots=True)
class Player:
    """``name`` is for records; with neither effort nor program it is that of a bot that we ship."""

    name: str
    effort: Effort | None = None
    program: str = ""
    """``module:Class``, as a bot of one's own; it is told the game, and how many seconds it has for a decision."""
    seconds: float = 0.0
    words: str = ""
    """The end of the message that says who it is; without one it is known by its name."""

    @property
    def searches(self) -> bool:
        """By our own search, which needs the kernel."""
        return self.effort is not None or (not self.program and self.name in LEVELS)

    def bot(self, game: str) -> Bot:
        if self.effort is not None:
            return SearchBot(game, self.effort)
        if self.program:
            return own_bot(game, self.program, game=game, seconds=self.seconds)
        return bot(game, self.name)

    def check(self, game: str) -> None:
        if self.program == ISMCTS:
            extras.openspiel()
        self.bot(game)
        if self.searches and not kernel.is_compiled():
            raise Complaint("kernel-needed")
        if self.effort is not None and self.effort.weights is not None:
            from conspiratio.kernel.weights import load

            load(Path(self.effort.weights), game)

    def thinking(self, game: str) -> Mapping[str, Json]:
        """What decides how it plays, the same on every machine: networks by a mark of their numbers."""
        if self.program:
            return {"name": self.name, "source": mark_of_source(self.program), "seconds": self.seconds}
        if self.effort is None:
            return thinking(game, self.name)
        from conspiratio.kernel.weights import mark_in, mark_of

        file = self.effort.weights
        mark = "" if not self.effort.evaluation else mark_of(game) if file is None else mark_in(Path(file))
        return {"name": self.name, **asdict(self.effort), "weights": mark}

    def shown(self, texts: Texts) -> str:
        if not self.words:
            return self.name
        effort = self.effort
        seconds, steps = (self.seconds, 0) if effort is None else (effort.seconds, effort.iterations)
        return texts(f"strength-player-{self.words}", seconds=seconds, steps=steps)


def steps(count: int) -> Player:
    return Player(f"steps-{count}", Effort(count), words="steps")


def network(seconds: float) -> Player:
    return Player("network", Effort(UNCOUNTED, seconds=seconds), words="network")


def playouts(seconds: float) -> Player:
    return Player("playouts", Effort(UNCOUNTED, seconds=seconds, evaluation=False, look=1), words="playouts")


def now(game: str, seconds: float) -> Player:
    """The strongest level, with so much time instead of a number of steps."""
    return Player("now", replace(effort_of(game, LEVELS[-1]), iterations=UNCOUNTED, seconds=seconds), words="now")


def former(game: str, seconds: float) -> Player:
    """The strongest level of an earlier version: what it judged by, and what it wanted."""
    effort = replace(
        effort_of(game, LEVELS[-1]),
        iterations=UNCOUNTED,
        seconds=seconds,
        weights=str(FORMER / f"{game}.json"),
        victory=FORMER_VICTORY,
    )
    return Player("former", effort, words="former")


def ismcts(seconds: float) -> Player:
    return Player("ismcts", program=ISMCTS, seconds=seconds, words="ismcts")
