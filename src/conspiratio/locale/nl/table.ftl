# De tafel in de terminal: vakken, toetsen, hulp, gordijn en het einde.

## De statusregel

table-too-small = De tafel heeft { $width }x{ $height } nodig; maak het venster groter of gebruik --plain.

## Vakken

table-rome-mark = ▼ neemt Rome
table-deck = Stapel { $count }
table-face-down = gedekt
table-looked = bekeken
table-rivals = Rivalen
table-money = { $count } Au
table-money-head = Au
table-points-head = Ptn
table-display = Display van { $name }
table-limit = limiet { $limit }
table-hand-empty = geen kaart in je hand
table-drawn = Getrokken
table-to-hand = → hand
table-to-deck = → onder de stapel
table-moves = Je zetten
table-waiting = { $name } denkt na…
table-then-income = { $move } → inkomsten { $income }

## De zeven weegschalen

table-best-head = sterkste
table-now-players = Als het nu eindigde: spelers winnen, { $standing }.
table-now-rome = Als het nu eindigde: Rome wint, en { $names } wint mee.
table-now-rome-alone = Als het nu eindigde: Rome wint, en niemand wint mee.
table-now-solo-won = Als het nu eindigde: gewonnen, { $categories } van 7 categorieën, sterker in { $stronger } (nodig: { $goal }).
table-now-solo-lost = Als het nu eindigde: verloren, { $categories } van 7 categorieën, sterker in { $stronger } (nodig: { $goal }).
table-holds = { $held ->
    [one] Rome heeft { $held } categorie in handen; { $needed } is genoeg.
   *[other] Rome heeft { $held } categorieën in handen; { $needed } is genoeg.
}
table-unseen = { $count ->
    [one] ? Eén gedekte kaart van Rome telt niet mee.
   *[other] ? { $count } gedekte kaarten van Rome tellen niet mee.
}
table-fortune-unknown = Het grootste vermogen ook niet.

## Terugnemen

table-restarted = Terug op het vroegste punt van je beurt dat nog kan.
table-undo-nothing = Er valt nog niets van jou terug te nemen.
table-undo-others = Anderen hebben sindsdien gespeeld; je zet blijft staan.
table-undo-news = Dat kan niet terug: iemand is er iets door te weten gekomen.
table-undo-over = Het spel is afgelopen: er wordt niets meer teruggenomen.
table-choose-line = Kies nu wat je openlegt: een van de regels die { $card } houden.
table-unsaved = Niet opgeslagen! { $why }

## Toetsen

table-key-undo = ongedaan
table-key-restart = opnieuw
table-key-players = spelers
table-key-log = verloop
table-key-rules = regels
table-key-hint = tip
table-key-review = terugblik
table-key-help = hulp
table-key-quit = stoppen
table-key-back = terug
table-key-leave = stoppen
table-key-table = de tafel
table-key-search = zoeken

## Samen aan één scherm

table-curtain = Geef het scherm aan { $name }
table-curtain-enter = { $name }: druk op Enter als niemand anders kijkt.
table-curtain-undo = { $name }: met u neem je je laatste zet terug.

## Hulp

table-help = Hulp
table-help-aim = Rome groeit elke ronde. Is Rome aan het eind in 4 of meer van de 7 categorieën onverslagen, dan wint alleen de Primus Conspiratus mee. Anders winnen de meeste punten.
table-help-turn = Je beurt: drie kaarten trekken (één in je hand, één naar een Legioen, één onder de stapel), als je wilt de kaarten van één Legioen kopen, kaarten spelen (de eerste is gratis), inkomsten nemen. Of alleen de gedekte kaarten van Rome bekijken.
table-help-why = Probeer alles: wat niet kan, zegt waarom, en welke regel het is.
table-help-keys = Toetsen en muis
table-help-arrows = ↑ ↓ Enter
table-help-arrows-does = een zet uit de lijst kiezen
table-help-numbers = 1–9, 0, a–z
table-help-numbers-does = de zet met dat teken meteen doen
table-help-tab = Tab, Shift+Tab
table-help-tab-does = van paneel naar paneel; daar proberen pijltjes en Enter wat er ligt
table-help-mouse = muis
table-help-mouse-does = klik op een handkaart om die te spelen, op een Legioen om het te kopen; op een getrokken kaart en dan waar die heen gaat
table-help-space = Spatie
table-help-space-does = niet wachten: de anderen spelen meteen tot jij aan de beurt bent
table-help-undo-does = je laatste zet terugnemen, zolang niemand er iets door te weten kwam
table-help-restart-does = alles van deze beurt terugnemen wat nog kan
table-help-players-does = ieders display, de Legioenen en de gedekte kaarten die je kent
table-help-log-does = alles wat er gebeurde
table-help-rules-does = een regel opzoeken
table-help-hint-does = een tip: de beste zetten, zoals een sterke speler ze zou zien
table-help-quit-does = opslaan en weggaan; de volgende keer gaat het hier verder
table-help-signs = Tekens
table-sign-card = een kaart: categorie, symbolen, waarde
table-sign-pile = in een display: symbolen / kaarten
table-sign-primus = Primus, de startspeler van de ronde
table-sign-rome-takes = wat Rome aan het eind van de ronde neemt
table-sign-scale = jouw symbolen (vol) en die van de sterkste (gearceerd)
table-sign-holds = de schaal slaat door: naar Rome of naar de spelers
table-sign-stronger = hier ben je sterker dan Rome
table-sign-unseen = de gedekte kaarten van Rome tellen niet mee

## Spelers

table-known-hand = bekend in de hand: { $cards }
table-known-deck = Deze kaarten in de stapel ken je: { $cards }

## Regels

table-rules = Regels
table-rules-search = typ woorden om te zoeken…
table-rules-none = In geen regel staan deze woorden.
table-rules-heading = In het boekje onder “{ $heading }”
table-rules-ruling = Onze interpretatie: { $text }

## Het einde

table-end = Het einde
table-end-no-refill = De stapel is te klein voor de Legioenen.
table-end-exhausted = De stapel is op en de laatste ronde is voorbij.
table-end-turns-up = Rome draait om:
table-end-player = Speler
table-show-end = Tonen hoe het afliep
