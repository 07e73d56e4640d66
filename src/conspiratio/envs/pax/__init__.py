"""PAX for programs that learn."""

LONGEST = 20_000
"""More decisions than any game has."""
LONGEST_ALONE = 1_000
"""A game for one that goes on for longer is broken off: illegal actions count, too."""
