"""What both games share. Standard library only."""
