"""Numbers, how sure we are of them, and how they are shown."""
