"""A study of how a game is balanced, and its report as a page."""
