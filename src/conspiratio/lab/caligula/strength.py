"""What is wanted of the bots of Caligula."""

from __future__ import annotations

from conspiratio.caligula.game import CALIGULA

from ..strength.contest import Contests
from ..strength.duels import level_pairs, over_former, over_openspiel

SECONDS = 0.05
"""For a decision, where both have the same time: about what ``consul`` takes for its steps."""

CONTESTS: Contests = (
    *level_pairs(CALIGULA, 0.65),
    over_former(CALIGULA, SECONDS, 0.60),
    over_openspiel(CALIGULA, SECONDS, 1),
    over_openspiel(CALIGULA, SECONDS, 5),
)
