"""The parts of ``bench/server.py``, one module each, and what they share."""
