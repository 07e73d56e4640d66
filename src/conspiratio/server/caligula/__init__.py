"""Caligula on the server: the first game of people who learn it."""

from __future__ import annotations

from collections.abc import Mapping

from conspiratio.core.game import Json

# The first player goes first in the first round. The Sequentia begins with a group card which has a Pugio or a
# Coniura for everyone with a sum of 2: a player who has placed a 2 or more there is sure to get it, and has to choose.
# Then come a single card, the draw of Coniura cards and a new Ordo; a negative card lies open, too.
LEARN_SEED = "learn/caligula/901"
LEARN_DECK = "usual"
LEARN_OPTIONS: Mapping[str, Json] = {}

CAMPAIGN: range | None = None
"""There is none: nobody plays it alone."""
