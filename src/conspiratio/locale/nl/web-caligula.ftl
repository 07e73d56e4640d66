# De tafel van Caligula in de browser.

## Effecten op een kaart, in een paar woorden

web-caligula-short-remove = verwijderen
web-caligula-short-coniura = Coniura
web-caligula-short-pugio = Pugio
web-caligula-short-spqr = nieuwe fiche
web-caligula-short-primus = Primus
web-caligula-short-place = fiche plaatsen
web-caligula-short-swap-markers = fiches ruilen
web-caligula-short-return-marker = fiche terug­sturen
web-caligula-short-swap-ordo = Ordo ruilen
web-caligula-short-swap-positions = 1 en 2 ruilen
web-caligula-short-swap-sequentia = Sequentia ruilen
web-caligula-short-lose-marker = fiche terug­nemen
web-caligula-short-lose-point = punt verliezen
web-caligula-short-lose-pugio = Pugio inleveren
web-caligula-short-lose-coniura = Coniura inleveren

## Effecten in een zin

web-caligula-about-remove = Je kiest een open { $colour }-kaart. Ze verlaat het spel zonder afhandeling, haar fiches gaan terug.
web-caligula-about-coniura = Je trekt een Coniura-kaart.
web-caligula-about-pugio = Je trekt een Pugio-kaart.
web-caligula-about-spqr = Je krijgt je fiche 5, de volgende keer je 6, en houdt die.
web-caligula-about-primus = Je neemt Primus Inter Pares, ook van een ander. Bij gelijke stand beslist die het spel.
web-caligula-about-place = Je plaatst meteen nog een fiche, maar niet op deze kaart.
web-caligula-about-swap-markers = Twee fiches op andere kaarten wisselen van plaats, gedekt.
web-caligula-about-return-marker = Eén fiche op een andere kaart gaat gedekt terug naar de eigenaar.
web-caligula-about-swap-ordo = Twee spelers ruilen hun Ordo-kaart: de volgorde verandert meteen.
web-caligula-about-swap-positions = Kaart 1 en 2 van een andere kleur wisselen van plaats, met hun fiches.
web-caligula-about-swap-sequentia = Twee Sequentia-kaarten wisselen van plaats, maar niet de kaart die nu wordt uitgevoerd.
web-caligula-about-lose-marker = Je neemt een van je fiches op andere kaarten terug.
web-caligula-about-lose-point = Je verliest een overwinningspunt of een samenzweringspunt.
web-caligula-about-lose-pugio = Je legt een kaart met een Pugio onder haar stapel. Heb je er geen, dan toon je je hand.
web-caligula-about-lose-coniura = Je legt een kaart met een Coniura onder haar stapel. Heb je er geen, dan toon je je hand.

## Andere dingen, uitgelegd

web-caligula-about-single = Voor één speler: de hoogste som krijgt het effect, als die minstens { $minimum } is. Bij gelijke stand telt de fiche die het meest links ligt.
web-caligula-about-group = Voor een groep: iedereen met een fiche hier en een som van minstens { $minimum } krijgt het effect.
web-caligula-about-negative = Een straf: ze treft iedereen met minder dan { $minimum } en iedereen zonder fiche hier.
web-caligula-about-emperor = Hij regeert.
web-caligula-about-candidate = Hij kan de volgende keizer worden.
web-caligula-about-life = Voor zijn dood { $life ->
    [one] is { $life } dolk nodig
   *[other] zijn { $life } dolken nodig
}, en één meer voor elk schild.
web-caligula-about-points = { $points ->
    [0] Gunst bij hem levert geen punten op.
    [one] Aan het eind van een ronde levert gunst bij hem { $points } punt op, als hij regeert.
   *[other] Aan het eind van een ronde levert gunst bij hem { $points } punten op, als hij regeert.
}
web-caligula-about-fields = { $fields ->
    [0] Er is geen plaats voor gunst.
    [one] Plaats voor { $fields } gunstfiche.
   *[other] Plaats voor { $fields } gunstfiches.
}
web-caligula-about-card-coniura = Als Coniura speel je haar om een samenzwering te beginnen, mee te gaan of te verhogen.
web-caligula-about-card-pugio = Als Pugio is ze een dolk voor samenzweerders en een schild voor alle anderen.
web-caligula-about-card-double = Een dubbele kaart is het een of het ander, nooit allebei tegelijk.
web-caligula-about-slot-draw = Iedereen trekt een Coniura-kaart.
web-caligula-about-slot-ordo = Iedereen geeft de Ordo-kaart door naar links.
web-caligula-about-slot-civitas = Van elke kleur wordt om de beurt de kaart op positie 1 afgehandeld. Daarna kan er een samenzwering komen.
web-caligula-info = Over { $what }

