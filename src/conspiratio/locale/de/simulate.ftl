# Viele Partien der Bots, zusammengefasst.

simulate-playing = Es wird gespielt
simulate-replays-kept = { $count ->
    [one] Das Replay der Partie liegt in { $folder }.
   *[other] Die Replays aller { $count } Partien liegen in { $folder }.
}
simulate-title = { $games ->
    [one] Eine Partie mit { $seats } Spielern
   *[other] { $games } Partien mit { $seats } Spielern
}
simulate-title-solo = { $games ->
    [one] Eine Solopartie des Bots { $bot }
   *[other] { $games } Solopartien des Bots { $bot }
}

## Nach Plätzen

simulate-seat = Platz
simulate-bot = Bot
simulate-won = Gewonnen
simulate-by-points = nach Punkten
simulate-shared = geteilt
simulate-with-rome = mit Rom
simulate-score = Punkte

## Wer gewinnt

simulate-outcome = Ausgang
simulate-players-win = Einer gewinnt nach Punkten
simulate-players-share = Mehrere teilen sich den Sieg
simulate-rome-primus = Rom gewinnt, mit ihm der Primus Conspiratus
simulate-rome-alone = Rom gewinnt, und niemand mit ihm

## Woher die Punkte kommen und wie es verlief

simulate-source = Punkte für
simulate-points = Je Spieler, wo Rom verlor
simulate-course = Verlauf der Partien
simulate-rounds = Runden
simulate-decisions = Entscheidungen
simulate-no-refill = Ende, weil eine Legion leer blieb
simulate-exhausted = Ende, weil der Stapel aufgebraucht war
simulate-solo-stronger = Kategorien, in denen Rom schwächer ist
simulate-solo-categories = Ausgelegte Kategorien

## Caligula

simulate-alone = allein
simulate-ordo = Ordo zu Beginn
simulate-points-all = Je Spieler
simulate-source-leader = Anführen eines Mordes
simulate-source-dagger = Dolche
simulate-source-favour = Gunst
simulate-source-lost = Verloren
simulate-plots = Verschwörungen, ohne die letzte
simulate-murders = Runden, in denen der Kaiser starb
simulate-last-plots = Letzte Verschwörung: begonnen
simulate-last-murders = Letzte Verschwörung: der Kaiser starb
simulate-early = Früher Untergang durch entfernte Karten
simulate-ties = Gleichstand, entschieden durch
simulate-tie-primus = Primus Inter Pares
simulate-tie-conspiracy = Verschwörungspunkte
simulate-tie-cards = Karten auf der Hand
simulate-tie-shared = nichts: geteilt

## Zahlen

simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $least }–{ $most })
simulate-none = –
