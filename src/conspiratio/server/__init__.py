"""The server: tables for people, near and far. ``serve.py`` starts it; ``docs/hosting.md`` explains it."""
