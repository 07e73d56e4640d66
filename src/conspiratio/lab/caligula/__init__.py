"""Caligula in the lab."""

ASKED = {"win": "train-win", "rank": "train-rank"}
"""What the evaluation is asked of a position, and what people call it."""
