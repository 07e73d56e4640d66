# Bots, die auf dem Server spielen.

error-bots-unavailable = Die Bots antworten gerade nicht. Nichts ist verloren; versuch es gleich noch einmal.
