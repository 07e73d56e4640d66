"""PAX on the server: the first game of people who learn it, and the solo campaign."""

from __future__ import annotations

from collections.abc import Mapping

from conspiratio.core.game import Json
from conspiratio.pax.state import SOLO_GAMES

# Wealth, a Senator, Intrigue and a Fleet lie below the Legions, for 1, 2, 3 and 4 Aurei: all can be bought, and
# there is no doubt which of them Rome would take. Land or a Senator is kept; then Land and two Religions are drawn.
# However the cards are placed, there is a group after which one card can be played free and another for 1 Aureus.
LEARN_SEED = "learn/pax/252"
LEARN_DECK = "harsh"
LEARN_OPTIONS: Mapping[str, Json] = {"first": 0}

CAMPAIGN: range | None = SOLO_GAMES
"""The numbers of its games, in the order in which they are played."""
