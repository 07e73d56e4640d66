# Eine beendete Partie, Schritt für Schritt.

web-replay-first = Zum Anfang
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-speed-slow = langsam
web-replay-speed-usual = normal
web-replay-speed-fast = schnell
web-replay-to-round = Zu einer Runde
web-replay-open-eyes = Nur was offen liegt
web-replay-eyes = Mit den Augen von { $name }
web-replay-share = Diesen Moment teilen
web-replay-seal-fits = Geöffnet und geprüft: Diese Karten standen vor dem ersten Zug fest.
web-replay-seal-broken = Das Siegel passt nicht zu diesen Karten!
web-replay-seal-unknown = Dieser Browser kann es hier nicht prüfen; die Datei prüft „conspiratio replay“.
