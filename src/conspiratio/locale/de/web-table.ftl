# Rund um das Brett im Browser: wer am Zug ist, Verlauf, Gespräch, der Tisch selbst, vor und nach der Partie.

## Entscheiden

web-table-decision = Wer am Zug ist
web-table-stand-in = Ein Bot entscheidet für { $name }: { $what }
web-table-hurried = Viel los gerade: Bots denken kürzer.
web-table-time-left = Restzeit
web-table-hurry = Deine Zeit wird knapp.
web-table-restart = Zug neu beginnen
web-table-moves = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-table-all-moves = Alle Möglichkeiten
web-table-more-moves = Es gibt mehr Möglichkeiten, als hier stehen.
web-table-armed = Das lässt sich nicht zurücknehmen.
web-table-do-it = Ausführen
web-table-not-yet = Noch nicht

## Für eine Weile

web-table-closed = Dieser Tisch ist jetzt für dich geschlossen.
web-table-away = Du warst weg: Ein Bot spielt für dich.
web-table-waits-for = Warten auf { $names }.
web-table-past = So war es nach Schritt { $number } von { $of }
web-table-back-to-now = Zurück zum Jetzt

## Neben dem Brett

web-table-beside = Verlauf, Gespräch und Tisch
web-table-tab-log = Verlauf
web-table-tab-table = Tisch
web-table-unread = noch nicht gelesen:
web-table-log-empty = Es ist noch nichts geschehen.
web-table-talk-players = Noch hat niemand etwas gesagt. Nur die Spieler hören dich.
web-table-talk-watchers = Noch hat niemand etwas gesagt. Nur die Zuschauer hören dich.
web-table-setup = Vereinbart
web-table-place = Platz { $place }
web-table-own-deck = mit eigenem Deck
web-table-deck = Deck: { $deck }
web-table-watched = andere dürfen zusehen
web-table-not-watched = niemand darf zusehen
web-table-absent-bot = wer keine Zeit mehr hat, wird von einem Bot ({ $level }) vertreten, bis er zurück ist
web-table-absent-resign = wer keine Zeit mehr hat, hat verloren
web-table-option-open-counts-off = Geld und Handkarten bleiben geheim
web-table-option-final-column-on = Rom nimmt auch in der letzten Runde Karten
web-table-option-solo-game-is = Spiel { $value } der Kampagne
web-table-option-memory-aid-off = deine Marker merkst du dir selbst
web-table-watchers = Zuschauer einladen
web-table-watch-note = Wer diesen Link öffnet, darf zusehen.
web-table-deeds = Außerdem
web-table-full-screen = Vollbild
web-table-muted = Keine Benachrichtigungen
web-table-seal = Das Siegel auf den Karten
web-table-seal-note = Aller Zufall stand vor dem ersten Zug fest. Das Replay öffnet dieses Siegel; dann können es alle nachprüfen.
web-table-share = Teilen

## Vor der Partie

web-table-missing = { $count ->
    [one] Eine Person fehlt noch.
   *[other] { $count } Personen fehlen noch.
}
web-table-all-there = Alle sind da. Der Gastgeber beginnt die Partie.
web-table-all-there-host = Alle sind da.
web-table-close = Tisch schließen
web-table-close-sure = Diesen Tisch für alle schließen?
web-table-shared = Auf gemeinsamem Bildschirm
web-table-shared-note = Der Tisch kommt auf den großen Bildschirm, die Handkarten auf die Handys.
web-table-to-screen = Großen Bildschirm öffnen
web-table-scan = Scanne das mit deinem Handy.
web-table-screen-host = Die Codes für die Plätze zeigt der Bildschirm des Gastgebers.
web-table-curtain-undo = { $name }: zurücknehmen

## Nach der Partie

web-table-ended-resigned = { $name } hat aufgegeben: Die Partie ist zu Ende.
web-table-see-board = Zum Brett
web-table-see-end = Zum Ende
web-table-next-solo = Weiter zu Spiel { $game }
web-table-again-solo = Spiel { $game } noch einmal
web-table-join-rematch = Bei der Revanche mitspielen
web-table-share-replay = Replay teilen
