"""The table of PAX in the terminal."""

from __future__ import annotations

from conspiratio.pax.state import SOLO_GAMES

CAMPAIGN: range | None = SOLO_GAMES
"""The solo games, each harder than the last, if there are any."""
NEUTRAL: str | None = "rome"
"""The message with the name of the side that nobody plays."""
