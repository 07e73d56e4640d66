# Caligula aan tafel: kaarten, beslissingen, wat er gebeurde, waarom niet, en hoe het afliep.

colour-legionarii = Legionarii
colour-praetoriani = Praetoriani
colour-tribuni = Tribuni
colour-plebs = Plebs
colour-nobiles = Nobiles

## Effecten

effect-remove = een { $colour }-kaart verwijderen
effect-coniura = een { caligula-card-coniura } trekken
effect-pugio = een { caligula-card-pugio } trekken
effect-spqr = een extra SPQR-fiche krijgen
effect-primus = Primus Inter Pares nemen
effect-place = een fiche plaatsen
effect-swap-markers = twee fiches verwisselen
effect-return-marker = een fiche terugsturen
effect-swap-ordo = twee Ordo-kaarten verwisselen
effect-swap-positions = positie 1 en 2 van een kleur verwisselen
effect-swap-sequentia = twee Sequentia-kaarten verwisselen
effect-lose-marker = een fiche terugnemen
effect-lose-point = een punt verliezen
effect-lose-pugio = een { caligula-card-pugio } inleveren
effect-lose-coniura = een { caligula-card-coniura } inleveren

## Dingen

caligula-face-single = enkel { $minimum }, { $effects }
caligula-face-group = groep { $minimum }, { $effects }
caligula-face-negative = negatief { $minimum }, { $effects }
caligula-no-card = geen kaart
caligula-card-and = { $place }: { $face }; { $rest }
caligula-card-with = { $place } ({ $face }); { $rest }
caligula-free-fields = { $count ->
    [0] geen veld vrij
    [one] { $count } veld vrij
   *[other] { $count } velden vrij
}
caligula-on-it = fiches erop: { $owners }
caligula-on-it-nothing = geen fiche erop
caligula-spot = { $place } (veld { $field })
caligula-marker-of = fiche van { $name } op { $spot }
caligula-marker-yours = je fiche op { $spot }
caligula-marker-yours-known = je { $marker } op { $spot }
caligula-card-coniura = Coniura
caligula-card-pugio = Pugio
caligula-card-coniura-double = dubbele { caligula-card-coniura }
caligula-card-pugio-double = dubbele { caligula-card-pugio }
caligula-cards-coniura = { $count ->
    [one] een { caligula-card-coniura }
   *[other] { $count } { caligula-card-coniura }
}
caligula-cards-pugio = { $count ->
    [one] een { caligula-card-pugio }
   *[other] { $count } { caligula-card-pugio }
}
caligula-cards-coniura-double = { $count ->
    [one] een dubbele { caligula-card-coniura }
   *[other] { $count } dubbele { caligula-card-coniura }
}
caligula-cards-pugio-double = { $count ->
    [one] een dubbele { caligula-card-pugio }
   *[other] { $count } dubbele { caligula-card-pugio }
}
caligula-cards-coniura-back = { $count ->
    [one] een kaart van de { caligula-card-coniura }-stapel
   *[other] { $count } kaarten van de { caligula-card-coniura }-stapel
}
caligula-cards-pugio-back = { $count ->
    [one] een kaart van de { caligula-card-pugio }-stapel
   *[other] { $count } kaarten van de { caligula-card-pugio }-stapel
}
caligula-cards-unseen = { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}
caligula-cards-none = geen kaart
caligula-known = { $cards } (bij iedereen bekend)
caligula-emperor = { $emperor } (leven { $life }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} per ronde, { $fields ->
    [0] geen gunstveld
    [one] { $fields } gunstveld
   *[other] { $fields } gunstvelden
})
caligula-sequentia-draw = iedereen trekt een { caligula-card-coniura }
caligula-sequentia-ordo = Ordo gaat naar links
caligula-one-by-one = { $first }, daarna naar { $others }

## Beslissingen

caligula-move-place = Fiche { $marker } op { $place } plaatsen ({ $face })
caligula-move-marker = fiche { $marker }
caligula-move-spqr = Je fiche { $marker } krijgen
caligula-move-primus-from = Primus Inter Pares afnemen van { $name }
caligula-move-lose-victory = Een overwinningspunt verliezen
caligula-move-lose-conspiracy = Een samenzweringspunt verliezen
caligula-move-conspire = Een samenzwering beginnen met { $total }
caligula-move-join = Meegaan tot { $total }
caligula-move-raise = Verhogen tot { $total }
caligula-move-nominate = { $emperor } aanwijzen
caligula-move-favour = Je gunstfiche plaatsen op { $emperor }
caligula-move-favour-moved = Je gunstfiche verplaatsen naar { $emperor }
caligula-move-protect = { $emperor } beschermen (leven wordt { $life })
caligula-move-strike = Toesteken met { $count } ({ $total } tegen { $life })
caligula-pass = Passen
caligula-pass-rewarding = Weigeren
caligula-pass-starting = Geen samenzwering beginnen
caligula-pass-bidding = Passen: buiten deze samenzwering blijven
caligula-pass-favouring = Geen gunstfiche plaatsen
caligula-pass-favouring-stays = Je gunstfiche laten liggen
caligula-pass-protecting = { $emperor } niet beschermen
caligula-pass-striking = Niet toesteken

