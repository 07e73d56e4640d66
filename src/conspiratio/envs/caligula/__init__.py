"""Caligula for programs that learn."""

TITLE = "Caligula"
LONGEST = 10_000
"""More decisions than any game has."""
