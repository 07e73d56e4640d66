"""Tables: how they are set up, and a game on them as a list of entries."""
