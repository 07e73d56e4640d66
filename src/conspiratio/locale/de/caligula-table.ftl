# Der Tisch von Caligula im Terminal: Felder, Zeichen, Hilfe und das Ende.

## Felder

caligula-table-sequentia-draw = alle { $symbol }
caligula-table-sequentia-ordo = Ordo links
caligula-table-heirs = { $count ->
    [one] noch { $count } im Stapel
   *[other] noch { $count } im Stapel
}
caligula-table-emperor = Kaiser
caligula-table-candidate = Kandidat
caligula-table-nominee = benannt
caligula-table-life = Leben { $life }
caligula-table-points = Punkte { $points }
caligula-table-kind-single = einzeln
caligula-table-kind-group = Gruppe
caligula-table-kind-negative = negativ
caligula-table-yours = { $name }: Marker und Hand
caligula-table-supply-empty = alle gesetzt
caligula-table-lay-conspire = beginnen mit { $count }
caligula-table-lay-join = mitgehen mit { $count }
caligula-table-lay-raise = erhöhen mit { $count }
caligula-table-lay-strike = zustechen mit { $count }
caligula-table-choose-marker = Hier ist mehr als ein Marker zur Wahl, oder keiner: zeig auf den, den du meinst.
caligula-table-choose-effect = Wähle in der Liste, was du nimmst.
caligula-table-backs-head = Stapel
caligula-table-key-restart = mehr zurück
caligula-table-restarted = Alles ist zurückgenommen, was noch ging.

## Wirkungen in ein, zwei Wörtern, höchstens 11 Zeichen

caligula-short-remove = { $icon } entfernen
caligula-short-coniura = ∞ Coniura
caligula-short-pugio = † Pugio
caligula-short-spqr = SPQR 5, 6
caligula-short-primus = Ψ Primus
caligula-short-place = 1 setzen
caligula-short-swap-markers = ↔ Marker
caligula-short-return-marker = ← Marker
caligula-short-swap-ordo = ↔ Ordo
caligula-short-swap-positions = ↔ 1 und 2
caligula-short-swap-sequentia = ↔ Sequentia
caligula-short-lose-marker = − Marker
caligula-short-lose-point = − Punkt
caligula-short-lose-pugio = − † Pugio
caligula-short-lose-coniura = − ∞ Coniura

## Wirkungen auf einem großen Bildschirm: höchstens 21 Zeichen, und 17, wenn sie nach „aut“ stehen

caligula-brief-remove = { $icon }-Karte entfernen
caligula-brief-coniura = Coniura ziehen
caligula-brief-pugio = Pugio ziehen
caligula-brief-spqr = SPQR-Marker bekommen
caligula-brief-primus = Primus nehmen
caligula-brief-place = Marker setzen
caligula-brief-swap-markers = Marker tauschen
caligula-brief-return-marker = Marker zurückschicken
caligula-brief-swap-ordo = Ordo ändern
caligula-brief-swap-positions = 1 und 2 tauschen
caligula-brief-swap-sequentia = Sequentia ändern
caligula-brief-lose-marker = Marker zurück
caligula-brief-lose-point = Punkt verlieren
caligula-brief-lose-pugio = Pugio abgeben
caligula-brief-lose-coniura = Coniura abgeben

## Die Verschwörung

caligula-plot-leads = führt an
caligula-plot-joined = ist dabei
caligula-plot-asked = ist gefragt
caligula-plot-waiting = kommt noch
caligula-plot-out = nicht dabei
caligula-plot-against-life = Leben { $life }, Dolche

## Genauer hingesehen

caligula-table-look-points = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} (Sieg { $victory }, Verschwörung { $conspiracy }).
caligula-table-look-markers = Marker { $markers }; im Vorrat sind { $supply } davon.
caligula-table-look-hidden = Verdeckt auf { $places }: { $values }.
caligula-table-or = { $first } oder { $last }

## Hilfe

caligula-help-aim = Punkte bringt der Tod des Kaisers: dem Anführer der Verschwörung und allen, die zustechen; und am Ende jeder Runde deine Gunst beim Kaiser.
caligula-help-round = Eine Runde: Setz deine Marker verdeckt auf die Karten. Dann wird die Sequentia von links ausgeführt: Karten werden ausgewertet, und wer dort genug hat, bekommt die Wirkung.
caligula-help-plot = Nach jeder Sequentia-Karte kann jemand mit Coniura-Karten eine Verschwörung beginnen. Am Ende stehen Pugio-Karten als Dolche gegen das Leben des Kaisers.
caligula-help-back = Esc, Rücktaste
caligula-help-back-does = zurück zur Wahl davor
caligula-help-mouse-does = einen Marker anklicken, dann eine Karte (oder umgekehrt); Handkarten, dann die Zeile daneben; alles, worum es bei einer Wirkung geht
caligula-help-restart-does = alles zurücknehmen, was noch geht
caligula-help-players-does = was von allen bekannt ist, und alle offenen Karten in Worten
caligula-help-effects = Was die Karten bewirken:
caligula-sign-single = Einzelkarte: die höchste Summe ab 2 bekommt die Wirkung
caligula-sign-group = Gruppenkarte: jede Summe ab 2 bekommt sie
caligula-sign-negative = Negativkarte: trifft alle mit weniger als 2
caligula-sign-fields = Felder: wessen Marker und sein Wert, ein verdeckter, ein freies Feld
caligula-sign-to-come = so viele Karten der Farbe kommen noch
caligula-sign-next = wird gerade ausgewertet oder als Nächstes
caligula-sign-hand = auf der Hand: Coniura, Pugio, eine doppelte (zuerst das Symbol ihres Stapels)
caligula-sign-known = diese Karte kennen alle
caligula-sign-shield = ein Pugio, der den Kaiser beschützt
caligula-sign-players = Sieg- und Verschwörungspunkte, Handkarten, Marker im Vorrat
caligula-sign-backs = Handkarten nach dem Stapel, von dem sie kommen

## Das Ende

caligula-end-favour = Gunst
caligula-end-dagger = Dolche
caligula-end-leader = Anführer
caligula-end-lost = verloren
caligula-end-victory = Sieg
caligula-end-conspiracy = Verschwörung
caligula-end-total = Summe
