"""PAX: a referee, bots, and tables to play at. Caligula is to follow."""
