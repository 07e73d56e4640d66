# Rund um die Tische: Replays, die Partie des Tages.

error-daily-begun = Diese Partie des Tages hast du schon begonnen. Du findest sie unter deinen Partien.
error-daily-day = { $found } ist kein Tag. Schreib ihn so: 2026-11-15.
error-replay-not-yet = Von diesem Tisch gibt es kein Replay: Die Partie ist noch nicht zu Ende oder hat nie begonnen.
error-replay-step = Schritt { $number } gibt es nicht. Der letzte dieser Partie ist Schritt { $moves }.
