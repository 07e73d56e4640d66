"""Everything at once for an hour: see ``__main__.py``."""
