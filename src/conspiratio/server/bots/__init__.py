"""Bots at tables: whose turn it is to think, how hard, and the processes that do."""
