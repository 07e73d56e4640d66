# Die Seiten neben dem Tisch: sofort spielen, Tisch eröffnen, zusehen, Ranglisten, Kampagne, Partie des Tages.

## Namen

web-home-clock-live-name = { $minutes } min + { $increment } s
web-home-clock-days-name = { $days ->
    [one] { $days } Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}

## Jetzt spielen

web-home-title = Zwei Spiele voller Intrigen im alten Rom
web-home-about-pax = Brich die Macht Roms und übertriff deine Rivalen.
web-home-about-caligula = Verschwöre dich gegen den Kaiser, mit und gegen die anderen.
web-home-players = { $least }–{ $most } Spieler
web-home-you-are = Du spielst als { $name }.
web-home-you-get = Du bekommst einen römischen Namen.
web-home-rename = Ändern
web-home-choose-name = Selbst wählen
web-home-no-account = Kein Konto nötig
web-home-cancel = Abbrechen
web-home-again = Noch einmal versuchen
web-home-play = Spielen
web-home-go-on = Weiterspielen
web-home-more = Mehr

## Tische

web-home-waiting = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
web-home-continue = Deine Partien
web-home-none-running = Keine laufende Partie.
web-home-broken = Lässt sich nicht öffnen
web-home-all = Alle { $count } zeigen
web-home-none-open = Gerade wartet niemand auf Mitspieler.
web-home-see-table = Tisch ansehen
web-home-none-playing = Gerade läuft keine öffentliche Partie.
web-home-all-tables = Alle Tische
web-home-being-played = Laufende Partien
web-home-both-games = Beide Spiele
web-home-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-home-more-names = { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}
web-home-solo = Solo, Spiel { $game }
web-home-ended-won = Gewonnen
web-home-ended-lost = Verloren
web-home-ended-nothing = Ohne Ergebnis
web-home-ended-nth = Platz { $place }
web-home-ended-place = Platz { $place } von { $seats }

## Wohin sonst

web-home-doors = Wohin sonst noch
web-home-door-new = Tisch eröffnen
    .note = Mit Freunden, per Link oder neben dir
web-home-door-learn = Lernen
    .note = Eine begleitete erste Partie
web-home-door-rules = Regeln
    .note = Kurz gefasst, mit Suche
web-home-door-watch = Zusehen
    .note = Öffentliche Partien, jetzt
web-home-door-ratings = Ranglisten
    .note = Wer am besten spielt

## Ein neuer Tisch

web-home-new-kind = Was für eine Partie?
web-home-preset-friends = Mit Freunden, per Link
    .note = Verschick einen Link; alle spielen am eigenen Gerät.
web-home-preset-hotseat = An einem Gerät
    .note = Ihr gebt es weiter; dazwischen fällt ein Vorhang.
web-home-preset-screen = Fernseher und Handys
    .note = Der Tisch auf dem großen Bildschirm, die Handkarten auf den Handys.
web-home-preset-days = Fernpartie
    .note = Tage für jede Entscheidung, mit Benachrichtigungen.
web-home-preset-rated = Gewertet
    .note = Offen für alle, mit Uhr und Wertung.
web-home-new-count = Wie viele Plätze
web-home-seat-me = ich ({ $name })
web-home-seat-bot = Bot: { $level } ({ $about })
web-home-new-bots-later = Auf offene Plätze kannst du am Tisch noch Bots setzen.
web-home-clock-none = Keine Uhr
web-home-clock-live = Live
web-home-clock-days = Tage
web-home-absent = Wer keine Zeit mehr hat, …
web-home-absent-bot = … wird vom Bot vertreten
web-home-absent-resign = … hat verloren
web-home-absent-rated = In einer gewerteten Partie hat verloren, wer keine Zeit mehr hat; der schwächste Bot spielt für die anderen weiter.
web-home-stand-in = Wie stark ist dieser Bot?
web-home-new-company = Wer kommt, wer zusieht
web-home-joins = Wer darf sich setzen?
web-home-joins-invitation = Wer den Link hat
web-home-joins-public = Alle
web-home-starts = Wann geht es los?
web-home-starts-full = Wenn alle da sind
web-home-starts-host = Wenn ich es sage
web-home-spectators = Zuschauer
    .note = Wer den Link hat, darf zusehen; Handkarten bleiben verborgen.
web-home-rated = Zählt für die Rangliste
    .note = Nur Konten, je ein Platz, das übliche Deck, keine Bots von uns.
web-home-rated-guest = Für gewertete Partien brauchst du ein Konto.
web-home-shared = Gemeinsamer Bildschirm
    .note = Der Tisch steht auf diesem Bildschirm, die Handkarten sind auf den Handys.
web-home-bots-welcome = Bots anderer Leute dürfen mitspielen
    .note = Programme, die von selbst spielen.
