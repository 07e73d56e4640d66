"""PAX in the lab."""

ASKED = {"win": "train-win", "rank": "train-rank", "neutral": "train-rome"}
"""What the evaluation is asked of a position: and what people call it; here Rome can win, too."""
