"""Many games: played on as many processes as you like, and kept so that stopping loses nothing."""
