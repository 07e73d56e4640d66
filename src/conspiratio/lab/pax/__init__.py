"""PAX in the lab."""

ASKED = ("win", "rank", "rome")
"""What the evaluation is asked of a position: here Rome can win, too."""