web-home-pace = Tempo der Bots
web-home-pace-0 = sofort
web-home-pace-400 = flott
web-home-pace-900 = gut zu verfolgen
web-home-pace-2000 = gemächlich
web-home-new-options = Optionen des Spiels
web-home-options-usual = wie üblich
web-home-options-changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
web-home-option-pax-open-counts = Offene Bestände
    .note = Alle sehen, wie viel Geld und wie viele Karten die anderen haben.
web-home-option-pax-final-column = Rom nimmt bis zuletzt
    .note = Rom nimmt auch in der letzten Runde eine Gruppe, wenn der Stapel aufgebraucht ist.
web-home-option-pax-solo-game = Spiel der Kampagne
    .note = Nur für eine Person: Spiel 1 ist das leichteste.
    .unset = keines
web-home-option-pax-first = Startspieler
    .note = Wer die Partie beginnt.
    .unset = das Los entscheidet
web-home-option-caligula-memory-aid = Gedächtnisstütze
    .note = Du siehst immer die Werte der Marker, die du gesetzt hast.
web-home-new-deck = Deck
web-home-deck-own = dein eigenes
web-home-deck-note = Weichen Karten in deiner Schachtel von unseren ab? Nimm unser Deck, berichtige es und spiel damit.
web-home-deck-file = Datei wählen
web-home-deck-ours = Unser { $game }-Deck
web-home-deck-none = Ohne dieses Deck
web-home-deck-text = Dein Deck, als Text
web-home-deck-empty = Leer: das mitgelieferte Deck.
web-home-deck-line = Zeile { $line } zeigen
web-home-deck-free = Freies Deck
    .note = Es muss nicht zu den Zahlen der Schachtel passen.
web-home-sum-beside = { $count ->
    [one] eine Person neben dir
   *[other] { $count } neben dir
}
web-home-sum-open = { $count ->
    [one] ein offener Platz
   *[other] { $count } offene Plätze
}
web-home-sum-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}

## Ranglisten

web-home-ratings-note = Wer neu ist, beginnt mit 1500. Der Balken zeigt, wo die wahre Stärke liegt; mit jeder gewerteten Partie wird er kürzer.
web-home-ratings-fair = Gegen dieselbe Person zählt es immer weniger: innerhalb von 30 Tagen fünf Partien ganz, fünf halb, fünf zu einem Viertel und so weiter. Niemand gewinnt Punkte mit einer Partie, die er aufgibt oder von einem Bot spielen lässt.
web-home-provisional = noch unsicher
web-home-bot = Bot
web-home-your-rating = Deine Wertung
web-home-rated-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}
web-home-your-games = Deine gewerteten Partien
web-home-chart = Deine Wertung { $count ->
    [one] nach einer Partie
   *[other] über { $count } Partien
}: von { $first } auf { $last }.
web-home-make-rated = Gewerteten Tisch eröffnen

## Kampagne

web-home-campaign-state = { $state ->
    [won] Spiel { $game }: gewonnen
    [next] Spiel { $game }: als Nächstes
   *[later] Spiel { $game }
}
web-home-campaign-asks = Leg alle 7 Kategorien aus und sei in { $game ->
    [1] 3
    [2] 4
    [3] 5
    [4] 6
   *[5] allen 7
} davon stärker als Rom.
web-home-campaign-begins = { $game ->
    [3] Du ziehst 3 Karten: 1 legst du gleich aus, 1 behältst du.
    [4] Du ziehst 4 Karten: 2 legst du gleich aus, 1 behältst du.
    [5] Du ziehst 5 Karten: 3 legst du gleich aus, 1 behältst du.
   *[other] Du ziehst 2 Karten und behältst 1.
}

## Partie des Tages

web-home-daily-about = Alle bekommen die gleichen Karten und die gleichen drei Bots, einmal. Verglichen wird danach.
web-home-daily-played = { $count ->
    [0] noch niemand ist fertig
    [one] { $count } ist fertig
   *[other] { $count } sind fertig
}
web-home-daily-ranking = Rangfolge
web-home-daily-secret = Die Rangfolge siehst du, wenn du gespielt hast.
web-home-daily-late = erst danach fertig
web-home-daily-unranked = ohne Rang
web-home-daily-guest = Du spielst als Gast, darum kommt deine Partie nicht in die Rangfolge, auch wenn du dich danach anmeldest.
web-home-daily-was-guest = Du hast diese Partie als Gast begonnen, darum wird sie nicht gewertet. Die nächste zählt wieder.
web-home-daily-fair = In die Rangfolge kommen nur Konten, mit je einem Versuch. Auch das Glück der Bots ist für alle gleich: Wer ein zweites Konto hat oder bei Freunden zugesehen hat, weiß, was kommt. Das können wir nicht verhindern.
web-home-your-game = Deine Partie
web-home-rank = Rang
web-home-today = Heute
web-home-day-before = Der Tag davor
web-home-day-after = Der Tag danach
web-home-next-deal = nächste Partie in { $hours } h { $minutes } min
