"""The games and tables that the environments are tried with."""

GAMES = ["pax", "caligula"]
TABLES = [("pax", 4), ("pax", 2), ("pax", 8), ("caligula", 4), ("caligula", 2)]
