"""Playing in the terminal: a Textual table, and a plain line mode."""