## Wat er beslist wordt

phase-caligula-placing = een fiche plaatsen
phase-caligula-rewarding = de beloning nemen of weigeren
phase-caligula-paying = de straf ondergaan
phase-caligula-starting = een samenzwering beginnen?
phase-caligula-bidding = passen, meegaan of verhogen?
phase-caligula-nominating = een kandidaat aanwijzen
phase-caligula-favouring = wie krijgt de gunst?
phase-caligula-protecting = de keizer beschermen?
phase-caligula-striking = toesteken?
phase-caligula-over = het spel is uit

## Wat er gebeurde

event-caligula-round-began = Ronde { $round }. De volgorde: { $order }.
event-caligula-marker-placed = { $name } plaatst een fiche op { $place }.
event-caligula-marker-placed-known = { $name } plaatst fiche { $marker } op { $place }.
event-caligula-sequentia-reached = Sequentia { $number }: { $card }.
event-caligula-card-drawn = { $name } trekt van de { $stack }-stapel.
event-caligula-card-drawn-known = { $name } trekt { $card }.
event-caligula-stack-found-empty = De { $stack }-stapel is leeg: niets voor { $name }.
event-caligula-ordo-passed-left = Alle Ordo-kaarten gaan naar links: { $order }.
event-caligula-turned-up = { $colour } wordt afgehandeld ({ $face }): { $sums }.
event-caligula-turned-up-empty = { $colour } wordt afgehandeld ({ $face }): geen fiche erop.
event-caligula-goes-to = De beloning gaat naar { $names }.
event-caligula-goes-to-nobody = Niemand krijgt de beloning.
event-caligula-hits = De straf treft { $names }.
event-caligula-hits-nobody = De straf treft niemand.
event-caligula-card-left = De { $colour }-kaart gaat uit het spel.
event-caligula-markers-home = Fiches gaan terug: { $whose }.
event-caligula-card-opened = Nieuw op { $place }: { $face }.
event-caligula-reward-declined = { $name } weigert de beloning ({ $effects }).
event-caligula-reward-void = Aan de beloning ({ $effects }) heeft { $name } nu niets.
event-caligula-card-removed = { $name } verwijdert een { $colour }-kaart ({ $face }).
event-caligula-marker-gained = { $name } krijgt fiche { $marker } en houdt die.
event-caligula-primus-taken = { $name } neemt Primus Inter Pares.
event-caligula-primus-taken-from = { $name } neemt Primus Inter Pares af van { $from }.
event-caligula-markers-swapped = { $name } verwisselt twee fiches: { $first } en { $second }.
event-caligula-marker-sent-back = { $name } stuurt een fiche op { $spot } terug naar { $owner }.
event-caligula-marker-sent-back-known = { $name } stuurt fiche { $marker } op { $spot } terug naar { $owner }.
event-caligula-marker-taken-back = { $name } neemt een fiche terug van { $spot }.
event-caligula-marker-taken-back-known = { $name } neemt fiche { $marker } terug van { $spot }.
event-caligula-ordo-swapped = { $name } verwisselt de Ordo-kaarten van { $first } en { $second }.
event-caligula-positions-swapped = { $name } verwisselt positie 1 en 2 van { $colour }.
event-caligula-sequentia-swapped = { $name } verwisselt de Sequentia-kaarten { $first } en { $second }.
event-caligula-lost-victory = { $name } verliest een overwinningspunt.
event-caligula-lost-conspiracy = { $name } verliest een samenzweringspunt.
event-caligula-card-lost = { $name } levert { $card } in: terug onder de stapel.
event-caligula-hand-shown = { $name } heeft geen { $symbol }-symbool en bewijst dat met open hand: { $cards }.
event-caligula-penalty-due = De straf treft { $name }: { $effects }.
event-caligula-penalty-void = Bij { $name } valt voor de straf ({ $effects }) niets te halen.
event-caligula-plot-declined = { $name }: geen samenzwering.
event-caligula-bid-start = Samenzwering! { $name } speelt { $cards } en leidt met { $total }.
event-caligula-bid-join = { $name } gaat mee met { $cards } (totaal { $total }).
event-caligula-bid-raise = { $name } verhoogt tot { $total } met { $cards } en leidt nu.
event-caligula-bid-passed = { $name } past en ligt eruit.
event-caligula-conspirators = { $name } leidt de samenzwering, samen met { $names }.
event-caligula-conspirators-alone = { $name } staat er in deze samenzwering alleen voor.
event-caligula-loyal = Erbuiten: { $names }.
event-caligula-nominated = { $name } wil { $emperor } op de troon.
event-caligula-favour-placed = { $name } plaatst een gunstfiche op { $emperor }.
event-caligula-favour-moved = { $name } haalt de gunstfiche bij de keizer weg en plaatst die op { $emperor }.
event-caligula-favour-stays = { $name } laat de gunstfiche bij de keizer.
event-caligula-favour-withheld = { $name } schenkt niemand gunst.
event-caligula-no-favour-room = { $name } vindt geen vrij veld voor een gunstfiche.
event-caligula-emperor-protected = { $name } beschermt de keizer met { $card }: zijn leven wordt { $life }.
event-caligula-protection-denied = { $name } beschermt de keizer niet.
event-caligula-daggers-laid = { $name } steekt toe met { $cards }: { $total } tegen { $life }.
event-caligula-no-dagger-laid = { $name } steekt niet toe.
event-caligula-emperor-murdered = { $emperor } is dood: { $daggers ->
    [one] { $daggers } dolk
   *[other] { $daggers } dolken
} tegen een leven van { $life }.
event-caligula-successor = De nieuwe keizer is { $emperor }.
event-caligula-emperor-survived = { $emperor } overleeft het: { $daggers ->
    [0] niemand heeft toegestoken.
    [one] { $daggers } dolk is niet genoeg tegen een leven van { $life }.
   *[other] { $daggers } dolken zijn niet genoeg tegen een leven van { $life }.
}
event-caligula-favours-home = Gunstfiches gaan terug naar { $whose }.
event-caligula-candidate-drawn = Een nieuwe kandidaat: { $emperor }.
event-caligula-gained-leader = { $name } krijgt als leider { $points ->
    [one] een samenzweringspunt
   *[other] { $points } samenzweringspunten
}.
event-caligula-gained-dagger = { $name } krijgt voor het toesteken { $points ->
    [one] een overwinningspunt
   *[other] { $points } overwinningspunten
}.
event-caligula-gained-favour = { $name } krijgt voor de gunst { $points ->
    [one] een overwinningspunt
   *[other] { $points } overwinningspunten
}.
event-caligula-empire-fell = Het Rijk valt. Er kan nog één laatste samenzwering komen.
event-caligula-game-ended = Het spel is uit.

