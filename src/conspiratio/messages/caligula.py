"""What is sent from a table of Caligula."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from conspiratio.caligula.aids import Aids
from conspiratio.caligula.events import Event
from conspiratio.caligula.moves import Move
from conspiratio.caligula.scoring import Result
from conspiratio.caligula.view import View

from . import review, table


@dataclass(frozen=True, slots=True)
class Outcome(table.Outcome[Result]):
    game: ClassVar[str] = "caligula"


@dataclass(frozen=True, slots=True)
class Update(table.Update[View, Aids, Event, Move, Outcome]):
    game: ClassVar[str] = "caligula"


@dataclass(frozen=True, slots=True)
class Past(table.Past[View, Aids]):
    game: ClassVar[str] = "caligula"


@dataclass(frozen=True, slots=True)
class Turn(table.Turn[Move]):
    pass


@dataclass(frozen=True, slots=True)
class Step(table.Step[View, Aids, Event, Turn]):
    game: ClassVar[str] = "caligula"


@dataclass(frozen=True, slots=True)
class Advised(review.Advised[Move]):
    pass


@dataclass(frozen=True, slots=True)
class Hint(review.Hint[Advised]):
    game: ClassVar[str] = "caligula"


@dataclass(frozen=True, slots=True)
class DecisionMade(review.DecisionMade[Move, Advised]):
    pass


@dataclass(frozen=True, slots=True)
class Review(review.Review[DecisionMade]):
    pass


@dataclass(frozen=True, slots=True)
class Reviewed(review.Reviewed[Review]):
    game: ClassVar[str] = "caligula"