## Kaarten en fiches

web-caligula-aut = { " AUT " }
web-caligula-face-single = enkele kaart, minstens { $minimum }: { $effects }
web-caligula-face-group = groepskaart, minstens { $minimum }: { $effects }
web-caligula-face-negative = straf onder { $minimum }: { $effects }
web-caligula-card = { $place }, { $face }
web-caligula-card-none = { $place }, geen kaart
web-caligula-markers-on = Erop: { $markers }
web-caligula-free = { $count ->
    [0] Geen veld vrij
    [one] { $count } veld vrij
   *[other] { $count } velden vrij
}
web-caligula-field-free = vrij veld
web-caligula-marker-yours = jouw { $value }
web-caligula-marker-of = { $name } { $value }
web-caligula-marker-at = { $marker }, op { $place }
web-caligula-can-be = kan { $values } zijn
web-caligula-face-down = Gedekt op { $place }: { $values }
web-caligula-back-coniura = een kaart van de Coniura-stapel
web-caligula-back-pugio = een kaart van de Pugio-stapel
web-caligula-known = bij iedereen bekend
web-caligula-now = nu
web-caligula-next = hierna
web-caligula-done = klaar
web-caligula-slot = Sequentia { $number }: { $card }
web-caligula-stack-name-coniura = Coniura-stapel
web-caligula-stack-name-pugio = Pugio-stapel
web-caligula-stack-coniura = { $count ->
    [one] { $count } kaart in de Coniura-stapel
   *[other] { $count } kaarten in de Coniura-stapel
}
web-caligula-stack-pugio = { $count ->
    [one] { $count } kaart in de Pugio-stapel
   *[other] { $count } kaarten in de Pugio-stapel
}
web-caligula-from-top = Bekend, van boven af

## Keizers

web-caligula-each-round = Punten per ronde
web-caligula-favour-free = vrij voor gunst
web-caligula-throne-emperor = Keizer
web-caligula-throne-candidate = Kandidaat
web-caligula-throne-nominee = Aangewezen als opvolger
web-caligula-heirs = { $count ->
    [0] niemand meer
    [one] nog { $count }
   *[other] nog { $count }
}

## Spelers

