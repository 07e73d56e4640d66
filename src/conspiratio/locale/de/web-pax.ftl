# Der PAX-Tisch im Browser.

## Der Tisch

web-pax-bank = Bank
web-pax-rome-takes = Rom nimmt sich { $legion }
web-pax-rome-takes-this = Nimmt sich Rom
web-pax-costs = { $price ->
    [0] Für dich gratis
    [one] Kostet dich { $price } Aureus
   *[other] Kostet dich { $price } Aurei
}
web-pax-worth = { $price ->
    [one] { $price } Aureus wert
   *[other] { $price } Aurei wert
}
web-pax-put-here = Karte hierher legen
web-pax-slip-here = Karte darunterschieben
web-pax-symbols = { $count ->
    [one] { $count } Symbol
   *[other] { $count } Symbole
}
web-pax-bonus = { $count ->
    [one] davon { $count } als Bonus
   *[other] davon { $count } als Bonus
}
web-pax-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Du und die anderen

web-pax-display = Deine Auslage
web-pax-drawn = Gezogene Karten
web-pax-hand-empty = Keine Karte auf der Hand
web-pax-hand-hidden = Handkarten geheim
web-pax-money-hidden = Geld geheim
web-pax-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-pax-limit = je höchstens { $limit }
web-pax-points-now = { $points ->
    [one] { $points } Punkt, wenn jetzt Schluss wäre
   *[other] { $points } Punkte, wenn jetzt Schluss wäre
}

## Was zu tun ist

web-pax-actions = Was du tun kannst
web-pax-draw = Karten ziehen
web-pax-keep = { $card } behalten
web-pax-begin = Los geht's
web-pax-let-call = Nicht folgen
web-pax-into-hand = Auf die Hand
web-pax-end = Zug beenden
web-pax-income = Einkommen
web-pax-played = { $count ->
    [one] { $count } Karte ausgelegt
   *[other] { $count } Karten ausgelegt
}
web-pax-spent = Kosten bisher: { $cost }
web-pax-free = gratis
web-pax-play-cost = { $cost ->
    [0] Gratis
    [one] Kostet { $cost } Aureus
   *[other] Kostet { $cost } Aurei
}
web-pax-play-income = Einkommen dann { $income }
web-pax-hint-keep = Welche Karte behältst du?
web-pax-hint-lay = { $count ->
    [one] Wähle { $count } Karte zum Auslegen
   *[other] Wähle { $count } Karten zum Auslegen
}
web-pax-hint-pick = Erst die Karte, dann ihr Platz
web-pax-hint-put = Wohin damit?
web-pax-phase-drawing-one = die gezogene Karte unterbringen
web-pax-hint-follow = { $cost ->
    [one] Der Senat ruft: eine Karte für { $cost } Aureus auslegen?
   *[other] Der Senat ruft: eine Karte für { $cost } Aurei auslegen?
}
web-pax-plan-display = Wird ausgelegt
web-pax-plan-hand = Wird behalten
web-pax-picked = { $card } gewählt. Mögliche Plätze: { $places }
web-pax-place-hand = deine Hand
web-pax-place-deck = unter den Stapel

## Die sieben Waagen

web-pax-head-strongest = am stärksten
web-pax-strongest = am stärksten: { $names }
web-pax-stronger = stärker als Rom
web-pax-falls-rome = Rom hält sie
web-pax-falls-players = Rom ist hier besiegt
web-pax-unseen = { $count ->
    [one] ? Eine verdeckte Karte Roms zählt hier nicht mit.
   *[other] ? Roms { $count } verdeckte Karten zählen hier nicht mit.
}
web-pax-if-now = Wenn jetzt Schluss wäre
web-pax-fortune-unknown = Auch das größte Vermögen zählt hier nicht mit.
web-pax-now-players = Spieler gewinnen
web-pax-now-rome = Rom gewinnt, und mit ihm
web-pax-now-rome-alone = Rom gewinnt, niemand mit ihm
web-pax-now-solo-won = Du hast gewonnen
web-pax-now-solo-lost = Noch nicht gewonnen
web-pax-held = Rom hält { $held }, { $needed } reichen
web-pax-solo-categories = { $count } von 7 Kategorien
web-pax-solo-stronger = stärker in { $count }, nötig { $goal }

## Das Ende

web-pax-end-no-refill = Der Stapel reicht nicht mehr für die Legionen.
web-pax-end-exhausted = Der Stapel ist aufgebraucht und die letzte Runde vorbei.
web-pax-end-turns-up = Rom deckt seine Karten auf
web-pax-end-players = Die Spieler haben Rom besiegt
web-pax-end-rome = Rom triumphiert, und mit ihm der Primus Conspiratus
web-pax-end-rome-alone = Rom triumphiert, und niemand mit ihm
web-pax-end-solo-won = Du hast Rom besiegt
web-pax-end-solo-lost = Rom hat standgehalten
web-pax-end-skip = Alles zeigen
web-pax-winner = Gewonnen
