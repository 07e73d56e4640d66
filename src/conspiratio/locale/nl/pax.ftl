# PAX aan tafel: kaarten, zetten, wat er gebeurde, waarom niet en hoe het afliep.

category-wealth = Rijkdom
category-fleet = Vloot
category-army = Leger
category-religion = Religie
category-senator = Senator
category-land = Land
category-intrigue = Intrige

## Dingen

aurei = { $count ->
    [one] { $count } Aureus
   *[other] { $count } Aurei
}
cards-unseen = { $count ->
    [0] geen kaarten
    [one] een kaart
   *[other] { $count } kaarten
}
list-and = { $first } en { $last }
legion = Legioen { $number }
rome = Rome
deck = Stapel
pax-scales = De zeven weegschalen
legions = Legioenen
last-round = Laatste ronde!
primus-conspiratus = Primus Conspiratus
nobody = niemand

## Beslissingen

move-open = { $keep } houden; { $slipped } onder de stapel schuiven
move-open-display = { $keep } houden; { $shown } openleggen; { $slipped } onder de stapel schuiven
move-draw = Volle beurt: drie kaarten trekken, kopen, spelen, inkomsten nemen
move-peek = De gedekte kaarten van Rome bekijken en { $money } nemen
move-place-hand = { $card }: in je hand
move-place-under = { $card }: onder de stapel
move-place-legion = { $card }: naar Legioen { $legion }
move-buy = Legioen { $legion } kopen voor { $price }: { $cards }
move-pass-buying = Niets kopen
move-play = { $card } spelen ({ $cost })
move-play-free = { $card } spelen (gratis)
move-end = Je beurt beëindigen (inkomsten: { $income })
move-follow = De oproep van de Senaat beantwoorden met { $card } ({ $cost })
move-pass-following = De oproep van de Senaat naast je neerleggen

## Wat er te beslissen valt

phase-opening = de openingskaart kiezen
phase-choosing = een volle beurt of een blik op Rome?
phase-drawing = de getrokken kaarten verdelen
phase-buying = de kaarten van een Legioen kopen?
phase-playing = kaarten spelen, dan de beurt beëindigen
phase-following = de oproep van de Senaat beantwoorden?
phase-over = het spel is uit

## Wat er gebeurde

event-opening-drawn = { $name } trekt voor de opening { $cards }.
event-opening-chosen = { $name } houdt { $kept } en schuift { $slipped } onder de stapel.
event-opening-shown = { $name } legt { $cards } open.
event-round-began = Ronde { $round }: { $name } begint.
event-legions-filled = Nieuw bij de Legioenen: { $cards }.
event-cards-drawn = { $name } trekt { $cards }.
event-deck-found-empty = { $name } treft een lege stapel aan: deze ronde is de laatste.
event-deck-found-empty-paid = { $name } treft een lege stapel aan en krijgt { $money }: deze ronde is de laatste.
event-card-placed-hand = { $name } neemt { $card } in de hand.
event-card-placed-under = { $name } schuift { $card } onder de stapel.
event-card-placed-legion = { $name } legt { $card } bij Legioen { $legion }.
event-rome-seen = { $name } bekijkt de gedekte kaarten van Rome ({ $cards }) en neemt { $money }.
event-group-bought = { $name } koopt Legioen { $legion } voor { $price }: { $cards }.
event-passed-buying = { $name } koopt niets.
event-passed-following = { $name } geeft geen gehoor aan de oproep van de Senaat.
event-card-played = { $name } speelt { $card } voor { $cost }.
event-card-played-free = { $name } speelt { $card }.
event-primus-conspiratus-taken = { $name } is nu Primus Conspiratus.
event-primus-conspiratus-taken-from = { $name } neemt Primus Conspiratus over van { $from }.
event-income-taken-base = { $name } speelt geen kaart en krijgt { $money }.
event-income-taken-intrigue = { $name } heeft Intrige gespeeld: geen inkomsten.
event-income-taken-longest = { $name } krijgt { $money } aan inkomsten ({ $category }).
event-income-taken-senator = { $name } krijgt { $money } aan inkomsten ({ $category }), waarvan 1 voor de Senator.
event-senate-called = { $name } heeft een Senator gespeeld: de Senaat roept de anderen op.
event-rome-took = Rome neemt Legioen { $legion }: { $cards }.
event-game-ended-no-refill = De stapel is te klein om de Legioenen aan te vullen: het spel is uit. Rome onthult { $cards }.
event-game-ended-exhausted = De stapel is op en de ronde voorbij: het spel is uit. Rome onthult { $cards }.

## Waarom niet