web-caligula-victory = Overwinningspunten
web-caligula-conspiracy = Samenzweringspunten
web-caligula-total = Totaal
web-caligula-supply = Fiches in de voorraad
web-caligula-hand-size = { $count ->
    [0] geen kaart in de hand
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-caligula-supply-size = { $count ->
    [0] geen fiche in de voorraad
    [one] { $count } fiche in de voorraad
   *[other] { $count } fiches in de voorraad
}

## Wat van jou is, en wat er te doen is

web-caligula-yours = Je fiches, hand en beslissing
web-caligula-no-hand = Geen kaarten in de hand
web-caligula-back = Terug
web-caligula-ask-place = Kies een fiche en een kaart.
web-caligula-ask-where = Waar gaat de { $value } heen?
web-caligula-ask-which = Welke fiche komt op { $place }?
web-caligula-ask-reward = Kies je beloning.
web-caligula-ask-penalty = Kies je straf.
web-caligula-ask-second = En de tweede?
web-caligula-ask-remove = Welke kaart moet het spel verlaten?
web-caligula-ask-coniura = Een Coniura trekken?
web-caligula-ask-pugio = Een Pugio trekken?
web-caligula-ask-spqr = Nog een fiche nemen?
web-caligula-ask-primus = Primus Inter Pares nemen?
web-caligula-ask-swap-markers = Welke twee fiches wisselen van plaats?
web-caligula-ask-return-marker = Welke fiche gaat terug?
web-caligula-ask-swap-ordo = Welke twee spelers ruilen hun Ordo-kaart?
web-caligula-ask-swap-positions = Bij welke kleur wisselen 1 en 2?
web-caligula-ask-swap-sequentia = Welke twee Sequentia-kaarten wisselen van plaats?
web-caligula-ask-lose-marker = Welke van je fiches neem je terug?
web-caligula-ask-lose-point = Welk punt verlies je?
web-caligula-ask-lose-pugio = Welke kaart met een Pugio lever je in?
web-caligula-ask-lose-coniura = Welke kaart met een Coniura lever je in?
web-caligula-ask-starting = Een samenzwering tegen { $emperor } (leven { $life })? Speel Coniura-kaarten.
web-caligula-ask-bidding = { $name } leidt met { $total }. Speel { $missing } Coniura om mee te gaan, meer om te verhogen.
web-caligula-ask-nominating = Wie moet { $emperor } opvolgen?
web-caligula-ask-favouring = Je gunst: voor { $names }?
web-caligula-ask-protecting = { $emperor } met een Pugio beschermen?
web-caligula-ask-striking = Tot nu toe { $daggers } van de { $life } dolken. Toesteken?
web-caligula-lose-victory = Een overwinningspunt
web-caligula-lose-conspiracy = Een samenzweringspunt
web-caligula-pass-rewarding = Weigeren
web-caligula-pass-starting = Geen samenzwering
web-caligula-pass-bidding = Passen
web-caligula-pass-favouring = Geen gunst
web-caligula-pass-favour-stays = Laten liggen
web-caligula-pass-protecting = Niet beschermen
web-caligula-pass-striking = Niet toesteken
web-caligula-lay-conspire = Beginnen met { $count }
web-caligula-lay-join = Meegaan met { $count }
web-caligula-lay-strike = Toesteken met { $count } ({ $daggers } van { $life })
web-caligula-sums = Sommen op deze kaart
web-caligula-concerned = krijgt die

## De samenzwering

web-caligula-plot-last = De laatste samenzwering, tegen { $emperor }
web-caligula-to-plot = Terug naar de samenzwering
web-caligula-step-bids = Bieden
web-caligula-step-favour = Gunst
web-caligula-step-shields = Schilden
web-caligula-step-daggers = Dolken
web-caligula-shield = Schild
web-caligula-plot-in = Doet mee
web-caligula-plot-waiting = Moet nog antwoorden
web-caligula-plot-out = Doet niet mee
web-caligula-role-leads = leidt
web-caligula-role-joined = doet mee
web-caligula-role-asked = beslist nu
web-caligula-role-waiting = komt nog
web-caligula-role-out = heeft gepast
web-caligula-life-against = Dolken { $daggers } tegen leven { $life }
web-caligula-dead = { $emperor } is dood
web-caligula-alive = { $emperor } overleeft het
web-caligula-reigns = { $emperor } regeert
web-caligula-gain-leader = als leider
web-caligula-gain-dagger = voor het toesteken

## Het einde

web-caligula-fallen = Het Rijk is gevallen
web-caligula-unharmed = Niemand kwam in opstand tegen { $emperor }.
web-caligula-winner = gewonnen
web-caligula-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de overwinning.
}
web-caligula-tie-primus = Gelijke stand: Primus Inter Pares besliste.
web-caligula-tie-conspiracy = Gelijke stand: de samenzweringspunten beslisten.
web-caligula-tie-cards = Gelijke stand: de kaarten in de hand beslisten.
web-caligula-tie-shared = Gelijk tot op de laatste kaart.
