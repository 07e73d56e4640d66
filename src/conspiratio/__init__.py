"""PAX and Caligula: referees, bots, and tables to play at."""