refuse-pax-turn-choice-game-over = Het spel is uit.
refuse-pax-turn-choice-not-your-turn = Nu beslist { $acting }.
refuse-pax-turn-choice-now-opening = Kies eerst welke openingskaart je houdt.
refuse-pax-turn-choice-now-choosing = Kies eerst: een volle beurt, te beginnen met trekken, of een blik op Rome.
refuse-pax-turn-choice-now-drawing = Verdeel eerst de getrokken kaarten.
refuse-pax-turn-choice-now-buying = Nu mag je een groep kopen of passen. Voor de blik op Rome en het trekken is het te laat; spelen komt hierna.
refuse-pax-turn-choice-now-playing = Nu mag je kaarten spelen of je beurt beëindigen. Trekken en kopen zijn voor deze beurt voorbij.
refuse-pax-turn-choice-now-following = Nu mag je de oproep van de Senaat met één kaart beantwoorden, of passen.
refuse-pax-solo-setup-peek = In het solitaire spel mag je de kaarten van Rome niet bekijken.
refuse-pax-setup-opening-hand-not-drawn = { $card } hoort niet bij je openingskaarten.
refuse-pax-setup-opening-hand-twice = { $card } kun je maar één keer gebruiken.
refuse-pax-setup-opening-hand-display = Je houdt één kaart en schuift de andere onder de stapel; je legt er geen open.
refuse-pax-solo-opening-not-drawn = { $card } hoort niet bij je openingskaarten.
refuse-pax-solo-opening-twice = { $card } kun je maar één keer gebruiken.
refuse-pax-solo-opening-display = { $count ->
    [0] In dit spel leg je aan het begin geen kaart open (gekozen: { $found }).
    [one] In dit spel leg je aan het begin precies { $count } kaart open, niet { $found }.
   *[other] In dit spel leg je aan het begin precies { $count } kaarten open, niet { $found }.
}
refuse-pax-draw-three-not-drawn = { $card } hoort niet bij de kaarten die je nu verdeelt.
refuse-pax-draw-destinations-hand-used = Van de getrokken kaarten heb je er al een in je hand genomen.
refuse-pax-draw-destinations-legion-used = Van de getrokken kaarten ligt er al een bij een Legioen.
refuse-pax-draw-destinations-under-used = Van de getrokken kaarten ligt er al een onder de stapel.
refuse-pax-draw-destinations-no-such-legion = Zeg welk Legioen: 1 tot en met { $count }.
refuse-pax-draw-destinations-legion-not-asked = Voor je hand of de stapel hoef je geen Legioen te noemen.
refuse-pax-draw-religion-3-hand-last = Van de twee kaarten die je samen trekt, gaat er eerst een naar een Legioen of onder de stapel; je hand komt later.
refuse-pax-buy-group-no-such-legion = De Legioenen lopen van 1 tot en met { $count }.
refuse-pax-buy-group-empty = Bij dit Legioen ligt geen kaart.
refuse-pax-buy-money-short = De groep kost { $price }, je hebt { $money }.
refuse-pax-play-cost-not-in-hand = { $card } heb je niet in je hand.
refuse-pax-play-cost-short = Deze kaart zou { $cost } kosten, je hebt { $money }.
refuse-pax-play-limit-fleet = { $have ->
    [one] { $have } Vlootsymbool
   *[other] { $have } Vlootsymbolen
} en { $add } erbij is meer dan je limiet van { $limit } (Land of Intrige, het grootste aantal telt).
refuse-pax-play-limit-army = { $have ->
    [one] { $have } Legersymbool
   *[other] { $have } Legersymbolen
} en { $add } erbij is meer dan je limiet van { $limit } (Land of Intrige, het grootste aantal telt).
refuse-pax-solo-limit-after-fleet = Met { $have ->
    [one] { $have } Vlootsymbool
   *[other] { $have } Vlootsymbolen
} zit je sinds de opening boven de limiet van { $limit }: geen Vloot erbij tot Land of Intrige het toelaat.
refuse-pax-solo-limit-after-army = Met { $have ->
    [one] { $have } Legersymbool
   *[other] { $have } Legersymbolen
} zit je sinds de opening boven de limiet van { $limit }: geen Leger erbij tot Land of Intrige het toelaat.
refusal-rule = Regel { $rule }: { $title }
refusal-heading = in het boekje onder “{ $heading }”

## Het einde

result-rome-wins = Rome wint, en de Primus Conspiratus wint mee: { $names }.
result-rome-wins-alone = Rome wint, en niemand wint mee: er is geen Primus Conspiratus.
result-players-win = De spelers hebben Rome verslagen. { $names } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
result-players-win-shared = De spelers hebben Rome verslagen. { $names } delen de overwinning met elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
result-solo-won = Je hebt spel { $game } gewonnen: alle 7 categorieën, in { $stronger } ervan sterker dan Rome ({ $goal } nodig).
result-solo-lost = Rome heeft spel { $game } gewonnen: je hebt { $categories } van de 7 categorieën en bent in { $stronger } sterker dan Rome ({ $goal } nodig).
score-category = Categorieën
score-stronger = Sterker dan Rome
score-arms = Vloten en Legers
score-primus = Primus Conspiratus
score-wealthiest = Grootste vermogen
score-total = Totaal
