# De tafel van Caligula in de terminal: panelen, tekens, hulp en het einde.

## Panelen

caligula-table-sequentia = Sequentia
caligula-table-sequentia-draw = allen { $symbol }
caligula-table-sequentia-ordo = Ordo links
caligula-table-civitas = Civitas
caligula-table-emperors = Op de troon en daarna
caligula-table-heirs = { $count ->
    [one] nog { $count } in de stapel
   *[other] nog { $count } in de stapel
}
caligula-table-emperor = keizer
caligula-table-candidate = kandidaat
caligula-table-nominee = aangewezen
caligula-table-life = leven { $life }
caligula-table-points = punten { $points }
caligula-table-kind-single = enkel
caligula-table-kind-group = groep
caligula-table-kind-negative = negatief
caligula-table-yours = { $name }: fiches en hand
caligula-table-supply = Fiches
caligula-table-supply-empty = allemaal geplaatst
caligula-table-lay-conspire = beginnen met { $count }
caligula-table-lay-join = meegaan met { $count }
caligula-table-lay-raise = verhogen met { $count }
caligula-table-lay-strike = toesteken met { $count }
caligula-table-choose-marker = Hier ligt meer dan één fiche, of geen: wijs aan welke je bedoelt.
caligula-table-choose-effect = Kies in de lijst wat je neemt.

## Effecten in een woord of twee, hoogstens 11 tekens

caligula-short-remove = weg met { $icon }
caligula-short-coniura = ∞ Coniura
caligula-short-pugio = † Pugio
caligula-short-spqr = SPQR 5, 6
caligula-short-primus = Ψ Primus
caligula-short-place = 1 plaatsen
caligula-short-swap-markers = ↔ fiches
caligula-short-return-marker = ← fiche
caligula-short-swap-ordo = ↔ Ordo
caligula-short-swap-positions = ↔ 1 en 2
caligula-short-swap-sequentia = ↔ Sequentia
caligula-short-lose-marker = − fiche
caligula-short-lose-point = − punt
caligula-short-lose-pugio = − † Pugio
caligula-short-lose-coniura = − ∞ Coniura

## De samenzwering

caligula-plot-against = Samenzwering tegen { $emperor }
caligula-plot-leads = leidt
caligula-plot-joined = doet mee
caligula-plot-asked = is gevraagd
caligula-plot-waiting = komt nog
caligula-plot-out = doet niet mee
caligula-plot-against-life = leven { $life }, dolken

## Van dichterbij

caligula-table-look-points = { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} (overwinning { $victory }, samenzwering { $conspiracy }).
caligula-table-look-markers = Fiches { $markers }, waarvan in de voorraad: { $supply }.

## Hulp

caligula-help-aim = Punten komen van de dood van de keizer, voor de leider van de samenzwering en voor wie toesteekt, en van je gunst bij de keizer aan het eind van elke ronde.
caligula-help-round = Een ronde: plaats je fiches gedekt op de kaarten. Dan wordt de Sequentia van links af uitgevoerd: kaarten worden afgehandeld, en wie er genoeg heeft krijgt het effect.
caligula-help-plot = Na elke Sequentia-kaart kan iemand met Coniura-kaarten een samenzwering beginnen. Aan het eind zijn Pugio-kaarten dolken tegen het leven van de keizer.
caligula-help-back = Esc, Backspace
caligula-help-back-does = terug naar de keuze ervoor
caligula-help-mouse-does = klik een fiche, dan een kaart (of andersom); handkaarten, dan de regel ernaast; alles waar een effect over gaat
caligula-help-players-does = wat van iedereen bekend is, en alle open kaarten in woorden
caligula-help-effects = Wat de kaarten doen:
caligula-sign-single = enkele kaart: de hoogste som van minstens 2 krijgt het effect
caligula-sign-group = groepskaart: elke som van minstens 2 krijgt het
caligula-sign-negative = negatieve kaart: treft iedereen met minder dan 2
caligula-sign-fields = velden: wiens fiche en de waarde, een gedekte, een vrij veld
caligula-sign-to-come = zoveel kaarten van de kleur komen nog
caligula-sign-next = wordt afgehandeld, of is de volgende
caligula-sign-hand = in de hand: Coniura, Pugio, een dubbele (eerst het symbool van zijn stapel)
caligula-sign-known = deze kaart kent iedereen
caligula-sign-shield = een Pugio die de keizer beschermt
caligula-sign-players = overwinnings- en samenzweringspunten, handkaarten, fiches in de voorraad
caligula-sign-primus = Primus Inter Pares

## Het einde

caligula-end-favour = gunst
caligula-end-dagger = dolken
caligula-end-leader = leider
caligula-end-lost = verloren
caligula-end-victory = overwinning
caligula-end-conspiracy = samenzwering
caligula-end-total = totaal
