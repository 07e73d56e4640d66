"""The table of PAX in the terminal."""

from __future__ import annotations

NEUTRAL: str | None = "rome"
"""The message with the name of the side that nobody plays."""
