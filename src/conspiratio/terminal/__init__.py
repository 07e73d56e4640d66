"""Playing in the terminal: a Textual table, and a plain line mode.

The room of a game (``pax/``, ``caligula/``) has ``NEUTRAL``, the message that names the side that nobody plays,
``CAMPAIGN``, the solo games of a game that has them, and the modules ``app`` (``run_table``, the Textual table) and
``plain`` (``PlainSkin``, what ``skin.Skin`` asks for).
"""
