"""PAX and Caligula: a referee, bots, and tables to play at."""
