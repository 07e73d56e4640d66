"""Caligula for programs that learn."""

LONGEST = 10_000
"""More decisions than any game has."""
