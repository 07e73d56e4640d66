"""The table of PAX in the terminal."""
