# Rund um die Tische: Replays, die Partie des Tages.

error-daily-begun = Diese Partie des Tages hast du schon begonnen. Du findest sie unter deinen Partien.
error-daily-day = { $found } ist kein Tag. Schreib ihn so: 2026-11-15.
error-replay-not-yet = Von diesem Tisch gibt es kein Replay: Die Partie ist noch nicht zu Ende oder hat nie begonnen.
error-replay-step = Schritt { $number } gibt es nicht. Der letzte dieser Partie ist Schritt { $moves }.

## Wer von wem viele Punkte gewonnen hat, für Gastgeber

error-audit-nothing = In { $database } gibt es nichts anzusehen: Dort ist noch kein Server gelaufen.
audit-nobody = Nichts Auffälliges in den letzten { $days } Tagen: Kein Paar hat { $games } oder mehr gewertete Partien miteinander und kaum gegen andere gespielt.
audit-explained = Aufgeführt ist, wer in { $days } Tagen { $games }-mal oder öfter denselben Gegner hatte, in mindestens der Hälfte der eigenen gewerteten Partien, und dadurch gewonnen hat. „Anteil“ ist dieser Teil der eigenen gewerteten Partien, „aufgegeben“, wie viele durch Aufgeben endeten. Ein Bot zählt als sein Besitzer. Das beweist nichts: Zwei Freunde sehen genauso aus, und Adressen werden nicht gespeichert.
audit-game = Spiel
audit-name = Name
audit-opponent = Gegner
audit-games = Partien
audit-share = Anteil
audit-won = gewonnen
audit-given-up = aufgegeben
audit-points = Punkte
