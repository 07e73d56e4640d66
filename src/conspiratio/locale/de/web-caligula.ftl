# Der Tisch von Caligula im Browser.

## Wirkungen auf einer Karte, in ein, zwei Worten

web-caligula-short-remove = entfernen
web-caligula-short-coniura = Coniura
web-caligula-short-pugio = Pugio
web-caligula-short-spqr = neuer Marker
web-caligula-short-primus = Primus
web-caligula-short-place = Marker setzen
web-caligula-short-swap-markers = Marker tauschen
web-caligula-short-return-marker = Marker heim­schicken
web-caligula-short-swap-ordo = Ordo tauschen
web-caligula-short-swap-positions = 1 und 2 tauschen
web-caligula-short-swap-sequentia = Sequentia tauschen
web-caligula-short-lose-marker = Marker zurück­nehmen
web-caligula-short-lose-point = Punkt verlieren
web-caligula-short-lose-pugio = Pugio abgeben
web-caligula-short-lose-coniura = Coniura abgeben

## Wirkungen in einem Satz

web-caligula-about-remove = Du wählst eine offene { $colour }-Karte. Sie verlässt das Spiel ohne Auswertung, ihre Marker gehen zurück.
web-caligula-about-coniura = Du ziehst eine Coniura-Karte.
web-caligula-about-pugio = Du ziehst eine Pugio-Karte.
web-caligula-about-spqr = Du bekommst deinen Marker 5, beim nächsten Mal die 6, und behältst ihn.
web-caligula-about-primus = Du nimmst Primus Inter Pares, auch von anderen. Bei Gleichstand entscheidet er das Spiel.
web-caligula-about-place = Du setzt sofort noch einen Marker, aber nicht auf diese Karte.
web-caligula-about-swap-markers = Zwei Marker auf anderen Karten tauschen die Plätze, verdeckt.
web-caligula-about-return-marker = Ein Marker auf einer anderen Karte geht verdeckt an seinen Besitzer zurück.
web-caligula-about-swap-ordo = Zwei Spieler tauschen ihre Ordo-Karten: Die Reihenfolge ändert sich sofort.
web-caligula-about-swap-positions = Karte 1 und 2 einer anderen Farbe tauschen die Plätze, samt Markern.
web-caligula-about-swap-sequentia = Zwei Sequentia-Karten tauschen die Plätze, nur nicht die, die gerade ausgeführt wird.
web-caligula-about-lose-marker = Du nimmst einen deiner Marker von einer anderen Karte zurück.
web-caligula-about-lose-point = Du verlierst einen Siegpunkt oder einen Verschwörungspunkt.
web-caligula-about-lose-pugio = Du legst eine Karte mit Pugio unter ihren Stapel. Hast du keine, zeigst du deine Hand.
web-caligula-about-lose-coniura = Du legst eine Karte mit Coniura unter ihren Stapel. Hast du keine, zeigst du deine Hand.

## Anderes, erklärt

web-caligula-about-single = Für eine Person: Die höchste Summe bekommt die Wirkung, wenn sie mindestens { $minimum } ist. Bei Gleichstand zählt der Marker ganz links.
web-caligula-about-group = Für eine Gruppe: Alle mit einem Marker hier und einer Summe von mindestens { $minimum } bekommen die Wirkung.
web-caligula-about-negative = Eine Strafe: Sie trifft alle mit weniger als { $minimum } und alle ohne Marker hier.
web-caligula-about-emperor = Er regiert.
web-caligula-about-candidate = Er kann der nächste Kaiser werden.
web-caligula-about-life = Für seinen Tod { $life ->
    [one] braucht es { $life } Dolch
   *[other] braucht es { $life } Dolche
} und einen mehr für jeden Schild.
web-caligula-about-points = { $points ->
    [0] Gunst bei ihm bringt keine Punkte.
    [one] Am Ende der Runde bringt Gunst bei ihm { $points } Punkt, wenn er regiert.
   *[other] Am Ende der Runde bringt Gunst bei ihm { $points } Punkte, wenn er regiert.
}
web-caligula-about-fields = { $fields ->
    [0] Für Gunst ist kein Platz.
    [one] Platz für { $fields } Gunstmarker.
   *[other] Platz für { $fields } Gunstmarker.
}
web-caligula-about-card-coniura = Als Coniura legst du sie, um eine Verschwörung zu beginnen, mitzugehen oder zu erhöhen.
web-caligula-about-card-pugio = Als Pugio ist sie ein Dolch für Verschwörer und ein Schild für alle anderen.
web-caligula-about-card-double = Eine doppelte Karte ist das eine oder das andere, nie beides zugleich.
web-caligula-about-slot-draw = Alle ziehen eine Coniura-Karte.
web-caligula-about-slot-ordo = Alle geben ihre Ordo-Karte nach links weiter.
web-caligula-about-slot-civitas = Für jede Farbe wird der Reihe nach die Karte auf Position 1 ausgewertet. Danach kann es eine Verschwörung geben.
web-caligula-info = Mehr über { $what }

