"""The table of Caligula in the terminal."""

from __future__ import annotations

CAMPAIGN: range | None = None
NEUTRAL: str | None = None
"""There is no side that nobody plays."""
