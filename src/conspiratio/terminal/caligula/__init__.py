"""The table of Caligula in the terminal."""