## Karten und Marker

web-caligula-aut = { " AUT " }
web-caligula-face-single = Einzelkarte, mindestens { $minimum }: { $effects }
web-caligula-face-group = Gruppenkarte, mindestens { $minimum }: { $effects }
web-caligula-face-negative = Strafe unter { $minimum }: { $effects }
web-caligula-card = { $place }, { $face }
web-caligula-card-none = { $place }, keine Karte
web-caligula-markers-on = Darauf: { $markers }
web-caligula-free = { $count ->
    [0] Kein Feld frei
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
web-caligula-field-free = freies Feld
web-caligula-marker-yours = deine { $value }
web-caligula-marker-of = { $name } { $value }
web-caligula-marker-at = { $marker }, auf { $place }
web-caligula-can-be = kann { $values } sein
web-caligula-face-down = Verdeckt auf { $place }: { $values }
web-caligula-back-coniura = eine Karte vom Coniura-Stapel
web-caligula-back-pugio = eine Karte vom Pugio-Stapel
web-caligula-known = allen bekannt
web-caligula-now = jetzt
web-caligula-next = als Nächstes
web-caligula-done = erledigt
web-caligula-slot = Sequentia { $number }: { $card }
web-caligula-stack-name-coniura = Coniura-Stapel
web-caligula-stack-name-pugio = Pugio-Stapel
web-caligula-stack-coniura = { $count ->
    [one] { $count } Karte im Coniura-Stapel
   *[other] { $count } Karten im Coniura-Stapel
}
web-caligula-stack-pugio = { $count ->
    [one] { $count } Karte im Pugio-Stapel
   *[other] { $count } Karten im Pugio-Stapel
}
web-caligula-from-top = Bekannt, von oben

## Kaiser

web-caligula-each-round = Punkte je Runde
web-caligula-favour-free = frei für Gunst
web-caligula-throne-emperor = Kaiser
web-caligula-throne-candidate = Kandidat
web-caligula-throne-nominee = Als Nachfolger benannt
web-caligula-heirs = { $count ->
    [0] keiner mehr
    [one] noch { $count }
   *[other] noch { $count }
}

## Spieler

web-caligula-victory = Siegpunkte
web-caligula-conspiracy = Verschwörungspunkte
web-caligula-total = Summe
web-caligula-supply = Marker im Vorrat
web-caligula-hand-size = { $count ->
    [0] keine Handkarte
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
web-caligula-supply-size = { $count ->
    [0] kein Marker im Vorrat
    [one] { $count } Marker im Vorrat
   *[other] { $count } Marker im Vorrat
}

## Das Eigene, und was zu tun ist

web-caligula-yours = Deine Marker, Hand und Entscheidung
web-caligula-no-hand = Keine Handkarten
web-caligula-back = Zurück
web-caligula-ask-place = Wähle Marker und Karte.
web-caligula-ask-where = Wohin mit der { $value }?
web-caligula-ask-which = Welcher Marker kommt auf { $place }?
web-caligula-ask-reward = Wähle deine Belohnung.
web-caligula-ask-penalty = Wähle deine Strafe.
web-caligula-ask-second = Und als Zweites?
web-caligula-ask-remove = Welche Karte soll das Spiel verlassen?
web-caligula-ask-coniura = Eine Coniura ziehen?
web-caligula-ask-pugio = Einen Pugio ziehen?
web-caligula-ask-spqr = Einen weiteren Marker nehmen?
web-caligula-ask-primus = Primus Inter Pares nehmen?
web-caligula-ask-swap-markers = Welche zwei Marker tauschen die Plätze?
web-caligula-ask-return-marker = Welcher Marker geht zurück?
web-caligula-ask-swap-ordo = Welche zwei tauschen ihre Ordo-Karten?
web-caligula-ask-swap-positions = Bei welcher Farbe tauschen 1 und 2?
web-caligula-ask-swap-sequentia = Welche zwei Sequentia-Karten tauschen die Plätze?
web-caligula-ask-lose-marker = Welchen deiner Marker nimmst du zurück?
web-caligula-ask-lose-point = Welchen Punkt verlierst du?
web-caligula-ask-lose-pugio = Welche Karte mit Pugio gibst du ab?
web-caligula-ask-lose-coniura = Welche Karte mit Coniura gibst du ab?
web-caligula-ask-starting = Eine Verschwörung gegen { $emperor } (Leben { $life })? Leg Coniura-Karten aus.
web-caligula-ask-bidding = { $name } führt mit { $total }. Leg { $missing } Coniura zum Mitgehen, mehr zum Erhöhen.
web-caligula-ask-nominating = Wer soll auf { $emperor } folgen?
web-caligula-ask-favouring = Deine Gunst: für { $names }?
web-caligula-ask-protecting = { $emperor } mit einem Pugio beschützen?
web-caligula-ask-striking = Bisher { $daggers } von { $life } Dolchen. Zustechen?
web-caligula-lose-victory = Einen Siegpunkt
web-caligula-lose-conspiracy = Einen Verschwörungspunkt
web-caligula-pass-rewarding = Ablehnen
web-caligula-pass-starting = Keine Verschwörung
web-caligula-pass-bidding = Passen
web-caligula-pass-favouring = Keine Gunst
web-caligula-pass-favour-stays = Liegen lassen
web-caligula-pass-protecting = Nicht beschützen
web-caligula-pass-striking = Nicht zustechen
web-caligula-lay-conspire = Beginnen mit { $count }
web-caligula-lay-join = Mitgehen mit { $count }
web-caligula-lay-strike = Zustechen mit { $count } ({ $daggers } von { $life })
web-caligula-sums = Summen auf dieser Karte
web-caligula-concerned = bekommt sie

## Die Verschwörung

web-caligula-plot-last = Die letzte Verschwörung, gegen { $emperor }
web-caligula-to-plot = Zurück zur Verschwörung
web-caligula-step-bids = Gebote
web-caligula-step-favour = Gunst
web-caligula-step-shields = Schilde
web-caligula-step-daggers = Dolche
web-caligula-shield = Schild
web-caligula-plot-in = Dabei
web-caligula-plot-waiting = Noch zu fragen
web-caligula-plot-out = Nicht dabei
web-caligula-role-leads = führt an
web-caligula-role-joined = ist dabei
web-caligula-role-asked = entscheidet jetzt
web-caligula-role-waiting = kommt noch
web-caligula-role-out = hat gepasst
web-caligula-life-against = Dolche { $daggers } gegen Leben { $life }
web-caligula-dead = { $emperor } ist tot
web-caligula-alive = { $emperor } überlebt
web-caligula-reigns = { $emperor } regiert
web-caligula-gain-leader = fürs Anführen
web-caligula-gain-dagger = fürs Zustechen

## Das Ende

web-caligula-fallen = Das Imperium ist untergegangen
web-caligula-unharmed = Niemand erhob sich gegen { $emperor }.
web-caligula-winner = gewonnen
web-caligula-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg.
}
web-caligula-tie-primus = Gleichstand: Primus Inter Pares hat entschieden.
web-caligula-tie-conspiracy = Gleichstand: Die Verschwörungspunkte haben entschieden.
web-caligula-tie-cards = Gleichstand: Die Handkarten haben entschieden.
web-caligula-tie-shared = Gleichstand bis zur letzten Karte.
