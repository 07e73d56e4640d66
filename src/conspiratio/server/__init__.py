"""The server: tables for people, near and far. ``serve.py`` starts it; ``docs/hosting.md`` explains it.

The room of a game (``pax/``, ``caligula/``) has ``LEARN_SEED``, ``LEARN_DECK`` and ``LEARN_OPTIONS``, the stated deal
of a first game (a test holds it to what is said of it), and ``CAMPAIGN``, the solo games of a game that has them.
"""
