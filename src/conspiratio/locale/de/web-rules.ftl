# Die Seiten mit den Regeln. Die Regeln selbst stehen in pax-rules.ftl und caligula-rules.ftl.

web-rules-of = Die Regeln von { $game }
web-rules-note = In unseren eigenen Worten. Wo die Anleitungen schweigen oder sich widersprechen, steht unsere Festlegung dabei.
web-rules-search = In den Regeln suchen
web-rules-hits = { $count ->
    [0] Keine Regel gefunden.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
web-rules-chapters = Kapitel
web-rules-learn = Lieber beim Spielen lernen
web-rules-ruling = Unsere Festlegung
web-rules-option = Eine Option des Tisches ändert das.
web-rules-where = In der Anleitung:
web-rules-nowhere = (steht dort nicht)
web-rules-one = Die Regel
web-rules-all = In den Regeln weiterlesen
web-rules-unknown = Eine Regel namens { $rule } gibt es nicht.

## Bilder: PAX

web-rules-fig-card-category = ihre Kategorie: Farbe, Muster und Bild
web-rules-fig-card-symbols = ihre Symbole: wie stark sie ist
web-rules-fig-card-value = ihr Wert in Aurei
web-rules-fig-cards = Karten
web-rules-fig-turn = Ein voller Zug, Schritt für Schritt; oder nichts als ein Blick auf Rom.
web-rules-fig-look = Blick, 2 Aurei
web-rules-fig-draw = Drei Karten, jede an einen anderen Platz.
web-rules-fig-legion = eine Legion
web-rules-fig-buy = Drei Gruppen für 3, 5 und 3 Aurei. Mit drei Wohlstandssymbolen kostet dich jede 1 weniger.
web-rules-fig-rome-takes = Bei Legion II liegt die wertvollste Gruppe: Rom nimmt sie.
web-rules-fig-play = Gratis, dann 1, 2, 3 Aurei: Vier Karten in einem Zug kosten zusammen 6.
web-rules-fig-limit = Land 3, Intrige 1: Das Limit ist 3. Drei Flottensymbole passen, zwei Armeesymbole auch; für ein weiteres ist noch Platz.
web-rules-fig-income = Du hast Land und Religion ausgelegt. Land ist mit drei Karten die längere Kategorie: 3 Aurei.
web-rules-fig-bonus = Drei Flotten bringen eine Armee, drei Armeen eine Flotte.
web-rules-fig-scales = Links Rom, rechts der stärkste Spieler. Rom hält Wohlstand, Armee (Gleichstand genügt), Religion und Senator: vier von sieben, und Rom gewinnt.

## Bilder: Caligula

web-rules-fig-civitas-colour = ihre Farbe
web-rules-fig-civitas-kind = ihre Art: einzeln, Gruppe oder negativ
web-rules-fig-civitas-minimum = der Mindestwert
web-rules-fig-civitas-effect = ihre Wirkung; AUT: eine von beiden
web-rules-fig-civitas-fields = ihre Felder; eine Zahl sagt, ab wie vielen Spielern
web-rules-fig-emperor-life = Leben: so viele Dolche braucht es
web-rules-fig-emperor-points = Punkte je Runde für jede Gunst bei ihm
web-rules-fig-emperor-fields = Felder für die Gunst
web-rules-fig-hand-cards = Eine Coniura, eine doppelte Coniura, ein Pugio, ein doppelter Pugio. Eine doppelte Karte spielst du als das eine oder das andere.
web-rules-fig-layout = Fünf Farben, zwei Positionen. Position 1 wird ausgewertet, dann rückt Position 2 nach.
web-rules-fig-place = Der nächste Marker kommt auf das dritte Feld. Das vierte ist geschlossen: Es braucht vier Spieler, und hier sind es drei.
web-rules-fig-sequentia = Zwei Karten sind erledigt, die dritte wird gerade ausgeführt: erst Tribuni, dann Praetoriani, dann Nobiles.
web-rules-fig-sums = Der Mindestwert ist 2. Eine Einzelkarte geht an die höchste Summe, die 4. Eine Gruppenkarte geht an die 4, dann an die 2. Eine Negativkarte trifft die 1 und alle, die dort keinen Marker haben.
web-rules-fig-plot-bid = Coniura entscheiden, wer anführt und wer dabei ist.
web-rules-fig-plot-favour = Der Anführer benennt einen Nachfolger, die Verschwörer setzen ihre Gunst.
web-rules-fig-plot-shields = Die anderen dürfen den Kaiser mit je einem Pugio beschützen.
web-rules-fig-plot-daggers = Die Verschwörer legen Dolche. So viele, wie er Leben hat, und er ist tot.
web-rules-fig-favour = Gunst liegt auf dem Kaiser oder auf dem benannten Kandidaten. Hier bringt Galba 1 Punkt je Runde; stirbt er, bringt Otho 2.
web-rules-fig-murder = Leben 3 und ein Schild sind 4. Es sind vier Dolche: Er stirbt.
