# Bots, die auf dem Server spielen.

error-bots-unavailable = Die Bots antworten gerade nicht. Nichts ist verloren; versuch es gleich noch einmal.
error-hint-rated = Eine gewertete Partie wird ohne Tipps gespielt.
error-hint-daily = Die Partie des Tages wird ohne Tipps gespielt: Die anderen haben auch keine.
error-hint-not-now = Um einen Tipp kannst du bitten, wenn du am Zug bist.
error-hint-unavailable = Hier gibt es keine Tipps: Dieser Server hat keinen kompilierten Kernel, oder der Kartensatz ist zu groß dafür.
