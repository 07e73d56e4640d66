# De tafel van Caligula in de terminal: panelen, tekens, hulp en het einde.

## Panelen

caligula-table-sequentia-draw = allen { $symbol }
caligula-table-sequentia-ordo = Ordo links
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
caligula-table-supply-empty = allemaal geplaatst
caligula-table-lay-conspire = beginnen met { $count }
caligula-table-lay-join = meegaan met { $count }
caligula-table-lay-raise = verhogen met { $count }
caligula-table-lay-strike = toesteken met { $count }
caligula-table-choose-marker = Hier ligt meer dan één fiche, of geen: wijs aan welke je bedoelt.
caligula-table-choose-effect = Kies in de lijst wat je neemt.
caligula-table-backs-head = stapels
caligula-table-key-restart = meer terug
caligula-table-restarted = Alles wat nog kon, is teruggenomen.

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

## Effecten op een groot scherm: hoogstens 21 tekens, en 17 als ze na “aut” staan

caligula-brief-remove = { $icon }-kaart verwijderen
caligula-brief-coniura = Coniura trekken
caligula-brief-pugio = Pugio trekken
caligula-brief-spqr = extra SPQR-fiche
caligula-brief-primus = Primus nemen
caligula-brief-place = fiche plaatsen
caligula-brief-swap-markers = fiches ruilen
caligula-brief-return-marker = fiche terugsturen
caligula-brief-swap-ordo = Ordo ruilen
caligula-brief-swap-positions = 1 en 2 ruilen
caligula-brief-swap-sequentia = Sequentia ruilen
caligula-brief-lose-marker = fiche terugnemen
caligula-brief-lose-point = punt verliezen
caligula-brief-lose-pugio = Pugio inleveren
caligula-brief-lose-coniura = Coniura inleveren

## De samenzwering

caligula-plot-leads = leidt
caligula-plot-joined = doet mee
caligula-plot-asked = wordt gevraagd
caligula-plot-waiting = komt nog
caligula-plot-out = doet niet mee
caligula-plot-against-life = leven { $life }, dolken

## Van dichterbij

caligula-table-look-points = { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} (overwinning { $victory }, samenzwering { $conspiracy }).
caligula-table-look-markers = Fiches { $markers }; daarvan { $supply } in de voorraad.
caligula-table-look-hidden = Gedekt op { $places }: { $values }.
caligula-table-or = { $first } of { $last }

## Hulp

caligula-help-aim = Punten komen van de dood van de keizer, voor de leider van de samenzwering en voor wie toesteekt, en van je gunst bij de keizer aan het eind van elke ronde.
caligula-help-round = Een ronde: plaats je fiches gedekt op de kaarten. Dan wordt de Sequentia van links af uitgevoerd: kaarten worden afgehandeld, en wie er genoeg heeft krijgt het effect.
caligula-help-plot = Na elke Sequentia-kaart kan iemand met Coniura-kaarten een samenzwering beginnen. Aan het eind zijn Pugio-kaarten dolken tegen het leven van de keizer.
caligula-help-back = Esc, Backspace
caligula-help-back-does = terug naar de keuze ervoor
caligula-help-mouse-does = klik een fiche, dan een kaart (of andersom); handkaarten, dan de regel ernaast; alles waar een effect over gaat
caligula-help-restart-does = alles terugnemen wat nog kan
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
caligula-sign-backs = kaarten in de hand naar de stapel waar ze vandaan komen

## Het einde

caligula-end-favour = gunst
caligula-end-dagger = dolken
caligula-end-leader = leider
caligula-end-lost = verloren
caligula-end-victory = overwinning
caligula-end-conspiracy = samenzwering
caligula-end-total = totaal