## Hoe een samenzwering ervoor staat

caligula-story-last = De laatste samenzwering
caligula-story-open = Komt er een samenzwering tegen { $emperor } (leven { $life })?
caligula-story-leads = { $name } leidt met { $total }.
caligula-story-bids = Gespeeld tot nu toe: { $bids }.
caligula-story-passed = Eruit: { $names }.
caligula-story-bidding = { $name }: passen, meegaan met { $needed }, of verhogen met meer?
caligula-story-then = Daarna: { $names }.
caligula-story-nominee = { $emperor } moet de volgende keizer worden.
caligula-story-favours = Gunst voor { $emperor }: { $names }.
caligula-story-life = { $emperor } heeft leven { $life }; dolken tot nu toe: { $daggers }.
caligula-story-shields = Beschermd door { $names }.
caligula-story-daggers = Dolken: { $names }.

## Waarom niet

refuse-caligula-turn-order-game-over = Het spel is uit.
refuse-caligula-turn-order-not-your-turn = Nu beslist { $acting }.
refuse-caligula-turn-order-now-placing = Plaats nu een fiche.
refuse-caligula-turn-order-now-rewarding = Neem nu de beloning van de kaart, of weiger die.
refuse-caligula-turn-order-now-paying = Onderga nu de straf van de kaart.
refuse-caligula-turn-order-now-starting = Begin nu met Coniura een samenzwering, of laat het.
refuse-caligula-turn-order-now-bidding = Nu is het passen, meegaan of verhogen.
refuse-caligula-turn-order-now-nominating = Wijs nu de kandidaat aan die keizer moet worden.
refuse-caligula-turn-order-now-favouring = Beslis nu waar je gunstfiche komt.
refuse-caligula-turn-order-now-protecting = Bescherm de keizer nu met één Pugio, of laat het.
refuse-caligula-turn-order-now-striking = Steek nu toe met zoveel Pugio als je wilt, of laat het.
refuse-caligula-material-hand-not-in-hand = Deze kaart heb je niet in je hand: { $card }.
refuse-caligula-material-hand-twice = Je hebt deze kaart twee keer genoemd: { $card }.
refuse-caligula-material-hand-no-coniura = Deze kaart toont geen Coniura: { $card }.
refuse-caligula-material-hand-no-pugio = Deze kaart toont geen Pugio: { $card }.
refuse-caligula-place-forced-pass = Je kunt een fiche plaatsen, dus je moet.
refuse-caligula-place-forced-marker = Fiche { $marker } is niet in je voorraad.
refuse-caligula-place-forced-no-card = Op { $place } ligt geen kaart.
refuse-caligula-place-forced-full = Op deze kaart is geen veld meer vrij: { $card }.
refuse-caligula-place-fields-full = Met dit aantal spelers is deze kaart vol: { $card }.
refuse-caligula-civitas-optional-penalty = Een straf kun je niet weigeren.
refuse-caligula-civitas-optional-details = Voor het effect “{ $effect }” horen precies deze gegevens in de zet: { $needs }.
refuse-caligula-civitas-aut-not-on-card = Dit effect staat niet op de kaart: { $effect }. Er staat: { $effects }.
refuse-caligula-effect-remove-no-card = Op { $place } ligt geen kaart.
refuse-caligula-effect-remove-resolving = De kaart die nu wordt afgehandeld, kan niet worden verwijderd.
refuse-caligula-effect-coniura-empty = De Coniura-stapel is leeg.
refuse-caligula-effect-pugio-empty = De Pugio-stapel is leeg.
refuse-caligula-effect-spqr-both = Je hebt je 5 en je 6 al.
refuse-caligula-effect-primus-held = Je hebt Primus Inter Pares al.
refuse-caligula-effect-place-resolving = Niet op de kaart die nu wordt afgehandeld.
refuse-caligula-effect-swap-markers-two = Kies twee verschillende fiches.
refuse-caligula-effect-swap-markers-resolving = De fiches op de kaart die nu wordt afgehandeld, blijven daar.
refuse-caligula-effect-swap-markers-no-marker = Op veld { $field } van { $place } ligt geen fiche.
refuse-caligula-effect-return-marker-resolving = De fiches op de kaart die nu wordt afgehandeld, blijven daar.
refuse-caligula-effect-return-marker-no-marker = Op veld { $field } van { $place } ligt geen fiche.
refuse-caligula-effect-swap-ordo-two = Kies twee verschillende spelers.
refuse-caligula-effect-swap-positions-resolving = Niet de kleur die nu wordt afgehandeld.
refuse-caligula-effect-swap-positions-not-filled = Van { $colour } ligt er maar één kaart open, of geen.
refuse-caligula-effect-swap-sequentia-two = Kies twee verschillende Sequentia-kaarten, 1 tot en met { $count }.
refuse-caligula-effect-swap-sequentia-current = De Sequentia-kaart die nu wordt uitgevoerd, blijft liggen.
refuse-caligula-effect-lose-marker-resolving = De fiches op de kaart die nu wordt afgehandeld, tellen niet mee.
refuse-caligula-effect-lose-marker-no-marker = Op veld { $field } van { $place } ligt geen fiche.
refuse-caligula-effect-lose-marker-not-yours = Die fiche is niet van jou.
refuse-caligula-effect-lose-point-no-victory = Je hebt geen overwinningspunt om te verliezen.
refuse-caligula-effect-lose-point-no-conspiracy = Je hebt geen samenzweringspunt om te verliezen.
refuse-caligula-plot-start-none = Een samenzwering begint met minstens één Coniura.
refuse-caligula-plot-bid-join = Om mee te gaan heb je nog { $needed } Coniura nodig, niet { $found }.
refuse-caligula-plot-bid-raise = Om te verhogen heb je nog minstens { $needed } Coniura nodig; { $found } is te weinig.
refuse-caligula-favour-nominate-pass = De leider moet een kandidaat aanwijzen.
refuse-caligula-favour-nominate-no-candidate = { $emperor } is geen van de kandidaten.
refuse-caligula-favour-place-leader = De leider moet zijn gunstfiche plaatsen als er een veld vrij is.
refuse-caligula-favour-place-not-these = Een gunstfiche gaat op de keizer of op de aangewezen kandidaat, niet op { $emperor }.
refuse-caligula-favour-place-there-already = Je gunstfiche ligt al op { $emperor }.
refuse-caligula-favour-place-full = Bij { $emperor } is geen veld vrij.
refuse-caligula-murder-strike-none = Om toe te steken heb je minstens één Pugio nodig.

## Het einde

result-caligula-won = { $name } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} (overwinningspunten: { $victory }, samenzweringspunten: { $conspiracy }).
result-caligula-shared = { $names } delen de overwinning met elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
result-caligula-by-primus = Gelijke stand met { $names }; Primus Inter Pares beslist.
result-caligula-by-conspiracy = Gelijke stand met { $names }; de samenzweringspunten beslissen.
result-caligula-by-cards = Gelijke stand met { $names }; de kaarten in de hand beslissen.
