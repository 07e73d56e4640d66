# De tafel van PAX in de browser.

## De tafel

web-pax-bank = Bank
web-pax-rome-takes = Rome neemt straks { $legion }
web-pax-rome-takes-this = Rome neemt dit straks
web-pax-costs = { $price ->
    [0] Gratis voor jou
    [one] Kost je { $price } Aureus
   *[other] Kost je { $price } Aurei
}
web-pax-worth = { $price ->
    [one] { $price } Aureus waard
   *[other] { $price } Aurei waard
}
web-pax-put-here = Kaart hier neerleggen
web-pax-slip-here = Kaart eronder schuiven
web-pax-symbols = { $count ->
    [one] { $count } symbool
   *[other] { $count } symbolen
}
web-pax-bonus = { $count ->
    [one] waarvan { $count } als bonus
   *[other] waarvan { $count } als bonus
}
web-pax-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}

## Jij en de anderen

web-pax-display = Jouw display
web-pax-drawn = Getrokken kaarten
web-pax-hand-empty = Geen kaart in je hand
web-pax-hand-hidden = Hand is geheim
web-pax-money-hidden = Geld is geheim
web-pax-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-pax-limit = hoogstens { $limit } van elk
web-pax-points-now = { $points ->
    [one] { $points } punt als het nu eindigde
   *[other] { $points } punten als het nu eindigde
}

## Wat te doen

web-pax-actions = Wat je kunt doen
web-pax-draw = Kaarten trekken
web-pax-keep = { $card } houden
web-pax-begin = Beginnen
web-pax-let-call = Niet beantwoorden
web-pax-into-hand = In je hand
web-pax-end = Beurt beëindigen
web-pax-income = inkomsten
web-pax-played = { $count ->
    [one] { $count } kaart gespeeld
   *[other] { $count } kaarten gespeeld
}
web-pax-spent = Kosten tot nu toe: { $cost }
web-pax-free = gratis
web-pax-play-cost = { $cost ->
    [0] Gratis
    [one] Kost { $cost } Aureus
   *[other] Kost { $cost } Aurei
}
web-pax-play-income = Inkomsten dan { $income }
web-pax-hint-keep = Welke kaart houd je?
web-pax-hint-lay = { $count ->
    [one] Kies { $count } kaart om open te leggen
   *[other] Kies { $count } kaarten om open te leggen
}
web-pax-hint-pick = Eerst de kaart, dan haar plaats
web-pax-hint-put = Waar gaat ze heen?
web-pax-phase-drawing-one = de getrokken kaart plaatsen
web-pax-hint-follow = { $cost ->
    [one] De Senaat roept: een kaart spelen voor { $cost } Aureus?
   *[other] De Senaat roept: een kaart spelen voor { $cost } Aurei?
}
web-pax-plan-display = Wordt opengelegd
web-pax-plan-hand = Houd je
web-pax-picked = { $card } gekozen. Mogelijke plaatsen: { $places }
web-pax-place-hand = je hand
web-pax-place-deck = onder de stapel

## De zeven weegschalen

web-pax-head-strongest = sterkste
web-pax-strongest = sterkste: { $names }
web-pax-stronger = sterker dan Rome
web-pax-falls-rome = Rome heeft die in handen
web-pax-falls-players = Hier is Rome verslagen
web-pax-unseen = { $count ->
    [one] ? Eén gedekte kaart van Rome telt niet mee.
   *[other] ? { $count } gedekte kaarten van Rome tellen niet mee.
}
web-pax-if-now = Als het nu eindigde
web-pax-fortune-unknown = Het grootste vermogen telt ook niet mee.
web-pax-now-players = Spelers winnen
web-pax-now-rome = Rome wint, samen met
web-pax-now-rome-alone = Rome wint, niemand wint mee
web-pax-now-solo-won = Je hebt gewonnen
web-pax-now-solo-lost = Nog niet gewonnen
web-pax-held = Rome heeft er { $held }, { $needed } is genoeg
web-pax-solo-categories = { $count } van 7 categorieën
web-pax-solo-stronger = sterker in { $count }, { $goal } nodig

## Het einde

web-pax-end-no-refill = De stapel is te klein voor de Legioenen.
web-pax-end-exhausted = De stapel is op en de laatste ronde is voorbij.
web-pax-end-turns-up = Rome draait zijn kaarten om
web-pax-end-players = De spelers hebben Rome verslagen
web-pax-end-rome = Rome triomfeert, en de Primus Conspiratus met Rome
web-pax-end-rome-alone = Rome triomfeert, en niemand met Rome
web-pax-end-solo-won = Je hebt Rome verslagen
web-pax-end-solo-lost = Rome houdt stand
web-pax-end-skip = Alles tonen
web-pax-winner = Gewonnen
