"""Caligula in the lab."""

ASKED = ("win", "rank")
"""What the evaluation is asked of a position."""
